import NavGraph
import NavLinks
import NavSyntax

/// A node of the document: the members that all kinds share, and one member such as `tabDetail` with
/// those that only its kind has.
struct NodeDocument {
    private let document: GraphDocument
    private let id: NodeID
    private var graph: Graph { document.graph }
    private var node: Node { graph[id] }

    init(_ document: GraphDocument, _ id: NodeID) {
        self.document = document
        self.id = id
    }

    var json: JSON {
        var members: [(String, JSON)] = [
            ("id", .string(node.name)), ("kind", .string(node.kind.rawValue)),
            ("section", .string(graph[node.section].path)), ("title", .text(node.title?.plainText)),
            ("doc", .text(node.doc)), ("owner", .text(node.owner)), ("tags", .texts(node.tags)),
            ("parents", .texts(parents)), ("parameters", .array(parameters(node.parameters))),
            ("requires", .conditions(node.requires)), ("returns", .text(node.returns?.text)),
            ("identity", node.identity.map { .texts($0.map(\.value)) } ?? .null),
            ("links", .line(.array(document.links.patterns(of: id).map { .int($0) }))),
            ("plan", document.links.plans[id].map { PlanDocument(document, id).json($0) } ?? .null),
            ("tab", .name(node.tab, in: graph)), ("via", node.via.map { names($0.value) } ?? .null),
            ("entry", .bool(node.isEntry)), ("external", .bool(node.isExternal)),
            ("destructive", .bool(node.isDestructive)),
            ("reachable", .bool(document.analyzed.reachability.isReachable(id))),
            ("renamedFrom", .texts(node.renamedFrom.map(\.value))),
            ("deprecated", .deprecation(node.deprecated, in: graph)),
        ]
        if let detail { members.append((node.kind.rawValue + "Detail", detail)) }
        members.append(("position", document.locations.json(node.id.range)))
        return .object(members)
    }

    /// The tabs, splits and flows that contain the node.
    private var parents: [String] {
        document.analyzed.incoming(of: id).compactMap { edge in
            switch edge.cause {
            case .tabRoot, .column, .step: graph[edge.source].name
            default: nil
            }
        }
    }

    private func names(_ references: [NodeReference]) -> JSON {
        .texts(references.compactMap { $0.target.map { graph[$0].name } })
    }

    private func parameters(_ parameters: [Parameter]) -> [JSON] {
        parameters.map { parameter in
            let type = ValueType(parameter.type.base, in: graph)
            var value = JSON.null
            if let literal = parameter.defaultValue?.value, !literal.isNull || parameter.type.form != .optional {
                value = .value(type.value(of: literal))
            }
            return .line(
                .object([
                    ("id", .string(parameter.name.value)), ("type", .string(parameter.type.text)),
                    ("values", .string(type.documentName)), ("enum", enumeration(parameter)),
                    ("required", .bool(parameter.isRequired)), ("default", value),
                    ("transient", .bool(parameter.isTransient)), ("sensitive", .bool(parameter.isSensitive)),
                    ("key", .text(parameter.key?.value)), ("doc", .text(parameter.doc)),
                ]))
        }
    }

    private func enumeration(_ parameter: Parameter) -> JSON {
        guard case .declared(let type) = parameter.type.base, case .enumeration = graph[type].definition else {
            return .null
        }
        return .string(graph[type].name.value)
    }

    // MARK: Members of a single kind

    private var detail: JSON? {
        switch node.detail {
        case .none: nil
        case .screen(let screen): self.screen(screen)
        case .tab(let tab): self.tab(tab)
        case .split(let split): self.split(split)
        case .presentation(let presentation): PresentationDocument.json(presentation)
        case .alert(let alert): self.alert(alert)
        case .flow(let flow): self.flow(flow)
        case .step(let step): self.step(step)
        case .action(let action): .object([("then", names(action.then))])
        }
    }

    private func screen(_ screen: ScreenDetail) -> JSON {
        .object([
            ("titleMode", .text(screen.titleMode?.rawValue)), ("transition", .text(screen.transition?.rawValue)),
        ])
    }

    private func tab(_ tab: TabDetail) -> JSON {
        .object([
            ("icon", .text(tab.icon)), ("root", .name(tab.root, in: graph)), ("search", .bool(tab.isSearch)),
            ("badge", .bool(tab.hasBadge)), ("visible", .conditions(tab.visible)), ("group", .text(tab.group)),
        ])
    }

    private func split(_ split: SplitDetail) -> JSON {
        func column(_ column: SplitColumn?) -> JSON {
            guard let column else { return .null }
            let placeholder = column.placeholder ?? split.placeholder
            return .object([
                ("screens", names(column.screens)),
                (
                    "placeholder",
                    placeholder.map {
                        .object([("title", .text($0.title?.plainText)), ("icon", .text($0.icon))])
                    } ?? .null
                ),
            ])
        }
        return .object([
            ("icon", .text(split.icon)), ("sidebar", column(split.sidebar)), ("content", column(split.content)),
            ("detail", column(split.detail)), ("visibility", .text(split.visibility?.rawValue)),
        ])
    }

    private func alert(_ alert: AlertDetail) -> JSON {
        let actions = alert.actions.map { action in
            JSON.line(
                .object([
                    ("id", .string(action.id.value)), ("label", .text(action.label?.plainText)),
                    ("role", .text(action.role?.rawValue)),
                    ("to", .name(action.route.map { graph.routes[$0].target }, in: graph)),
                ]))
        }
        return .object([("message", .text(alert.message?.plainText)), ("actions", .array(actions))])
    }

    private func flow(_ flow: FlowDetail) -> JSON {
        .object([
            ("as", .string(flow.style.rawValue)), ("steps", .texts(flow.steps.map { graph[$0].name })),
            ("data", .array(parameters(flow.data))), ("then", .name(flow.then, in: graph)),
            ("back", .bool(flow.allowsBack)), ("skippable", .bool(flow.isSkippable)),
            ("skipTo", .name(flow.skipTo, in: graph)), ("onLink", .text(flow.onLink?.rawValue)),
        ])
    }

    private func step(_ step: StepDetail) -> JSON {
        .object([
            ("flow", .string(graph[step.flow].name)), ("when", .conditions(step.when)),
            ("skippable", .bool(step.isSkippable)), ("final", .bool(step.isFinal)),
        ])
    }
}

/// The presentation options of a sheet, cover or popover.
enum PresentationDocument {
    static func json(_ detail: PresentationDetail) -> JSON {
        .object([
            ("detents", detail.detents.map { .line(.array($0.value.map(detent))) } ?? .null),
            ("initialDetent", detail.initialDetent.map(detent) ?? .null),
            ("dragIndicator", flag(detail.hasDragIndicator)), ("background", .text(detail.background?.rawValue)),
            ("backgroundInteraction", detail.backgroundInteraction.map(interaction) ?? .null),
            ("contentInteraction", .text(detail.contentInteraction?.rawValue)),
            ("cornerRadius", detail.cornerRadius.map(number) ?? .null), ("sizing", .text(detail.sizing?.rawValue)),
            ("onLink", .text(detail.onLink?.rawValue)), ("dismiss", .text(detail.dismiss?.value.rawValue)),
            ("stack", flag(detail.stack?.value)), ("cancel", .text(detail.cancel?.plainText)),
            ("confirm", .text(detail.confirm?.plainText)), ("compact", .text(detail.compact?.rawValue)),
        ])
    }

    private static func flag(_ flag: Bool?) -> JSON { flag.map { .bool($0) } ?? .null }

    /// A number; null if it is infinite or not a number, which JSON cannot represent.
    private static func number(_ number: Double) -> JSON { number.isFinite ? .number("\(number)") : .null }

    private static func detent(_ detent: Detent) -> JSON {
        switch detent.size {
        case .medium: .string("medium")
        case .large: .string("large")
        case .fraction(let share): .object([("fraction", number(share))])
        case .height(let height): .object([("height", number(height))])
        case .unknown(let text): .string(text)
        case .unread: .null
        }
    }

    private static func interaction(_ interaction: PresentationDetail.BackgroundInteraction) -> JSON {
        switch interaction {
        case .enabled: .string("enabled")
        case .disabled: .string("disabled")
        case .upThrough(let last): .object([("upThrough", detent(last))])
        }
    }
}
