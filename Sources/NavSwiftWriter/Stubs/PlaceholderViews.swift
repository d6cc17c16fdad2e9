import NavGraph
import NavLinks
import NavNames

/// Writes a view for each node that shows its values and has a button for each of its exits, so
/// that the navigation can be tried before the app has views.
struct PlaceholderViews {
    private let model: DeclarationModel
    private var swift: SwiftModel { model.swift }
    private var graph: Graph { model.graph }

    init(_ model: DeclarationModel) {
        self.model = model
    }

    func members(in section: SectionID) -> [AppStubs.Stub.Member] {
        let protocols = DestinationProtocols(model, section)
        return protocols.nodes.map { node in
            let function = protocols.function(node)
            return AppStubs.Stub.Member(function.name, isLong: true) { writer in
                writer.list(function.head(""), function.parameterTexts, ") -> some View {", closing: .apart)
                writer.indented { writeBody(of: node, &$0) }
                writer.line("}")
            }
        }
    }

    // MARK: - What is shown

    private func writeBody(of node: NodeID, _ writer: inout SwiftWriter) {
        let rows = rows(of: node)
        let selection = model.exits.selection(of: node)
        guard selection != nil || rows.contains(where: { !$0.hasPrefix("//") }) else {
            writer.line(text(graph[node].id.value))
            for row in rows { writer.line(row) }
            return
        }
        writer.block(selection == nil ? "List" : "List(selection: selection)") { writer in
            for row in rows {
                // Modifiers are on lines of their own.
                let lines = row.split(separator: "\n").map(String.init)
                writer.line(lines[0])
                writer.indented { writer in for line in lines.dropFirst() { writer.line(line) } }
            }
        }
    }

    private func rows(of node: NodeID) -> [String] {
        if case .step(let step) = graph[node].detail { return exits(of: node) + moves(of: node, step) }
        var rows = values(of: node) + exits(of: node)
        if let result = model.exits.result(of: node) {
            let sample = SampleValue(swift).text(result)
            rows.append(sample.map { "Button(\"Done\") { exits.finish(\($0)) }.exit(.finish)" } ?? "// exits.finish(…)")
        } else if [.sheet, .cover, .popover].contains(graph.kind(of: node)) {
            rows.append("Button(\"Close\") { exits.close() }.exit(.close)")
        }
        return rows
    }

    /// The controls of a step, which the marks make known to tests of the user interface.
    private func moves(of node: NodeID, _ step: StepDetail) -> [String] {
        var moves = ["Button(\"Next\") { flow.next() }.exit(.next)"]
        guard case .flow(let flow) = graph[step.flow].detail else { return moves }
        if step.isSkippable || flow.isSkippable || flow.skipTo != nil {
            moves.append("if flow.canSkip { Button(\"Skip\") { flow.skip() }.exit(.skip) }")
        }
        if flow.allowsBack, flow.steps.first != node {
            moves.append("if flow.canGoBack { Button(\"Back\") { flow.back() }.exit(.previous) }")
        }
        if flow.style == .cover { moves.append("Button(\"Cancel\") { flow.cancel() }.exit(.close)") }
        return moves
    }

    private func text(_ words: String) -> String { "Text(verbatim: \(SwiftNames.literal(words)))" }

    private func values(of node: NodeID) -> [String] {
        graph[node].parameters.map { parameter in
            let word = SwiftNames.local(parameter.name.value, beside: ["exits", "selection"])
            return "Text(verbatim: \"\(parameter.name.value): \\(String(describing: \(word)))\")"
        }
    }

    /// A button for each exit, or a row to select if the exit fills a column.
    private func exits(of node: NodeID) -> [String] {
        guard swift.hasExits(node) else { return [] }
        return model.exits[node].compactMap { exit in
            guard !graph[exit.target].isDeprecated else { return nil }
            let function = SwiftNames.function(exit.name)
            let needed = exit.openWithoutScreenDefaults.filter { swift.defaultValue(of: $0) == nil }
            let label = SwiftNames.literal(exit.route.label?.plainText ?? exit.name)
            guard let arguments = arguments(for: needed) else {
                let labels: String = needed.map { SwiftNames.label($0.name.value) + ":" }.joined()
                return "// exits.\(function)(\(labels))"
            }
            guard exit.transition == .fill, let name = model.exits.selection(of: node)?.name,
                let values = self.arguments(for: exit.parameters.map(\.parameter))
            else { return "ExitButton(\(label), exits.to.\(function)(\(arguments)))" }
            let value = "\(name).\(SwiftNames.identifier(exit.name))" + (values.isEmpty ? "" : "(\(values))")
            return "\(text(exit.name))\n.tag(\(value))\n.exit(exits.to.\(function)(\(arguments)))"
        }
    }

    /// Sample values for parameters; nil if only the app can make one.
    private func arguments(for parameters: [Parameter]) -> String? {
        let samples = parameters.map { SampleValue(swift).text($0) }
        guard !samples.contains(nil) else { return nil }
        return zip(parameters, samples).map { "\(SwiftNames.label($0.name.value)): \($1 ?? "")" }.listed
    }
}

/// Makes sample values of types, as expressions.
struct SampleValue {
    private let model: SwiftModel

    init(_ model: SwiftModel) {
        self.model = model
    }

    /// A value of a parameter as an expression; nil if only the app can make one.
    func text(_ parameter: Parameter) -> String? {
        parameter.sample.map { text($0.value, parameter.type) } ?? text(parameter.type)
    }

    /// A value of a type as an expression; nil if only the app can make one.
    func text(_ use: TypeUse) -> String? {
        if let sample = model.graph.sample(of: use) { return text(sample, use) }
        switch use.form {
        case .optional: return "nil"
        case .list: return "[]"
        case .single: break
        }
        switch use.base {
        case .unknown: return nil
        case .builtin(let type): return Self.text(type)
        case .declared(let id):
            switch model.graph[id].definition {
            case .opaque: return nil
            case .enumeration(let cases): return cases.first.map { "." + SwiftNames.identifier($0.name.value) }
            case .constrained(let base, nil): return narrowed(Self.text(base), model.type(use))
            case .constrained(let base, _?): return sample(of: id, base).map { narrowed($0, model.type(use)) }
            }
        }
    }

    private func text(_ literal: Literal, _ use: TypeUse) -> String {
        var item = use
        item.form = .single
        switch literal {
        case .list(let items): return "[" + items.map { text($0, item) }.listed + "]"
        case .scalar where !(literal.isNull && use.form == .optional):
            guard case .declared(let id) = use.base, case .constrained(let base, _) = model.graph[id].definition
            else { break }
            item.base = .builtin(base)
            return narrowed(model.expression(literal, model.type(item)), model.type(use))
        case .scalar: break
        }
        return model.expression(literal, model.type(use))
    }

    /// A value of a type that narrows another one.
    private func narrowed(_ raw: String, _ type: SwiftType) -> String {
        type.isOfApp ? type.ofApp(raw) : "\(type.name)(\(raw))" + (type.isChecked ? "!" : "")
    }

    /// The raw value with the shortest spelling that matches the pattern of a type.
    private func sample(of id: TypeID, _ base: BuiltinType) -> String? {
        guard let scalars = model.links.spellings(of: id)?.shortest else { return nil }
        var text = ""
        for scalar in scalars { text.unicodeScalars.append(Unicode.Scalar(scalar) ?? " ") }
        switch base {
        case .string: return SwiftNames.literal(text)
        case .int, .int64, .uint: return text
        case .double, .bool, .decimal, .uuid, .date, .url: return nil
        }
    }

    private static func text(_ type: BuiltinType) -> String {
        switch type {
        case .string: "\"text\""
        case .int, .int64, .uint: "1"
        case .double, .decimal: "1.5"
        case .bool: "true"
        case .uuid: "UUID()"
        case .date: "Date()"
        case .url: "URL(string: \"https://example.com\")!"
        }
    }
}
