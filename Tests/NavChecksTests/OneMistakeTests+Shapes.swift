import NavCompiler
import NavSyntax
import TestSupport
import Testing

/// Replaces one value at a time by one of the wrong shape, in a graph that uses all parts of the
/// language. Each is reported once.
extension OneMistakeTests {
    private static let main = #"""
        navgen: 1
        name: Shop
        links: {schemes: [shop], hosts: [shop.example.com]}
        include: [{file: pay.yaml, section: pay}, more.yaml]
        types:
          Sort: {cases: [price, name]}
          SlugNum: {base: String, pattern: "[a-z0-9]+"}
          Cart: {swift: Cart}
          Tint: [red, green]
        conditions:
          signedIn: {otherwise: login}
          trial: {}
          admin: {}
          beta: {}
        root: [{when: trial, show: start}, {show: tabs}]
        launching: launch
        tabs:
          browse: {root: home, title: Browse, url: /browse}
          mail: {root: box, visible: [admin], requires: [signedIn]}
        splits:
          box: {sidebar: folders, content: [messages], detail: {screens: [message, other], placeholder: {title: None}}}
        screens:
          home:
            title: Home
            url: /home
            to: [list, {product: {as: sheet, params: {id: 1}}}, filter, alone, sure, buy, pay.card, extra]
          list: {params: {sort: {type: Sort, default: price}, color: "Tint?"}, to: product, url: "/list?sort={sort}"}
          product: {params: {id: Int}, url: ["/product/{id}", {path: "/p/{id}", over: [itemPage]}], identity: id, to: [{review: {as: sheet, params: {id: "{id}"}}}]}
          itemPage: {params: {slug: SlugNum}, url: "/p/{slug}", entry: true}
          ready: {}
          review: {params: {id: Int}, url: "/product/{id}/review", via: product, tab: browse, returns: Sort}
          start: {to: setup}
          launch: {}
          folders: {to: messages}
          messages: {to: [message, other]}
          message: {requires: ["!beta"]}
          other: {}
          alone: {params: {cart: "Cart?"}, renamedFrom: single}

          shared: {}
        sheets:
          filter: {detents: [medium, {height: 300}], backgroundInteraction: {upThrough: medium}, to: [{home: {as: open}}]}
          login: {}
        alerts:
          sure: {title: Sure, actions: {sureOk: {label: Yes, role: destructive, to: ready}, never: {label: No, role: cancel}}}
        flows:
          setup: {steps: [welcome, {terms: {when: trial, to: filter}}], final: [bye], data: {sort: "Sort?"}, then: home, as: cover}
        actions:
          buy: {params: {id: "Int?"}, url: "/buy", then: [ready, home]}
        routes:
          - {from: [list, home], to: shared, when: admin}
          - {from: "*", to: login}
        redirects:
          /old: /home
          /older/{id}: {to: product}
        outputs: {dot: true}
        rules: {unused-param: "off"}
        """#

    private static let pay = """
        doc: Paying
        exports: [card]
        screens:
          card: {to: [receipt]}
          receipt: {}
        """

    private static let more = """
        screens:
          extra: {to: [deep]}
          deep: {}
        """

    private static func rules(_ text: String, _ changed: String) -> [String] {
        let files = [main, pay, more].map { $0.replacing(text, with: changed) }
        let result = compileText(["graph.yaml": files[0], "pay.yaml": files[1], "more.yaml": files[2]])
        return result.diagnostics.map(\.rule.name)
    }

    private static let originalFindings = rules("navgen: 1", "navgen: 1")

    @Test func theOriginalGraphIsValid() {
        #expect(Self.originalFindings.isEmpty, "fix `main` in OneMistakeTests+Shapes.swift")
    }

    @Test(arguments: [
        ("to: [list, {", #"to: ["[list, alone]", {"#, "wrong-type"),
        ("product: {as: sheet, params: {id: 1}}", "product: sheet", "wrong-type"),
        ("filter, alone", "filter, [alone]", "wrong-type"),
        ("filter, alone", "filter, {value: alone}", "wrong-type"),
        ("filter, alone", "filter, 5", "unknown-node"),
        ("filter, alone", "filter, null", "wrong-type"),
        ("{to: setup}", #"{to: "[setup]"}"#, "wrong-type"),
        ("{to: setup}", #"{to: "{setup: {as: cover}}"}"#, "wrong-type"),
        ("{to: setup}", "{to: [[setup]]}", "wrong-type"),
        ("{to: setup}", "{to: }", "wrong-type"),
        ("{to: setup}", "{to: {screen: [setup]}}", "wrong-type"),
        ("{to: setup}", "{to: 5}", "unknown-node"),
        ("Sort: {cases: [price, name]}", "Sort: {cases: [[price], name]}", "wrong-type"),
        ("Sort: {cases: [price, name]}", "Sort: {cases: [{price: [p]}, name]}", "wrong-type"),
        ("Sort: {cases: [price, name]}", "Sort: [[price, name]]", "wrong-type"),
        ("Sort: {cases: [price, name]}", #"Sort: "[price, name]""#, "wrong-type"),
        ("Sort: {cases: [price, name]}", "Sort: {kinds: [price, name]}", "unknown-key"),
        ("Sort: {cases: [price, name]}", "Sort: {price: , name: }", "unknown-key"),
        ("Sort: {cases: [price, name]}", "Sort: 5", "wrong-type"),
        (
            #"SlugNum: {base: String, pattern: "[a-z0-9]+"}"#,
            #"SlugNum: {base: [String], pattern: "[a-z0-9]+"}"#, "wrong-type"
        ),
        (
            #"SlugNum: {base: String, pattern: "[a-z0-9]+"}"#,
            #"SlugNum: {zzz: String, pattern: "[a-z0-9]+"}"#, "unknown-key"
        ),
        (
            #"SlugNum: {base: String, pattern: "[a-z0-9]+"}"#,
            #"SlugNum: {base: String, pattern: ["[a-z0-9]+"]}"#, "wrong-type"
        ),
        ("include: [{file: pay.yaml, section: pay}, more.yaml]", "include: more.yaml", "wrong-type"),
        (
            "include: [{file: pay.yaml, section: pay}, more.yaml]",
            "include: {pay: pay.yaml, more: more.yaml}", "wrong-type"
        ),
        ("include: [{file: pay.yaml, section: pay}, more.yaml]", "include:", "wrong-type"),
        (
            "include: [{file: pay.yaml, section: pay}, more.yaml]",
            "includes: [{file: pay.yaml, section: pay}, more.yaml]", "unknown-key"
        ),
        ("{file: pay.yaml, section: pay}", "{path: pay.yaml, section: pay}", "unknown-key"),
        ("{file: pay.yaml, section: pay}", "{file: [pay.yaml], section: pay}", "wrong-type"),
        ("{file: pay.yaml, section: pay}", "{file: pay.yaml, section: [pay]}", "wrong-type"),
        ("{file: pay.yaml, section: pay}", "{file: pay.yaml, section: 5}", "invalid-name"),
        ("{file: pay.yaml, section: pay}", "{file: pay.yaml, part: pay}", "unknown-key"),
        ("{file: pay.yaml, section: pay}", "[pay.yaml, pay]", "wrong-type"),
        ("exports: [card]", "exports: [[card]]", "wrong-type"),
        ("exports: [card]", #"exports: "[card]""#, "wrong-type"),
        ("exports: [card]", "exports: {card: {}}", "wrong-type"),
        ("card: {to: [receipt]}", "card: {leads: [receipt]}", "unknown-key"),
        ("card: {to: [receipt]}", "card: [receipt]", "wrong-type"),
        ("extra: {to: [deep]}", #"extra: "{to: [deep]}""#, "wrong-type"),
        ("mail: {root: box, visible: [admin], requires: [signedIn]}", "mail:", "missing-key"),
        ("mail: {root: box, visible: [admin], requires: [signedIn]}", "mail: 5", "wrong-type"),
        ("mail: {root: box, visible: [admin], requires: [signedIn]}", "mail: [box, admin, signedIn]", "wrong-type"),
        (
            "mail: {root: box, visible: [admin], requires: [signedIn]}",
            "mail: {show: box, visible: [admin], requires: [signedIn]}", "unknown-key"
        ),
        (
            "mail: {root: box, visible: [admin], requires: [signedIn]}",
            "mail: {root: [box], visible: [admin], requires: [signedIn]}", "wrong-type"
        ),
        (
            "mail: {root: box, visible: [admin], requires: [signedIn]}",
            "mail: {root: nowhere, visible: [admin], requires: [signedIn]}", "unknown-node"
        ),
        (
            "mail: {root: box, visible: [admin], requires: [signedIn]}",
            "mail: {root: box, visible: [admin], requires: [[signedIn]]}", "wrong-type"
        ),
        (
            "mail: {root: box, visible: [admin], requires: [signedIn]}",
            #"mail: {root: box, visible: [admin], requires: "[signedIn]"}"#, "wrong-type"
        ),
        (
            "mail: {root: box, visible: [admin], requires: [signedIn]}",
            "mail: {root: box, visible: {admin: }, requires: [signedIn]}", "wrong-type"
        ),
        (
            "box: {sidebar: folders, content: [messages],",
            "box: {sidebar: [[folders]], content: [messages],", "wrong-type"
        ),
        (
            "box: {sidebar: folders, content: [messages],",
            "box: {sidebar: folders, content: {messages: },", "unknown-key"
        ),
        ("box: {sidebar: folders, content: [messages],", "box: {left: folders, content: [messages],", "unknown-key"),
        (
            "{screens: [message, other], placeholder: {title: None}}",
            "{nodes: [message, other], placeholder: {title: None}}", "unknown-key"
        ),
        ("steps: [welcome, {terms: {when: trial, to: filter}}]", #"steps: "[welcome, terms]""#, "wrong-type"),
        (
            "steps: [welcome, {terms: {when: trial, to: filter}}]",
            "steps: {welcome: true, terms: {when: trial, to: filter}}", "wrong-type"
        ),
        ("steps: [welcome, {terms: {when: trial, to: filter}}]", "steps: [[welcome, terms]]", "wrong-type"),
        (
            "steps: [welcome, {terms: {when: trial, to: filter}}]",
            "steps: [welcome, {terms: [trial, filter]}]", "wrong-type"
        ),
        ("setup: {steps:", "setup: {pages:", "unknown-key"),
        (
            "root: [{when: trial, show: start}, {show: tabs}]",
            #"root: "[{when: trial, show: start}, {show: tabs}]""#, "wrong-type"
        ),
        ("root: [{when: trial, show: start}, {show: tabs}]", "root: {when: trial, show: start}", "wrong-type"),
        (
            "root: [{when: trial, show: start}, {show: tabs}]",
            "root: [{when: [[trial]], show: start}, {show: tabs}]", "wrong-type"
        ),
        (
            "root: [{when: trial, show: start}, {show: tabs}]",
            "root: [{unless: trial, show: start}, {show: tabs}]", "unknown-key"
        ),
        (
            "root: [{when: trial, show: start}, {show: tabs}]",
            "root: [{when: trial, show: [start]}, {show: tabs}]", "wrong-type"
        ),
        (
            "root: [{when: trial, show: start}, {show: tabs}]",
            "root: [{when: trial, show: start}, [tabs]]", "wrong-type"
        ),
        (
            "root: [{when: trial, show: start}, {show: tabs}]",
            "root: [{when: trial, show: nowhere}, {show: tabs}]", "unknown-node"
        ),
        ("root: [{when: trial, show: start}, {show: tabs}]", "root: 5", "unknown-node"),
        ("/old: /home", "/old: [/home]", "wrong-type"),
        ("/old: /home", "/old: home", "invalid-pattern"),
        ("/older/{id}: {to: product}", "/older/{id}: {node: product}", "unknown-key"),
        ("/older/{id}: {to: product}", "/older/{id}: {to: [product]}", "wrong-type"),
        ("signedIn: {otherwise: login}", "signedIn: {instead: login}", "unknown-key"),
        ("signedIn: {otherwise: login}", "signedIn: {otherwise: [login]}", "wrong-type"),
        ("signedIn: {otherwise: login}", #"signedIn: "{otherwise: login}""#, "wrong-type"),
        (#"{params: {id: Int}, url: ["/product/{id}""#, #"{params: "{id: Int}", url: ["/product/{id}""#, "wrong-type"),
        (
            #"{params: {id: Int}, url: ["/product/{id}""#,
            #"{params: {id: {kind: Int}}, url: ["/product/{id}""#, "unknown-key"
        ),
        (#"{params: {id: Int}, url: ["/product/{id}""#, #"{values: {id: Int}, url: ["/product/{id}""#, "unknown-key"),
        (#"{params: {id: Int}, url: ["/product/{id}""#, #"{params: [[id]], url: ["/product/{id}""#, "wrong-type"),
        (
            #"{params: {id: Int}, url: ["/product/{id}""#,
            #"{params: {fields: {id: Int}}, url: ["/product/{id}""#, "unknown-key"
        ),
        (#"{params: {id: Int}, url: ["/product/{id}""#, #"{params: {id: Itn}, url: ["/product/{id}""#, "unknown-type"),
        ("over: [itemPage]", "over: [[itemPage]]", "wrong-type"),
        ("over: [itemPage]", "wins: [itemPage]", "unknown-key"),
        ("over: [itemPage]", "over: [itemPag]", "unknown-node"),
        (
            #"{params: {slug: SlugNum}, url: "/p/{slug}", entry: true}"#,
            #"{params: {slug: SlugNum}, url: ["/p/{slug}", [x]], entry: true}"#, "wrong-type"
        ),
        (
            #"{params: {slug: SlugNum}, url: "/p/{slug}", entry: true}"#,
            #""{params: {slug: SlugNum}, entry: true}""#, "wrong-type"
        ),
        ("links: {schemes: [shop], hosts: [shop.example.com]}", "links: [shop, shop.example.com]", "wrong-type"),
        ("links: {schemes: [shop], hosts: [shop.example.com]}", "links: {from: [shop]}", "unknown-key"),
        ("links: {schemes: [shop], hosts: [shop.example.com]}", "links: {schemes: {shop: }}", "wrong-type"),
        (
            "- {from: [list, home], to: shared, when: admin}",
            "- {from: [[list, home]], to: shared, when: admin}", "wrong-type"
        ),
        (
            "- {from: [list, home], to: shared, when: admin}",
            "- {from: [list, home], to: {shared: }, when: admin}", "wrong-type"
        ),
        ("- {from: [list, home], to: shared, when: admin}", "- [list, shared, admin]", "wrong-type"),
        (
            "- {from: [list, home], to: shared, when: admin}",
            "- {from: [list, home], leads: shared, when: admin}", "unknown-key"
        ),
        (#"{review: {as: sheet, params: {id: "{id}"}}}"#, "{review: [sheet, id]}", "wrong-type"),
        (
            #"{review: {as: sheet, params: {id: "{id}"}}}"#,
            #"{review: {how: sheet, params: {id: "{id}"}}}"#, "unknown-key"
        ),
        ("detents: [medium, {height: 300}]", "detents: [[medium], {height: 300}]", "wrong-type"),
        ("detents: [medium, {height: 300}]", "detents: [0.5, {height: 300}]", "detent-invalid"),
        (
            "actions: {sureOk: {label: Yes, role: destructive, to: ready}, never: {label: No, role: cancel}}",
            "actions: [sureOk, never]", "wrong-type"
        ),
        ("to: ready}", "to: [[ready]]}", "wrong-type"),
    ])
    func eachWrongShapeIsReportedOnce(_ text: String, _ changed: String, _ rule: String) {
        guard Self.originalFindings.isEmpty else { return }
        #expect([Self.main, Self.pay, Self.more].filter { $0.contains(text) }.count == 1)
        #expect(Self.rules(text, changed) == [rule])
    }
}
