// Written by navgen from spelling.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias BakeryExit = NavigationExit<BakeryGraph>
typealias BakeryExitHandler = ExitHandler<BakeryExit>

@MainActor struct ShelfExits: ScreenExiting, PlainExiting {
    let handler: BakeryExitHandler

    func loaf(grain: Grain, with: [Grain] = []) { go(.push(.loaf(grain: grain, with: with))) }
    func voucher(code: Voucher) { go(.push(.voucher(code: code))) }
    func recipes(path: String) { go(.push(.recipes(path: path))) }
    func recipe(path: String) { go(.push(.recipe(path: path))) }

    var to: To { To() }
    @MainActor struct To {
        func loaf(grain: Grain, with: [Grain] = []) -> BakeryRoute {
            .loaf(grain: grain, with: with)
        }
        func voucher(code: Voucher) -> BakeryRoute { .voucher(code: code) }
        func recipes(path: String) -> BakeryRoute { .recipes(path: path) }
        func recipe(path: String) -> BakeryRoute { .recipe(path: path) }
    }
}

@MainActor struct LoafExits: ScreenExiting, PlainExiting { let handler: BakeryExitHandler }

@MainActor struct VoucherExits: ScreenExiting, PlainExiting { let handler: BakeryExitHandler }

@MainActor struct RecipesExits: ScreenExiting, PlainExiting { let handler: BakeryExitHandler }

@MainActor struct RecipeExits: ScreenExiting, PlainExiting { let handler: BakeryExitHandler }
