#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

// Conversions between values and their canonical spellings in URLs and tables.

nonisolated extension String {
    public init?(spelling text: String) { self = text }
    public var spelling: String? { self }
}

nonisolated extension Int {
    public init?(spelling text: String) {
        guard let value = Spelling.int(text.utf8) else { return nil }
        self.init(exactly: value)
    }
    public var spelling: String? { String(self) }
}

nonisolated extension Int64 {
    public init?(spelling text: String) {
        guard let value = Spelling.int(text.utf8) else { return nil }
        self = value
    }
    public var spelling: String? { String(self) }
}

nonisolated extension UInt {
    public init?(spelling text: String) {
        guard let value = Spelling.uint(text.utf8) else { return nil }
        self.init(exactly: value)
    }
    public var spelling: String? { String(self) }
}

nonisolated extension Double {
    public init?(spelling text: String) {
        guard Spelling.isDouble(text.utf8) else { return nil }
        self.init(text)
    }
    public var spelling: String? { isFinite ? String(self) : nil }
}

nonisolated extension Decimal {
    public init?(spelling text: String) {
        guard Spelling.isDecimal(text.utf8) else { return nil }
        // There is no negative zero.
        let isZero = text.utf8.allSatisfy { "-.0".utf8.contains($0) }
        self.init(string: isZero ? "0" : text)
    }
    public var spelling: String? { isNaN ? nil : description }
}

nonisolated extension Bool {
    /// Reads an empty string as `true`, so that a query item without a value is true.
    public init?(spelling text: String) {
        guard let value = text.isEmpty ? true : Spelling.bool(text.utf8) else { return nil }
        self = value
    }
    public var spelling: String? { String(self) }
}

nonisolated extension UUID {
    public init?(spelling text: String) {
        guard let halves = Spelling.uuid(Array(text.utf8)) else { return nil }
        self.init(uuid: unsafeBitCast(halves, to: uuid_t.self))
    }
    public var spelling: String? { uuidString }
}

nonisolated extension URL {
    public init?(spelling text: String) {
        guard Spelling.isURL(text) else { return nil }
        self.init(string: Spelling.escaped(url: text))
    }
    public var spelling: String? { absoluteString }
}

nonisolated extension NodeValue.Parameter {
    /// The spelling in a URL; `nil` if no URL can contain the value.
    var text: LinkText? {
        switch self {
        case .none, .null: return LinkText.none
        case .string(let value): return .one(value)
        case .int(let value): return .one(String(value))
        case .double(let value): return value.spelling.map { .one($0) }
        case .bool(let value): return .one(String(value))
        case .uuid: return UUID(self).map { .one($0.uuidString) }
        case .date: return Date(self)?.spelling.map { .one($0) }
        case .list(let values):
            let texts = values.compactMap(\.text).flatMap(\.all)
            return texts.count == values.count ? (texts.isEmpty ? LinkText.none : .many(texts)) : nil
        case .boxed(let box):
            // A UInt, a Decimal or a URL. Values of the app's own types cannot be in URLs.
            return (box.value.base as? any ParameterValue)?.spelling.map { .one($0) }
        }
    }
}
