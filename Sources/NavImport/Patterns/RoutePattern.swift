/// A path pattern of another tool: of a web server, a router, or a mobile framework.
///
/// It reads `:id`, `{id}`, `<id>`, `[id]`, each also optional, with a type or with a regular expression, and `*`.
package struct RoutePattern {
    /// The pattern as navgen writes it.
    package internal(set) var path = ""
    /// Whether the pattern has query items.
    package internal(set) var hasQuery = false
    package internal(set) var parameters: [SketchParameter] = []
    /// Enums for parameters of which only a few values are allowed.
    package internal(set) var types: [SketchEntry] = []
    package internal(set) var todos: [String] = []
    /// The parts of a name for its node: literal segments, and a parameter at the end.
    private var words: [String] = []
    /// The parts of a name with all parameters.
    private var allWords: [String] = []
    var source: [Character]
    var position = 0
    let dialect: Dialect
    /// The number of open groups that may be absent: `(/:id)`.
    var groups = 0

    /// Which tool the pattern is of.
    package enum Dialect {
        /// Any that writes parameters in one of the common ways.
        case any
        /// `:id`, `:id?`, `:id(regex)` and `*`, each a whole segment.
        case reactNavigation
        /// `[id]` and `[...rest]`, each a whole segment.
        case expoRouter
    }

    private static let maxLength = 2000
    private static let maxSegments = 50

    package init(_ source: String, in dialect: Dialect = .any) {
        self.dialect = dialect
        let text = source.prefix(Self.maxLength)
        if text.endIndex < source.endIndex { todos.append("the source goes on after \(Self.maxLength) characters") }
        let query = dialect == .expoRouter ? nil : Self.query(in: text)
        self.source = Array(query.map { text[..<$0] } ?? text)
        read()
        if let query {
            if dialect == .reactNavigation {
                todos.append("React Navigation matches no path with a query; check that `\(source)` is meant")
            }
            readQuery(text[query...].dropFirst())
        }
    }

    /// A name for the node, in words: `users id`; nil for `/`.
    package var name: String? { words.isEmpty ? nil : words.joined(separator: " ") }

    /// A name with all parameters, for a node whose `name` another one has: `users id edit`.
    package var longName: String? { allWords.isEmpty ? nil : allWords.joined(separator: " ") }

    /// What two patterns that match the same URLs have in common.
    package var shape: String { path.shape(parameters) }
}

extension RoutePattern {
    private mutating func read() {
        while position < source.count, source[position].isWhitespace { position += 1 }
        if source[position...].first == "^" { position += 1 }
        var segments: [String] = []
        var isValueLast = false
        while position < source.count {
            if source[position] == "/" {
                position += 1
                continue
            }
            let start = position
            let count = parameters.count
            let segment = simplified(readSegment())
            if position == start { position += 1 }
            guard !segment.isEmpty else { continue }
            if segments.count == Self.maxSegments {
                todos.append("the source goes on after \(Self.maxSegments) segments")
                break
            }
            segments.append(segment)
            isValueLast = parameters.count > count
            allWords += isValueLast ? parameters.dropFirst(count).map(\.name) : [segment.withoutEscapes]
            if !isValueLast, !["*", "+"].contains(segment) { words.append(segment.withoutEscapes) }
        }
        if isValueLast, let parameter = parameters.last { words.append(parameter.name) }
        checkOptionals(&segments)
        path = "/" + segments.joined(separator: "/")
    }

    /// A segment with text beside a value, which then has to be there, and is one segment.
    private mutating func simplified(_ segment: String) -> String {
        let isWhole = segment.hasPrefix("{") && segment.firstIndex(of: "}") == segment.indices.last
        guard !isWhole, segment.contains("?}") || segment.contains("*}") || segment.contains("+}") else {
            return segment
        }
        var result = segment
        for mark in ["?}", "*}", "+}"] { result = result.replacing(mark, with: "}") }
        let todo = "the source allows no value, or several segments, in `\(segment)`; here it is one value"
        if !todos.contains(todo) { todos.append(todo) }
        return result
    }

    /// Only the last of the segments may be `*`, `+` or take what follows.
    private mutating func checkOptionals(_ segments: inout [String]) {
        for (index, segment) in segments.enumerated().dropLast() {
            guard ["*", "+"].contains(segment) || segment.hasSuffix("*}") || segment.hasSuffix("+}") else { continue }
            let name = unused("part")
            if ["*", "+"].contains(segment) {
                segments[index] = "{\(name)}"
                parameters.append(SketchParameter(name, "String"))
            } else {
                segments[index] = segment.dropLast(2) + "}"
            }
            let todo = "the source allows any number of segments in the middle of `\(String(source))`; here it is one"
            if !todos.contains(todo) { todos.append(todo) }
        }
    }

    func unused(_ name: String) -> String {
        guard parameters.contains(where: { $0.name == name }) else { return name }
        var number = 2
        while parameters.contains(where: { $0.name == "\(name)\(number)" }) { number += 1 }
        return "\(name)\(number)"
    }
}

extension String {
    /// Text without `%2A` and the like, for a name.
    fileprivate var withoutEscapes: String {
        var parts = split(separator: "%", omittingEmptySubsequences: false)
        for index in parts.indices.dropFirst() { parts[index] = parts[index].dropFirst(2) }
        return parts.joined(separator: " ")
    }
}
