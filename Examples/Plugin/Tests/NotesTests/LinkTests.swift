import ArchiveNavigation
import Testing

@testable import Notes

/// Uses the Swift that the plugin has generated.
@Suite struct LinkTests {
    @Test func aLinkIntoTheModuleOfASection() throws {
        let link = try #require(NotesLink("https://notes.example.com/archive/2019"))
        #expect(link == .archive(.year(number: 2019)))
        let state = try #require(link.plan)
        #expect(state.tab == .kept)
        guard case .archive(let route) = try #require(state.path.last) else {
            Issue.record("the link leads to \(state)")
            return
        }
        #expect(ArchiveYear.shown(by: route) == 2019)
    }

    @Test func aLinkIntoASection() {
        #expect(NotesLink("notes://folder/Travel%20plans") == .folders(.folder(name: "Travel plans")))
        #expect(NotesLink("notes://folder") == nil)
    }
}
