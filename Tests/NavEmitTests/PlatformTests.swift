import Foundation
import NavEmit
import TestSupport
import Testing

/// No declaration for Linux shows that a symbol is missing on a platform, so generated views are read instead.
@Suite struct PlatformTests {
    typealias Platform = PlatformTable.Platform
    typealias Generation = PlatformTable.Generation

    private static let entries = Dictionary(uniqueKeysWithValues: PlatformTable.entries.map { ($0.symbol, $0) })

    /// What is wrong with the symbols that a text uses, in an app that runs on a generation and on later ones.
    private static func problems(in text: String, since target: Generation) throws -> [String] {
        let reached = try ReachedSymbols(in: text, try DeclaredSymbols.all.get())
        return reached.uses.flatMap { use -> [String] in
            guard let entry = entries[use.symbol] else { return ["\(use.line): `\(use.symbol)` is not in the table"] }
            var problems = Platform.allCases.filter { entry.missing.contains($0) && use.platforms.contains($0) }.map {
                "\(use.line): `\(use.symbol)` is missing on \($0)"
            }
            if entry.generation > max(target, use.generation ?? target) {
                problems.append("\(use.line): `\(use.symbol)` needs \(entry.generation)")
            }
            return problems
        }
    }

    // MARK: - What is generated

    struct Variant: CustomTestStringConvertible, Sendable {
        var graph: ExampleGraph
        var options: String
        var target: Generation
        var testDescription: String { "\(graph.path) \(options)" }
    }

    private static let options: [(String, Generation)] = [
        ("{}", .ios17), ("{deploymentTarget: 16.0, observation: observableObject}", .ios16),
        ("{deploymentTarget: iOS 16.4, observation: observableObject}", .ios16_4), ("{deploymentTarget: 17}", .ios17),
        ("{deploymentTarget: 18}", .ios18),
    ]

    private static let variants: [Variant] = (ExampleGraph.all + [.traps]).flatMap { graph in
        options.map { Variant(graph: graph, options: $0.0, target: $0.1) }
    }

    private static func views(_ files: [(name: String, text: String)]) -> [(name: String, text: String)] {
        files.filter { $0.text.contains("import SwiftUI") }
    }

    @Test("reaches only what is there", arguments: variants)
    func reaches(_ variant: Variant) throws {
        let files = Self.views(try variant.graph.compiled(variant.options).swift())
        #expect(!files.isEmpty)
        for file in files {
            let problems = try Self.problems(in: file.text, since: variant.target)
            #expect(problems == [], "\(file.name): \(problems)")
        }
    }

    /// Everything that views can be asked for and no example has.
    private static func everything(_ options: String) -> String {
        """
        navgen: 1
        name: All
        links: {schemes: [all]}
        outputs: {swift: \(options)}
        tabs:
          one: {title: One, icon: star, root: home, section: First, badge: true}
          two: {title: Two, icon: star, root: mail, section: First}
          three: {title: Three, icon: star, root: other, role: search}
          four: {title: Four, root: last}
        screens:
          home: {title: Home, titleMode: large, to: [zoomed, sheet, cover, popover, dialog, alert]}
          zoomed: {title: Zoomed, titleMode: inline, params: {id: Int}, url: "/zoomed/{id}", transition: zoom}
          other: {title: Other}
          last: {title: Last}
          sidebar: {title: Sidebar, to: [detail]}
          detail: {title: Detail}
        splits:
          mail: {sidebar: sidebar, detail: detail, placeholder: {title: Nothing, icon: tray}}
        sheets:
          sheet:
            title: Sheet
            detents: {sizes: [medium, {fraction: 0.3}, {height: 200}], initial: medium}
            dragIndicator: true
            background: thin
            backgroundInteraction: {upThrough: medium}
            contentInteraction: scrolls
            cornerRadius: 20
            sizing: form
            dismiss: disabled
            cancel: Cancel
            confirm: Save
          clear: {title: Clear, background: clear, url: /clear}
        covers:
          cover: {title: Cover, cancel: Close}
        popovers:
          popover: {title: Popover, compact: popover}
        alerts:
          alert: {title: Alert, message: Really, actions: {yes: {label: Yes, role: destructive}}}
        dialogs:
          dialog: {title: Dialog, actions: {yes: {label: Yes}}}
        """
    }

    @Test("reaches only what is there, whatever it is asked for", arguments: options.dropFirst().map(\.0))
    func reachesWhatever(_ options: String?) throws {
        let target = try #require(Self.options.first { $0.0 == options }?.1)
        let graph = try CompiledGraph(Self.everything(try #require(options)))
        for file in Self.views(try graph.swift()) {
            let problems = try Self.problems(in: file.text, since: target)
            #expect(problems == [], "\(file.name): \(problems)")
        }
    }

    /// A reader that overlooks things would find nothing wrong.
    @Test func readsWhatIsGenerated() throws {
        let declared = try DeclaredSymbols.all.get()
        let texts = Self.views(try CompiledGraph(Self.everything("{deploymentTarget: 18}")).swift()).map(\.text)
        let reached = Set(try texts.flatMap { try ReachedSymbols(in: $0, declared).uses.map(\.symbol) })
        let expected: Set = [
            ".sidebarAdaptable", ".zoom", "Group", "Material", "NavigationBarItem", "presentationCompactAdaptation",
            "SceneStorage", "Tab", "TabSection", "alert", "badge", "confirmationDialog", "equatable", "fullScreenCover",
            "interactiveDismissDisabled", "matchedTransitionSource", "navigationBarTitleDisplayMode",
            "navigationTransition", "onChange(of:initial:)", "onOpenURL", "popover", "presentationSizing", "sheet",
            "tabViewStyle", "toolbar", "userActivity",
        ]
        #expect(expected.subtracting(reached) == [])
    }

    // MARK: - The table

    @Test("is in the declarations as it is in the table", arguments: PlatformTable.entries.map(\.symbol))
    func isDeclared(_ symbol: String) throws {
        let entry = try #require(Self.entries[symbol])
        let overloads = try DeclaredSymbols.all.get().overloads(of: symbol)
        try #require(!overloads.isEmpty, "`\(symbol)` is not declared")
        let newest = DeclaredSymbols.versions(entry.generation.condition)
        let isForm = symbol.contains("(")
        let declared = DeclaredSymbols.combined(
            isForm ? overloads.filter { $0.since[.iOS] == newest[.iOS] } : overloads)
        #expect(declared.missing == entry.missing)
        guard !declared.isSilent else { return }
        // No system that an app runs on is older.
        let oldest = DeclaredSymbols.versions(Generation.ios16.condition)
        let first = [declared.since, newest, oldest].map { $0[.iOS] ?? 0 }
        #expect(max(first[0], first[2]) == max(first[1], first[2]))
        for (platform, version) in declared.since {
            #expect(version <= max(newest[platform] ?? 0, oldest[platform] ?? 0), "\(platform)")
        }
    }

    // MARK: - The reader

    @Test func followsConditions() throws {
        let text = """
            struct Root: View {
                var body: some View {
                    content
                        #if os(iOS) || os(visionOS)
                            .badge(1)
                        #elseif !os(macOS)
                            .font(nil)
                        #else
                            .tag("a \\(b("c")) .badge(2)")  // .badge(3)
                        #endif
                        .sheet(item: .sheet(of: case)) { level.badge(4) }
                }
            }
            """
        let reached = try ReachedSymbols(in: text, try DeclaredSymbols.all.get())
        let uses = reached.uses.map { use in
            "\(use.line) \(use.symbol) "
                + Platform.allCases.filter(use.platforms.contains).map(\.rawValue).joined(separator: " ")
        }
        let all = "iOS macOS tvOS watchOS visionOS"
        #expect(
            uses == [
                "1 View \(all)", "2 View \(all)", "5 badge iOS visionOS", "7 font tvOS watchOS", "9 tag macOS",
                "11 sheet \(all)",
            ])
    }

    struct Mistake: CustomTestStringConvertible, Sendable {
        var what: String
        var text: String
        var target = Generation.ios17
        var problems: [String]
        var testDescription: String { what }
    }

    private static let mistakes: [Mistake] = [
        Mistake(
            what: "no `#if`", text: "content\n    .fullScreenCover(item: item)",
            problems: ["2: `fullScreenCover` is missing on macOS"]),
        Mistake(
            what: "an `#if` for another platform",
            text: "content\n#if !os(tvOS)\n    .popover(item: item) { level in }\n#endif",
            problems: ["3: `popover` is missing on watchOS"]),
        Mistake(
            what: "the wrong branch",
            text: "#if os(macOS)\n    content.fullScreenCover(item: item)\n#else\n    content\n#endif",
            problems: ["2: `fullScreenCover` is missing on macOS"]),
        Mistake(
            what: "a member", text: "content.navigationTransition(.zoom(sourceID: id, in: zooms))", target: .ios18,
            problems: ["1: `.zoom` is missing on macOS"]),
        Mistake(
            what: "no `#available`", text: "content.presentationSizing(.form)",
            problems: ["1: `presentationSizing` needs ios18"]),
        Mistake(
            what: "an `#available` of an older system",
            text: "if #available(\(Generation.ios16_4.condition), *) { content.presentationSizing(.form) }",
            target: .ios16, problems: ["1: `presentationSizing` needs ios18"]),
        Mistake(
            what: "the block after one with `#available`",
            text:
                "if #available(\(Generation.ios18.condition), *), let zooms {\n    content\n} else {\n    content.matchedTransitionSource(id: id)\n}",
            problems: ["4: `matchedTransitionSource` needs ios18"]),
        Mistake(
            what: "a newer form", text: "content.onChange(of: phase) { follow(phase) }", target: .ios16,
            problems: ["1: `onChange(of:initial:)` needs ios17"]),
        Mistake(
            what: "a modifier that the table lacks", text: "content\n    .searchable(text: text)",
            problems: ["2: `searchable` is not in the table"]),
        Mistake(
            what: "a type that the table lacks", text: "let anchor: PopoverAttachmentAnchor",
            problems: ["1: `PopoverAttachmentAnchor` is not in the table"]),
        Mistake(
            what: "a modifier of the view itself", text: "func hold() -> some View { badge(1) }",
            problems: ["1: `badge` is missing on tvOS", "1: `badge` is missing on watchOS"]),
        Mistake(
            what: "none", text: "if #available(\(Generation.ios18.condition), *) { content.presentationSizing(.form) }",
            problems: []),
        Mistake(
            what: "none, in the older form", text: "content.onChange(of: a) { go($0) }", target: .ios16, problems: []),
        Mistake(
            what: "none, as no platform compiles it",
            text: "#if !canImport(SwiftUI)\n    content.fullScreenCover(item: item)\n#endif", problems: []),
    ]

    @Test("sees a mistake", arguments: mistakes)
    func sees(_ mistake: Mistake) throws {
        let problems = try Self.problems(in: mistake.text, since: mistake.target)
        #expect(problems == mistake.problems, "\(problems)")
    }

    @Test(
        "refuses what it cannot follow",
        arguments: [
            "#if swift(>=6)\n#endif", "#if os(iOS)", "#endif", "}", "guard #available(iOS 18, *) else { return }",
            "if #available(iOS 18, macOS 14, *) {}",
        ])
    func refuses(_ text: String) throws {
        #expect(throws: ReachedSymbols.Failure.self) { try Self.problems(in: text, since: .ios17) }
    }
}
