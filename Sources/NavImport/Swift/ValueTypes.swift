import NavSwiftReader
import NavSyntax

/// The types of the parameters that values of the app become.
struct ValueTypes {
    let app: ScannedApp
    /// The app's own types, in the order of their first use.
    private(set) var entries: [SketchEntry] = []
    private var known: Set<String> = []

    private static let builtIn: Set<String> = [
        "String", "Int", "Int64", "UInt", "Double", "Decimal", "Bool", "UUID", "Date", "URL",
    ]
    /// Types that navgen reads as one of its own.
    private static let similar: [String: String] = [
        "Int32": "Int", "Int16": "Int", "Int8": "Int", "UInt64": "UInt", "UInt32": "UInt", "UInt16": "UInt",
        "UInt8": "UInt", "Float": "Double", "CGFloat": "Double", "TimeInterval": "Double", "Substring": "String",
        "NSString": "String", "Foundation.URL": "URL", "Foundation.UUID": "UUID", "Foundation.Date": "Date",
    ]
    /// Names that navgen's own types and generated code have.
    private static let unusable: Set<String> = ["Any", "AnyObject", "Self", "Void", "AnyHashable", "Never", "AnyView"]

    /// A type of the graph, and what a person has to know about it.
    struct Meaning {
        var type: String
        var todo: String?
    }

    init(_ app: ScannedApp) {
        self.app = app
    }

    /// Whether navgen has a type for it.
    static func isBuiltIn(_ name: String) -> Bool { builtIn.contains(name) || similar[name] != nil }

    /// The type of the graph for a type of Swift; nil if a graph cannot contain such values.
    mutating func meaning(of source: String, from file: Int, depth: Int = 0) -> Meaning? {
        var text = source.oneLine
        for prefix in ["any ", "some ", "@escaping "] where text.hasPrefix(prefix) { return nil }
        if text.hasPrefix("Optional<"), text.hasSuffix(">") { text = String(text.dropFirst(9).dropLast()) + "?" }
        guard depth < 8, !text.contains("->"), !text.hasPrefix("("), !text.isEmpty else { return nil }
        if text.hasSuffix("?") {
            guard let inner = meaning(of: String(text.dropLast()), from: file, depth: depth + 1) else { return nil }
            // A list is empty rather than absent.
            let isWrapped = inner.type.hasSuffix("?") || inner.type.hasPrefix("[")
            let todo =
                inner.type.hasPrefix("[") ? "in the source, it is optional: `\(text)`; here, the list is empty" : nil
            return Meaning(type: isWrapped ? inner.type : inner.type + "?", todo: inner.todo ?? todo)
        }
        if let element = Self.element(of: text) {
            guard let inner = meaning(of: element, from: file, depth: depth + 1), !inner.type.hasSuffix("?"),
                !inner.type.hasPrefix("[")
            else { return nil }
            let todo = text.hasPrefix("Set<") ? "in the source, it is a set: `\(text)`" : inner.todo
            return Meaning(type: "[\(inner.type)]", todo: todo)
        }
        if Self.builtIn.contains(text), !app.declares(text) { return Meaning(type: text) }
        if let similar = Self.similar[text] {
            return Meaning(type: similar, todo: "in the source, its type is `\(text)`; check that \(similar) will do")
        }
        if let alias = app.aliases[text.simpleTypeName], depth < 4, alias != text {
            return meaning(of: alias, from: file, depth: depth + 1)
        }
        if text.hasSuffix(".ID") { return identifier(of: String(text.dropLast(3)), from: file, depth) }
        guard !text.contains(where: { "<>[]:&@ ".contains($0) }), !Self.unusable.contains(text) else { return nil }
        return own(text, from: file)
    }

    /// `T` of `[T]`, `Set<T>` and `Array<T>`.
    private static func element(of text: String) -> String? {
        if text.hasPrefix("["), text.hasSuffix("]"), !text.contains(":") {
            return String(text.dropFirst().dropLast())
        }
        for name in ["Set<", "Array<", "IdentifiedArrayOf<"] where text.hasPrefix(name) && text.hasSuffix(">") {
            return String(text.dropFirst(name.count).dropLast())
        }
        return nil
    }

    /// `User.ID` is the type of the property `id` of `User`.
    private mutating func identifier(of owner: String, from file: Int, _ depth: Int) -> Meaning? {
        if let found = app.property(["id"], in: owner.simpleTypeName, from: file) {
            let written = app.files[found.file].code.source(found.property.type)
            if !written.isEmpty, !written.hasSuffix(".ID") {
                return meaning(of: written, from: found.file, depth: depth + 1)
            }
        }
        guard let name = SketchNames.upperCamel(owner).map({ $0 + "ID" }) else { return nil }
        add(name, swift: name, "write `typealias \(name) = \(owner).ID` in Swift, or use the type that it is")
        return Meaning(type: name)
    }

    private mutating func own(_ text: String, from file: Int) -> Meaning? {
        let simple = text.simpleTypeName
        guard var name = SketchNames.upperCamel(simple) else { return nil }
        if GraphSketch.reservedTypes.contains(name) { name += "Value" }
        let declared = app.declaration(of: simple, from: file)
        if declared?.type.kind == .protocol { return nil }
        let conformances = app.conformances(of: simple, from: file)
        let isCodable = conformances.contains("Codable") || conformances.isSuperset(of: ["Encodable", "Decodable"])
        let isReference = declared?.type.kind == .class || declared?.type.kind == .actor
        let isPlainEnum = declared.map { $0.type.kind == .enum && $0.type.cases.allSatisfy(\.values.isEmpty) } ?? false
        var missing: [String] = []
        if !conformances.contains("Hashable"), !isPlainEnum { missing.append("Hashable") }
        if !isCodable { missing.append("Codable") }
        missing.append("Sendable")
        let todo: String?
        if isReference {
            todo =
                "`\(text)` is a class: pass an identifier instead, or declare `transient: true` and "
                + "`identity: reference`"
        } else if declared == nil, app.isAmbiguous(simple) {
            todo = "several types of the source are called `\(simple)`; name the one that is meant"
        } else if declared == nil {
            todo =
                "`\(text)` is not in these files; it has to be Hashable, Sendable and Codable, or declare "
                + "`transient: true`"
        } else if missing.count > 1 {
            todo =
                "make `\(text)` \(missing.conjunction()), declare `transient: true`, or pass an identifier instead"
        } else {
            todo = nil
        }
        let nested = text.contains(".") ? text : nested(simple, from: file)
        if let nested, nested != name {
            let alias = "write `typealias \(name) = \(nested)` in Swift, as the type is nested"
            add(name, swift: name, todo.map { "\($0); \(alias)" } ?? alias)
        } else {
            add(name, swift: simple, todo)
        }
        return Meaning(type: name)
    }

    /// The name of a nested type with those around it; nil for others.
    private func nested(_ name: String, from file: Int) -> String? {
        guard let declared = app.declaration(of: name, from: file),
            let outer = app.files[declared.file].type(around: declared.type.brace), outer.token != declared.type.token
        else { return nil }
        return "\(outer.name).\(name)"
    }

    private mutating func add(_ name: String, swift: String, _ todo: String?) {
        guard known.insert(name).inserted else { return }
        entries.append(
            SketchEntry(
                name, .map([SketchEntry("swift", .text(swift))]), remarks: Remarks(todos: todo.map { [$0] } ?? [])))
    }
}
