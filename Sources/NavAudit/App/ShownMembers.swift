import NavSwiftReader

/// The members of a view that its `body` shows in place: not what it presents, pushes or does in an action.
struct ShownMembers {
    /// The bodies of these members.
    private var bodies: [Range<Int>] = []

    /// - Parameter type: A view of the file.
    init(_ type: SourceType, _ file: AuditedFile) {
        var members: [String: [Range<Int>]] = [:]
        for property in type.properties where !property.body.isEmpty {
            members[property.name, default: []].append(property.body)
        }
        for function in type.functions where !function.body.isEmpty {
            members[function.name, default: []].append(function.body)
        }
        var waiting = ["body"]
        var seen: Set<String> = ["body"]
        while let name = waiting.popLast() {
            for body in members[name] ?? [] {
                bodies.append(body)
                for token in body where file.code.isName(token) {
                    let other = file.code.text(token)
                    guard members[other] != nil, !seen.contains(other), file.isShownInPlace(token) else { continue }
                    seen.insert(other)
                    waiting.append(other)
                }
            }
        }
    }

    func contains(_ token: Int) -> Bool { bodies.contains { $0.contains(token) } }
}

extension AuditedFile {
    /// The names of calls whose closures run later, and show nothing.
    private static let actions: Set<String> = [
        "onTapGesture", "onAppear", "onDisappear", "task", "onChange", "onReceive", "onOpenURL", "onSubmit",
        "refreshable", "Task", "onLongPressGesture",
    ]

    /// Whether what is at a token is shown where it is: not in another screen, a sheet, or an action.
    func isShownInPlace(_ token: Int) -> Bool {
        swift.contexts(around: token).allSatisfy { context in
            let call = calls[context.call]
            if isPresentation(context) || isDestination(context) || Self.actions.contains(call.name) { return false }
            // The action of a button, not its label.
            let isAction = context.label == "action" || context.isTrailing && context.label == nil
            return call.name != "Button"
                || !(isAction && (call.has("label") || call.argument(nil) != nil || call.has("action")))
        }
    }

    /// Whether a token is in a branch of a body: then it is not shown in every case.
    func isInBranch(_ token: Int) -> Bool {
        guard !code.isConditional(token) else { return true }
        return code.brackets(around: token).contains { brace in
            guard code.text(brace) == "{" else { return false }
            if code.text(brace - 1) == "else" { return true }
            // The statement of the brace begins with `if` or `switch`.
            var index = brace - 1
            var steps = 0
            while index >= 0, steps < 60, code.parents[index] == code.parents[brace] || code.partners[index] >= 0 {
                if ["if", "switch"].contains(code.text(index)), code.isName(index) { return true }
                if ["{", "}", "="].contains(code.text(index)) { return false }
                if code.tokens[index].startsLine, code.tokens[index].kind == .name { return false }
                index =
                    code.tokens[index].kind == .close && code.partners[index] >= 0
                    ? code.partners[index] - 1 : index - 1
                steps += 1
            }
            return false
        }
    }
}
