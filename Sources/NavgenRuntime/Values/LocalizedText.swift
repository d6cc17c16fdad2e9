#if !canImport(Darwin)
    nonisolated extension String {
        /// Where a string's translations are.
        public enum LocalizedBundle: Sendable { case module }

        /// Other systems have no translation tables.
        @_disfavoredOverload
        public init(localized text: String) { self = text }

        @_disfavoredOverload
        public init(localized text: String, bundle: LocalizedBundle) { self = text }
    }
#endif
