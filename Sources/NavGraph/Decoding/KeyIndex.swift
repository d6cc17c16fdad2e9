/// Finds a key's place in its table by its bytes, without making a String of what a file says.
struct KeyIndex: Sendable {
    /// All names, one behind the other.
    private var text: [UInt8] = []
    /// Where each begins, and the last one ends.
    private var starts = [0]
    /// A hash table: the place and one, or nothing.
    private var slots: [UInt8]

    init(_ names: [String]) {
        var size = 16
        while size < names.count * 4 { size *= 2 }
        slots = Array(repeating: 0, count: size)
        for (index, name) in names.enumerated() {
            let bytes = Array(name.utf8)
            text += bytes
            starts.append(text.count)
            bytes.withUnsafeBufferPointer { name in
                guard self[name] == nil else { return }
                var slot = Self.hash(name) & (size - 1)
                while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
                slots[slot] = UInt8(truncatingIfNeeded: index + 1)
            }
        }
    }

    subscript(name: UnsafeBufferPointer<UInt8>) -> Int? {
        var slot = Self.hash(name) & (slots.count - 1)
        while slots[slot] != 0 {
            let index = Int(slots[slot]) - 1
            if isSame(index, name) { return index }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    private func isSame(_ index: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = starts[index]
        guard starts[index + 1] - start == name.count else { return false }
        for offset in name.indices where text[start + offset] != name[offset] { return false }
        return true
    }

    /// Cheap, and the same in every run.
    private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in name { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return Int(hash ^ (hash >> 15))
    }
}
