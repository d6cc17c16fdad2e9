import Foundation
import NavgenKit
import TestSupport
import Testing

@Suite struct ContentsTests {
    @Test func nodesHaveTheValuesOfTheGraph() throws {
        let graph = try shop.get()
        #expect(graph.name == "Shop")
        #expect(graph.doc == "A small shop with a catalogue, orders and an account.")
        let product = try #require(graph.node("product"))
        #expect(product.kind == .screen)
        #expect(product.title == "Product {productId}")
        #expect(product.parameters.map(\.name) == ["productId", "ref"])
        #expect(product.parameters.map(\.type) == ["Int", "String?"])
        #expect(product.parameters.map(\.isRequired) == [true, false])
        #expect(product.patterns == ["/product/{productId}?ref={ref}"])
        #expect(graph.node("orders")?.requires == ["signedIn"])
        #expect(graph.node("nothing") == nil)
        #expect(graph.nodes.first { $0.id == "product" } == product)
    }

    @Test func routesHaveTransitions() throws {
        let ways = try shop.get().routes.map { "\($0.source ?? "*") \($0.transition) \($0.target)" }
        #expect(ways.contains("home push product"))
        #expect(ways.contains("home sheet search"))
        #expect(ways.contains("orderDetail dialog cancelOrder"))
    }

    /// Nodes and routes equal those of the output `json`.
    @Test(arguments: graphFiles) func agreesWithTheDocument(path: String) throws {
        let graph = try graph(at: path)
        let file = try #require(try graph.emit([.json]).files.first)
        let document = try #require(JSONSerialization.jsonObject(with: Data(file.contents)) as? [String: Any])
        let nodes = try #require(document["nodes"] as? [[String: Any]])
        #expect(nodes.map { $0["id"] as? String } == graph.nodes.map(\.id))
        #expect(nodes.map { $0["kind"] as? String } == graph.nodes.map(\.kind.rawValue))
        #expect(Set(graph.nodes.map(\.id)).count == graph.nodes.count)
        for node in graph.nodes { #expect(graph.node(node.id) == node) }
        let ids = Set(graph.nodes.map(\.id))
        for route in graph.routes {
            #expect(ids.contains(route.target) && route.source.map(ids.contains) ?? true && !route.transition.isEmpty)
        }
    }
}
