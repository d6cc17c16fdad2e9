import NavGraph
import NavLinks

/// What the views observe: one object for each level, so that a change of one is not a change of the others.
struct LevelText {
    private let state: StateFacts
    private let access: String
    private var p: String { state.p }
    private var model: SwiftModel { state.model }

    init(_ state: StateFacts, _ access: String) {
        self.state = state
        self.access = access
    }

    func write(to writer: inout SwiftWriter) {
        let published = model.isObservable ? "" : "@Published "
        writer.blank()
        writer.doc("What a level shows, as its views observe it.")
        writer.block(
            "\(model.observation)\nfinal class \(p)Level: \(model.isObservable ? "" : "ObservableObject, ")Identifiable"
        ) {
            writer in
            writer.line("/// That of the level in the state.")
            writer.line("nonisolated let id: Int")
            writer.line("\(published)private(set) var content: \(p)State.Content")
            if state.hasScreens { writer.line("\(published)private(set) var path: [\(p)Route] = []") }
            writer.line("\(published)private(set) var arrivals = 0")
            if state.hasScreens {
                writer.doc("Counts what the system did that was not to be: its stack is to look again.")
                writer.line("\(published)private(set) var corrections = 0")
            }
            if state.hasPresented {
                writer.doc("What is presented on it.")
                writer.line("let presenter = \(p)Presenter()")
                writer.doc("A view in it holds back swipes.")
                writer.line("\(published)var isHeld = false")
            }
            if state.hasRuns {
                writer.doc("Of a flow: what its steps work with.")
                writer.line("let run: \(p)Run?")
            }
            if state.hasConfirmations {
                writer.doc("What its button of confirmation does; nil: no view has said.")
                writer.line("\(published)var confirmation: Bool?")
                writer.line("\(published)var isConfirming = false")
                writer.line(
                    "\(model.isObservable ? "@ObservationIgnored " : "")var confirm: (@MainActor () async -> Void)?")
            }
            writer.blank()
            writer.block("init(_ level: \(p)State.Level\(state.hasRuns ? ", run: \(p)Run?" : ""))") { writer in
                writer.line("id = level.id")
                writer.line("content = level.content")
                if state.hasScreens { writer.line("path = level.path") }
                writer.line("arrivals = level.arrivals")
                if state.hasRuns { writer.line("self.run = run") }
            }
            writer.blank()
            writer.doc("Takes over what has changed, and nothing else.")
            writer.block("func show(_ level: \(p)State.Level)") { writer in
                writer.line("if content != level.content { content = level.content }")
                if state.hasScreens { writer.line("if path != level.path { path = level.path }") }
                writer.line("if arrivals != level.arrivals { arrivals = level.arrivals }")
            }
            if state.hasScreens {
                writer.code(
                    """

                    /// The system has made this of the stack.
                    func follow(_ path: [\(p)Route]) { self.path = path }

                    func correct() { corrections += 1 }
                    """)
            }
        }
        guard state.hasPresented else { return }
        writer.blank()
        writer.doc("What is presented on a level, as its views observe it.")
        writer.block("\(model.observation)\nfinal class \(p)Presenter\(model.isObservable ? "" : ": ObservableObject")")
        { writer in
            writer.line("\(published)private(set) var level: \(p)Level?")
            guard state.hasHanging else {
                return writer.code(
                    """

                    /// Presents a level, or nothing.
                    func present(_ level: \(p)Level?) { self.level = level }
                    """)
            }
            writer.doc("Where a popover or a dialog hangs.")
            writer.line("\(published)private(set) var anchor = \(p)Anchor.level")
            writer.doc("What can hang on a view that is on screen, with how many such views there are.")
            writer.line(
                "\(model.isObservable ? "@ObservationIgnored " : "")var sources: [\(p)State.Content: Int] = [:]")
            let route = state.hasScreens ? ", on route: \(p)Route? = nil" : ""
            writer.blank()
            writer.doc(
                "Presents a level, or nothing. A popover or a dialog hangs on its source, or else on the screen.")
            writer.block("func present(_ level: \(p)Level?\(route))") { writer in
                writer.code(
                    """
                    if let level, sources[level.content, default: 0] > 0 {
                        anchor = .source(level.content)
                    } else {
                    """)
                writer.indented { writer in
                    writer.line(state.hasScreens ? "anchor = route.map { .screen($0) } ?? .level" : "anchor = .level")
                    writer.code(
                        """
                        #if DEBUG
                            if let content = level?.content, content.hangs {
                                print("\(p): no view on screen is the source of `\\(content.node.rawValue)`")
                            }
                        #endif
                        """)
                }
                writer.line("}")
                writer.line("self.level = level")
            }
        }
        guard state.hasHanging else { return }
        writer.blank()
        writer.doc("Where a popover or a dialog hangs.")
        writer.block("\(model.isolation)enum \(p)Anchor: Hashable") { writer in
            writer.doc("On the view that is its source.")
            writer.line("case source(\(p)State.Content)")
            if state.hasScreens {
                writer.doc("On the screen that presents it.")
                writer.line("case screen(\(p)Route)")
            }
            writer.doc("On all that the level shows.")
            writer.line("case level")
        }
    }
}

extension SwiftModel {
    /// Whether what is observed is `@Observable`, which systems have from iOS 17 on.
    var isObservable: Bool { options.observation != .observableObject }

    /// What stands before the classes that views observe.
    var observation: String { isObservable ? "@MainActor @Observable" : "@MainActor" }
}
