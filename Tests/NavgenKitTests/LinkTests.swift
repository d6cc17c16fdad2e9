import Foundation
import NavgenKit
import TestSupport
import Testing

@Suite struct LinkTests {
    @Test func aMatchHasAPlan() throws {
        let link = try #require(try shop.get().resolve("shop://order/ORD-001").match)
        #expect(link.node == "orderDetail")
        #expect(link.kind == .screen)
        #expect(link.pattern == "/order/{orderId}")
        #expect(link.values == ["orderId": "ORD-001"])
        #expect(link.requires == ["signedIn"])
        #expect(link.canonical == "https://shop.example.com/order/ORD-001")
        let plan = try #require(link.plan)
        #expect(plan.tab == "orders")
        #expect(plan.root.node == "orderHistory")
        #expect(plan.path.map(\.node) == ["orderDetail"])
        #expect(plan.path.first?.values == ["orderId": "ORD-001"])
        #expect(plan.nodes == ["orders", "orderHistory", "orderDetail"])
    }

    @Test func valuesHaveTheTypesOfTheirParameters() throws {
        let graph = try graph(
            """
            navgen: 1
            root: home
            links: {schemes: [app]}
            types: {Sort: {cases: [{price: p}, name]}}
            screens:
              home: {}
              all:
                params:
                  i: Int
                  u: UInt?
                  b: Bool?
                  d: Double?
                  e: Sort?
                  l: "[Int]"
                  s: {type: String, default: x}
                url: "/all/{i}?u={u}&b={b}&d={d}&e={e}&l={l}&s={s}"
            """)
        let link = try #require(
            graph.resolve("app://all/-7?u=18446744073709551615&b&d=0.50&e=p&l=1&l=2").match)
        #expect(
            link.values == [
                "i": -7, "u": .uint(.max), "b": true, "d": "0.5", "e": "price", "l": [1, 2], "s": "x",
            ])
        let empty = try #require(graph.resolve("app://all/0").match)
        #expect(empty.values == ["i": 0, "u": nil, "b": nil, "d": nil, "e": nil, "l": [], "s": "x"])
        #expect(try graph.url(of: "all", link.values) == link.canonical)
        #expect(try graph.url(of: "all", ["i": 0]) == "app://all/0")
    }

    @Test func hostsAreConvertedToASCII() throws {
        let graph = try graph(
            """
            navgen: 1
            root: home
            links: {hosts: [xn--bcher-kva.example]}
            screens: {home: {url: /}}
            """)
        let match = try #require(graph.resolve("https://bücher.example/").match)
        #expect(match.url == "https://bücher.example/" && match.converted == match.canonical)
        guard case .miss(let miss) = graph.resolve("https://bücher.example/x") else {
            Issue.record("it matches")
            return
        }
        #expect(miss.converted == "https://xn--bcher-kva.example/x")
        #expect(miss.reason == "no pattern starts with /x")
    }

    @Test func aMissHasAReason() throws {
        guard case .miss(let miss) = try shop.get().resolve("shop://ordr") else {
            Issue.record("it matches")
            return
        }
        #expect(miss.url == "shop://ordr")
        #expect(miss.reason == "no pattern starts with /ordr")
    }

    @Test("a miss does not depend on case if paths are not case-sensitive")
    func aMissIgnoresCase() throws {
        let graph = try graph(
            """
            navgen: 1
            name: Hotels
            links: {schemes: [app], caseInsensitive: true}
            root: home
            types: {Region: {cases: [alps, coast]}}
            screens:
              home: {to: [region, short]}
              region: {params: {region: Region}, url: "/hotels/{region}"}
              short: {params: {id: Int}, url: "/h/{id}"}
            """)
        for url in ["app://hotels/dunes", "app://HOTELS/dunes"] {
            guard case .miss(let miss) = graph.resolve(url) else {
                Issue.record("\(url) matches")
                continue
            }
            #expect(miss.reason == "`/hotels/{region}` does not take `dunes`, only `alps` or `coast`")
            #expect(miss.nearest.first == "/hotels/{region}")
        }
    }

    @Test func anActionRuns() throws {
        let graph = try graph(at: "Graphs/patterns/actions.yaml")
        let action = try #require(graph.nodes.first { $0.kind == .action && !$0.patterns.isEmpty })
        let example = try #require(graph.linkPatterns.first { $0.target == action.id }?.example)
        let link = try #require(graph.resolve(example).match)
        #expect(link.kind == .action)
        #expect(link.plan == nil)
    }

    @Test func aMatchNamesItsRedirect() throws {
        let graph = try graph(at: "Graphs/patterns/redirects.yaml")
        let redirects = graph.linkPatterns.filter { $0.kind == nil }
        #expect(!redirects.isEmpty)
        for redirect in redirects {
            let url = try #require(redirect.example)
            #expect(graph.resolve(url).match?.redirect == redirect.pattern)
        }
    }

    /// The values of an answer equal its JSON, for the examples of all links in all environments.
    @Test(arguments: graphFiles) func agreesWithItsJSON(path: String) throws {
        let graph = try graph(at: path)
        var count = 0
        for environment in [nil] + graph.environments.map(Optional.some) {
            let graph = try graph.inEnvironment(environment)
            #expect(graph.environment == environment)
            for link in graph.linkPatterns {
                guard let url = link.example else { continue }
                // Resolves every link and, for some, similar URLs.
                let near = count % 5 == 0 ? [url + "?utm=1", String(url.dropLast()), url + "/none"] : []
                for url in [url] + near {
                    try Self.compare(graph.resolve(url), graph.answer(to: url, as: .json))
                    count += 1
                }
            }
        }
        #expect(count > 0 || graph.linkPatterns.isEmpty)
    }

    /// Random strings made of parts of URLs have the same answer as values and as JSON.
    @Test func anyTextHasAnAnswer() throws {
        let graph = try shop.get()
        let pieces = [
            "shop:", "//", "/", "order", "product", "ORD-001", "7", "reviews", "https:", "shop.example.com", "?", "&",
            "q",
            "=", "#", "%", "%2", "%41", "%00", "%FF", " ", "ü", "\u{0}", "🙂", "..", ":", "@", "+", "\"", "\\",
            "\u{202E}",
        ]
        var state: UInt64 = 1
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        var matches = 0
        for _ in 0..<2000 {
            var url = ["shop://order", "shop://product/7", "https://shop.example.com/", ""][next(4)]
            for _ in 0..<next(6) { url += pieces[next(pieces.count)] }
            let resolution = graph.resolve(url)
            try Self.compare(resolution, graph.answer(to: url, as: .json))
            matches += resolution.match == nil ? 0 : 1
        }
        #expect((100..<1900).contains(matches), "\(matches) of 2000 match")
    }

    private static func compare(_ resolution: Resolution, _ json: String) throws {
        let object = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        switch resolution {
        case .miss(let miss):
            #expect(object["match"] as? Bool == false)
            #expect(object["url"] as? String == miss.url)
            #expect(object["reason"] as? String == miss.reason)
            #expect(object["nearest"] as? [String] == miss.nearest)
            #expect(object["nearestNodes"] as? [String] == miss.nearestNodes)
        case .match(let link):
            #expect(object["match"] as? Bool == true)
            #expect(object["url"] as? String == link.url)
            #expect(object["node"] as? String == link.node)
            #expect(object["kind"] as? String == link.kind.rawValue)
            #expect(object["pattern"] as? String == link.pattern)
            #expect(object["redirect"] as? String == link.redirect)
            #expect(object["requires"] as? [String] ?? [] == link.requires)
            #expect(object["canonical"] as? String == link.canonical)
            #expect(object["then"] as? [String] ?? [] == link.then)
            #expect(same(object["params"], link.values))
            guard let plan = link.plan else { return #expect((object["path"] as? [Any] ?? []).isEmpty) }
            #expect(object["tab"] as? String == plan.tab)
            #expect(object["root"] as? String == (plan.tab == nil ? plan.root.node : "tabs"))
            #expect(object["step"] as? String == plan.step)
            if let root = object["rootParams"] { #expect(same(root, plan.root.values)) }
            let columns = plan.columns.sorted { $0.key < $1.key }.map(\.value)
            #expect(same(object["columns"] ?? [Any](), columns))
            #expect(same(object["path"], plan.path))
            let presented = object["presented"] as? [[String: Any]] ?? []
            #expect(presented.count == plan.presented.count)
            for (object, level) in zip(presented, plan.presented) {
                #expect(object["node"] as? String == level.entry.node)
                #expect(object["kind"] as? String == level.kind.rawValue)
                #expect(object["step"] as? String == level.step)
                #expect(same(object["params"] ?? [String: Any](), level.entry.values))
                #expect(same(object["path"] ?? [Any](), level.path))
            }
        }
    }

    private static func same(_ object: Any?, _ entries: [LinkMatch.Plan.Entry]) -> Bool {
        guard let objects = object as? [[String: Any]], objects.count == entries.count else { return false }
        return zip(objects, entries).allSatisfy { object, entry in
            object["node"] as? String == entry.node && same(object["params"], entry.values)
        }
    }

    private static func same(_ object: Any?, _ values: [String: LinkValue]) -> Bool {
        guard let members = object as? [String: Any], members.count == values.count else { return false }
        return members.allSatisfy { name, member in values[name].map { same(member, $0) } ?? false }
    }

    private static func same(_ member: Any, _ value: LinkValue) -> Bool {
        switch value {
        case .absent: member is NSNull
        case .bool(let value): (member as? NSNumber)?.boolValue == value
        case .int(let value): (member as? NSNumber)?.int64Value == value
        case .uint(let value): (member as? NSNumber)?.uint64Value == value
        case .text(let value): member as? String == value
        case .list(let values):
            (member as? [Any]).map { $0.count == values.count && zip($0, values).allSatisfy(same) } ?? false
        }
    }

    // MARK: - Writing

    /// Builds each node's canonical URL from the values of its example, and resolves it.
    @Test(arguments: graphFiles) func urlsAreReadBack(path: String) throws {
        let graph = try graph(at: path)
        for link in graph.linkPatterns where link.kind != nil {
            let match = try #require(link.example.flatMap { graph.resolve($0).match }, "\(link.pattern)")
            let url = try graph.url(of: match.node, match.values)
            let other = graph.resolve(url).match
            // URLs with other screens below have a canonical URL of their own.
            #expect(url == match.canonical || other?.plan != match.plan)
            #expect(other?.values == match.values)
        }
    }

    @Test func reportsWhyThereIsNoURL() throws {
        let graph = try shop.get()
        func message(_ node: String, _ values: [String: LinkValue] = [:]) -> String {
            do {
                return try graph.url(of: node, values)
            } catch {
                return "\(error)"
            }
        }
        #expect(message("ordrDetail") == "the graph has no node `ordrDetail`: did you mean `orderDetail`?")
        #expect(message("orderDetail") == "`orderDetail` needs `orderId`, of type OrderID")
        #expect(message("orderDetail", ["orderId": nil]) == "`orderDetail` needs `orderId`, of type OrderID")
        #expect(message("orderDetail", ["id": 1]) == "`orderDetail` has no parameter `id`: it has `orderId`")
        #expect(message("orderHistory", ["id": 1]) == "`orderHistory` has no parameter `id`: it has none")
        #expect(
            message("orderDetail", ["orderId": "7"]).hasPrefix(
                "`orderId` of `orderDetail` does not fit: `7` does not match "))
        #expect(
            message("orderDetail", ["orderId": ["ORD-001", "ORD-002"]])
                == "`orderId` of `orderDetail` does not fit: it is not a list, but 2 values are given")
        #expect(message("home") == "`home` has no URL: give it one with `url:`")
        #expect(message("product", ["productId": 7, "ref": nil]) == "https://shop.example.com/product/7")
        #expect(message("product", ["productId": 7, "ref": "a b"]) == "https://shop.example.com/product/7?ref=a%20b")
    }

    @Test func environmentsHaveTheirOwnURLs() throws {
        let graph = try shop.get()
        #expect(graph.environments == ["staging"])
        let staging = try graph.inEnvironment("staging")
        #expect(try staging.url(of: "settings") == "https://staging.example.com/settings")
        #expect(staging.resolve("shop-staging://settings").match?.node == "settings")
        #expect(staging.resolve("shop://settings").match == nil)
        #expect(try staging.inEnvironment(nil).resolve("shop://settings").match != nil)
        #expect(throws: UnknownName.self) { try graph.inEnvironment("stagin") }
    }

    /// Concurrent tasks get the same answers as one task.
    @Test func concurrentTasksGetTheSameAnswers() async throws {
        let graph = try graph(at: "Graphs/hospital.yaml")
        let urls = graph.linkPatterns.compactMap(\.example)
        let expected = urls.map { graph.resolve($0) }
        await withTaskGroup(of: [Resolution].self) { group in
            for _ in 0..<8 {
                group.addTask { urls.map { graph.resolve($0) } }
            }
            for await answers in group { #expect(answers == expected) }
        }
    }
}
