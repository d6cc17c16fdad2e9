import NavCompiler
import NavFiles
import NavImport
import NavSyntax
import TestSupport
import Testing

/// Whatever the Swift is, the result is a graph that navgen reads, or a failure with a message.
struct SwiftMutationTests {
    private static let source = """
        @main struct ShopApp: App { var body: some Scene { WindowGroup { if a { RootView() } else { LoginView() } } } }
        enum AppTab: Hashable { case home, orders; var title: String { switch self { case .home: "H" default: "O" } } }
        /// What is pushed.
        indirect enum Route: Hashable { case a(id: Int = -1, [String?], () -> Void), settings(SettingsRoute) // x
            /// b
            case b(User.ID, sort: Sort = .x) }
        enum SettingsRoute: Hashable { case profile }
        enum Sheet: String, Identifiable { case edit = "e" }
        struct RootView: View { @State var tab: AppTab = .home; @State var path: [Route] = []; @State var sheet: Sheet?
            var body: some View { TabView(selection: $tab) {
                NavigationStack(path: $path) { HomeView().navigationDestination(for: Route.self) { route in
                    switch route { case .a(let id, _, _): AView(id: id); case .settings(.profile): PView()
                    default: EmptyView() } } }
                .tabItem { Label("Home", systemImage: "house") }.tag(AppTab.home)
                Tab("O", systemImage: "bag", value: .orders) { OrdersView() } }
                .sheet(item: $sheet) { s in switch s { case .edit: EditView(item: $0, x: 1) } }
                .onOpenURL { url in guard url.scheme == "shop" else { return }
                    let parts = url.pathComponents.filter { $0 != "/" }
                    switch (url.host, parts.count) { case ("a", 1): path = [.a(id: Int(parts[0])!, [], {}), .settings(.profile)]
                    case let ("b", n) where n > 2: sheet = .edit; default: tab = .orders } } } }
        struct HomeView: View { var body: some View { List { NavigationLink("x", value: Route.a(id: 1_0)) ; Row()
            NavigationLink { Detail(item: item, on: { }) } label: { Text("y") } }.navigationTitle("T \\\\(x)") } }
        struct Row: View { let item: Item?; var body: some View { Button("") { path.append(.b(1, sort: .y)) } } }
        struct Item: Hashable { let id: Int } #if os(iOS)
        struct Detail: View { let item: Item; var body: some View { VStack { Text("") }.alert("", isPresented: $x) {} } }
        #endif
        """

    @Test func mutations() {
        var random = RandomSource(77)
        var imports = 0
        for _ in 0..<Rounds.of(300) {
            var bytes = Array(Self.source.utf8)
            for _ in 0...random.below(4) { Self.mutate(&bytes, &random) }
            guard let result = try? importGraph(from: [SourceFile(name: "a.swift", text: bytes)], as: .swift) else {
                continue
            }
            imports += 1
            Self.expectGraph(result, bytes)
        }
        #expect(imports > 30)
    }

    private static func mutate(_ bytes: inout [UInt8], _ random: inout RandomSource) {
        guard !bytes.isEmpty else { return }
        let start = random.below(bytes.count)
        let end = min(start + 1 + random.below(random.pick([3, 30, 120])), bytes.count)
        switch random.below(5) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.insert(contentsOf: bytes[start..<end], at: random.below(bytes.count))
        case 2: bytes[start] = UInt8(random.below(256))
        case 3: bytes.insert(random.pick(Array("{}()[]<>.,:;\"'\\/?!$#@= \n".utf8)), at: start)
        default: bytes.swapAt(start, random.below(bytes.count))
        }
    }

    /// Every error of a kind that a writer of YAML is responsible for is in a TODO.
    private static func expectGraph(_ result: GraphImport, _ bytes: [UInt8]) {
        let kinds: Set<String> = ["yaml-syntax", "wrong-type", "unknown-key", "invalid-name", "invalid-pattern"]
        for error in result.compilation.diagnostics where error.severity == .error && kinds.contains(error.rule.name) {
            let isKnown = result.todos.contains { $0.text.contains("[\(error.rule)]") }
            #expect(isKnown, "\(error.message): \(String(decoding: bytes, as: UTF8.self))")
        }
        #expect(result.compilation.graph != nil)
    }

    /// Deep, long and repetitive sources take work by their length.
    @Test(arguments: [
        Extreme(.swift, 4000) { "struct V: View { var body: some View { " + String(repeating: "VStack { ", count: $0) },
        Extreme(.swift, 3000) { String(repeating: "NavigationLink { A() }\n", count: $0) },
        Extreme(.swift, 2000) { count in
            "enum Route: Hashable { " + (0..<count).map { "case c\($0)(Int)\n" }.joined() + "}"
        },
        Extreme(.swift, 1500) { count in
            "struct V: View { var body: some View { NavigationStack(path: $p) { A() } } }\n"
                + (0..<count).map { "struct V\($0): View { var body: some View { V\($0 + 1)() } }\n" }.joined()
        },
        Extreme(.swift, 200) { count in
            "struct V: View { func f(url: URL) { "
                + String(repeating: "switch url.host { case \"a\", \"b\": ", count: count) + "} }"
        },
        Extreme(.swift, 2000) { count in
            "struct V: View { var a: A { TabView { "
                + String(repeating: "A().tabItem { Text(\"a\") }\n", count: count) + "} } }"
        },
        Extreme(.swift, 5000) { count in
            String(repeating: "[Int]?", count: count) + "enum XRoute: Hashable { case a("
                + String(repeating: "[", count: count) + ") }"
        },
    ])
    func extremes(_ extreme: Extreme) throws { try extreme.check(canBeRefused: true) }
}
