import NavSwiftReader
import NavSyntax

extension AuditCheck {
    static let deepLinkKeepsStack = AuditCheck(.deepLinkKeepsStack) { app in
        let functions = app.functionsByName
        return app.files.flatMap { file in
            file.calls.compactMap { call -> Diagnostic? in
                guard ["onOpenURL", "onContinueUserActivity"].contains(call.name), call.isMember,
                    let closure = call.closures.first?.tokens
                        ?? call.arguments.last.map({ file.code.withoutBraces($0.tokens) })
                else { return nil }
                var search = PushSearch(app: app, functions: functions)
                search.look(in: closure, of: file, depth: 0)
                guard let push = search.push, !search.hasReset else { return nil }
                return AuditRule.deepLinkKeepsStack.finding(
                    "this link is pushed on top of whatever is shown", at: file.range(of: call),
                    notes: [Diagnostic.Note("it is pushed here", at: push)],
                    help: "assign the whole path: `path = [.product(id)]`")
            }
        }
    }
}

/// A function by its file and its body.
private typealias FoundFunction = (file: Int, body: Range<Int>)

extension AuditedApp {
    /// The functions with a body.
    fileprivate var functionsByName: [String: [FoundFunction]] {
        var found: [String: [FoundFunction]] = [:]
        for file in files {
            for function in file.types.flatMap(\.functions) where !function.body.isEmpty {
                found[function.name, default: []].append((file.index, function.body))
            }
        }
        return found
    }
}

/// Looks for what is pushed and reset when a URL is opened, also in the functions that are called for that.
private struct PushSearch {
    let app: AuditedApp
    /// The functions with a body, by their names, in the order of the files.
    let functions: [String: [FoundFunction]]
    private(set) var push: SourceRange?
    private(set) var hasReset = false
    private var seen: Set<String> = []

    init(app: AuditedApp, functions: [String: [FoundFunction]]) {
        self.app = app
        self.functions = functions
    }

    private static let maxDepth = 4

    mutating func look(in tokens: Range<Int>, of file: AuditedFile, depth: Int) {
        guard depth < Self.maxDepth else { return }
        for assignment in file.assignments(in: tokens) where assignment.operation == "=" {
            if app.paths.contains(assignment.target, at: assignment.token, in: file, app) { hasReset = true }
        }
        for call in file.calls(in: tokens) {
            if app.paths.isPush(call, in: file, app) {
                push = push ?? file.range(of: call)
            } else if isReset(call, in: file) {
                hasReset = true
            } else {
                follow(call, in: file, depth: depth)
            }
        }
        // `.onOpenURL(perform: router.open)`
        if calls(tokens, in: file) == 0, let name = file.names(of: tokens).last { follow(name, in: file, depth: depth) }
    }

    private func calls(_ tokens: Range<Int>, in file: AuditedFile) -> Int { file.calls(in: tokens).count }

    private func isReset(_ call: SwiftCall, in file: AuditedFile) -> Bool {
        let name = call.name.lowercased()
        if ["removeall", "removelast", "removesubrange"].contains(name) {
            return app.paths.contains(file.names(before: call.token), at: call.token, in: file, app)
        }
        return ["reset", "poptoroot", "clear", "dismissall", "gotoroot", "returntoroot", "setpath", "replace"].contains
        {
            name.contains($0)
        }
    }

    private mutating func follow(_ call: SwiftCall, in file: AuditedFile, depth: Int) {
        guard call.name.first?.isLowercase == true else { return }
        follow(call.name, in: file, depth: depth)
    }

    /// Looks into the functions with this name: those of the file, or the only one of the app.
    private mutating func follow(_ name: String, in file: AuditedFile, depth: Int) {
        guard seen.insert(name).inserted, let all = functions[name], let first = all.first else { return }
        let own = all.filter { $0.file == file.index }
        let found = own.isEmpty ? all.filter { $0.file == first.file } : own
        guard found.count == 1 || !own.isEmpty else { return }
        for (other, body) in found { look(in: body, of: app.files[other], depth: depth + 1) }
    }
}

extension AuditRule {
    static let deepLinkKeepsStack = AuditRule(
        .deepLinkKeepsStack, .urls,
        meaning: "`onOpenURL`, or `onContinueUserActivity`, appends to the path of a stack, and does not reset it.",
        why: """
            The screen is pushed on top of whatever the user was looking at. The back button then leads somewhere \
            that has nothing to do with the link, and following three links makes a stack of three.
            """,
        instead: "Assign the whole path, with the screens that belong below the target.",
        wrong: """
            struct Root: View {
                @State private var path: [Route] = []

                var body: some View {
                    NavigationStack(path: $path) {
                        Home()
                            .navigationDestination(for: Route.self) { Destination(route: $0) }
                    }
                    .onOpenURL { url in
                        if let route = Route(url) { path.append(route) }
                    }
                }
            }
            """,
        right: """
            struct Root: View {
                @State private var path: [Route] = []

                var body: some View {
                    NavigationStack(path: $path) {
                        Home()
                            .navigationDestination(for: Route.self) { Destination(route: $0) }
                    }
                    .onOpenURL { url in
                        if let route = Route(url) { path = [route] }
                    }
                }
            }
            """)
}
