import Foundation
import NavCompiler
import NavEmit
import NavGraph
import NavLinks
import TestSupport
import Testing

extension CompiledGraph {
    func page() throws -> String {
        let emitter = try #require(allEmitters.first { $0.kind == .html })
        let files = emitter.files(links, EmitOptions(sourceName: "graph.yaml"))
        #expect(files.map(\.path) == ["\(prefix).html"])
        return try #require(files.first).contents
    }

    /// A thousand screens in five sections, each with about three routes to random screens.
    static func thousandScreens() throws -> CompiledGraph {
        let sections = ["a", "b", "c", "d", "e"]
        var random = SplitMix(state: 7)
        var targets: [Set<Int>] = (0..<1000).map { number in
            Set([2 * number + 5, 2 * number + 6].filter { $0 < 1000 })
        }
        for number in targets.indices {
            for _ in 0..<2 { targets[number].insert(Int(random.next() % 1000)) }
            targets[number].remove(number)
        }
        var files: [String: String] = [:]
        files["big/big.yaml"] = """
            navgen: 1
            name: Big
            links: {schemes: [big]}
            include: [\(sections.map { "{file: \($0).yaml, section: \($0)}" }.joined(separator: ", "))]
            tabs:
              \((0..<5).map { "t\($0): {title: Tab \($0), icon: star, root: \(sections[$0]).s\($0)}" }.joined(separator: "\n  "))

            """
        for (index, section) in sections.enumerated() {
            let own = stride(from: index, to: 1000, by: 5)
            var text = "exports: [\(own.map { "s\($0)" }.joined(separator: ", "))]\nscreens:\n"
            for number in own {
                let to = targets[number].sorted().map { $0 % 5 == index ? "s\($0)" : "\(sections[$0 % 5]).s\($0)" }
                let url = number < 5 ? "" : "url: \"/s\(number)/{id}\", params: {id: Int}, tab: t\(index), via: [], "
                text +=
                    "  s\(number): {title: Screen \(number), \(number < 5 ? "" : url)to: [\(to.joined(separator: ", "))]}\n"
            }
            files["big/\(section).yaml"] = text
        }
        let result = compile("big/big.yaml", reader: .memory(files.mapValues { Array($0.utf8) }))
        try #require(
            !result.hasErrors, "\(render(result.diagnostics, sources: result.sources, as: .xcode).prefix(2000))")
        return CompiledGraph(links: try #require(result.links))
    }
}

extension String {
    /// The string as a JavaScript literal.
    var quoted: String {
        let data = try? JSONSerialization.data(withJSONObject: [self])
        return String(String(decoding: data ?? Data("[\"\"]".utf8), as: UTF8.self).dropFirst().dropLast())
    }
}
