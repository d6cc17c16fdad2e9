import Foundation
import TestSupport
import Testing

/// The names of exits, if several exits of a screen have the same target.
@Suite struct ExitNameTests {
    private static func graph(_ routes: [String]) -> String {
        """
        navgen: 1
        name: App
        root: home
        conditions: {vip: {}, old: {}}
        types: {Kind: [mine, shared]}
        screens:
          home: {to: [\((["others"] + routes).joined(separator: ", "))]}
          others: {to: [list, listNew]}
          listNew: {}
          list:
            params: {kind: Kind, n: {type: Int, default: 3}, flag: {type: Bool, default: false}, text: String?}
        """
    }

    private static func file(_ part: String, _ routes: [String]) throws -> String {
        let files = try CompiledGraph(graph(routes)).swift()
        return try #require(files.first { $0.name == "App\(part).swift" }).text
    }

    /// The methods of the exits of `home`, by their names and labels.
    private static func methods(_ routes: [String]) throws -> [String: String] {
        let lines = try file("Exits", routes).components(separatedBy: "\n")
        let start = try #require(lines.firstIndex { $0.contains("struct HomeExits") })
        let own = lines[start...].prefix { $0 != "}" }
        var methods: [String: String] = [:]
        for (place, line) in zip(own.indices, own) where line.hasPrefix("    func ") {
            // The body may be on the same line or on lines of its own.
            let parts = line.dropFirst("    func ".count).components(separatedBy: ") { ")
            let isWhole = parts.count > 1
            let lines = own[(place + 1)...].prefix { $0 != "    }" }.map { $0.trimmingCharacters(in: .whitespaces) }
            let body = isWhole ? String(parts[1].dropLast(" }".count)) : lines.joined(separator: " ")
            let head = isWhole ? parts[0] + ")" : String(parts[0].dropLast(" {".count))
            #expect(methods[head] == nil, "\(head) is there twice")
            methods[head] = body
        }
        return methods
    }

    private static func names(_ routes: [String]) throws -> [String] {
        try methods(routes).keys.map { $0.prefix { $0 != "(" } }.map(String.init).filter { $0 != "others" }.sorted()
    }

    @Test(
        "are distinguished by what the routes say",
        arguments: [
            // The transition.
            (["listNew", "{listNew: {as: sheet}}"], ["listNew", "listNewSheet"]),
            (["{listNew: {as: under}}", "{listNew: {as: reset}}"], ["listNewReset", "listNewUnder"]),
            // Values. A route without fixed values has none in its name.
            (["{list: {params: {kind: mine}}}", "{list: {params: {kind: shared}}}"], ["listMine", "listShared"]),
            (["{list: {params: {n: 3}}}", "{list: {params: {n: -4}}}", "list"], ["list", "listN3", "listN4"]),
            (
                ["{list: {params: {flag: true}}}", "{list: {params: {flag: false}}}", "{list: {params: {text: ~}}}"],
                ["listFlag", "listNoText", "listNotFlag"]
            ),
            (
                [
                    "{list: {params: {text: by price}}}",
                    "{list: {params: {text: A whole sentence that is no name at all}}}",
                ],
                ["listByPrice", "listText"]
            ),
            // Conditions.
            (["{list: {when: vip}}", "{list: {when: '!old'}}", "list"], ["list", "listNotOld", "listVip"]),
            // Two differences at once, and none: the last two routes do the same.
            (
                [
                    "{list: {params: {kind: mine}}}", "{list: {params: {kind: mine}, as: sheet}}",
                    "{list: {params: {kind: shared}}}",
                ], ["listMine", "listShared", "listSheetMine"]
            ),
            (["{list: {label: A}}", "{list: {label: B}}"], ["list", "list2"]),
            // Parameters that the caller has to pass distinguish methods with the same name; those
            // that may be left out do not.
            (["{list: {params: {kind: mine}}}", "list"], ["list", "list"]),
            (["{list: {params: {n: 4}}}", "list"], ["list", "listN4"]),
            // `listNew` is the name of another screen.
            (["{list: {params: {text: new}}}", "list", "listNew"], ["list", "listNew", "listTextNew"]),
        ])
    func names(routes: [String], expected: [String]) throws {
        #expect(try Self.names(routes) == expected)
    }

    /// Exits with the same name and different parameters have their own properties in `isOffered`.
    @Test func offersHaveDistinctNames() throws {
        let text = try Self.file("Exits", ["{list: {params: {kind: mine}, when: vip}}", "{list: {when: old}}"])
        #expect(text.contains("var listMine: Bool") && text.contains("var list: Bool") && !text.contains("list2"))
    }

    /// With random routes, their order never changes what an exit does, and all compile.
    @Test func theOrderOfRoutesChangesNothing() throws {
        var random = SplitMix(state: 11)
        let values = ["kind: mine", "kind: shared", "n: 1", "n: 2", "flag: true", "text: a-b", "text: ''"]
        for round in 0..<60 {
            var routes: Set<String> = []
            for _ in 0..<Int.random(in: 2...7, using: &random) {
                var options: [String] = []
                if Bool.random(using: &random), let style = ["sheet", "under", "replace"].randomElement(using: &random)
                {
                    options.append("as: \(style)")
                }
                let fixed = Dictionary(
                    grouping: values.shuffled(using: &random).prefix(Int.random(in: 0...2, using: &random))
                ) {
                    $0.prefix { $0 != ":" }
                }.values.compactMap(\.first).sorted()
                if !fixed.isEmpty { options.append("params: {\(fixed.joined(separator: ", "))}") }
                if Int.random(in: 0..<3, using: &random) == 0 { options.append("when: vip") }
                routes.insert("{list: {\(options.joined(separator: ", "))}}")
            }
            let first = routes.sorted()
            let methods = try Self.methods(first)
            let others = try Self.methods(first.shuffled(using: &random))
            #expect(methods == others, "\(first)")
            #expect(methods.count > routes.count, "\(first)")
            guard round % 20 == 0 else { continue }
            let output = try CompilerSettings().output(CompiledGraph(Self.graph(first)).swift())
            #expect(output == "", "\(first)")
        }
    }
}
