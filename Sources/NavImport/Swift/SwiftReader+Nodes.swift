import NavSwiftReader
import NavSyntax

/// Nodes for enums and views.
extension SwiftReader {
    /// The words at the end of views' names that nodes go without.
    static let viewEnds = ["ViewController", "TabView", "View", "Screen", "Page", "Sheet", "Tab"]

    /// Adds a node for each case of an enum.
    mutating func add(_ routes: RouteEnum) {
        var remarks = routes.remarks
        for value in routes.type.cases {
            let key = "\(routes.name).\(value.name)"
            guard nodesByCase[key] == nil else { continue }
            if let inner = RouteEnums.wrapped(by: value, app), enums[inner.type.simpleName] != nil { continue }
            if let index = rootNode(of: value, key) {
                nodesByCase[key] = index
                continue
            }
            let comments = documentation(of: value.token, in: routes.file)
            let index = addNode(
                routes.style.kind, anyOf: [value.name, "\(routes.stem) \(value.name)", "\(routes.name) \(value.name)"])
            sketch.nodes[index].doc = comments.doc
            sketch.nodes[index].remarks = remarks + comments.remarks + sketch.nodes[index].remarks
            remarks = Remarks()
            nodesByCase[key] = index
            addParameters(of: value, key, routes.file, to: index)
            if let shown = caseViews.views[key] { show(shown.view, at: index) }
        }
    }

    /// The root screen that shows the view of a case without values.
    private func rootNode(of value: SwiftCase, _ key: String) -> Int? {
        guard value.values.isEmpty, let view = caseViews.views[key]?.view else { return nil }
        return nodesByView[view.name]?.first { !nodesByCase.values.contains($0) && sketch.nodes[$0].parameters.isEmpty }
    }

    /// Remembers that a node shows a view.
    mutating func show(_ view: ShownView, at index: Int) {
        if viewCalls[index] == nil { viewCalls[index] = view }
        for name in displayed(view.name) where !(nodesByView[name]?.contains(index) ?? false) {
            nodesByView[name, default: []].append(index)
        }
    }

    /// A view, and the view that it shows in a navigation stack of its own.
    func displayed(_ name: String) -> [String] {
        var names = [name]
        while names.count < 5, let last = names.last {
            guard typesWithStacks.contains(last) else { break }
            let shown = ViewFinder.views(ofBody: last, app)
            guard shown.views.count == 1, !shown.isInline, !names.contains(shown.views[0].name) else { break }
            names.append(shown.views[0].name)
        }
        return names
    }

    private mutating func addParameters(of value: SwiftCase, _ key: String, _ file: Int, to index: Int) {
        var used: Set<String> = []
        for (number, associated) in value.values.enumerated() {
            let bindings = caseViews.bindings[key] ?? []
            let bound = number < bindings.count ? bindings[number] : nil
            let typeName = SketchNames.lowerCamel(associated.type.simpleTypeName.filter { $0.isLetter || $0.isNumber })
            let isPlain =
                associated.type.first?.isUppercase == true
                && !["String", "Int", "UUID", "Bool", "Double", "URL", "Date"]
                    .contains(associated.type.trimmingOptional)
            let source = associated.label ?? bound ?? (isPlain ? typeName : nil)
            let base = source.flatMap(SketchNames.lowerCamel) ?? "value"
            var name = base
            var suffix = 2
            while !used.insert(name).inserted { (name, suffix) = ("\(base)\(suffix)", suffix + 1) }
            guard let meaning = types.meaning(of: associated.type, from: file) else {
                sketch.nodes[index].remarks.todos.append(
                    "decide how `\(name)` gets to the view: a graph cannot contain values of `\(associated.type.oneLine)`"
                )
                continue
            }
            var parameter = SketchParameter(name, meaning.type)
            if source == nil { parameter.remarks.todos.append("name this parameter; the source does not") }
            if let todo = meaning.todo { parameter.remarks.todos.append(todo) }
            addDefault(associated.fallback, file, to: &parameter)
            sketch.nodes[index].parameters.append(parameter)
        }
    }

    private func addDefault(_ tokens: Range<Int>, _ file: Int, to parameter: inout SketchParameter) {
        guard !tokens.isEmpty else { return }
        let code = app.files[file].code
        if code.source(tokens) == "nil" { return }
        if let literal = literal(tokens, file, ofType: parameter.type) {
            parameter.fallback = literal
        } else if code.text(tokens.lowerBound) == ".", tokens.count == 2, app.declares(parameter.type.trimmingOptional)
        {
            parameter.fallback = .text("." + code.text(tokens.lowerBound + 1))
        } else {
            parameter.remarks.todos.append("write the default; in the source, it is `\(code.source(tokens).oneLine)`")
        }
    }

    /// A literal of a type, as the graph has it.
    func literal(_ tokens: Range<Int>, _ file: Int, ofType type: String) -> SketchEntry.Value? {
        let code = app.files[file].code
        let isNegative = tokens.count == 2 && code.text(tokens.lowerBound) == "-"
        guard tokens.count == 1 || isNegative, let token = tokens.last else { return nil }
        let text = (isNegative ? "-" : "") + code.text(token).replacing("_", with: "")
        switch type.trimmingOptional {
        case "String": return code.string(at: token).flatMap { $0.contains("\n") ? nil : .text($0) }
        case "Int", "Int64", "UInt":
            guard code.tokens[token].kind == .number, Int(text) != nil, type != "UInt" || !isNegative else {
                return nil
            }
            return .literal(String(Int(text) ?? 0))
        case "Double", "Decimal":
            guard code.tokens[token].kind == .number, Double(text) != nil, !text.contains("e") else { return nil }
            return .literal(text)
        case "Bool": return ["true", "false"].contains(text) ? .literal(text) : nil
        default: return nil
        }
    }

    /// The comments above a declaration.
    func documentation(of token: Int, in file: Int) -> (doc: String?, remarks: Remarks) {
        let code = app.files[file].code
        guard code.tokens.indices.contains(token), token > 0 else { return (nil, Remarks()) }
        // Before `case`, after what is before it.
        var first = token
        while first > 0, !code.tokens[first].startsLine { first -= 1 }
        guard first > 0 else { return (nil, Remarks()) }
        let end = Int(code.tokens[first].start)
        let start = Int(code.tokens[first - 1].end)
        var low = 0
        var high = code.comments.count
        while low < high {
            let middle = (low + high) / 2
            if code.comments[middle].start < start { low = middle + 1 } else { high = middle }
        }
        var doc: [String] = []
        var comments: [String] = []
        for comment in code.comments[low...].prefix(while: { $0.start < end }) {
            // A comment at the end of the line before is about that.
            if !code.file.text[start..<comment.start].contains(0x0A), start > 0, code.text(first - 1) != "{" {
                continue
            }
            let text = comment.text.split(separator: "\n").map { $0.drop { " *".contains($0) } }.joined(separator: " ")
            if comment.isDocumentation { doc.append(text) } else { comments.append(text) }
        }
        let isMark = { (text: String) in text.hasPrefix("MARK:") || text.hasPrefix("swiftlint") }
        let text = doc.joined(separator: " ").oneLine
        return (text.isEmpty ? nil : text, Remarks(comments: comments.filter { !$0.isEmpty && !isMark($0) }))
    }
}
