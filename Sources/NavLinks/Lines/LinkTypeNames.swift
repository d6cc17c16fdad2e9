public import NavGraph

/// A type that the lines of a link table refer to by name.
public struct NamedLinkType: Sendable {
    public enum Definition: Sendable {
        /// An enum with these raw values.
        case cases([String], ignoresCase: Bool)
        /// A type whose values match a pattern.
        case pattern(LanguageAutomaton, base: BuiltinType)
        /// The spellings of a `Bool`. A query item without `=` is not one of them.
        case spelledBool
    }

    public let id: TypeID
    public let name: String
    public let definition: Definition

    var rule: LinkTypeRule {
        switch definition {
        case .cases(let values, let ignoresCase): .cases(values, ignoresCase: ignoresCase)
        case .pattern(let automaton, let base): .pattern({ automaton.accepts($0) }, isDate: base == .date)
        case .spelledBool: .cases(["true", "false", "1", "0"], ignoresCase: false)
        }
    }
}

/// Names the types of parameters in a link table, and collects the types that the runtime has to be
/// given.
struct LinkTypeNames {
    private(set) var declared: [NamedLinkType] = []
    private let patternSet: PatternSet
    private var isDeclared: Set<TypeID> = []
    /// How other patterns read each query item. A redirect that ignores an item requires what its
    /// target reads.
    private let items: [LanguageID: (reading: Pattern.Reading, pattern: Pattern)]

    init(_ patternSet: PatternSet) {
        self.patternSet = patternSet
        var items: [LanguageID: (reading: Pattern.Reading, pattern: Pattern)] = [:]
        for pattern in patternSet.patterns {
            for item in pattern.query where item.reading != .ignored && item.readable == nil {
                items[item.values.first] = (item.reading, pattern)
            }
            if let fragment = pattern.fragment, fragment.readable == nil,
                fragment.reading != .ignored || pattern.hash != nil
            {
                items[fragment.values.first] = (fragment.reading, pattern)
            }
        }
        self.items = items
    }

    /// How another pattern, whose parameters it refers to, reads an item that this one ignores.
    func reading(ofIgnored item: Pattern.Item) -> (reading: Pattern.Reading, pattern: Pattern)? {
        items[item.values.first]
    }

    /// The name of a type after a colon, `:Int`; empty for `String`.
    mutating func name(of base: TypeUse.Base) -> String {
        switch base {
        case .unknown: return ""
        case .builtin(let type): return Self.name(of: type)
        case .declared(let id):
            let type = patternSet.graph[id]
            switch type.definition {
            case .opaque: return ""
            case .constrained(let base, nil) where base != .bool: return Self.name(of: base)
            case .constrained(_, nil): declare(id, .spelledBool)
            case .constrained(let base, _?):
                guard let spellings = patternSet.declared.known(id) else { return "" }
                declare(id, .pattern(spellings, base: base))
            case .enumeration(let cases):
                declare(id, .cases(cases.map(\.raw.value), ignoresCase: type.isCaseInsensitive))
            }
            return ":" + TableEncoding.escaped(type.name.value)
        }
    }

    private mutating func declare(_ id: TypeID, _ definition: NamedLinkType.Definition) {
        guard isDeclared.insert(id).inserted else { return }
        declared.append(NamedLinkType(id: id, name: patternSet.graph[id].name.value, definition: definition))
    }

    private static func name(of type: BuiltinType) -> String {
        switch type {
        case .string: ""
        case .int, .int64: ":Int"
        case .uint: ":UInt"
        case .double: ":Double"
        case .decimal: ":Decimal"
        case .bool: ":Bool"
        case .uuid: ":UUID"
        case .date: ":Date"
        case .url: ":URL"
        }
    }
}
