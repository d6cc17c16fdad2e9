import NavSwiftReader
import NavSyntax

extension AuditCheck {
    static let nestedNavigationStack = AuditCheck(.nestedNavigationStack) { app in
        let views = ViewsWithStacks(app)
        return app.files.flatMap { file -> [Diagnostic] in
            file.calls.compactMap { call in
                guard !call.isMember, !file.isPreview(call.token), let outer = file.outerStack(of: call.token) else {
                    return nil
                }
                let note = Diagnostic.Note(outer.description, at: file.range(of: file.calls[outer.call]))
                if SwiftUINames.stacks.contains(call.name) {
                    guard !file.isColumn(call, of: outer.call), !file.code.isConditional(call.token) else { return nil }
                    return AuditRule.nestedNavigationStack.finding(
                        "this `\(call.name)` is inside another stack", at: file.range(of: call), notes: [note],
                        help: "remove it: the outer stack pushes its views, too")
                }
                guard let stack = views.stack(in: call.name, from: file.index), !file.code.isConditional(call.token)
                else { return nil }
                return AuditRule.nestedNavigationStack.finding(
                    "`\(call.name)` has a `\(stack.name)` of its own, and is shown inside another stack",
                    at: file.range(of: call),
                    notes: [note, Diagnostic.Note("the stack of `\(call.name)`", at: stack.range)],
                    help: "move the stack out of `\(call.name)`, to where it is the root of a tab, a sheet or the app")
            }
        }
    }
}

extension AuditedFile {
    /// The stack that a token is in: its content, or a destination that is pushed. Nil in what is presented.
    fileprivate func outerStack(of token: Int) -> (call: Int, description: String)? {
        for context in swift.contexts(around: token) {
            if isPresentation(context) || calls[context.call].name == "NavigationSplitView" { return nil }
            if isStack(context) {
                return code.isConditional(calls[context.call].token) ? nil : (context.call, "the outer stack")
            }
            if isDestination(context) { return (context.call, "what is shown here is pushed") }
        }
        return nil
    }
}

extension AuditedFile {
    /// Whether a view is a further column of a `NavigationView`: one after the first.
    fileprivate func isColumn(_ call: SwiftCall, of outer: Int) -> Bool {
        guard calls[outer].name == "NavigationView", let content = calls[outer].closures.first?.tokens else {
            return false
        }
        return code.parents[call.token] == content.lowerBound - 1 && call.token > content.lowerBound
    }
}

/// The views that always show a stack of their own, not counting what they present or push.
private struct ViewsWithStacks {
    struct Stack {
        var name: String
        var range: SourceRange
    }

    private let app: AuditedApp
    /// By file and name of the view.
    private var stacks: [String: Stack] = [:]

    init(_ app: AuditedApp) {
        self.app = app
        for file in app.files {
            var shown: [Int: ShownMembers] = [:]
            for call in file.calls where !call.isMember && SwiftUINames.stacks.contains(call.name) {
                guard let index = file.swift.typeIndex(around: call.token), file.types[index].isView,
                    !file.isPreview(call.token), file.isShownInPlace(call.token), !file.isInBranch(call.token)
                else { continue }
                let type = file.types[index]
                let members = shown[index] ?? ShownMembers(type, file)
                shown[index] = members
                guard members.contains(call.token) else { continue }
                let key = "\(file.index)/\(type.name)"
                stacks[key] = stacks[key] ?? Stack(name: call.name, range: file.range(of: call))
            }
        }
    }

    /// The stack of a view that a file names.
    func stack(in view: String, from file: Int) -> Stack? {
        guard let declared = app.declaration(of: view, from: file) else { return nil }
        return stacks["\(declared.file.index)/\(declared.type.name)"]
    }
}

extension AuditRule {
    static let nestedNavigationStack = AuditRule(
        .nestedNavigationStack, .stacks,
        meaning: "A stack is inside the content of another stack, or in a view that another stack pushes.",
        why: """
            The inner stack has its own bar below the outer one, and its own path. Links in it push there, and back \
            buttons of the two go different ways.
            """,
        instead: """
            Have one stack for each tab, column, sheet and window, around its root, and none in the views that are \
            pushed.
            """,
        wrong: """
            struct Library: View {
                let books: [Book]

                var body: some View {
                    NavigationStack {
                        List(books) { book in NavigationLink(book.title, value: book) }
                            .navigationDestination(for: Book.self) { BookDetail(book: $0) }
                    }
                }
            }

            struct BookDetail: View {
                let book: Book

                var body: some View {
                    NavigationStack {
                        Text(book.title)
                    }
                }
            }
            """,
        right: """
            struct Library: View {
                let books: [Book]

                var body: some View {
                    NavigationStack {
                        List(books) { book in NavigationLink(book.title, value: book) }
                            .navigationDestination(for: Book.self) { BookDetail(book: $0) }
                    }
                }
            }

            struct BookDetail: View {
                let book: Book

                var body: some View {
                    Text(book.title)
                }
            }
            """)
}
