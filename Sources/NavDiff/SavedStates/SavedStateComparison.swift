public import NavGraph
public import NavLinks
import NavSwiftWriter

/// Compares two versions of a graph: which parts of a saved state of the old version the new
/// version restores.
public struct SavedStateComparison: Sendable {
    /// What happens to each node that a saved state can hold, in each place, in the order of the
    /// old graph.
    public let findings: [Finding]
    /// Whether no saved state can be restored: the new version chooses between roots, and the old
    /// states do not contain their root.
    public let isRefused: Bool

    /// A node of the old graph, in one of the places where a state can hold it.
    public struct Finding: Sendable {
        public let node: NodeID
        /// The new node that is restored for it; nil if none has its name.
        public let successor: NodeID?
        public let place: Place
        public let outcome: Outcome
    }

    /// Where a saved state holds a node.
    public enum Place: String, Sendable, CaseIterable {
        /// On a stack, or in a column of a split.
        case stack
        case sheet, cover, popover, alert, dialog
        /// A flow with its step and its data.
        case flow
        /// A tab or root, with its first screen and the stack above it.
        case base
    }

    public enum Outcome: Sendable, Hashable {
        case restored
        /// Some values are lost, from all states or from some; see `Loss.isAlways`.
        case partlyRestored([Loss])
        /// The node is left out, with everything above it.
        case notRestored(Reason)
    }

    public enum Reason: Sendable, Hashable {
        case nodeGone
        /// The new graph never shows it in this place.
        case notShownThisWay
        /// The app shows it by itself.
        case external
        /// A value of it is transient and therefore not saved.
        case transient(String)
        /// It has a new required parameter, which saved states do not have.
        case newParameter(String)
        /// It requires a value, and the saved one cannot be read.
        case parameter(String, ValueLoss)
        /// The first screen of the tab or root cannot be restored.
        indirect case root(NodeID, Reason)
        /// The sidebar of a split view has another node.
        case otherRoot(NodeID)
        /// States are no longer saved.
        case noState
    }

    /// A part of a restored node that is lost.
    public struct Loss: Sendable, Hashable {
        public enum Subject: Sendable, Hashable {
            /// The value of a parameter, or of a field of a flow's data.
            case value(String)
            /// A step of a flow.
            case step(NodeID)
            /// The first screen of a tab or root, which is replaced by another node. What was above
            /// it stays.
            case root(NodeID, now: NodeID)
            /// A column of a split.
            case column(String)
            /// The stack of a presentation that no longer has one.
            case stack
        }
        public enum Consequence: Sendable, Hashable {
            /// It is left out without a replacement.
            case dropped
            /// It is replaced by this Swift expression.
            case replaced(by: String)
            /// The node requires it, so the node is lost, too, with everything above it.
            case losesNode
        }
        public let subject: Subject
        public let reason: ValueLoss
        public let consequence: Consequence
        /// Whether it is lost from every saved state, not only from some.
        public let isAlways: Bool
    }

    public init(old: LinkAnalysis, new: LinkAnalysis) {
        let comparison = SavedNodes(SwiftModel(old, sourceName: ""), SwiftModel(new, sourceName: ""))
        findings = comparison.findings
        isRefused = comparison.isRefused
    }
}
