import NavSwiftReader
import NavSyntax

/// Nodes for views.
extension SwiftReader {
    /// Adds what a view can show.
    mutating func add(_ destination: Destination) {
        switch destination.trigger {
        case .value(let type?):
            let simple = app.aliases[type]?.simpleTypeName ?? type
            guard enums[simple] == nil else { return }
            addDestination(of: type, destination)
        case .value(nil), .flag, .link: addView(of: destination, nil)
        }
    }

    private mutating func addDestination(of type: String, _ destination: Destination) {
        if destination.style == .push, let index = nodesByType[type] {
            nodesByContent[destination.location] = index
            return
        }
        guard let index = addView(of: destination, type) else { return }
        if destination.style == .push { nodesByType[type] = index }
    }

    /// The node for the content of a destination.
    @discardableResult
    private mutating func addView(of destination: Destination, _ type: String?) -> Int? {
        let location = destination.location
        let shown = ViewFinder.views(in: destination.content, of: location.file, app)
        guard let view = shown.views.first ?? method(destination) else {
            return addInline(destination, type, isInline: shown.isInline)
        }
        let index = node(for: view, destination.style, type, binding(destination))
        nodesByContent[location] = index
        let others = Set(shown.views.dropFirst().map(\.name)).subtracting([view.name]).sorted()
        if !others.isEmpty {
            sketch.nodes[index].remarks.todos.append(
                "check whether this is several nodes; \(app.text(of: location)) also shows "
                    + others.map { "`\($0)`" }.conjunction())
        }
        return index
    }

    /// `destination: UserView.init`.
    private func method(_ destination: Destination) -> ShownView? {
        let code = app.files[destination.location.file].code
        let tokens = destination.content
        guard let first = tokens.first, code.text(first).first?.isUppercase == true, code.text(first + 1) == ".",
            code.text(first + 2) == "init", tokens.count == 3
        else { return nil }
        return ShownView(name: code.text(first), location: .init(file: destination.location.file, token: first))
    }

    /// A node for content that is no view of its own: `.sheet(isPresented: $showsHelp) { Text("Help") }`.
    private mutating func addInline(_ destination: Destination, _ type: String?, isInline: Bool) -> Int? {
        let location = destination.location
        guard isInline, !app.isEmptyView(destination.content, location.file) else {
            sketch.leaveOut(
                destination.style == .push
                    ? "links to no view that can be seen" : "presentations of no view that can be seen")
            return nil
        }
        let file = app.files[location.file]
        let call = file.call(at: location.token)
        let flag = ["isPresented", "item", "isActive"].lazy.compactMap { call?.argument($0) }.first
        let label = call.flatMap { call in
            call.tokens.lazy.filter { !destination.content.contains($0) }.compactMap { file.code.string(at: $0) }.first
        }
        let link = label.map { $0.split(separator: " ").prefix(4).joined(separator: " ") }
        let source = flag.flatMap { file.names(of: $0.tokens).last }.map(Self.withoutVerbs) ?? type ?? link
        let isNamed = source.flatMap(SketchNames.lowerCamel) != nil
        var remarks = Remarks(comments: ["its content is written at \(app.text(of: location))"])
        if !isNamed { remarks.todos.append("name this node; the source has no name for it") }
        let owner = file.type(around: location.token)?.simpleName.droppingEnd(Self.viewEnds)
        let fallback = "\(owner ?? "") \(destination.style.rawValue)"
        let index = addNode(
            destination.style.kind, anyOf: isNamed ? [source ?? "", "\(owner ?? "") \(source ?? "")"] : [fallback],
            remarks)
        nodesByContent[location] = index
        if let type { addValue(of: type, location.file, binding(destination), to: index) }
        return index
    }

    /// `help` of `isShowingHelp`, `showHelpSheet` and `helpPresented`.
    static func withoutVerbs(_ name: String) -> String {
        var rest = name[...]
        for prefix in [
            "is", "should", "show", "shows", "showing", "present", "presenting", "presents", "isShowing", "shouldShow",
            "isPresenting",
        ]
        .sorted(by: { $0.count > $1.count })
        where rest.hasPrefix(prefix) && rest.dropFirst(prefix.count).first?.isUppercase == true {
            rest = rest.dropFirst(prefix.count)
            break
        }
        let ends = ["IsPresented", "IsShown", "Presented", "Shown", "Showing", "Sheet", "Active"]
        return String(rest).droppingEnd(ends)
    }

    /// The node that shows a view, perhaps a new one.
    ///
    /// - Parameter type: The type of the value that it shows, if it shows one.
    mutating func node(
        for view: ShownView, _ style: ShowingStyle, _ type: String? = nil, _ binding: String? = nil
    ) -> Int {
        let names = displayed(view.name)
        let existing = nodesByView[view.name] ?? []
        if let index = existing.first(where: { sketch.nodes[$0].kind == style.kind }) ?? existing.first { return index }
        let base = names.last ?? view.name
        let index = addNode(
            style.kind, anyOf: [base.droppingEnd(Self.viewEnds), base, view.name, "\(base) \(style.kind.rawValue)"])
        let comments = app.declaration(of: base).map { documentation(of: $0.type.token, in: $0.file) }
        sketch.nodes[index].doc = comments?.doc
        show(view, at: index)
        addValues(of: view, type, binding, to: index)
        return index
    }

    /// The name of the value in the closure of a destination: `id` of `{ id in … }`.
    private func binding(_ destination: Destination) -> String? {
        let code = app.files[destination.location.file].code
        guard let first = destination.content.first else { return nil }
        // `{ $item in`, `{ (item: Item) in`
        let name = code.text(first) == "(" ? code.text(first + 1) : code.text(first)
        let isNamed = destination.content.prefix(8).contains { code.text($0) == "in" }
        return isNamed && name != "_" ? name.replacing("$", with: "") : nil
    }

    /// Adds a parameter for the value that a destination shows.
    private mutating func addValue(of type: String, _ file: Int, _ binding: String?, to index: Int) {
        guard let meaning = types.meaning(of: type, from: file) else {
            sketch.nodes[index].remarks.todos.append(
                "decide how the value gets to the view: a graph cannot contain values of `\(type)`")
            return
        }
        let source = binding ?? (ValueTypes.isBuiltIn(type) ? nil : type)
        let name = source.flatMap(SketchNames.lowerCamel) ?? "value"
        guard !sketch.nodes[index].parameters.contains(where: { $0.name == name }) else { return }
        var parameter = SketchParameter(name, meaning.type)
        if source == nil { parameter.remarks.todos.append("name this parameter; the source does not") }
        if let todo = meaning.todo { parameter.remarks.todos.append(todo) }
        sketch.nodes[index].parameters.insert(parameter, at: 0)
    }

    /// Adds parameters for the values that a view is made with.
    private mutating func addValues(of view: ShownView, _ type: String?, _ binding: String?, to index: Int) {
        let file = app.files[view.location.file]
        guard let call = file.call(at: view.location.token) else { return }
        var others: [String] = []
        for argument in call.arguments where type == nil || !file.isValue(argument.tokens, binding) {
            guard let label = argument.label else {
                others.append("`\(file.code.source(argument.tokens).oneLine.prefix(40))`")
                continue
            }
            let property = app.property([label], in: view.name, from: view.location.file)
            let isBinding = file.code.text(argument.tokens.lowerBound).hasPrefix("$")
            guard let property, property.property.attributes.isEmpty, !isBinding,
                let meaning = valueType(property.property, property.file)
            else {
                others.append("`\(label)`")
                continue
            }
            // A value that is written in the code is not one of the route.
            let isLiteral = literal(argument.tokens, view.location.file, ofType: meaning.type) != nil
            guard !isLiteral, let name = SketchNames.lowerCamel(label),
                !sketch.nodes[index].parameters.contains(where: { $0.name == name })
            else {
                others.append("`\(label)`")
                continue
            }
            var parameter = SketchParameter(name, meaning.type)
            if let todo = meaning.todo { parameter.remarks.todos.append(todo) }
            sketch.nodes[index].parameters.append(parameter)
        }
        for closure in call.closures { if let label = closure.label { others.append("`\(label)`") } }
        if !others.isEmpty {
            sketch.nodes[index].remarks.comments.append(
                "`\(view.name)` also takes \(GraphSketch.conjunction(others)), which the app supplies")
        }
        if let type { addValue(of: type, view.location.file, binding, to: index) }
    }

    /// The type of a property that is a value: not an object, a function or what a protocol stands for.
    private mutating func valueType(_ property: SwiftProperty, _ file: Int) -> ValueTypes.Meaning? {
        let written = app.files[file].code.source(property.type).oneLine
        let name = written.filter { !"[]?".contains($0) }.simpleTypeName
        let kind = app.declaration(of: name, from: file)?.type.kind
        let isValue = kind == .struct || kind == .enum || ValueTypes.isBuiltIn(name) || app.aliases[name] != nil
        return isValue || name == "ID" ? types.meaning(of: written, from: file) : nil
    }

    /// Adds the titles that views give themselves.
    mutating func addTitles() {
        for file in app.files {
            for call in file.calls
            where call.isMember && call.name == "navigationTitle" || call.name == "navigationBarTitle" {
                guard let type = file.type(around: call.token)?.simpleName, let argument = call.arguments.first,
                    let indices = nodesByView[type], !file.isPreview(call.token)
                else { continue }
                var tokens = argument.tokens
                if file.code.text(tokens.lowerBound) == "Text", tokens.count == 4 {
                    tokens = (tokens.lowerBound + 2)..<(tokens.lowerBound + 3)
                }
                guard tokens.count == 1, let title = file.code.string(at: tokens.lowerBound), !title.isEmpty,
                    !title.contains("\n")
                else {
                    sketch.leaveOut("titles that are computed")
                    continue
                }
                for index in indices where sketch.nodes[index].title == nil {
                    sketch.nodes[index].title = title.doublingBraces
                }
            }
        }
    }
}

extension SwiftSource {
    /// Whether an argument is the value that a closure is given: `item`, `item.id`, `$0`.
    fileprivate func isValue(_ tokens: Range<Int>, _ binding: String?) -> Bool {
        guard let first = names(of: tokens).first else { return false }
        return first == binding || code.text(tokens.lowerBound) == "$0" || first == "0"
    }
}

extension ScannedApp {
    /// Whether code shows `EmptyView()`, or nothing.
    func isEmptyView(_ tokens: Range<Int>, _ file: Int) -> Bool {
        guard let first = tokens.first else { return true }
        return files[file].code.text(first) == "EmptyView" && tokens.count <= 3
    }
}
