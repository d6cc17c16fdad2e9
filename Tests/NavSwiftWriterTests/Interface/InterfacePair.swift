import Testing

/// Two versions of a graph with different generated Swift.
struct InterfacePair: CustomTestStringConvertible, Sendable {
    var old: KeyValuePairs<String, String>
    var new: KeyValuePairs<String, String>
    var testDescription: String

    static let all = [
        InterfacePair(old: ["graph.yaml": old], new: ["graph.yaml": new], testDescription: "many changes"),
        InterfacePair(old: ["graph.yaml": new], new: ["graph.yaml": old], testDescription: "many changes, reversed"),
        InterfacePair(old: plain, new: rich, testDescription: "additions"),
        InterfacePair(old: rich, new: plain, testDescription: "removals"),
        InterfacePair(old: ["graph.yaml": shared], new: ["graph.yaml": own], testDescription: "shared to own members"),
        InterfacePair(old: ["graph.yaml": own], new: ["graph.yaml": shared], testDescription: "own to shared members"),
    ]

    static let old = """
        navgen: 1
        name: App
        outputs: {swift: {access: public}}
        links: {schemes: [app]}
        rules: {unused-type: off, unused-param: off, unused-condition: off, link-only-node: off}
        types: {Size: {cases: [small, large]}, Code: {base: String, pattern: "[A-Z]+"}, Lost: {cases: [a]}}
        conditions: {signedIn: {}, lostFact: {}}
        tabs:
          start: {root: home}
          other: {root: list, badge: true}
        screens:
          home: {to: [same, gone, former, more, fewer, retyped, looser, stricter, reordered, defaultGone, defaultNew, sheetNow, offered, asking, answers, shown, plain, wizard, guide, tour, other]}
          list: {to: [same]}
          same: {tab: start, params: {a: Int, b: String?}, url: "/same/{a}?b={b}", to: [more]}
          gone: {params: {a: Int}, to: [same]}
          former: {params: {a: Int}, url: "/former/{a}", to: [same, inner]}
          inner: {params: {a: Int, b: Int}}
          more: {params: {a: Int}}
          fewer: {params: {a: Int, b: Int?}}
          retyped: {params: {a: Int}}
          looser: {params: {a: Int}}
          stricter: {params: {a: Int?}}
          reordered: {params: {a: Int, b: Int}}
          defaultGone: {params: {a: {type: Int, default: 1}}}
          defaultNew: {params: {a: Int}}
          sheetNow: {}
          offered: {params: {size: Size}}
        sheets:
          asking: {returns: Bool, to: [shownInside]}
          answers: {returns: Int}
          shown: {}
          plain: {}
        alerts:
          shownInside: {actions: {yes: {label: Y}, no: {label: N}}}
        flows:
          wizard: {as: sheet, steps: [one, two], data: {name: {type: String, default: ""}, age: {type: Int, default: 1}}}
          guide: {as: sheet, params: {a: Int}, steps: [one], url: "/guide/{a}"}
          tour: {as: sheet, steps: [one], data: {name: {type: String, default: ""}}}
        actions:
          redeem: {params: {code: String}, url: "/redeem/{code}", then: [home, list]}
          renew: {url: /renew, then: [home]}
          look: {url: /look, then: [home, more, fewer, stricter, looser, reordered, defaultGone]}
        """

    private static let new = """
        navgen: 1
        name: App
        outputs: {swift: {access: public}}
        links: {schemes: [app]}
        rules: {unused-type: off, unused-param: off, unused-condition: off, link-only-node: off}
        types: {Size: {cases: [small, medium, large]}, Code: {base: String}, Extra: {cases: [a]}}
        conditions: {signedIn: {}, newFact: {}}
        tabs:
          start: {root: home}
          another: {root: list, renamedFrom: other, badge: true}
        screens:
          home: {to: [same, latter, more, fewer, retyped, looser, stricter, reordered, defaultGone, defaultNew, sheetNow, {offered: {when: signedIn}}, asking, answers, shown, plain, wizard, guide, tour, another, fresh]}
          list: {to: [same]}
          same: {tab: start, params: {a: Int, b: String?}, url: "/same/{a}?b={b}", to: [more]}
          latter: {renamedFrom: former, params: {a: Int}, url: "/former/{a}", to: [same, inner]}
          inner: {params: {a: Int, b: Int}}
          more: {params: {a: Int, c: Int?}}
          fewer: {params: {a: Int}}
          retyped: {params: {a: String}}
          looser: {params: {a: Int?}}
          stricter: {params: {a: Int}}
          reordered: {params: {b: Int, a: Int}}
          defaultGone: {params: {a: Int}}
          defaultNew: {params: {a: {type: Int, default: 1}}}
          offered: {params: {size: Size}}
          fresh: {params: {a: Int}}
        sheets:
          asking: {returns: String, to: [shownInside]}
          answers: {}
          shown: {returns: Int}
          plain: {params: {a: Int?}}
          sheetNow: {}
        alerts:
          shownInside: {actions: {yes: {label: Y}, later: {label: L}}}
        flows:
          wizard: {as: sheet, steps: [one, three], data: {name: {type: String, default: ""}, year: {type: Int, default: 1}}}
          guide: {as: sheet, params: {a: Int, b: Int?}, steps: [one], url: "/guide/{a}"}
          tour: {as: sheet, params: {a: String}, steps: [one], data: {name: {type: String, from: a}}}
        actions:
          redeem: {params: {code: Code}, url: "/redeem/{code}", then: [home, plain]}
          revive: {renamedFrom: renew, url: /renew, then: [home]}
          look: {url: /look, then: [home, more, fewer, stricter, looser, reordered, defaultGone]}
        """

    /// A graph with a section, and without tabs, conditions and presentations.
    private static let plain: KeyValuePairs = [
        "graph.yaml": """
        navgen: 1
        name: App
        outputs: {swift: {access: public}}
        rules: {unused-type: off, unused-param: off, unused-condition: off}
        include: [{file: orders.yaml, section: orders}]
        root: home
        screens:
          home: {to: [orders.list, safari, form, away]}
          safari: {}
          form: {params: {a: Int}}
          away: {params: {a: Int}}
        """,
        "orders.yaml": """
        exports: [list]
        screens:
          list: {to: [detail, open]}
          detail: {params: {id: Int}}
          open: {}
        """,
    ]

    /// The same graph with tabs, conditions and presentations, and with nodes in other places.
    private static let rich: KeyValuePairs = [
        "graph.yaml": """
        navgen: 1
        name: App
        outputs: {swift: {access: public}}
        rules: {unused-type: off, unused-param: off, unused-condition: off}
        conditions: {signedIn: {otherwise: signIn}}
        include: [{file: orders.yaml, section: orders}]
        root: [{when: signedIn, show: tabs}, {show: start}]
        tabs: {main: {root: home}, mails: {root: mailSplit}}
        splits: {mailSplit: {sidebar: boxes, detail: [mail, settings]}}
        screens:
          start: {}
          home: {to: [orders.all, orderDetail, safari, form, away, {popping: {when: signedIn}}, tour]}
          boxes: {to: [mail, settings]}
          mail: {params: {id: Int}}
          settings: {requires: [signedIn]}
          safari: {external: true}
          away: {params: {a: Int}, to: [orders.all]}
          orderDetail: {renamedFrom: orders.detail, params: {id: Int}}
        sheets:
          form: {params: {a: Int}, returns: Int}
          signIn: {cancel: Later}
        popovers: {popping: {}}
        flows: {tour: {as: cover, steps: [a, b]}}
        """,
        "orders.yaml": """
        exports: [all]
        screens:
          all: {renamedFrom: list, to: [open]}
          open: {params: {first: Bool?}}
        """,
    ]

    /// A graph with exits that every screen has, and with exits that depend on where a screen can
    /// appear.
    private static let shared = """
        navgen: 1
        name: App
        outputs: {swift: {access: public}}
        rules: {unused-type: off, unused-param: off, link-only-node: off}
        types: {Code: {base: String}, Ticket: {base: Int}}
        tabs: {first: {root: home}, second: {root: other}}
        routes: [{from: "*", to: report}]
        screens:
          home: {to: [form, item, list]}
          other: {to: [item, ask]}
          list: {to: [item]}
          item: {params: {id: Int, code: Code}, to: [more]}
          more: {params: {number: Int}}
        sheets:
          form: {to: [item]}
          ask: {returns: Ticket}
          report: {params: {text: String?}}
        """

    private static let own = """
        navgen: 1
        name: App
        outputs: {swift: {access: public}}
        rules: {unused-type: off, unused-param: off, link-only-node: off}
        types: {Code: {base: String, pattern: "[A-Z]+"}, Ticket: {base: Int}}
        tabs: {first: {root: home}, second: {root: list}}
        screens:
          home: {to: [form, item, list, report, other]}
          other: {to: [item, ask]}
          list: {to: [item]}
          item: {params: {id: Int, code: Code}, to: [more]}
          more: {params: {id: Int}}
        sheets:
          form: {to: [ask]}
          ask: {}
          report: {params: {text: String?}}
        """
}
