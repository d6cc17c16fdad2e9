import NavGraph

/// How the exits of a screen find the navigator: `ShopNavigator.handler(level:route:)`.
struct HandlerText {
    private let state: StateFacts
    private let vocabulary: ExitVocabulary
    private var p: String { state.p }

    init(_ state: StateFacts, _ vocabulary: ExitVocabulary) {
        self.state = state
        self.vocabulary = vocabulary
    }

    func write(_ access: String, to writer: inout SwiftWriter) {
        var parameters = ["level: Int"]
        if state.hasScreens { parameters.append("route: \(p)Route? = nil") }
        if state.hasSplits { parameters.append("column: \(p)State.Split.Column? = nil") }
        let at = "level" + (state.hasScreens ? ", route" : "") + (state.hasSplits ? ", column" : "")
        writer.blank()
        writer.block("extension \(p)Navigator") { writer in
            writer.doc(
                "Makes the exit handler of a screen: a level's lowest, or the topmost that matches a route.")
            writer.list("\(access)func handler(", parameters, ") -> \(p)ExitHandler {", closing: .apart)
            writer.indented { writer in
                writer.line("\(p)ExitHandler(")
                writer.indented { writer in
                    writer.code(
                        """
                        go: { [weak self] exit in
                            guard let self else { return }
                            take(exit, from: position(\(at)))
                        },
                        """)
                    if vocabulary.hasAnswers {
                        writer.code(
                            """
                            ask: { [weak self] exit in
                                // On cancellation, it closes what it waits for. It does not retain the navigator meanwhile.
                                guard let number = self?.nextAsked() else { return nil }
                                return await withTaskCancellationHandler {
                                    await withCheckedContinuation { continuation in
                                        guard let self else { return continuation.resume(returning: nil) }
                                        self.ask(exit, from: self.position(\(at)), as: number, continuation)
                                    }
                                } onCancel: { [weak self] in
                                    _Concurrency.Task { @MainActor [weak self] in self?.stopAsking(number) }
                                }
                            },
                            """)
                    }
                    if vocabulary.hasOffers {
                        writer.code(
                            """
                            offers: { [weak self] way in
                                guard let self, let source = state.node(at: position(\(at))) else { return false }
                                return \(p)State.offers(way, of: source, facts?() ?? conditions)
                            },
                            """)
                    }
                    writer.line("count: { [weak self] counter in self?.count(counter, \(at)) ?? 0 })")
                }
            }
            writer.line("}")
            writer.blank()
            writePosition(&writer)
            writeCount(&writer)
        }
    }

    private func writePosition(_ writer: inout SwiftWriter) {
        var parameters = ["_ level: Int"]
        if state.hasScreens { parameters.append("_ route: \(p)Route?") }
        if state.hasSplits { parameters.append("_ column: \(p)State.Split.Column?") }
        writer.doc("The current position of a screen; of equal ones on a stack, the upper one.")
        writer.list("func position(", parameters, ") -> \(p)State.Position {", closing: .apart)
        writer.indented { writer in
            let column = state.hasSplits ? ", column: column" : ""
            if state.hasScreens {
                writer.code(
                    """
                    guard let route else { return \(p)State.Position(level: level, depth: 0\(column)) }
                    let place = state.level(level)?.path.lastIndex { $0.fields.isSame(as: route.fields) }
                    return \(p)State.Position(level: level, depth: place.map { $0 + 1 } ?? .max)
                    """)
            } else {
                writer.line("\(p)State.Position(level: level, depth: 0\(column))")
            }
        }
        writer.line("}")
        writer.blank()
    }

    private func writeCount(_ writer: inout SwiftWriter) {
        var parameters = ["_ counter: \(p)Counter", "_ level: Int"]
        if state.hasScreens { parameters.append("_ route: \(p)Route?") }
        if state.hasSplits { parameters.append("_ column: \(p)State.Split.Column?") }
        writer.list("private func count(", parameters, ") -> Int {", closing: .apart)
        writer.indented { writer in
            writer.line("switch counter {")
            writer.line("case .arrivals: return observed(level)?.\(state.arrivals) ?? 0")
            if state.hasTabs {
                writer.line(
                    "case .reselections: return \(p)Tab.allCases.first { $0.place == level }.flatMap { reselections[$0] } ?? 0"
                )
            } else {
                writer.line("case .reselections: return 0")
            }
            writer.line("}")
        }
        writer.line("}")
        writer.blank()
        writer.doc("A shown level, by its identity.")
        writer.block("func observed(_ id: Int) -> \(p)Level?") { writer in
            writer.line("if bases.indices.contains(id) { return bases[id] }")
            guard state.hasPresented else { return writer.line("return nil") }
            writer.code(
                """
                var level = ground.level
                while let current = level, current.id != id { level = current.presenter.level }
                return level
                """)
        }
    }
}

extension StateFacts {
    /// How often links have come again to a screen, in the Swift of what is observed of its level.
    var arrivals: String {
        guard hasScreens else { return "arrivals" }
        return "arrivals(of: route\(hasSplits ? ", in: column" : ""))"
    }
}
