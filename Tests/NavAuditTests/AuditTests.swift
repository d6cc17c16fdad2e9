import NavAnswers
import NavAudit
import NavCompiler
import NavGraph
import NavSyntax
import TestSupport
import Testing

/// What the audit does with settings, several files, a graph and any bytes.
@Suite struct AuditTests {
    private func audit(_ files: [String], graph: String? = nil) -> [String] {
        let sources = files.enumerated().map { SourceFile(name: "\($0).swift", text: Array($1.utf8)) }
        let compiled = graph.map { compile("app.yaml", reader: .memory(["app.yaml": Array($0.utf8)])) }
        let result = auditApp(sources, graph: compiled)
        var locations = SourceLocations(result.sources)
        return result.diagnostics.map {
            let place = locations.location(of: $0.range)
            return "\(place.file):\(place.start.line): \($0.severity) [\($0.rule)] \($0.message)"
        }
    }

    @Test func aCommentSuppressesARuleOnItsLine() {
        let code = """
            struct A: View {
                var body: some View {
                    NavigationView { }  // navgen:ignore navigation-view
                    NavigationView { }  // navgen:ignore deprecated-link
                }
            }
            """
        #expect(audit([code]) == ["0.swift:4: warning [navigation-view] `NavigationView` is deprecated"])
    }

    @Test func commentsThatNameNoKnownRuleAreReported() {
        let found = audit(["struct A: View { }  // navgen:ignore navigation-veiw\nlet a = 1  // navgen:ignore\n"])
        #expect(
            found == [
                "0.swift:1: warning [unknown-rule] there is no rule `navigation-veiw`",
                "0.swift:2: warning [unknown-rule] `navgen:ignore` names no rule and has no effect",
            ])
    }

    @Test func viewsOfOtherFilesAreFollowed() {
        let list = """
            struct Books: View {
                var body: some View {
                    NavigationStack {
                        NavigationLink("One") { Detail() }
                    }
                }
            }
            """
        let detail = "struct Detail: View { var body: some View { NavigationStack { Text(\"x\") } } }"
        #expect(
            audit([list, detail]) == [
                "0.swift:4: warning [nested-navigation-stack] `Detail` has a `NavigationStack` of its own, and is shown inside another stack"
            ])
        // Two views of this name: it is not known which one is meant.
        #expect(audit([list, detail, detail]).isEmpty)
        #expect(audit([list, detail.replacing("NavigationStack {", with: "VStack {")]).isEmpty)
    }

    private static let graph = """
        navgen: 1
        root: home
        links: {schemes: [shop]}
        screens:
          home: {to: [orders]}
          orders: {url: "/orders", to: [order]}
          order: {params: {id: Int}, url: "/order/{id}"}
        """

    private static let app = """
        struct HomeView: View {
            @State private var path: [Route] = []

            var body: some View {
                NavigationStack(path: $path) {
                    Button("Orders") { path.append(.orders) }
                    Button("Order") { path.append(.order(id: 1)) }
                    Button("Help") { path.append(.help) }
                        .navigationDestination(for: Route.self) { Destination(route: $0) }
                }
            }
        }

        enum Route: Hashable {
            case orders, order(id: Int), help
        }

        struct OrdersScreen: View {
            var body: some View { Text("") }
        }

        final class Links {
            func route(_ url: URL) -> Route? {
                switch url.host() {
                case "orders": .orders
                case "other": nil
                default: nil
                }
            }
        }
        """

    @Test func codeIsComparedWithAGraph() {
        #expect(
            audit([Self.app], graph: Self.graph) == [
                "0.swift:7: warning [route-not-in-graph] the graph has no route from `home` to `order`",
                "0.swift:8: warning [route-not-in-graph] the graph has no node `help`",
                "0.swift:25: warning [url-handled-by-hand] the graph has a link for this URL: `/orders` of `orders`",
                "app.yaml:7: warning [unshown-screen] no type, function or property in the code is named after `order`",
            ])
        #expect(audit([Self.app]).isEmpty)
    }

    @Test func theGraphSetsSeverities() {
        let graph = Self.graph + "\nrules: {route-not-in-graph: off, unshown-screen: error, url-handled-by-hand: note}"
        #expect(
            audit([Self.app], graph: graph).map { $0.split(separator: " ")[1] } == ["note", "error"])
    }

    /// Whatever is deleted, repeated or changed in code: no crash, and places that are in the file.
    @Test func anyBytesAreRead() {
        var random = RandomSource(47)
        let samples = PatternBlock.all.map { Array($0.code.utf8) }
        for _ in 0..<Rounds.of(400) {
            var bytes = random.pick(samples)
            for _ in 0..<(1 + random.below(6)) where !bytes.isEmpty {
                let start = random.below(bytes.count)
                let end = min(bytes.count, start + random.below(40))
                switch random.below(4) {
                case 0: bytes.removeSubrange(start..<end)
                case 1: bytes.insert(contentsOf: bytes[start..<end], at: random.below(bytes.count))
                case 2: bytes[start] = UInt8(random.below(256))
                default: bytes.insert(random.pick(Array("{}()[]\"\\#`/*<>!?.:=$@".utf8)), at: start)
                }
            }
            let result = auditApp([SourceFile(name: "a.swift", text: bytes)])
            for diagnostic in result.diagnostics {
                #expect(diagnostic.range.start >= 0 && Int(diagnostic.range.end) <= bytes.count)
            }
        }
    }

    @Test(arguments: [
        "{", "(", "[", "\"\\(", "/*", "#if A\n", "a.", "NavigationLink(", "x { ", "struct A: View { ", "`",
    ])
    func deepAndLongCodeTakesWorkByItsLength(part: String) {
        let growth = Work.growth(upTo: 4_000) { count in
            let text = String(repeating: part, count: count)
            _ = auditApp([SourceFile(name: "a.swift", text: Array(text.utf8))])
        }
        #expect(growth < 10)
    }
}
