import TestSupport
import Testing

/// The smallest graphs, whose enums may have one case and need no memory, compile with optimization.
@Suite struct SmallGraphProof {
    private static let kinds = [
        "screen": "screens: {home: {url: /}}",
        "no link": "screens: {home: {}}",
        "two screens": "screens: {home: {to: page}, page: {url: /page}}",
        "sheet": "screens: {home: {to: more}}\nsheets: {more: {url: /more}}",
        "cover": "screens: {home: {to: more}}\ncovers: {more: {url: /more, returns: Int}}",
        "popover": "screens: {home: {to: more}}\npopovers: {more: {}}",
        "alert": "screens: {home: {to: more}}\nalerts: {more: {title: A, actions: {ok: {}}}}",
        "dialog": "screens: {home: {to: more}}\ndialogs: {more: {title: A, actions: {ok: {}}}}",
        "flow": "screens: {home: {to: more}}\nflows: {more: {url: /more, steps: [one]}}",
        "action": "screens: {home: {to: more}}\nactions: {more: {url: /more, then: home}}",
        "split": "screens: {list: {to: page}, page: {url: /page}}\nsplits: {home: {sidebar: list, detail: page}}",
        "tab": "rules: {lone-tab: off}\ntabs: {one: {title: One, root: home}}\nscreens: {home: {url: /}}",
    ]

    @Test("compile with optimization", arguments: kinds.keys.sorted())
    func compiles(_ kind: String) throws {
        let body = try #require(Self.kinds[kind])
        let root = kind == "tab" ? "" : "root: home\n"
        let graph = try CompiledGraph("navgen: 1\nname: App\nlinks: {schemes: [app]}\n\(root)\(body)\n")
        var settings = CompilerSettings()
        settings.isOptimized = true
        let output = try settings.output(graph.swift())
        #expect(output == "", "\(output.prefix(2000))")
    }
}
