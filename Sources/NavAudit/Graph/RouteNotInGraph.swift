import NavGraph
import NavSwiftReader
import NavSyntax

extension AuditCheck {
    static let routeNotInGraph = AuditCheck(.routeNotInGraph) { app in
        guard let analyzed = app.graph else { return [] }
        let names = GraphNames(analyzed.graph)
        let cases = app.routeCases(names)
        return app.files.flatMap { file -> [Diagnostic] in
            guard !file.isTest else { return [] }
            return file.calls.compactMap { call in
                guard let value = file.routeCase(of: call, app) else { return nil }
                let name = file.code.text(value)
                guard let target = names.node(named: name) else {
                    guard cases.contains(name) else { return nil }
                    return AuditRule.routeNotInGraph.finding(
                        "the graph has no node `\(name)`", at: file.code.range(value),
                        help: "add it to the graph, or use a node that the graph has")
                }
                guard let type = file.swift.type(around: call.token), type.isView,
                    let source = names.node(named: type.name), source != target, analyzed.graph.kind(of: source).isView,
                    !analyzed.hasRoute(from: source, to: target)
                else { return nil }
                let graph = analyzed.graph
                return AuditRule.routeNotInGraph.finding(
                    "the graph has no route from `\(graph[source].name)` to `\(graph[target].name)`",
                    at: file.code.range(value),
                    help: "add it: `\(graph[source].id.value): {to: [\(graph[target].name)]}`")
            }
        }
    }
}

extension AnalyzedGraph {
    /// Whether the graph allows to go from a node to another one, also from anywhere.
    fileprivate func hasRoute(from source: NodeID, to target: NodeID) -> Bool {
        outgoing(of: source).contains { $0.target == target }
            || globalRoutes(from: source).contains { graph.routes[$0].target.target == target }
    }
}

extension AuditedFile {
    /// The name of the case that a link or `path.append` pushes: `.product(id: 1)`, `Route.product(id: 1)`.
    fileprivate func routeCase(of call: SwiftCall, _ app: AuditedApp) -> Int? {
        let pushed: Range<Int>?
        if let link = NavigationLinkCall(call, code) {
            pushed = link.value
        } else {
            pushed = app.paths.isPush(call, in: self, app) && call.name == "append" ? call.argument(nil)?.tokens : nil
        }
        guard let value = pushed, let first = value.first else { return nil }
        let dot = code.text(first) == "." ? first : first + 1
        guard code.text(dot) == ".", code.isName(dot + 1), code.text(dot + 1).first?.isLowercase == true else {
            return nil
        }
        return dot + 1
    }
}

extension AuditedApp {
    /// The cases of enums of routes. An enum is one if at least one of its cases has the name of a node.
    fileprivate func routeCases(_ names: GraphNames) -> Set<String> {
        let enums = files.flatMap(\.types).filter { type in
            type.kind == .enum && type.cases.contains { names.node(named: $0.name) != nil }
        }
        return Set(enums.flatMap(\.cases).map(\.name))
    }
}

extension AuditRule {
    static let routeNotInGraph = AuditRule(
        .routeNotInGraph, .graph,
        meaning: "A view pushes a route that the graph does not have, or does not have from this view.",
        why: "What the graph proves about the app, such as which screens can be reached and left, is not true of it.",
        instead: """
            Add the route to the graph, or remove it from the code. Views and cases are compared with nodes by their \
            names, without endings such as `View`.
            """,
        wrong: """
            struct HomeView: View {
                @Binding var path: [Route]

                var body: some View {
                    NavigationStack(path: $path) {
                        Button("Help") { path.append(.help) }
                            .navigationDestination(for: Route.self) { Destination(route: $0) }
                    }
                }
            }

            struct HelpView: View {
                var body: some View { Text("Help") }
            }

            enum Route: Hashable {
                case help, settings
            }

            struct SettingsView: View {
                var body: some View { Text("Settings") }
            }
            """,
        right: """
            struct HomeView: View {
                @Binding var path: [Route]

                var body: some View {
                    NavigationStack(path: $path) {
                        Button("Settings") { path.append(.settings) }
                            .navigationDestination(for: Route.self) { Destination(route: $0) }
                    }
                }
            }

            struct HelpView: View {
                var body: some View { Text("Help") }
            }

            enum Route: Hashable {
                case help, settings
            }

            struct SettingsView: View {
                var body: some View { Text("Settings") }
            }
            """,
        graph: """
            navgen: 1
            root: home
            screens:
              home: {to: [settings]}
              settings: {to: [help]}
              help: {}
            """)
}
