import NavSwiftReader
import NavSyntax

extension AuditCheck {
    static let tabViewFlow = AuditCheck(.tabViewFlow) { file, app in
        file.calls.compactMap { call in
            guard call.name == "TabView", !call.isMember, let selection = call.argument("selection") else { return nil }
            let names = file.names(of: selection.tokens)
            guard let name = names.last, file.hasNumberedTags(in: call),
                app.property(names, in: file.swift.type(around: call.token), of: file).map({
                    PropertyShape($0.property, $0.file.code).isInt
                }) ?? true
            else { return nil }
            let steps = app.files.lazy.compactMap { $0.step(of: name, isOwn: $0.index == file.index) }
            guard let step = steps.first else { return nil }
            return AuditRule.tabViewFlow.finding(
                "this `TabView` is a flow of numbered steps", at: file.range(of: call),
                notes: [Diagnostic.Note("this goes to another step", at: step)],
                help: "declare an enum of steps, and push them onto a `NavigationStack`")
        }
    }
}

extension AuditedFile {
    /// Whether its content has `.tag(0)`, not only the pages of a list.
    fileprivate func hasNumberedTags(in tabs: SwiftCall) -> Bool {
        calls(in: tabs.tokens).contains { call in
            guard call.name == "tag", call.isMember, let value = call.arguments.first?.tokens else { return false }
            return value.count == 1 && code.tokens[value.lowerBound].kind == .number
        }
    }

    /// Where a number is counted up or down: `step += 1`, `step = step + 1`.
    fileprivate func step(of name: String, isOwn: Bool) -> SourceRange? {
        let found = assignments(in: code.tokens.indices).first { assignment in
            guard assignment.target.last == name, isOwn || assignment.target.count > 1 else { return false }
            switch assignment.operation {
            case "+=", "-=": return code.text(assignment.token + 1) == "1"
            case "=":
                let end = min(assignment.token + 8, code.tokens.count)
                let value = (assignment.token + 1)..<end
                let line = value.prefix { !code.tokens[$0].startsLine && code.text($0) != "}" }
                return line.contains { code.text($0) == name } && line.contains { ["+", "-"].contains(code.text($0)) }
            default: return false
            }
        }
        return found.map { code.range($0.token - 1) }
    }
}

extension AuditRule {
    static let tabViewFlow = AuditRule(
        .tabViewFlow, .presentations,
        meaning: "The steps of a flow are the pages of a `TabView`, numbered, and code counts to the next one.",
        why: """
            All pages exist at once, users can swipe past a step that is not complete, there is no back button, and a \
            new step changes the numbers of those after it.
            """,
        instead: "Declare an enum of steps, and push them onto a `NavigationStack`.",
        wrong: """
            struct Onboarding: View {
                @State private var step = 0

                var body: some View {
                    TabView(selection: $step) {
                        Welcome(next: { step += 1 }).tag(0)
                        Permissions(next: { step += 1 }).tag(1)
                        Done().tag(2)
                    }
                    .tabViewStyle(.page)
                }
            }
            """,
        right: """
            struct Onboarding: View {
                @State private var path: [Step] = []

                var body: some View {
                    NavigationStack(path: $path) {
                        Welcome(next: { path.append(.permissions) })
                            .navigationDestination(for: Step.self) { step in
                                switch step {
                                case .permissions: Permissions(next: { path.append(.done) })
                                case .done: Done()
                                }
                            }
                    }
                }

                enum Step {
                    case permissions, done
                }
            }
            """)
}
