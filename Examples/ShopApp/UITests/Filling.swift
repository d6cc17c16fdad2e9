import XCTest

extension ShopTour {
    /// Fills the fields of a page that has to be complete before it leads on.
    func fill(_ page: ShopPage) {
        guard page == .accountOnboardingName else { return }
        let name = app.textFields.firstMatch
        name.tap()
        name.typeText("Ada")
    }
}
