import TestSupport
import Testing

@Suite struct UnknownTypeTests {
    @Test func similarNamesAreSuggested() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {params: {count: Integer?, name: Strin?}}
            """
        let report = """
            graph.yaml:4:26: error: there is no type `Integer` [unknown-type]
              |
            4 |   home: {params: {count: Integer?, name: Strin?}}
              |                          ^^^^^^^^
              = help: did you mean `Int`?
            graph.yaml:4:42: error: there is no type `Strin` [unknown-type]
              |
            4 |   home: {params: {count: Integer?, name: Strin?}}
              |                                          ^^^^^^
              = help: did you mean `String`?

            """
        #expect(findings(in: graph) == report)
    }

    @Test func declaredTypesAreFine() {
        let graph = """
            navgen: 1
            root: home
            types: {Sort: [a]}
            screens:
              home: {params: {sort: Sort?, list: "[Sort]"}, to: [pick]}
            sheets:
              pick: {returns: Sort}
            """
        #expect(findings(in: graph).isEmpty)
    }

    @Test func everyUseIsReported() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {params: {a: Foo, b: "[Foo]"}, to: [tour, pick]}
            sheets:
              pick: {returns: Foo}
            flows:
              tour: {steps: [s], data: {f: Bar?}}
            """
        let report = """
            graph.yaml:2:7: error: `home` is the root, but nothing gives it `a` [entry-missing-param]
              |
            2 | root: home
              |       ^^^^
             --> graph.yaml:4:19
            4 |   home: {params: {a: Foo, b: "[Foo]"}, to: [tour, pick]}
              = `a` is declared here
              = help: give `a` a default, or make it optional: `a: Foo?`
            graph.yaml:4:22: error: there is no type `Foo` [unknown-type]
              |
            4 |   home: {params: {a: Foo, b: "[Foo]"}, to: [tour, pick]}
              |                      ^^^
              = help: declare it under `types:`
            graph.yaml:4:30: error: there is no type `Foo` [unknown-type]
              |
            4 |   home: {params: {a: Foo, b: "[Foo]"}, to: [tour, pick]}
              |                              ^^^^^^^
              = help: declare it under `types:`
            graph.yaml:6:19: error: there is no type `Foo` [unknown-type]
              |
            6 |   pick: {returns: Foo}
              |                   ^^^
              = help: declare it under `types:`
            graph.yaml:8:32: error: there is no type `Bar` [unknown-type]
              |
            8 |   tour: {steps: [s], data: {f: Bar?}}
              |                                ^^^^
              = help: declare it under `types:`

            """
        #expect(findings(in: graph) == report)
    }
}
