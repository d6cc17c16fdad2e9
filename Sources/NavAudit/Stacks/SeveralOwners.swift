import NavSwiftReader
import NavSyntax

extension AuditCheck {
    static let severalOwners = AuditCheck(.severalOwners) { app in
        let items = presentedItems(app)
        return app.files.flatMap { inFile($0, app, items) }
    }

    /// The names of values that sheets and covers present.
    private static func presentedItems(_ app: AuditedApp) -> Set<String> {
        Set(
            app.files.flatMap { file in
                file.calls.compactMap { call in
                    guard call.isMember, SwiftUINames.presentations.contains(call.name) else { return nil }
                    return call.argument("item").flatMap { file.names(of: $0.tokens).last }
                }
            })
    }

    private static func inFile(_ file: AuditedFile, _ app: AuditedApp, _ items: Set<String>) -> [Diagnostic] {
        func isState(_ names: [String], at token: Int) -> Bool {
            app.paths.contains(names, at: token, in: file, app) || items.contains(names.last ?? "")
        }
        return file.calls.compactMap { call in
            guard call.name == "onChange" || call.name == "onReceive", call.isMember,
                let observed = call.argument("of") ?? call.arguments.first
            else { return nil }
            let source = file.names(of: observed.tokens).map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
            guard isState(source, at: call.token) else { return nil }
            let bodies =
                call.closures.map(\.tokens) + call.arguments.dropFirst().map { file.code.withoutBraces($0.tokens) }
            let copies = bodies.flatMap { file.assignments(in: $0) }.filter {
                $0.operation == "=" && $0.target != source && isState($0.target, at: $0.token)
                    && file.code.text($0.token + 1) != "nil"
            }
            guard let copy = copies.first else { return nil }
            return AuditRule.severalOwners.finding(
                "`\(source.joined(separator: "."))` is copied to `\(copy.target.joined(separator: "."))`: what is shown has two owners",
                at: file.range(of: call),
                notes: [Diagnostic.Note("the copy", at: file.code.range(copy.token - 1))],
                help: "keep it in one place, and bind the stack or the sheet to that")
        }
    }
}

extension AuditRule {
    static let severalOwners = AuditRule(
        .severalOwners, .stacks,
        meaning: "The path of a stack, or the item of a sheet, is kept in two places, and one is copied to the other.",
        why: """
            The two differ between a change and its copy. A change in that time is lost, or undone by the copy, and \
            the stack jumps.
            """,
        instead: "Keep the path in one place, such as an observable router, and bind the stack to it.",
        wrong: """
            struct Root: View {
                @Environment(Router.self) private var router
                @State private var path: [Route] = []

                var body: some View {
                    NavigationStack(path: $path) {
                        Home()
                            .navigationDestination(for: Route.self) { Destination(route: $0) }
                    }
                    .onChange(of: path) { router.path = path }
                    .onChange(of: router.path) { path = router.path }
                }
            }

            @Observable final class Router {
                var path: [Route] = []
            }
            """,
        right: """
            struct Root: View {
                @Environment(Router.self) private var router

                var body: some View {
                    @Bindable var router = router
                    NavigationStack(path: $router.path) {
                        Home()
                            .navigationDestination(for: Route.self) { Destination(route: $0) }
                    }
                }
            }

            @Observable final class Router {
                var path: [Route] = []
            }
            """)
}
