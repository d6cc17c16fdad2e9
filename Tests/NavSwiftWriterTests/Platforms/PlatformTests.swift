import Foundation
import TestSupport
import Testing

/// Checks that views use only SwiftUI symbols that exist on each platform. The compiler cannot
/// check this on Linux, so the sources of the runtime and of generated views are scanned.
@Suite struct PlatformTests {
    typealias Platform = PlatformTable.Platform
    typealias Generation = PlatformTable.Generation

    private static let entries = Dictionary(uniqueKeysWithValues: PlatformTable.entries.map { ($0.symbol, $0) })

    /// The problems with the symbols that a source uses, for an app that runs on a generation and
    /// on later ones. An app, with its platforms, may use what is not in the table.
    private static func problems(
        in text: String, since target: Generation, app: Set<Platform>? = nil
    ) throws -> [String] {
        let declared = try DeclaredSymbols.all.get()
        let used = try UsedSymbols(in: text, for: app ?? Set(Platform.allCases), declared)
        return used.uses.flatMap { use -> [String] in
            guard let entry = entries[use.symbol] else {
                guard app != nil else { return ["\(use.line): `\(use.symbol)` is not in the table"] }
                let symbol = DeclaredSymbols.combined(declared.overloads(of: use.symbol))
                let known = DeclaredSymbols.versions(max(target, use.generation ?? target).condition)
                return use.platforms.filter { symbol.since[$0] ?? .max > known[$0] ?? 0 && !symbol.isUnspecified }.map {
                    "\(use.line): `\(use.symbol)` is not in \(target) on \($0)"
                }
            }
            var problems = Platform.allCases.filter { entry.missing.contains($0) && use.platforms.contains($0) }.map {
                "\(use.line): `\(use.symbol)` is missing on \($0)"
            }
            if entry.generation > max(target, use.generation ?? target) {
                problems.append("\(use.line): `\(use.symbol)` needs \(entry.generation)")
            }
            return problems
        }
    }

    // MARK: - The runtime and generated views

    /// The runtime's sources that use SwiftUI.
    private static let runtime: [(name: String, text: String)] = RuntimeModule.sources.compactMap { path in
        guard let text = try? String(contentsOfFile: path, encoding: .utf8), text.contains("import SwiftUI") else {
            return nil
        }
        return (String(path.split(separator: "/").last ?? ""), text)
    }

    private static func generated(_ graph: ExampleGraph) throws -> [(name: String, text: String)] {
        try graph.compiled().swift().filter { $0.text.contains("import SwiftUI") }
    }

    @Test("the runtime uses only available symbols", arguments: runtime.map(\.name))
    func runtimeUses(_ name: String) throws {
        let text = try #require(Self.runtime.first { $0.name == name }).text
        let problems = try Self.problems(in: text, since: .ios16)
        #expect(problems == [])
    }

    /// The shop is also built for iOS 16. Its generated Swift is checked below.
    @Test func theShopUsesOnlyAvailableSymbols() throws {
        let sources = repository.appendingPathComponent("Examples/ShopApp/Sources")
        let names = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter {
            $0.hasSuffix(".swift") && $0.firstMatch(of: /^(ShopCore|ShopApp|[A-Za-z]+Feature)\//) != nil
        }
        #expect(names.count > 12)
        for name in names.sorted() {
            let text = try String(contentsOf: sources.appendingPathComponent(name), encoding: .utf8)
            let problems = try Self.problems(in: text, since: .ios16, app: [.iOS, .macOS, .visionOS])
            #expect(problems == [], "\(name)")
            #expect(!text.contains(/@Observable\b/), "\(name) needs iOS 17")
        }
    }

    /// These types are available on every system.
    @Test("generated views use only four SwiftUI types", arguments: ExampleGraph.all + [.traps])
    func generatedViewsUse(_ graph: ExampleGraph) throws {
        let declared = try DeclaredSymbols.all.get()
        let types = try Self.generated(graph).flatMap { file in
            // Generated code uses no modifiers. A function with such a name is the app's, for a
            // node.
            try UsedSymbols(in: file.text, declared).uses.map(\.symbol).filter { $0.first?.isUppercase ?? false }
        }
        #expect(Set(types).isSubset(of: ["Binding", "EmptyView", "View", "ViewBuilder"]))
        #expect(types.contains("View"))
    }

    /// The scanner finds all symbols of the table, so it overlooks none, and the table has no
    /// unused ones.
    @Test func theTableListsUsedSymbols() throws {
        let declared = try DeclaredSymbols.all.get()
        let texts = Self.runtime.map(\.text) + (try Self.generated(.shop)).map(\.text)
        let used = Set(try texts.flatMap { try UsedSymbols(in: $0, declared).uses.map(\.symbol) })
        #expect(texts.count > 15)
        #expect(Set(PlatformTable.entries.map(\.symbol)).subtracting(used) == [])
    }

    // MARK: - The table

    @Test("the table agrees with the declarations", arguments: PlatformTable.entries.map(\.symbol))
    func isDeclared(_ symbol: String) throws {
        let entry = try #require(Self.entries[symbol])
        let overloads = try DeclaredSymbols.all.get().overloads(of: symbol)
        try #require(!overloads.isEmpty, "`\(symbol)` is not declared")
        let newest = DeclaredSymbols.versions(entry.generation.condition)
        let isForm = symbol.contains("(")
        let declared = DeclaredSymbols.combined(
            isForm ? overloads.filter { $0.since[.iOS] == newest[.iOS] } : overloads)
        #expect(declared.missing == entry.missing)
        guard !declared.isUnspecified else { return }
        // Apps do not run on older systems.
        let oldest = DeclaredSymbols.versions(Generation.ios16.condition)
        let first = [declared.since, newest, oldest].map { $0[.iOS] ?? 0 }
        #expect(max(first[0], first[2]) == max(first[1], first[2]))
        for (platform, version) in declared.since {
            let allowed = [newest[platform], oldest[platform], entry.later[platform]].compactMap(\.self).max() ?? 0
            #expect(version <= allowed, "\(platform)")
        }
    }

    // MARK: - The scanner

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
        let used = try UsedSymbols(in: text, try DeclaredSymbols.all.get())
        let uses = used.uses.map { use in
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
            what: "a function after one with `@available`",
            text:
                "@available(\(Generation.ios18.condition), *)\nfunc a() -> some View { Tab(1) }\nfunc b() { Tab(2) }",
            target: .ios16, problems: ["3: `Tab` needs ios18"]),
        Mistake(
            what: "the block after one with `#available`",
            text:
                "if #available(\(Generation.ios18.condition), *), let zooms {\n    content\n} else {\n    content.matchedTransitionSource(id: id)\n}",
            problems: ["4: `matchedTransitionSource` needs ios18"]),
        Mistake(
            what: "a newer overload", text: "content.onChange(of: phase) { follow(phase) }", target: .ios16,
            problems: ["1: `onChange(of:initial:)` needs ios17"]),
        Mistake(
            what: "a modifier that the table lacks", text: "content\n    .searchable(text: text)",
            problems: ["2: `searchable` is not in the table"]),
        Mistake(
            what: "a type that the table lacks", text: "let anchor: PopoverAttachmentAnchor",
            problems: ["1: `PopoverAttachmentAnchor` is not in the table"]),
        Mistake(
            what: "a modifier called on `self`", text: "func hold() -> some View { badge(1) }",
            problems: ["1: `badge` is missing on tvOS", "1: `badge` is missing on watchOS"]),
        Mistake(
            what: "no mistake, in what only these platforms compile",
            text: "#if os(iOS)\nif #available(iOS 18, *) { content.presentationSizing(.form) }\n#endif", problems: []),
        Mistake(
            what: "no mistake",
            text: "if #available(\(Generation.ios18.condition), *) { content.presentationSizing(.form) }",
            problems: []),
        Mistake(
            what: "no mistake, with the older overload", text: "content.onChange(of: a) { go($0) }", target: .ios16,
            problems: []),
        Mistake(
            what: "no mistake, because no platform compiles it",
            text: "#if !canImport(SwiftUI)\n    content.fullScreenCover(item: item)\n#endif", problems: []),
    ]

    @Test("finds a mistake", arguments: mistakes)
    func findsMistake(_ mistake: Mistake) throws {
        let problems = try Self.problems(in: mistake.text, since: mistake.target)
        #expect(problems == mistake.problems, "\(problems)")
    }

    @Test(
        "reports code that it cannot analyze",
        arguments: [
            "#if swift(>=6)\n#endif", "#if os(iOS)", "#endif", "}", "guard #available(iOS 18, *) else { return }",
            "if #available(iOS 18, macOS 14, *) {}", "@available(iOS 18, *) struct Tabs {}",
        ])
    func reportsUnknownCode(_ text: String) throws {
        #expect(throws: UsedSymbols.Failure.self) { try Self.problems(in: text, since: .ios17) }
    }
}
