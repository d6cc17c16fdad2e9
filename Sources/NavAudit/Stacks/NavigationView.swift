import NavSwiftReader
import NavSyntax

extension AuditCheck {
    static let navigationView = AuditCheck(.navigationView) { file, app in
        // An app can have a view of its own with this name.
        guard !app.declares("NavigationView") else { return [] }
        return file.calls.compactMap { call in
            guard call.name == "NavigationView", !call.isMember || file.code.text(call.token - 2) == "SwiftUI",
                !file.isForOldSystems(call.token), !file.isPreview(call.token)
            else { return nil }
            return AuditRule.navigationView.finding(
                "`NavigationView` is deprecated", at: file.range(of: call),
                help: "use `NavigationStack`, or `NavigationSplitView` if it has columns")
        }
    }
}

extension AuditedFile {
    /// Whether a token is in the `else` of `if #available(…)`.
    fileprivate func isForOldSystems(_ token: Int) -> Bool {
        code.brackets(around: token).contains { brace in
            guard code.text(brace) == "{", code.text(brace - 1) == "else", code.partners.indices.contains(brace - 2),
                code.partners[brace - 2] >= 0
            else { return false }
            let start = code.partners[brace - 2]
            return (max(0, start - 24)..<start).contains { code.text($0) == "#available" }
        }
    }
}

extension AuditRule {
    static let navigationView = AuditRule(
        .navigationView, .stacks,
        meaning: "A view uses `NavigationView`.",
        why: """
            It is deprecated since iOS 16. It has no path, so an app cannot know, save or change what is pushed, and it \
            chooses by itself whether it shows columns.
            """,
        instead: "Use `NavigationStack` where views are pushed, and `NavigationSplitView` for columns.",
        wrong: """
            struct RecipeList: View {
                let recipes: [Recipe]

                var body: some View {
                    NavigationView {
                        List(recipes) { Text($0.title) }
                    }
                }
            }
            """,
        right: """
            struct RecipeList: View {
                let recipes: [Recipe]

                var body: some View {
                    NavigationStack {
                        List(recipes) { Text($0.title) }
                    }
                }
            }
            """)
}
