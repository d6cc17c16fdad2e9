import NavSwiftReader
import NavSyntax

extension AuditCheck {
    static let stringRoute = AuditCheck(.stringRoute) { app in
        let switched = Set(app.files.flatMap(\.stringSwitches))
        return app.files.filter { !$0.isTest }.flatMap {
            pushedStrings($0, app) + stringProperties($0, app, switched)
        }
    }

    private static let help: Help = "declare an enum of routes, with a case for each screen and its values"

    /// `path.append("detail/\(id)")`, `path = ["home", "detail"]`.
    private static func pushedStrings(_ file: AuditedFile, _ app: AuditedApp) -> [Diagnostic] {
        var found: [Diagnostic] = []
        for call in file.calls where app.paths.isPush(call, in: file, app) {
            guard let value = call.arguments.first?.tokens, value.count == 1,
                file.code.tokens[value.lowerBound].kind == .string
            else { continue }
            found.append(
                AuditRule.stringRoute.finding("a route is a string", at: file.code.range(value), help: help))
        }
        for assignment in file.assignments(in: file.code.tokens.indices) where assignment.operation != "toggle" {
            let open = assignment.token + 1
            guard file.code.text(open) == "[", file.code.tokens.indices.contains(open + 1),
                file.code.tokens[open + 1].kind == .string,
                app.paths.contains(assignment.target, at: assignment.token, in: file, app)
            else { continue }
            found.append(
                AuditRule.stringRoute.finding("a route is a string", at: file.code.range(open + 1), help: help))
        }
        return found
    }

    private static let names: Set<String> = [
        "route", "screen", "destination", "page", "currentRoute", "currentScreen", "currentPage", "activeScreen",
        "selectedScreen", "selectedRoute", "currentDestination",
    ]

    /// A path of strings, and a string that a view switches over to choose what it shows.
    private static func stringProperties(
        _ file: AuditedFile, _ app: AuditedApp, _ switched: Set<String>
    ) -> [Diagnostic] {
        file.types.flatMap { type in
            type.properties.compactMap { property -> Diagnostic? in
                let shape = PropertyShape(property, file.code)
                if shape.element == "String", app.paths.contains([property.name], at: property.token, in: file, app),
                    !property.isConstant
                {
                    return AuditRule.stringRoute.finding(
                        "`\(property.name)` is a path of strings", at: file.code.range(property.token), help: help)
                }
                guard shape.isString, !property.isConstant, names.contains(property.name), property.body.isEmpty,
                    switched.contains(property.name)
                else { return nil }
                return AuditRule.stringRoute.finding(
                    "`\(property.name)` is a string that says what is shown", at: file.code.range(property.token),
                    help: help)
            }
        }
    }
}

extension AuditedFile {
    /// The names of the values in `switch route { case "home": … }`, also of properties of others.
    fileprivate var stringSwitches: [String] {
        code.tokens.indices.compactMap { index in
            guard code.text(index) == "switch", code.isName(index) else { return nil }
            var end = index + 1
            while code.isName(end) || code.text(end) == "." { end += 1 }
            guard code.text(end) == "{", code.text(end + 1) == "case", code.tokens.indices.contains(end + 2),
                code.tokens[end + 2].kind == .string
            else { return nil }
            return code.text(end - 1)
        }
    }
}

extension AuditRule {
    static let stringRoute = AuditRule(
        .stringRoute, .stacks,
        meaning: "Routes are strings: pushed, kept in a path, or switched over to choose what is shown.",
        why: """
            The compiler checks neither their spelling nor their values. A route that nothing handles shows an empty \
            screen, and values have to be taken out of text again.
            """,
        instead: "Declare an enum with a case for each screen, and its values as associated values.",
        wrong: """
            struct Root: View {
                @State private var screen = "welcome"

                var body: some View {
                    switch screen {
                    case "welcome": Welcome(next: { screen = "home" })
                    default: Home()
                    }
                }
            }
            """,
        right: """
            struct Root: View {
                @State private var screen = Screen.welcome

                var body: some View {
                    switch screen {
                    case .welcome: Welcome(next: { screen = .home })
                    case .home: Home()
                    }
                }
            }

            enum Screen {
                case welcome, home
            }
            """)
}
