import NavFiles
import NavImport
import Testing

/// A tab view becomes tabs.
struct SwiftTabTests {
    private func tabs(_ content: String, _ more: String = "") -> String {
        """
        @main
        struct ShopApp: App { var body: some Scene { WindowGroup { RootView() } } }
        struct RootView: View {
            @State private var tab: AppTab = .home
            @State private var showsHelp = false
            var body: some View {
                TabView(selection: $tab) {
                    \(content)
                }
            }
        }
        enum AppTab: Hashable, CaseIterable { case home, orders }
        struct HomeView: View { var body: some View { Text("") } }
        struct OrdersView: View { var body: some View { Text("") } }
        \(more)
        """
    }

    @Test(arguments: [
        """
        NavigationStack { HomeView() }.tabItem { Label("Home", systemImage: "house") }.tag(AppTab.home)
        OrdersView().tabItem { Image(systemName: "bag")
            Text("Orders") }.tag(AppTab.orders)
        """,
        """
        Tab("Home", systemImage: "house", value: .home) { HomeView() }
        Tab("Orders", systemImage: "bag", value: AppTab.orders) { NavigationStack { OrdersView() } }
        """,
    ])
    func tabs(_ content: String) throws {
        let result = try imported(swift: tabs(content))
        #expect(
            result.text.contains(
                """
                root: tabs
                tabs:
                  homeTab: {title: Home, icon: house, root: home}
                  ordersTab: {title: Orders, icon: bag, root: orders}
                screens:
                  home: {}
                  orders: {}

                """), "\(result.text)")
        #expect(result.errors.isEmpty && result.todos.isEmpty)
    }

    @Test func tabsOfEnum() throws {
        let result = try imported(
            swift: tabs(
                "ForEach(AppTab.allCases, id: \\.self) { tab in tab.content.tabItem { Text(tab.title) } }",
                """
                extension AppTab {
                    var title: String { switch self { case .home: "Home"
                        case .orders: "Orders" } }
                    var icon: String { switch self { case .home: "house"
                        case .orders: "bag" } }
                    @ViewBuilder var content: some View { switch self { case .home: HomeView()
                        case .orders: OrdersView() } }
                }
                """))
        #expect(result.has("homeTab: {title: Home, icon: house, root: home}"), "\(result.text)")
        #expect(result.has("ordersTab: {title: Orders, icon: bag, root: orders}"))
        #expect(result.errors.isEmpty)
    }

    /// What is around the tabs is shown from each of them.
    @Test func aroundTabs() throws {
        let content = """
            HomeView().tabItem { Text("Home") }
            OrdersView().tabItem { Text("Orders") }.sheet(isPresented: $isPaying) { PayView() }
            """
        let text = tabs(content).replacing(
            "TabView(", with: "Text(\"\").sheet(isPresented: $showsHelp) { HelpView() }\nTabView(")
        let result = try imported(swift: text)
        #expect(
            result.todos.map(\.text).contains(
                "check which nodes lead here; the code that shows it is around the tabs, at App.swift:7"),
            "\(result.text)")
        #expect(result.errors.isEmpty)
    }

    @Test func selection() throws {
        let text = tabs(
            "Tab(\"Home\", systemImage: \"a\", value: .home) { HomeView() }\nTab(\"Orders\", value: .orders) { OrdersView() }"
        ).replacing(
            "struct HomeView: View { var body: some View { Text(\"\") } }",
            with: "struct HomeView: View { var body: some View { Button(\"\") { model.tab = .orders } } }")
        let result = try imported(swift: text)
        #expect(result.has("home: {to: [ordersTab]}"), "\(result.text)")
        #expect(result.errors.isEmpty)
    }

    /// Pages are no tabs.
    @Test(arguments: [".tabViewStyle(.page)", ".tabViewStyle(PageTabViewStyle())"])
    func pages(_ style: String) throws {
        let text = tabs("HomeView().tabItem { Text(\"a\") }\nOrdersView().tabItem { Text(\"b\") }")
            .replacing("        }\n    }\n}\nenum", with: "        }\(style)\n    }\n}\nenum")
        let result = try imported(swift: text)
        #expect(!result.text.contains("tabs:"), "\(result.text)")
    }
}
