#if !canImport(ObjectiveC)
    /// A reference to a string that is localized later, as declared by Foundation on Apple's
    /// systems.
    @available(A16, *)
    public struct LocalizedStringResource: Equatable, Codable, Sendable, ExpressibleByStringInterpolation {
        public let key: String
        public var table: String?

        public init(stringLiteral value: String) {
            key = value
        }

        public init(
            _ key: StaticString, defaultValue: String? = nil, table: String? = nil, comment: StaticString? = nil
        ) {
            self.key = "\(key)"
            self.table = table
        }
    }
#endif
