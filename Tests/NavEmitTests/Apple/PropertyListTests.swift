import Foundation
import NavEmit
import NavGraph
import NavLinks
import TestSupport
import Testing

@Suite struct PropertyListTests {
    private static let text = """
        navgen: 1
        name: Shop
        root: home
        links:
          schemes: [shop, SHOP2]
          hosts: [shop.example.com, "*.shop.example.com"]
          environments:
            staging: {schemes: [shop-staging], hosts: [staging.example.com]}
            web: {schemes: []}
        outputs: {entitlements: {developerMode: [staging]}}
        screens:
          home: {to: [special, help]}
          help: {url: /help}
          special: {url: {path: /special, hosts: [special.example.com], schemes: [https, special]}}
        """

    private func files(_ kind: OutputKind, sourceName: String = "graph.yaml") throws -> [String: String] {
        let graph = try CompiledGraph(Self.text)
        let emitter = try #require(allEmitters.first { $0.kind == kind })
        let files = emitter.files(graph.links, EmitOptions(sourceName: sourceName))
        return Dictionary(files.map { ($0.path, $0.contents) }, uniquingKeysWith: { first, _ in first })
    }

    private func read(_ text: String) throws -> [String: Any] {
        let value = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
        return try #require(value as? [String: Any])
    }

    @Test func eachInfoFileHasTheSchemesOfItsBuild() throws {
        let files = try files(.plist)
        #expect(files.keys.sorted() == ["Shop-Info.plist", "Shop-staging-Info.plist", "Shop-web-Info.plist"])
        var schemes: [String: [String]] = [:]
        for (name, text) in files {
            let types = try #require(try read(text)["CFBundleURLTypes"] as? [[String: Any]])
            #expect(types.count == 1)
            #expect(types[0]["CFBundleURLName"] as? String == "$(PRODUCT_BUNDLE_IDENTIFIER)")
            #expect(types[0]["CFBundleTypeRole"] as? String == "Viewer")
            schemes[name] = types[0]["CFBundleURLSchemes"] as? [String]
        }
        #expect(schemes["Shop-Info.plist"] == ["shop", "shop2", "special"])
        #expect(schemes["Shop-staging-Info.plist"] == ["shop-staging", "special"])
        #expect(schemes["Shop-web-Info.plist"] == ["special"])
    }

    @Test func eachEntitlementsFileHasTheDomainsOfItsBuild() throws {
        let files = try files(.entitlements)
        var domains: [String: [String]] = [:]
        for (name, text) in files {
            domains[name] = try read(text)["com.apple.developer.associated-domains"] as? [String]
        }
        let own = ["shop.example.com", "*.shop.example.com", "special.example.com"].map { "applinks:" + $0 }
        #expect(
            domains == [
                "Shop.entitlements": own, "Shop-web.entitlements": own,
                "Shop-staging.entitlements": [
                    "applinks:staging.example.com?mode=developer", "applinks:special.example.com?mode=developer",
                ],
            ])
    }

    @Test func anySourceNameIsInTheComment() throws {
        for name in ["a--b.yaml", "--->.yaml", "<&]]>.yaml", "a\u{1}b.yaml", "\u{FFFE}.yaml"] {
            for text in try files(.plist, sourceName: name).values { _ = try read(text) }
        }
    }

    @Test func missingSchemesAndHostsAreProblems() throws {
        let graph = try CompiledGraph("navgen: 1\nroot: home\nscreens: {home: {url: /}}\n")
        let words = [OutputKind.plist: "scheme", .entitlements: "host", .aasa: "host"]
        for (kind, word) in words {
            let emitter = try #require(allEmitters.first { $0.kind == kind })
            let options = EmitOptions(sourceName: "graph.yaml")
            #expect(emitter.files(graph.links, options).isEmpty)
            let problems = emitter.problems(graph.links, options)
            #expect(problems.count == 1 && problems[0].message.contains(word), "\(kind) \(problems)")
        }
    }
}
