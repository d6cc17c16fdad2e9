import NavCompiler
import TestSupport
import Testing

/// Types with `identity: reference`, which are classes of the app such as observable models.
@Suite struct ReferenceTypeTests {
    private static let graph = """
        navgen: 1
        name: App
        root: home
        types: {Cart: {swift: CartModel, identity: reference}}
        screens:
          home: {to: [basket, pay]}
          basket: {params: {cart: Cart, others: "[Cart]"}}
        sheets: {pay: {params: {cart: Cart?}}}
        """

    private static func program(_ main: String) throws -> SwiftProgram {
        let runtime = try RuntimeModule.plain.get()
        let files = try CompiledGraph(graph).swift().filter { $0.name != "Own.swift" }
        return try SwiftProgram(
            files + [("main.swift", main)],
            flags: ["-swift-version", "6", "-warnings-as-errors"] + runtime.flags + runtime.objects)
    }

    @Test func areComparedByIdentityAndNeverSaved() throws {
        let program = try Self.program(
            """
            import Foundation
            import NavgenRuntime
            import Observation

            @MainActor @Observable final class CartModel { var items = 0 }

            let (first, second) = (CartModel(), CartModel())
            print(AppRoute.basket(cart: first, others: [second]) == .basket(cart: first, others: [second]))
            print(AppRoute.basket(cart: first, others: []) == .basket(cart: second, others: []))
            first.items = 7
            var state = AppState(path: [.basket(cart: first, others: [])])
            state.present(.sheet(.pay(cart: second)))
            if case .basket(let cart, _)? = state.path.first { print(cart === first, cart.items) }
            let restored = try JSONDecoder().decode(AppState.self, from: JSONEncoder().encode(state))
            print(restored.path.count, restored.presented.count)
            """)
        defer { program.remove() }
        #expect(try program.run() == "true\nfalse\ntrue 7\n0 0\n")
    }

    @Test(arguments: ["struct CartModel: Hashable, Sendable {}", "final class CartModel { var items = 0 }"])
    func haveToBeSendableClasses(declaration: String) throws {
        try QuickRun.leaveOut(startOf: "swiftc")
        let error = try #require(throws: SwiftProgram.Failure.self) { _ = try Self.program(declaration) }
        #expect(error.description.contains("graph.yaml: Cart: {swift: CartModel, identity: reference}"))
    }

    @Test func areOnlyForTypesOfTheApp() {
        let found = findings(
            in: "navgen: 1\nroot: a\nscreens: {a: {}}\ntypes: {Size: {cases: [s], identity: reference}}")
        #expect(found.contains("`identity: reference` is for a class of the app"))
    }
}
