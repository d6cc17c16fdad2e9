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
        let ignored = model.isObservable ? "@ObservationIgnored " : ""
        writer.blank()
        writer.doc("What a level shows, as its views observe it.")
        writer.block(
            "\(model.observation)\nfinal class \(p)Level: \(model.isObservable ? "" : "ObservableObject, ")Identifiable"
        ) {
            writer in
            writer.line("/// The identity of the level in the state.")
            writer.line("nonisolated let id: Int")
            writer.line("\(published)private(set) var content: \(p)State.Content")
            if state.hasScreens { writer.line("\(published)private(set) var path: [\(p)Route] = []") }
            writer.line(
                state.hasScreens
                    ? "\(published)private var counts: \(p)State.Arrivals" : "\(published)private(set) var arrivals = 0"
            )
            if state.hasScreens {
                writer.doc("Counts rejected changes by the system; makes its stack be read again.")
                writer.line("\(published)private(set) var corrections = 0")
            }
            if state.hasPresented {
                writer.doc("What is presented on it.")
                writer.line("let presenter: \(p)Presenter")
                writer.doc("Whether a view in it holds back swipes.")
                writer.line("\(published)var isHeld = false")
            }
            if state.hasRuns {
                writer.doc("What the steps work with, if it shows a flow.")
                writer.line("let run: \(p)Run?")
            }
            if state.hasScreens {
                writer.line("\(ignored)private weak var navigator: \(p)Navigator?")
            }
            if state.hasConfirmations {
                writer.doc("What the confirmation button does, set by a view; `nil` if none has.")
                writer.line("\(ignored)weak var confirmer: \(p)Confirmer?")
                writer.line("\(published)var canConfirm = false")
                writer.line("\(published)var isConfirming = false")
            }
            writer.blank()
            let run = state.hasRuns ? ", run: \(p)Run?" : ""
            let presenter = state.hasPresented ? ", presenter: \(p)Presenter" : ""
            writer.block("init(_ level: \(p)State.Level\(run)\(presenter))") { writer in
                writer.line("id = level.id")
                writer.line("content = level.content")
                if state.hasScreens { writer.line("path = level.path") }
                writer.line(state.hasScreens ? "counts = level.counts" : "arrivals = level.arrivals")
                if state.hasPresented { writer.line("self.presenter = presenter") }
                if state.hasRuns { writer.line("self.run = run") }
            }
            if state.hasTellingLevels {
                writer.blank()
                writer.doc("Reports what happens on it to a navigator.")
                writer.block("func connect(_ navigator: \(p)Navigator)") { writer in
                    if state.hasScreens { writer.line("self.navigator = navigator") }
                    if state.hasRuns { writer.line("run?.connect(navigator, id)") }
                }
            }
            writer.blank()
            writer.doc("Updates only what has changed.")
            writer.block("func show(_ level: \(p)State.Level)") { writer in
                writer.line("if content != level.content { content = level.content }")
                if state.hasScreens { writer.line("if path != level.path { path = level.path }") }
                writer.line(
                    state.hasScreens
                        ? "if counts != level.counts { counts = level.counts }"
                        : "if arrivals != level.arrivals { arrivals = level.arrivals }")
            }
            if state.hasScreens {
                let column = state.hasSplits ? ["in column: \(p)State.Split.Column?"] : []
                writer.blank()
                writer.doc(
                    "How many times links led to a screen that was already on top; `nil` means the lowest one.")
                writer.list("func arrivals(", ["of route: \(p)Route?"] + column, ") -> Int {", closing: .apart)
                writer.indented { writer in
                    if state.hasSplits {
                        writer.line("if route == nil, let column { return counts[split?[column]] }")
                    }
                    writer.line("return counts[route]")
                }
                writer.line("}")
                writer.code(
                    """

                    /// Its stack, as the system reads and sets it; a different property after each correction, so that it is read again.
                    subscript(stack corrections: Int) -> [\(p)Route] {
                        get { path }
                        set { navigator?.follow(newValue, on: self) }
                    }

                    /// Takes over the stack as the system has changed it.
                    func follow(_ path: [\(p)Route]) { self.path = path }

                    func correct() { corrections += 1 }
                    """)
            }
            if state.hasSplits {
                writer.code(
                    """

                    /// Its columns, if it has any.
                    var split: \(p)State.Split? {
                        if case .split(let split) = content { return split }
                        return nil
                    }

                    /// Called when the user shows or hides columns, or views another one where only one fits.
                    func changeSplit(_ change: (inout \(p)State.Split) -> Void) {
                        navigator?.changeSplit(ofLevel: id, change)
                    }
                    """)
            }
        }
        if state.hasConfirmations {
            writer.blank()
            writer.code(
                """
                /// What a confirmation button does, set by a view.
                @MainActor
                final class \(p)Confirmer {
                    var action: (@MainActor () async -> Void)?
                }
                """)
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
            writer.doc("Where a popover or dialog is anchored.")
            writer.line("\(published)private(set) var anchor = \(p)Anchor.level")
            writer.doc("The source views on screen, in order of appearance.")
            writer.line("\(model.isObservable ? "@ObservationIgnored " : "")private var sources: [\(p)Source] = []")
            writePresenting(&writer)
        }
        guard state.hasHanging else { return }
        writer.blank()
        writer.doc("Where a popover or dialog is anchored.")
        writer.block("\(model.isolation)enum \(p)Anchor: Hashable") { writer in
            writer.doc("The view that is this source.")
            writer.line("case source(ObjectIdentifier)")
            if state.hasScreens {
                writer.doc("The screen that presents it; the same screen may be on another level, too.")
                writer.line("case screen(\(p)Route, level: Int)")
            }
            writer.doc("Everything that the level shows.")
            writer.line("case level")
        }
        writer.blank()
        writer.doc("A view that is a source.")
        writer.block("@MainActor final class \(p)Source") { writer in
            writer.doc("What is anchored to it, as specified last.")
            writer.line("var content: \(p)State.Content?")
            writer.doc("The level that it is on.")
            writer.line("var level: Int?")
        }
    }

    private func writePresenting(_ writer: inout SwiftWriter) {
        let column = state.hasPresentingColumns ? ", from column: \(p)State.Split.Column?" : ""
        let optional = state.hasPresentingColumns ? column + " = nil" : ""
        let given = state.hasPresentingColumns ? ", from: column" : ""
        let screen = state.hasPresentingColumns ? "screen(presenting: column)" : "screen"
        writer.code(
            """

            func add(_ source: \(p)Source) { sources.append(source) }

            func remove(_ source: \(p)Source) { sources.removeAll { $0 === source } }

            /// Presents a level, or nothing, on what is shown below.
            func present(_ level: \(p)Level?, on below: \(p)State.Level? = nil\(optional)) {
                if let below, let content = level?.content, content.hangs { anchor = anchor(of: content, on: below\(given)) }
                self.level = level
            }

            /// Its most recent source, or else the screen.
            private func anchor(of content: \(p)State.Content, on below: \(p)State.Level\(column)) -> \(p)Anchor {
                if let source = sources.last(where: { $0.content == content && $0.level == below.id }) {
                    return .source(ObjectIdentifier(source))
                }
                #if DEBUG
                    print("\(p): no view on screen is the source of `\\(content.node.rawValue)`")
                #endif
                return \(state.hasScreens ? "below.\(screen).map { .screen($0, level: below.id) } ?? .level" : ".level")
            }
            """)
    }
}

extension SwiftModel {
    /// Whether what is observed is `@Observable`, which systems have from iOS 17 on.
    var isObservable: Bool { options.observation != .observableObject }

    /// What stands before the classes that views observe.
    var observation: String { isObservable ? "@MainActor @Observable" : "@MainActor" }
}
