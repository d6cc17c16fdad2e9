#if !canImport(Darwin)
    nonisolated extension String {
        /// Where a string's translations are.
        public enum LocalizedBundle: Sendable {
            /// With the code that names it.
            case module
        }

        /// Other systems have no translation tables.
        @_disfavoredOverload
        public init(localized text: String) { self = text }

        /// The text as it is.
        @_disfavoredOverload
        public init(localized text: String, bundle: LocalizedBundle) { self = text }
    }
#endif
