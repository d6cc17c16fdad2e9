import NavGraph

/// How a presentation looks: `ShopStyle`, what the graph says of each, and one modifier for all of them.
struct StyleText {
    private let views: ViewContext
    private var p: String { views.p }
    private var state: StateFacts { views.state }
    private var model: SwiftModel { views.model }
    private var graph: Graph { views.graph }

    /// What the graph says of each.
    private let details: [(node: NodeID, detail: PresentationDetail)]

    init(_ views: ViewContext) {
        self.views = views
        let nodes = views.graph.nodes
        details = nodes.indices.compactMap { index in
            if case .presentation(let detail) = nodes[index].detail { (NodeID(index), detail) } else { nil }
        }
    }

    /// A property of the style: its type, what a node says, and what that does to a view, of which nothing is said.
    private struct Property {
        var name: String
        var type: String
        var symbol: String
        /// The changed view, where `$0` is the view and `$1` what is said; nil: a modifier of its own makes it.
        var change: String?
        var value: (PresentationDetail) -> String?
    }

    private var all: [Property] {
        [
            Property(
                name: "detents", type: "Swift.Set<PresentationDetent>", symbol: "presentationDetents",
                change: hasInitial ? nil : "$0.presentationDetents($1)"
            ) { detail in
                guard let detents = detail.detents?.value, !detents.isEmpty else { return nil }
                return "[" + detents.map(Self.detent).listed + "]"
            },
            Property(
                name: "dragIndicator", type: "SwiftUI.Visibility", symbol: "presentationDragIndicator",
                change: "$0.presentationDragIndicator($1)"
            ) { $0.hasDragIndicator.map { $0 ? ".visible" : ".hidden" } },
            Property(
                name: "isFixed", type: "Bool", symbol: "interactiveDismissDisabled",
                change: "$0.interactiveDismissDisabled($1)"
            ) { $0.dismiss?.value == .disabled ? "true" : nil },
            // What later systems name is held as what all know, as a value of it could not be.
            Property(
                name: "behindUpThrough", type: "PresentationDetent", symbol: "presentationBackgroundInteraction",
                change: "$0.presentationBackgroundInteraction(.enabled(upThrough: $1))"
            ) { detail in
                guard case .upThrough(let detent)? = detail.backgroundInteraction else { return nil }
                return Self.detent(detent)
            },
            Property(
                name: "isBehindEnabled", type: "Bool", symbol: "presentationBackgroundInteraction",
                change: "$0.presentationBackgroundInteraction($1 ? .enabled : .disabled)"
            ) { detail in
                switch detail.backgroundInteraction {
                case .enabled?: "true"
                case .disabled?: "false"
                case .upThrough?, nil: nil
                }
            },
            Property(
                name: "scrollsFirst", type: "Bool", symbol: "presentationContentInteraction",
                change: "$0.presentationContentInteraction($1 ? .scrolls : .resizes)"
            ) { $0.contentInteraction.map { $0 == .scrolls ? "true" : "false" } },
            Property(
                name: "cornerRadius", type: "CGFloat", symbol: "presentationCornerRadius",
                change: "$0.presentationCornerRadius($1)"
            ) { $0.cornerRadius.map { "\($0)" } },
            Property(
                name: "staysPopover", type: "Bool", symbol: "presentationCompactAdaptation",
                change: "$0.presentationCompactAdaptation($1 ? .popover : .sheet)"
            ) { $0.compact.map { $0 == .popover ? "true" : "false" } },
        ]
    }

    private static func detent(_ detent: Detent) -> String {
        switch detent.size {
        case .medium: ".medium"
        case .large, .unknown, .unread: ".large"
        case .fraction(let fraction): ".fraction(\(fraction))"
        case .height(let height): ".height(\(height))"
        }
    }

    private func modifiers(_ properties: [Property]) -> [String] {
        properties.map { property in
            property.change.map { ".\(styled)(by: style.\(property.name)) {\n    \($0)\n}" }
                ?? ".modifier(\(p)Sizable(detents: style.detents, initial: style.initialDetent))"
        }
    }

    /// The name of the function that changes a view by what is said.
    private var styled: String { SwiftNames.lower(p) + "Styled" }

    private var hasInitial: Bool { details.contains { $0.detail.initialDetent != nil } }
    private var backgrounds: [String] { Set(details.compactMap(\.detail.background?.rawValue)).sorted() }
    private var sizings: [PresentationDetail.Sizing] { details.compactMap(\.detail.sizing) }

    private var used: [Property] {
        all.filter { property in details.contains { property.value($0.detail) != nil } }
    }

    func write(to writer: inout SwiftWriter) {
        let used = used
        writer.blank()
        writer.doc("How a presentation looks. What is not specified changes nothing.")
        writer.block("private struct \(p)Style") { writer in
            for property in used { writer.line("var \(property.name): \(property.type)?") }
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
            writer.blank()
            writer.block("func body(content: Self.Content) -> some View") { writer in
                if plain.isEmpty, later.isEmpty, backgrounds.isEmpty, sizings.isEmpty { return writer.line("content") }
                writer.line("content")
                writer.indented { writer in
                    for modifier in modifiers(plain) { writer.code(modifier) }
                    if !later.isEmpty { writer.line(".modifier(\(p)LaterStyled(style: style))") }
                    if !backgrounds.isEmpty { writer.line(".modifier(\(p)Backed(background: style.background))") }
                    if !sizings.isEmpty { writer.line(".modifier(\(p)Sized(sizing: style.sizing))") }
                }
            }
        }
        if used.contains(where: { $0.change != nil }) { writeChange(&writer) }
        if hasInitial { writeDetents(&writer) }
        if !later.isEmpty { writeLater(later, &writer) }
        if !backgrounds.isEmpty { writeBackground(&writer) }
        if !sizings.isEmpty { writeSizing(&writer) }
    }

    /// What is not said must not be applied as what is usual either: that would undo what the app's own views say.
    private func writeChange(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.code(
            """
            extension View {
                /// Changes a view by what is specified. If nothing is, the app's own views decide.
                @ViewBuilder
                fileprivate func \(styled)<Said, Changed: View>(
                    by said: Said?, change: (Self, Said) -> Changed
                ) -> some View {
                    if let said { change(self, said) } else { self }
                }
            }
            """)
    }

    /// A selection is one of the detents, so that what begins with the smallest has none.
    private func writeDetents(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("The heights that a presentation can have, and the one that it starts with.")
        writer.code(
            """
            private struct \(p)Sizable: ViewModifier {
                let detents: Swift.Set<PresentationDetent>?
                @SwiftUI.State private var detent: PresentationDetent?

                init(detents: Swift.Set<PresentationDetent>?, initial: PresentationDetent?) {
                    self.detents = detents
                    _detent = SwiftUI.State(initialValue: initial)
                }

                func body(content: Self.Content) -> some View {
                    if let detents, let selected = Binding($detent) {
                        content.presentationDetents(detents, selection: selected)
                    } else if let detents {
                        content.presentationDetents(detents)
                    } else {
                        content
                    }
                }
            }
            """)
    }

    /// What only later systems have than the oldest that the app runs on.
    private func writeLater(_ later: [Property], _ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("What only later systems support.")
        writer.block("private struct \(p)LaterStyled: ViewModifier") { writer in
            writer.line("let style: \(p)Style")
            writer.blank()
            writer.block("func body(content: Self.Content) -> some View") { writer in
                whereAvailable(later[0].symbol, &writer) { writer in
                    writer.line("content")
                    writer.indented { writer in for modifier in modifiers(later) { writer.code(modifier) } }
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
        writer.doc("The background of a presentation that has its own.")
        writer.block("private struct \(p)Backed: ViewModifier") { writer in
            writer.line("let background: \(p)Style.Background?")
            writer.blank()
            writer.block("func body(content: Self.Content) -> some View") { writer in
                whereAvailable("presentationBackground", &writer) { writer in
                    writer.line("switch background {")
                    for word in backgrounds { writeCase(word, &writer) }
                    writer.line("case nil: content")
                    writer.line("}")
                }
            }
        }
    }

    private func writeCase(_ word: String, _ writer: inout SwiftWriter) {
        guard word != "clear" else {
            return writer.line("case .clear?: content.presentationBackground(SwiftUI.Color.clear)")
        }
        // Watches have had all but this one since the year of iOS 17.
        let condition =
            PlatformTable.platforms(with: "." + word) ?? (views.platforms.target < .ios17 ? "!os(watchOS)" : nil)
        guard let condition else {
            return writer.line("case .\(word)?: content.presentationBackground(SwiftUI.Material.\(word))")
        }
        writer.code(
            """
            case .\(word)?:
                #if \(condition)
                    content.presentationBackground(SwiftUI.Material.\(word))
                #else
                    content
                #endif
            """)
    }

    private func writeSizing(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("How large a presentation is if there is room.")
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
