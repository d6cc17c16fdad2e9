import Foundation
import TestSupport
import Testing

/// Typical mistakes in code that uses generated Swift. The compiler's messages name the graph's own
/// types: `ShopRoute`, and not only `NavigationGraph.Route`.
@Suite struct CallSiteTests {
    struct Use: CustomTestStringConvertible, Sendable {
        var code: String
        /// The compiler's errors; empty if there are none.
        var errors: [String] = []
        var testDescription: String { code }

        init(_ code: String, _ errors: String...) {
            self.code = code
            self.errors = errors
        }
    }

    private static let uses: [Use] = [
        // Routes.
        Use("navigator.push(.product(productId: 1))"),
        Use(
            "navigator.push(.produkt(productId: 1))",
            "type 'ShopGraph.Route' (aka 'ShopRoute') has no member 'produkt'"),
        Use("_ = ShopRoute.receipt", "type 'ShopRoute' has no member 'receipt'"),
        Use("navigator.push(.product())", "missing argument for parameter 'productId' in call"),
        Use(
            "navigator.push(.product(productID: 1))",
            "incorrect argument label in call (have 'productID:', expected 'productId:')"),
        Use(
            "_ = navigator.state.path == [.orderDetail(orderId: 5)]",
            "cannot convert value of type 'Int' to expected argument type 'OrderID'"),
        // Nodes of another family.
        Use("navigator.push(.search())", "type 'ShopGraph.Route' (aka 'ShopRoute') has no member 'search'"),
        Use(
            "navigator.push(ShopSheet.search())",
            "cannot convert value of type 'ShopSheet' to expected argument type 'ShopGraph.Route' (aka 'ShopRoute')"),
        Use(
            "navigator.present(.sheet(.product(productId: 1)))",
            "type 'ShopGraph.Sheet' (aka 'ShopSheet') has no member 'product'"),
        Use(
            "navigator.present(.product(productId: 1))",
            "type 'NavigationState<ShopGraph>.Content' has no member 'product'"),
        // Tabs.
        Use("navigator.select(.orders)"),
        Use("navigator.select(.basket)", "type 'ShopGraph.Tab' (aka 'ShopTab') has no member 'basket'"),
        Use("small.select(.orders)", "type 'NoTab<SmallGraph>' has no member 'orders'"),
        // Families that a graph does not have.
        Use(
            "small.start(.onboarding())",
            "type 'NoFlow<SmallGraph.Node>' (aka 'NoFlow<SmallNode>') has no member 'onboarding'"),
        Use(
            "navigator.present(.alert(.sure))",
            "type 'Nothing<ShopGraph.Node>' (aka 'Nothing<ShopNode>') has no member 'sure'"),
        // Links.
        Use("navigator.open(ShopLink.settings)"),
        Use("navigator.open(SmallLink.detail)", "no exact matches in call to instance method 'open'"),
        Use("_ = ShopLink.profile", "type 'ShopLink' has no member 'profile'"),
        // Exits.
        Use("home.product(productId: 1)"),
        Use("home.reviews(productId: 1)", "value of type 'HomeExits' has no member 'reviews'"),
        Use("home.product()", "missing argument for parameter 'productId' in call"),
        Use("product.reviews()"),
        Use("_ = home.to.settings()"),
        Use("_ = home.to.photo()", "value of type 'HomeExits.To' has no member 'photo'"),
        Use("product.close()"),
        Use("home.close()", "value of type 'HomeExits' has no member 'close'"),
        // Answers.
        Use("signIn.finish(true)"),
        Use("signIn.finish(1)", "integer literal value '1' cannot be used as a boolean; did you mean 'true'?"),
        Use("home.finish(true)", "value of type 'HomeExits' has no member 'finish'"),
        Use("let _: OnboardingData? = await settings.onboarding()"),
        Use(
            "let _: CancelOrderAction? = await settings.onboarding()",
            "cannot assign value of type 'OnboardingData?' to type 'CancelOrderAction?'"),
        // Values.
        Use("_ = OrderID(\"ORD-001\")!.rawValue"),
        Use(
            "_ = OrderID(rawValue: \"ORD-001\").rawValue",
            "value of optional type 'OrderID?' must be unwrapped to refer to member 'rawValue' of wrapped base type 'OrderID'"
        ),
        Use(
            "_ = ShopConditions(signdIn: true)",
            "incorrect argument label in call (have 'signdIn:', expected 'signedIn:')"),
    ]

    private static let messages = Result {
        try CompilerMessages(
            uses.enumerated().map { number, use in
                let program = """
                    import NavgenRuntime
                    import Shop
                    import Small
                    @MainActor func use\(number)(
                        navigator: ShopNavigator, small: SmallNavigator, home: HomeExits, product: ProductExits,
                        signIn: SignInExits, settings: SettingsExits
                    ) async {
                        \(use.code)
                    }
                    """
                return ("Use\(number).swift", program)
            })
    }

    @Test("errors name the graph's types", arguments: uses.indices)
    func calls(_ number: Int) throws {
        let use = Self.uses[number]
        #expect(try Self.messages.get().errors["Use\(number).swift"] ?? [] == use.errors, "\(use.code)")
    }

    /// If there are several overloads, the notes say which links can be opened.
    @Test func aLinkOfAnotherGraphIsRefused() throws {
        let number = try #require(Self.uses.firstIndex { $0.code.contains("SmallLink") })
        let notes = try Self.messages.get().notes["Use\(number).swift"] ?? []
        #expect(notes.contains { $0.contains("'ShopGraph.Link' (aka 'ShopLink')") }, "\(notes)")
    }

    // MARK: - What the app supplies

    /// An app's views for the shop.
    static let views = """
            func home(exits: HomeExits) -> some View { EmptyView() }
            func product(productId: Int, ref: String?, exits: ProductExits) -> some View { EmptyView() }
            func reviews(productId: Int, sort: Sort, section: String?, exits: ReviewsExits) -> some View { EmptyView() }
            func orderHistory(exits: OrderHistoryExits) -> some View { EmptyView() }
            func orderDetail(orderId: OrderID, exits: OrderDetailExits) -> some View { EmptyView() }
            func profile(exits: ProfileExits) -> some View { EmptyView() }
            func settings(exits: SettingsExits) -> some View { EmptyView() }
            func search(query: String?, exits: SearchExits) -> some View { EmptyView() }
            func checkout(cart: Cart, exits: CheckoutExits) -> some View { EmptyView() }
            func signIn(exits: SignInExits) -> some View { EmptyView() }
            func photo(productId: Int, index: Int, exits: PhotoExits) -> some View { EmptyView() }
            func shareMenu(productId: Int, exits: ShareMenuExits) -> some View { EmptyView() }
            func onboardingWelcome(flow: OnboardingRun) -> some View { EmptyView() }
            func onboardingProfileSetup(flow: OnboardingRun) -> some View { EmptyView() }
            func onboardingPreferences(flow: OnboardingRun) -> some View { EmptyView() }
        """

    private static func screens(_ name: String, _ views: String) -> (name: String, text: String) {
        ("\(name).swift", "import Shop\nimport SwiftUI\n\nstruct \(name): ShopDestinations {\n\(views)\n}\n")
    }

    /// Leaves out each view in turn and expects one error that names the node, and a note that
    /// names the function.
    @Test func aMissingViewIsOneError() throws {
        let functions = Self.views.split(separator: "\n")
        let names = functions.map { String($0.drop { $0 == " " }.dropFirst("func ".count).prefix { $0 != "(" }) }
        var files = [Self.screens("All", Self.views)]
        for (number, name) in names.enumerated() {
            var others = functions
            others.remove(at: number)
            files.append(Self.screens("Without_\(name)", others.joined(separator: "\n")))
        }
        let messages = try CompilerMessages(files)
        #expect(messages.errors["All.swift"] == nil)
        for name in names {
            let errors = messages.errors["Without_\(name).swift"]
            let node = name.prefix(1).uppercased() + name.dropFirst()
            #expect(errors == ["type 'Without_\(name)' does not conform to protocol '\(node)Destination'"])
            let notes = messages.notes["Without_\(name).swift"] ?? []
            #expect(notes.contains { $0.hasPrefix("protocol requires function '\(name)(") }, "\(notes)")
        }
    }

    @Test(
        "a view with a wrong signature is one error",
        arguments: [
            ("photo(productId: Int,", "photo(productId: String,", "Photo"),
            ("photo(productId: Int, index: Int,", "photo(productId: Int,", "Photo"),
            ("exits: ReviewsExits", "exits: ProductExits", "Reviews"),
            ("flow: OnboardingRun) -> some View", "flow: OnboardingFlow) -> some View", "OnboardingWelcome"),
            (
                "func profile(exits: ProfileExits) -> some View { EmptyView() }",
                "func profile(exits: ProfileExits) -> Int { 0 }", "Profile"
            ),
        ])
    func aWrongViewIsOneError(_ part: String, _ wrong: String, _ node: String) throws {
        let start = try #require(Self.views.range(of: part))
        let messages = try CompilerMessages([
            Self.screens("Screens", Self.views.replacingCharacters(in: start, with: wrong))
        ])
        #expect(
            messages.errors["Screens.swift"] == ["type 'Screens' does not conform to protocol '\(node)Destination'"])
    }

    @Test func missingPartsOfAnAppAreNamed() throws {
        let app = """
            import Shop
            import SwiftUI

            final class Handlers: ShopHandlers {
                func onboardingFinished(_ data: OnboardingData, cancelled: Bool) {}
            }
            final class Session { var signedIn: Bool? }
            """
        func root(_ name: String, _ call: String) -> (name: String, text: String) {
            let view = "struct \(name): View { var body: some View { \(call) } }"
            return ("\(name).swift", "import NavgenRuntime\nimport Shop\nimport SwiftUI\n\n\(view)\n")
        }
        let messages = try CompilerMessages([
            ("App.swift", app), Self.screens("Screens", Self.views),
            ("Mute.swift", "import Shop\nfinal class Mute: ShopHandlers {}\n"),
            ("Blind.swift", "import Shop\nfinal class Blind: ShopFacts {}\n"),
            root(
                "NoFactsAtAll", "ShopRootView(destinations: Screens(), handlers: Handlers())"),
            root(
                "OtherFacts",
                "ShopRootView(conditions: Session(), destinations: Screens(), handlers: Handlers())"),
        ])
        #expect(messages.errors["App.swift"] == nil && messages.errors["Screens.swift"] == nil)
        #expect(messages.errors["Mute.swift"] == ["type 'Mute' does not conform to protocol 'ShopHandlers'"])
        let required = messages.notes["Mute.swift"] ?? []
        #expect(required.contains { $0.contains("'onboardingFinished(_:cancelled:)'") }, "\(required)")
        #expect(messages.errors["Blind.swift"] == ["type 'Blind' does not conform to protocol 'ShopFacts'"])
        #expect(messages.notes["Blind.swift"]?.contains { $0.contains("'signedIn'") } == true)
        for (file, type) in [("NoFactsAtAll", "NoFacts<ShopGraph>"), ("OtherFacts", "Session")] {
            let errors = messages.errors["\(file).swift"] ?? []
            let expected = "generic type alias 'ShopRootView' requires that '\(type)' conform to 'ShopFacts'"
            #expect(errors.contains(expected), "\(errors)")
        }
    }
}
