/// Generates small random graphs with all features that affect plans.
public struct RandomNavigation {
    private var random: RandomSource
    private var screens: [String] = []
    private var presented: [(kind: String, id: String)] = []
    private var hasFlow = false
    private var hasDialog = false
    private var conditions: [String] = []
    /// The nodes that have a parameter `x` in their URL.
    private var withValue: Set<String> = []
    /// The nodes that are roots, so that they cannot have a parameter.
    private var roots: Set<String> = []
    /// The screens that are in a section, so that they have another name outside.
    private var inSection: Set<String> = []

    private let scale: Int
    private let opensOnTop: Bool
    private let hasPlacements: Bool
    private var tabCount = 0

    /// - Parameters:
    ///   - scale: The factor for the number of screens.
    ///   - opensOnTop: Whether links to many nodes open them on top of what is shown.
    ///   - hasPlacements: Whether many nodes have a second pattern with a `via` of its own.
    public init(seed: UInt64, scale: Int = 1, opensOnTop: Bool = false, hasPlacements: Bool = false) {
        random = RandomSource(seed)
        self.scale = scale
        self.opensOnTop = opensOnTop
        self.hasPlacements = hasPlacements
    }

    /// The files, the main one first.
    public mutating func files(name: String = "Walk") -> KeyValuePairs<String, String> {
        screens = (0..<(3 + random.below(4)) * scale).map { "s\($0)" }
        presented = (0..<random.below(3) * scale).map { (random.chance(2, in: 3) ? "sheets" : "covers", "m\($0)") }
        hasFlow = random.chance(1, in: 3)
        hasDialog = random.chance(1, in: 3)
        conditions = (0..<random.below(4)).map { "c\($0)" }
        if random.chance(1, in: 3) { inSection = Set(screens.filter { _ in random.chance(1, in: 2) }) }
        let top = random.chance(2, in: 3) ? tabs() : rootOfOne()
        for id in screens + presented.map(\.id) where !roots.contains(id) && random.chance(1, in: 4) {
            withValue.insert(id)
        }
        if hasFlow, random.chance(1, in: 3) { withValue.formUnion(["w", "w.b"]) }
        var main = """
            navgen: 1
            name: \(name)
            links: {schemes: [\(name.lowercased())]}
            rules: {link-only-node: off, no-effect: off, pop-without-target: off, unused-condition: off, unused-param: off, destructive-link: off}
            conditions: {\(conditions.map { "\($0): {}" }.joined(separator: ", "))}
            \(top)

            """
        main += "screens:\n" + screens.filter { !inSection.contains($0) }.map { node($0, isScreen: true) }.joined()
        for kind in ["sheets", "covers"] {
            let own = presented.filter { $0.kind == kind }
            if !own.isEmpty { main += "\(kind):\n" + own.map { node($0.id, isScreen: false) }.joined() }
        }
        if hasDialog {
            main +=
                "dialogs: {d: {title: Sure, actions: {yes: {label: Yes, to: \(screenName())}, no: {label: No, role: cancel}}}}\n"
        }
        if hasFlow {
            let hasValue = withValue.contains("w")
            let path = hasValue ? "/w/{x}" : "/w"
            let second = "{b: {url: \"\(path)/b\"\(random.chance(1, in: 2) ? ", to: [\(screenName())]" : "")}}"
            let opens = opensOnTop ? ", opens: onTop" : ""
            main +=
                "flows: {w: {as: \(random.pick(["cover", "sheet"])), url: \"\(path)\"\(opens), steps: [a, \(second)]"
            main += "\(hasValue ? ", params: {x: Int}" : "")}}\n"
        }
        if let global = presented.first, random.chance(1, in: 4), !withValue.contains(global.id) {
            let except = (screens + presented.map(\.id)).filter { _ in random.chance(1, in: 3) }.map(outer)
            main += "routes: [{from: \"*\", to: \(global.id)"
            main += except.isEmpty || random.chance(1, in: 3) ? "" : ", except: [\(except.joined(separator: ", "))]"
            main += "}]\n"
        }
        guard !inSection.isEmpty else { return ["graph.yaml": main] }
        main += "include: [{file: f.yaml, section: f}]\n"
        let own = screens.filter(inSection.contains)
        let section =
            "navgen: 1\nexports: [\(own.joined(separator: ", "))]\nscreens:\n"
            + own.map { node($0, isScreen: true) }.joined()
        return ["graph.yaml": main, "f.yaml": section]
    }

    // MARK: What is shown first

    /// The name in the main file, which is valid in a section as well.
    private func outer(_ id: String) -> String { inSection.contains(id) ? "f.\(id)" : id }

    private mutating func screenName() -> String { outer(random.pick(screens)) }

    private mutating func root() -> String {
        let id = random.pick(screens)
        roots.insert(id)
        return outer(id)
    }

    private mutating func split(_ name: String) -> String {
        func some() -> String {
            Set((0...random.below(2)).map { _ in outer(random.pick(screens)) }).sorted().joined(separator: ", ")
        }
        let content = random.chance(1, in: 2) ? ", content: [\(some())]" : ""
        return "splits: {\(name): {sidebar: \(root())\(content), detail: [\(some())]}}"
    }

    private mutating func tabs() -> String {
        let hasSplit = random.chance(1, in: 2)
        let tabs = (0..<(2 + random.below(2))).map { number in
            var keys = ["title: T", "root: \(hasSplit && number == 1 ? "split" : root())"]
            if number > 0, random.chance(1, in: 3), let condition = conditions.first {
                keys.append("requires: [\(condition)]")
            }
            return "t\(number): {\(keys.joined(separator: ", "))}"
        }
        tabCount = tabs.count
        let split = hasSplit ? "\n" + split("split") : ""
        return "tabs: {\((tabs + rootWithValue() + actingTab()).joined(separator: ", "))}" + split
    }

    /// A tab that gives its root a value, which no route does.
    private mutating func rootWithValue() -> [String] {
        guard random.chance(1, in: 3), let id = screens.first(where: { !roots.contains($0) }) else { return [] }
        withValue.insert(id)
        return ["tv: {title: T, root: \(outer(id)), params: {x: 9}}"]
    }

    /// A tab that presents something instead of being selected.
    private mutating func actingTab() -> [String] {
        guard random.chance(1, in: 3) else { return [] }
        if hasFlow { return ["ta: {title: T, to: \(random.pick(["w", "w.b"]))}"] }
        guard let id = presented.last?.id else { return [] }
        withValue.insert(id)
        return ["ta: {title: T, to: {\(id): {params: {x: 7}}}}"]
    }

    private mutating func rootOfOne() -> String {
        let splits = random.chance(1, in: 2) ? "\n" + split("split") : ""
        let first = splits.isEmpty ? root() : "split"
        guard let condition = conditions.first, random.chance(1, in: 2) else { return "root: \(first)\(splits)" }
        return "root: [{when: \(condition), show: \(first)}, {show: \(root())}]\(splits)"
    }

    // MARK: Nodes

    private mutating func node(_ id: String, isScreen: Bool) -> String {
        let path = "/\(id)" + (withValue.contains(id) ? "/{x}" : "")
        let placement = placement(of: id, path).map { ", \($0)" }
        let url = placement.map { "[\"\(path)\"\($0)]" } ?? "\"\(path)\""
        var keys = ["url: \(url)", "to: [\(routes(from: id, isScreen: isScreen).joined(separator: ", "))]"]
        if withValue.contains(id) { keys.append("params: {x: Int}") }
        if opensOnTop, random.chance(2, in: 3) { keys.append("opens: onTop") }
        if !roots.contains(id), random.chance(1, in: 4), let condition = conditions.last {
            keys.append("requires: [\(random.chance(1, in: 5) ? "\"!\(condition)\"" : condition)]")
        }
        return "  \(id): {\(keys.joined(separator: ", "))}\n"
    }

    /// A pattern whose URLs open the node on certain screens.
    private mutating func placement(of id: String, _ path: String) -> String? {
        guard hasPlacements, random.chance(1, in: 2) else { return nil }
        var below: [String] = []
        let views = (screens + presented.map(\.id)).filter { $0 != id && !roots.contains($0) }
        for view in views where random.chance(1, in: views.count) { below.append(outer(view)) }
        var keys = ["path: \"/v\(path)\"", "via: [\(below.joined(separator: ", "))]"]
        if tabCount > 0, !inSection.contains(id), random.chance(1, in: 2) {
            keys.append("tab: t\(random.below(tabCount))")
        }
        return "{\(keys.joined(separator: ", "))}"
    }

    private mutating func routes(from id: String, isScreen: Bool) -> [String] {
        let others = screens + presented.map(\.id) + (hasFlow ? ["w", "w.b"] : []) + (hasDialog ? ["d"] : [])
        var targets = Set((0..<(1 + random.below(3))).map { _ in random.pick(others) }).subtracting([id])
        // Make sure that a route leads to the flow.
        if hasFlow, id == roots.min() { targets.insert("w") }
        return targets.sorted().map { target in
            var keys: [String] = []
            if screens.contains(target), random.chance(1, in: 4) {
                keys.append("as: \(random.pick(["push", "replace", "reset", "sheet", "under"]))")
            } else if random.chance(1, in: 8) {
                keys.append("as: {popTo: \(screenName())}")
            }
            if withValue.contains(target), random.chance(1, in: 3) { keys.append("params: {x: 7}") }
            if let condition = conditions.first, random.chance(1, in: 8) { keys.append("when: [\(condition)]") }
            return keys.isEmpty ? outer(target) : "{\(outer(target)): {\(keys.joined(separator: ", "))}}"
        }
    }
}
