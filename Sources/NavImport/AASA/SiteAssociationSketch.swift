import NavSyntax

/// A graph with a screen for each component, or path, of `apple-app-site-association` files.
func siteAssociationSketch(_ files: [SourceFile]) throws(ImportFailure) -> GraphSketch {
    var association = SiteAssociation()
    for file in files { try association.read(file) }
    guard !association.isEmpty else {
        throw ImportFailure("there is no path and no component", in: files.first?.name ?? "")
    }
    return association.finished()
}

private struct SiteAssociation {
    private var sketch = GraphSketch()
    private var names = SketchNames()
    private var appIDs: [String] = []
    private var excluded: [String] = []
    private var ids: [String: String] = [:]
    /// Values for `$(name)` in patterns.
    private var variables: [String: [String]] = [:]

    init() {}

    /// Whether there is nothing that an app opens.
    var isEmpty: Bool { sketch.nodes.isEmpty && excluded.isEmpty }

    mutating func read(_ file: SourceFile) throws(ImportFailure) {
        let json: JSON
        do throws(JSON.Mistake) { json = try JSON(parsing: file.text) } catch {
            throw ImportFailure("not JSON: \(error.message)", in: file.name, at: error.offset)
        }
        guard let links = json["applinks"] else {
            throw ImportFailure("there is no `applinks`", help: "only universal links can be imported", in: file.name)
        }
        for (key, _) in json.object ?? [] where key != "applinks" { sketch.leaveOut("`\(key)`") }
        for (key, value) in links.object ?? [] {
            switch key {
            case "apps", "details": break
            case "defaults": readDefaults(value)
            case "substitutionVariables":
                for (name, values) in value.object ?? [] { variables[name] = values.array?.compactMap(\.string) ?? [] }
            default: sketch.leaveOut("`\(key)` of `applinks`")
            }
        }
        // The old form has a member for each app.
        let details =
            links["details"]?.array
            ?? (links["details"]?.object ?? []).map { id, detail in
                .object([("appID", .string(id))] + (detail.object ?? []))
            }
        for detail in details { read(detail: detail) }
    }

    private mutating func readDefaults(_ defaults: JSON) {
        for (key, value) in defaults.object ?? [] {
            switch key {
            case "caseSensitive" where value.bool == false:
                sketch.linkSettings.append(SketchEntry("caseInsensitive", .literal("true")))
            case "caseSensitive", "percentEncoded": break
            default: sketch.leaveOut("`\(key)` of `defaults`")
            }
        }
    }

    private mutating func read(detail: JSON) {
        let ids = ["appID", "appIDs"].flatMap { key in
            detail[key]?.string.map { [$0] } ?? detail[key]?.array?.compactMap(\.string) ?? []
        }
        for id in ids where !appIDs.contains(id) { appIDs.append(id) }
        for (key, _) in detail.object ?? [] where !["appID", "appIDs", "paths", "components", "defaults"].contains(key)
        {
            sketch.leaveOut("`\(key)` of `details`")
        }
        if let defaults = detail["defaults"] { readDefaults(defaults) }
        for path in detail["paths"]?.array ?? [] {
            guard let text = path.string else { continue }
            let isExcluded = text.hasPrefix("NOT ")
            let pattern = isExcluded ? String(text.dropFirst(4)) : text
            if isExcluded { excluded.append(pattern) } else { add(Component(path: pattern)) }
        }
        for component in detail["components"]?.array ?? [] { read(component: component) }
    }

    private mutating func read(component json: JSON) {
        var component = Component(path: json["/"]?.string ?? "*")
        component.comment = json["comment"]?.string
        component.fragment = json["#"]?.string
        component.isCaseInsensitive = json["caseSensitive"]?.bool == false
        switch json["?"] {
        case .object(let items)?: component.query = items.map { ($0.0, $0.1.string ?? "*") }
        case .string(let text)?: component.queryText = text
        default: break
        }
        for (key, _) in json.object ?? [] where !Component.keys.contains(key) {
            sketch.leaveOut("`\(key)` of a component")
        }
        if json["exclude"]?.bool == true {
            excluded.append(component.path + (component.query.isEmpty ? "" : " with a query"))
        } else {
            add(component)
        }
    }

    private mutating func add(_ component: Component) {
        let pattern = AssociationPattern(component, variables)
        let key = pattern.path + "\(component.isCaseInsensitive)"
        if let id = ids[key], let index = sketch.nodes.firstIndex(where: { $0.name == id }) {
            if let comment = component.comment, sketch.nodes[index].doc == nil { sketch.nodes[index].doc = comment }
            sketch.leaveOut("components and paths that are listed twice")
            return
        }
        var (id, remarks) = names.node(pattern.name ?? (pattern.path == "/" ? "home" : "page"))
        remarks.todos += pattern.todos
        var node = SketchNode(.screens, id)
        node.doc = component.comment
        node.parameters = pattern.parameters
        var url = SketchPattern(pattern.path)
        if component.isCaseInsensitive { url.settings = [SketchEntry("caseInsensitive", .literal("true"))] }
        node.patterns = [url]
        node.remarks = remarks
        ids[key] = id
        sketch.nodes.append(node)
    }

    mutating func finished() -> GraphSketch {
        var sketch = sketch
        if !excluded.isEmpty {
            sketch.linkRemarks.todos.append(
                "the source leaves these URLs to the browser: \(listed(excluded)); check that no pattern matches them")
        }
        if sketch.nodes.contains(where: { $0.patterns.contains { $0.path.hasSuffix("*") } }) {
            sketch.linkRemarks.todos.append(
                "name what follows where a pattern ends in `*`, if its screen needs it: `/album/{id}`")
        }
        sketch.finishLinksOnly(names)
        if !appIDs.isEmpty {
            sketch.outputs.append(SketchEntry("aasa", .map([SketchEntry("appIDs", .list(appIDs.map { .text($0) }))])))
        }
        return sketch
    }
}

/// What an `apple-app-site-association` says about one kind of URLs.
struct Component {
    var path: String
    var query: [(key: String, value: String)] = []
    var queryText: String?
    var fragment: String?
    var isCaseInsensitive = false
    var comment: String?

    static let keys: Set<String> = ["/", "?", "#", "exclude", "comment", "caseSensitive", "percentEncoded"]
}

/// The pattern of a component. In these, `*` is any text, also with slashes, `?*` is at least one character, and `?`
/// is one.
struct AssociationPattern {
    private(set) var path = ""
    private(set) var parameters: [SketchParameter] = []
    private(set) var todos: [String] = []
    private var words: [String] = []
    var name: String? { words.isEmpty ? nil : words.joined(separator: " ") }

    init(_ component: Component, _ variables: [String: [String]]) {
        let segments = component.path.split(separator: "/").map(String.init)
        var written: [String] = []
        for (index, segment) in segments.enumerated() {
            let isLast = index == segments.count - 1
            switch segment {
            case "*" where isLast: written.append("*")
            case "?*" where isLast: written.append("+")
            default: written.append(text(segment, variables, component))
            }
        }
        path = "/" + written.joined(separator: "/")
        if segments.dropLast().contains(where: { $0.contains("*") }) {
            todos.append("in the source, `*` in `\(component.path)` also matches slashes; here it is one segment")
        }
        var items: [String] = []
        for (key, value) in component.query {
            items.append("\(key)=" + (value == "*" ? parameter(key) : text(value, variables, component, isNamed: key)))
        }
        if !items.isEmpty { path += "?" + items.joined(separator: "&") }
        if let query = component.queryText, query != "*" {
            todos.append("the source also requires the query `\(query)`")
        }
        if let fragment = component.fragment, fragment != "*" {
            path += "#" + text(fragment, variables, component, isNamed: "fragment")
        }
    }

    private mutating func parameter(_ source: String) -> String {
        let base = SketchNames.lowerCamel(source) ?? "part"
        var name = base
        var number = 2
        while parameters.contains(where: { $0.name == name }) { (name, number) = ("\(base)\(number)", number + 1) }
        parameters.append(SketchParameter(name, "String"))
        return "{\(name)}"
    }

    /// A segment with wildcards, each run of which becomes a parameter.
    private mutating func text(
        _ source: String, _ variables: [String: [String]], _ component: Component, isNamed name: String = "part"
    ) -> String {
        var result = ""
        var rest = source[...]
        var literal = ""
        while let character = rest.first {
            if rest.hasPrefix("$("), let end = rest.firstIndex(of: ")") {
                let variable = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
                result += parameter(variable)
                rest = rest[end...].dropFirst()
                let values = variables[variable].map { ": " + listed($0) } ?? ", as the system defines it"
                todos.append("the source limits `\(variable)` to its variable\(values)")
            } else if character == "*" || character == "?" {
                let run = rest.prefix { $0 == "*" || $0 == "?" }
                rest = rest.dropFirst(run.count)
                // `?` alone is one character.
                if !run.contains("*") {
                    todos.append(
                        "in the source, `\(run)` in `\(component.path)` stands for \(run.count == 1 ? "one character" : "\(run.count) characters")"
                    )
                }
                result += parameter(name)
            } else {
                literal.append(character)
                result += character == "{" ? "{{" : character == "}" ? "}}" : String(character)
                rest = rest.dropFirst()
            }
        }
        if name == "part", !literal.isEmpty { words.append(literal) }
        return result
    }
}
