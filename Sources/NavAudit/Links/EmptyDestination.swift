import NavSwiftReader
import NavSyntax

extension AuditCheck {
    static let emptyDestination = AuditCheck(.emptyDestination) { file, _ in
        file.calls.compactMap { call in
            guard let link = NavigationLinkCall(call, file.code), let destination = link.destination,
                file.isEmpty(destination)
            else { return nil }
            return AuditRule.emptyDestination.finding(
                "this link leads to an empty view", at: file.range(of: call),
                help: "give it the view to show; to push from code, append to the path of the stack instead")
        }
    }
}

extension AuditedFile {
    /// Nothing, `EmptyView()`, or a text that says that something is missing.
    fileprivate func isEmpty(_ tokens: Range<Int>) -> Bool {
        guard let first = tokens.first else { return true }
        if code.text(first) == "EmptyView", tokens.count == 3 { return true }
        guard code.text(first) == "Text", tokens.count == 4, let text = code.string(at: first + 2)?.lowercased() else {
            return false
        }
        return text.isEmpty
            || ["todo", "tbd", "placeholder", "coming soon", "not implemented"].contains { text.contains($0) }
    }
}

extension AuditRule {
    static let emptyDestination = AuditRule(
        .emptyDestination, .links,
        meaning: "A `NavigationLink` leads to an empty view.",
        why: """
            Users who tap it see an empty screen. If the link is hidden and code triggers it, it depends on a view \
            that may not be there.
            """,
        instead: "Give the link the view to show. To push from code, append a value to the path of the stack.",
        wrong: """
            struct Account: View {
                var body: some View {
                    NavigationLink("Invoices", destination: EmptyView())
                }
            }
            """,
        right: """
            struct Account: View {
                var body: some View {
                    NavigationLink("Invoices", destination: Invoices())
                }
            }
            """)
}
