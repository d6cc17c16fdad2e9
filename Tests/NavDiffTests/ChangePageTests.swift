import NavDiff
import NavDriver
import NavSyntax
import TestSupport
import Testing

@Suite struct ChangePageTests {
    @Test(arguments: changeRules.map(\.id.name)) func anExampleShowsItsRule(name: String) throws {
        let rule = try #require(changeRules.first { $0.id.name == name })
        guard rule.example != nil else { return }
        let listing = try #require(ChangePage(rule).listing, "an example has errors")
        #expect(listing.text(.text).contains("[\(name)]"))
    }
}
