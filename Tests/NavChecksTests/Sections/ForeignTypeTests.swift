import NavCompiler
import NavSyntax
import TestSupport
import Testing

@Suite struct ForeignTypeTests {
    private let main = """
        navgen: 1
        root: orders.list
        include: [{file: orders.yaml, section: orders, module: OrdersNavigation}]
        types:
          Sort: [newest, price]
          Cart: {swift: Cart}
          Basket: {swift: CartKit.Basket}
        """

    private func report(_ orders: String, more: String = "", inner: String = "") -> String {
        let result = compileText([
            "graph.yaml": main, "orders.yaml": orders, "more.yaml": more, "inner.yaml": inner,
        ])
        let found = result.diagnostics.filter { $0.rule == "foreign-type" }
        return render(found, sources: result.sources, as: .text)
    }

    @Test func aTypeOfTheAppIsReportedInAModule() {
        let report = """
            orders.yaml:3:25: error: `Sort` belongs to the app, which `OrdersNavigation` does not import [foreign-type]
              |
            3 |   list: {params: {sort: "Sort?"}}
              |                         ^^^^^^^
             --> graph.yaml:5:3
            5 |   Sort: [newest, price]
              = the type is declared here
              = help: declare it in a file of the section, or in a section that has only types and its own module: `{file: types.yaml, section: model, module: Model}`

            """
        #expect(self.report("exports: [list]\nscreens:\n  list: {params: {sort: \"Sort?\"}}") == report)
    }

    @Test func typesOfTargetParametersAreChecked() {
        let orders = """
            exports: [list]
            screens:
              list: {to: [more.detail]}
            """
        let more = "exports: [detail]\nscreens:\n  detail: {params: {sort: Sort}}\n"
        let main = self.main.replacing(
            "module: OrdersNavigation}", with: "module: OrdersNavigation}, {file: more.yaml, section: more}")
        let result = compileText(["graph.yaml": main, "orders.yaml": orders, "more.yaml": more])
        let found = result.diagnostics.filter { $0.rule == "foreign-type" }
        let report = """
            orders.yaml:3:15: error: `Sort` belongs to the app, which `OrdersNavigation` does not import [foreign-type]
              |
            3 |   list: {to: [more.detail]}
              |               ^^^^^^^^^^^
             --> graph.yaml:5:3
            5 |   Sort: [newest, price]
              = the type is declared here
             --> more.yaml:3:27
            3 |   detail: {params: {sort: Sort}}
              = `more.detail` needs it here
              = help: declare it in a file of the section, or in a section that has only types and its own module: `{file: types.yaml, section: model, module: Model}`

            """
        #expect(render(found, sources: result.sources, as: .text) == report)
        // Without a parameter of such a type, nothing is reported.
        let fine = compileText([
            "graph.yaml": main, "orders.yaml": orders,
            "more.yaml": "exports: [detail]\nscreens:\n  detail: {params: {sort: Int}}\n",
        ])
        #expect(!fine.diagnostics.contains { $0.rule == "foreign-type" })
    }

    @Test func aSwiftTypeNeedsItsModule() {
        let orders = """
            exports: [list]
            screens:
              list: {to: [sheet]}
            sheets:
              sheet: {params: {basket: Basket?}, returns: Cart}
            """
        let report = """
            orders.yaml:5:47: error: `Cart` is written without its module, and `OrdersNavigation` does not import the app [foreign-type]
              |
            5 |   sheet: {params: {basket: Basket?}, returns: Cart}
              |                                               ^^^^
             --> graph.yaml:6:3
            6 |   Cart: {swift: Cart}
              = the type is declared here
              = help: write it with its module: `swift: Module.Cart`

            """
        #expect(self.report(orders) == report)
    }

    @Test func typesOfTheSectionsOwnFilesAreKnown() {
        let orders = """
            exports: [list]
            include: [more.yaml, {file: inner.yaml, section: inner}]
            types: {Filter: [all, open]}
            screens:
              list: {params: {filter: Filter?, state: State2?}, to: [inner.detail]}
            """
        let more = "types: {State2: [a, b]}"
        let inner = "exports: [detail]\nscreens: {detail: {params: {filter: Filter?}}}"
        #expect(report(orders, more: more, inner: inner).isEmpty)
    }

    @Test func aTypeOfAnotherSectionIsReported() {
        let orders = """
            exports: [list]
            include: [{file: inner.yaml, section: inner, module: InnerNavigation}]
            screens:
              list: {params: {grade: Grade?}, to: [inner.detail]}
            """
        let inner = "exports: [detail]\ntypes: {Grade: [a, b]}\nscreens: {detail: {params: {grade: Grade?}}}"
        let found = report(orders, inner: inner)
        #expect(found.contains("`Grade` belongs to `InnerNavigation`, which `OrdersNavigation` does not import"))
        // Its own section can use it.
        #expect(!found.contains("inner.yaml:3:36: error"))
    }

    @Test func theHelpNamesTheFileAsTheIncludeDoes() {
        func report(_ include: String, _ types: String) -> String {
            let result = compileText([
                "App/graph.yaml": """
                navgen: 1
                root: orders.list
                include: [{file: orders.yaml, section: orders, module: OrdersNavigation}, \(include)]
                """,
                "App/orders.yaml": "exports: [list]\nscreens: {list: {params: {grade: Grade?}}}",
                "App/shared/types.yaml": types,
            ])
            return render(result.diagnostics.filter { $0.rule == "foreign-type" }, sources: result.sources, as: .text)
        }
        let types = "types: {Grade: [a, b]}"
        #expect(
            report("shared/types.yaml", types).contains("`{file: shared/types.yaml, section: model, module: Model}`"))
        #expect(
            report("{file: ./shared/types.yaml, section: words}", types)
                .contains("`{file: ./shared/types.yaml, section: words, module: Model}`"))
        // A file that also has nodes cannot become such a section.
        let nodes = types + "\nscreens: {more: {entry: true}}"
        #expect(report("shared/types.yaml", nodes).contains("`{file: types.yaml, section: model, module: Model}`"))
    }

    @Test func aSectionThatHasOnlyTypesCanBeImported() {
        let orders = """
            exports: [list]
            include: [{file: inner.yaml, section: model, module: Model}]
            screens: {list: {params: {grade: Grade?}}}
            """
        #expect(report(orders, inner: "types: {Grade: [a, b]}").isEmpty)
    }
}
