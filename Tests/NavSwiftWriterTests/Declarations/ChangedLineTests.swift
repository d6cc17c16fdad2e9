import Foundation
import TestSupport
import Testing

/// A new node changes only the lines that name it, so that diffs are short and branches merge.
@Suite struct ChangedLineTests {
    private typealias Files = [(name: String, text: String)]

    /// The removed lines for which no added line with the new node's name has the same beginning.
    private static func otherChanges(_ word: String, from old: Files, to new: Files) -> [String] {
        let former = Dictionary(uniqueKeysWithValues: old.map { ($0.name, $0.text) })
        return new.flatMap { file -> [String] in
            let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
            let difference = lines.difference(
                from: (former[file.name] ?? "").split(separator: "\n", omittingEmptySubsequences: false))
            let naming = difference.insertions.compactMap { change -> Substring? in
                guard case .insert(_, let line, _) = change, line.lowercased().contains(word) else { return nil }
                return line
            }
            return difference.removals.compactMap { change in
                guard case .remove(_, let line, _) = change else { return nil }
                let start = line.prefix { $0 != "," && $0 != "=" }
                return naming.contains { $0.hasPrefix(start) } ? nil : "\(file.name): \(line)"
            }
        }
    }

    // MARK: - One file of a graph

    @Test("a new screen in the middle of a graph changes no other lines")
    func screen() throws {
        let text = try String(contentsOf: repository.appendingPathComponent("Graphs/shop.yaml"), encoding: .utf8)
        let changed = text.replacing(
            "  home:\n    title: Home\n    to: [",
            with: """
                  wishlist: {params: {who: Int}, title: Wishes, to: [home], url: "/wishes/{who}"}
                  home:
                    title: Home
                    to: [wishlist,\u{20}
                """)
        try #require(changed != text)
        let (old, new) = (try CompiledGraph(text).swift(), try CompiledGraph(changed).swift())
        #expect(Self.otherChanges("wishlist", from: old, to: new) == [])
    }

    private static let flow = """
        navgen: 1
        name: App
        root: home
        links: {schemes: [app]}
        screens:
          home: {to: [survey, tour]}
          more: {url: /more, entry: true}
        flows:
          survey: {as: sheet, steps: [one, two], data: {a: Int?}}
          tour: {as: cover, steps: [begin, end]}
        """

    @Test(
        "a new step, flow or field of a flow's data changes no other lines",
        arguments: [
            ("steps: [one, two]", "steps: [one, wishlist, two]"), ("tour: {as", "wishlist: {steps: [x]}\n  tour: {as"),
            ("data: {a: Int?}", "data: {wishlist: Int?, a: Int?}"),
            ("data: {a: Int?}", "data: {a: Int?, wishlist: Int?}"),
        ])
    func flow(_ part: String, _ changed: String) throws {
        var text = Self.flow.replacing(part, with: changed)
        if changed.hasPrefix("wishlist") { text = text.replacing("to: [survey", with: "to: [wishlist, survey") }
        let (old, new) = (try CompiledGraph(Self.flow).swift(), try CompiledGraph(text).swift())
        #expect(Self.otherChanges("wishlist", from: old, to: new) == [])
    }

    // MARK: - Sections

    /// The Swift of a graph with two sections. The first may have a module of its own.
    private static func files(isModule: Bool, _ change: (String) -> String = { $0 }) throws -> Files {
        let module = isModule ? ", module: Orders" : ""
        return try CompiledGraph(files: [
            "app.yaml": """
            navgen: 1
            name: App
            root: home
            include: [{file: orders.yaml, section: orders\(module)}, {file: help.yaml, section: help}]
            screens: {home: {to: [orders.list, help.contents]}}
            """,
            "orders.yaml": change(
                """
                navgen: 1
                exports: [list]
                screens:
                  list: {to: [order, filter]}
                  order: {params: {id: Int}}
                sheets:
                  filter: {}
                """),
            "help.yaml": "navgen: 1\nexports: [contents]\nscreens: {contents: {to: [page]}, page: {}}\n",
        ]).swift()
    }

    @Test("a new screen of a section changes no other lines, also in a module of its own", arguments: [false, true])
    func section(isModule: Bool) throws {
        let old = try Self.files(isModule: isModule)
        let new = try Self.files(isModule: isModule) { text in
            text.replacing("to: [order", with: "to: [wishlist, order")
                .replacing("  order:", with: "  wishlist: {title: Wishes, to: [order]}\n  order:")
        }
        #expect(Self.otherChanges("wishlist", from: old, to: new) == [])
        // The files of the other section do not change.
        for (before, after) in zip(old, new) where before.name.contains("Help") { #expect(before == after) }
    }

    // MARK: - Many screens

    /// Many screens are divided into groups for view builders. A new screen changes its own group,
    /// which is divided if it is full or if the new name starts a group. Other groups stay as they
    /// are.
    @Test func oneGroupOfScreensChanges() throws {
        func files(_ ids: [String]) throws -> Files {
            let screens = ids.map { "  \($0): {}\n" }.joined()
            return try CompiledGraph(
                "navgen: 1\nname: App\nroot: home\nscreens:\n  home: {to: [\(ids.joined(separator: ", "))]}\n" + screens
            ).swift()
        }
        var random = SplitMix(state: 5)
        let syllables = ["ba", "den", "fi", "gor", "ha", "kel", "lu", "mo", "ne", "par", "ri", "sto", "tu", "va"]
        func word() -> String { (0..<3).map { _ in syllables.randomElement(using: &random) ?? "" }.joined() }
        let ids = Set((0..<80).map { _ in word() }).sorted()
        let old = try files(ids)
        var counts: [Int] = []
        for place in stride(from: 0, through: ids.count, by: 7) {
            var more = ids
            more.insert("wishlist\(place)", at: place)
            let changes = Self.otherChanges("wishlist", from: old, to: try files(more))
            #expect(changes.count <= 4, "\(place): \(changes)")
            counts.append(changes.count)
        }
        #expect(counts.count { $0 == 0 } * 3 > counts.count * 2, "\(counts)")
    }
}
