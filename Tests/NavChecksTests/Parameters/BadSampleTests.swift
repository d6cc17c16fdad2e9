import TestSupport
import Testing

@Suite struct BadSampleTests {
    @Test func samplesOfParametersAreChecked() {
        let graph = """
            navgen: 1
            root: home
            types: {Sort: [top, low]}
            screens:
              home: {to: [list, tour]}
              list: {params: {page: {type: Int, sample: first}, sorts: {type: "[Sort]", sample: [top, lw]}}}
            flows:
              tour: {steps: [s], params: {n: {type: UUID?, sample: 12}}}
            """
        let report = """
            graph.yaml:6:45: error: the sample of `page` does not fit: `first` is not a valid Int: write a whole number in 64 bits, in decimal digits [bad-sample]
              |
            6 |   list: {params: {page: {type: Int, sample: first}, sorts: {type: "[Sort]", sample: [top, lw]}}}
              |                                             ^^^^^
            graph.yaml:6:85: error: the sample of `sorts` does not fit: `lw` is not a case of `Sort`, did you mean `low`? [bad-sample]
              |
            6 |   list: {params: {page: {type: Int, sample: first}, sorts: {type: "[Sort]", sample: [top, lw]}}}
              |                                                                                     ^^^^^^^^^
            graph.yaml:8:56: error: the sample of `n` does not fit: `12` is not a valid UUID: write 8-4-4-4-12 hexadecimal digits [bad-sample]
              |
            8 |   tour: {steps: [s], params: {n: {type: UUID?, sample: 12}}}
              |                                                        ^^

            """
        #expect(findings(in: graph) == report)
    }

    @Test func samplesOfTypesAreChecked() {
        let graph = """
            navgen: 1
            root: home
            types:
              Code: {base: String, pattern: "[A-Z]+", sample: abc}
              Sort: {cases: [top, low], sample: [top]}
              Cart: {swift: Shop.Cart, sample: preview}
            screens:
              home: {params: {a: Code?, b: Sort?, c: Cart?}}
            """
        let rules = findings(in: graph).split(separator: "\n").filter { $0.contains("[bad-sample]") }
        #expect(
            rules == [
                "graph.yaml:4:51: error: the sample of `Code` does not fit: `abc` does not match `[A-Z]+`, the pattern of `Code` [bad-sample]",
                "graph.yaml:5:37: error: the sample of `Sort` does not fit: one value is needed, not a list [bad-sample]",
                "graph.yaml:6:36: error: the sample of `Cart` does not fit: `preview` does not name a case or a static member of `Cart`, the app's own type [bad-sample]",
            ])
    }

    @Test func samplesOfAllTypesAreFine() {
        let graph = """
            navgen: 1
            root: home
            types:
              Code: {base: String, pattern: "[A-Z]+", sample: ABC}
              Sort: {cases: [top, low], sample: low}
              Cart: {swift: Shop.Cart, sample: .preview}
            screens:
              home:
                params:
                  a: Code?
                  b: {type: "[Sort]", sample: [top, low]}
                  c: Cart?
                  d: {type: Date?, sample: 2024-02-29}
                  e: {type: Int?, sample: null}
            """
        #expect(findings(in: graph).isEmpty)
    }
}
