import NavChecks
public import NavGraph
public import NavSyntax

/// A suggestion at the cursor.
public struct CompletionItem: Sendable {
    public enum Kind: Sendable { case key, node, type, condition, parameter, word, rule, symbol, file }
    public var label: String
    public var kind: Kind
    /// A few words after the label.
    public var detail: String?
    public var doc: String?
    /// The bytes that it replaces.
    public var range: Range<Int>
    public var replacement: String
}

/// Suggests what may be written at a cursor.
public struct Completer {
    private let graph: Graph
    private let section: SectionID
    private let text: [UInt8]
    private let context: CursorContext
    /// Other files that may be included, relative to this one.
    private let files: [String]

    /// - Parameters:
    ///   - graph: The names that are known, perhaps from an older version of the text.
    ///   - file: The file of the text in that graph.
    public init(_ graph: Graph, _ file: FileID?, _ text: [UInt8], at cursor: Int, files: [String] = []) {
        self.graph = graph
        self.text = text
        self.files = files
        context = CursorContext(text, at: cursor)
        section =
            graph.sections.indices.first { graph.sections[$0].file == file && $0 > 0 }.map { SectionID($0) } ?? .main
    }

    public var items: [CompletionItem] {
        var found: [CompletionItem]
        switch context.kind {
        case .comment: return []
        case .placeholder: found = parameterItems(ofNodeAround: context.path)
        case .key:
            let values = context.siblings.isEmpty && !context.isInBrackets ? valueItems : []
            // The item of a list is more often a name than a mapping: `- product`.
            found = context.path.last == .item ? values + keyItems : keyItems + values
        case .value:
            let isInList = context.path.last == .item
            found = valueItems.filter { !isInList || !context.siblings.contains($0.label) }
        }
        var seen: Set<String> = []
        found = found.filter { seen.insert($0.label).inserted }
        return found
    }

    // MARK: Keys

    private var keyItems: [CompletionItem] {
        guard let place = LanguagePlace(context.path) else { return [] }
        let fixed = place.keys.filter { !context.siblings.contains($0.name) }.map { key in
            item(
                key.name, .key, detail: key.isRequired ? "required" : nil, doc: key.doc,
                replacement: key.name + separator(takesText: key.takesText))
        }
        return fixed
            + place.keyNames.flatMap { names($0) }.filter { !context.siblings.contains($0.label) }.map { name in
                var name = name
                name.replacement += separator(takesText: name.kind != .node)
                return name
            }
    }

    /// What follows a key that is completed: nothing if there is a colon already.
    private func separator(takesText: Bool) -> String {
        let after = text[context.typed.upperBound...].drop { $0 == YAMLByte.space }
        return after.first == UInt8(ascii: ":") ? "" : takesText || context.isInBrackets ? ": " : ":"
    }

    // MARK: Values

    private var valueItems: [CompletionItem] {
        guard let place = LanguagePlace(context.path) else { return [] }
        // Beside other text, only a name of the same text can follow.
        let isNegated = context.textBefore == "!"
        let isInType = context.textBefore == "["
        guard context.textBefore.isEmpty || isNegated || isInType || context.path.last == .item else { return [] }
        let items = place.items
        let words = place.words + (items?.words ?? [])
        let kinds = place.names.union(items?.names ?? [])
        return words.map { item($0, .word) } + kinds.flatMap { names($0) } + literalItems
    }

    private func names(_ kind: NameKind) -> [CompletionItem] {
        switch kind {
        case .node: nodeItems
        case .condition:
            graph.conditions.map { item($0.name.value, .condition, doc: $0.doc) }
        case .type:
            BuiltinType.allCases.map { item($0.rawValue, .type) }
                + graph.types.map { item($0.name.value, .type, doc: $0.doc) }
        case .rule: allRules.map { item($0.id.name, .rule, doc: $0.meaning) }
        case .step: stepItems
        case .ownParameter: parameterItems(ofNodeAround: context.path)
        case .targetParameter:
            targetParameters.map { item($0.name.value, .parameter, detail: $0.type.text, doc: $0.doc) }
        case .symbol: symbolItems
        case .file: files.map { item($0, .file) }
        case .template, .pattern, .oldURL: []
        }
    }

    /// All nodes, by the names that they have in this section.
    private var nodeItems: [CompletionItem] {
        let prefix = graph.sections.indices.contains(section.index) ? graph[section].path : ""
        let onlyTabs = context.path.last == .key("tab")
        var items = graph.nodes.filter { !onlyTabs || $0.kind == .tab }.map { node in
            let isHere = !prefix.isEmpty && node.name.hasPrefix(prefix + ".")
            let name = isHere ? String(node.name.dropFirst(prefix.count + 1)) : node.name
            return item(name, .node, detail: node.kind.rawValue, doc: node.doc ?? node.title?.plainText)
        }
        if context.path.first == .key("root") { items.insert(item("tabs", .word), at: 0) }
        if context.path.last == .key("from") || context.path.dropLast().last == .key("from") {
            items.insert(item("*", .word, detail: "from anywhere", replacement: "\"*\""), at: 0)
        }
        return items
    }

    private var stepItems: [CompletionItem] {
        guard let flow = nodeAround(context.path), case .flow(let detail) = graph[flow].detail else { return [] }
        return detail.steps.map { item(graph[$0].id.value, .node, detail: "step") }
    }

    /// The names of symbols that the graph uses, then common ones.
    private var symbolItems: [CompletionItem] {
        let used = graph.nodes.compactMap { node -> String? in
            switch node.detail {
            case .tab(let tab): tab.icon
            case .split(let split): split.icon
            default: nil
            }
        }
        // The graph has the word at the cursor already, as if it were the name of a symbol.
        let word = String(decoding: text[context.typed], as: UTF8.self)
        return (used.filter { $0 != word } + CommonSymbols.names).map { item($0, .symbol) }
    }

    /// The values of a parameter that a route, redirect or URL pattern fixes, and of a default.
    private var literalItems: [CompletionItem] {
        var path = context.path
        if path.last == .item { path.removeLast() }
        guard case .key(let name)? = path.last else { return [] }
        let parameter: Parameter?
        if name == "default", case .key(let owner)? = path.dropLast().last {
            parameter = nodeAround(path).flatMap { graph.parameter($0, owner) }
        } else if path.dropLast().last == .key("params") {
            parameter = targetParameters.first { $0.name.value == name }
        } else {
            return []
        }
        switch parameter?.type.base {
        case .builtin(.bool): return [item("true", .word), item("false", .word)]
        case .declared(let type):
            guard case .enumeration(let cases) = graph[type].definition else { return [] }
            return cases.map { item($0.name.value, .word, detail: graph[type].name.value) }
        default: return []
        }
    }

    // MARK: Parameters

    private static let nodeKeys: Set<String> = [
        "tabs", "splits", "screens", "sheets", "covers", "popovers", "alerts", "dialogs", "flows", "actions",
    ]

    /// The node whose declaration a path leads into.
    private func nodeAround(_ path: [PathStep]) -> NodeID? {
        guard path.count >= 2, case .key(let list) = path[0], Self.nodeKeys.contains(list), case .key(let id) = path[1]
        else { return nil }
        return node(id)
    }

    private func node(_ name: String) -> NodeID? {
        let prefix = graph.sections.indices.contains(section.index) ? graph[section].path : ""
        let own = prefix.isEmpty ? name : prefix + "." + name
        return (graph.nodes.firstIndex { $0.name == own } ?? graph.nodes.firstIndex { $0.name == name }).map {
            NodeID($0)
        }
    }

    private func parameterItems(ofNodeAround path: [PathStep]) -> [CompletionItem] {
        var owner = nodeAround(path)
        // In an old URL, the names are those of the node that it leads to.
        if path.first == .key("redirects") { owner = targetOfRoute }
        guard let owner else { return [] }
        return (graph.linkParameters(of: owner) + graph.flowData(of: owner)).map {
            item($0.name.value, .parameter, detail: $0.type.text, doc: $0.doc)
        }
    }

    /// The parameters of the node that a route, redirect, tab or pattern leads to.
    private var targetParameters: [Parameter] { targetOfRoute.map { graph.linkParameters(of: $0) } ?? [] }

    private var targetOfRoute: NodeID? {
        guard let last = context.path.lastIndex(of: .key("params")) else { return nil }
        let before = context.path[..<last]
        if before.contains(.key("to")), case .key(let id)? = before.last { return node(id) }
        if before.contains(.key("url")) { return nodeAround(context.path) }
        return nil
    }

    private func item(
        _ label: String, _ kind: CompletionItem.Kind, detail: String? = nil, doc: String? = nil,
        replacement: String? = nil
    ) -> CompletionItem {
        CompletionItem(
            label: label, kind: kind, detail: detail, doc: doc, range: context.typed,
            replacement: missingSpace + (replacement ?? label))
    }

    /// A space right behind a colon or dash, which would be a part of the word without it: `as:cover`.
    private var missingSpace: String {
        guard context.kind != .placeholder, context.textBefore.isEmpty, context.quote == nil,
            let last = text[..<context.typed.lowerBound].last
        else { return "" }
        return last == YAMLByte.colon || last == UInt8(ascii: "-") ? " " : ""
    }
}

/// Names of SF Symbols that tabs often have.
private enum CommonSymbols {
    static let names = """
        house house.fill magnifyingglass person person.fill person.crop.circle person.2 gearshape gearshape.fill \
        heart heart.fill star star.fill bookmark bookmark.fill bell bell.fill envelope envelope.fill message \
        message.fill bubble.left bubble.left.and.bubble.right phone phone.fill video camera camera.fill photo \
        photo.on.rectangle map map.fill mappin location location.fill calendar clock clock.fill timer alarm cart \
        cart.fill bag bag.fill creditcard tag tag.fill gift shippingbox doc doc.text folder folder.fill tray \
        tray.full archivebox paperclip link square.and.arrow.up square.and.pencil pencil trash trash.fill plus \
        plus.circle plus.circle.fill minus checkmark checkmark.circle xmark xmark.circle ellipsis ellipsis.circle \
        list.bullet list.dash square.grid.2x2 square.grid.3x3 rectangle.grid.1x2 rectangle.stack sidebar.left \
        line.3.horizontal slider.horizontal.3 chart.bar chart.bar.fill chart.pie chart.line.uptrend.xyaxis \
        book book.fill books.vertical newspaper graduationcap music.note music.note.list play play.fill \
        play.circle headphones mic tv gamecontroller film ticket globe network wifi lock lock.fill key shield \
        eye info.circle questionmark.circle exclamationmark.triangle flag flag.fill bolt flame leaf drop sun.max \
        moon cloud umbrella car bus tram airplane bicycle figure.walk bed.double fork.knife cup.and.saucer pills \
        cross.case stethoscope waveform.path.ecg dumbbell sportscourt paintbrush wrench hammer scissors \
        printer desktopcomputer laptopcomputer iphone applewatch antenna.radiowaves.left.and.right qrcode barcode \
        barcode.viewfinder at number textformat arrow.clockwise arrow.left.arrow.right arrow.up.arrow.down
        """.split(separator: " ").map { $0.filter { !$0.isWhitespace } }
}
