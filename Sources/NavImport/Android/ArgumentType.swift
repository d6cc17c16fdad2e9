import NavSyntax

/// The type of an `<argument>`.
struct ArgumentType: Equatable {
    enum Base: Equatable {
        case integer, long, float, boolean, string
        /// The id of a resource.
        case reference
        /// A class with a counterpart among navgen's types: `Decimal` for `java.math.BigDecimal`.
        case builtin(String)
        /// A class of the app, and its name in the graph.
        case own(String)
    }

    var base: Base
    var isList = false

    /// The type as a graph names it.
    var name: String {
        let name =
            switch base {
            case .integer: "Int"
            case .long: "Int64"
            case .float: "Double"
            case .boolean: "Bool"
            case .string, .reference: "String"
            case .builtin(let name), .own(let name): name
            }
        return isList ? "[\(name)]" : name
    }

    /// The type of an argument without `app:argType`, from its default.
    static func inferred(from fallback: String?) -> ArgumentType {
        guard let fallback else { return ArgumentType(base: .string) }
        if let reference = ResourceReference(fallback) {
            return ArgumentType(base: reference.type == "string" ? .string : .reference)
        }
        for base in [Base.integer, .long, .float, .boolean] {
            if case .literal? = ArgumentType(base: base).value(of: fallback) { return ArgumentType(base: base) }
        }
        return ArgumentType(base: .string)
    }

    /// A literal as a value of the type; nil if it has another form.
    func value(of text: String) -> SketchEntry.Value? {
        guard !isList else { return nil }
        switch base {
        case .integer: return Self.integer(text).map { .literal(String($0)) }
        case .long:
            guard let last = text.last, "Ll".contains(last) else { return Self.integer(text).map { .literal("\($0)") } }
            return Self.integer(String(text.dropLast())).map { .literal("\($0)") }
        case .float: return Self.number(text).map { .literal($0) }
        case .boolean: return ["true", "false"].contains(text) ? .literal(text) : nil
        // A value that looks like another one keeps its quotes.
        case .string: return ["null", "~"].contains(text) ? .literal("\"\(text)\"") : .text(text)
        case .builtin, .reference: return nil
        case .own: return Self.caseName(text).map { .text(".\($0)") }
        }
    }

    private static func integer(_ text: String) -> Int? {
        if text.hasPrefix("0x") { return UInt32(text.dropFirst(2), radix: 16).map { Int(Int32(bitPattern: $0)) } }
        guard text.first != "+" else { return nil }
        return Int(text)
    }

    private static func number(_ text: String) -> String? {
        var digits = text.hasSuffix("f") || text.hasSuffix("F") ? String(text.dropLast()) : text
        guard digits.utf8.count < 30, digits.allSatisfy({ $0.isASCII && ($0.isNumber || "-.".contains($0)) }),
            Double(digits) != nil
        else { return nil }
        let sign = digits.hasPrefix("-") ? "-" : ""
        digits = String(digits.dropFirst(sign.count))
        if digits.hasPrefix(".") { digits = "0" + digits }
        if digits.hasSuffix(".") { digits += "0" }
        return sign + digits
    }

    /// `colorRed` for the constant `COLOR_RED` of an enum.
    private static func caseName(_ text: String) -> String? {
        guard let first = text.unicodeScalars.first, first.properties.isAlphabetic, first.isASCII,
            text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
        else { return nil }
        return SketchNames.lowerCamel(text.contains(where: \.isLowercase) ? text : text.lowercased())
    }
}

/// The classes that arguments have as types.
struct ArgumentClasses {
    /// The names of the classes in the graph.
    private var names: [String: String] = [:]
    private var classes: [String: String] = [:]
    private var numbers: [String: Int] = [:]
    /// The classes in order, with the constants that are defaults.
    private var order: [(name: String, source: String, remarks: Remarks)] = []

    private static let builtins = [
        "java.math.BigDecimal": "Decimal", "java.math.BigInteger": "Decimal", "java.util.UUID": "UUID",
        "android.net.Uri": "URL", "java.util.Date": "Date", "java.time.Instant": "Date", "java.time.LocalDate": "Date",
        "java.time.LocalDateTime": "Date", "java.time.ZonedDateTime": "Date", "java.time.OffsetDateTime": "Date",
        "java.lang.String": "String", "java.lang.Integer": "Int", "java.lang.Long": "Int64",
        "java.lang.Boolean": "Bool",
        "java.lang.Double": "Double", "java.lang.Float": "Double",
    ]

    /// Names of types of Swift, SwiftUI and navgen, which no type of the app can have.
    private static let reserved: Set<String> = [
        "Answer", "Any", "Array", "Binding", "Bool", "Button", "Character", "Color", "Data", "Date", "Decimal",
        "Dictionary", "Double", "Environment", "Error", "Exit", "Form", "Graph", "Group", "Image", "Int", "Int64",
        "Label", "List", "Never", "Node", "Optional", "Range", "Result", "Scene", "Section", "Self", "Set", "State",
        "String", "Tab", "Task", "Text", "To", "Type", "UInt", "URL", "UUID", "View",
    ]

    /// The type with a name in `app:argType`.
    mutating func type(_ source: String) -> ArgumentType {
        let isList = source.hasSuffix("[]")
        let name = isList ? String(source.dropLast(2)) : source
        switch name {
        case "integer": return ArgumentType(base: .integer, isList: isList)
        case "long": return ArgumentType(base: .long, isList: isList)
        case "float": return ArgumentType(base: .float, isList: isList)
        case "boolean": return ArgumentType(base: .boolean, isList: isList)
        case "string": return ArgumentType(base: .string, isList: isList)
        case "reference": return ArgumentType(base: .reference, isList: isList)
        default:
            if let builtin = Self.builtins[name] { return ArgumentType(base: .builtin(builtin), isList: isList) }
            return ArgumentType(base: .own(ownName(of: name)), isList: isList)
        }
    }

    private mutating func ownName(of source: String) -> String {
        if let name = names[source] { return name }
        let parts = source.split(separator: ".").map(String.init)
        // A class in a class has both names: `UserRole` for `User$Role`.
        let simple = (parts.last ?? source).split(separator: "$").map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let joined = simple.joined()
        let isName =
            joined.first?.isLetter == true && joined.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        var name = isName ? joined : SketchNames.upperCamel(joined) ?? "Item"
        var remarks = Remarks()
        if classes[name] != nil || Self.reserved.contains(name) {
            let old = name
            name = (parts.dropLast().last.flatMap(SketchNames.upperCamel) ?? "Other") + name
            let stem = name
            var number = numbers[stem] ?? 2
            while classes[name] != nil { (name, number) = ("\(stem)\(number)", number + 1) }
            numbers[stem] = number
            remarks.comments.append("another type is called `\(old)`")
        }
        names[source] = name
        classes[name] = source
        order.append((name, source, remarks))
        return name
    }

    /// The entries of `types:`.
    var entries: [SketchEntry] {
        order.map { name, source, remarks in
            let todo =
                "write `\(name)` in Swift, Hashable, Sendable and Codable, for the class `\(source)`; "
                + "or pass something simpler, such as an id"
            let map = SketchEntry.Value.map([SketchEntry("swift", .text(name))])
            return SketchEntry(name, map, remarks: remarks + Remarks(todos: [todo]))
        }
    }
}
