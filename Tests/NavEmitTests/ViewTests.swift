import Foundation
import NavDriver
import TestSupport
import Testing

/// The generated views as a compiler sees them where there is SwiftUI.
@Suite struct ViewTests {
    private static let features = [
        "ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault", "NonisolatedNonsendingByDefault",
        "InferIsolatedConformances",
    ].flatMap { ["-enable-upcoming-feature", $0] }

    /// Language mode, default isolation, upcoming features.
    private static let modes: [[String]] = ["5", "6"].flatMap { version in
        [[], ["-default-isolation", "MainActor"]].flatMap { isolation in
            [[], features].map { ["-swift-version", version] + isolation + $0 }
        }
    }

    struct Variant: CustomTestStringConvertible, Sendable {
        var graph: ExampleGraph
        var options: String
        var sdk: SwiftUIDeclarations.SDK
        var modes: [[String]]
        var testDescription: String { "\(graph.path) \(options) \(sdk)" }
    }

    /// `NAVGEN_ROUNDS=2 swift test --filter ViewTests` tries every graph in every way.
    private static let isWhole = ProcessInfo.processInfo.environment["NAVGEN_ROUNDS"].flatMap { Int($0) } ?? 1 > 1

    private static let options = [
        "access: internal", "access: package", "access: public", "access: public, deploymentTarget: 18",
        "observation: observableObject", "access: public, observation: observableObject, deploymentTarget: 16.4",
    ]

    /// The graph whose names are all traps with all options; each of the others with one, and all with all in a long run.
    private static let variants: [Variant] = options.enumerated().flatMap { place, options -> [Variant] in
        let sdks: [SwiftUIDeclarations.SDK] = isWhole ? [.sdk26, .sdk27] : [place % 2 == 0 ? .sdk26 : .sdk27]
        let others = ExampleGraph.all.enumerated().filter { isWhole || $0.offset % Self.options.count == place }
        return sdks.flatMap { sdk in
            ([(offset: place, element: ExampleGraph.traps)] + others).map { number, graph in
                let own = [modes[(number * 3 + place) % modes.count]]
                return Variant(graph: graph, options: options, sdk: sdk, modes: isWhole ? modes : own)
            }
        }
    }

    @Test("are checked without a warning", arguments: variants)
    func check(_ variant: Variant) throws {
        let declarations = try SwiftUIDeclarations.of(variant.sdk)
        let files = try variant.graph.compiled("{\(variant.options)}").swift()
        for mode in variant.modes {
            let output = try Self.errors(in: files, declarations, mode)
            #expect(output == "", "\(variant.testDescription) \(mode): \(output.prefix(3000))")
        }
    }

    /// Types that narrow others alone, and beside these with defaults: what a file shows of Foundation differs.
    @Test("are checked without a warning for every type in every place", arguments: [true, false])
    func checkTypes(isNarrowed: Bool) throws {
        let files = try CompiledGraph(Self.everyType(isNarrowed: isNarrowed)).swift()
        let declarations = try SwiftUIDeclarations.of(.sdk26)
        let mode = isNarrowed ? ["-swift-version", "6"] : ["-swift-version", "5", "-strict-concurrency=complete"]
        let output = try Self.errors(in: files, declarations, mode)
        #expect(output == "", "\(output.prefix(3000))")
    }

    /// What larger graphs hide, as something else in them needs the same: items that no URL has, presentations that only
    /// an alert's action shows, a machine that only links read by, values in no signature.
    private static let small = [
        """
        navgen: 1
        name: App
        root: home
        links: {schemes: [app], unknownQuery: reject}
        screens:
          home: {url: /}
          list: {params: {price: Decimal}, entry: true}
        redirects: {/old: /}
        outputs: {swift: {access: public}}
        """,
        """
        navgen: 1
        name: App
        root: home
        links: {schemes: [app]}
        types: {Day: {base: Date}}
        screens:
          home: {to: [menu, run, page, survey]}
          info: {}
          page: {params: {link: URL?}, url: "/page?u={link}"}
        sheets: {menu: {}}
        dialogs:
          ask: {entry: true, actions: {yes: {label: Y, to: {info: {as: sheet}}}, no: {label: N, role: cancel}}}
        flows: {survey: {steps: [one], data: {day: {type: Day, default: 2024-02-29}}}}
        actions: {run: {params: {go: Int}, then: [home]}}
        redirects: {/old: /page}
        outputs: {swift: {access: package}}
        """,
    ]

    @Test("are checked without a warning, however little there is", arguments: small)
    func checkSmall(_ graph: String) throws {
        let flags = ["-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault"]
        let output = try Self.errors(in: CompiledGraph(graph).swift(), try .of(.sdk26), flags)
        #expect(output == "", "\(output.prefix(3000))")
    }

    /// A graph with a screen, a sheet and a flow for each form of each type.
    private static func everyType(isNarrowed: Bool) -> String {
        let values = [
            ("String", "\"a\""), ("Int", "3"), ("Int64", "4"), ("UInt", "5"), ("Double", "2.5"), ("Decimal", "1.5"),
            ("UUID", "\"01234567-89ab-4def-8123-456789abcdef\""), ("Date", "\"2024-02-29\""),
            ("URL", "\"https://a.example.com\""),
        ]
        var (types, screens, sheets, flows, ways) = ("", "", "", "", "")
        for (type, value) in values {
            types += "  Own\(type): {base: \(type)}\n"
            let bases = isNarrowed ? ["Own\(type)"] : [type, "Own\(type)"]
            for (place, base) in bases.enumerated() {
                for (form, value) in [(base, value), (base + "?", value), ("[\(base)]", "[\(value)]")] {
                    let name =
                        "\(type.lowercased())\(place)" + (form == base ? "" : form.hasSuffix("?") ? "Maybe" : "s")
                    let parameter = isNarrowed ? "\"\(form)\"" : "{type: \"\(form)\", default: \(value)}"
                    let keys = "params: {a: \(parameter), n: Int}, url: \"/\(name)/{n}?a={a}\""
                    screens += "  \(name): {\(keys), title: \"All that there is of \(name), in words: {a}\"}\n"
                    sheets += "  \(name)Sheet: {params: {a: \(parameter)}, returns: \"\(form)\"}\n"
                    let field = isNarrowed && form == base ? "\"\(form)?\"" : parameter
                    flows += "  \(name)Flow: {steps: [one], data: {a: \(field), b: {type: Secret?, transient: true}}}\n"
                    ways += "\(name), \(name)Sheet, \(name)Flow, "
                }
            }
        }
        return """
            navgen: 1
            root: home
            links: {schemes: [app]}
            types:
            \(types)  Secret: {swift: Own, transient: true}
            screens:
              home: {to: [\(ways)gone]}
            \(screens)sheets:
            \(sheets)flows:
            \(flows)  gone: {steps: [one], data: {a: Secret?, b: {type: Int?, transient: true}}}
            outputs: {swift: {access: public}}
            """
    }

    /// What a compiler says that only checks.
    private static func errors(
        in files: [(name: String, text: String)], _ declarations: SwiftUIDeclarations, _ flags: [String]
    ) throws -> String {
        try SwiftProgram.withFiles(files) { paths, folder in
            let arguments =
                [
                    "swiftc", "-typecheck", "-wmo", "-parse-as-library", "-package-name", "app", "-module-name",
                    "Generated",
                ]
                + ["-warnings-as-errors"] + declarations.flags + flags
            return try SwiftProgram.run("/usr/bin/env", arguments + paths, in: folder).output
        }
    }

    /// What the system writes again and again is a property of what the view observes, and not made of closures in each body.
    @Test("bind stacks, tabs and columns to properties", arguments: ["observable", "observableObject"])
    func properties(observation: String) throws {
        let graph = ExampleGraph(path: "Tests/NavEmitTests/Graphs/office.yaml")
        let files = try graph.compiled("{observation: \(observation), deploymentTarget: 17}").swift()
        let text = files.map(\.text).joined().filter { !$0.isWhitespace }
        for binding in [
            "NavigationStack(path:$level[", "TabView(selection:$navigator[", "(columnVisibility:$level.",
            "preferredCompactColumn:$level.",
        ] {
            #expect(text.contains(binding), "\(binding)")
        }
    }

    // MARK: - Mistakes

    struct Mistake: CustomTestStringConvertible, Sendable {
        var what: String
        var graph: ExampleGraph
        var original: String
        var broken: String
        /// A part of what the compiler says.
        var message: String
        var testDescription: String { what }
        /// Both shapes of the declarations are to notice.
        var sdk: SwiftUIDeclarations.SDK { original.count % 2 == 0 ? .sdk26 : .sdk27 }
    }

    /// What the declarations have to notice, or they prove nothing.
    private static let mistakes: [Mistake] = [
        Mistake(
            what: "a wrong label", graph: .shop, original: ".sheet(item: item(.sheet), onDismiss:",
            broken: ".sheet(item: item(.sheet), whenDismissed:", message: "extra argument 'whenDismissed'"),
        Mistake(
            what: "no view builder", graph: .shop, original: "@ViewBuilder private var stacked: some View",
            broken: "private var stacked: some View", message: "mismatching types"),
        Mistake(
            what: "a binding of another type", graph: .shop,
            original: "NavigationStack(path: $level[stack: level.corrections])",
            broken: "NavigationStack(path: $level.isConfirming)", message: "Binding<Bool>"),
        Mistake(
            what: "an item that is not identifiable", graph: .shop, original: "final class ShopLevel: Identifiable",
            broken: "final class ShopLevel", message: "Identifiable"),
        Mistake(
            what: "a value that no stack can hold", graph: .shop,
            original: ".navigationDestination(for: ShopRoute.self)",
            broken: ".navigationDestination(for: ShopContext.self)", message: "Hashable"),
        Mistake(
            what: "a navigator off the main actor", graph: .shop,
            original: "struct ShopTabBar<Destinations: ShopDestinations>: View {",
            broken: "nonisolated struct ShopTabBar<Destinations: ShopDestinations>: View {", message: "main actor"),
        Mistake(
            what: "a modifier that is not there", graph: .shop, original: "$0.presentationDetents($1)",
            broken: "$0.presentationHeights($1)", message: "presentationHeights"),
        Mistake(
            what: "a placement that is not there", graph: .shop, original: "placement: .cancellationAction",
            broken: "placement: .cancelAction", message: "cancelAction"),
        Mistake(
            what: "a case that no view is made for", graph: .shop,
            original: "case .dialog:\n                EmptyView()",
            broken: "", message: "switch must be exhaustive"),
        Mistake(
            what: "a selection of another type", graph: .shop, original: "subscript(tab corrections: Int) -> ShopTab {",
            broken: "subscript(tab corrections: Int) -> ShopTab? {", message: "ShopTab?"),
        Mistake(
            what: "a tab whose value is of another type", graph: .shop, original: "Tab(value: ShopTab.shop)",
            broken: "Tab(value: \"shop\")", message: "ShopTab"),
        Mistake(
            what: "buttons without a role that is there", graph: .shop, original: "Button(role: .destructive)",
            broken: "Button(role: .dangerous)", message: "dangerous"),
    ]

    @Test("would be noticed", arguments: mistakes)
    func notices(_ mistake: Mistake) throws {
        var files = try mistake.graph.compiled("{deploymentTarget: 18}").swift()
        let places = files.indices.filter { files[$0].text.contains(mistake.original) }
        try #require(!places.isEmpty, "nothing like `\(mistake.original)` is generated")
        for place in places {
            files[place].text = files[place].text.replacingOccurrences(of: mistake.original, with: mistake.broken)
        }
        let output = try Self.errors(in: files, try .of(mistake.sdk), ["-swift-version", "6"])
        #expect(output.contains("error: ") && output.contains(mistake.message), "\(output.prefix(1500))")
    }

    // MARK: - Routes that are not in the graph

    struct Use: CustomTestStringConvertible, Sendable {
        var code: String
        var error: String?
        var testDescription: String { code }
    }

    private static let uses: [Use] = [
        Use(code: "home.product(productId: 1)", error: nil),
        Use(code: "home.reviews(productId: 1)", error: "has no member 'reviews'"),
        Use(code: "home.product()", error: "missing argument for parameter 'productId'"),
        Use(code: "product.reviews()", error: nil),
        Use(code: "product.reviews(sort: .price)", error: "argument"),
        Use(code: "product.home()", error: "has no member 'home'"),
        Use(code: "_ = home.to.settings()", error: nil),
        Use(code: "_ = home.to.search()", error: "has no member 'search'"),
        Use(code: "_ = NavigationLink(\"\", value: home.to.orderDetail)", error: "has no member 'orderDetail'"),
        Use(code: "product.close()", error: nil),
        Use(code: "home.close()", error: "has no member 'close'"),
        Use(code: "signIn.finish(true)", error: nil),
        Use(code: "signIn.finish(1)", error: "cannot be used as a boolean"),
        Use(code: "home.finish(true)", error: "has no member 'finish'"),
        Use(code: "let _: OnboardingData? = await settings.onboarding()", error: nil),
        Use(code: "let _: CancelOrderAction? = await settings.onboarding()", error: "cannot assign value of type"),
        Use(code: "_ = ShopRoute.receipt", error: "has no member 'receipt'"),
        Use(code: "_ = OrderID(\"ORD-001\")!.rawValue", error: nil),
        Use(code: "_ = exits.detail(orderId: 1)", error: "cannot find 'exits'"),
    ]

    /// The shop's navigation as a module.
    private struct Module: Sendable {
        let folder: URL
        let declarations: SwiftUIDeclarations
    }

    private static let shop = Result {
        let declarations = try SwiftUIDeclarations.of(.sdk26)
        let folder = repository.appendingPathComponent(".build/shop-module")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try SwiftProgram.withFiles(try ExampleGraph.shop.compiled("{access: public}").swift()) { paths, _ in
            let output = folder.appendingPathComponent("Shop.swiftmodule").path
            let flags = ["-emit-module", "-module-name", "Shop", "-swift-version", "6", "-o", output]
            let result = try SwiftProgram.run("/usr/bin/env", ["swiftc"] + flags + declarations.flags + paths)
            guard result.status == 0 else { throw SwiftProgram.Failure(description: result.output) }
        }
        return Module(folder: folder, declarations: declarations)
    }

    @Test("do not compile where the graph has no such route", arguments: uses)
    func routes(_ use: Use) throws {
        let program = """
            import Shop
            import SwiftUI
            @MainActor func use(
                home: HomeExits, product: ProductExits, signIn: SignInExits, settings: SettingsExits
            ) async {
                \(use.code)
            }
            """
        let module = try Self.shop.get()
        let output = try SwiftProgram.withFiles([("Use.swift", program)]) { paths, folder in
            let flags =
                ["-typecheck", "-wmo", "-swift-version", "6", "-I", module.folder.path] + module.declarations.flags
            return try SwiftProgram.run("/usr/bin/env", ["swiftc"] + flags + paths, in: folder).output
        }
        if let error = use.error {
            #expect(output.contains(error), "\(output.prefix(1500))")
        } else {
            #expect(output == "")
        }
    }
}
