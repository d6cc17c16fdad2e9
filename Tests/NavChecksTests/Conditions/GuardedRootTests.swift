import TestSupport
import Testing

@Suite struct GuardedRootTests {
    private func findings(_ root: String, tabs: String = "", requires: String = "[signedIn]") -> String {
        TestSupport.findings(
            in: """
                navgen: 1
                \(root)
                conditions: {signedIn: {}, beta: {}}
                \(tabs)
                screens:
                  home: {requires: \(requires), to: [welcome, {help: {when: [beta]}}]}
                  welcome: {to: [home, {help: {when: [signedIn]}}]}
                  help: {}
                """)
    }

    @Test func aRootThatRequiresAConditionNeedsAWhen() {
        let report = """
            graph.yaml:2:7: error: `home` is a root, and needs `signedIn`: when that does not hold, there is nothing to show [guarded-root]
              |
            2 | root: home
              |       ^^^^
             --> graph.yaml:6:21
            6 |   home: {requires: [signedIn], to: [welcome, {help: {when: [beta]}}]}
              = it is required here
              = help: write `root: [{when: signedIn, show: home}, {show: …}]`, where `…` is shown when it does not hold

            """
        #expect(findings("root: home") == report)
        #expect(findings("root: [{when: signedIn, show: home}, {show: welcome}]").isEmpty)
    }

    @Test(arguments: [
        ("[{when: beta, show: home}, {show: welcome}]", "add `signedIn` to the `when` of this entry"),
        (
            "[{when: beta, show: welcome}, {show: home}]",
            "add `when: signedIn` to this entry, and add a last entry without `when`"
        ),
    ])
    func theHelpForOneOfSeveralEntries(root: String, help: String) {
        let report = findings("root: \(root)")
        #expect(report.contains("[guarded-root]") && report.contains("= help: \(help)\n"), "\(report)")
    }

    @Test func conditionsOfEarlierEntriesAreKnown() {
        #expect(findings("root: [{when: \"!signedIn\", show: welcome}, {show: home}]").isEmpty)
        #expect(
            findings(
                "root: [{when: beta, show: welcome}, {when: [\"!beta\", \"!signedIn\"], show: help}, {show: home}]"
            ).isEmpty)
        // Either of the two conditions may be the one that does not hold.
        let report = findings("root: [{when: [\"!signedIn\", beta], show: welcome}, {show: home}]")
        #expect(report.contains("[guarded-root]"), "\(report)")
    }

    @Test func oneTabWithoutConditionsIsEnough() {
        let tabs = "tabs: {mine: {root: home}, other: {root: welcome, visible: [beta]}}"
        let report = """
            graph.yaml:4:8: error: each tab needs a condition: when none of these holds, there is nothing to show [guarded-root]
              |
            4 | tabs: {mine: {root: home}, other: {root: welcome, visible: [beta]}}
              |        ^^^^
             --> graph.yaml:6:21
            6 |   home: {requires: [signedIn], to: [welcome, {help: {when: [beta]}}]}
              = `mine` needs `signedIn`
             --> graph.yaml:4:61
            4 | tabs: {mine: {root: home}, other: {root: welcome, visible: [beta]}}
              = `other` needs `beta`
              = help: remove the condition from one tab, or write `root: [{when: signedIn, show: tabs}, {show: …}]`, where `…` is shown when it does not hold

            """
        #expect(findings("name: App", tabs: tabs) == report)
        #expect(findings("name: App", tabs: "tabs: {mine: {root: home}, other: {root: welcome}}").isEmpty)
        #expect(findings("root: [{when: beta, show: tabs}, {show: help}]", tabs: tabs).isEmpty)
    }

    @Test func aSplitRequiresTheConditionsOfItsFirstColumn() {
        let report = TestSupport.findings(
            in: """
                navgen: 1
                root: letters
                conditions: {signedIn: {}}
                splits:
                  letters: {sidebar: folders, detail: letter}
                screens:
                  folders: {requires: [signedIn], to: [letter]}
                  letter: {}
                """)
        #expect(report.contains("`letters` is a root, and needs `signedIn`"), "\(report)")
    }

    @Test func launchingRequiresNoConditions() {
        #expect(findings("root: [{when: signedIn, show: home}, {show: welcome}]\nlaunching: help").isEmpty)
        let guarded = findings("root: [{when: signedIn, show: home}, {show: welcome}]\nlaunching: home")
        let message = "`home` is shown while conditions are undecided, but needs `signedIn` [guarded-root]"
        #expect(guarded.contains(message), "\(guarded)")
    }
}
