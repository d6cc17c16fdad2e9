import TestSupport
import Testing

@Suite struct RouteExceptionTests {
    @Test(
        "a route from anywhere is not checked at the nodes of `except`, and leads nowhere from there",
        arguments: [
            (
                "screens: {home: {to: [menu]}, item: {}}\npopovers: {menu: {}}\n"
                    + "routes: [{from: \"*\", to: item, EXCEPT: menu}]",
                ["push-without-stack"], []
            ),
            (
                "screens: {home: {to: [{item: {params: {id: 1}}}]}, item: {params: {id: Int}, to: [help]}, "
                    + "help: {params: {id: Int}}}\n"
                    + "routes: [{from: \"*\", to: help, params: {id: \"{id}\"}, EXCEPT: home}]",
                ["edge-param-unknown"], []
            ),
            (
                "screens: {home: {to: [item]}, item: {}, help: {}}\n"
                    + "routes: [{from: \"*\", to: help, EXCEPT: [home, item]}]",
                [], ["unreachable-node"]
            ),
            (
                "screens: {home: {to: [item]}, item: {}}\nsheets: {help: {to: [{home: {as: dismiss}}]}}\n"
                    + "routes: [{from: \"*\", to: help, EXCEPT: home}]",
                [], ["pop-without-target"]
            ),
            (
                "screens: {home: {to: [lock]}}\ncovers: {lock: {dismiss: disabled}}\n"
                    + "routes: [{from: \"*\", to: home, as: open, EXCEPT: lock}]",
                [], ["modal-trap"]
            ),
            (
                "screens: {home: {}, splash: {}, help: {requires: \"!ready\"}}\nconditions: {ready: {}}\n"
                    + "routes: [{from: \"*\", to: help, EXCEPT: splash}]",
                [], ["excluded-root"]
            ),
        ])
    func exceptions(_ graph: String, _ without: [String], _ with: [String]) {
        let start = "navgen: 1\nrules: {unused-param: off}\n"
        let root =
            graph.contains("splash") ? "root: [{when: ready, show: home}, {show: splash}]\n" : "root: home\n"
        #expect(rules(in: start + root + graph.replacing(/, EXCEPT: [^}]*/, with: "")) == without)
        #expect(rules(in: start + root + graph.replacing("EXCEPT", with: "except")) == with)
    }
}
