import NavGraph
import NavSwiftReader
import NavSyntax

extension AuditCheck {
    static let unshownScreen = AuditCheck(.unshownScreen) { app in
        guard let graph = app.graph?.graph else { return [] }
        var names: Set<String> = []
        for file in app.files where !file.isTest {
            for type in file.types {
                names.insert(GraphNames.key(type.name))
                for function in type.functions { names.insert(GraphNames.key(function.name)) }
                for property in type.properties { names.insert(GraphNames.key(property.name)) }
            }
        }
        return graph.ids(where: { $0.kind.isView }).compactMap { id in
            let node = graph[id]
            guard !names.contains(GraphNames.key(node.id.value)) else { return nil }
            let range = SourceRange(
                file: FileID(app.files.count + Int(node.id.range.file.index)), start: Int(node.id.range.start),
                end: Int(node.id.range.end))
            return AuditRule.unshownScreen.finding(
                "no type, function or property in the code is named after `\(node.name)`", at: range,
                help:
                    "write its view, such as `\(node.id.value.prefix(1).uppercased() + node.id.value.dropFirst())View`, or remove it from the graph"
            )
        }
    }
}

extension AuditRule {
    static let unshownScreen = AuditRule(
        .unshownScreen, .graph,
        meaning: "The graph has a screen, sheet, cover or popover, and nothing in the code has its name.",
        why: "The graph describes something that the app cannot show: it is not built yet, or was removed.",
        instead: """
            Write the view, or remove the node. If the view has another name, rename the node: `navgen rename`. \
            Names are compared without case and without endings such as `View` and `Screen`.
            """,
        wrong: """
            struct HomeView: View {
                var body: some View { Text("Home") }
            }
            """,
        right: """
            struct HomeView: View {
                var body: some View { Text("Home") }
            }

            struct ProductView: View {
                var body: some View { Text("Product") }
            }
            """,
        graph: """
            navgen: 1
            root: home
            screens:
              home: {to: [product]}
              product: {}
            """)
}
