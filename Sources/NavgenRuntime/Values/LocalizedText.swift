#if !canImport(Darwin)
    nonisolated extension String {
        /// The bundle that contains the translations of a string.
        public enum LocalizedBundle: Sendable {
            /// The bundle of the module that contains the code.
            case module
        }

        /// Creates a string without translating it: other systems have no translation tables.
        @_disfavoredOverload
        public init(localized text: String) { self = text }

        /// Creates a string without translating it.
        @_disfavoredOverload
        public init(localized text: String, bundle: LocalizedBundle) { self = text }
    }
#endif
