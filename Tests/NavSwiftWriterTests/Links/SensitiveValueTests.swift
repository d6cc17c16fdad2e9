import TestSupport
import Testing

@testable import NavgenRuntime

extension DynamicGraphTests {
    /// Printed values may end up in logs.
    @Test func sensitiveValuesAreNotPrinted() throws {
        let compiled = try CompiledGraph(
            """
            navgen: 1
            root: home
            screens:
              home: {to: [code]}
              code: {params: {name: String, pin: {type: String, sensitive: true}}}
            """)
        DynamicGraph.load(compiled.links, onlyLinks: false)
        let node = try #require(DynamicGraph.table.index(of: "code"))
        let value = NodeValue(node, parameters: [.string("Ada"), .string("1234")])
        #expect(value.description(DynamicGraph.table) == "code(name: Ada, pin: •••)")
        #expect(value.reported(DynamicGraph.table) == ["name": "Ada"])
    }
}
