import NavSwiftReader
import NavSyntax

extension AuditCheck {
    static let unsavedPath = AuditCheck(.unsavedPath) { app in
        guard !app.files.contains(where: { $0.savesPath(app) }) else { return [] }
        return app.files.flatMap { file in
            file.types.flatMap(\.properties).compactMap { property -> Diagnostic? in
                let shape = PropertyShape(property, file.code)
                guard shape.isPath || shape.element != nil, property.body.isEmpty, property.attribute("Binding") == nil,
                    app.paths.contains([property.name], at: property.token, in: file, app)
                else { return nil }
                return AuditRule.unsavedPath.finding(
                    "nothing saves `\(property.name)`", at: file.code.range(property.token),
                    help: "save it with the scene, in `SceneStorage`, if users should find the app as they left it")
            }
        }
    }
}

extension AuditedFile {
    /// Whether something in it saves a path: its representation, its encoding, or storage with such a name.
    fileprivate func savesPath(_ app: AuditedApp) -> Bool {
        if contains(["CodableRepresentation"], in: code.tokens.indices) { return true }
        let isEncoded = calls.contains { call in
            call.name == "encode"
                && call.arguments.contains { argument in
                    argument.tokens.contains {
                        code.isName($0) && app.paths.contains([code.text($0)], at: $0, in: self, app)
                    }
                }
        }
        return isEncoded
            || types.flatMap(\.properties).contains { property in
                let name = property.name.lowercased()
                return ["SceneStorage", "AppStorage"].contains { property.attribute($0) != nil }
                    && ["path", "route", "navigation", "stack"].contains { name.contains($0) }
            }
    }
}

extension AuditRule {
    static let unsavedPath = AuditRule(
        .unsavedPath, .stacks, .note, isOff: true,
        meaning: "The app never saves the path of a stack.",
        why: "When the system ends the app in the background, users start at its first screen again.",
        instead: "Make the routes `Codable`, and keep the path in `SceneStorage`.",
        wrong: """
            struct Shop: View {
                @State private var path: [Route] = []

                var body: some View {
                    NavigationStack(path: $path) {
                        Products()
                            .navigationDestination(for: Route.self) { Destination(route: $0) }
                    }
                }
            }
            """,
        right: """
            struct Shop: View {
                @State private var path: [Route] = []
                @SceneStorage("path") private var saved: Data?

                var body: some View {
                    NavigationStack(path: $path) {
                        Products()
                            .navigationDestination(for: Route.self) { Destination(route: $0) }
                    }
                    .onAppear { path = saved.flatMap { try? JSONDecoder().decode([Route].self, from: $0) } ?? [] }
                    .onChange(of: path) { saved = try? JSONEncoder().encode(path) }
                }
            }
            """)
}
