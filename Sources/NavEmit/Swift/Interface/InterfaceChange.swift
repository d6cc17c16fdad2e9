public import NavGraph

/// What callers of the generated Swift find changed, of one node or of the graph as a whole.
public struct InterfaceChange: Sendable {
    public enum Kind: String, Sendable, CaseIterable {
        /// It is there no longer.
        case gone
        /// The same has another name, or stands in another type.
        case renamed
        /// Another module compiles it: callers have to import that.
        case moved
        /// It takes or returns something else.
        case changed
        /// Whoever conforms to a protocol has to write something new.
        case requirementAdded
        /// What somebody wrote who conforms to a protocol has to be written otherwise.
        case requirementChanged
        /// What somebody wrote who conforms to a protocol is asked for no longer.
        case requirementGone
        /// An enum has one more case.
        case addedCase
        case added
        /// From fewer places than before, all can be seen.
        case accessNarrowed
    }

    /// Whether callers that compile still do.
    public enum Effect: Int, Sendable, Comparable {
        case safe
        /// Not where a `switch` names each case, where a pattern takes each value, or where a function that can wait calls
        /// what now can be waited for.
        case conditional
        case breaking

        public static func < (left: Effect, right: Effect) -> Bool { left.rawValue < right.rawValue }
    }

    /// How one declaration differs from what it was.
    public enum Difference: Sendable, Hashable {
        case parameterGone(String)
        case parameterAdded(String, isOptional: Bool)
        case parameterType(String, old: String, new: String)
        case parameterOrder
        /// It has to be said where it could be left out.
        case defaultGone(String)
        case result(old: String?, new: String?)
        case isAsync(Bool)
        case isStatic(Bool)
        case conformanceGone(String)
        /// A protocol asks those who conform to it to conform to another, too.
        case conformanceAsked(String)
        case kind(old: String, new: String)
    }

    /// One declaration: as it was and as it is, where it is there.
    public struct Part: Sendable, Hashable {
        public let old: SwiftInterface.Declaration?
        public let new: SwiftInterface.Declaration?
        public let differences: [Difference]
        public let effect: Effect
    }

    public let kind: Kind
    /// In the old graph; nil where the node is new, or it is about the whole.
    public let oldNode: NodeID?
    /// In the new graph; nil where the node is gone, or it is about the whole.
    public let newNode: NodeID?
    /// What of it changed in this way, in the order of the old or the new Swift.
    public let parts: [Part]

    /// That of the worst of its parts.
    public var effect: Effect { kind == .accessNarrowed ? .breaking : parts.map(\.effect).max() ?? .safe }
}
