/// A string that is compared by its Unicode scalars, as URLs are, not by canonical equivalence.
public struct ExactText: Hashable, Comparable, Sendable {
    public let string: String

    public init(_ string: String) { self.string = string }

    public static func == (left: ExactText, right: ExactText) -> Bool {
        left.withBytes { left in right.withBytes { areEqual(left, $0) } }
    }

    public func hash(into hasher: inout Hasher) {
        withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }

    public static func < (left: ExactText, right: ExactText) -> Bool {
        left.withBytes { left in right.withBytes { left.lexicographicallyPrecedes($0) } }
    }

    /// Calls `body` with the UTF-8 bytes, without a copy if the storage is contiguous.
    private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let result = string.utf8.withContiguousStorageIfAvailable(body) { return result }
        return Array(string.utf8).withUnsafeBufferPointer(body)
    }

    private static func areEqual(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
        guard left.count == right.count else { return false }
        var place = 0
        while place < left.count, left[place] == right[place] { place += 1 }
        return place == left.count
    }
}
