import NavSyntax

/// The URL of a screen, whose path follows those of the navigators around it.
struct LinkingPattern {
    /// The path of the configuration, without slashes at its ends.
    let source: String
    /// How its parameters are read: the functions of the innermost screen that has one come first.
    let parsers: [LinkingParser]

    static let top = LinkingPattern(source: "", parsers: [])

    /// The pattern of a screen with this path inside of this one.
    func appending(_ path: String, isExact: Bool, _ parse: [LinkingParser]) -> LinkingPattern {
        let segments = (isExact ? "" : source).split(separator: "/") + path.split(separator: "/")
        return LinkingPattern(source: segments.joined(separator: "/"), parsers: parse + parsers)
    }
}

/// What parameters of all screens have in common, so that it is said once.
struct LinkingDecisions {
    /// Parameters that are read with `Number`, and with `Boolean`: `user.id`.
    private(set) var numbers: [String] = []
    private(set) var truths: [String] = []
    private var known: Set<String> = []

    var todos: [String] {
        var todos: [String] = []
        if !numbers.isEmpty {
            todos.append(
                "the source reads these with `Number`, here they are Int: \(listed(numbers)); write `Double` for those "
                    + "that can have decimals")
        }
        if !truths.isEmpty {
            todos.append(
                "the source reads these with `Boolean`, for which any text is true: \(listed(truths)); here `true` "
                    + "and `1` are true, and `false` and `0` are false")
        }
        return todos
    }

    /// Sets the type of a parameter of a node.
    ///
    /// - Parameter types: The types that regular expressions of the pattern declare.
    mutating func apply(
        _ parser: LinkingParser, to parameter: inout SketchParameter, of node: String, _ types: inout [SketchEntry]
    ) {
        func set(_ type: String) {
            if let index = types.firstIndex(where: { $0.key == parameter.type.trimmingOptional }) {
                types[index].setBase(type)
            } else {
                parameter.type = type + (parameter.type.hasSuffix("?") ? "?" : "")
            }
        }
        let name = "\(node).\(parameter.name)"
        switch ParameterReading(parser.source) {
        // An enum, or a type from a regular expression, is narrower.
        case .type("String"): break
        case .type(let type): set(type)
        case .number:
            set("Int")
            if known.insert(name).inserted { numbers.append(name) }
        case .truth:
            set("Bool")
            if known.insert(name).inserted { truths.append(name) }
        case .nearly(let type):
            set(type)
            parameter.remarks.todos.append(
                "check the type; the source reads `\(parser.key)` with \(Self.quoted(parser.source))")
        case .code:
            parameter.remarks.todos.append(
                "choose the type; the source reads `\(parser.key)` with \(Self.quoted(parser.source))")
        }
    }

    /// The code on one line, if it is short enough.
    private static func quoted(_ source: String) -> String {
        let text = source.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !text.isEmpty else { return "a function" }
        return text.count <= 160 ? "`\(text)`" : "`\(text.prefix(150))…`"
    }
}

extension SketchEntry {
    /// Changes what a narrowed type is based on. An enum stays as it is.
    fileprivate mutating func setBase(_ base: String) {
        guard case .map(var entries) = value, let index = entries.firstIndex(where: { $0.key == "base" }) else {
            return
        }
        entries[index].value = .text(base)
        value = .map(entries)
    }
}

extension LinkingScreen {
    /// Whether a screen inside has the same URL as the navigator, so that it is the one that is shown.
    func showsChild(for pattern: LinkingPattern, of outer: LinkingPattern) -> Bool {
        (screens ?? []).contains { screen in
            let path = screen.path.map { outer.appending($0, isExact: screen.isExact, []) }
            if let path { return path.source == pattern.source }
            return screen.showsChild(for: pattern, of: outer)
        }
    }
}
