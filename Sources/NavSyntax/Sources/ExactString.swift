/// A string that is compared by its Unicode scalars, as URLs are, not by canonical equivalence.
public struct ExactString: Hashable, Comparable, Sendable {
    public let string: String

    public init(_ string: String) { self.string = string }

    public static func == (left: ExactString, right: ExactString) -> Bool {
        left.withBytes { left in right.withBytes { areEqual(left, $0) } }
    }

    public func hash(into hasher: inout Hasher) {
        withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }

    public static func < (left: ExactString, right: ExactString) -> Bool {
        left.withBytes { left in right.withBytes { left.lexicographicallyPrecedes($0) } }
    }

    /// Calls `body` with the UTF-8 bytes, without a copy if the storage is contiguous.
    private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let result = string.utf8.withContiguousStorageIfAvailable(body) { return result }
        return Array(string.utf8).withUnsafeBufferPointer(body)
    }

    private static func areEqual(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
        guard left.count == right.count else { return false }
        var index = 0
        while index < left.count, left[index] == right[index] { index += 1 }
        return index == left.count
    }
}
