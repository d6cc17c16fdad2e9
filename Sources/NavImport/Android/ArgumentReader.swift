import NavSyntax

/// Turns the `<argument>`s of a destination into parameters.
struct ArgumentReader {
    private(set) var parameters: [SketchParameter] = []
    /// The types of the parameters, as the source has them.
    private(set) var types: [ArgumentType] = []
    /// What is not read, to be counted.
    private(set) var leftOut: [String] = []
    /// The parameters by the names of the source.
    private var indices: [String: Int] = [:]
    private var names: Set<String> = []
    private var numbers: [String: Int] = [:]

    private static let attributes: Set<String> = [
        "android:name", "app:argType", "app:nullable", "android:defaultValue", "app:defaultValue", "app:type",
    ]

    /// The parameter for an argument of the source.
    subscript(_ source: String) -> (parameter: SketchParameter, type: ArgumentType)? {
        indices[source].map { (parameters[$0], types[$0]) }
    }

    mutating func read(_ element: XMLElement, _ classes: inout ArgumentClasses, _ strings: AndroidStrings) {
        leftOut += element.attributes.map(\.name).filter { !Self.attributes.contains($0) }.map { "`\($0)`" }
        guard let source = element["android:name"] else {
            leftOut.append("arguments without a name")
            return
        }
        guard indices[source] == nil else {
            leftOut.append("arguments that are declared twice")
            return
        }
        let fallback = element["android:defaultValue"] ?? element["app:defaultValue"]
        let declared = element["app:argType"] ?? element["app:type"]
        let type = declared.map { classes.type($0) } ?? .inferred(from: fallback)
        var parameter = SketchParameter(name(for: source), type.name)
        parameter.remarks = Remarks(comments: element.commentLines + element.lastCommentLines)
        if type.base == .reference {
            parameter.remarks.todos.append(
                "`\(source)` is the id of an Android resource; decide what takes its place, such as the name of an "
                    + "image"
            )
        }
        let isAbsent = fallback == "@null" || type.base == .reference && fallback == "0"
        if element["app:nullable"] == "true" || isAbsent {
            // An absent list is empty.
            if type.isList {
                leftOut.append("`null` for lists, which are empty instead")
            } else {
                parameter.type += "?"
            }
        }
        if let fallback, !isAbsent { add(default: fallback, type, to: &parameter, strings) }
        add(parameter, type, for: source)
    }

    /// Adds an optional text for a placeholder that no argument declares. Returns its name.
    mutating func addUndeclared(_ source: String) -> String {
        let name = name(for: source)
        var parameter = SketchParameter(name, "String?")
        parameter.remarks.todos.append("check the type of `\(source)`; the source has it only in a deep link")
        add(parameter, ArgumentType(base: .string), for: source)
        return name
    }

    private mutating func add(_ parameter: SketchParameter, _ type: ArgumentType, for source: String) {
        indices[source] = parameters.count
        parameters.append(parameter)
        types.append(type)
    }

    private mutating func name(for source: String) -> String {
        let base = SketchNames.lowerCamel(source) ?? "value"
        var name = base
        var number = numbers[base] ?? 2
        while names.contains(name) { (name, number) = ("\(base)\(number)", number + 1) }
        numbers[base] = number
        names.insert(name)
        return name
    }

    private func add(
        default source: String, _ type: ArgumentType, to parameter: inout SketchParameter, _ strings: AndroidStrings
    ) {
        if type.isList {
            parameter.remarks.todos.append("decide on a default; in the source, it is `\(source)`")
            return
        }
        if let reference = ResourceReference(source) {
            if type.base == .reference {
                parameter.fallback = .text(reference.name)
            } else if type.base == .string, let text = strings.text(of: source) {
                parameter.fallback = type.value(of: text)
            } else {
                parameter.remarks.todos.append("write the default here; in the source, it is the resource `\(source)`")
            }
            return
        }
        let text = type.base == .string ? strings.text(of: source) : source
        parameter.fallback = text.flatMap(type.value)
        if parameter.fallback == nil {
            parameter.remarks.todos.append("decide on a default; in the source, it is `\(source)`")
        } else if type.base == .string, ["''", "\"\"", "null"].contains(source) {
            let meaning = source == "null" ? "no value: `\(parameter.name): String?`" : "an empty text: `\"\"`"
            parameter.remarks.todos.append(
                "check the default: in the source, it is the text `\(source)`, not \(meaning)")
        }
    }
}
