import BehaviorSupport
import NavgenRuntime
import Testing

/// Types and paths that ignore the case of letters.
@Test func readsAnyCase() throws {
    let loaf = BakeryLink.loaf(grain: .rye, with: [.spelt, .rye])
    expect(BakeryLink("bakery://loaf/RYE?with=spelt&with=rYe") == loaf, "an enum has its declared value")
    expect(loaf.url == "https://bakery.example/loaf/Rye?with=Spelt&with=Rye")
    expect(BakeryLink("bakery://Loaf/Rye") == nil, "this path has its case")
    expect(BakeryLink("bakery://loaf/Ryé") == nil && BakeryLink("bakery://loaf/Ry%65") == .loaf(grain: .rye, with: []))

    let lower = try #require(Voucher("ab-1234"))
    expect(BakeryLink("https://bakery.example/VOUCHER/ab-1234") == .voucher(code: lower), "a String stays as it is")
    expect(BakeryLink("bakery://voucheR/ab-1234/") == .voucher(code: lower))
    expect(BakeryLink("bakery://V-ab-1234") == .voucher(code: lower))
    expect(BakeryLink("bakery://V-ab-1234/") == nil && BakeryLink("bakery://V-ab-123") == nil)
    expect(BakeryLink.voucher(code: lower).url == "https://bakery.example/Voucher/ab-1234")
    expect(Voucher("AB-1234") != lower && Voucher("é-1234") == nil)
}

/// Two patterns that differ only in the slash at the end.
@Test func distinguishesSlashes() {
    expect(BakeryLink("https://bakery.example/recipes/rye/") == .recipes(path: "rye"))
    expect(BakeryLink("https://bakery.example/recipes/rye") == .recipe(path: "rye"))
    expect(BakeryLink("bakery://recipes/rye/dark/?x=1") == .recipes(path: "rye/dark"))
    expect(BakeryLink("bakery://recipes/rye/dark#x") == .recipe(path: "rye/dark"))
    expect(BakeryLink("bakery://recipes/") == nil && BakeryLink("bakery://recipes/rye//") == nil)
    expect(BakeryLink.recipes(path: "rye").url == "https://bakery.example/recipes/rye/")
    expect(BakeryLink.recipe(path: "rye").url == "https://bakery.example/recipes/rye")
    expect(BakeryLink("bakery://old/rye/") == .recipe(path: "rye"), "a redirect has the slash of `links`")
}
