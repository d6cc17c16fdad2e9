import NavSwiftReader
import NavSyntax

extension AuditCheck {
    static let urlInView = AuditCheck(.urlInView) { app in
        let opening = app.files.map(\.openingCallsByType)
        return app.files.flatMap { inFile($0, app, opening) }
    }

    private static func inFile(
        _ file: AuditedFile, _ app: AuditedApp, _ opening: [[Int: [SwiftCall]]]
    ) -> [Diagnostic] {
        guard !file.isTest else { return [] }
        // The first part of a URL in each body is enough.
        var reported: Set<Int> = []
        var readers: [Int: [Range<Int>]] = [:]
        return file.urlParts(in: file.code.tokens.indices).compactMap { part in
            guard file.isMatched(part), let type = file.swift.type(around: part.token) else { return nil }
            let declared = type.kind == .extension ? app.declaration(of: type.name, from: file.index)?.type : nil
            guard (declared ?? type).isInterface else { return nil }
            let own = readers[type.brace] ?? file.urlReaders(in: type, app, opening)
            readers[type.brace] = own
            guard own.contains(where: { $0.contains(part.token) }), !file.isForWebAddress(part),
                reported.insert(file.body(around: part.token).lowerBound).inserted
            else { return nil }
            return AuditRule.urlInView.finding(
                "`\(type.name)` takes a URL apart", at: file.code.range(part.url..<(part.token + 1)),
                help: "read URLs in one function that returns a route, and test it; views only show the route")
        }
    }
}

extension SourceType {
    /// Whether it is a view, a scene, an app or a modifier.
    var isInterface: Bool {
        inherited.contains { ["View", "App", "Scene", "ViewModifier", "SwiftUI.View"].contains($0) }
    }
}

extension AuditedFile {
    /// The calls that are given URLs which open the app, by the opening braces of the innermost types around them.
    fileprivate var openingCallsByType: [Int: [SwiftCall]] {
        let names: Set<String> = ["onOpenURL", "onContinueUserActivity", "OpenURLAction"]
        return Dictionary(grouping: calls.filter { names.contains($0.name) }) {
            swift.type(around: $0.token)?.brace ?? -1
        }
    }

    /// The code of a type that reads URLs which open the app: closures of `onOpenURL` and the functions that they call.
    fileprivate func urlReaders(
        in type: SourceType, _ app: AuditedApp, _ opening: [[Int: [SwiftCall]]]
    ) -> [Range<Int>] {
        var readers: [Range<Int>] = []
        var called: Set<String> = []
        for part in app.parts(of: type, in: self) {
            for call in opening[part.file.index][part.type.brace] ?? [] {
                if part.file.index == index { readers.append(call.tokens) }
                for token in call.tokens where part.file.code.isName(token) {
                    called.insert(part.file.code.text(token))
                }
            }
        }
        return readers + type.functions.filter { called.contains($0.name) }.map(\.body)
    }

    /// Whether only the scheme is read, as where web pages are told from others.
    fileprivate func isForWebAddress(_ part: URLPart) -> Bool {
        guard part.name == "scheme" else { return false }
        let end = min(part.next + 12, code.tokens.count)
        return (part.next..<end).contains { ["http", "https", "file", "mailto"].contains(code.string(at: $0) ?? "") }
    }
}

extension AuditRule {
    static let urlInView = AuditRule(
        .urlInView, .urls,
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
