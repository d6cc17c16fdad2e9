import NavGraph
import NavSyntax
import Testing

@Suite("The keys of containers, alerts and actions") struct ContainerKeyTests {
    @Test("tabs")
    func tabs() throws {
        let graph = DecodedGraph(
            """
            navgen: 1
            conditions: {beta: }
            tabs:
              shop: {title: Shop, icon: house, root: home, badge: true, visible: beta, section: More, url: /shop,
                     requires: ["!beta"], doc: D., renamedFrom: [old], deprecated: true, owner: O, tags: [t]}
              find: {title: Find, role: search, root: home}
            screens: {home: }
            """)
        #expect(graph.findings == [])
        let node = try #require(graph.node("shop"))
        guard case .tab(let tab) = node.detail, case .tab(let find)? = graph.node("find")?.detail else {
            return #expect(Bool(false), "no tabs")
        }
        #expect(tab.icon == "house" && tab.root?.target == NodeID(2) && tab.hasBadge && !tab.isSearch && find.isSearch)
        #expect(tab.visible.map(\.target) == [ConditionID(0)] && tab.group == "More")
        #expect(node.links.map(\.path.value) == ["/shop"] && node.requires.map(\.isNegated) == [true])
        #expect(node.doc == "D." && node.renamedFrom.count == 1 && node.deprecated != nil && node.owner == "O")
        let root = try #require(graph.graph.roots.first)
        #expect(root.isImplied && graph.graph.roots.count == 1)
    }

    @Test("split columns: a screen, a list, or screens with a placeholder, which defaults to the split's")
    func splits() throws {
        let graph = DecodedGraph(
            """
            navgen: 1
            splits:
              mail:
                title: Mail
                icon: envelope
                sidebar: boxes
                content: {screens: [inbox, drafts], placeholder: {title: Choose a box, icon: tray}}
                detail: [message]
                visibility: doubleColumn
                placeholder: {title: Nothing here}
            screens: {boxes: , inbox: , drafts: , message: }
            """)
        #expect(graph.findings == [])
        guard case .split(let split)? = graph.node("mail")?.detail else { return #expect(Bool(false), "no split") }
        #expect(split.columns.map { $0.screens.map(\.name) } == [["boxes"], ["inbox", "drafts"], ["message"]])
        #expect(
            split.columns.map { $0.placeholder?.title?.source } == ["Nothing here", "Choose a box", "Nothing here"])
        #expect(
            split.content?.placeholder?.icon == "tray" && split.visibility == .doubleColumn && split.icon == "envelope")
        #expect(split.columns.allSatisfy { $0.screens.allSatisfy { $0.target != nil } })
    }

    @Test("the steps of a flow are nodes, those under `final` last")
    func flows() throws {
        let graph = DecodedGraph(
            """
            navgen: 1
            conditions: {beta: }
            flows:
              setup:
                as: sheet
                title: Set up
                steps: [welcome, {profile: {title: You, doc: D., when: beta, skippable: true, url: /profile}}, done]
                final: [done, {thanks: {title: Thanks}}]
                data: {name: {type: String, default: ""}, count: Int}
                then: home
                back: false
                skippable: true
                skipTo: done
                onLink: wait
            screens: {home: {to: [setup.profile]}}
            """)
        #expect(graph.findings == [])
        guard case .flow(let flow)? = graph.node("setup")?.detail else { return #expect(Bool(false), "no flow") }
        #expect(
            flow.steps.map { graph.graph[$0].name } == ["setup.welcome", "setup.profile", "setup.done", "setup.thanks"])
        let steps = flow.steps.map { id -> StepDetail? in
            guard case .step(let step) = graph.graph[id].detail else { return nil }
            return step
        }
        #expect(steps.map { $0?.isFinal } == [false, false, true, true])
        #expect(steps[1]?.isSkippable == true && steps[1]?.when.first?.target == ConditionID(0))
        #expect(graph.node("setup.profile")?.title?.source == "You" && graph.node("setup.profile")?.doc == "D.")
        #expect(graph.node("setup.profile")?.links.map(\.path.value) == ["/profile"])
        #expect(flow.style == .sheet && flow.data.map(\.name.value) == ["name", "count"] && !flow.allowsBack)
        #expect(flow.isSkippable && flow.skipTo?.target == flow.steps[2] && flow.then?.name == "home")
        #expect(flow.onLink == .wait)
        #expect(graph.routes == ["home -> setup.profile"])
    }

    @Test("a step that is listed twice becomes two nodes with one name")
    func repeatedStep() {
        let graph = DecodedGraph("navgen: 1\nflows: {f: {steps: [a, b, a], skipTo: a}}")
        #expect(graph.findings == [])
        #expect(graph.graph.nodes.map(\.name) == ["f", "f.a", "f.b", "f.a"])
    }

    @Test("alerts have their actions in order, and an action's `to` is a route of the presenter")
    func alerts() throws {
        let graph = DecodedGraph(
            """
            navgen: 1
            conditions: {beta: }
            alerts:
              sure:
                title: "Delete {id}?"
                message: It cannot be undone.
                params: {id: Int}
                url: /sure/{id}
                requires: beta
                entry: true
                destructive: true
                actions:
                  delete: {label: Delete, role: destructive, to: {home: {as: reset, when: beta}}}
                  keep: {label: Keep, role: cancel}
                  more: More…
                  plain:
            screens: {home: {to: [sure]}}
            """)
        #expect(graph.findings == [])
        let node = try #require(graph.node("sure"))
        guard case .alert(let alert) = node.detail else { return #expect(Bool(false), "no alert") }
        #expect(alert.message?.source == "It cannot be undone." && node.isDestructive && node.isEntry)
        #expect(alert.actions.map(\.id.value) == ["delete", "keep", "more", "plain"])
        #expect(alert.actions.map { $0.label?.source } == ["Delete", "Keep", "More…", nil])
        #expect(alert.actions.map(\.role) == [.destructive, .cancel, nil, nil])
        #expect(graph.routes == ["sure#0 -> reset home", "home -> sure"])
        #expect(alert.actions.map(\.route) == [0, nil, nil, nil])
    }

    @Test("actions lead to one of several nodes")
    func actions() throws {
        let graph = DecodedGraph(
            """
            navgen: 1
            actions:
              redeem: {title: Redeem, doc: D., params: {code: String}, url: "/promo/{code}", then: [cart, failed], entry: true}
            screens: {cart: }
            alerts: {failed: {title: No}}
            """)
        #expect(graph.findings == [])
        guard case .action(let action)? = graph.node("redeem")?.detail else { return #expect(Bool(false)) }
        #expect(action.then.map(\.target) == [NodeID(1), NodeID(2)])
    }

    @Test("a route that is listed twice counts once")
    func repeatedRoutes() throws {
        let graph = DecodedGraph(
            """
            navgen: 1
            conditions: {x: }
            screens:
              a: {to: [b, b, {b: {as: replace}}, {b: {params: {n: 1}}}, {b: {params: {n: 1}}}, {b: {when: x}}]}
              b: {params: {n: Int}}
              c:
            alerts: {ask: {actions: {one: {to: c}, other: {to: c}}}}
            routes:
              - {from: [a, b, b], to: [b, c, c]}
              - {from: "*", to: [c, c]}
            """)
        #expect(graph.findings == [])
        #expect(
            graph.routes == [
                "a -> b", "a -> replace b", "a -> b", "a -> b", "ask#0 -> c", "ask#1 -> c", "b -> b", "a -> c",
                "b -> c",
                "* -> c",
            ])
        guard case .alert(let alert)? = graph.node("ask")?.detail else { return #expect(Bool(false), "no alert") }
        #expect(alert.actions.map(\.route) == [4, 5])
    }

    @Test("an entry of `routes` that exceeds the route limit is reported")
    func manyRoutes() {
        let names = (0..<1001).map { "s\($0)" }.joined(separator: ", ")
        let text =
            "navgen: 1\nscreens: {s0: , s1: {to: s0}}\nroutes:\n  - {from: s0, to: s1}\n  - {from: [\(names)], to: [\(names)]}"
        let graph = DecodedGraph(text)
        let refused = graph.findings.filter { $0.contains("too-complex") }
        #expect(
            refused == [
                "5:5-11813 too-complex: with this line the graph has more than 1,000,000 routes "
                    + "(list fewer nodes, or start from all of them: `from: \"*\"`)"
            ])
        #expect(graph.findings == refused)
        #expect(graph.routes == ["s1 -> s0", "s0 -> s1"])
        // The targets of the entry count as reachable.
        #expect(graph.graph.possiblyReferenced == [NodeID(0), NodeID(1)])
    }

    @Test("an entry of `routes` declares a route from each source to each target")
    func routeLines() {
        let graph = DecodedGraph(
            """
            navgen: 1
            screens: {a: , b: , c: }
            routes:
              - {from: [a, b], to: [c, a], as: push, label: L, doc: D.}
              - {from: "*", to: c}
            """)
        #expect(graph.findings == [])
        #expect(graph.routes == ["a -> push c", "b -> push c", "a -> push a", "b -> push a", "* -> c"])
        #expect(graph.graph.routes.map { $0.label?.source } == ["L", "L", "L", "L", nil])
    }

    @Test("a route from anywhere starts at every view except its target and the nodes of `except`")
    func exceptions() {
        let graph = DecodedGraph(
            """
            navgen: 1
            screens: {a: , b: , c: }
            sheets: {s: }
            flows: {f: {steps: [one]}}
            routes:
              - {from: "*", to: c}
              - {from: "*", to: [b, c], except: [a, f, f.one]}
              - {from: "*", to: c, except: [f.one, a, f, a]}
              - {from: ["*", a], to: s, except: b}
            """)
        #expect(graph.findings == [])
        // The third line repeats the second.
        #expect(graph.routes == ["* -> c", "* -> b", "* -> c", "* -> s", "a -> s"])
        let analyzed = AnalyzedGraph(graph.graph)
        func sources(_ number: Int) -> [String] {
            analyzed.sources(ofGlobalRoute: number).map { graph.graph[$0].name }
        }
        #expect(analyzed.globalRoutes.map(sources) == [["a", "b", "s"], ["c", "s"], ["b", "s"], ["a", "c"]])
        let routes = graph.graph.nodes.indices.map { analyzed.globalRoutes(from: NodeID($0)) }
        #expect(routes.map(\.count) == [2, 2, 2, 3, 0, 0])
        #expect(graph.graph.routes.map { $0.excluded.count } == [0, 3, 3, 1, 0])
    }
}
