package import NavGraph
import NavSyntax

/// Finds the parameters that a pattern names. Each may be used once, and only where a parameter of
/// its type is allowed.
struct PatternBinder {
    enum Position { case segment, optional, rest, query, fragment, text, restOfText, host }

    /// The name of the node that has the parameters, or a description of their owner.
    private let name: String
    let parameters: [Parameter]
    /// The same parameters, in the compact form that patterns use.
    let named: [NamedParameter]
    let text: SourceText
    /// Whether names are checked. False for redirects, whose patterns declare parameters by naming
    /// them.
    let checksNames: Bool
    /// The help for a parameter that does not exist.
    let helpText: String
    private(set) var diagnostics: [Diagnostic] = []
    /// The used parameters among the first 64, as bits.
    private var used: UInt64 = 0
    private var usedBeyond: Set<Int> = []
    /// By name or key: the index. Only set if there are so many parameters that a linear search
    /// would be slow.
    private let numbers: [String: Int]?
    var suggestions = Suggestions()

    init(_ node: Node, _ parameters: [Parameter], _ named: [NamedParameter], _ text: SourceText) {
        var helpText = node.kind.helpText
        if case .tab(let tab) = node.detail {
            let root = tab.root.map { ", `\($0.name)`" } ?? ""
            helpText = "put the URL on the root screen of the tab\(root): a tab takes no values"
        }
        self.init(owner: node.name, parameters: parameters, named, text: text, checksNames: true, helpText: helpText)
    }

    /// - Parameter owner: The name of a node if `checksNames` is true, otherwise a description.
    init(
        owner: String, parameters: [Parameter], _ named: [NamedParameter], text: SourceText, checksNames: Bool,
        helpText: String = "add it to `params`"
    ) {
        name = owner
        self.helpText = helpText
        self.parameters = parameters
        self.named = named
        self.text = text
        self.checksNames = checksNames
        numbers = parameters.count > 16 ? Self.numbers(of: named) : nil
    }

    private static func numbers(of parameters: [NamedParameter]) -> [String: Int] {
        var numbers: [String: Int] = [:]
        // Names take precedence over keys, and earlier parameters over later ones.
        let names = parameters.map(\.name) + parameters.compactMap(\.key)
        let indices = Array(parameters.indices) + parameters.indices.filter { parameters[$0].key != nil }
        for (name, index) in zip(names, indices) where numbers[name] == nil { numbers[name] = index }
        return numbers
    }

    private func number(of name: String) -> Int? {
        if let numbers { return numbers[name] }
        return named.indices.first { named[$0].name == name } ?? named.indices.first { named[$0].key == name }
    }

    /// The owner of the parameters, for messages.
    var owner: String { checksNames ? "`\(name)`" : name }

    /// The index of the parameter that a name refers to. Nil if it is a mistake, which has been
    /// reported.
    mutating func bind(_ name: PatternText.Name, _ position: Position) -> Int? {
        let text = text
        return bind(name.text, position, at: text.range(ofBytes: name.range))
    }

    /// - Parameter range: Only evaluated if there is a mistake.
    mutating func bind(_ name: String, _ position: Position, at range: @autoclosure () -> SourceRange) -> Int? {
        guard let number = number(of: name) else {
            report(
                "param-unbound", "\(owner) has no parameter `\(name)`", range(),
                suggestions.didYouMean(name, among: parameters.map(\.name.value)) ?? Help(helpText))
            return nil
        }
        if named[number].isWholeURL {
            report(
                "duplicate-param", "`\(name)` is the URL itself, so no part of it can be the value", range(),
                "leave it out of the pattern, or leave out `from: url`")
            return nil
        }
        guard use(number, at: range()) else { return nil }
        return fits(number, position, at: range()) ? number : nil
    }

    /// Marks a parameter as used. Returns false if it was already used. `range` is only evaluated
    /// then.
    mutating func use(_ number: Int, at range: @autoclosure () -> SourceRange) -> Bool {
        let isUsed = number < 64 ? used & 1 << UInt64(number) != 0 : usedBeyond.contains(number)
        guard isUsed else {
            if number < 64 { used |= 1 << UInt64(number) } else { usedBeyond.insert(number) }
            return true
        }
        report(
            "duplicate-param", "`\(parameters[number].name.value)` is given twice by this pattern", range(),
            "two values could contradict each other: write it once")
        return false
    }

    private mutating func fits(
        _ number: Int, _ position: Position, at range: @autoclosure () -> SourceRange
    ) -> Bool {
        let isList = named[number].form == .list
        let isMisplaced =
            switch position {
            case .segment, .fragment, .text: isList
            case .optional: isList || named[number].isRequired
            case .rest: !isList && named[number].base != .builtin(.string)
            case .restOfText: isList || named[number].base != .builtin(.string)
            case .query, .host: false
            }
        return !isMisplaced || refuse(parameters[number], position, range())
    }

    /// Reports a parameter that is not allowed here. Returns true if that is not a new mistake.
    private mutating func refuse(_ parameter: Parameter, _ position: Position, _ range: SourceRange) -> Bool {
        let name = parameter.name.value
        switch position {
        case .segment:
            report(
                "invalid-pattern", "`\(name)` is a list, and one segment is one value", range,
                "write `{\(name)*}` or `{\(name)+}` at the end, or a query item")
        case .optional where parameter.type.form == .list:
            report(
                "invalid-pattern", "`\(name)` is a list, and one segment is one value", range,
                .write("{\(name)*}", isSafe: false))
        case .optional where parameter.type.text.hasSuffix("?"):
            report(
                "optional-in-path", "`\(name)` may be absent here, and not where the redirect leads", range,
                "write `{\(name)}` here, or `{\(name)?}` in the new URL")
        case .optional:
            report(
                "optional-in-path", "`\(name)` is neither optional nor defaulted, so its segment cannot be absent",
                range, "write `{\(name)}`, or make it optional: `\(name): \(parameter.type.text)?`")
        case .rest:
            if case .unknown = parameter.type.base { return true }
            let element = parameter.type.text.split(separator: "?").first ?? ""
            report(
                "invalid-pattern",
                "`\(name)` is `\(parameter.type.text)`: the rest of a path is a list, or a String with its slashes",
                range,
                "write `{\(name)}` for one segment, or make it a list: `\(name): [\(element)]`")
        case .fragment:
            report(
                "invalid-pattern", "`\(name)` is a list, and a fragment is one value", range,
                "put it into the query: `?\(name)={\(name)}`")
        case .text, .restOfText:
            if case .unknown = parameter.type.base { return true }
            let isList = parameter.type.form == .list
            report(
                "invalid-pattern",
                position == .text
                    ? "`\(name)` is a list, and this text has room for one value"
                    : "`\(name)` is `\(parameter.type.text)`: the rest of this text is a String with its slashes",
                range,
                isList
                    ? "put it into an item of its own: `\(name)={\(name)}`"
                    : "write `{\(name)}` for one segment, or make it a String")
        case .query, .host: return true
        }
        return false
    }

    private mutating func report(_ rule: RuleID, _ message: String, _ range: SourceRange, _ help: Help?) {
        diagnostics.append(Diagnostic(rule, message, at: range, help: help))
    }
}

extension NodeKind {
    /// The help for a parameter that a node of this kind does not have.
    package var helpText: String {
        switch self {
        case .tab, .split: "leave it out: \(withArticle) takes no values"
        case .step: "add it to the `params` of the flow"
        case .screen, .sheet, .cover, .popover, .alert, .dialog, .flow, .action: "add it to `params`"
        }
    }
}
