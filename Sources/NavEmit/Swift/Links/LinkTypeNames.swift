import NavGraph
import NavLinks

/// A type that a link table refers to by name.
struct LinkTypeDeclaration {
    enum Definition {
        /// A generated enum with these raw values.
        case cases(isIterable: Bool, [String], ignoresCase: Bool)
        /// A generated type whose values match a pattern.
        case pattern(Automaton, base: BuiltinType)
        /// The spellings of a `Bool`. A query item without `=` is not one of them.
        case spelledBool
    }

    let name: String
    /// The type in Swift, and the module that declares it, if that is not the app.
    let swiftName: String
    let module: String?
    let definition: Definition
}

/// Names the types of parameters in a link table, and collects the types that the runtime has to be
/// given.
struct LinkTypeNames {
    private(set) var declared: [LinkTypeDeclaration] = []
    private let model: SwiftModel
    private var isDeclared: Set<TypeID> = []
    /// How other patterns read each query item. A redirect that ignores an item requires what its
    /// target reads.
    private let items: [LanguageID: (reading: Pattern.Reading, pattern: Pattern)]

    init(_ model: SwiftModel) {
        self.model = model
        var items: [LanguageID: (reading: Pattern.Reading, pattern: Pattern)] = [:]
        for pattern in model.links.patterns {
            for item in pattern.query where item.reading != .ignored {
                items[item.values.first] = (item.reading, pattern)
            }
            if let fragment = pattern.fragment, fragment.reading != .ignored || pattern.hash != nil {
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
            let type = model.graph[id]
            switch type.definition {
            case .swift: return ""
            case .constrained(let base, nil) where base != .bool: return Self.name(of: base)
            case .constrained(_, nil): declare(id, .spelledBool)
            case .constrained(let base, _?):
                guard let spellings = model.links.spellings(of: id) else { return "" }
                declare(id, .pattern(spellings, base: base))
            case .enumeration(let cases):
                let isIterable = !cases.contains { $0.name.value == "allCases" }
                declare(
                    id,
                    .cases(
                        isIterable: isIterable, cases.map(\.raw.value), ignoresCase: type.isCaseInsensitive))
            }
            return ":" + TableEncoding.escaped(type.name.value)
        }
    }

    private mutating func declare(_ id: TypeID, _ definition: LinkTypeDeclaration.Definition) {
        guard isDeclared.insert(id).inserted else { return }
        let type = model.declaredTypes[id.index]
        let name = model.graph[id].name.value
        declared.append(.init(name: name, swiftName: type.name, module: type.module, definition: definition))
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
