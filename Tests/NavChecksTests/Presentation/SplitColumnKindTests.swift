import TestSupport
import Testing

@Suite struct SplitColumnKindTests {
    @Test func aSheetCannotBeAColumn() {
        let graph = """
            navgen: 1
            root: mail
            splits:
              mail: {sidebar: boxes, detail: compose}
            screens:
              boxes: {to: [compose]}
            sheets:
              compose: {}
            """
        let report = """
            graph.yaml:4:34: error: `compose` is a sheet, but a column holds screens [split-column-kind]
              |
            4 |   mail: {sidebar: boxes, detail: compose}
              |                                  ^^^^^^^
              = help: name a screen, and add a route from it to `compose`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func columnsOfScreensAreFine() {
        let graph = """
            navgen: 1
            root: mail
            splits:
              mail: {sidebar: boxes, content: list, detail: [message, help]}
            screens:
              boxes: {to: [list, help]}
              list: {to: [message]}
              message: {}
              help: {}
            """
        #expect(findings(in: graph).isEmpty)
    }

    @Test func eachColumnIsReported() {
        let graph = """
            navgen: 1
            root: mail
            splits:
              mail: {sidebar: boxes, content: compose, detail: [tour, message]}
            screens:
              boxes: {to: [compose, tour, message]}
              message: {}
            sheets:
              compose: {}
            flows:
              tour: {steps: [hello]}
            """
        let report = """
            graph.yaml:4:35: error: `compose` is a sheet, but a column holds screens [split-column-kind]
              |
            4 |   mail: {sidebar: boxes, content: compose, detail: [tour, message]}
              |                                   ^^^^^^^
              = help: name a screen, and add a route from it to `compose`
            graph.yaml:4:53: error: `tour` is a flow, but a column holds screens [split-column-kind]
              |
            4 |   mail: {sidebar: boxes, content: compose, detail: [tour, message]}
              |                                                     ^^^^
              = help: name a screen, and add a route from it to `tour`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func aScreenIsInOnlyOneColumn() {
        let graph = """
            navgen: 1
            root: mail
            splits:
              mail: {sidebar: boxes, content: [list, notes], detail: [letter, notes]}
            screens:
              boxes: {to: [list, notes]}
              list: {to: [letter]}
              notes: {to: [letter]}
              letter: {}
            """
        let report = """
            graph.yaml:4:67: error: `notes` is in this split view twice [split-column-kind]
              |
            4 |   mail: {sidebar: boxes, content: [list, notes], detail: [letter, notes]}
              |                                                                   ^^^^^
             --> graph.yaml:4:42
            4 |   mail: {sidebar: boxes, content: [list, notes], detail: [letter, notes]}
              = it is also here
              = help: name it once

            """
        #expect(findings(in: graph) == report)
    }
}
