import NavGraph
import NavSyntax
import Testing

@Suite("The keys of nodes") struct NodeKeyTests {
    @Test("the keys of a screen are decoded")
    func screen() throws {
        let graph = DecodedGraph(
            """
            navgen: 1
            types: {Sort: [price, name]}
            conditions: {signedIn: , beta: }
            tabs: {main: {title: Main, root: home}}
            screens:
              home: {to: [order]}
              order:
                title: "Order {id}, {{new}"
                doc: One order.
                params:
                  id: Int
                  sort: {type: Sort, default: price, transient: true, sensitive: true, doc: How., key: s}
                  tags: [String]
                  note: String?
                url: ["/order/{id}", {path: "/o/{id}", params: {sort: name, note: "{id}"}, schemes: x, hosts: [a.b],
                      unknownQuery: reject, over: [home]}]
                to:
                  - home
                  - home: {as: popTo, params: {a: 1, b: "{id}", c: [x, "y"]}, when: [signedIn, "!beta"], label: Go, doc: D.}
                requires: [signedIn, "!beta"]
                entry: true
                via: [home]
                tab: main
                returns: Bool
                identity: [id]
                external: true
                renamedFrom: oldOrder
                deprecated: {since: "2.0", use: home, until: 3.0, message: Gone.}
                destructive: true
                owner: Orders
                tags: [a, b]
                titleMode: inline
                transition: zoom
            """)
        #expect(graph.findings == [])
        let node = try #require(graph.node("order"))
        let pieces = try #require(node.title).pieces.map(\.words)
        #expect(pieces == ["Order ", "{id}", ", {new}"])
        #expect(node.title?.plainText == "Order {id}, {new}")
        #expect(node.doc == "One order.")
        #expect(node.parameters.map(\.name.value) == ["id", "sort", "tags", "note"])
        #expect(node.parameters.map(\.type.form) == [.single, .single, .list, .optional])
        #expect(node.parameters.map(\.isRequired) == [true, false, false, false])
        let sort = try #require(node.parameter("sort"))
        #expect(sort.type.base == .declared(TypeID(0)) && sort.isTransient && sort.isSensitive && sort.doc == "How.")
        #expect(sort.key?.value == "s" && sort.defaultValue?.value == .scalar("price", isPlain: true))
        #expect(node.links.map(\.path.value) == ["/order/{id}", "/o/{id}"])
        #expect(node.links[1].values.map(\.name.value) == ["sort", "note"])
        #expect(node.links[1].schemes?.map(\.value) == ["x"] && node.links[1].hosts?.map(\.value) == ["a.b"])
        #expect(node.links[1].unknownQuery == .reject && node.links[1].over.first?.target == NodeID(1))
        #expect(node.requires.map(\.name) == ["signedIn", "beta"] && node.requires.map(\.isNegated) == [false, true])
        #expect(node.requires.map(\.target) == [ConditionID(0), ConditionID(1)])
        #expect(node.isEntry && node.isExternal && node.isDestructive)
        #expect(node.via?.value.map(\.target) == [NodeID(1)] && node.tab?.target == NodeID(0))
        #expect(node.returns?.base == .builtin(.bool) && node.identity?.map(\.value) == ["id"])
        #expect(node.renamedFrom.map(\.value) == ["oldOrder"] && node.owner == "Orders" && node.tags == ["a", "b"])
        #expect(node.deprecated?.since == "2.0" && node.deprecated?.use?.target == NodeID(1))
        #expect(node.deprecated?.until == "3.0" && node.deprecated?.message == "Gone.")
        guard case .screen(let detail) = node.detail else { return #expect(Bool(false), "no screen") }
        #expect(detail.titleMode == .inline && detail.transition == .zoom)
    }

    @Test("the keys of a route are decoded")
    func route() throws {
        let graph = DecodedGraph(
            """
            navgen: 1
            conditions: {signedIn: }
            screens:
              home: {params: {id: Int}, to: [{next: {as: replace, params: {a: 1, b: "{id}", c: [x, "1"], d: "{{id}"},
                when: "!signedIn", label: "Go {id}", doc: Why.}}]}
              next:
            """)
        #expect(graph.findings == [])
        let route = try #require(graph.graph.routes.first)
        #expect(route.style?.value == .replace && route.label?.source == "Go {id}" && route.doc == "Why.")
        #expect(route.when.map(\.isNegated) == [true])
        let values = route.fixed.map { value in
            switch value.value {
            case .parameter(let name): "parameter \(name)"
            case .literal(let literal): "\(literal)"
            }
        }
        #expect(
            values == [
                #"scalar("1", isPlain: true)"#, "parameter id",
                #"list([NavGraph.Literal.scalar("x", isPlain: true), NavGraph.Literal.scalar("1", isPlain: false)])"#,
                #"scalar("{{id}", isPlain: false)"#,
            ])
    }

    @Test("the keys of a sheet are decoded")
    func presentation() throws {
        let graph = DecodedGraph(
            """
            navgen: 1
            sheets:
              one:
                detents: {sizes: [medium, large, {fraction: 0.7}, {height: 400}, huge], initial: large}
                dragIndicator: true
                background: thin
                backgroundInteraction: {upThrough: {fraction: 0.5}}
                contentInteraction: scrolls
                cornerRadius: 12.5
                sizing: fitted
                onLink: wait
                dismiss: disabled
                stack: false
                cancel: Not now
                confirm: Pay
              two: {detents: [medium], backgroundInteraction: enabled}
            popovers:
              menu: {compact: popover, onLink: stack}
            """)
        #expect(graph.findings == [])
        guard case .presentation(let one)? = graph.node("one")?.detail,
            case .presentation(let two)? = graph.node("two")?.detail,
            case .presentation(let menu)? = graph.node("menu")?.detail
        else { return #expect(Bool(false), "no presentations") }
        #expect(
            one.detents?.value.map(\.size) == [.medium, .large, .fraction(0.7), .height(400), .unknown("huge")])
        #expect(one.initialDetent?.size == .large && one.hasDragIndicator == true && one.background == .thin)
        guard case .upThrough(let detent)? = one.backgroundInteraction else { return #expect(Bool(false)) }
        #expect(detent.size == .fraction(0.5))
        #expect(one.contentInteraction == .scrolls && one.cornerRadius == 12.5 && one.sizing == .fitted)
        #expect(one.onLink == .wait && one.dismiss?.value == .disabled && one.stack?.value == false)
        #expect(one.cancel?.source == "Not now" && one.confirm?.source == "Pay")
        #expect(two.detents?.value.count == 1)
        guard case .enabled? = two.backgroundInteraction else { return #expect(Bool(false)) }
        #expect(menu.compact == .popover && menu.onLink == .stack)
    }

    @Test("an invalid value does not affect other keys")
    func wrongValueOnly() throws {
        let graph = DecodedGraph(
            """
            navgen: 1
            screens:
              home: {title: [a], doc: Kept., entry: maybe, tags: [a, [b], c], titel: x, to: [next, [x], {home: {as: fly}}]}
              next: [1]
            """)
        #expect(
            graph.findings == [
                "3:17-20 wrong-type: expected text, found a list (write `a`, without brackets)",
                "3:41-46 wrong-type: expected `true` or `false`, found `maybe`",
                "3:58-61 wrong-type: expected text, found a list (write `b`, without brackets)",
                "3:67-72 unknown-key: `titel` is not a key of a screen (did you mean `title`?)",
                "3:88-91 wrong-type: expected the id of a node, or `{id: {…}}`, found a list (write `x`, without brackets)",
                "3:105-108 wrong-type: expected one of `push`, `sheet`, `cover`, `popover`, `replace`, `reset`, `popTo`, "
                    + "`dismiss`, `open`, `under`, found `fly`",
                "4:9-12 wrong-type: expected a mapping with the keys of a screen, found a list",
            ])
        let home = try #require(graph.node("home"))
        #expect(home.doc == "Kept." && home.tags == ["a", "c"] && home.title == nil)
        #expect(graph.routes == ["home -> next", "home -> home"])
        #expect(graph.node("next") != nil)
    }

    @Test("`deprecated` is true, a message or a mapping", arguments: ["true", "Use next.", "{message: Use next.}"])
    func deprecated(value: String) throws {
        let graph = DecodedGraph("navgen: 1\nscreens: {home: {deprecated: \(value)}}")
        #expect(graph.findings == [])
        let deprecated = try #require(graph.node("home")?.deprecated)
        #expect(deprecated.message == (value == "true" ? nil : "Use next."))
    }

    @Test("`deprecated: false` has no effect")
    func notDeprecated() {
        let graph = DecodedGraph("navgen: 1\nscreens: {home: {deprecated: false}}")
        #expect(graph.findings == [] && graph.node("home")?.deprecated == nil)
    }
}

extension Template.Piece {
    /// The source text of the piece, without escapes.
    var words: String {
        switch self {
        case .text(let text): text
        case .parameter(let name): "{\(name.value)}"
        }
    }
}
