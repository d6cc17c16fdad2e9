import NavGraph

/// The modifiers that the app's views use: `source`, `onConfirm`, `holdsNavigation`.
struct ModifiersText {
    private let views: ViewContext
    private let access: String
    private var p: String { views.p }
    private var state: StateFacts { views.state }
    private var model: SwiftModel { views.model }
    private var lower: String { SwiftNames.lower(views.p) }

    init(_ views: ViewContext, _ access: String) {
        self.views = views
        self.access = access
    }

    private var hasHanging: Bool { state.families.contains(.popover) || state.families.contains(.dialog) }
    private var hasLinks: Bool { model.hasMembers(.link) }
    private var hasZoom: Bool { views.hasZoom }

    func write(to writer: inout SwiftWriter) {
        writeEnvironment(&writer)
        if hasHanging { writeSource(&writer) }
        if hasZoom { writeZoom(&writer) }
        if state.hasConfirmations { writeConfirming(&writer) }
        writeHolding(&writer)
    }

    // MARK: - The environment

    private func writeEnvironment(_ writer: inout SwiftWriter) {
        var values = [("Context", "\(p)Context")]
        if state.families.contains(.popover) { values.append(("Views", "\(p)Views")) }
        if hasZoom { values.append(("Zooms", "SwiftUI.Namespace.ID")) }
        if state.families.contains(.popover) {
            writer.blank()
            writer.doc("Makes the view of what is presented.")
            writer.block("@MainActor struct \(p)Views") { writer in
                writer.line("let view: @MainActor (\(p)Level) -> AnyView")
            }
        }
        for (name, type) in values {
            writer.blank()
            writer.block("private struct \(p)\(name)Key: EnvironmentKey") { writer in
                writer.line("static var defaultValue: \(type)? { nil }")
            }
        }
        writer.blank()
        writer.block("extension EnvironmentValues") { writer in
            for (number, (name, type)) in values.enumerated() {
                if number > 0 { writer.blank() }
                writer.block("fileprivate var \(lower)\(name): \(type)?") { writer in
                    writer.line("get { self[\(p)\(name)Key.self] }")
                    writer.line("set { self[\(p)\(name)Key.self] = newValue }")
                }
            }
        }
    }

    // MARK: - Sources

    private func writeSource(_ writer: inout SwiftWriter) {
        let words = [Family.popover, .dialog].filter { family in
            views.vocabulary.words.contains { $0.name == family.word } && state.families.contains(family)
        }
        guard views.hasSources else { return }
        writer.blank()
        writer.block("extension View") { writer in
            writer.doc("Makes the view the source of the popover or dialog that an exit presents.")
            writer.line("\(access)func source(_ exit: \(p)Exit) -> some View { modifier(\(p)Sourced(exit: exit)) }")
        }
        writer.blank()
        writer.block("extension \(p)Exit") { writer in
            writer.doc("What it presents on its source view.")
            writer.block("fileprivate var content: \(p)State.Content?") { writer in
                writer.line("switch self {")
                for family in words { writer.line("case .\(family.word)(let node): return .\(family.word)(node)") }
                writer.line("default: return nil")
                writer.line("}")
            }
        }
        writer.blank()
        writer.doc("Registers a source while it is on screen, and presents there.")
        writer.block("private struct \(p)Sourced: ViewModifier") { writer in
            writer.code(
                """
                let exit: \(p)Exit
                @SwiftUI.State private var source = \(p)Source()
                @SwiftUI.Environment(\\.\(lower)Context) private var context

                init(exit: \(p)Exit) { self.exit = exit }

                func body(content: Self.Content) -> some View {
                    // The exit may change while it is on screen.
                    let _ = source.content = exit.content
                    if let context {
                        content
                            .modifier(
                                \(p)Hanging(
                                    presenter: context.presenter, navigator: context.navigator,
                                    anchor: .source(ObjectIdentifier(source)))
                            )
                            .onAppear {
                                source.level = context.level
                                context.presenter.add(source)
                            }
                            .onDisappear { context.presenter.remove(source) }
                    } else {
                        content
                    }
                }
                """)
        }
        guard state.hasScreens else { return }
        writer.blank()
        writer.doc("Popovers and dialogs anchored to a screen, for lack of a source.")
        writer.block("private struct \(p)ScreenHanging: ViewModifier") { writer in
            writer.code(
                """
                let context: \(p)Context
                let node: \(p)Route

                func body(content: Self.Content) -> some View {
                    content.modifier(
                        \(p)Hanging(
                            presenter: context.presenter, navigator: context.navigator,
                            anchor: .screen(node, level: context.level)))
                }
                """)
        }
    }

    // MARK: - Zooming

    private func writeZoom(_ writer: inout SwiftWriter) {
        let zooming = views.nodes {
            if case .screen(let detail) = $0.detail { detail.transition == .zoom } else { false }
        }
        let availability = views.platforms.availability(of: ".zoom")
        writer.blank()
        writer.block("extension View") { writer in
            writer.doc("Makes a screen grow from the view when it is pushed.")
            writer.line(
                "\(access)func source(_ route: \(p)Route) -> some View { modifier(\(p)ZoomSource(route: route)) }")
        }
        func whereAvailable(_ writer: inout SwiftWriter, _ text: String) {
            guard let availability else {
                return writer.code("if let zooms {\n    \(text)\n} else {\n    content\n}")
            }
            writer.code(
                "if #available(\(availability)), let zooms {\n    \(text)\n} else {\n    content\n}")
        }
        writer.blank()
        writer.block("private struct \(p)ZoomSource: ViewModifier") { writer in
            writer.line("let route: \(p)Route")
            writer.line("@SwiftUI.Environment(\\.\(lower)Zooms) private var zooms")
            writer.blank()
            writer.block("func body(content: Self.Content) -> some View") { writer in
                whereAvailable(&writer, "content.matchedTransitionSource(id: route, in: zooms)")
            }
        }
        writer.blank()
        writer.doc("A screen that grows from its source.")
        writer.block("private struct \(p)Zoomed: ViewModifier") { writer in
            writer.line("let route: \(p)Route")
            writer.line("@SwiftUI.Environment(\\.\(lower)Zooms) private var zooms")
            writer.blank()
            writer.block("func body(content: Self.Content) -> some View") { writer in
                let condition = PlatformTable.platforms(without: ".zoom") ?? ""
                writer.line("#if \(condition)")
                writer.indented { $0.line("content") }
                writer.line("#else")
                writer.indented { writer in
                    let test = "\(views.list(zooming)).contains(route.node)"
                    let zoom = "content.navigationTransition(.zoom(sourceID: route, in: zooms))"
                    let head = availability.map { "#available(\($0)), " } ?? ""
                    writer.code("if \(head)let zooms, \(test) {\n    \(zoom)\n} else {\n    content\n}")
                }
                writer.line("#endif")
            }
        }
    }

    // MARK: - Confirming

    private func writeConfirming(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.block("extension View") { writer in
            writer.doc(
                "Sets what the button does that confirms the view's presentation. It shows progress until that returns."
            )
            writer.list(
                "\(access)func onConfirm(",
                ["enabled isEnabled: Bool = true", "perform action: @escaping @MainActor () async -> Void"],
                ") -> some View {", closing: .apart)
            writer.indented { $0.line("modifier(\(p)Confirming(isEnabled: isEnabled, action: action))") }
            writer.line("}")
        }
        let change =
            views.platforms.target >= .ios17
            ? ".onChange(of: isEnabled) { enable(isEnabled) }" : ".onChange(of: isEnabled) { enable($0) }"
        writer.blank()
        writer.doc(
            "Tells the confirmation button what to do, and whether it can. The view that appeared last decides.")
        writer.code(
            """
            private struct \(p)Confirming: ViewModifier {
                let isEnabled: Bool
                let action: @MainActor () async -> Void
                @SwiftUI.State private var confirmer = \(p)Confirmer()
                @SwiftUI.Environment(\\.\(lower)Context) private var context

                init(isEnabled: Bool, action: @escaping @MainActor () async -> Void) {
                    self.isEnabled = isEnabled
                    self.action = action
                }

                private var level: \(p)Level? { context.flatMap { $0.navigator.observed($0.level) } }

                func body(content: Self.Content) -> some View {
                    // The action uses the latest values of the view.
                    let _ = confirmer.action = action
                    content
                        .onAppear {
                            level?.confirmer = confirmer
                            level?.canConfirm = isEnabled
                        }
                        \(change)
                        .onDisappear { enable(false) }
                }

                /// A view may disappear after the one that replaces it has appeared.
                private func enable(_ isEnabled: Bool) {
                    if let level, level.confirmer === confirmer { level.canConfirm = isEnabled }
                }
            }
            """)
    }

    // MARK: - Holding

    private func writeHolding(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.block("extension View") { writer in
            writer.doc(
                hasLinks
                    ? "While it holds, no swipe closes the view's presentation, and links wait."
                    : "While it holds, no swipe closes the view's presentation.",
                "It also holds while something covers the view, such as a pushed screen.")
            writer.line(
                "\(access)func holdsNavigation(_ isHolding: Bool = true) -> some View { \(state.hasHolding ? "modifier(\(p)Holding(isHolding: isHolding))" : "interactiveDismissDisabled(isHolding)") }"
            )
        }
        guard state.hasHolding else { return }
        let change =
            views.platforms.target >= .ios17
            ? ".onChange(of: isHolding) { hold(isHolding) }" : ".onChange(of: isHolding) { hold($0) }"
        writer.blank()
        writer.doc("Holds back \(state.held).")
        writer.code(
            """
            private struct \(p)Holding: ViewModifier {
                private final class Holder {}

                let isHolding: Bool
                @SwiftUI.State private var holder = Holder()
                @SwiftUI.Environment(\\.\(lower)Context) private var context

                init(isHolding: Bool) { self.isHolding = isHolding }

                func body(content: Self.Content) -> some View {
                    content
                        .interactiveDismissDisabled(isHolding)
                        .onAppear { hold(isHolding) }
                        \(change)
                        .onDisappear { context?.navigator.lose(holder) }
                }

                private func hold(_ isHolding: Bool) {
                    guard let context else { return }
                    context.navigator.hold(holder, isHolding, at: context.position)
                }
            }
            """)
        guard state.hasPresented else { return }
        writer.blank()
        writer.doc(
            "Keeps a presentation from being swiped away while a view in it holds, even one with something pushed on top. "
                + "It never passes `false`: that could undo what the app's views set.")
        writer.code(
            """
            private struct \(p)Held: ViewModifier {
                \(views.observed) level: \(p)Level

                func body(content: Self.Content) -> some View {
                    content.background {
                        if level.isHeld { SwiftUI.Color.clear.interactiveDismissDisabled() }
                    }
                }
            }
            """)
    }
}
