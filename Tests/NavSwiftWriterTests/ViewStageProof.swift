import TestSupport
import Testing

/// What `ViewStageTests` show, for more variants and orders, and without the Observation framework.
@Suite struct ViewStageProof {
    @Test func showsAnOfficeWithoutObservation() throws { try ViewStageTests.expectOffice(hasObservation: false) }

    /// Without Observation, tabs are also those before iOS 18.
    @Test(arguments: [false, true])
    func isRightForEachVariant(hasObservation: Bool) throws {
        try ViewStageTests.expectRight(
            for: ViewStageTests.variants + ViewStageTests.combinations("variants"), hasObservation: hasObservation)
    }

    @Test func presentsInManyOrdersOfEvents() throws { try ViewStageTests.expectPresentations(rounds: 15) }
}
