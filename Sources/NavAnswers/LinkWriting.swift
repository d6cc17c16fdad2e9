public import NavGraph
public import NavLinks

/// Why there is no URL of a node with the given values.
public enum LinkWritingProblem: Error, Sendable, Hashable {
    /// The node has no parameter with that name; `known` are those that it has.
    case unknownParameter(String, known: [String])
    /// No value was given for a required parameter of this type.
    case missing(String, type: String)
    /// Several values, or none, were given for a parameter that is not a list.
    case notOneValue(String, count: Int)
    /// A string is not a value of its parameter's type, and why.
    case invalid(String, text: String, reason: String)
    /// No pattern leads to the node.
    case noPattern
    /// No pattern of the node can express the values; each needs some that are missing, of which these
    /// are the first pattern's.
    case notCarried(missing: [String])
}

extension LinkAnalysis {
    /// The value that a caller gives for one parameter.
    public struct GivenValue: Sendable {
        public var name: String
        /// The strings of a list, or the single string of another value; nil for an optional
        /// without a value.
        public var texts: [String]?

        public init(_ name: String, _ texts: [String]?) {
            self.name = name
            self.texts = texts
        }
    }

    /// The URL of a node with the given values. Enum values are given by the names of their cases.
    public func url(
        of node: NodeID, given: [GivenValue], build: Int = 0
    ) throws(LinkWritingProblem) -> String {
        let parameters = graph.linkParameters(of: node)
        if let unknown = given.first(where: { value in !parameters.contains { $0.name.value == value.name } }) {
            throw .unknownParameter(unknown.name, known: parameters.map(\.name.value))
        }
        var values: [SpelledValue] = []
        for parameter in parameters {
            values.append(try value(of: parameter, given.last { $0.name == parameter.name.value }))
        }
        guard !patterns(of: node).isEmpty else { throw .noPattern }
        guard let url = url(of: node, values, build: build) else {
            throw .notCarried(missing: missing(values, of: node))
        }
        return url
    }

    /// The names of absent values that the first pattern of a node needs, although their parameters are
    /// optional. Empty if some pattern needs none.
    private func missing(_ values: [SpelledValue], of node: NodeID) -> [String] {
        let needed = patterns(of: node).map { number in
            patterns[number].needed.filter { values[$0] == .none || values[$0] == .many([]) }
                .map { patterns[number].parameters[$0].name }
        }
        return needed.contains([]) ? [] : needed.first ?? []
    }

    private func value(of parameter: Parameter, _ given: GivenValue?) throws(LinkWritingProblem) -> SpelledValue {
        let name = parameter.name.value
        let type = ValueType(parameter.type.base, in: graph)
        guard let given else {
            if parameter.isRequired { throw .missing(name, type: parameter.type.text) }
            if type != .opaque, let literal = parameter.defaultValue?.value { return type.value(of: literal) }
            return parameter.type.form == .list ? .many([]) : .none
        }
        guard let texts = given.texts else {
            guard parameter.type.form == .optional else { throw .missing(name, type: parameter.type.text) }
            return .none
        }
        let items = texts.map { Literal.scalar($0, isPlain: type.isWrittenPlain) }
        let literal: Literal
        if parameter.type.form == .list {
            literal = .list(items)
        } else {
            guard let only = items.first, items.count == 1 else { throw .notOneValue(name, count: items.count) }
            literal = only
        }
        // A text that is given is a value, also for an optional: neither empty nor `null` stands for none.
        var wanted = parameter.type
        if wanted.form == .optional { wanted.form = .single }
        if let problem = problem(with: literal, as: wanted) {
            throw .invalid(name, text: texts.first ?? "", reason: problem.message)
        }
        return type.value(of: literal)
    }
}
