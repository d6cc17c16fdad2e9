import NavGraph

/// How the navigator saves what is wanted, and restores it: `ShopNavigator.save()`.
struct SavingText {
    private let state: StateFacts
    private let access: String
    private let hasAnswers: Bool
    private var p: String { state.p }
    private var model: SwiftModel { state.model }
    private var hasLinks: Bool { model.hasMembers(.link) }

    init(_ state: StateFacts, _ access: String, hasAnswers: Bool) {
        self.state = state
        self.access = access
        self.hasAnswers = hasAnswers
    }

    func write(to writer: inout SwiftWriter) {
        if hasMore { writeSaved(&writer) }
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

    /// Whether more is saved than the state.
    private var hasMore: Bool { hasLinks || state.hasConditions }

    /// The state in what is saved.
    private var own: String { hasMore ? ".state" : "" }

    private func writeSaved(_ writer: inout SwiftWriter) {
        writer.blank()
        switch (hasLinks, state.hasConditions) {
        case (true, true):
            writer.doc(
                """
                What is saved: a state, the URLs of the link that is held back and of the one that is parked, and what \
                the app knew.
                """)
        case (true, false):
            writer.doc(
                "What is saved: a state, and the URL of the link that is held back.")
        default: writer.doc("What is saved: a state, and what the app knew.")
        }
        writer.block("\(model.isolation)struct \(p)SavedState: Codable") { writer in
            writer.line("var state: \(p)State")
            for (name, type) in members { writer.line("var \(name): \(type)?") }
            writer.blank()
            let parameters = ["state: \(p)State"] + members.map { "\($0): \($1)?" }
            writer.list("init(", parameters, ") {", closing: .apart)
            writer.indented { writer in
                writer.line("self.state = state")
                for (name, _) in members { writer.line("self.\(name) = \(name)") }
            }
            writer.line("}")
            writer.blank()
            writer.block("init(from decoder: any Decoder) throws") { writer in
                writer.line("state = try \(p)State(from: decoder)")
                writer.line("let container = try decoder.container(keyedBy: \(p)Key.self)")
                for (name, type) in members {
                    writer.line(
                        "\(name) = try? container.decodeIfPresent(\(type).self, forKey: \(p)Key(\"\(name)\"))")
                }
            }
            writer.blank()
            writer.block("func encode(to encoder: any Encoder) throws") { writer in
                writer.line("try state.encode(to: encoder)")
                writer.line("var container = encoder.container(keyedBy: \(p)Key.self)")
                for (name, _) in members {
                    writer.line("try container.encodeIfPresent(\(name), forKey: \(p)Key(\"\(name)\"))")
                }
            }
            guard state.hasConditions else { return }
            writer.blank()
            writer.doc("Gives up what waits.")
            writer.block("mutating func giveUp()") { writer in
                for link in links { writer.line("\(link.name) = nil") }
                writer.line("state.parked = nil")
            }
        }
    }

    /// What is saved of links that wait, and where the navigator has that.
    private var links: [(name: String, type: String, value: String)] {
        guard hasLinks else { return [] }
        return [("held", "String", "opening.held?.url"), ("heldSince", "Double", "opening.held?.since")]
            + (state.hasConditions ? [("parkedURL", "String", "parkedLink(in: state)?.url")] : [])
    }

    /// What is saved beside the state.
    private var members: [(name: String, type: String)] {
        links.map { ($0.name, $0.type) } + (state.hasConditions ? [("known", "\(p)Conditions")] : [])
    }

    private func writeSaving(_ writer: inout SwiftWriter) {
        let arguments =
            ["state: state"] + links.map { "\($0.name): \($0.value)" } + (state.hasConditions ? ["known: known"] : [])
        let saved = hasMore ? "\(p)SavedState(\(arguments.joined(separator: ", ")))" : "state"
        writer.doc("Encodes what a later launch restores; `nil` if it cannot be encoded.")
        writer.block("\(access)func save() -> Data?") { writer in
            let hasDeferred = hasAnswers && state.hasConditions
            guard state.hasRoots || hasDeferred else { return writeEncoding(saved, &writer) }
            writer.line("var saved = \(saved)")
            if hasDeferred {
                writer.line("// No caller will await it any more.")
                writer.line("if let deferred { giveUp(deferred, in: &saved.state) }")
            }
            guard state.hasRoots else { return writeEncoding("saved", &writer) }
            writer.block("if let restored") { writer in
                writer.line("saved.state.takeOver(restored.state)")
                for link in links { writer.line("saved.\(link.name) = saved.\(link.name) ?? restored.\(link.name)") }
            }
            writeEncoding("saved", &writer)
        }
    }

    /// What waits is remembered again; what waits since then is newer.
    private func writeRemembering(_ writer: inout SwiftWriter) {
        guard hasLinks else { return }
        writer.code(
            """
            if opening.held == nil, let (link, url) = saved.held.flatMap({ waitingLink($0) }) {
                opening.held = (link, url, saved.heldSince ?? now()\(state.hasConditions ? ", isFormer: true" : ""))
            }
            """)
        guard state.hasConditions else { return }
        writer.line("opening.parked = parkedLink(in: state) ?? saved.parkedURL.flatMap { waitingLink($0) }")
    }

    private func writeEncoding(_ value: String, _ writer: inout SwiftWriter) {
        writer.code(
            """
            let encoder = JSONEncoder()
            // JSON cannot represent these numbers.
            encoder.nonConformingFloatEncodingStrategy = .convertToString(
                positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
            return try? encoder.encode(\(value))
            """)
    }

    private func writeRestoring(_ writer: inout SwiftWriter) {
        let type = "\(p)\(hasMore ? "SavedState" : "State")"
        writer.blank()
        writer.doc(
            "Shows what was saved, as far as it can be read and the conditions allow it"
                + (state.hasRoots ? ", as soon as they decide the root." : "."))
        writer.block("\(access)func restore(_ data: Data)") { writer in
            writer.code(
                """
                let decoder = JSONDecoder()
                decoder.nonConformingFloatDecodingStrategy = .convertFromString(
                    positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
                guard \(state.hasConditions ? "var" : "let") saved = try? decoder.decode(\(type).self, from: data) else { return }
                """)
            if state.hasConditions {
                writer.code(
                    """
                    // Their effects must not open restored links before the state is restored.
                    askFacts()
                    if let former = saved.known {
                        // Another user must not get what waited for the previous one.
                        if conditions.hasLost(since: former) { saved.giveUp() }
                        known = known.filled(from: former)
                    }
                    """)
            }
            if state.hasRoots {
                writer.code(
                    """
                    restored = saved
                    settle { followConditions(from: conditions, &$0) }
                    """)
                return
            }
            writeRemembering(&writer)
            if state.hasConditions {
                writer.code(
                    """
                    settle { state in
                        let newer = state.parked?.since
                        state.restore(saved\(own), conditions, at: now())
                        formerSince = state.parked?.since == newer ? nil : state.parked?.since
                        return update(&state, from: conditions)
                    }
                    """)
            } else {
                writer.line("settle { $0.restore(saved\(own)) }")
            }
        }
        guard state.hasRoots else { return }
        writer.blank()
        writer.doc("Applies the conditions, and what was restored as soon as they decide the root.")
        writer.block(
            "func followConditions(from former: \(p)Conditions, _ state: inout \(p)State) -> \(p)State.Outcome"
        ) { writer in
            writer.block("if let saved = restored, let root = state.chosenRoot(conditions)") { writer in
                writer.line("restored = nil")
                writeRemembering(&writer)
                writer.line("let newer = state.parked?.since")
                writer.line("state.restore(saved\(own), as: root, conditions, at: now())")
                writer.line("formerSince = state.parked?.since == newer ? nil : state.parked?.since")
            }
            writer.line("return update(&state, from: former)")
        }
    }

    // MARK: - The state

    private func writeTaking(_ writer: inout SwiftWriter) {
        guard state.hasConditions else {
            writer.doc("Takes over what was saved.")
            return writer.block("mutating func restore(_ saved: Self)") { RestoringText.writeReplacing(state, &$0) }
        }
        let parameters = ["_ saved: Self"] + (state.hasRoots ? ["as root: Root?"] : [])
        writer.doc(
            "Shows what was saved, as far as it is decided whether it may be shown."
                + (state.hasRoots ? " From another root, it keeps only a link that waited for this one." : ""))
        writer.list(
            "mutating func restore(", parameters + ["_ conditions: \(p)Conditions", "at now: Double"], ") {",
            closing: .apart)
        writer.indented { writer in
            if state.hasRoots {
                writer.code(
                    """
                    guard saved.root == root else {
                        if parked?.isRestored ?? true, let waiting = saved.parked, case .open(let plan) = waiting.step, plan.root == root {
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
