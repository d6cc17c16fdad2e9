public import NavGraph
public import NavSwiftWriter

/// A change in generated Swift that callers can notice, of one node or of the graph as a whole.
public struct InterfaceChange: Sendable {
    public enum Kind: String, Sendable, CaseIterable {
        /// It was removed.
        case gone
        /// It has another name, or is in another type.
        case renamed
        /// Another module compiles it, which callers have to import.
        case moved
        /// Its parameters or its type changed.
        case changed
        /// A protocol has a new requirement.
        case requirementAdded
        /// A requirement of a protocol changed, so conforming types have to change.
        case requirementChanged
        /// A protocol has lost a requirement.
        case requirementGone
        /// An enum has one more case.
        case addedCase
        case added
        /// The access level of all declarations is narrower.
        case accessNarrowed
    }

    /// Whether code that compiles with the old Swift compiles with the new one.
    public enum Effect: Int, Sendable, Comparable {
        case safe
        /// It does not compile if a `switch` names each case, a pattern binds each value, or an
        /// `async` function calls a method that now has an `async` overload.
        case conditional
        case breaking

        public static func < (left: Effect, right: Effect) -> Bool { left.rawValue < right.rawValue }
    }

    /// A difference between the old and the new version of a declaration.
    public enum Difference: Sendable, Hashable {
        case parameterGone(String)
        case parameterAdded(String, isOptional: Bool)
        case parameterType(String, old: String, new: String)
        case parameterOrder
        /// An argument that could be left out is now required.
        case defaultGone(String)
        case result(old: String?, new: String?)
        case isAsync(Bool)
        case isStatic(Bool)
        case conformanceGone(String)
        /// A protocol requires conformance to a further protocol.
        case conformanceAsked(String)
        case kind(old: String, new: String)
    }

    /// One declaration before and after the change. Either can be missing.
    public struct Part: Sendable, Hashable {
        public let old: SwiftInterface.Declaration?
        public let new: SwiftInterface.Declaration?
        public let differences: [Difference]
        public let effect: Effect
    }

    public let kind: Kind
    /// The node in the old graph; nil if it is new, or if the change is not about one node.
    public let oldNode: NodeID?
    /// The node in the new graph; nil if it was removed, or if the change is not about one node.
    public let newNode: NodeID?
    /// The declarations that changed in this way, in the order of the old or the new Swift.
    public let parts: [Part]

    /// The worst effect of its parts.
    public var effect: Effect { kind == .accessNarrowed ? .breaking : parts.map(\.effect).max() ?? .safe }
}
