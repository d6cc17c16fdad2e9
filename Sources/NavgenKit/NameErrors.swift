import NavDriver
import NavSyntax

/// A name that stands for nothing in the graph.
public struct UnknownName: Error, Sendable, Hashable, CustomStringConvertible {
    /// What a name can stand for.
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

    /// What the name was to stand for.
    public var kind: Kind
    /// The name.
    public var name: String
    /// A name that may have been meant, as a question that can be shown.
    public var suggestion: String?

    init(_ kind: Kind, _ name: String, among known: [String]) {
        self.kind = kind
        self.name = name
        suggestion = didYouMean(name, among: known)
    }

    /// The mistake in one line.
    public var description: String {
        "the graph has no \(kind.rawValue) `\(name)`" + (suggestion.map { ": \($0)" } ?? "")
    }
}

/// Why there is no URL of a node with certain values.
public enum LinkError: Error, Sendable, Hashable, CustomStringConvertible {
    /// There is no such node.
    case unknownNode(UnknownName)
    /// The node has no parameter of that name; `known` are those that it has.
    case unknownParameter(String, node: String, known: [String])
    /// A value is missing that the node needs, of this type.
    case missingValue(String, node: String, type: String)
    /// A value is none of its parameter's type, and why.
    case unfitValue(String, node: String, reason: String)
    /// The node has no `url:`.
    case noPattern(node: String)
    /// None of the node's patterns carries these values, in this environment.
    case notCarried(node: String)

    init(_ problem: LinkWritingProblem, node: String) {
        self =
            switch problem {
            case .unknownParameter(let name, let known): .unknownParameter(name, node: node, known: known)
            case .missing(let name, let type): .missingValue(name, node: node, type: type)
            case .notOneValue(let name, let count):
                .unfitValue(name, node: node, reason: "it is no list, and \(count) values are given")
            case .unfit(let name, _, let reason): .unfitValue(name, node: node, reason: reason)
            case .noPattern: .noPattern(node: node)
            case .notCarried: .notCarried(node: node)
            }
    }

    /// The error in one line.
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
