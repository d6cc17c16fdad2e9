import NavGraph

/// How a presentation looks: `ShopStyle`, what the graph says of each, and one modifier for all of them.
struct StyleText {
    private let views: ViewContext
    private var p: String { views.p }
    private var state: StateFacts { views.state }
    private var model: SwiftModel { views.model }
    private var graph: Graph { views.graph }

    init(_ views: ViewContext) {
        self.views = views
    }

    /// A property of the style: its type, the value that changes nothing, what a node says, how it is applied.
    private struct Property {
        var name: String
        var type: String
        var neutral: String
        var symbol: String
        /// Nil: it is applied together with another one.
        var modifier: String?
        var value: (PresentationDetail) -> String?
    }

    private var all: [Property] {
        [
            Property(
                name: "detents", type: "Swift.Set<PresentationDetent>", neutral: "[.large]",
                symbol: "presentationDetents",
                modifier: hasInitial
                    ? ".presentationDetents(style.detents, selection: $detent)" : ".presentationDetents(style.detents)"
            ) { detail in
                guard let detents = detail.detents?.value, !detents.isEmpty else { return nil }
                return "[" + detents.map(Self.detent).listed + "]"
            },
            Property(
                name: "dragIndicator", type: "SwiftUI.Visibility", neutral: ".automatic",
                symbol: "presentationDragIndicator",
                modifier: ".presentationDragIndicator(style.dragIndicator)"
            ) { $0.hasDragIndicator.map { $0 ? ".visible" : ".hidden" } },
            Property(
                name: "isFixed", type: "Bool", neutral: "false", symbol: "interactiveDismissDisabled",
                modifier: ".interactiveDismissDisabled(style.isFixed)"
            ) { $0.dismiss?.value == .disabled ? "true" : nil },
            // What later systems name is held as what all know, as a value of it could not be.
            Property(
                name: "behindUpThrough", type: "PresentationDetent?", neutral: "nil",
                symbol: "presentationBackgroundInteraction", modifier: nil
            ) { detail in
                guard case .upThrough(let detent)? = detail.backgroundInteraction else { return nil }
                return Self.detent(detent)
            },
            Property(
                name: "isBehindEnabled", type: "Bool?", neutral: "nil", symbol: "presentationBackgroundInteraction",
                modifier: nil
            ) { detail in
                switch detail.backgroundInteraction {
                case .enabled?: "true"
                case .disabled?: "false"
                case .upThrough?, nil: nil
                }
            },
            Property(
                name: "scrollsFirst", type: "Bool?", neutral: "nil", symbol: "presentationContentInteraction",
                modifier:
                    ".presentationContentInteraction(style.scrollsFirst.map { $0 ? .scrolls : .resizes } ?? .automatic)"
            ) { $0.contentInteraction.map { $0 == .scrolls ? "true" : "false" } },
            Property(
                name: "cornerRadius", type: "CGFloat?", neutral: "nil", symbol: "presentationCornerRadius",
                modifier: ".presentationCornerRadius(style.cornerRadius)"
            ) { $0.cornerRadius.map { "\($0)" } },
            Property(
                name: "staysPopover", type: "Bool?", neutral: "nil", symbol: "presentationCompactAdaptation",
                modifier:
                    ".presentationCompactAdaptation(style.staysPopover.map { $0 ? .popover : .sheet } ?? .automatic)"
            ) { $0.compact.map { $0 == .popover ? "true" : "false" } },
        ]
    }

    private static func detent(_ detent: Detent) -> String {
        switch detent.size {
        case .medium: ".medium"
        case .large, .unknown: ".large"
        case .fraction(let fraction): ".fraction(\(fraction))"
        case .height(let height): ".height(\(height))"
        }
    }

    /// The two that say what can be done with what lies behind.
    private func behind(_ used: [Property]) -> String? {
        let names = used.map(\.name)
        let flag = "style.isBehindEnabled.map { $0 ? .enabled : .disabled } ?? .automatic"
        let detent = "style.behindUpThrough.map { .enabled(upThrough: $0) }"
        switch (names.contains("behindUpThrough"), names.contains("isBehindEnabled")) {
        case (true, true): return ".presentationBackgroundInteraction(\(detent) ?? (\(flag)))"
        case (true, false): return ".presentationBackgroundInteraction(\(detent) ?? .automatic)"
        case (false, true): return ".presentationBackgroundInteraction(\(flag))"
        case (false, false): return nil
        }
    }

    private func modifiers(_ properties: [Property]) -> [String] {
        properties.compactMap(\.modifier) + [behind(properties)].compactMap { $0 }
    }

    private var details: [(node: NodeID, detail: PresentationDetail)] {
        graph.nodes.indices.compactMap { index in
            if case .presentation(let detail) = graph.nodes[index].detail { (NodeID(index), detail) } else { nil }
        }
    }

    private var hasInitial: Bool { details.contains { $0.detail.initialDetent != nil } }
    private var backgrounds: [String] { Set(details.compactMap(\.detail.background?.rawValue)).sorted() }
    private var sizings: [PresentationDetail.Sizing] { details.compactMap(\.detail.sizing) }

    private var used: [Property] {
        all.filter { property in details.contains { property.value($0.detail) != nil } }
    }

    func write(to writer: inout SwiftWriter) {
        let used = used
        writer.blank()
        writer.doc("How a presentation looks. What is not said changes nothing.")
        writer.block("private struct \(p)Style") { writer in
            for property in used { writer.line("var \(property.name): \(property.type) = \(property.neutral)") }
            if hasInitial { writer.line("var initialDetent: PresentationDetent?") }
            if !backgrounds.isEmpty { writer.line("var background: Background?") }
            if !sizings.isEmpty { writer.line("var sizing: Sizing?") }
            if !backgrounds.isEmpty {
                writer.blank()
                writer.line("enum Background { case \(backgrounds.listed) }")
            }
            if !sizings.isEmpty {
                writer.blank()
                writer.line("enum Sizing { case form, page, fitted }")
            }
        }
        writeTable(used, &writer)
        writeModifier(used, &writer)
    }

    private func writeTable(_ used: [Property], _ writer: inout SwiftWriter) {
        let styled = details.map { node, detail -> (NodeID, [String]) in
            var arguments = used.compactMap { property in property.value(detail).map { "\(property.name): \($0)" } }
            if let initial = detail.initialDetent { arguments.append("initialDetent: \(Self.detent(initial))") }
            if let background = detail.background { arguments.append("background: .\(background.rawValue)") }
            if let sizing = detail.sizing { arguments.append("sizing: .\(sizing.rawValue)") }
            return (node, arguments)
        }.filter { !$0.1.isEmpty }
        writer.blank()
        writer.block("extension \(p)State.Content") { writer in
            guard !styled.isEmpty else {
                return writer.line("fileprivate var style: \(p)Style { \(p)Style() }")
            }
            writer.block("fileprivate var style: \(p)Style") { writer in
                writer.line("switch node {")
                for (node, arguments) in styled {
                    writer.line("case .\(SwiftNames.identifier(model.nodeNames[node.index])):")
                    writer.indented { $0.list("return \(p)Style(", arguments, ")") }
                }
                writer.line("default: return \(p)Style()")
                writer.line("}")
            }
        }
    }

    private func writeModifier(_ used: [Property], _ writer: inout SwiftWriter) {
        let plain = used.filter { views.platforms.availability(of: $0.symbol) == nil }
        let later = used.filter { views.platforms.availability(of: $0.symbol) != nil }
        writer.blank()
        writer.doc("Applies a style to what is presented.")
        writer.block("private struct \(p)Styled: ViewModifier") { writer in
            writer.line("let style: \(p)Style")
            if hasInitial {
                writer.line("@SwiftUI.State private var detent: PresentationDetent")
                writer.blank()
                writer.block("init(style: \(p)Style)") { writer in
                    writer.line("self.style = style")
                    writer.line("detent = style.initialDetent ?? .large")
                }
            }
            writer.blank()
            writer.block("func body(content: Self.Content) -> some View") { writer in
                if plain.isEmpty, later.isEmpty, backgrounds.isEmpty, sizings.isEmpty { return writer.line("content") }
                writer.line("content")
                writer.indented { writer in
                    for modifier in modifiers(plain) { writer.line(modifier) }
                    if !later.isEmpty { writer.line(".modifier(\(p)LaterStyled(style: style))") }
                    if !backgrounds.isEmpty { writer.line(".modifier(\(p)Backed(background: style.background))") }
                    if !sizings.isEmpty { writer.line(".modifier(\(p)Sized(sizing: style.sizing))") }
                }
            }
        }
        if !later.isEmpty { writeLater(later, &writer) }
        if !backgrounds.isEmpty { writeBackground(&writer) }
        if !sizings.isEmpty { writeSizing(&writer) }
    }

    /// What only later systems have than the oldest that the app runs on.
    private func writeLater(_ later: [Property], _ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("What only later systems know.")
        writer.block("private struct \(p)LaterStyled: ViewModifier") { writer in
            writer.line("let style: \(p)Style")
            writer.blank()
            writer.block("func body(content: Self.Content) -> some View") { writer in
                whereAvailable(later[0].symbol, &writer) { writer in
                    writer.line("content")
                    writer.indented { writer in for modifier in modifiers(later) { writer.line(modifier) } }
                }
            }
        }
    }

    private func whereAvailable(
        _ symbol: String, _ writer: inout SwiftWriter, _ body: (inout SwiftWriter) -> Void
    ) {
        guard let condition = views.platforms.availability(of: symbol) else { return body(&writer) }
        writer.line("if #available(\(condition)) {")
        writer.indented(body)
        writer.line("} else {")
        writer.indented { $0.line("content") }
        writer.line("}")
    }

    private func writeBackground(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("A background of its own, for a presentation that has one.")
        writer.block("private struct \(p)Backed: ViewModifier") { writer in
            writer.line("let background: \(p)Style.Background?")
            writer.blank()
            writer.block("func body(content: Self.Content) -> some View") { writer in
                whereAvailable("presentationBackground", &writer) { writer in
                    writer.line("switch background {")
                    for word in backgrounds {
                        let style = word == "clear" ? "SwiftUI.Color.clear" : "SwiftUI.Material.\(word)"
                        writer.line("case .\(word)?: content.presentationBackground(\(style))")
                    }
                    writer.line("case nil: content")
                    writer.line("}")
                }
            }
        }
    }

    private func writeSizing(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("How large a presentation is where there is room.")
        writer.block("private struct \(p)Sized: ViewModifier") { writer in
            writer.line("let sizing: \(p)Style.Sizing?")
            writer.blank()
            writer.block("func body(content: Self.Content) -> some View") { writer in
                whereAvailable("presentationSizing", &writer) { writer in
                    writer.line("switch sizing {")
                    for word in ["form", "page", "fitted"] {
                        writer.line("case .\(word)?: content.presentationSizing(.\(word))")
                    }
                    writer.line("case nil: content")
                    writer.line("}")
                }
            }
        }
    }
}
