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
        let saved = hasLinks ? "\(p)SavedState(state: state, held: opening.held)" : "state"
        writer.doc("What a later start of the app restores; nil: it cannot be written.")
        writer.block("\(access)func save() -> Data?") { writer in
            guard state.hasConditions else { return writeEncoding(saved, &writer) }
            writer.line("var saved = \(saved)")
            writer.code(
                """
                if let former = saved\(own).parked {
                    saved\(own).parked?.known = known.filled(from: former.known ?? known)
                }
                """)
            if state.hasRoots, hasLinks {
                writer.code(
                    """
                    if let restored {
                        saved.state.takeOver(restored.state)
                        saved.held = saved.held ?? restored.held
                    }
                    """)
            } else if state.hasRoots {
                writer.line("if let restored { saved.takeOver(restored) }")
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
                        state.restore(saved\(own), conditions, at: now())
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
                    state.restore(saved\(own), as: root, conditions, at: now())
                }
                return \(NavigatorText.update(state, from: "former", of: "state"))
            }
            """)
    }

    // MARK: - The state

    private func writeTaking(_ writer: inout SwiftWriter) {
        guard state.hasConditions else {
            writer.doc("Takes over what was saved.")
            return writer.block("mutating func restore(_ saved: Self)") { RestoringText.writeReplacing(state, &$0) }
        }
        let parameters = ["_ saved: Self"] + (state.hasRoots ? ["as root: Root?"] : [])
        writer.doc(
            "Shows what was saved, as far as it is decided whether that may be shown."
                + (state.hasRoots ? " Of another root, only a link is of use that waited for this one." : ""))
        writer.list(
            "mutating func restore(", parameters + ["_ conditions: \(p)Conditions", "at now: Double"], ") {",
            closing: .apart)
        writer.indented { writer in
            if state.hasRoots {
                writer.code(
                    """
                    guard saved.root == root else {
                        if parked == nil, let waiting = saved.parked, case .open(let plan) = waiting.step, plan.root == root {
                            parked = waiting.startingOver
                        }
                        return
                    }
                    """)
            }
            writer.line("takeOver(saved)")
            writer.line("setAside(conditions, at: now)")
        }
        writer.line("}")
    }
}
