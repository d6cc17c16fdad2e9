import NavSwiftReader
import NavSyntax

extension AuditCheck {
    static let deprecatedLink = AuditCheck(.deprecatedLink) { file, _ in
        file.calls.compactMap { call in
            guard let link = NavigationLinkCall(call, file.code), link.isDeprecated else { return nil }
            let label = call.has("isActive") ? "isActive:" : "tag:selection:"
            return AuditRule.deprecatedLink.finding(
                "`NavigationLink` with `\(label)` is deprecated", at: file.range(of: call),
                help: call.has("isActive")
                    ? "push from code by appending to the path of the stack, or use `navigationDestination(isPresented:)`"
                    : "use `NavigationLink(value:)`, and `navigationDestination(for:)` or a list with a selection")
        }
    }
}

extension AuditRule {
    static let deprecatedLink = AuditRule(
        .deprecatedLink, .links,
        meaning: "A `NavigationLink` has `isActive:`, or `tag:` and `selection:`.",
        why: """
            They are deprecated since iOS 16, and do not work in a `NavigationStack` with a path. A link in a lazy \
            container cannot be triggered until it is on the screen.
            """,
        instead: """
            Use values, and change the path of the stack to push from code. `navigationDestination(isPresented:)` also \
            pushes a single screen.
            """,
        wrong: """
            struct Cart: View {
                @State private var isPaying = false

                var body: some View {
                    NavigationLink("Pay", destination: Payment(), isActive: $isPaying)
                }
            }
            """,
        right: """
            struct Cart: View {
                @State private var isPaying = false

                var body: some View {
                    Button("Pay") { isPaying = true }
                        .navigationDestination(isPresented: $isPaying) { Payment() }
                }
            }
            """)
}
