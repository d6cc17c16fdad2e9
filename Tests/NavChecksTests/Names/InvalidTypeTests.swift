import NavCompiler
import NavSyntax
import TestSupport
import Testing

@Suite struct InvalidTypeTests {
    @Test func aListOfListsIsReported() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {params: {rows: "[[Int]]"}}
            """
        let report = """
            graph.yaml:4:25: error: `[[Int]]` is not a type [invalid-type]
              |
            4 |   home: {params: {rows: "[[Int]]"}}
              |                         ^^^^^^^^^
              = help: a list holds plain values: write `[T]` with the name of a type

            """
        #expect(findings(in: graph) == report)
    }

    @Test func allSpellingsAreFine() {
        let graph = """
            navgen: 1
            root: home
            types:
              Item: {swift: Shop.Item}
            screens:
              home: {params: {a: Int?, b: "[String]", c: Item?, d: "[Item]"}}
            """
        #expect(findings(in: graph).isEmpty)
    }

    @Test(
        "types that cannot be declared",
        arguments: [
            ("Cart.self", "write `Cart`"), ("Shop.Cart.Type", "write `Shop.Cart`"), ("Cart.Protocol", "write `Cart`"),
            ("Cart.init", nil), ("class", nil), ("Set<Self>", nil), ("[Any]", nil), ("_", nil),
        ] as [(String, String?)])
    func metatypesAndKeywordsAreReported(text: String, help: String?) {
        let graph = """
            navgen: 1
            root: home
            types: {A: {swift: "\(text)"}}
            screens: {home: {params: {a: A?}}}
            """
        let found = compileText(["graph.yaml": graph]).diagnostics
        #expect(found.map(\.message) == ["`\(text)` is not the name of a Swift type"])
        #expect(found.first?.help == help ?? "write a type's name, `Shop.Cart`, `Set<T>`, `[T]` or `T?`")
    }

    @Test func severalAreReported() {
        let graph = """
            navgen: 1
            root: home
            types:
              Item: {swift: "Shop Item"}
            screens:
              home: {params: {a: Int??, b: "[Int", c: "Map<Int>", d: Item?}}
            """
        let report = """
            graph.yaml:4:17: error: `Shop Item` is not the name of a Swift type [invalid-type]
              |
            4 |   Item: {swift: "Shop Item"}
              |                 ^^^^^^^^^^^
              = help: write a type's name, `Shop.Cart`, `Set<T>`, `[T]` or `T?`
            graph.yaml:6:22: error: `Int??` is not a type [invalid-type]
              |
            6 |   home: {params: {a: Int??, b: "[Int", c: "Map<Int>", d: Item?}}
              |                      ^^^^^
              = help: write `Int`, `Int?` or `[Int]`
            graph.yaml:6:32: error: `[Int` is not a type [invalid-type]
              |
            6 |   home: {params: {a: Int??, b: "[Int", c: "Map<Int>", d: Item?}}
              |                                ^^^^^^
              = help: a list holds plain values: write `[T]` with the name of a type
            graph.yaml:6:43: error: `Map<Int>` is not a type [invalid-type]
              |
            6 |   home: {params: {a: Int??, b: "[Int", c: "Map<Int>", d: Item?}}
              |                                           ^^^^^^^^^^
              = help: declare it under `types:` as the app's own: `{swift: Map<Int>}`

            """
        #expect(findings(in: graph) == report)
    }
}
