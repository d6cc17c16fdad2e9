import NavAnswers
import NavSyntax

/// The error thrown when a name is not in the graph.
public struct UnknownName: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kind of thing that a name refers to.
    public enum Kind: String, Sendable, CaseIterable {
        /// A node, by its id.
        case node
        /// An environment of `links:`.
        case environment
        /// A section, by its path.
        case section
        /// A tag of nodes.
        case tag
    }

    /// The kind of thing that was expected.
    public var kind: Kind
    /// The name.
    public var name: String
    /// A suggestion for display, such as "did you mean `order`?".
    public var suggestion: String?

    init(_ kind: Kind, _ name: String, among known: [String]) {
        self.kind = kind
        self.name = name
        suggestion = didYouMean(name, among: known)?.text
    }

    /// The error on one line.
    public var description: String {
        "the graph has no \(kind.rawValue) `\(name)`" + (suggestion.map { ": \($0)" } ?? "")
    }
}

/// The error thrown when there is no URL of a node with the given values.
public enum LinkError: Error, Sendable, Hashable, CustomStringConvertible {
    /// There is no such node.
    case unknownNode(UnknownName)
    /// The node has no parameter with that name; `known` are those that it has.
    case unknownParameter(String, node: String, known: [String])
    /// A required value of this type is missing.
    case missingValue(String, node: String, type: String)
    /// A value is not of its parameter's type, and why.
    case unfitValue(String, node: String, reason: String)
    /// The node has no `url:`.
    case noPattern(node: String)
    /// No pattern of the node can express these values in this environment.
    case notCarried(node: String)

    init(_ problem: LinkWritingProblem, node: String) {
        self =
            switch problem {
            case .unknownParameter(let name, let known): .unknownParameter(name, node: node, known: known)
            case .missing(let name, let type): .missingValue(name, node: node, type: type)
            case .notOneValue(let name, let count):
                .unfitValue(name, node: node, reason: "it is not a list, but \(count) values are given")
            case .invalid(let name, _, let reason): .unfitValue(name, node: node, reason: reason)
            case .noPattern: .noPattern(node: node)
            case .notCarried: .notCarried(node: node)
            }
    }

    /// The error on one line.
    public var description: String {
        switch self {
        case .unknownNode(let name): return "\(name)"
        case .unknownParameter(let name, let node, let known):
            let names = known.isEmpty ? "it has none" : "it has " + known.map { "`\($0)`" }.joined(separator: ", ")
            return "`\(node)` has no parameter `\(name)`: \(names)"
        case .missingValue(let name, let node, let type): return "`\(node)` needs `\(name)`, of type \(type)"
        case .unfitValue(let name, let node, let reason): return "`\(name)` of `\(node)` does not fit: \(reason)"
        case .noPattern(let node): return "`\(node)` has no URL: give it one with `url:`"
        case .notCarried(let node): return "no URL of `\(node)` carries these values"
        }
    }
}
