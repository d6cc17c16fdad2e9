import NavGraph

/// How what is shown follows what is wanted, and what the system says of it.
struct ShowingText {
    private let state: StateFacts
    private let vocabulary: ExitVocabulary
    private let access: String
    private var p: String { state.p }
    private var graph: Graph { state.graph }
    private var passed: String { state.hasConditions ? ", conditions, at: now()" : "" }

    init(_ state: StateFacts, _ vocabulary: ExitVocabulary, _ access: String) {
        self.state = state
        self.vocabulary = vocabulary
        self.access = access
    }

    func write(to writer: inout SwiftWriter) {
        writeShowing(to: &writer)
        writeSystem(to: &writer)
    }

    // MARK: - Showing

    private func writeShowing(to writer: inout SwiftWriter) {
        writer.blank()
        writer.block("extension \(p)Navigator") { writer in
            writer.doc("Brings what is shown in line with the wanted state, as far as the system allows.")
            writer.block("private func advance()") { writer in
                guard state.hasPresented else { return writer.line("show(state)") }
                writer.code(
                    """
                    while true {
                        let next = \(p)State.next(shown: shown, wanted: state)
                        if next.isEqual(to: shown) { break }
                        let isMore = next.presented.count > shown.presented.count
                        switch pending {
                        case .going: return
                        case .coming where isMore, .arriving where isMore: return
                        case .coming, .arriving, nil: show(next)
                        }
                    }
                    shown = state
                    """)
            }
            writer.blank()
            writeShow(&writer)
            if state.hasPresented {
                writePresent(&writer)
                writeWaiting(&writer)
            }
        }
    }

    private func writeShow(_ writer: inout SwiftWriter) {
        writer.block("private func show(_ next: \(p)State)") { writer in
            if state.hasPresented { writer.line("let former = shown") }
            writer.line("shown = next")
            if state.hasRoots { writer.line("if root != next.root { root = next.root }") }
            if state.hasTabs {
                writer.line("if tab != next.tab { tab = next.tab }")
                writer.line("if reselections != next.reselections { reselections = next.reselections }")
            }
            writer.line("for (level, base) in zip(bases, next.bases) { level.show(base) }")
            if state.hasPresented { writer.line("present(next.presented, insteadOf: former.presented)") }
            // What had to wait comes when nothing else changes.
            if state.hasPresented, state.hasRuns { writer.line("followRuns()") }
        }
        writer.blank()
    }

    private func writePresent(_ writer: inout SwiftWriter) {
        let waits = state.families.contains { ![.alert, .dialog].contains($0) }
        writer.block(
            "private func present(_ levels: [\(p)State.Level], insteadOf former: [\(p)State.Level])"
        ) { writer in
            writer.code(
                """
                let kept = zip(levels, former).prefix { $0.id == $1.id }.count
                for (place, level) in levels[..<kept].enumerated() { presenter(place)?.level?.show(level) }
                if kept < former.count {
                    presenter(kept)?.present(nil)
                    wait(for: .going(former[kept].id)\(state.hasAlerts ? ", isShort: !former[kept].content.isHost" : ""))
                }
                if kept < levels.count {
                    presenter(kept)?.present(\(state.hasTellingLevels ? "level(levels[kept])" : "\(p)Level(levels[kept], presenter: \(p)Presenter())")\(state.hasHanging ? ", on: shown[kept]\(state.hasPresentingColumns ? ", from: levels[kept].column" : "")" : ""))
                    \(waits ? "if levels[kept].content.isHost { wait(for: .coming(levels[kept].id)) }" : "")
                }
                """)
        }
        if state.hasTellingLevels {
            let run = state.hasRuns ? "run: \(p)Run(level.content), " : ""
            writer.code(
                """

                /// Makes the level that views observe for a level of the state.
                private func level(_ level: \(p)State.Level) -> \(p)Level {
                    let level = \(p)Level(level, \(run)presenter: \(p)Presenter())
                    level.connect(self)
                    return level
                }
                """)
        }
        writer.code(
            """

            /// The presenter of the level at an index: that of the level below.
            private func presenter(_ place: Int) -> \(p)Presenter? {
                var presenter = ground
                for _ in 0..<place {
                    guard let level = presenter.level else { return nil }
                    presenter = level.presenter
                }
                return presenter
            }

            """)
    }

    private func writeWaiting(_ writer: inout SwiftWriter) {
        writer.code(
            """
            /// Waits until the system reports an event, for a second at most; less for an event that it does not report.
            private func wait(for event: Pending, isShort: Bool = false) {
                pending = event
                waits += 1
                let wait = waits
                _Concurrency.Task { [weak self] in
                    try? await _Concurrency.Task.sleep(nanoseconds: isShort ? 500_000_000 : 1_000_000_000)
                    self?.stopWaiting(wait)
                }
            }

            private func stopWaiting(_ wait: Int) {
                guard wait == waits, pending != nil else { return }
                pending = nil
                advance()
            }

            /// Continues without waiting any longer for the system.
            \(access)func stopWaiting() { stopWaiting(waits) }

            """)
    }

    // MARK: - What the system says

    private func writeSystem(to writer: inout SwiftWriter) {
        writer.blank()
        writer.block("extension \(p)Navigator") { writer in
            if state.hasPresented { writePresentations(&writer) }
            if state.hasScreens { writePath(&writer) }
            if state.hasTabs { writeTab(&writer) }
            if state.hasSplits { writeSplit(&writer) }
        }
    }

    private func writePresentations(_ writer: inout SwiftWriter) {
        writer.code(
            """
            /// Called when a presentation has become visible. Its transition continues: until it ends, which the system does
            /// not report, the system may drop what is presented on it.
            func appeared(_ id: Int) {
                if pending == .coming(id) { wait(for: .arriving(id), isShort: true) }
            }

            /// Called when a presentation is gone for good.
            func disappeared(_ id: Int) {
                guard pending == .going(id) else { return }
                pending = nil
                advance()
            }

            /// Called when a dismissal on a presenter has ended; the system does not say which.
            func dismissalEnded(on presenter: \(p)Presenter) {
                guard case .going = pending, presenter.level == nil else { return }
                pending = nil
                advance()
            }

            /// Called when the system has begun to dismiss a presentation, for the user or because it was told to. Late or
            /// repeated calls for one that is gone change nothing.
            func dismissed(_ id: Int) {
                guard let place = shown.presented.firstIndex(where: { $0.id == id }) else { return }
                // What has not appeared cannot be gone: this is about what was there before.
                if pending == .coming(id) { return }
                \(state.hasAlerts ? "let isShort = !shown.presented[place].content.isHost" : "")
                shown.presented.removeSubrange(place...)
                presenter(place)?.present(nil)
                wait(for: .going(id)\(state.hasAlerts ? ", isShort: isShort" : ""))
                settle(.user) { $0.dismiss(id: id) }
            }

            /// Closes a presentation on behalf of the user.
            func close(_ id: Int) { settle(.user) { $0.dismiss(id: id) } }
            """)
    }

    private func writePath(_ writer: inout SwiftWriter) {
        writer.code(
            """

            /// Called when the system has changed a stack: fewer screens mean back, more mean pushes; all else is corrected.
            func follow(_ path: [\(p)Route], on level: \(p)Level) {
                let former = level.path
                guard path != former else { return }
                if path.count < former.count, former.starts(with: path) {
                    level.follow(path)
                    shown.setPath(path, ofLevel: level.id)
                    settle(.user) { state in
                        if state.level(level.id)?.path.starts(with: former) == true {
                            state.keep(path.count, ofLevel: level.id)
                        }
                    }
                } else if path.starts(with: former) {
                    for route in path.dropFirst(former.count) { push(route, on: level) }
                }
                if level.path != path { level.correct() }
            }

            /// Pushes the value of a link in a screen, if the graph has a route for it.
            private func push(_ route: \(p)Route, on level: \(p)Level) {
                \(state.hasConditions ? "askFacts()" : "")
                let sources = state.sources(ofLevel: level.id)
                guard let source = sources.last(where: { \(p)Ways.pushes($0, route.node) }) else {
                    #if DEBUG
                        print("\(p): no way of the graph pushes `\\(route.node)` from here")
                    #endif
                    return
                }
                let depth = state.level(level.id)?.path.count ?? 0
            """)
        writer.indented { writer in
            if vocabulary.hasOffers, !vocabulary.facts.conditionalPushes().isEmpty {
                writer.line("guard \(p)State.offersPush(of: route.node, from: source, conditions) else { return }")
            }
            writer.line("let event = \(p)Event.routed(from: source, to: route.node)")
            writer.line("let position = \(p)State.Position(level: level.id, depth: depth)")
            if vocabulary.words.contains(where: { $0.name == "push" }) {
                writer.line(
                    "settle(.user, telling: { $0.isTaken ? event : nil }) { $0.take(.push(route), from: position\(passed)) }"
                )
            } else {
                writer.line("_ = (event, position)")
            }
        }
        writer.line("}")
    }

    private func writeTab(_ writer: inout SwiftWriter) {
        let selecting = state.seenThrough.isEmpty ? "go(.select(tab)" : "tapOther(tab"
        writer.code(
            """

            /// The selected tab, as the system reads and sets it; a different property after each correction, so that it is
            /// read again. Tapping the selected tab sets it, too.
            subscript(tab corrections: Int) -> \(p)Tab {
                get { tab }
                set { tap(newValue) }
            }

            /// Called when the user taps a tab.
            func tap(_ tab: \(p)Tab) {
                if tab == state.tab {
                    settle(.user) { $0.tap(tab) }
                } else {
                    settle(.user) { $0.\(selecting)\(state.hasConditions ? ", conditions, at: now()" : "")) }
                }
                if self.tab != tab { corrections += 1 }
            }
            """)
    }

    private func writeSplit(_ writer: inout SwiftWriter) {
        writer.code(
            """

            /// Called when the user shows or hides columns of a level's split view, whether it is visible or not.
            func changeSplit(ofLevel id: Int, _ change: (inout \(p)State.Split) -> Void) {
                settle(.user) { $0.changeSplit(ofLevel: id, change) }
            }
            """)
    }
}
