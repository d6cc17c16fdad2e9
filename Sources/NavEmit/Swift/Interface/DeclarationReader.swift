/// Reads from code that navgen has written what it declares for callers.
struct DeclarationReader {
    typealias Declaration = SwiftInterface.Declaration
    typealias Parameter = SwiftInterface.Parameter

    private let source: SwiftTokens
    private var place = 0
    private(set) var declarations: [Declaration] = []
    /// Protocols that callers cannot name.
    private(set) var hidden: Set<String> = []
    /// The type that comes next is `@Observable`, which makes it conform.
    private var isObservable = false

    init(_ code: [UInt8]) {
        source = SwiftTokens(code)
        while place < source.tokens.count { readMembers(of: Scope(path: "", kind: .file)) }
    }

    /// Where declarations stand.
    private struct Scope {
        enum Kind { case file, type, `protocol`, other }
        var path: String
        var kind: Kind
        /// By the names of associated types: what has to be known of them.
        var associated: [String: String] = [:]

        /// Whether callers see something that stands there.
        func shows(_ isPublic: Bool) -> Bool { isPublic || kind == .protocol }
    }

    private static let modifiers: Set = [
        "public", "package", "internal", "fileprivate", "private", "open", "nonisolated", "static", "mutating", "final",
        "indirect", "convenience", "nonmutating", "lazy", "weak", "override", "required", "dynamic",
    ]
    private static let introducers: Set = [
        "enum", "struct", "class", "protocol", "extension", "case", "func", "init", "var", "let", "subscript",
        "typealias", "associatedtype", "import", "deinit",
    ]

    // MARK: - Words and marks

    private var token: SwiftTokens.Token? { place < source.tokens.count ? source.tokens[place] : nil }

    private func isMark(_ mark: Character) -> Bool { source.isMark(mark, at: place) }

    // MARK: - Members

    private mutating func readMembers(of scope: Scope) {
        var scope = scope
        while let token, !isMark("}") {
            if isMark("#") {
                repeat { place += 1 } while self.token.map { !$0.startsLine } ?? false
            } else if isMark("@") {
                if source.word(at: place + 1) == "Observable" { isObservable = true }
                place += 2
                if isMark("("), let token = self.token, !token.startsLine { place = source.end(ofBracketAt: place) }
            } else if token.kind == .word {
                readMember(of: &scope)
            } else {
                place += 1
            }
        }
        place += 1
    }

    private mutating func readMember(of scope: inout Scope) {
        var modifiers: Set<String> = []
        while let word = source.word(at: place), Self.modifiers.contains(word) {
            place += 1
            if isMark("(") { place = source.end(ofBracketAt: place) } else { modifiers.insert(word) }
        }
        guard let introducer = source.word(at: place), Self.introducers.contains(introducer) else { return place += 1 }
        place += 1
        var declaration = Declaration(container: scope.path, kind: .type, word: "", introducer: introducer)
        declaration.isStatic = modifiers.contains("static")
        let isShown = modifiers.contains("public")
        switch introducer {
        case "enum", "struct", "class", "protocol", "extension": readType(declaration, isShown)
        case "case": readCases(declaration, scope)
        case "associatedtype": readAssociatedType(declaration, &scope)
        case "func", "init", "subscript": readFunction(declaration, isShown, scope)
        case "var", "let": readProperties(declaration, isShown, scope)
        default: break
        }
    }

    private mutating func add(_ declaration: Declaration, _ isShown: Bool, _ scope: Scope) {
        var declaration = declaration
        if scope.kind == .protocol, declaration.kind != .associatedType { declaration.kind = .requirement }
        if let result = declaration.result, let known = scope.associated[result] {
            declaration.result = "some " + known
        }
        if scope.shows(isShown) { declarations.append(declaration) }
    }

    // MARK: - Types

    private mutating func readType(_ declaration: Declaration, _ isShown: Bool) {
        var declaration = declaration
        let start = place
        while let token, token.kind == .word || isMark(".") { place += 1 }
        declaration.word = source.text(at: start..<place)
        place = source.end(ofGenericsAt: place)
        if isMark(":") { declaration.conformances = readConformances() }
        if isObservable { declaration.conformances.insert("Observable", at: 0) }
        isObservable = false
        while token != nil, !isMark("{") { place += 1 }
        place += 1
        // What makes deprecated values is for navgen's own code, in whichever module that is.
        let isMaking = declaration.introducer == "protocol" && declaration.word.hasSuffix("Making")
        let isShown = isShown && !isMaking
        if declaration.introducer == "protocol", !isShown { hidden.insert(declaration.word) }
        let isExtension = declaration.introducer == "extension"
        if isExtension, let dot = declaration.word.lastIndex(of: ".") {
            declaration.container = String(declaration.word[..<dot])
            declaration.word = String(declaration.word[dot...].dropFirst())
        }
        if isShown || isExtension && !declaration.conformances.isEmpty { declarations.append(declaration) }
        let kind: Scope.Kind =
            switch declaration.introducer {
            case "protocol": isShown ? .protocol : .other
            case "enum": isShown ? .type : .other
            default: .type
            }
        readMembers(of: Scope(path: declaration.path, kind: kind))
    }

    private mutating func readConformances() -> [String] {
        place += 1
        var names: [String] = []
        var start = place
        while token != nil {
            let isEnd = isMark("{") || source.word(at: place) == "where"
            // `@unchecked` concerns nobody who uses the type.
            if place == start, isMark("@") { start += 2 }
            if isEnd || isMark(",") {
                names.append(source.text(at: start..<place))
                start = place + 1
            }
            if isEnd { break }
            place = isMark("<") ? source.end(ofGenericsAt: place) : place + 1
        }
        return names
    }

    private mutating func readCases(_ declaration: Declaration, _ scope: Scope) {
        repeat {
            if isMark(",") { place += 1 }
            var declaration = declaration
            declaration.kind = .enumCase
            declaration.word = source.word(at: place) ?? ""
            place += 1
            if isMark("(") { declaration.parameters = readParameters() }
            // A raw value is nobody's concern who writes the case.
            if isMark("=") { place += 2 }
            if scope.kind == .type { declarations.append(declaration) }
        } while isMark(",")
    }

    private mutating func readAssociatedType(_ declaration: Declaration, _ scope: inout Scope) {
        var declaration = declaration
        declaration.kind = .associatedType
        declaration.word = source.word(at: place) ?? ""
        place += 1
        if isMark(":") {
            let end = source.end(ofTypeAt: place + 1)
            declaration.conformances = [source.text(at: place + 1..<end)]
            place = end
        }
        scope.associated[declaration.word] = declaration.conformances.first ?? "Any"
        add(declaration, false, scope)
    }

    // MARK: - What is called

    private mutating func readFunction(_ declaration: Declaration, _ isShown: Bool, _ scope: Scope) {
        var declaration = declaration
        switch declaration.introducer {
        case "func":
            declaration.kind = .method
            let start = place
            while token != nil, !isMark("(") && !(isMark("<") && place > start) { place += 1 }
            declaration.word = source.text(at: start..<place)
        case "init":
            declaration.kind = .initializer
            declaration.word = "init"
            if isMark("?") {
                declaration.introducer = "init?"
                place += 1
            }
        default:
            declaration.kind = .subscript
            declaration.word = "subscript"
        }
        let isOperator = declaration.word.first.map { !$0.isLetter && $0 != "_" && $0 != "`" } ?? true
        place = source.end(ofGenericsAt: place)
        // Of most functions nobody wants to know what they take.
        if scope.shows(isShown) {
            declaration.parameters = readParameters(isSubscript: declaration.kind == .subscript)
        } else {
            place = source.end(ofBracketAt: place)
        }
        while let word = source.word(at: place), ["async", "throws", "rethrows"].contains(word),
            token?.startsLine == false
        {
            if word == "async" { declaration.isAsync = true }
            place += 1
        }
        if source.isArrow(at: place) {
            let end = source.end(ofTypeAt: place + 2)
            declaration.result = source.text(at: place + 2..<end)
            place = end
        }
        if source.word(at: place) == "where" { while token != nil, !isMark("{") { place += 1 } }
        if isMark("{") { place = source.end(ofBracketAt: place) }
        if !isOperator, !declaration.word.hasPrefix("former_") { add(declaration, isShown, scope) }
    }

    private mutating func readParameters(isSubscript: Bool = false) -> [Parameter] {
        let end = source.end(ofBracketAt: place)
        var parameters: [Parameter] = []
        var start = place + 1
        var current = start
        while current < end {
            if source.isMark(",", at: current) || current == end - 1 {
                if start < current { parameters.append(parameter(start..<current, isSubscript)) }
                start = current + 1
                current += 1
            } else if source.isMark("(", at: current) || source.isMark("[", at: current)
                || source.isMark("{", at: current)
            {
                current = source.end(ofBracketAt: current)
            } else if source.isMark("<", at: current) {
                current = source.end(ofGenericsAt: current)
            } else {
                current += 1
            }
        }
        place = end
        return parameters
    }

    /// `label name: Type = value`, or a type alone. One word is no label in a subscript.
    private func parameter(_ places: Range<Int>, _ isSubscript: Bool) -> Parameter {
        var colon: Int?
        var hasLabel = !isSubscript
        if source.word(at: places.lowerBound) != nil {
            let next = places.lowerBound + 1
            if source.isMark(":", at: next) { colon = next }
            if source.word(at: next) != nil, source.isMark(":", at: next + 1) { (colon, hasLabel) = (next + 1, true) }
        }
        let start = colon.map { $0 + 1 } ?? places.lowerBound
        let end = min(source.end(ofTypeAt: start, within: places.upperBound), places.upperBound)
        let hasDefault = end < places.upperBound
        return Parameter(
            label: colon == nil || !hasLabel ? "_" : source.word(at: places.lowerBound) ?? "_",
            type: source.text(at: start..<end),
            defaultValue: hasDefault ? source.text(at: end + 1..<places.upperBound) : nil)
    }

    // MARK: - Properties

    private mutating func readProperties(_ declaration: Declaration, _ isShown: Bool, _ scope: Scope) {
        var names: [String] = []
        while let name = source.word(at: place) {
            names.append(name)
            place += 1
            guard isMark(",") else { break }
            place += 1
        }
        var type: String?
        if isMark(":") {
            let end = source.end(ofTypeAt: place + 1)
            type = source.text(at: place + 1..<end)
            place = end
        }
        var value = place..<place
        if isMark("=") { value = passInitialValue() }
        if isMark("{") { place = source.end(ofBracketAt: place) }
        // The value of what nobody sees may be a long table.
        guard scope.shows(isShown) else { return }
        if type == nil, !value.isEmpty { type = Self.type(ofValue: source.text(at: value)) }
        for name in names {
            var declaration = declaration
            declaration.kind = .property
            declaration.introducer = "var"
            declaration.word = name
            declaration.result = type
            add(declaration, isShown, scope)
        }
    }

    /// Goes behind it, and says where it stands: it ends where a line begins with another declaration.
    private mutating func passInitialValue() -> Range<Int> {
        place += 1
        let start = place
        while let token {
            if token.startsLine, place > start {
                if isMark("@") || isMark("#") || isMark("}") { break }
                if let word = source.word(at: place), Self.modifiers.contains(word) || Self.introducers.contains(word) {
                    break
                }
            }
            if isMark("}") { break }
            if isMark("{"), place > start, source.tokens[place - 1].mark == 0, source.word(at: place + 1) == "didSet" {
                break
            }
            place = isMark("(") || isMark("[") || isMark("{") ? source.end(ofBracketAt: place) : place + 1
        }
        return start..<place
    }

    /// The type that Swift sees in a value: navgen leaves it out where that is plain.
    private static func type(ofValue value: String) -> String {
        if value == "true" || value == "false" { return "Bool" }
        if value.first == "\"" { return "String" }
        if value.allSatisfy(\.isNumber) { return "Int" }
        if value.allSatisfy({ $0.isNumber || $0 == "." }) { return "Double" }
        return String(value.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    }
}
