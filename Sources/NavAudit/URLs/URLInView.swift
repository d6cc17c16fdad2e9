import NavSwift
import NavSyntax

extension AuditCheck {
    static let urlInView = AuditCheck(.urlInView) { file, app in
        guard !file.isTest else { return [] }
        // The first part of a URL in each body is enough.
        var reported: Set<Int> = []
        return file.types.flatMap { type -> [Diagnostic] in
            let declared = type.kind == .extension ? app.declaration(of: type.name, from: file.index)?.type : nil
            guard (declared ?? type).isInterface else { return [] }
            return file.urlParts(in: type.body).compactMap { part in
                guard file.isMatched(part), file.swift.type(around: part.token)?.token == type.token,
                    file.isInBody(part.token, of: type),
                    reported.insert(file.body(around: part.token).lowerBound).inserted
                else { return nil }
                return AuditRule.urlInView.finding(
                    "`\(type.name)` takes a URL apart", at: file.code.range(part.url..<(part.token + 1)),
                    help: "read URLs in one function that returns a route, and test it; views only show the route")
            }
        }
    }
}

extension SwiftType {
    /// Whether it is a view, a scene, an app or a modifier.
    var isInterface: Bool {
        inherited.contains { ["View", "App", "Scene", "ViewModifier", "SwiftUI.View"].contains($0) }
    }
}

extension AuditedFile {
    /// Whether a token is in a body, in a closure in a property, or in a function that `onOpenURL` calls.
    fileprivate func isInBody(_ token: Int, of type: SwiftType) -> Bool {
        if type.properties.contains(where: { $0.body.contains(token) || $0.value.contains(token) }) { return true }
        return type.functions.contains { $0.body.contains(token) && !$0.modifiers.contains("static") }
    }
}

extension AuditRule {
    static let urlInView = AuditRule(
        "url-in-view", .urls,
        meaning: "A view, a scene or the app takes a URL apart to decide what to show.",
        why: """
            What is in a view cannot be tested without showing it. A second view with the same URLs soon reads them \
            differently.
            """,
        instead: """
            Turn URLs into routes in one function, with tests, and let views show routes. navgen writes this function \
            from a graph.
            """,
        wrong: """
            struct Root: View {
                @State private var path: [Route] = []

                var body: some View {
                    Home()
                        .onOpenURL { url in
                            if url.host() == "product" { path = [.product(id: url.lastPathComponent)] }
                        }
                }
            }
            """,
        right: """
            struct Root: View {
                @State private var path: [Route] = []

                var body: some View {
                    Home()
                        .onOpenURL { url in
                            if let link = ShopLink(url: url) { path = link.path }
                        }
                }
            }
            """)
}
