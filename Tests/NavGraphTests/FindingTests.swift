import NavGraph
import NavSyntax
import Testing

@Suite("What decoding reports") struct FindingTests {
    @Test(
        "for a key that belongs elsewhere, the help says where",
        arguments: [
            (
                "alerts: {a: {to: home}}",
                "alert or dialog (an alert leads on through its actions: put `to` on one of them)"
            ),
            ("flows: {a: {returns: Int}}", "a flow (the result of a flow is its `data`)"),
            ("screens: {a: {detents: [medium]}}", "a screen (only sheets and covers have `detents`)"),
            ("sheets: {a: {titleMode: large}}", "a sheet or cover (only screens have `titleMode`)"),
            ("popovers: {a: {dismiss: disabled}}", "a popover (only sheets and covers have `dismiss`)"),
            (
                "outputs: {swift: {observation: observable}}",
                "an output (remove it: the same Swift runs on iOS 16 and uses Observation from iOS 17 on)"
            ),
            (
                "outputs: {swift: {deploymentTarget: 18}}",
                "an output (remove it: the same Swift runs on each system from iOS 16 on)"
            ),
            ("actions: {a: {to: home}}", "an action (write `then`: the nodes among which the app chooses)"),
        ])
    func elsewhere(text: String, ending: String) {
        let findings = DecodedGraph("navgen: 1\n\(text)\nscreens: {home: }".mergedScreens).findings
        #expect(findings.count == 1 && findings.first?.hasSuffix(ending) == true, "\(findings)")
    }

    @Test("an unknown key, id, type, condition or word gets a suggestion")
    func suggestions() {
        let graph = DecodedGraph(
            """
            navgen: 1
            tpyes: {}
            types: {OrderID: {base: String}}
            conditions: {signedIn: }
            tabs: {shop: {root: home}}
            screens:
              home: {to: [prodct, {next: {as: psuh}}], tab: shpo, requires: [signedin]}
              product: {params: {id: OrderId, n: Strng}}
              next:
            """)
        #expect(
            graph.findings == [
                "2:1-6 unknown-key: `tpyes` is not a key of a graph file (did you mean `types`?)",
                "7:15-21 unknown-node: there is no node `prodct` (did you mean `product`?)",
                "7:35-39 wrong-type: expected one of `push`, `sheet`, `cover`, `popover`, `replace`, `reset`, `popTo`, "
                    + "`dismiss`, `open`, `under`, found `psuh` (did you mean `push`?)",
                "7:49-53 unknown-tab: there is no tab `shpo` (did you mean `shop`?)",
                "7:66-74 unknown-condition: there is no condition `signedin` (did you mean `signedIn`?)",
                "8:26-33 unknown-type: there is no type `OrderId` (did you mean `OrderID`?)",
                "8:38-43 unknown-type: there is no type `Strng` (did you mean `String`?)",
            ])
    }

    @Test("`tab` must name a tab")
    func tabIsNoTab() {
        let graph = DecodedGraph("navgen: 1\nscreens: {home: {tab: home}}")
        #expect(graph.findings == ["2:23-27 unknown-tab: `home` is not a tab (this graph has no tabs)"])
    }

    @Test("names must be valid Swift names")
    func names() {
        let graph = DecodedGraph(
            """
            navgen: 1
            name: my shop
            types: {sort: [top-rated, Ok], T_x: {base: Int}}
            conditions: {signed-in: }
            screens: {order-detail: , Home: , 1st: , ünicode: , a: {params: {order_id: Int}}}
            alerts: {b: {actions: {OK: }}}
            flows: {f: {steps: [first-step]}}
            """)
        let spelled = graph.diagnostics.map { "\(graph.location($0.range)) \($0.rule) \($0.help ?? "-")" }
        #expect(
            spelled == [
                "2:7-14 invalid-name write `MyShop`", "3:9-13 invalid-name write `Sort`",
                "3:16-25 invalid-name give it a name, and keep the raw value: `topRated: top-rated`",
                "3:27-29 invalid-name give it a name, and keep the raw value: `ok: Ok`",
                "3:32-35 invalid-name write `TX`", "4:14-23 invalid-name write `signedIn`",
                "5:11-23 invalid-name write `orderDetail`", "5:27-31 invalid-name write `home`",
                "5:35-38 invalid-name -", "5:42-49 invalid-name -",
                "5:66-74 invalid-name write `orderId`", "6:24-26 invalid-name write `ok`",
                "7:21-31 invalid-name write `firstStep`",
            ])
        #expect(graph.graph.nodes.map(\.name).contains("order-detail"))
    }

    @Test("one namespace for tabs, splits, flows, actions and nodes; types and conditions have their own")
    func duplicates() {
        let graph = DecodedGraph(
            """
            navgen: 1
            types: {Home: [x]}
            conditions: {home: }
            tabs: {home: {root: shop}}
            screens: {home: , shop: }
            sheets: {shop: }
            actions: {home: }
            """)
        let found = graph.diagnostics.map { finding in
            "\(graph.location(finding.range)) \(finding.rule) first at \(finding.notes.compactMap(\.range).map(graph.location))"
        }
        #expect(
            found == [
                #"5:11-15 duplicate-id first at ["4:8-12"]"#, #"6:10-14 duplicate-id first at ["5:19-23"]"#,
                #"7:11-15 duplicate-id first at ["4:8-12"]"#,
            ])
        #expect(graph.graph.nodes.count == 5)
    }

    @Test("a missing key is reported at the first key of the mapping that needs it")
    func missingKeys() {
        let graph = DecodedGraph(
            """
            navgen: 1
            tabs:
              shop:
                title: Shop
            splits: {s: {sidebar: a}}
            screens: {a: {params: {p: {default: 3}}, url: {params: {}}}}
            routes: [{from: a}, {to: a}]
            root: [{when: "!x"}]
            """)
        #expect(
            graph.findings == [
                "4:5-10 missing-key: `root` is missing here: a tab needs it (write `root`, or `to` instead)",
                "5:14-21 missing-key: `detail` is missing here: a split view needs it",
                "6:28-35 missing-key: `type` is missing here: a parameter needs it",
                "6:48-54 missing-key: `path` is missing here: a URL pattern needs it",
                "7:11-15 missing-key: `to` is missing here: a line of `routes` needs it",
                "7:22-24 missing-key: `from` is missing here: a line of `routes` needs it",
                "8:9-13 missing-key: `show` is missing here: an entry of `root` needs it",
                "8:15-19 unknown-condition: there is no condition `x` (declare it under `conditions:`: `x: {}`)",
            ])
        // The missing file may declare these names, so they are not reported.
        let other = DecodedGraph("navgen: 1\nroot: [{when: x, show: a}, {show: b}]\ninclude: [{section: a}]")
        #expect(other.findings == ["3:12-19 missing-key: `file` is missing here: an `include` needs it"])
    }

    @Test(
        "Booleans are `true` or `false`",
        arguments: [
            ("yes", "write `true`"), ("no", "write `false`"), ("on", "write `true`"), ("OFF", "write `false`"),
            ("True", "write `true`"), ("1", nil), ("\"true\"", "write it without quotes"), ("\"yes\"", nil), ("~", nil),
        ])
    func truth(text: String, help: String?) {
        let graph = DecodedGraph("navgen: 1\nscreens: {home: {entry: \(text)}}")
        #expect(graph.diagnostics.map(\.rule) == ["wrong-type"])
        #expect(graph.diagnostics.first?.help == help)
    }

    @Test("`no` is not read as a file's name, and `yes` is not read as a message")
    func truthAmongWords() {
        let graph = DecodedGraph("navgen: 1\noutputs: {dot: no, html: \"no\"}\nscreens: {a: {deprecated: yes}}")
        #expect(
            graph.findings == [
                "2:16-18 wrong-type: expected `true`, `false`, a path or options, found `no` (write `false`)",
                "3:27-30 wrong-type: expected `true`, a message or a mapping, found `yes` (write `true`)",
            ])
    }

    @Test(
        "numbers are decimal digits",
        arguments: ["0x1F", "1_000", "+5", "007", "1.0", "1e3", "\"5\"", "five", "0", "[1]"])
    func numbers(text: String) {
        let graph = DecodedGraph("navgen: 1\nlinks: {maxLength: \(text)}")
        #expect(graph.diagnostics.map(\.rule) == ["wrong-type"])
        #expect(graph.graph.links.maxLength == 8192)
    }

    @Test(
        "text may look like another type",
        arguments: ["no", "1.0", "0x1F", "~", "404", "true", "null", "2024-01-01", "''"])
    func text(text: String) {
        let graph = DecodedGraph("navgen: 1\nscreens: {home: {title: \(text)}}")
        #expect(graph.findings == [])
        #expect(graph.node("home")?.title?.source == (text == "''" ? "" : text))
    }

    @Test("a title's parameters have ranges, and invalid braces are reported")
    func templates() throws {
        let graph = DecodedGraph("navgen: 1\nscreens: {a: {title: \"💥 {id} {} {a b} {\"}}")
        #expect(
            graph.findings == [
                "2:30-32 wrong-type: `{}` does not name a parameter (write `{{` for a brace)",
                "2:33-38 wrong-type: `{a b}` does not name a parameter (write `{{` for a brace)",
                "2:39-40 wrong-type: this `{` is not closed (write `{{` for a brace)",
            ])
        let locations = graph.node("a")?.title?.pieces.compactMap { piece -> String? in
            guard case .parameter(let name) = piece else { return nil }
            return graph.location(name.range)
        }
        #expect(locations == ["2:26-28"])
    }
}

extension String {
    /// The text without its last line if it already has `screens:`.
    fileprivate var mergedScreens: String {
        contains("\nscreens: {a:") ? replacing("\nscreens: {home: }", with: "") : self
    }
}
