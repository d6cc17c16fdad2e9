import TestSupport
import Testing

@Suite struct InvalidNameTests {
    @Test func anIdThatIsNotInCamelCaseIsReported() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [order-list, größe, 2nd]}
              order-list: {}
              größe: {}
              2nd: {}
            """
        let report = """
            graph.yaml:5:3: error: `order-list` cannot be the name of a node: it has to be lowerCamelCase, in ASCII letters and digits [invalid-name]
              |
            5 |   order-list: {}
              |   ^^^^^^^^^^
              = help: write `orderList`
            graph.yaml:6:3: error: `größe` cannot be the name of a node: it has to be lowerCamelCase, in ASCII letters and digits [invalid-name]
              |
            6 |   größe: {}
              |   ^^^^^
            graph.yaml:7:3: error: `2nd` cannot be the name of a node: it has to be lowerCamelCase, in ASCII letters and digits [invalid-name]
              |
            7 |   2nd: {}
              |   ^^^

            """
        #expect(findings(in: graph) == report)
    }

    @Test func namesOfSwiftKeywordsAreFine() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [default, for, v2]}
              default: {params: {in: Int?}}
              v2: {}
            sheets:
              for: {}
            """
        #expect(findings(in: graph).isEmpty)
    }

    @Test func everyKindOfNameIsChecked() {
        let graph = """
            navgen: 1
            name: my shop
            root: home
            types:
              sort: [new-est]
            conditions:
              signed in: {}
            screens:
              home: {params: {Sort: sort?, 1st: Int?}, to: [{more: {when: signed in}}]}
              more: {}
            """
        let report = """
            graph.yaml:2:7: error: `my shop` cannot be the name of a graph: it has to be UpperCamelCase, in ASCII letters and digits [invalid-name]
              |
            2 | name: my shop
              |       ^^^^^^^
              = help: write `MyShop`
            graph.yaml:5:3: error: `sort` cannot be the name of a type: it has to be UpperCamelCase, in ASCII letters and digits [invalid-name]
              |
            5 |   sort: [new-est]
              |   ^^^^
              = help: write `Sort`
            graph.yaml:5:10: error: `new-est` cannot be the name of a case: it has to be lowerCamelCase, in ASCII letters and digits [invalid-name]
              |
            5 |   sort: [new-est]
              |          ^^^^^^^
              = help: give it a name, and keep the raw value: `newEst: new-est`
            graph.yaml:7:3: error: `signed in` cannot be the name of a condition: it has to be lowerCamelCase, in ASCII letters and digits [invalid-name]
              |
            7 |   signed in: {}
              |   ^^^^^^^^^
              = help: write `signedIn`
            graph.yaml:9:19: error: `Sort` cannot be the name of a parameter: it has to be lowerCamelCase, in ASCII letters and digits [invalid-name]
              |
            9 |   home: {params: {Sort: sort?, 1st: Int?}, to: [{more: {when: signed in}}]}
              |                   ^^^^
              = help: write `sort`
            graph.yaml:9:32: error: `1st` cannot be the name of a parameter: it has to be lowerCamelCase, in ASCII letters and digits [invalid-name]
              |
            9 |   home: {params: {Sort: sort?, 1st: Int?}, to: [{more: {when: signed in}}]}
              |                                ^^^

            """
        #expect(findings(in: graph) == report)
    }
}
