import CatalogNavigation
import Foundation
import LibraryModel
import LoansNavigation
import Testing

@testable import Library

/// The app composes the modules of its features.
@Suite struct CompositionTests {
    private let isbn = ISBN("9780141439518")

    @Test func aLinkLeadsIntoAFeature() throws {
        let isbn = try #require(isbn)
        let link = try #require(LibraryLink("library://book/9780141439518"))
        #expect(link == .catalog(.book(isbn: isbn)))
        #expect(link.plan?.tab == .browse)
        #expect(link.plan?.path == [.catalog(.book(isbn: isbn))])
        #expect(LibraryLink("library://book/1234") == nil)
    }

    @Test func aGuardedSheetOfAFeatureWaits() throws {
        let isbn = try #require(isbn)
        let nobody = LibraryConditions(hasCard: false)
        var state = LibraryState()
        let link = try #require(LibraryLink("https://library.example.com/book/9780141439518/borrow"))
        #expect(state.follow(link, nobody, at: 0) == .deferred)
        #expect(state.shown(nobody).node == .getCard && state.requests.map(\.target) == [.loansBorrow])
        #expect(state.update(to: LibraryConditions(hasCard: true), at: 1) == .done)
        #expect(state.top.content == .sheet(.loans(.borrow(isbn: isbn))))
    }

    @Test func aStateWithRoutesOfFeaturesIsSaved() throws {
        let isbn = try #require(isbn)
        var state = LibraryState()
        state.push(.catalog(.shelf(genre: .crime)))
        state.push(.catalog(.book(isbn: isbn)))
        let data = try JSONEncoder().encode(state)
        #expect(try JSONDecoder().decode(LibraryState.self, from: data) == state)
    }

    @Test func aFlowOfAFeatureSkipsHiddenSteps() throws {
        let reader = LibraryConditions(hasCard: true, byMail: false)
        var state = LibraryState()
        state.follow(try #require(LibraryLink("library://loans/request")), reader, at: 0)
        #expect(state.flow() == .loans(.request(LoansRequestFlow(step: .book, data: LoansRequestData(weeks: 4)))))
        state.advance(reader)
        #expect(state.flow() == .loans(.request(LoansRequestFlow(step: .done))), "the flow knows its next step")
    }
}
