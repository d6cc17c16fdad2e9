#if DEBUG
    import AccountNavigation
    import CatalogNavigation
    @testable import NavgenRuntime
    import OrdersNavigation
    import ShopModel
    @testable import ShopNavigation

    extension Tour {
        func openLinks() async {
            await step(
                "A link shows a screen and the screens below it: shop://product/3/reviews?sort=price#quality"
            ) {
                navigator.open("shop://product/3/reviews?sort=price#quality")
            }
            await step("The same link again counts an arrival: the reviews scroll") {
                navigator.open("shop://product/3/reviews?sort=price#quality")
                write("  arrivals: \(CatalogReviewsExits(handler: exits.section()).arrivals)")
            }
            await step("An old link still works: https://shop.example.com/p/4") {
                navigator.open("https://shop.example.com/p/4")
            }
            await step("No link of this graph: https://shop.example.com/careers") {
                navigator.open("https://shop.example.com/careers")
            }
        }

        func openGuardedLink() async {
            await step("A link needs a signed-in user: shop://order/ORD-001") {
                navigator.open("shop://order/ORD-001")
            }
            await step("The customer, a member, signs in: the link continues") {
                navigator.conditionsChanged(ShopConditions(signedIn: true, member: true))
            }
        }

        func goThroughFlow() async {
            await step("A link to the settings: shop://settings") {
                navigator.open("shop://settings")
            }
            let settings = AccountSettingsExits(handler: exits.section())
            let answer = Task { await settings.onboarding() }
            await step("The settings start a flow and await its data") {
                await wait { navigator.state.node == .accountOnboarding }
            }
            guard let flow = navigator.rootPresenter.level?.run as? AccountOnboardingRun else { return }
            await step("The next step, where a name is entered") {
                flow.next()
                flow.userName = "Ada"
            }
            await step("The next step, which is only visible to members") { flow.next() }
            await step("Back, and forward again") {
                flow.back()
                flow.next()
            }
            await step("The last two steps: the flow has ended") {
                flow.next()
                flow.next()
                write(
                    "  returned: \(await answer.value.map { "\($0.userName), news: \($0.wantsNews)" } ?? "nothing")")
            }
        }

        func answerDialog() async {
            await step("Back at an order: shop://order/ORD-002") {
                navigator.open("shop://order/ORD-002")
            }
            guard let id = OrderID("ORD-002") else { return }
            let order = OrdersDetailExits(handler: exits.section(), orderId: id)
            // The button to which the dialog is anchored is on screen.
            let button = PresentationSource()
            button.content = ShopState.Content.dialog(.orders(.cancel(orderId: id))).core
            let screen = ScreenOrigin(id: navigator.display.base.topID)
            button.origin = { screen }
            navigator.rootPresenter.add(button)
            for action in [OrdersCancelAction.confirm, nil] {
                let answer = Task { await order.cancel() }
                await step("The order asks and awaits the answer") {
                    await wait { navigator.state.node == .ordersCancel }
                }
                await step(action == nil ? "The dialog is dismissed" : "The button is tapped") {
                    let dialog = navigator.state.top.id
                    if let action {
                        navigator.answer(dialog, AlertButton(action, action.rawValue))
                    } else {
                        navigator.dismissed(dialog)
                    }
                    write("  answered: \(await answer.value?.rawValue ?? "nothing")")
                }
            }
        }

        func fillInAddress() async {
            await step("The customer taps the tab of the account twice: it pops to its root") {
                navigator.tap(ShopTab.me.index)
                navigator.tap(ShopTab.me.index)
            }
            let profile = AccountProfileExits(handler: exits.section())
            let street = Task { await profile.address() }
            await step("The profile asks for an address") {
                await wait { navigator.state.node == .accountAddress }
            }
            await step("The sheet returns a street") {
                AccountAddressExits(handler: exits.section()).finish("1 Long Street")
                write("  returned: \(await street.value ?? "nothing")")
            }
        }

        func pushWithoutARoute() async {
            await step("A stack shows an order on top of the profile, to which no route leads: reverted") {
                guard let id = OrderID("ORD-001") else { return }
                follow([.orders(.detail(orderId: id))])
            }
            await step("It can show the settings") {
                follow([.account(.settings)])
            }
        }

        /// Simulates that the system has changed the stack.
        private func follow(_ path: [ShopRoute]) {
            navigator.follow(path.map(\.nodeValue), on: navigator.rootLevels[ShopTab.me.index])
        }

        func redeemVouchers() async {
            await step("A link that performs an action, without success: shop://voucher/COFFEE") {
                navigator.open("shop://voucher/COFFEE")
                await wait { navigator.state.node == .voucherFailed }
            }
            await step("And with success: shop://voucher/TEA") {
                navigator.open("shop://voucher/TEA")
                await wait { navigator.state.tab == .purchases }
                write("  redeemed: \(handlers.redeemed.joined(separator: ", "))")
            }
        }

        func restore() async {
            await step("An order leads to a product in another section") {
                guard let id = OrderID("ORD-002") else { return }
                OrdersHistoryExits(handler: exits.section()).detail(orderId: id)
                OrdersDetailExits(handler: exits.section(), orderId: id).catalogProduct(productId: 2, ref: "order")
            }
            write("\nA new navigator restores the saved state")
            let another = ShopNavigator(conditions: navigator.conditions)
            if let saved = navigator.save() {
                another.restore(saved)
            }
            write(another.state.tree)
            write("\nWithout a signed-in user, it restores what is allowed")
            let guest = ShopNavigator(conditions: ShopConditions(signedIn: false, member: false))
            if let saved = navigator.save() {
                guest.restore(saved)
            }
            write(guest.state.tree)
        }
    }
#endif
