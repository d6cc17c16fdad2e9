// Prints the time of transitions in the shop, each the best of nine, as `what|nanoseconds`.
// Compiled with OLD for generated code that contains its own runtime.
import Foundation

#if !OLD
    import NavgenRuntime
#endif

func time(_ what: String, _ rounds: Int, _ body: () -> Void) {
    var best = Double.infinity
    for _ in 0..<9 {
        let start = DispatchTime.now().uptimeNanoseconds
        for _ in 0..<rounds { body() }
        best = min(best, Double(DispatchTime.now().uptimeNanoseconds - start) / Double(rounds))
    }
    print(what + "|" + String(format: "%.0f", best))
}

func once(_ what: String, _ body: () -> Void) {
    let start = DispatchTime.now().uptimeNanoseconds
    body()
    print("\(what), first use|\(DispatchTime.now().uptimeNanoseconds - start)")
}

let member = ShopConditions(signedIn: true)
let url = "https://shop.example.com/product/5/reviews?sort=price#top"
once("state") { if ShopState().depth != 1 { print("?") } }
once("link") { if ShopLink(url) == nil { print("?") } }
var base = ShopState()
let link = ShopLink(url)!
for number in 0..<6 { base.push(.product(productId: number, ref: "mail")) }
time("push and pop", 20_000) {
    base.push(.reviews(productId: 1, sort: .price, section: "a"))
    base.pop()
}
time("present and dismiss", 20_000) {
    base.present(.sheet(.search(query: "red")))
    base.dismiss()
}
time("go(.push) and pop", 20_000) {
    _ = base.go(.push(.product(productId: 9)), member, at: 0)
    base.pop()
}
var changed = base
changed.push(.settings)
changed.pop()
time("== of equal states", 20_000) { if base != changed { print("?") } }
time("read a URL", 20_000) { if ShopLink(url) == nil { print("?") } }
time("a link's plan", 20_000) { if link.plan == nil { print("?") } }
var followed = ShopState()
time("follow a link", 5_000) { _ = followed.follow(link, member, at: 0) }

@MainActor func navigate() {
    let navigator = ShopNavigator(conditions: member)
    navigator.onEvent = { _ in }
    for number in 0..<6 { navigator.push(.product(productId: number)) }
    time("navigator: push and pop", 3_000) {
        navigator.push(.reviews(productId: 1, section: "a"))
        navigator.pop()
    }
    let data = navigator.save()!
    time("navigator: save", 1_000) { _ = navigator.save() }
    time("navigator: restore", 1_000) { navigator.restore(data) }
}
MainActor.assumeIsolated { navigate() }
