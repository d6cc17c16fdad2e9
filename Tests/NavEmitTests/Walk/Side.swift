import Foundation

// Compiled twice: with today's generated code, and with declarations and the runtime.
#if OLD
    typealias Pos = DemoState.Position
#else
    @testable import NavgenRuntime
    typealias Pos = ScreenPosition
#endif

public struct Draft: Hashable, Sendable { public init() {} }
public struct Money: Hashable, Codable, Sendable {
    public var cents: Int; public init(cents: Int) { self.cents = cents }
}

func decode<T: Decodable>(_ json: String) -> T? { try? JSONDecoder().decode(T.self, from: Data(json.utf8)) }
func encode<T: Encodable>(_ value: T) -> String {
    let encoder = JSONEncoder(); encoder.outputFormatting = [.sortedKeys]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "nil"
}

let routeJSONs: [String] = {
    let plain = [
        "splash", "welcome", "help", "home", "gate", "gate2", "other", "zoomed", "vault", "folders", "years", "months",
    ]
    return plain.map { "{\"node\":\"\($0)\"}" }
        + (0..<3).map { "{\"node\":\"detail\",\"values\":{\"n\":\($0),\"tags\":[\"a\",\"b\($0)\"],\"secret\":\"x\"}}" }
        + (0..<2).map {
            "{\"node\":\"detail\",\"values\":{\"n\":1,\"tags\":[],\"m\":\($0).25,\"money\":{\"cents\":\($0)},\"at\":1000,\"sort\":\"relevance\",\"id\":\"ORD-00\($0)\",\"who\":\"11111111-1111-1111-1111-11111111111\($0)\"}}"
        }
        + (0..<2).map { "{\"node\":\"files\",\"values\":{\"folder\":\($0)}}" }
        + (0..<2).map { "{\"node\":\"letter\",\"values\":{\"folder\":1,\"number\":\($0)}}" }
        + (0..<3).map { "{\"node\":\"history\",\"values\":{\"number\":\($0)}}" }
}()
let urls: [String] = [
    "demo://other", "demo://d/1?tag=a&tag=b", "demo://d/2", "demo://detail/1", "demo://vault", "demo://files/3",
    "demo://letter/3/4", "demo://manual/x", "demo://plain", "demo://queue", "demo://trial", "demo://redeem/abc",
    "demo://count", "demo://x/7", "demo://old/a/b", "https://demo.example.com/d/5", "demo://nothing",
    "demo-beta://vault", "demo://d/1?tag=c&at=2024-05-06T07:08:09Z",
]

public struct Random: RandomNumberGenerator {
    var state: UInt64
    public init(_ seed: UInt64) { state = seed &* 0x9E3779B97F4A7C15 | 1 }
    public mutating func next() -> UInt64 {
        state ^= state << 13; state ^= state >> 7; state ^= state << 17
        return state &* 0x2545F4914F6CDD1D
    }
    mutating func below(_ n: Int) -> Int { Int(next() >> 33) % max(n, 1) }
}

@MainActor final class Handlers: DemoHandlers {
    var log: [String] = []
    var next = 0
    func introFinished(_ data: IntroData, cancelled: Bool) { log.append("intro \(data.number) \(cancelled)") }
    func trialFinished(cancelled: Bool) { log.append("trial \(cancelled)") }
    func orderFinished(cancelled: Bool) { log.append("order \(cancelled)") }
    func proveFinished(_ data: ProveData, cancelled: Bool) { log.append("prove \(data.email) \(cancelled)") }
    func redeem(code: String) async -> RedeemOutcome {
        log.append("redeem \(code)")
        next += 1
        return [.done, .vault, .plain][next % 3]
    }
    func count() async -> CountOutcome { log.append("count"); return .done }
    func manual(page: String) { log.append("manual \(page)") }
    func insurance() { log.append("insurance") }
    func badge(for tab: DemoTab) -> Int { 3 }
}

final class Token {}

@MainActor public final class Side {
    var navigator: DemoNavigator
    let handlers = Handlers()
    var events: [String] = []
    var log: [String] = []
    var time = 1000.0
    var tokens: [Token] = []
    var tasks: [Task<Void, Never>] = []
    var conditions = DemoConditions()
    var random: Random

    public init(_ seed: UInt64) {
        random = Random(seed)
        if seed % 3 > 0 {
            conditions = DemoConditions(
                signedIn: true, isNew: false, beta: true, guest: true, paid: true, known: seed % 3 == 1, proven: true,
                door: seed % 3 == 1, insured: true)
        }
        navigator = DemoNavigator(conditions: conditions)
        connect()
    }

    func connect() {
        navigator.handlers = handlers
        navigator.onEvent = { [weak self] event in
            switch event {
            case .shown(let node, let values):
                self?.events.append(
                    "shown \(node) \(values.sorted { $0.key < $1.key }.map { $0.key + "=" + $0.value })")
            case .closed(let node, let closer): self?.events.append("closed \(node) \(closer)")
            default: self?.events.append("\(event)".clean)
            }
        }
        navigator.now = { [weak self] in self?.time ?? 0 }
    }

    func node(_ node: DemoNode) -> String { node.rawValue }

    func route() -> DemoRoute {
        if random.below(12) == 0 { return .sketch(draft: Draft()) }
        if random.below(16) == 0 { return .manual(page: "p") }
        let json = routeJSONs[random.below(routeJSONs.count)]
        guard let route: DemoRoute = decode(json) else { print("cannot read", json, Side.self); return .home }
        return route
    }

    func content() -> DemoState.Content {
        switch random.below(16) {
        case 0: return .sheet(.paywall)
        case 1: return .sheet(.login)
        case 2: return .sheet(.invite)
        case 3: return .sheet(.plain)
        case 4: return .sheet(.queue)
        case 5: return .sheet(.compose)
        case 6: return .sheet(.player)
        case 7: return .sheet(.other)
        case 8: return .cover(.photo(index: random.below(2)))
        case 9: return .popover(.menu)
        case 10: return .popover(.lend(days: random.below(2)))
        case 11: return .alert(.drop)
        case 12: return .dialog(.question)
        case 13: return .flow([DemoFlow.trial(), .order(), .prove(), .intro()][random.below(4)])
        case 14: return .flow(.prove(ProveFlow(step: .code, data: ProveData(email: "e"))))
        default: return .sheet(.insurance)
        }
    }

    func tab() -> DemoTab { [.one, .two, .mail, .books][random.below(4)] }

    func exit() -> DemoExit {
        switch random.below(20) {
        case 0, 1, 2: return .push(route())
        case 3: return .replace(route())
        case 4: return .reset(route())
        case 5, 6:
            return .fill(
                [.content, .detail, .sidebar][random.below(3)],
                [DemoRoute.files(folder: 1), .letter(folder: 1, number: 2), .sketch(draft: Draft()), .months, .home][
                    random.below(5)])
        case 7: return .popTo([.home, .detail, .files, .folders, .letter, .help][random.below(6)])
        case 8, 9, 10, 11:
            switch content() {
            case .sheet(let x): return .sheet(x)
            case .cover(let x): return .cover(x)
            case .popover(let x): return .popover(x)
            case .alert(let x): return .alert(x)
            case .dialog(let x): return .dialog(x)
            case .flow(let x): return .start(x)
            default: return .close
            }
        case 12: return .act([.redeem(code: "c"), .count][random.below(2)])
        case 13:
            #if OLD
                return [
                    .open(DemoState(root: .tabs, tab: .one, path: [.vault]), .vault),
                    .open(DemoState(root: .welcome), .welcome),
                    .open(DemoState(root: .tabs, tab: .one, presented: [.presenting(.sheet(.plain))]), .plain),
                ][random.below(3)]
            #else
                return [.open(to: DemoRoute.vault), .open(to: DemoNode.welcome), .open(to: DemoSheet.plain)][
                    random.below(3)]
            #endif
        case 14, 15:
            return .under(
                [.push(.letter(folder: 6, number: 1)), .push(.files(folder: 7)), .sheet(.plain), .push(.vault)][
                    random.below(4)])
        case 16: return .close
        case 17: return .back
        #if OLD
            default: return .finish(DemoResult(random.below(2) == 0))
        #else
            default: return .finish(NavigationResult(random.below(2) == 0))
        #endif
        }
    }

    var levels: [Int] { (0..<6).map { $0 } + navigator.state.presented.map(\.id) }

    func level() -> Int {
        if random.below(3) > 0 { return navigator.state.top.id }
        let all = levels
        return all[random.below(all.count)]
    }

    func position() -> Pos {
        let id = level()
        let depth = random.below(4)
        if depth == 0, random.below(2) == 0 {
            #if OLD
                return Pos(
                    level: id, depth: 0, column: [DemoState.Split.Column.sidebar, .content, .detail][random.below(3)])
            #else
                return Pos(level: id, depth: 0, column: [SplitColumn.sidebar, .content, .detail][random.below(3)])
            #endif
        }
        let count = navigator.state.level(id)?.path.count ?? 0
        return Pos(level: id, depth: random.below(2) == 0 ? count : depth)
    }

    func model(_ id: Int) -> LevelKind? {
        #if OLD
            return navigator.observed(id)
        #else
            return navigator.model(id)
        #endif
    }
    #if OLD
        typealias LevelKind = DemoLevel
    #else
        typealias LevelKind = LevelModel
    #endif

    /// Performs a random operation; returns what it was.
    public func step() -> String {
        let kind = random.below(40)
        time += Double(random.below(5)) * (random.below(40) == 0 ? 500 : 1)
        switch kind {
        case 0, 1, 2: let r = route(); return "push \(encode(r).prefix(60)) \(navigator.push(r))".clean
        case 3: return "pop \(navigator.pop())"
        case 4: return "popToRoot \(navigator.popToRoot())"
        case 5:
            let n: [DemoNode] = [.home, .detail, .files, .folders]; let x = n[random.below(4)];
            return "pop to \(navigator.pop(to: x))"
        case 6, 7: let t = tab(); return "select \(t) \(navigator.select(t))".clean
        case 8: let t = tab(); navigator.tap(tabArgument(t)); return "tap \(t)".clean
        case 9, 10, 11: let c = content(); let o = navigator.present(c); return "present \(o)".clean
        case 12: navigator.dismiss(); return "dismiss"
        case 13: if random.below(3) == 0 { navigator.dismissAll() }; return "dismissAll"
        case 14, 15, 16, 17: let u = urls[random.below(urls.count)]; time += 2; return "open \(u) \(navigator.open(u))"
        case 18, 19, 20, 21, 22: let p = position(); let e = exit(); return "take \(p) \(take(e, p))".clean.plain
        case 23: let id = level(); navigator.dismissed(id); return "dismissed \(id)"
        case 24: let id = level(); navigator.close(id); return "close \(id)"
        case 25: let id = level(); navigator.appeared(id); return "appeared \(id)"
        case 26: let id = level(); navigator.disappeared(id); return "disappeared \(id)"
        case 27: navigator.stopWaiting(); return "stopWaiting"
        case 28, 29, 30, 31:
            let value: Bool? = [true, true, true, false, nil][random.below(5)]
            switch random.below(9) {
            case 0: conditions.signedIn = value
            case 1: conditions.isNew = value
            case 2: conditions.beta = value
            case 3: conditions.guest = value
            case 4: conditions.paid = value
            case 5: conditions.known = value
            case 6: conditions.proven = value
            case 7: conditions.door = value
            default: conditions.insured = value
            }
            navigator.conditionsChanged(conditions)
            return "conditions \(encode(conditions))"
        case 32:
            let id = level(); guard let m = model(id) else { return "no level" }
            var path = pathOf(m)
            switch random.below(4) {
            case 0: _ = path.popLast()
            case 1: path = []
            case 2: path.append(route())
            default: path.insert(route(), at: 0)
            }
            follow(path, m)
            return "follow \(id) \(path.count)"
        case 33:
            let id = level(); let c = random.below(3), v = random.below(4)
            navigator.changeSplit(ofLevel: id) { split in
                split.compactColumn = [.sidebar, .content, .detail][c]
                split.visibility = [.all, .automatic, .doubleColumn, .detailOnly][v]
            }
            return "changeSplit \(id)"
        case 34: return flow()
        case 35, 36: return ask()
        case 37: return hold()
        case 38: return answer()
        default:
            guard random.below(4) == 0 else { return "nothing" }
            guard let data = navigator.save() else { return "save failed" }
            if random.below(2) == 0 {
                tokens = []
                navigator = DemoNavigator(conditions: random.below(2) == 0 ? conditions : DemoConditions())
                connect()
                navigator.begin(with: data)
                navigator.conditionsChanged(conditions)
                return "relaunch"
            }
            navigator.restore(data)
            return "restore"
        }
    }

    #if OLD
        func tabArgument(_ tab: DemoTab) -> DemoTab { tab }
        func take(_ exit: DemoExit, _ p: Pos) -> String { "\(navigator.take(exit, from: p))" }
        func pathOf(_ m: DemoLevel) -> [DemoRoute] { m.path }
        func follow(_ path: [DemoRoute], _ m: DemoLevel) { navigator.follow(path, on: m) }
    #else
        func tabArgument(_ tab: DemoTab) -> Int { tab.index }
        func take(_ exit: DemoExit, _ p: Pos) -> String { "\(DemoState.Outcome(navigator.take(exit.core, from: p)))" }
        func pathOf(_ m: LevelModel) -> [DemoRoute] { m.path.routes() }
        func follow(_ path: [DemoRoute], _ m: LevelModel) { navigator.follow(path.map(\.nodeValue), on: m) }
    #endif

    func flow() -> String {
        let id = level()
        guard let run = model(id)?.run else { return "no run" }
        let move = random.below(8)
        #if OLD
            switch run {
            case .intro(let r): act(r, move) { r.number = "n\(move)" }
            case .trial(let r): act(r, move)
            case .order(let r): act(r, move)
            case .prove(let r): act(r, move) { r.email = "m\(move)" }
            }
        #else
            switch run {
            case let r as IntroRun: act(r, move) { r.number = "n\(move)" }
            case let r as TrialRun: act(r, move)
            case let r as OrderRun: act(r, move)
            case let r as ProveRun: act(r, move) { r.email = "m\(move)" }
            default: break
            }
        #endif
        return "flow \(id) \(move)"
    }

    #if OLD
        func act(_ r: IntroRun, _ m: Int, _ edit: () -> Void = {}) {
            switch m {
            case 0, 1, 2: r.next();
            case 3: r.back();
            case 4: r.skip();
            case 5: r.finish();
            case 6: r.cancel();
            default: edit()
            }
        }
        func act(_ r: TrialRun, _ m: Int, _ edit: () -> Void = {}) {
            switch m {
            case 0, 1, 2: r.next();
            case 3: r.back();
            case 4: r.skip();
            case 5: r.finish();
            case 6: r.cancel();
            default: edit()
            }
        }
        func act(_ r: OrderRun, _ m: Int, _ edit: () -> Void = {}) {
            switch m {
            case 0, 1, 2: r.next();
            case 3: r.back();
            case 4: r.skip();
            case 5: r.finish();
            case 6: r.cancel();
            default: edit()
            }
        }
        func act(_ r: ProveRun, _ m: Int, _ edit: () -> Void = {}) {
            switch m {
            case 0, 1, 2: r.next();
            case 3: r.back();
            case 4: r.skip();
            case 5: r.finish();
            case 6: r.cancel();
            default: edit()
            }
        }
    #else
        func act(_ r: FlowModel, _ m: Int, _ edit: () -> Void = {}) {
            switch m {
            case 0, 1, 2: r.next();
            case 3: r.back();
            case 4: r.skip();
            case 5: r.finish();
            case 6: r.cancel();
            default: edit()
            }
        }
    #endif

    func ask() -> String {
        let number = tasks.count
        if random.below(4) == 0, let task = tasks.indices.randomElement(using: &random) {
            tasks[task].cancel(); return "cancel \(task)"
        }
        let p = position(), e = exit()
        let route =
            p.depth == 0
            ? nil
            : navigator.state.level(p.level).flatMap {
                $0.path.indices.contains(p.depth - 1) ? $0.path[p.depth - 1] : nil
            }
        #if OLD
            let handler = navigator.handler(level: p.level, route: route, column: p.column)
        #else
            let handler = navigator.handler(level: p.level, screen: route?.nodeValue, column: p.column, DemoGraph.self)
        #endif
        tasks.append(
            Task { [weak self] in
                let result = await handler.ask(e)
                self?.log.append("answer \(number) \(Self.describe(result))")
            })
        return "ask \(number) \(handler.offers(0)) \(handler.count(.arrivals)) \(handler.count(.reselections))"
    }

    #if OLD
        static func describe(_ result: DemoResult?) -> String {
            guard let result else { return "nil" }
            return
                "\(result.value(as: Bool.self) as Any) \(result.value(as: IntroData.self).map(encode) as Any) \(result.value(as: ProveData.self).map(encode) as Any) \(result.value(as: DropAction.self).map(encode) as Any)"
        }
    #else
        static func describe(_ result: NavigationResult?) -> String {
            guard let result else { return "nil" }
            return
                "\(result.value(as: Bool.self) as Any) \(result.value(as: IntroData.self).map(encode) as Any) \(result.value(as: ProveData.self).map(encode) as Any) \(result.value(as: DropAction.self).map(encode) as Any)"
        }
    #endif

    func hold() -> String {
        let p = position()
        if random.below(2) == 0, !tokens.isEmpty {
            let i = random.below(tokens.count)
            switch random.below(3) {
            case 0: navigator.hold(tokens[i], false, at: p); tokens.remove(at: i)
            case 1: navigator.lose(tokens[i])
            default: tokens.remove(at: i)
            }
            return "release"
        }
        let token = Token()
        tokens.append(token)
        navigator.hold(token, true, at: p)
        return "hold \(p)".clean
    }

    func answer() -> String {
        guard let level = navigator.state.presented.last else { return "no alert" }
        switch level.content {
        case .alert(.drop):
            let yes = random.below(2) == 0
            #if OLD
                navigator.answer(yes ? DropAction.yes : .no, to: level.id)
            #else
                navigator.answer(level.id, DemoAlert.drop.actions[yes ? 0 : 1])
            #endif
            return "answer drop \(yes)"
        case .dialog(.question):
            let yes = random.below(2) == 0
            #if OLD
                navigator.answer(yes ? QuestionAction.yes : .no, to: level.id)
            #else
                navigator.answer(level.id, DemoDialog.question.actions[yes ? 0 : 1])
            #endif
            return "answer question \(yes)"
        default: return "no alert"
        }
    }

    func levelText(_ level: DemoState.Level) -> String {
        "\(level.id):\(level.isAwaited)\(level.arrivals)\(column(level))[\(level.nodes.map(node).joined(separator: ","))]"
    }
    #if OLD
        func column(_ level: DemoState.Level) -> String { level.column.map { "\($0)" } ?? "" }
    #else
        func column(_ level: DemoState.Level) -> String { level.core.column.map { "\($0)" } ?? "" }
    #endif

    /// Everything that can be seen.
    public func seen() -> String {
        let s = navigator.state
        var lines: [String] = []
        lines.append(
            "root \(s.root.map { "\($0)" } ?? "nil") tab \(s.tab) node \(node(s.node)) nodes \(s.nodes.map(node))")
        #if OLD
            lines.append("bases " + s.bases.map(levelText).joined(separator: " "))
            lines.append(
                "parked \(s.parked.map { "\($0.since) \($0.otherwise?.rawValue ?? "-") \($0.answered?.rawValue ?? "-") \($0.isRestored) \($0.origin.map { "\($0.level).\($0.depth)" } ?? "-") \($0.covered.count)" } ?? "nil")"
            )
            let shown = navigator.shown
            lines.append(
                "shown \(shown.presented.map(levelText)) \(shown.bases.map(levelText)) root \(navigator.root.map { "\($0)" } ?? "nil") tab \(navigator.tab)"
            )
            var l = navigator.ground.level
        #else
            lines.append("bases " + s.rootLevels.map(levelText).joined(separator: " "))
            lines.append(
                "parked \(s.core.deferred.map { d in "\(d.since) \(d.fallback.map { s.core.table.nodes[$0].id } ?? "-") \(d.answered.map { s.core.table.nodes[$0].id } ?? "-") \(d.isRestored) \(d.origin.map { "\($0.level).\($0.depth)" } ?? "-") \(d.covered.count)" } ?? "nil")"
            )
            let shown = DemoState(core: navigator.shown)
            lines.append(
                "shown \(shown.presented.map(levelText)) \(shown.rootLevels.map(levelText)) root \(navigator.shownRoot.map { "\(DemoRoot.allCases[$0])" } ?? "nil") tab \(DemoTab.allCases[navigator.shownTab])"
            )
            var l = navigator.rootPresenter.level
        #endif
        lines.append("presented " + s.presented.map(levelText).joined(separator: " "))
        lines.append(
            "reselections \(s.reselections.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key.rawValue)\($0.value)" })"
        )
        lines.append("url \(s.url ?? "nil") stack \(s.path.count) depth \(s.depth)")
        lines.append("json " + json())
        while let level = l {
            lines.append("model \(level.id) held \(level.isHeld) corrections \(level.corrections)")
            l = level.presenter.level
        }
        lines.append("events \(events)")
        lines.append("handlers \(handlers.log)")
        events = []; handlers.log = []
        return lines.joined(separator: "\n").clean
    }

    public func answers() -> String { log.sorted().joined(separator: "\n") }

    func json() -> String {
        guard let data = navigator.save(), let object = try? JSONSerialization.jsonObject(with: data),
            let text = try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])
        else { return "nil" }
        return String(decoding: text, as: UTF8.self)
    }
}

extension String {
    var plain: String { hasPrefix("take") && contains("act(") ? String(prefix(while: { $0 != "(" })) + "act" : self }
    var clean: String {
        replacingOccurrences(of: "Old.", with: "").replacingOccurrences(of: "New.", with: "")
            .replacingOccurrences(of: "NavgenRuntime.", with: "")
            .replacingOccurrences(of: "ScreenPosition", with: "Position").replacingOccurrences(
                of: "deferred", with: "parked"
            )
            .replacingOccurrences(of: "DemoState.", with: "").replacingOccurrences(
                of: "NavigationState<DemoGraph>.", with: ""
            ).replacingOccurrences(of: "SplitColumn.", with: "Split.Column.").replacingOccurrences(
                of: "NavigationEvent<DemoGraph>.", with: "DemoEvent.")
    }
}
