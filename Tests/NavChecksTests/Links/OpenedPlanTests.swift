import TestSupport
import Testing

/// Targets of `as: open` and `then` need a plan, although they have no URL.
@Suite struct OpenedPlanTests {
    /// The first line of each diagnostic.
    private func headlines(_ graph: String) -> [String] {
        findings(in: "navgen: 1\n" + graph).split(separator: "\n").filter { $0.hasPrefix("graph.yaml:") }.map {
            String($0.drop { $0 != " " }.dropFirst())
        }
    }

    @Test func aNodeThatOnlyARouteOpensOpensOnTheRoot() {
        #expect(headlines("root: home\nscreens: {home: {to: [{x: {as: open}}]}, x: {}}").isEmpty)
        let other = """
            root: home
            screens: {home: {to: [{card: {as: open}}, {tour: {as: open}}]}}
            sheets: {card: {}}
            flows: {tour: {steps: [hello]}}
            """
        #expect(headlines(other).isEmpty)
    }

    @Test func screensBelowNeedTheirValues() {
        let screens = "root: home\nscreens: {home: {to: [item, more]}, item: {params: {id: Int}, to: [deep]}, deep: {}"
        #expect(
            headlines(screens + ", more: {to: [{deep: {as: open}}]}}") == [
                "error: `as: open` of `deep` opens on `item`, which needs `id`, but nothing supplies it [unbound-back-stack]"
            ])
        // A fallback is shown on top of what is displayed.
        #expect(headlines(screens + ", more: {requires: c}}\nconditions: {c: {otherwise: deep}}").isEmpty)
        #expect(
            headlines(screens + ", more: {to: tour}}\nflows: {tour: {steps: [a], then: deep}}") == [
                "error: `deep`, which follows `tour`, opens on `item`, which needs `id`, but nothing supplies it [unbound-back-stack]"
            ])
        #expect(
            headlines(screens + ", more: {to: act}}\nactions: {act: {then: deep}}") == [
                "error: `deep`, which follows `act`, opens on `item`, which needs `id`, but nothing supplies it [unbound-back-stack]"
            ])
        // Two fixes.
        #expect(
            headlines(screens.replacing("deep: {}", with: "deep: {via: []}") + ", more: {to: [{deep: {as: open}}]}}")
                .isEmpty)
        #expect(
            headlines(
                screens.replacing("deep: {}", with: "deep: {params: {id: Int}}") + ", more: {to: [{deep: {as: open}}]}}"
            )
            .isEmpty)
    }

    @Test func twoPossibleStacksAreAmbiguous() {
        let tabs = """
            tabs: {one: {root: a}, two: {root: b}}
            screens:
              a: {to: [deep, more]}
              b: {to: deep}
              deep: {}

            """
        #expect(
            headlines(tabs + "  more: {to: [{deep: {as: open}}]}") == [
                "error: `as: open` of `deep` could open on `a` or on `b` [ambiguous-back-stack]"
            ])
        #expect(headlines(tabs + "  more: {requires: c}\nconditions: {c: {otherwise: deep}}").isEmpty)
        #expect(
            headlines(tabs.replacing("deep: {}", with: "deep: {tab: two}") + "  more: {to: [{deep: {as: open}}]}")
                .isEmpty)
    }

    /// A screen with `entry: true` can be below others only if its values are known.
    @Test func entriesBelowALinkNeedTheirValues() {
        let graph = """
            root: home
            links: {schemes: [app]}
            screens:
              home: {}
              list: {params: {all: Bool}, to: [item], entry: true}
              item: {params: {id: Int}, url: "/item/{id}"}
            """
        #expect(
            headlines(graph) == [
                "error: a link to `item` opens on `list`, which needs `all`, but no URL contains it [unbound-back-stack]"
            ])
        let twoStacks = """
            root: home
            links: {schemes: [app]}
            rules: {link-only-node: off}
            screens:
              home: {}
              a: {params: {q: Bool}, to: [c], url: "/a/{q}"}
              b: {to: [c], url: /b}
              c: {params: {s: String}, url: "/c/{s}"}
            """
        #expect(headlines(twoStacks).isEmpty)
    }
}
