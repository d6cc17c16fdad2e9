// Written by navgen from shop.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import XCTest

/// Tours through the running app. Together they show 17 of 18 screens and take all 13 routes.
final class ShopTours: XCTestCase {
    @MainActor func testTour1() {
        ShopTour.run(self, "signedIn=true,member=true") { tour in
            tour.shows(.catalogHome)
            tour.catalogHome.product().shows(.catalogProduct)
            tour.catalogProduct.reviews().shows(.catalogReviews)
            tour.select(tab: "purchases", "Orders").shows(.ordersHistory)
            tour.ordersHistory.detail().shows(.ordersDetail)
            tour.ordersDetail.cancel().shows(.ordersCancel)
            tour.ordersCancel.confirm().shows(.ordersDetail)
            tour.ordersDetail.catalogProduct().shows(.catalogProduct)
            tour.catalogProduct.photo().shows(.catalogPhoto)
            tour.dismiss("catalog.photo", .cover).shows(.catalogProduct)
            tour.catalogProduct.share().shows(.catalogShare)
            tour.dismiss("catalog.share", .popover).shows(.catalogProduct)
            tour.select(tab: "me", "Account").shows(.accountProfile)
            tour.accountProfile.settings().shows(.accountSettings)
            tour.accountSettings.onboarding().shows(.accountOnboardingWelcome)
            tour.next(.accountOnboardingWelcome).shows(.accountOnboardingName)
            tour.next(.accountOnboardingName).shows(.accountOnboardingPerks)
            tour.next(.accountOnboardingPerks).shows(.accountOnboardingDone)
        }
    }

    @MainActor func testTour2() {
        ShopTour.run(self, "signedIn=true,member=true") { tour in
            tour.shows(.catalogHome)
            tour.catalogHome.search().shows(.catalogSearch)
            tour.catalogSearch.product().shows(.catalogProduct)
            tour.dismiss("catalog.search", .sheet).shows(.catalogHome)
            tour.catalogHome.accountSignIn().shows(.accountSignIn)
            tour.dismiss("account.signIn", .sheet).shows(.catalogHome)
            tour.select(tab: "me", "Account").shows(.accountProfile)
            tour.accountProfile.address().shows(.accountAddress)
        }
    }
}
