import NavAudit
import NavChecks
import NavDiff
import NavEmit
import NavGraph
import NavSyntax

/// The files of the documentation that follow from the code: `make docs` writes them, and a test compares them.
public enum ReferencePages {
    /// A file, by its path in the repository.
    public struct Page: Sendable {
        public let path: String
        public let text: String
    }

    public static var all: [Page] {
        [
            Page(path: "Docs/language.md", text: LanguageReference.markdown()),
            Page(path: "Schema/navgen.schema.json", text: LanguageReference.jsonSchema()),
            Page(path: "Schema/graph.schema.json", text: GraphDocumentReference.jsonSchema()),
            Page(path: "Docs/rules/README.md", text: rules),
            Page(path: "Docs/changes/README.md", text: changes),
            Page(path: "Docs/audit/README.md", text: audit),
        ]
            + allRules.map { Page(path: "Docs/rules/" + RulePage($0).path, text: RulePage($0).markdown) }
            + changeRules.map { Page(path: "Docs/changes/" + ChangePage($0).path, text: ChangePage($0).markdown) }
            + auditRules.map { Page(path: "Docs/audit/" + AuditPage($0).path, text: AuditPage($0).markdown) }
    }

    /// The folders that hold nothing else.
    public static let folders = ["Docs/rules", "Docs/changes", "Docs/audit"]

    private static var rules: String {
        var text = "# Rules\n\nWhat navgen checks. `navgen explain RULE` says the same on a terminal.\n"
        for group in Rule.Group.allCases {
            text += "\n## \(group.rawValue)\n\n| rule | severity | what it finds |\n| --- | --- | --- |\n"
            for page in allRules.map(RulePage.init) where page.rule.group == group {
                text += "| [\(page.rule.id)](\(page.path)) | \(page.shortSeverity) | \(page.rule.meaning) |\n"
            }
        }
        return text
    }

    private static var audit: String {
        var text = """
            # What the audit finds

            What `navgen audit` reports about an app's Swift. `navgen explain RULE` says the same on a terminal. The
            severity of each can be set with `--rule`, or with `rules:` of the graph. [Auditing](../guides/auditing.md)
            explains the command.

            """
        for group in AuditRule.Group.allCases {
            text += "\n## \(group.rawValue)\n\n| rule | severity | what it finds |\n| --- | --- | --- |\n"
            for page in auditRules.map(AuditPage.init) where page.rule.group == group {
                text += "| [\(page.rule.id)](\(page.path)) | \(page.shortSeverity) | \(page.rule.meaning) |\n"
            }
        }
        return text
    }

    private static var changes: String {
        var text = """
            # Changes

            What `navgen diff` reports. `navgen explain RULE` says the same on a terminal. The severity of each can be set
            with `rules:` and `--rule`.

            """
        for group in ChangeRule.Group.allCases {
            text += "\n## \(group.rawValue)\n\n"
            text += "| change | severity | can break | what it means |\n| --- | --- | --- | --- |\n"
            for page in changeRules.map(ChangePage.init) where page.rule.group == group {
                let rule = page.rule
                let breaks = rule.breaks.map(\.rawValue).joined(separator: ", ")
                text += "| [\(rule.id)](\(page.path)) | \(rule.severity.rawValue) | \(breaks) | \(rule.meaning) |\n"
            }
        }
        return text
    }
}
