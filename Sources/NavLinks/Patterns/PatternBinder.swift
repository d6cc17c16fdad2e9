package import NavGraph
import NavSyntax

/// Finds the parameters that a pattern names, each at most once, where such a parameter can stand.
struct PatternBinder {
    enum Place { case segment, optional, rest, query, fragment }

    /// The node whose parameters they are, or other words for whose they are.
    private let name: String
    let parameters: [Parameter]
    /// The same, as patterns name them.
    let named: [NamedParameter]
    let text: SourceText
    /// Off for redirects, whose parameters are declared by being named.
    let checksNames: Bool
    /// What to do about a parameter that there is not.
    let remedy: String
    private(set) var diagnostics: [Diagnostic] = []
    /// The first of them by their bits.
    private var used: UInt64 = 0
    private var usedBeyond: Set<Int> = []
    /// By what patterns call them, where there are so many that going over them takes time.
    private let numbers: [String: Int]?
    var suggestions = Suggestions()

    init(_ node: Node, _ parameters: [Parameter], _ named: [NamedParameter], _ text: SourceText) {
        var remedy = node.kind.remedy
        if case .tab(let tab) = node.detail {
            let root = tab.root.map { ", `\($0.name)`" } ?? ""
            remedy = "put the URL on the root screen of the tab\(root): a tab takes no values"
        }
        self.init(owner: node.name, parameters: parameters, named, text: text, checksNames: true, remedy: remedy)
    }

    /// - Parameter owner: The name of a node, where it checks names.
    init(
        owner: String, parameters: [Parameter], _ named: [NamedParameter], text: SourceText, checksNames: Bool,
        remedy: String = "add it to `params`"
    ) {
        name = owner
        self.remedy = remedy
        self.parameters = parameters
        self.named = named
        self.text = text
        self.checksNames = checksNames
        numbers = parameters.count > 16 ? Self.numbers(of: named) : nil
    }

    private static func numbers(of parameters: [NamedParameter]) -> [String: Int] {
        var numbers: [String: Int] = [:]
        // A name means a parameter before a key does, and the first of several.
        let names = parameters.map(\.name) + parameters.compactMap(\.key)
        let places = Array(parameters.indices) + parameters.indices.filter { parameters[$0].key != nil }
        for (name, place) in zip(names, places) where numbers[name] == nil { numbers[name] = place }
        return numbers
    }

    private func number(of name: String) -> Int? {
        if let numbers { return numbers[name] }
        return named.indices.first { named[$0].name == name } ?? named.indices.first { named[$0].key == name }
    }

    /// Whose parameters they are, for messages.
    var owner: String { checksNames ? "`\(name)`" : name }

    /// The number of the parameter that a name means here; nil where that is a mistake, which has been reported.
    mutating func bind(_ name: PatternText.Name, _ place: Place) -> Int? {
        guard let number = number(of: name.text) else {
            report(
                "param-unbound", "\(owner) has no parameter `\(name.text)`", text.range(ofBytes: name.place),
                suggestions.didYouMean(name.text, among: parameters.map(\.name.value)) ?? remedy)
            return nil
        }
        let text = text
        guard use(number, at: text.range(ofBytes: name.place)) else { return nil }
        return fits(number, place, name.place) ? number : nil
    }

    /// Marks a parameter as used; false where it was already. Where it stands is asked for only then.
    mutating func use(_ number: Int, at range: @autoclosure () -> SourceRange) -> Bool {
        let isUsed = number < 64 ? used & 1 << UInt64(number) != 0 : usedBeyond.contains(number)
        guard isUsed else {
            if number < 64 { used |= 1 << UInt64(number) } else { usedBeyond.insert(number) }
            return true
        }
        report(
            "duplicate-param", "`\(parameters[number].name.value)` is given twice by this pattern", range(),
            "two values could contradict each other: say it once")
        return false
    }

    private mutating func fits(_ number: Int, _ place: Place, _ bytes: Range<Int>) -> Bool {
        let isList = named[number].form == .list
        let isMisplaced =
            switch place {
            case .segment, .fragment: isList
            case .optional: isList || named[number].isRequired
            case .rest: !isList && named[number].base != .builtin(.string)
            case .query: false
            }
        return !isMisplaced || refuse(parameters[number], place, text.range(ofBytes: bytes))
    }

    /// Says what is wrong with a parameter at a place; true where that has been said already.
    private mutating func refuse(_ parameter: Parameter, _ place: Place, _ range: SourceRange) -> Bool {
        let name = parameter.name.value
        switch place {
        case .segment:
            report(
                "invalid-pattern", "`\(name)` is a list, and one segment is one value", range,
                "write `{\(name)*}` or `{\(name)+}` at the end, or a query item")
        case .optional where parameter.type.form == .list:
            report(
                "invalid-pattern", "`\(name)` is a list, and one segment is one value", range, "write `{\(name)*}`")
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
            report(
                "invalid-pattern",
                "`\(name)` is `\(parameter.type.text)`: the rest of a path is a list, or a String with its slashes",
                range,
                "write `{\(name)}` for one segment, or make it a list: `\(name): [\(parameter.type.text)]`")
        case .fragment:
            report(
                "invalid-pattern", "`\(name)` is a list, and a fragment is one value", range,
                "put it into the query: `?\(name)={\(name)}`")
        case .query: return true
        }
        return false
    }

    private mutating func report(_ rule: RuleID, _ message: String, _ range: SourceRange, _ help: String?) {
        diagnostics.append(Diagnostic(rule, message, at: range, help: help))
    }
}

extension NodeKind {
    /// What to do about a parameter that a node has not.
    package var remedy: String {
        switch self {
        case .tab, .split, .flow: "leave it out: \(withArticle) takes no values"
        case .step: "leave it out: a step takes no values, it shares the flow's `data`"
        case .screen, .sheet, .cover, .popover, .alert, .dialog, .action: "add it to `params`"
        }
    }
}
