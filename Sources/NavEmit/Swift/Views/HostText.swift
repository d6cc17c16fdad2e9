import NavGraph

/// How views in a module of their own come by what the app's modifiers do: `ShopOrdersHost`, from the environment.
struct HostText {
    private let views: ViewContext
    private let section: SectionID
    private var model: SwiftModel { views.model }
    private var p: String { views.p }
    private var host: String { model.support("Host", section) }

    init(_ views: ViewContext, _ section: SectionID) {
        self.views = views
        self.section = section
    }

    private struct Feature {
        var name: String
        var parameters: String
        var types: String
        var arguments: String
        var doc: String
        /// In the app.
        var call: String
        /// The modifier, where it has another name.
        var modifier: String?
    }

    private var features: [Feature] {
        let exit = model.support("Exit", section)
        var features: [Feature] = []
        if views.hasSources {
            features.append(
                Feature(
                    name: "source", parameters: "_ exit: \(exit)", types: "\(exit)", arguments: "exit",
                    doc: "Makes the view the source of the popover or dialog that an exit presents.",
                    call: "{ view, exit in AnyView(view.source(\(p)Exit(exit))) }"))
        }
        if views.hasZoom {
            features.append(
                Feature(
                    name: "zoomSource", parameters: "_ value: any Hashable & Sendable",
                    types: "any Hashable & Sendable", arguments: "value",
                    doc: "Makes a screen grow from the view when it is pushed.",
                    call: "{ view, value in (value as? \(p)Route).map { AnyView(view.source($0)) } ?? view }",
                    modifier: "source"))
        }
        if views.state.hasConfirmations {
            features.append(
                Feature(
                    name: "onConfirm",
                    parameters: "enabled isEnabled: Bool = true, perform action: @escaping @MainActor () async -> Void",
                    types: "Bool, @escaping @MainActor () async -> Void", arguments: "isEnabled, action",
                    doc: "Sets what the button does that confirms the view's presentation.",
                    call: "{ view, isEnabled, action in AnyView(view.onConfirm(enabled: isEnabled, perform: action)) }")
            )
        }
        features.append(
            Feature(
                name: "holdsNavigation", parameters: "_ isHolding: Bool = true", types: "Bool", arguments: "isHolding",
                doc: "While it holds, no swipe closes the view's presentation, and links wait.",
                call: "{ view, isHolding in AnyView(view.holdsNavigation(isHolding)) }"))
        return features
    }

    /// In the module.
    func writeModule(_ access: String, to writer: inout SwiftWriter) {
        let features = features
        writer.blank()
        writer.doc("What the app does for the views of this module; the app puts it into their environment.")
        writer.block("@MainActor \(access)struct \(host)") { writer in
            for feature in features {
                writer.line("let \(feature.name): @MainActor (AnyView, \(feature.types)) -> AnyView")
            }
            writer.blank()
            writer.list(
                "\(access)init(",
                features.map { "\($0.name): @escaping @MainActor (AnyView, \($0.types)) -> AnyView" }, ") {",
                closing: .apart)
            writer.indented { writer in
                for feature in features { writer.line("self.\(feature.name) = \(feature.name)") }
            }
            writer.line("}")
        }
        writer.blank()
        writer.block("extension View") { writer in
            for feature in features {
                writer.blank()
                writer.doc(feature.doc)
                // In the app, where its own modifier of this name is known, too, that one is meant.
                let parameters = [feature.parameters, "by host: \(host)? = nil"]
                writer.list(
                    "\(access)func \(feature.modifier ?? feature.name)(", parameters, ") -> some View {",
                    closing: .apart)
                writer.indented {
                    $0.line("modifier(\(host)ed(host) { $0.\(feature.name)($1, \(feature.arguments)) })")
                }
                writer.line("}")
            }
        }
        writer.blank()
        writer.doc("Lets the app change a view; in a preview without the app, nothing changes.")
        writer.code(
            """
            private struct \(host)ed: ViewModifier {
                private let given: \(host)?
                private let change: @MainActor (\(host), AnyView) -> AnyView
                @SwiftUI.Environment(\\.\(SwiftNames.lower(host))) private var host

                init(_ given: \(host)?, change: @escaping @MainActor (\(host), AnyView) -> AnyView) {
                    self.given = given
                    self.change = change
                }

                func body(content: Self.Content) -> some View {
                    if let host = given ?? host {
                        change(host, AnyView(content))
                    } else {
                        content
                    }
                }
            }

            private struct \(host)Key: EnvironmentKey {
                static var defaultValue: \(host)? { nil }
            }

            extension EnvironmentValues {
                \(access)var \(SwiftNames.lower(host)): \(host)? {
                    get { self[\(host)Key.self] }
                    set { self[\(host)Key.self] = newValue }
                }
            }
            """)
    }

    /// In the app.
    func writeApp(to writer: inout SwiftWriter) {
        writer.blank()
        writer.block("extension \(host)") { writer in
            writer.doc("What the app does for the views of the module.")
            writer.block("static var app: \(host)") { writer in
                writer.line("\(host)(")
                writer.indented { writer in
                    for (number, feature) in features.enumerated() {
                        writer.line("\(feature.name): \(feature.call)" + (number == features.count - 1 ? ")" : ","))
                    }
                }
            }
        }
    }
}

extension SwiftModel {
    /// The section around a section that is the outermost of its module.
    func outermostOfModule(_ section: SectionID) -> SectionID {
        var current = section
        while let parent = graph[current].parent, module(of: parent) == module(of: section) { current = parent }
        return current
    }
}
