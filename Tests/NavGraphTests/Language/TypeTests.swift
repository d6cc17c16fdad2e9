import NavGraph
import NavSyntax
import Testing

@Suite("Types and their values") struct TypeTests {
    @Test("narrowed types, the three forms of an enum, and the app's own types are decoded")
    func declarations() throws {
        let graph = DecodedGraph(
            """
            navgen: 1
            types:
              OrderID: {base: String, pattern: "ORD-[0-9]+", doc: D.}
              Sort: {cases: [price, {topRated: top-rated, name: n}]}
              Order: {cases: {up: , down: dn}}
              Short: [a, b]
              Cart: {swift: "Cart.Item<[String: Int?]>", transient: true}
              Ride: {base: Int, swift: BikeKit.Ride}
              Plate: {base: String, pattern: "[A-Z]+", swift: Plate}
              Topic: {cases: [a, {b: c}], swift: Topic}
            """)
        #expect(graph.findings == [])
        let types = graph.graph.types.map { type in
            (type.isOpaque ? "" : type.appType.map { "\($0.value): " } ?? "")
                + definition(type)
        }
        func definition(_ type: TypeDeclaration) -> String {
            switch type.definition {
            case .constrained(let base, let pattern): "\(base) \(pattern?.value ?? "-") \(type.doc ?? "-")"
            case .enumeration(let cases): cases.map { "\($0.name.value)=\($0.raw.value)" }.joined(separator: " ")
            case .opaque: "\(type.appType?.value ?? "") \(type.isTransient)"
            }
        }
        #expect(
            types == [
                "string ORD-[0-9]+ D.", "price=price topRated=top-rated name=n", "up=up down=dn", "a=a b=b",
                "Cart.Item<[String: Int?]> true", "BikeKit.Ride: int - -", "Plate: string [A-Z]+ -", "Topic: a=a b=c",
            ])
    }

    @Test(
        "types that make no sense",
        arguments: [
            ("{}", "must be a narrowed type"), ("{base: String, cases: [a]}", "must be a narrowed type"),
            ("{base: String, cases: [a], swift: A}", "must be a narrowed type"),
            ("{base: Int, swift: A, transient: true}", "`transient` is for a type of the app that is not saved"),
            ("{base: Int, transient: true}", "`transient` is for a type of the app that is not saved"),
            ("{cases: [a], swift: A, identity: reference}", "`identity: reference` is for a class"),
            ("{base: Int, swift: \"A?\"}", "`A?` has no raw values, which `base` describes"),
            ("{cases: [a], swift: \"[A]\"}", "`[A]` has no raw values, which `cases` describes"),
            ("{swift: A, pattern: x}", "`pattern` needs a `base`"),
            ("{swift: A, caseInsensitive: true}", "`caseInsensitive` is for an enum"),
            ("{pattern: x, cases: [a]}", "`pattern` needs a `base`"),
            ("{swift: \"Foo<\"}", "not the name of a Swift type"),
            ("{swift: \"a b\"}", "not the name of a Swift type"), ("{swift: \"[Int\"}", "not the name of a Swift type"),
            ("{swift: \"Int??\"}", "not the name of a Swift type"), ("{swift: 1}", "not the name of a Swift type"),
        ])
    func invalidDeclarations(text: String, message: String) {
        let graph = DecodedGraph("navgen: 1\ntypes: {T: \(text)}")
        #expect(graph.diagnostics.map(\.rule) == ["invalid-type"], "\(graph.findings)")
        #expect(graph.findings.first?.contains(message) == true, "\(graph.findings)")
    }

    @Test("an invalid value in a type declaration is reported once")
    func wrongForm() {
        let graph = DecodedGraph("navgen: 1\ntypes: {A: {base: Strin}, B: {cases: 3}, C: {cases: []}, D: }")
        #expect(graph.diagnostics.map(\.rule) == ["wrong-type", "wrong-type", "wrong-type", "invalid-type"])
    }

    @Test(
        "how a parameter's type is spelled",
        arguments: [
            ("Int", "single"), ("String?", "optional"), ("\"[Int]\"", "list"), ("[Int]", "list"), ("[Sort]", "list"),
            ("Sort?", "optional"), ("{type: [UUID]}", "list"),
        ])
    func spellings(text: String, form: String) throws {
        let graph = DecodedGraph("navgen: 1\ntypes: {Sort: [a]}\nscreens:\n  home:\n    params:\n      p: \(text)")
        #expect(graph.findings == [])
        #expect("\(try #require(graph.node("home")?.parameter("p")).type.form)" == form)
    }

    @Test(
        "invalid types are reported, with a correction",
        arguments: [
            ("\"[T]?\"", "a list that is absent is empty: write `[T]`"),
            ("\"[T?]\"", "a list holds plain values: write `[T]` with the name of a type"),
            ("[[T]]", "write `[T]`"),
            ("[A, B]", "write `[T]`"),
            ("\"[[T]]\"", "a list holds plain values: write `[T]` with the name of a type"),
            ("int", "write `Int`, `Int?` or `[Int]`"), ("\"Int??\"", "write `Int`, `Int?` or `[Int]`"),
        ])
    func invalidSpellings(text: String, help: String) throws {
        let graph = DecodedGraph("navgen: 1\nscreens:\n  home:\n    params:\n      p: \(text)")
        #expect(graph.diagnostics.map(\.rule) == ["invalid-type"], "\(graph.findings)")
        #expect(graph.diagnostics.first?.help == help)
        #expect(graph.node("home")?.parameter("p") != nil)
    }

    /// A parameter whose type could not be read must not get the type with the empty name.
    @Test func typeWithEmptyNameIsReportedOnce() {
        let graph = DecodedGraph(
            "navgen: 1\ntypes: {\"\": {base: Int}}\nscreens: {home: {params: {a: \"?\", b: {x: y}}}}")
        for parameter in graph.node("home")?.parameters ?? [] { #expect(parameter.type.base == .unknown("")) }
        #expect(graph.diagnostics.map(\.rule).sorted() == ["invalid-name", "invalid-type", "unknown-key"])
    }

    @Test(
        "values of each type",
        arguments: [
            ("String", "no"), ("String", "''"), ("String", "~"), ("Int", "0"), ("Int", "-9223372036854775808"),
            ("Int64", "12"), ("UInt", "18446744073709551615"), ("Double", "0.5"), ("Double", "-1e3"), ("Double", "12"),
            ("Decimal", "12.50"), ("Bool", "true"), ("Bool", "false"), ("UUID", "0F8FAD5B-D9CB-469f-A165-70867728950E"),
            ("Date", "2024-02-29"), ("Date", "2024-02-29T23:59:59Z"), ("Date", "2024-12-31T00:00:00.123+05:30"),
            ("URL", "https://a.example/b?c=d"), ("Sort", "topRated"), ("OrderID", "anything"), ("Int?", "null"),
            ("Int?", "~"), ("Int?", "3"), ("Cart?", "null"), ("\"[Int]\"", "[1, 2]"), ("\"[Sort]\"", "[]"),
        ])
    func valid(type: String, value: String) throws {
        #expect(try problem(value, type) == nil)
    }

    @Test(
        "values that are none",
        arguments: [
            ("Int", "abc"), ("Int", "1.0"), ("Int", "0x1F"), ("Int", "007"), ("Int", "-0"), ("Int", "+7"), ("Int", "~"),
            ("Int", "9223372036854775808"), ("UInt", "-1"), ("UInt", "18446744073709551616"), ("Double", ".5"),
            ("Double", "5."), ("Double", "1e999"), ("Double", "NaN"), ("Double", "0x1p3"), ("Decimal", "1e3"),
            ("Decimal", "123456789012345678901234567890123456789"), ("Bool", "yes"), ("Bool", "1"), ("Bool", "True"),
            ("UUID", "0F8FAD5B-D9CB-469f-A165-70867728950"), ("UUID", "0F8FAD5BD9CB469fA16570867728950E"),
            ("UUID", "ＦＦ8D-D9CB-469f-A165-70867728950E"), ("Date", "2023-02-29"), ("Date", "2024-13-01"),
            ("Date", "2024-1-1"), ("Date", "2024-04-31"), ("Date", "1900-02-29"), ("Date", "2024-01-01T24:00:00Z"),
            ("Date", "2024-01-01T10:00:00"), ("Date", "today"), ("URL", "a.example/b"), ("URL", "'https:'"),
            ("URL", "'a: b'"), ("Sort", "toprated"), ("Sort", "top-rated"), ("Cart", "x"), ("Int", "[1]"),
            ("\"[Int]\"", "1"), ("\"[Int]\"", "[1, x]"), ("Int", "\"5\""), ("Bool", "'true'"),
            ("OrderID", "[a]"),
        ])
    func invalid(type: String, value: String) throws {
        #expect(try problem(value, type) != nil)
    }

    @Test("the problem with a value says what to write")
    func words() throws {
        #expect(try problem("toprated", "Sort") == "`toprated` is not a case of `Sort`, did you mean `topRated`?")
        #expect(try problem("x1y2z3", "Sort") == "`x1y2z3` is not a case of `Sort`, which has `price`, `topRated`")
        #expect(try problem("yes", "Bool") == "`yes` is not a valid Bool: write `true` or `false`")
        #expect(try problem("\"5\"", "Int") == "`\"5\"` is text: write it without quotes")
    }

    private func problem(_ value: String, _ type: String) throws -> String? {
        let graph = DecodedGraph(
            """
            navgen: 1
            types: {Sort: [price, {topRated: top-rated}], OrderID: {base: String, pattern: x}, Cart: {swift: Cart}}
            screens: {home: {params: {p: {type: \(type), default: \(value)}}}}
            """)
        #expect(graph.findings == [])
        let parameter = try #require(graph.node("home")?.parameter("p"))
        return graph.graph.problem(with: try #require(parameter.defaultValue).value, as: parameter.type)?.message
    }
}
