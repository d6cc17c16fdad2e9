public import NavGraph
public import NavLinks

/// What of the states that one version of an app has saved the next one restores.
public struct SavedStateComparison: Sendable {
    /// What a saved state can hold, in the order of the old graph: what becomes of each in each place.
    public let findings: [Finding]
    /// All that is saved is refused: the new version shows one of several roots, and what the old one saved does not say
    /// which.
    public let isRefused: Bool

    /// One node of the old graph in one of the places where a state can hold it.
    public struct Finding: Sendable {
        public let node: NodeID
        /// What it is read as; nil: nothing has its name.
        public let successor: NodeID?
        public let place: Place
        public let outcome: Outcome
    }

    /// Where a saved state holds a node.
    public enum Place: String, Sendable, CaseIterable {
        /// On a stack, or in a column of a split.
        case stack
        case sheet, cover, popover, alert, dialog
        /// With its step and its data.
        case flow
        /// A tab or a root, with what it begins with and the stack upon that.
        case base
    }

    public enum Outcome: Sendable, Hashable {
        case wholly
        /// Some values are lost, of all states or of some; see each loss.
        case inPart([Loss])
        /// It is left out, and with it what lay upon it.
        case notAtAll(Reason)
    }

    public enum Reason: Sendable, Hashable {
        case nodeGone
        /// The new graph never shows it in this way.
        case notShownSo
        /// The app shows it by itself.
        case external
        /// A value of it lives in memory only.
        case transient(String)
        /// It needs a value that no saved state has.
        case parameterNew(String)
        /// It needs a value, and what was saved of it is none.
        case parameter(String, ValueLoss)
        /// What the tab or root began with cannot be read.
        indirect case root(NodeID, Reason)
        /// A split view begins with another node.
        case otherRoot(NodeID)
        /// States are not saved any more.
        case noState
    }

    /// What is lost of a node that is restored.
    public struct Loss: Sendable, Hashable {
        public enum Subject: Sendable, Hashable {
            /// A parameter, or a field of a flow's data.
            case value(String)
            /// A step of a flow.
            case step(NodeID)
            /// What a tab or root began with: the second node is there now, and what lay upon the first one stays.
            case root(NodeID, now: NodeID)
            /// A column of a split.
            case column(String)
            /// What lay on the stack of a presentation that has none now.
            case stack
        }
        public enum Consequence: Sendable, Hashable {
            /// It is left out; nothing takes its place.
            case dropped
            /// This takes its place, as it stands in Swift.
            case replaced(by: String)
            /// The node cannot be without: it goes, and with it what lies upon it.
            case takesNode
        }
        public let subject: Subject
        public let reason: ValueLoss
        public let consequence: Consequence
        /// Of every saved state, not only of some.
        public let isAlways: Bool
    }

    public init(
        old: AnalysedGraph, _ oldLinks: LinkTable, new: AnalysedGraph, _ newLinks: LinkTable
    ) {
        let options = EmitOptions(sourceName: "")
        let comparison = SavedNodes(SwiftModel(old, oldLinks, options), SwiftModel(new, newLinks, options))
        findings = comparison.findings
        isRefused = comparison.isRefused
    }
}
