import NavSwiftReader
import NavSyntax

extension AuditCheck {
    static let stringDestination = AuditCheck(.stringDestination) { file, app in
        guard !file.isTest else { return [] }
        return file.calls.compactMap { call in
            if let link = NavigationLinkCall(call, file.code) {
                guard let value = link.value, value.count == 1, file.code.tokens[value.lowerBound].kind == .string,
                    !file.isTagOfList(call.token)
                else { return nil }
                return finding("the value of this link is a string", at: file.code.range(value))
            }
            guard call.name == "navigationDestination", let type = call.argument("for")?.tokens,
                file.names(of: type) == ["String", "self"]
            else { return nil }
            return finding("this destination is for strings", at: file.code.range(type))
        }
    }

    private static func finding(_ message: String, at range: SourceRange) -> Diagnostic {
        AuditRule.stringDestination.finding(
            message, at: range, help: "use a case of an enum of routes, with the values that its screen needs")
    }
}

extension AuditedFile {
    /// Whether a link selects a row by a string.
    fileprivate func isTagOfList(_ token: Int) -> Bool {
        swift.contexts(around: token).contains { calls[$0.call].name == "List" && calls[$0.call].has("selection") }
    }
}

extension AuditRule {
    static let stringDestination = AuditRule(
        .stringDestination, .links,
        meaning: "The value of a `NavigationLink`, or the type of a `navigationDestination`, is a string.",
        why: """
            Any string leads to the same destination: an identifier of a user and one of an order cannot be told \
            apart, and a misspelled name shows an empty screen.
            """,
        instead: "Use the cases of an enum, or a type for each kind of values.",
        wrong: """
            struct Settings: View {
                var body: some View {
                    List {
                        NavigationLink("Privacy", value: "privacy")
                    }
                    .navigationDestination(for: String.self) { name in
                        if name == "privacy" { Privacy() }
                    }
                }
            }
            """,
        right: """
            struct Settings: View {
                var body: some View {
                    List {
                        NavigationLink("Privacy", value: Page.privacy)
                    }
                    .navigationDestination(for: Page.self) { page in
                        switch page {
                        case .privacy: Privacy()
                        }
                    }
                }
            }

            enum Page {
                case privacy
            }
            """)
}
