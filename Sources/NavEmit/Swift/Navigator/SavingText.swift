import NavGraph

/// How the navigator saves what is wanted, and restores it: `ShopNavigator.save()`.
struct SavingText {
    private let state: StateFacts
    private let access: String
    private var p: String { state.p }
    private var model: SwiftModel { state.model }
    private var hasLinks: Bool { model.hasMembers(.link) }

    init(_ state: StateFacts, _ access: String) {
        self.state = state
        self.access = access
    }

    func write(to writer: inout SwiftWriter) {
        if hasLinks { writeSaved(&writer) }
        writer.blank()
        writer.block("extension \(p)Navigator") { writer in
            writeSaving(&writer)
            writeRestoring(&writer)
        }
        writer.blank()
        writer.block("\(model.isolation)extension \(p)State") { writer in
            writeTaking(&writer)
        }
    }

    private func writeSaved(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("What is saved: a state, beside it the link that waits until nothing holds it back.")
        writer.code(
            """
            \(model.isolation)struct \(p)SavedState: Codable {
                var state: \(p)State
                var held: \(p)Link?

                init(state: \(p)State, held: \(p)Link?) {
                    self.state = state
                    self.held = held
                }

                init(from decoder: any Decoder) throws {
                    state = try \(p)State(from: decoder)
                    let container = try decoder.container(keyedBy: \(p)Key.self)
                    let url = try? container.decodeIfPresent(String.self, forKey: \(p)Key("held"))
                    held = url.flatMap { \(p)Link($0) }
                }

                func encode(to encoder: any Encoder) throws {
                    try state.encode(to: encoder)
                    var container = encoder.container(keyedBy: \(p)Key.self)
                    try container.encodeIfPresent(held?.url, forKey: \(p)Key("held"))
                }
            }
            """)
    }

    private func writeSaving(_ writer: inout SwiftWriter) {
        writer.doc("What a later start of the app restores; nil: it cannot be written.")
        guard state.hasRoots else {
            let saved = hasLinks ? "\(p)SavedState(state: state, held: opening.held)" : "state"
            return writer.block("\(access)func save() -> Data?") { writeEncoding(saved, &$0) }
        }
        let kept = "\(hasLinks ? "saved.state" : "saved").restore(restored\(own), as: restored\(own).root)"
        writer.block("\(access)func save() -> Data?") { writer in
            writer.line("var saved = \(hasLinks ? "\(p)SavedState(state: state, held: opening.held)" : "state")")
            if hasLinks {
                writer.code(
                    """
                    if let restored {
                        \(kept)
                        saved.held = saved.held ?? restored.held
                    }
                    """)
            } else {
                writer.line("if let restored { \(kept) }")
            }
            writeEncoding("saved", &writer)
        }
    }

    private func writeEncoding(_ value: String, _ writer: inout SwiftWriter) {
        writer.code(
            """
            let encoder = JSONEncoder()
            // JSON has no such numbers.
            encoder.nonConformingFloatEncodingStrategy = .convertToString(
                positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
            return try? encoder.encode(\(value))
            """)
    }

    /// The state in what is saved.
    private var own: String { hasLinks ? ".state" : "" }

    private func writeRestoring(_ writer: inout SwiftWriter) {
        let type = "\(p)\(hasLinks ? "SavedState" : "State")"
        writer.blank()
        writer.doc(
            "Shows what was saved, as far as it is understood and the conditions allow it"
                + (state.hasRoots ? ": as soon as they decide the root." : "."))
        writer.block("\(access)func restore(_ data: Data)") { writer in
            writer.code(
                """
                let decoder = JSONDecoder()
                decoder.nonConformingFloatDecodingStrategy = .convertFromString(
                    positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
                guard let saved = try? decoder.decode(\(type).self, from: data) else { return }
                """)
            if state.hasRoots {
                writer.code(
                    """
                    restored = saved
                    settle { followConditions(from: conditions, &$0) }
                    """)
                return
            }
            if hasLinks { writer.line("opening.held = opening.held ?? saved.held") }
            if state.hasConditions {
                writer.code(
                    """
                    settle { state in
                        state.restore(saved\(own))
                        return \(NavigatorText.update(state, of: "state"))
                    }
                    """)
            } else {
                writer.line("settle { $0.restore(saved\(own)) }")
            }
        }
        guard state.hasRoots else { return }
        let held = hasLinks ? "\n        if saved.state.root == root { opening.held = opening.held ?? saved.held }" : ""
        writer.code(
            """

            /// Follows the conditions, with what was restored as soon as they decide the root.
            func followConditions(from former: \(p)Conditions, _ state: inout \(p)State) -> \(p)State.Outcome {
                if let saved = restored, let root = \(p)State.Root(conditions) {
                    restored = nil\(held)
                    state.restore(saved\(own), as: root)
                }
                return \(NavigatorText.update(state, from: "former", of: "state"))
            }
            """)
    }

    // MARK: - The state

    private func writeTaking(_ writer: inout SwiftWriter) {
        guard state.hasRoots else {
            writer.doc("Takes over what was saved" + (state.hasConditions ? "; what waits since then is newer." : "."))
            return writer.block("mutating func restore(_ saved: Self)") { writeReplacing(&$0) }
        }
        writer.doc(
            "Takes over what was saved; what waits since then is newer. Of another root, only a link is of use that waited for this one."
        )
        writer.block("mutating func restore(_ saved: Self, as root: Root?)") { writer in
            writer.code(
                """
                guard saved.root == root else {
                    if parked == nil, let waiting = saved.parked, case .open(let plan) = waiting.step, plan.root == root {
                        parked = Parked(step: waiting.step, level: 0, since: waiting.since)
                    }
                    return
                }
                """)
            writeReplacing(&writer)
        }
    }

    private func writeReplacing(_ writer: inout SwiftWriter) {
        if state.hasConditions {
            writer.line("let newer = parked.map { Parked(step: $0.step, level: 0, since: $0.since) }")
        }
        if state.hasPresented { writer.line("let last = lastID") }
        writer.line("self = saved")
        if state.hasPresented {
            writer.code(
                """
                // Presentations have identities that none has had before.
                for place in presented.indices { presented[place].id = last + 1 + place }
                lastID = last + presented.count
                """)
        }
        if state.hasConditions { writer.line("parked = newer ?? parked") }
    }
}
