/// A hash table from the bytes of a key to its index, so that decoding creates no strings for keys.
struct KeyIndex: Sendable {
    /// All names, concatenated.
    private var text: [UInt8] = []
    /// The offset of each name, and the end of the last one.
    private var starts = [0]
    /// The slots of the hash table: an index plus one, or 0 if empty.
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
            if areEqual(index, name) { return index }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    private func areEqual(_ index: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = starts[index]
        guard starts[index + 1] - start == name.count else { return false }
        for offset in name.indices where text[start + offset] != name[offset] { return false }
        return true
    }

    /// The FNV-1a hash, which is fast and the same in every run.
    private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in name { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return Int(hash ^ (hash >> 15))
    }
}
