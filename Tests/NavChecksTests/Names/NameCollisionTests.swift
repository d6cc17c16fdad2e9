import Foundation
import NavCompiler
import NavSyntax
import TestSupport
import Testing

@Suite struct NameCollisionTests {
    @Test func namesThatTheReferenceListsAreReserved() throws {
        let page = try String(contentsOf: repository.appendingPathComponent("Docs/language.md"), encoding: .utf8)
        let list = try #require(page.firstMatch(of: /no\s+node\s+is\s+called\s([^.]*), and/)).1
        let names = list.matches(of: /`(\w+)`/).map { String($0.1) }
        #expect(names.count > 10)
        for name in names {
            let found = findings(in: "navgen: 1\nroot: home\nscreens: {home: {to: \(name)}, \(name): {}}")
            #expect(found.contains("`\(name)` is a member of every screen's exits"), "\(name)")
        }
    }

    @Test func namesOfExitMembersAreReported() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [back]}
              back: {}
            """
        let report = """
            graph.yaml:5:3: error: `back` is a member of every screen's exits, so no node can have this name [name-collision]
              |
            5 |   back: {}
              |   ^^^^
              = help: rename it, and keep the old name under `renamedFrom` if the app has shipped

            """
        #expect(findings(in: graph) == report)
    }

    /// The outcome of the action would have two cases with this name.
    @Test func aNodeNamedDoneCannotFollowAnAction() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [save, done]}
              done: {}
            actions:
              save: {then: [home, done]}
            """
        let report = """
            graph.yaml:7:23: error: `done` is the outcome of `save` when nothing follows, so no node with this name can follow it [name-collision]
              |
            7 |   save: {then: [home, done]}
              |                       ^^^^
              = help: rename the node, and keep the old name under `renamedFrom` if the app has shipped

            """
        #expect(findings(in: graph) == report)
    }

    /// Generated code uses these names unqualified, outside and inside of its types.
    @Test func typesWithNamesThatGeneratedCodeUsesAreReported() {
        let names = ["AnyHashable", "Graph", "MainActor", "NodeValue", "Answer", "SwiftUI", "To", "ViewModifier"]
        let types = names.map { "  \($0): [a]\n" }.joined()
        let parameters = names.map { "p\($0): \($0)?" }.joined(separator: ", ")
        let text = "navgen: 1\nroot: home\nscreens: {home: {params: {\(parameters)}}}\ntypes:\n" + types
        let refused = findings(in: text).split(separator: "\n").filter { $0.contains("[name-collision]") }
        #expect(refused.count == names.count)
    }

    /// `Step` is the type of a flow's steps, inside the type of the flow.
    @Test func stepIsTheNameOfATypeUnlessAFlowHasItsValue() {
        func text(_ type: String) -> String {
            "navgen: 1\nroot: home\ntypes: {Step: [a]}\nscreens: {home: {to: [cook], params: {step: Step?}}}\n"
                + "flows: {cook: {steps: [stir], params: {at: \(type)}}}"
        }
        #expect(findings(in: text("Int?")) == "")
        #expect(findings(in: text("Step?")).contains("`Step` is also a type nested in generated types"))
    }

    /// The views of an app have an associated type for each section.
    @Test func typesAreNotCalledLikeTheViewsOfASection() {
        let main = """
            navgen: 1
            root: home
            types: {CartDestinations: [a]}
            screens: {home: {to: [cart.list], params: {a: CartDestinations?}}}
            include: [{file: cart.yaml, section: cart}]
            """
        let result = compileText(["graph.yaml": main, "cart.yaml": "navgen: 1\nexports: [list]\nscreens: {list: {}}"])
        #expect(result.diagnostics.map(\.rule) == ["name-collision"])
    }

    /// If the runtime is embedded in the app's module, its types would collide with types of the
    /// same name.
    @Test func typesWithNamesOfRuntimeTypesAreReported() {
        let graph = """
            navgen: 1
            root: home
            name: Flow
            types:
              NodeValue: [a]
              Answer: [b]
              HomeBody: [c]
            screens:
              home: {params: {a: NodeValue?, b: Answer?, c: HomeBody?}}
            flows:
              no: {steps: [a], entry: true}
            """
        let report = """
            graph.yaml:3:7: error: a type `FlowState` is generated for a graph named `Flow`, but is already a type of NavgenRuntime [name-collision]
              |
            3 | name: Flow
              |       ^^^^
              = help: give the graph another name, such as `name: FlowApp`
            graph.yaml:5:3: error: `NodeValue` is already a type of NavgenRuntime [name-collision]
              |
            5 |   NodeValue: [a]
              |   ^^^^^^^^^
              = help: give it a name of its own
            graph.yaml:6:3: error: `Answer` is also a type nested in generated types, where it would hide this one [name-collision]
              |
            6 |   Answer: [b]
              |   ^^^^^^
              = help: give it a name of its own
            graph.yaml:7:3: error: `HomeBody` is also a type nested in generated types, where it would hide this one [name-collision]
              |
            7 |   HomeBody: [c]
              |   ^^^^^^^^
              = help: give it a name of its own
            graph.yaml:11:3: error: the type `NoFlow` that navgen generates for `no` is already a type of NavgenRuntime [name-collision]
               |
            11 |   no: {steps: [a], entry: true}
               |   ^^
               = help: rename `no`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func namesOfOtherPrefixesAreFine() {
        let graph = """
            navgen: 1
            root: home
            name: Shop
            types:
              BankRoute: [a]
              Sorting: [b]
            screens:
              home: {params: {a: BankRoute?, b: Sorting?}}
            """
        #expect(findings(in: graph).isEmpty)
    }

    @Test func everyKindOfCollisionIsReported() {
        let graph = """
            navgen: 1
            root: home
            name: Shop
            types:
              ShopRoute: [a]
              Task: [b]
              AskAction: [c]
            screens:
              home: {params: {a: ShopRoute?, b: Task?, c: AskAction?}, to: [ask, close]}
            sheets:
              close: {}
            alerts:
              ask: {}
            """
        let report = """
            graph.yaml:5:3: error: `ShopRoute` is the name of a type that navgen generates [name-collision]
              |
            5 |   ShopRoute: [a]
              |   ^^^^^^^^^
              = help: rename it
            graph.yaml:6:3: error: `Task` is already a type of Swift or SwiftUI [name-collision]
              |
            6 |   Task: [b]
              |   ^^^^
              = help: give it a name of its own
            graph.yaml:7:3: error: `AskAction` is also the type that navgen generates for `ask` [name-collision]
               |
             7 |   AskAction: [c]
               |   ^^^^^^^^^
              --> graph.yaml:13:3
            13 |   ask: {}
               = `ask` is declared here
               = help: rename one of them
            graph.yaml:11:3: error: `close` is a member of every screen's exits, so no node can have this name [name-collision]
               |
            11 |   close: {}
               |   ^^^^^
               = help: rename it, and keep the old name under `renamedFrom` if the app has shipped
            graph.yaml:13:3: error: `ask` has no actions [dead-end-alert]
               |
            13 |   ask: {}
               |   ^^^
               = help: add `actions: {ok: {label: OK, role: cancel}}`

            """
        #expect(findings(in: graph) == report)
    }

    /// Exits have a member for a tab only if a route leads to it.
    @Test func tabsWithNamesOfGeneratedMembersAreReported() {
        func collisions(tab: String, to target: String) -> [String] {
            findings(
                in: """
                    navgen: 1
                    tabs:
                      first: {title: First, icon: house, root: home}
                      \(tab): {title: Second, icon: star, root: other}
                    screens:
                      home: {to: [\(target)]}
                      other: {}
                    """
            ).split(separator: "\n").filter { $0.contains("[name-collision]") }.map(String.init)
        }
        let start = "graph.yaml:4:3: error: "
        #expect(
            collisions(tab: "to", to: "to")
                == [start + "`to` is a member of every screen's exits, so no node can have this name [name-collision]"])
        #expect(collisions(tab: "to", to: "other") == [])
        #expect(
            collisions(tab: "allCases", to: "other")
                == [
                    start
                        + "`allCases` is a member of the enum of all tabs, so no tab can have this name [name-collision]"
                ])
    }

    @Test func equalNamesOfGeneratedTypesAreReported() {
        let graph = """
            navgen: 1
            root: home
            name: Shop
            include: [{file: orders.yaml, section: orders}, {file: other.yaml, section: ordersReturns}]
            screens:
              home: {to: [shop, orders.returns.list, ordersReturns.list, orders.ask, ordersAsk]}
            dialogs:
              ordersAsk: {actions: {yes: {}}}
            flows:
              shop: {steps: [welcome]}
            """
        let result = compileText([
            "graph.yaml": graph,
            "orders.yaml": """
            include: [{file: returns.yaml, section: returns}]
            dialogs:
              ask: {actions: {yes: {}}}
            """,
            "returns.yaml": "screens: {list: {}}",
            "other.yaml": "screens: {list: {}}",
        ])
        let messages = result.diagnostics.filter { $0.rule == "name-collision" }.map(\.message)
        #expect(
            messages == [
                "the type `ShopFlow` that navgen generates for `shop` is also generated for every graph",
                "`ShopOrdersReturnsRoute` is the type that navgen generates for the section `orders.returns`, "
                    + "and also for the section `ordersReturns`",
                "`OrdersAskAction` is the type that navgen generates for `orders.ask`, and also for `ordersAsk`",
                "`OrdersReturnsListExits` is the type that navgen generates for `orders.returns.list`, "
                    + "and also for `ordersReturns.list`",
            ])
    }

    @Test func aSectionMayHaveTheNameOfAScreenElsewhere() {
        let result = compileText([
            "graph.yaml": """
            navgen: 1
            root: home
            name: Shop
            include: [{file: orders.yaml, section: orders}]
            screens:
              home: {to: [orders.home, shopRoute]}
              shopRoute: {}
            """,
            "orders.yaml": "exports: [home]\nscreens: {home: {}}",
        ])
        #expect(result.diagnostics.isEmpty)
    }

    @Test func flowDataWithNamesOfRunMembersIsReported() {
        let graph = """
            navgen: 1
            root: home
            screens: {home: {to: [f]}}
            flows: {f: {steps: [a], data: {progress: {type: Double, default: 0}, text: String?}}}
            """
        let report = """
            graph.yaml:4:32: error: `progress` is a member of every flow's run, which would hide this value from its steps [name-collision]
              |
            4 | flows: {f: {steps: [a], data: {progress: {type: Double, default: 0}, text: String?}}}
              |                                ^^^^^^^^
              = help: rename it

            """
        #expect(findings(in: graph) == report)
    }
}
