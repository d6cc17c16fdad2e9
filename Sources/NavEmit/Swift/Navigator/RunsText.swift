import NavGraph

/// What the steps of flows work with: `OnboardingRun`, and how the navigator keeps it up to date.
struct RunsText {
    private let state: StateFacts
    private let access: String
    private let hasAnswers: Bool
    private var p: String { state.p }
    private var model: SwiftModel { state.model }
    private var graph: Graph { state.graph }
    private var flows: [NodeID] { model.allNodes(.flow) }

    init(_ state: StateFacts, _ access: String, hasAnswers: Bool) {
        self.state = state
        self.access = access
        self.hasAnswers = hasAnswers
    }

    // MARK: - In the file of a section

    /// What a step of a flow can do, once for each module.
    static func writeMove(_ model: SwiftModel, _ section: SectionID, _ access: String, _ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("What a step of a flow can do.")
        writer.code(
            """
            \(model.isolation)\(access)enum \(model.support("Move", section)): Hashable, Sendable {
                case next, back, skip, finish, cancel
                /// The data has changed.
                case edit
            }
            """)
    }

    static func writeRun(_ model: SwiftModel, _ flow: NodeID, _ access: String, _ writer: inout SwiftWriter) {
        guard case .flow(let detail) = model.graph[flow].detail else { return }
        let names = RunNames(model, flow)
        let hasData = !detail.data.isEmpty
        let set = access.isEmpty ? "private(set) var" : "\(access)private(set) var"
        let published = model.isObservable ? "" : "@Published "
        let ignored = model.isObservable ? "@ObservationIgnored " : ""
        writer.blank()
        writer.doc("One run through the flow `\(model.graph[flow].name)`: what its steps show and do.")
        if hasData { writer.line("@dynamicMemberLookup") }
        writer.block(
            "\(model.observation)\n\(access)final class \(names.run)\(model.isObservable ? "" : ": ObservableObject")"
        ) {
            writer in
            writer.doc("The step that is shown.")
            writer.line("\(published)\(set) step: \(names.step)")
            writer.doc("The steps that are shown, in order.")
            writer.line("\(published)\(set) steps: [\(names.step)]")
            writer.doc("From 0 at the first of them to 1 at the last.")
            writer.line("\(published)\(set) progress = 0.0")
            writer.line("\(published)\(set) canGoBack = false")
            writer.line("\(published)\(set) canSkip = false")
            writer.line("\(published)\(set) isLast = false")
            if let data = names.data {
                writer.doc("What the flow collects; its values are also members of the run.")
                writer.line("\(published)\(access)var data: \(data) {")
                writer.indented { $0.line("didSet { if data != oldValue, !isFollowing { act(.edit, value) } }") }
                writer.line("}")
                writer.line("\(ignored)private var isFollowing = false")
            }
            writer.line("\(ignored)private var act: @MainActor (\(names.move), \(names.flow)) -> Void")
            writeInit(names, &writer)
            writeMembers(names, access, &writer)
        }
    }

    private static func writeInit(_ names: RunNames, _ writer: inout SwiftWriter) {
        let access = names.access
        writer.blank()
        writer.doc("Creates a run that reports what its steps do; previews need not listen.")
        writer.list(
            "\(access)init(",
            [
                "_ flow: \(names.flow) = \(names.flow)()",
                "act: @escaping @MainActor (\(names.move), \(names.flow)) -> Void = { _, _ in }",
            ],
            ") {", closing: .apart)
        writer.indented { writer in
            writer.line("step = flow.step")
            writer.line("steps = \(names.allSteps)")
            if names.data != nil { writer.line("data = flow.data") }
            writer.line("self.act = act")
        }
        writer.line("}")
    }

    private static func writeMembers(_ names: RunNames, _ access: String, _ writer: inout SwiftWriter) {
        if let data = names.data {
            writer.code(
                """

                \(access)subscript<Value>(dynamicMember member: any WritableKeyPath<\(data), Value> & Sendable) -> Value {
                    get { data[keyPath: member] }
                    set { data[keyPath: member] = newValue }
                }
                """)
        }
        writer.code(
            """

            /// The current step, and what has been collected.
            \(access)var value: \(names.flow) { \(names.flow)(step: step\(names.data == nil ? "" : ", data: data")) }

            /// Goes to the next step; after the last, ends the flow.
            \(access)func next() { act(.next, value) }

            /// Goes to the previous step.
            \(access)func back() { act(.back, value) }

            /// Skips this step, or else the rest of the flow.
            \(access)func skip() { act(.skip, value) }

            /// Ends the flow, whatever its step.
            \(access)func finish() { act(.finish, value) }

            /// Cancels the flow.
            \(access)func cancel() { act(.cancel, value) }

            \(access)func onAct(_ act: @escaping @MainActor (\(names.move), \(names.flow)) -> Void) { self.act = act }

            /// Updates only what has changed.
            \(access)func follow(
                _ flow: \(names.flow), steps: [\(names.step)], progress: Double, canGoBack: Bool, canSkip: Bool, isLast: Bool
            ) {
                if step != flow.step { step = flow.step }
                if self.steps != steps { self.steps = steps }
                if self.progress != progress { self.progress = progress }
                if self.canGoBack != canGoBack { self.canGoBack = canGoBack }
                if self.canSkip != canSkip { self.canSkip = canSkip }
                if self.isLast != isLast { self.isLast = isLast }
            """)
        if names.data != nil {
            writer.code(
                """
                    guard data != flow.data else { return }
                    isFollowing = true
                    data = flow.data
                    isFollowing = false
                """)
        }
        writer.line("}")
    }

    // MARK: - In the navigator's file

    func write(to writer: inout SwiftWriter) {
        writeRunEnum(&writer)
        writeConversions(&writer)
        writer.blank()
        writer.block("extension \(p)Navigator") { writer in
            writeFollowing(&writer)
            writeMoving(&writer)
            writeTelling(&writer)
        }
    }

    private func writeRunEnum(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("What the steps of a flow work with, whichever flow it is.")
        writer.block("@MainActor enum \(p)Run") { writer in
            for flow in flows {
                writer.line("case \(name(flow))(\(RunNames(model, flow).run))")
            }
            writer.blank()
            writer.doc("Creates the run of a level that shows a flow; `nil` if it shows something else.")
            writer.block("init?(_ content: \(p)State.Content)") { writer in
                writer.line("guard case .flow(let flow) = content else { return nil }")
                writer.line("switch flow {")
                for flow in flows {
                    writer.line(
                        "case \(model.pattern(of: flow, .flow, ["flow"])): self = .\(name(flow))(\(RunNames(model, flow).run)(flow))"
                    )
                }
                writer.line("}")
            }
            writer.blank()
            writer.doc("Makes its steps act on a level.")
            writer.block("func connect(_ navigator: \(p)Navigator, _ level: Int)") { writer in
                writer.line("switch self {")
                for flow in flows {
                    let value = model.value(of: flow, .flow, [Argument("flow")])
                    writer.code(
                        """
                        case .\(name(flow))(let run):
                            run.onAct { [weak navigator] move, flow in
                                navigator?.move(\(moved(flow)), \(value), level)
                            }
                        """)
                }
                writer.line("}")
            }
        }
    }

    /// What steps do that are compiled in modules of their own.
    private func writeConversions(_ writer: inout SwiftWriter) {
        let types = Set(flows.map { RunNames(model, $0).move }).subtracting(["\(p)Move"]).sorted()
        guard !types.isEmpty else { return }
        writer.blank()
        writer.block("\(model.isolation)extension \(p)Move") { writer in
            for type in types {
                writer.block("init(_ move: \(type))") { writer in
                    writer.line("switch move {")
                    for word in ["next", "back", "skip", "finish", "cancel", "edit"] {
                        writer.line("case .\(word): self = .\(word)")
                    }
                    writer.line("}")
                }
            }
        }
    }

    private func moved(_ flow: NodeID) -> String {
        RunNames(model, flow).move == "\(p)Move" ? "move" : "\(p)Move(move)"
    }

    private func name(_ flow: NodeID) -> String { SwiftNames.identifier(model.nodeNames[flow.index]) }

    private func writeFollowing(_ writer: inout SwiftWriter) {
        let passed = state.hasConditions ? "conditions" : ""
        writer.doc("Updates the runs of flows with what has changed.")
        writer.block("func followRuns()") { writer in
            writer.line("for base in bases { follow(base) }")
            if state.hasPresented {
                writer.code(
                    """
                    var level = ground.level
                    while let current = level {
                        follow(current)
                        level = current.presenter.level
                    }
                    """)
            }
        }
        writer.blank()
        writer.block("private func follow(_ level: \(p)Level)") { writer in
            writer.line("guard case .flow(let flow) = level.content, let run = level.run else { return }")
            writer.line("switch (flow, run) {")
            for flow in flows {
                writer.line("case (\(model.pattern(of: flow, .flow, ["flow"])), .\(name(flow))(let run)):")
                writer.indented { writer in
                    writer.list(
                        "run.follow(",
                        [
                            "flow", "steps: flow.visibleSteps(\(passed))", "progress: flow.progress(\(passed))",
                            "canGoBack: flow.canGoBack(\(passed))", "canSkip: flow.canSkip",
                            "isLast: flow.isLast(\(passed))",
                        ], ")")
                }
            }
            if flows.count > 1 { writer.line("default: break") }
            writer.line("}")
        }
        writer.blank()
    }

    private func writeMoving(_ writer: inout SwiftWriter) {
        let isGuarded = state.hasGuardedEnds
        let passed = state.hasConditions ? "conditions" : ""
        let flow = model.typeName(.flow)
        func ending(_ word: String, _ body: String) -> String {
            guard isGuarded else {
                return "ended[level] = state.\(word)(\(word == "finish" || passed.isEmpty ? "" : passed + ", ")place)"
            }
            return "end = state.move(conditions, at: now(), place) { \(body) }"
        }
        writer.doc("Performs what a step does, with the current data.")
        writer.block("func move(_ move: \(p)Move, _ flow: \(flow), _ level: Int)") { writer in
            writer.line("var isCancelled = false")
            writer.line("settle { state\(isGuarded ? " -> \(p)State.Outcome" : "") in")
            writer.indented { writer in
                writer.code(
                    """
                    guard let place = state.place(ofLevel: level) else { return\(isGuarded ? " .ignored" : "") }
                    state.update(flow, place)\(isGuarded ? "\nvar end: (flow: \(flow), outcome: \(p)State.Outcome)?" : "")
                    switch move {
                    case .edit: break
                    case .next: \(ending("advance", "$0.next(\(passed))"))
                    case .back: state.goBack(\(passed.isEmpty ? "" : passed + ", ")place)
                    case .skip: \(ending("skip", "$0.skip(\(passed))"))
                    case .finish: \(ending("finish", "_ in false"))
                    case .cancel:
                    """)
                writer.indented { writer in
                    writer.line("isCancelled = place == 0")
                    if state.hasPresented { writer.line("state.dismiss(place)") }
                }
                writer.line("}")
                if isGuarded {
                    writer.line("ended[level] = end?.flow")
                    writer.line("return end?.outcome ?? .ignored")
                }
            }
            writer.line("}")
            writer.block("if isCancelled") { writer in
                if state.hasPassingRuns { writer.line("hasToldOfRoot = true") }
                writer.line("tell(flow, cancelled: \(state.hasFinalSteps ? "!flow.isFinished" : "true"))")
            }
        }
        writer.blank()
    }

    private func writeTelling(_ writer: inout SwiftWriter) {
        let flow = model.typeName(.flow)
        writer.doc("Reports flows that have ended to the callers that await them, or else to the app.")
        writer.block("func tellOfFlows(from former: \(p)State)") { writer in
            writer.code(
                """
                let ended = self.ended
                self.ended = [:]
                // Receivers may navigate, which is then reported in turn.
                var told: [(flow: \(flow), isCancelled: Bool)] = []
                for (\(hasAnswers ? "level" : "_"), flow) in ended.sorted(by: { $0.key < $1.key }) {
                """)
            writer.indented { writer in
                if hasAnswers {
                    writer.code(
                        """
                        if waiting[level] == nil {
                            told.append((flow, false))
                        } else {
                            results[level] = result(flow)
                        }
                        """)
                } else {
                    writer.line("told.append((flow, false))")
                }
            }
            writer.line("}")
            if state.hasPassingRuns { writeTellingOfRoot(&writer) }
            if hasPresentedFlows { writeTellingOfClosed(&writer) }
            writer.line("for (flow, isCancelled) in told { tell(flow, cancelled: isCancelled) }")
        }
        writer.blank()
        if canServe { writeServing(&writer) }
        writer.block("private func tell(_ flow: \(flow), cancelled: Bool)") { writer in
            writer.line("switch flow {")
            for flow in flows {
                let hasData = RunNames(model, flow).data != nil
                let pattern = hasData ? model.pattern(of: flow, .flow, ["flow"]) : model.pattern(of: flow, .flow, [])
                let data = hasData ? "flow.data, " : ""
                writer.line(
                    "case \(pattern): handlers?.\(model.nodeNames[flow.index])Finished(\(data)cancelled: cancelled)")
            }
            writer.line("}")
        }
        guard hasAnswers else { return }
        writer.blank()
        writer.block("private func result(_ flow: \(flow)) -> \(p)Result") { writer in
            writer.line("switch flow {")
            for flow in flows {
                let hasData = RunNames(model, flow).data != nil
                let pattern = hasData ? model.pattern(of: flow, .flow, ["flow"]) : model.pattern(of: flow, .flow, [])
                writer.line("case \(pattern): return \(p)Result(\(hasData ? "flow.data" : "true"))")
            }
            writer.line("}")
        }
    }

    /// A flow goes with its root. It may have ended before, and have waited for that.
    private func writeTellingOfRoot(_ writer: inout SwiftWriter) {
        writer.code(
            """
            if former.root != nil, case .flow(let flow) = former.base.content {
                let hasEnded = hasToldOfRoot || ended[former.base.id] != nil
                let isGone = state.root != former.root
                if isGone, !hasEnded { told.append((flow, \(state.hasFinalSteps ? "!flow.isFinished" : "true"))) }
                hasToldOfRoot = hasEnded && !isGone
            }
            """)
    }

    private var hasPresentedFlows: Bool { state.hasPresented && state.families.contains(.flow) }

    /// Whether flows stand in for something, or lie upon what does, and go when that happens.
    private var canServe: Bool { hasPresentedFlows && !state.otherwise.isEmpty }

    private func writeTellingOfClosed(_ writer: inout SwiftWriter) {
        let complete =
            (state.hasFinalSteps ? ["flow.isFinished"] : [])
            + (canServe ? ["hasServed(flow, on: level.id, in: former)"] : [])
        let isCancelled =
            switch complete.count {
            case 0: "true"
            case 1: "!\(complete[0])"
            default: "!(\(complete.joined(separator: " || ")))"
            }
        writer.code(
            """
            for level in former.presented where ended[level.id] == nil\(hasAnswers && complete.isEmpty ? " && waiting[level.id] == nil" : "") {
                guard case .flow(let flow) = level.content,
                    !state.presented.contains(where: { $0.id == level.id })
                else { continue }
            """)
        writer.indented { writer in
            guard hasAnswers, !complete.isEmpty else { return writer.line("told.append((flow, \(isCancelled)))") }
            writer.code(
                """
                if waiting[level.id] == nil {
                    told.append((flow, \(isCancelled)))
                } else if \(complete.joined(separator: " || ")) {
                    results[level.id] = result(flow)
                }
                """)
        }
        writer.line("}")
    }

    private func writeServing(_ writer: inout SwiftWriter) {
        writer.doc(
            "Whether a flow is complete: it was on its last step, and is gone because what it, or something below it, "
                + "stood in for could happen.")
        writer.block(
            "private func hasServed(_ flow: \(model.typeName(.flow)), on level: Int, in former: \(p)State) -> Bool"
        ) { writer in
            writer.code(
                """
                guard let waiting = former.parked, let otherwise = waiting.otherwise,
                    let place = former.presented.firstIndex(where: { $0.id == level })
                else { return false }
                let levels = [former.base] + former.presented[...place]
                guard levels.contains(where: { $0.nodes.contains(otherwise) }) else { return false }
                let isMet = former.needs(of: waiting.step).allSatisfy {
                    $0.isMet(conditions) == true || \(p)State.otherwise(of: $0) != otherwise
                }
                var flow = flow
                return isMet && flow.change { $0.isLast(conditions) }
                """)
        }
        writer.blank()
    }
}

/// What the types of a flow are called.
struct RunNames {
    let run: String
    let flow: String
    let step: String
    let data: String?
    let move: String
    let allSteps: String
    let access: String

    init(_ model: SwiftModel, _ flow: NodeID) {
        run = model.companion(of: flow, "Run")
        self.flow = model.companion(of: flow, "Flow")
        step = model.companion(of: flow, "Step")
        let detail: FlowDetail? = if case .flow(let detail) = model.graph[flow].detail { detail } else { nil }
        data = detail?.data.isEmpty ?? true ? nil : model.companion(of: flow, "Data")
        let section = model.graph[flow].section
        move = model.support("Move", section)
        access = model.access(in: section)
        let steps = (detail?.steps ?? []).map { "." + SwiftNames.identifier(model.graph[$0].id.value) }
        allSteps = "[" + steps.listed + "]"
    }
}
