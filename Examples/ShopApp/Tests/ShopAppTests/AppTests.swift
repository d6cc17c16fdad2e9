#if os(Linux)
    import Foundation
    import SwiftUI
    import Testing

    @testable import ShopCore
    @testable import ShopNavigation

    /// Tests the whole app on a stage, which simulates the user and the system.
    @MainActor
    @Suite struct AppTests {
        private let session = Session()
        private let navigator: ShopNavigator
        private let stage: Stage

        init() {
            navigator = ShopNavigator(conditions: session.conditions)
            stage = Stage(
                ShopRootView(
                    conditions: session, destinations: Screens(session), handlers: Handlers(session),
                    navigator: navigator))
        }

        @Test func aProductIsPushedWithItsReviews() {
            stage.tap("Kettle")
            #expect(navigator.state.path == [.catalog(.product(productId: 1))])
            stage.tap("Best reviews")
            #expect(stage.visibleTexts.first == "Will outlive me (5 of 5)")
            stage.tapBack(count: 2)
            #expect(navigator.state.path.isEmpty)
            #expect(stage.warnings.isEmpty)
        }

        @Test func aProductIsSharedAndItsPhotosAreShown() async {
            stage.tap("Teapot")
            stage.tap("Share")
            #expect(stage.visibleTexts.first == "Tell a friend about Teapot")
            stage.tap("Copy the link")
            #expect(stage.first("popover") == nil)
            stage.tap("Photos")
            #expect(stage.visibleTexts == ["Teapot, photo 1", "Done"])
            stage.tap("Done")
            #expect(navigator.state.presented.isEmpty)
            #expect(stage.warnings.isEmpty)
        }

        @Test func aSearchStaysInItsSheet() {
            stage.tap("Search")
            stage.tap("Cup")
            #expect(navigator.state.presented.first?.path == [.catalog(.product(productId: 3))])
            #expect(navigator.state.path.isEmpty)
        }

        @Test func aLinkScrollsToASection() async throws {
            stage.open(try #require(URL(string: "shop://product/1/reviews#delivery")))
            await settle()
            #expect(stage.scrolls == ["delivery"])
        }

        @Test func theOrdersAskForASignIn() async {
            stage.tapTab(label: "Orders")
            #expect(navigator.state.top.node == .accountSignIn)
            #expect(navigator.state.tab == .browse)
            await signIn()
            #expect(navigator.state.tab == .purchases)
            #expect(stage.visibleTexts == ["Order ORD-001", "Order ORD-002"])
            session.account.signOut()
            await settle()
            #expect(navigator.state.tab == .browse)
        }

        @Test func aCancelledSignInLeadsNowhere() async {
            stage.tapTab(label: "Orders")
            stage.tap("Not now")
            await settle()
            #expect(navigator.state.tab == .browse)
            #expect(navigator.state.requests.isEmpty)
        }

        @Test func anOrderIsCancelledAfterConfirmation() async throws {
            stage.open(try #require(URL(string: "shop://order/ORD-001")))
            await signIn()
            #expect(stage.visibleTexts.first == "Being packed")
            stage.tap("Cancel the order")
            await settle()
            #expect(navigator.state.node == .ordersCancel)
            stage.tap("Cancel order")
            await settle()
            #expect(stage.visibleTexts.first == "Cancelled")
        }

        @Test func anAddressIsReturned() async {
            stage.tapTab(label: "Account")
            await signIn()
            stage.tap("Change the address")
            await settle()
            #expect(!stage.tap("Save"), "it is empty")
            write("1 Long Street", in: "Street")
            #expect(stage.tap("Save"))
            await settle()
            #expect(session.account.street == "1 Long Street")
            #expect(navigator.state.presented.isEmpty)
        }

        @Test func unsavedTextIsNotLostToASwipeOrALink() async throws {
            stage.tapTab(label: "Account")
            await signIn()
            stage.tap("Change the address")
            await settle()
            write("1 Long Street", in: "Street")
            #expect(!stage.swipeDown(try #require(stage.first("sheet"))))
            stage.open(try #require(URL(string: "shop://product/2")))
            #expect(navigator.state.node == .accountAddress, "the link waits")
            stage.tap("Save")
            await settle()
            #expect(session.account.street == "1 Long Street")
            #expect(navigator.state.path == [.catalog(.product(productId: 2))])
        }

        @Test func theFlowHasAnotherStepForMembers() async throws {
            stage.open(try #require(URL(string: "shop://settings")))
            stage.tap("I have a member's card")
            await signIn()
            stage.tap("Tell us about you")
            await settle()
            stage.tap("Begin")
            write("Ada", in: "Your name")
            stage.tap("Go on")
            #expect(stage.visibleTexts.first == "Members get free cups")
            stage.tap("Good")
            #expect(stage.visibleTexts.first == "Have a look around, Ada")
            stage.tap("Finish")
            await settle()
            #expect(session.account.name == "Ada")
            #expect(navigator.state.node == .accountSettings)
        }

        @Test func anUnknownVoucherShowsAnAlert() async throws {
            stage.open(try #require(URL(string: "shop://voucher/COFFEE")))
            await signIn()
            #expect(navigator.state.node == .voucherFailed)
            stage.tap("OK")
            await settle()
            #expect(navigator.state.presented.isEmpty)
        }

        private func signIn() async {
            await settle()
            stage.tap("Sign in now")
            await settle()
        }

        /// Lets tasks run and updates the views.
        private func settle() async {
            for _ in 0..<5 {
                for _ in 0..<10 { await Task.yield() }
                stage.update()
            }
        }

        private func write(_ text: String, in field: String) {
            let node = stage.visibleNodes.first { $0.kind == "TextField" && $0.label == field }
            let binding = node?.values["text"] as? Binding<String>
            #expect(binding != nil, "there is no field with this title")
            binding?.wrappedValue = text
            stage.update()
        }
    }
#endif
