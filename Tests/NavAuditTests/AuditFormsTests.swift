import NavAnswers
import NavAudit
import NavSyntax
import Testing

/// Forms in which code of real apps is right, or wrong, although it looks otherwise.
@Suite struct AuditFormsTests {
    private func rules(_ code: String) -> [String] {
        auditApp([SourceFile(name: "App.swift", text: Array(code.utf8))]).diagnostics.map(\.rule.name)
    }

    /// A view with members.
    private static func view(_ name: String, _ members: String) -> String { "struct \(name): View {\n\(members)\n}\n" }

    private static func body(_ name: String, _ body: String, _ members: String = "") -> String {
        view(name, "\(members)\nvar body: some View {\n\(body)\n}")
    }

    private static let pushesB = body("A", "NavigationStack { NavigationLink(\"b\") { B() } }")

    private static let stacks: [(String, [String])] = [
        // A stack in a sheet, though it is written in a member.
        (
            pushesB
                + body(
                    "B", "Text(\"x\").sheet(isPresented: $s) { editor }",
                    "@State var s = false\nvar editor: some View { NavigationStack { Text(\"e\") } }"), []
        ),
        (
            pushesB + body("B", "content", "var content: some View { NavigationStack { Text(\"e\") } }"),
            ["nested-navigation-stack"]
        ),
        // Only one of these is compiled.
        (
            body("A", "#if os(iOS)\nNavigationStack { B() }\n#endif")
                + body("B", "#if os(macOS)\nNavigationStack { Text(\"\") }\n#else\nText(\"\")\n#endif"), []
        ),
        // Only where it is asked for.
        (
            body("A", "NavigationStack { NavigationLink(\"x\") { B(embed: false) } }")
                + body("B", "if embed { NavigationStack { Text(\"\") } } else { Text(\"\") }", "let embed: Bool"), []
        ),
        // Made in an action, and not shown.
        (
            body("A", "NavigationStack { Button(\"s\") { share(NavigationStack { Text(\"\") }.asImage()) } }"),
            ["nested-navigation-stack"]
        ),
        // A further column.
        (
            body("A", "NavigationView {\nList {}\nNavigationView { Text(\"\") }\n}"),
            ["navigation-view", "navigation-view"]
        ),
        // After the label of a case.
        (body("A", "switch x {\ncase .a:\nNavigationView { Home() }\ndefault: Text(\"\")\n}"), ["navigation-view"]),
        ("#Preview { NavigationView { Home() } }", []),
        // Links that select rows, wherever the row is.
        (
            body("A", "List(items, selection: $selected) { Row(item: $0) }")
                + body("Row", "NavigationLink(value: item) { Text(\"\") }", "let item: Item")
                + "struct Item: Hashable {}", []
        ),
        // A case with an upper-case name, and a type that nobody declares.
        (
            "enum Route: Hashable { case Wallet(id: Int) }\n"
                + body(
                    "A",
                    "NavigationStack { NavigationLink(\"w\", value: Route.Wallet(id: 1)).navigationDestination(for: Route.self) { _ in B() } }"
                ),
            []
        ),
        (
            "struct Row<Value: Hashable>: View { let value: Value; var body: some View { NavigationLink(value: value) { } } }",
            []
        ),
        // An initializer of the app: no view is an implicit member.
        (
            body(
                "A",
                "NavigationStack { NavigationLink(\"a\", destination: .settings); NavigationLink(\"b\", value: Page.c).navigationDestination(for: Page.self) { _ in B() } }"
            ),
            []
        ),
        // In a sheet with a stack of its own.
        (
            body(
                "A",
                "NavigationStack { NavigationLink(\"v\", value: 1) }.sheet(isPresented: $s) { NavigationStack { form } }",
                "@State var s = false\nvar form: some View { NavigationLink(\"d\") { Detail() } }")
                + body("C", "Text(\"\").navigationDestination(for: Int.self) { _ in D() }"), []
        ),
    ]

    @Test(arguments: stacks.indices)
    func ofStacks(_ number: Int) {
        #expect(rules(Self.stacks[number].0) == Self.stacks[number].1, "\(Self.stacks[number].0)")
    }

    private static let presentations: [(String, [String])] = [
        // Derived from the value.
        (
            body(
                "A",
                "Text(\"\").sheet(isPresented: Binding(get: { u != nil }, set: { _ in u = nil })) { if let u { S(u: u) } }",
                "@State var u: U?"), []
        ),
        // State of a model that no code sets to present something.
        (
            body(
                "A", "Button(\"t\") { on = true }.sheet(isPresented: $on) { if let topic = room.topic { T(topic) } }",
                "@State var on = false\nlet room: Room") + "struct Room { let topic: String? }", []
        ),
        // One problem, one report.
        (
            body(
                "A", "Button(\"t\") { item = x; on = true }.sheet(isPresented: $on) { if let item { T(item) } }",
                "@State var on = false\n@State var item: Item?"), ["optional-in-sheet"]
        ),
        // Nil is a value, too.
        (
            body(
                "A",
                "Button(\"e\") { ref = r; on = true }\nButton(\"n\") { ref = nil; on = true }\n.sheet(isPresented: $on) { E(initial: ref) }",
                "@State var on = false\n@State var ref: Ref?"), []
        ),
        // A closure is not what is presented.
        (
            body(
                "A", "Button(\"e\") { done = f; on = true }.sheet(isPresented: $on) { P(done: { done?($0) }) }",
                "@State var on = false\n@State var done: ((URL) -> Void)?"), []
        ),
        // Only one of these is compiled.
        (
            body(
                "A",
                "Text(\"\")\n#if A\n" + String(repeating: ".sheet(isPresented: $a) { S() }\n", count: 4) + "#endif",
                "@State var a = false"), []
        ),
        // The pages of a list, and a name of a type in an import.
        (
            body(
                "A",
                "TabView(selection: $i) { ForEach(images.indices, id: \\.self) { n in Page(n).tag(n) } }\nButton(\"<\") { i -= 1 }",
                "@State var i = 0"), []
        ),
        ("import class Photos.PHAsset\n" + body("A", "NavigationView { Text(\"\") }"), ["navigation-view"]),
        // A notification of the system, and one that only changes data.
        (
            "func f() { NotificationCenter.default.addObserver(self, selector: #selector(g), name: AVAudioSession.routeChangeNotification, object: nil) }",
            []
        ),
        (
            body("A", "Text(\"\").sheet(item: $post) { S($0) }", "@State var post: Post?")
                + "final class M { var post: Post?\nfunc f() { NotificationCenter.default.publisher(for: .x).sink { p in self.post = p } } }",
            []
        ),
    ]

    @Test(arguments: presentations.indices)
    func ofPresentations(_ number: Int) {
        #expect(rules(Self.presentations[number].0) == Self.presentations[number].1, "\(Self.presentations[number].0)")
    }

    private static let urls: [(String, [String])] = [
        // URLs that the app makes.
        (
            "func f() { let base = URL(string: \"https://a.com\")!\nlet c = URLComponents(url: base, resolvingAgainstBaseURL: false)!\nlet h = base.host! }",
            []
        ),
        ("func f() -> String { var c = URLComponents()\nc.queryItems = x\nreturn c.query! }", []),
        ("let host = URL.home.host!", []),
        // What was tested before.
        ("func f(_ url: URL) { if url.fragment != nil && !url.fragment!.isEmpty { } }", []),
        ("func f(_ url: URL) { guard let host = url.host else { return }\ng(url.host!) }", []),
        ("func f(_ url: URL) -> String? { guard isFine(url) else { return nil }\nreturn url.pathComponents[3] }", []),
        ("func f(_ url: URL) -> String { url.pathComponents[3] }", ["forced-url-part"]),
        ("func f(_ url: URL) { g(url.queryItems!.first!.value!) }", ["forced-url-part"]),
        // Not what opens the app: input, content, what is shown.
        (
            body(
                "A", "TextField(\"\", text: $t).onSubmit { if let url = URL(string: t), url.host != nil { open(url) } }"
            ), []
        ),
        (body("A", "if let url = URL(string: s), url.scheme == \"https\" { AsyncImage(url: url) }"), []),
        (
            body("A", "Text(\"\").onOpenURL { url in handle(url) }")
                + "extension A { func handle(_ url: URL) { if url.host == \"x\" { tab = 1 } } }", ["url-in-view"]
        ),
        // Cut, not matched; a scheme, a sign, a folder.
        ("func f(_ url: URL) { let r = url.path.range(of: \"/../x\")!.lowerBound }", []),
        ("func f(_ url: URL) -> Bool { url.absoluteString.hasPrefix(\"feed:\") || url.path.hasPrefix(\"%\") }", []),
        ("func f(_ url: URL) -> Bool { url.path.hasPrefix(\"/blog/\") }", []),
        ("func f(_ url: URL) -> Bool { url.path.range(of: \"/blog\") != nil }", ["url-contains"]),
        (
            body(
                "A",
                "NavigationStack(path: $path) { H().navigationDestination(for: R.self) { _ in D() } }.onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { _ in path.append(.a) }",
                "@State var path: [R] = []") + "enum R: Hashable { case a }", ["deep-link-keeps-stack"]
        ),
    ]

    @Test(arguments: urls.indices)
    func ofURLs(_ number: Int) {
        #expect(rules(Self.urls[number].0) == Self.urls[number].1, "\(Self.urls[number].0)")
    }

    @Test func controlCharactersInCommentsAreFine() {
        #expect(rules("// a\u{1B}[0m\u{0}\n" + Self.body("A", "NavigationView { Text(\"\") }")) == ["navigation-view"])
    }
}
