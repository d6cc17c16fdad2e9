/// A string that is compared by its Unicode scalars, as URLs are, not by canonical equivalence.
public struct ExactString: Hashable, Comparable, Sendable {
    public let string: String

    public init(_ string: String) { self.string = string }

    public static func == (left: ExactString, right: ExactString) -> Bool {
        left.string.utf8.elementsEqual(right.string.utf8)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(string.utf8.count)
        for byte in string.utf8 { hasher.combine(byte) }
    }

    public static func < (left: ExactString, right: ExactString) -> Bool {
        left.string.utf8.lexicographicallyPrecedes(right.string.utf8)
    }
}
