import TestSupport
import Testing

@Suite struct DuplicateRawValueTests {
    @Test func aRepeatedRawValueIsReported() {
        let graph = """
            navgen: 1
            root: home
            types:
              Sort: {cases: {newest: new, latest: new}}
            screens:
              home: {params: {sort: Sort?}}
            """
        let report = """
            graph.yaml:4:39: error: two cases of `Sort` have the raw value `new` [duplicate-raw-value]
              |
            4 |   Sort: {cases: {newest: new, latest: new}}
              |                                       ^^^
             --> graph.yaml:4:26
            4 |   Sort: {cases: {newest: new, latest: new}}
              = the first `new`
              = help: change one of them

            """
        #expect(findings(in: graph) == report)
    }

    @Test func aNameThatEqualsAnotherRawValueIsFine() {
        let graph = """
            navgen: 1
            root: home
            types:
              Sort: {cases: {newest: latest, latest: newest}}
            screens:
              home: {params: {sort: Sort?}}
            """
        #expect(findings(in: graph).isEmpty)
    }

    @Test func severalAreReported() {
        let graph = """
            navgen: 1
            root: home
            types:
              Sort: [newest, newest, price]
              Tone: {cases: {high: h, low: h, mid: h}}
            screens:
              home: {params: {sort: Sort?, tone: Tone?}}
            """
        let report = """
            graph.yaml:4:18: error: `Sort` has the case `newest` twice [duplicate-raw-value]
              |
            4 |   Sort: [newest, newest, price]
              |                  ^^^^^^
             --> graph.yaml:4:10
            4 |   Sort: [newest, newest, price]
              = the first `newest`
              = help: remove one of them
            graph.yaml:5:32: error: two cases of `Tone` have the raw value `h` [duplicate-raw-value]
              |
            5 |   Tone: {cases: {high: h, low: h, mid: h}}
              |                                ^
             --> graph.yaml:5:24
            5 |   Tone: {cases: {high: h, low: h, mid: h}}
              = the first `h`
              = help: change one of them
            graph.yaml:5:40: error: two cases of `Tone` have the raw value `h` [duplicate-raw-value]
              |
            5 |   Tone: {cases: {high: h, low: h, mid: h}}
              |                                        ^
             --> graph.yaml:5:24
            5 |   Tone: {cases: {high: h, low: h, mid: h}}
              = the first `h`
              = help: change one of them

            """
        #expect(findings(in: graph) == report)
    }

    @Test func rawValuesOfACaseInsensitiveEnumDifferInMoreThanCase() {
        let graph = """
            navgen: 1
            root: home
            rules: {unused-param: off}
            types:
              Tone: {cases: {high: h, low: H}, caseInsensitive: true}
            screens:
              home: {params: {tone: {type: Tone, default: high}}}
            """
        let report = """
            graph.yaml:5:32: error: `Tone` is case-insensitive, and two of its raw values differ only by case [duplicate-raw-value]
              |
            5 |   Tone: {cases: {high: h, low: H}, caseInsensitive: true}
              |                                ^
             --> graph.yaml:5:24
            5 |   Tone: {cases: {high: h, low: H}, caseInsensitive: true}
              = the first `h`
              = help: change one of them

            """
        #expect(findings(in: graph) == report)
        #expect(findings(in: graph.replacing("true", with: "false")) == "")
    }

    @Test(arguments: ["{base: Int, pattern: \"[0-9]\"", "{base: String", "{swift: Own"])
    func onlyTextsIgnoreCase(type: String) {
        let graph = """
            navgen: 1
            root: home
            rules: {unused-type: off}
            types:
              Tone: \(type), caseInsensitive: true}
            screens:
              home: {}
            """
        let report = findings(in: graph)
        #expect(report.contains("`caseInsensitive` is for an enum, or a String with a `pattern` [invalid-type]"))
    }

    @Test func theFormerKeyIsExplained() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [app], caseSensitivePaths: false}
            screens:
              home: {url: /}
            """
        let help = "write `caseInsensitive: true` in place of `caseSensitivePaths: false`"
        #expect(findings(in: graph).contains(help))
    }
}
