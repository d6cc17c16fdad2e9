import NavSwiftReader

/// A value of an enum in an expression: `Route.user(id: 1)`, `.user(id: 1)`.
struct CaseUse {
    var enumName: String
    var caseName: String
    /// The token of the case's name.
    var location: ScannedApp.Location
    /// The values in parentheses.
    var arguments: [SwiftCall.Argument]
}

/// Finds the values of some enums in the code of an app.
struct CaseUses {
    private let app: ScannedApp
    private let cases: [String: Set<String>]
    /// The enums that functions take, by the names of the functions.
    private var functions: [String: Set<String>] = [:]
    /// The enums that properties have, by the names of the properties.
    private var properties: [String: Set<String>] = [:]

    /// The enums that cases contain, by the names of the cases.
    private var wrapping: [String: Set<String>] = [:]

    /// Functions that show what they are given.
    private static let verbs: Set<String> = [
        "append", "insert", "push", "navigate", "present", "show", "open", "go", "route", "move", "select",
        "presentSheet",
        "navigateTo", "goTo", "pushView", "presentScreen", "presentCover", "presentFullScreenCover",
    ]

    init(_ app: ScannedApp, _ enums: [(name: String, cases: Set<String>)]) {
        self.app = app
        for (name, _) in enums {
            guard let type = app.declaration(of: name)?.type else { continue }
            // `.settings(.profile)`
            for value in type.cases where value.values.count == 1 {
                wrapping[value.name, default: []].insert(value.values[0].type.simpleTypeName)
            }
        }
        cases = Dictionary(enums.map { ($0.name, $0.cases) }) { first, _ in first }
        for file in app.files {
            for type in file.types {
                for function in type.functions {
                    for index in function.parameters
                    where file.code.text(index - 1) == ":" || file.code.text(index - 1) == "[" {
                        add(file.code.text(index), to: &functions, for: function.name)
                    }
                }
                for property in type.properties {
                    let shape = PropertyShape(property, file.code)
                    let name = (shape.element ?? shape.type).simpleTypeName
                    add(name, to: &properties, for: property.name)
                }
            }
        }
    }

    private func add(_ type: String, to index: inout [String: Set<String>], for name: String) {
        let type = app.aliases[type]?.simpleTypeName ?? type
        if cases[type] != nil { index[name, default: []].insert(type) }
    }

    /// The values in some tokens of a file.
    func all(in tokens: Range<Int>, of file: Int) -> [CaseUse] {
        let code = app.files[file].code
        var found: [CaseUse] = []
        for index in tokens where code.text(index) == "." && code.isName(index + 1) {
            if let use = use(at: index, file) { found.append(use) }
        }
        return found
    }

    /// The value at a dot, if it is one.
    ///
    /// - Parameter result: The enum that the code makes, which needs no name: that of a function's result.
    func value(at dot: Int, of file: Int, result: String?) -> CaseUse? {
        let swift = app.files[file]
        let name = swift.code.text(dot + 1)
        guard let result, cases[result]?.contains(name) == true, !isPattern(dot, swift.code),
            ["(", "[", ",", ":", "=", "return", "?", "{", ""].contains(swift.code.text(dot - 1))
                || swift.code.text(dot - 1) == result || swift.code.text(dot - 1) == "Self"
                || swift.code.tokens[dot].startsLine
        else { return use(at: dot, file) }
        return CaseUse(
            enumName: result, caseName: name, location: .init(file: file, token: dot + 1),
            arguments: swift.call(at: dot + 1)?.arguments ?? [])
    }

    func isEnum(_ name: String) -> Bool { cases[name] != nil }

    private func use(at dot: Int, _ file: Int) -> CaseUse? {
        let swift = app.files[file]
        let code = swift.code
        let name = code.text(dot + 1)
        guard let enumName = explicit(dot, name, code) ?? implicit(dot, name, file), !isPattern(dot, code) else {
            return nil
        }
        guard swift.type(around: dot)?.simpleName != enumName, !isCompared(dot, code), !swift.isPreview(dot) else {
            return nil
        }
        let call = swift.call(at: dot + 1)
        return CaseUse(
            enumName: enumName, caseName: name, location: .init(file: file, token: dot + 1),
            arguments: call?.arguments ?? [])
    }

    /// `Route` of `Route.user`.
    private func explicit(_ dot: Int, _ name: String, _ code: SwiftCode) -> String? {
        guard code.isName(dot - 1) else { return nil }
        let type = app.aliases[code.text(dot - 1)]?.simpleTypeName ?? code.text(dot - 1)
        return cases[type]?.contains(name) == true ? type : nil
    }

    /// The enum of `.user`, as the code around it says.
    private func implicit(_ dot: Int, _ name: String, _ file: Int) -> String? {
        let swift = app.files[file]
        let code = swift.code
        let before = code.text(dot - 1)
        guard ["(", "[", ",", ":", "=", "?", "??", "return", "in", "{"].contains(before),
            code.tokens[dot].hasSpaceBefore || before != "?"
        else { return nil }
        let fitting = cases.filter { $0.value.contains(name) }.map(\.key).sorted()
        guard !fitting.isEmpty else { return nil }
        func only(_ names: Set<String>?) -> String? {
            let names = fitting.filter { names?.contains($0) ?? false }
            return names.count == 1 ? names[0] : nil
        }
        // In a list, what is before the bracket counts.
        var start = dot
        if let open = code.brackets(around: dot).first, code.text(open) == "[" { start = open }
        if let target = assigned(before: start, code) { return only(properties[target]) }
        guard let context = swift.contexts(around: dot).first, !context.isTrailing else { return nil }
        let call = swift.calls[context.call]
        let owner = swift.names(before: call.token).last
        if ["append", "insert"].contains(call.name), let owner, let found = only(properties[owner]) { return found }
        if call.isMember, let found = only(wrapping[call.name]) { return found }
        if let found = only(functions[call.name]) { return found }
        if let label = context.label, call.name.first?.isUppercase == true, let found = only(properties[label]) {
            return found
        }
        return Self.verbs.contains(call.name) && fitting.count == 1 ? fitting[0] : nil
    }

    /// The name of the property that a value is assigned to.
    private func assigned(before token: Int, _ code: SwiftCode) -> String? {
        var index = token - 1
        // `sheet = isNew ? .edit : .add`
        if ["?", ":", "??"].contains(code.text(index)) {
            var steps = 0
            while index > 0, code.text(index) != "=", steps < 30, !code.tokens[index].startsLine {
                index =
                    code.tokens[index].kind == .close && code.partners[index] > 0 ? code.partners[index] - 1 : index - 1
                steps += 1
            }
        }
        guard code.text(index) == "=" || code.text(index) == "+=", code.isName(index - 1) else { return nil }
        guard !["let", "var"].contains(code.text(index - 2)) else { return nil }
        return code.text(index - 1)
    }

    /// Whether it is between `case` and its colon or equals sign.
    private func isPattern(_ dot: Int, _ code: SwiftCode) -> Bool {
        var index = dot
        var steps = 0
        while index > 0, steps < 80 {
            steps += 1
            let token = code.tokens[index]
            if token.kind == .name, token.text == "case", code.text(index - 1) != "." { return true }
            if token.text == ":" || token.text == "=" || token.text == "{" || token.text == ";" {
                // In parentheses, it is the colon of a label.
                let isLabel = token.text == ":" && code.parents[index] >= 0 && code.text(code.parents[index]) != "{"
                if index != dot, !isLabel { return false }
            }
            if token.startsLine, index != dot, code.text(index - 1) != "," { return false }
            if token.startsLine, index == dot, code.text(index - 1) != "," { return false }
            index = token.kind == .close && code.partners[index] > 0 ? code.partners[index] - 1 : index - 1
        }
        return false
    }

    private func isCompared(_ dot: Int, _ code: SwiftCode) -> Bool {
        let operators: Set<String> = ["==", "!=", "~=", "==="]
        var start = dot
        while code.isName(start - 1), code.text(start - 2) == "." || code.text(start - 1).first?.isUppercase == true {
            start -= code.text(start - 2) == "." ? 2 : 1
        }
        if operators.contains(code.text(start - 1)) { return true }
        var end = dot + 2
        if code.text(end) == "(", code.partners.indices.contains(end), code.partners[end] > 0 {
            end = code.partners[end] + 1
        }
        return operators.contains(code.text(end))
    }
}
