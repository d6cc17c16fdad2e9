import Foundation
import NavCompiler
import NavEditor
import NavSyntax
import Testing

/// The features of the language server, as an editor sees them, over two files of one graph.
@Suite struct LanguageServerTests {
    static let main = """
        navgen: 1
        name: App
        links: {schemes: [app]}
        include: [{file: orders.yaml, section: orders}]
        types:
          Sort: {cases: [price, rating], doc: How a list is sorted.}
        conditions:
          signedIn: {otherwise: signIn, doc: Somebody has signed in.}
        tabs:
          shop: {title: Shop, icon: house, root: home}
          account: {title: Account, icon: person, root: profile, requires: [signedIn]}
        screens:
          home: {title: Home, to: [product, orders.list]}
          product:
            title: "Product {id}"
            params: {id: Int, sort: {type: Sort, default: price}}
            url: "/product/{id}?sort={sort}"
            to: [reviews]
          reviews: {params: {id: Int}, url: "/product/{id}/reviews"}
          profile: {to: [orders.list]}
          signIn: {}

        """
    static let orders = """
        exports: [list]
        screens:
          list: {to: [detail]}
          detail: {params: {number: Int}, url: "/order/{number}"}

        """

    private func client() throws -> LanguageClient {
        var client = try LanguageClient(["main.yaml": Self.main, "orders.yaml": Self.orders])
        try client.open("main.yaml")
        client.wait()
        return client
    }

    // MARK: Diagnostics

    @Test func showsDiagnosticsOfUnsavedTextInAllFiles() throws {
        var client = try client()
        #expect(client.diagnostics[client.uri("main.yaml")]?.compactMap { $0["severity"]?.int }.contains(1) == false)
        try client.replace("to: [product, orders.list]", with: "to: [produkt, orders.list]", in: "main.yaml")
        client.wait()
        let found = try #require(client.diagnostics[client.uri("main.yaml")]?.first { $0["severity"]?.int == 1 })
        #expect(found["code"]?.string == "unknown-node")
        #expect(found["message"]?.string?.contains("did you mean `product`?") == true)
        #expect(try client.text(of: found["range"], in: "main.yaml") == "produkt")
        // A mistake in an included file that is not open is shown there.
        try client.replace("to: [produkt, orders.list]", with: "to: [product, orders.list]", in: "main.yaml")
        try client.open("orders.yaml")
        try client.replace("to: [detail]", with: "to: [detail, nothing]", in: "orders.yaml")
        client.wait()
        #expect(client.diagnostics[client.uri("main.yaml")]?.contains { $0["severity"]?.int == 1 } == false)
        #expect(
            client.diagnostics[client.uri("orders.yaml")]?.contains { $0["code"]?.string == "unknown-node" } == true)
    }

    @Test func clearsDiagnosticsOfClosedGraphs() throws {
        var client = try client()
        try client.replace("root: home", with: "root: hom", in: "main.yaml")
        client.wait()
        #expect(client.diagnostics[client.uri("main.yaml")]?.isEmpty == false)
        client.close("main.yaml")
        client.wait()
        #expect(client.diagnostics[client.uri("main.yaml")]?.isEmpty == true)
    }

    @Test func followsIncludesThatComeAndGo() throws {
        var client = try client()
        try client.open("orders.yaml")
        func isAlone() -> Bool {
            client.wait()
            return client.diagnostics[client.uri("orders.yaml")]?.contains { $0["code"]?.string == "no-root" } == true
        }
        #expect(!isAlone())
        // While the main file cannot be read, the other one still belongs to it.
        try client.replace("name: App", with: "name: \"App", in: "main.yaml")
        #expect(!isAlone())
        try client.replace("name: \"App", with: "name: App", in: "main.yaml")
        let include = "include: [{file: orders.yaml, section: orders}]"
        try client.replace(include, with: "# " + include, in: "main.yaml")
        #expect(isAlone())
        try client.replace("# " + include, with: include, in: "main.yaml")
        #expect(!isAlone())
    }

    @Test func isSilentAboutOtherYAML() throws {
        var client = try LanguageClient([
            "compose.yaml": "services:\n  web: {image: nginx}\n", "a.yaml": "screens: {}\n",
        ])
        try client.open("compose.yaml")
        try client.open("a.yaml")
        client.wait()
        #expect(client.diagnostics[client.uri("compose.yaml")]?.isEmpty != false)
        #expect(client.diagnostics[client.uri("a.yaml")]?.isEmpty == false)
    }

    @Test func namesRelatedPlaces() throws {
        var client = try client()
        client.set(
            "main.yaml",
            to: Self.main.replacing("/product/{id}/reviews", with: "/product/{id}").replacing("?sort={sort}", with: ""))
        client.wait()
        let found = client.diagnostics[client.uri("main.yaml")]?.first { $0["severity"]?.int == 1 }
        let related = try #require(found?["relatedInformation"]?.array?.first)
        #expect(try client.name(related["location"]?["uri"]) == "main.yaml")
        #expect(related["message"]?.string?.isEmpty == false)
    }

    // MARK: Completion

    @Test func completesKeysThatAreNotThereYet() throws {
        var client = try client()
        try client.replace("    to: [reviews]", with: "    \n    to: [reviews]", in: "main.yaml")
        let keys = try client.completions(after: "url: \"/product/{id}?sort={sort}\"\n    ", in: "main.yaml")
        #expect(
            keys["requires"]?["documentation"]?.string == "Conditions that must hold; `!name` for one that must not.")
        #expect(keys["requires"]?["textEdit"]?["newText"]?.string == "requires: ")
        #expect(keys["title"] == nil && keys["params"] == nil && keys["to"] == nil)
        let top = try client.completions(after: "screens:\n", in: "main.yaml")
        #expect(top["sheets"] != nil && top["screens"] == nil)
    }

    @Test(arguments: [
        ("to: [product, orders.list]", "to: [pro", "product"),
        ("to: [product, orders.list]", "to: [product, orders.", "orders.list"),
        ("requires: [signedIn]", "requires: [si", "signedIn"),
        ("requires: [signedIn]", "requires: [\"!si", "signedIn"),
        ("type: Sort", "type: So", "Sort"), ("type: Sort", "type: ", "UUID"), ("type: Sort", "type: \"[S", "Sort"),
        ("icon: house", "icon: ho", "house.fill"), ("icon: house", "icon: ", "person"),
        ("{title: Home, to", "{ti: Home, to", "title"),
        ("\"Product {id}\"", "\"Product {", "sort"), ("/product/{id}?sort", "/product/{i", "id"),
        ("default: price", "default: ", "rating"),
        ("[reviews]", "[{reviews: {as: ", "push"), ("[reviews]", "[{reviews: {params: {", "id"),
        ("file: orders.yaml", "file: ", "orders.yaml"), ("root: home", "root: ", "product"),
        ("  reviews: {params", "  reviews:\n    op: {params", "opens"),
    ])
    func completes(_ written: String, _ typed: String, _ expected: String) throws {
        var client = try client()
        let whole = Self.main.replacingOccurrences(of: written, with: typed)
        client.set("main.yaml", to: whole)
        let marker = typed.hasPrefix("{ti") ? "{ti" : typed.contains("op: ") ? "    op" : typed
        let found = try client.completions(after: marker, in: "main.yaml")
        #expect(found[expected] != nil, "\(found.keys.sorted())")
    }

    @Test func replacesTheWholeWord() throws {
        var client = try client()
        client.set(
            "main.yaml",
            to: Self.main.replacingOccurrences(of: "orders.list]}\n  product", with: "orders.li]}\n  product"))
        let item = try client.completions(after: "[product, orders.li", in: "main.yaml")["orders.list"]
        #expect(try client.text(of: item?["textEdit"]?["range"], in: "main.yaml") == "orders.li")
    }

    /// The text of a suggestion is YAML where it is inserted.
    @Test(arguments: [
        ("[reviews]", "[{reviews: {as:", "push", " push"), ("[reviews]", "[{reviews: {as: ", "push", "push"),
        ("[reviews]", "\n      -", "reviews", " reviews"), ("[reviews]", "\n      - re", "reviews", "reviews"),
        ("[reviews]", "[\"", "reviews", "reviews"), ("{id}?sort", "{", "id", "id"),
    ])
    func insertsSpacesWhereTheyAreMissing(
        _ written: String, _ typed: String, _ label: String, _ expected: String
    ) throws {
        var client = try client()
        client.set("main.yaml", to: Self.main.replacingOccurrences(of: written, with: typed))
        let marker = typed == "{" ? "/product/{" : typed
        let item = try client.completions(after: marker, in: "main.yaml")[label]
        #expect(item?["textEdit"]?["newText"]?.string == expected)
        #expect(item?["filterText"]?.string == label)
    }

    @Test func doesNotSuggestTheSymbolThatIsBeingTyped() throws {
        var client = try client()
        try client.replace("icon: house", with: "icon: ho", in: "main.yaml")
        let found = try client.completions(after: "icon: ho", in: "main.yaml")
        #expect(found["ho"] == nil && found["person"] != nil)
    }

    @Test func leavesOutWhatAListHas() throws {
        var client = try client()
        try client.replace("[product, orders.list]", with: "[product, , orders.list]", in: "main.yaml")
        let found = try client.completions(after: "to: [product, ", in: "main.yaml")
        #expect(found["reviews"] != nil && found["product"] == nil && found["orders.list"] == nil)
        #expect(try client.completions(after: "to: [product", in: "main.yaml")["product"] != nil)
    }

    @Test func completesBelowAndAboveMistakes() throws {
        var client = try client()
        client.set(
            "main.yaml",
            to: Self.main.replacingOccurrences(of: "title: \"Product {id}\"", with: "title: \"Product {id}")
                .replacingOccurrences(of: "profile: {to: [orders.list]}", with: "profile: {to: [pr, }"))
        #expect(try client.completions(after: "profile: {to: [pr", in: "main.yaml")["product"] != nil)
        client.set(
            "main.yaml",
            to: Self.main.replacingOccurrences(of: "root: home", with: "root: ")
                .replacingOccurrences(of: "signIn: {}", with: "signIn: {]"))
        #expect(try client.completions(after: "icon: house, root: ", in: "main.yaml")["home"] != nil)
    }

    @Test func knowsTheNamesOfASection() throws {
        var client = try client()
        try client.open("orders.yaml")
        try client.replace("to: [detail]", with: "to: [de]", in: "orders.yaml")
        let found = try client.completions(after: "to: [de", in: "orders.yaml")
        #expect(found["detail"] != nil && found["product"] != nil && found["orders.detail"] == nil)
    }

    // MARK: Hover and places

    @Test func explainsNamesAndKeys() throws {
        var client = try client()
        func text(after place: String) throws -> String {
            try client.ask("textDocument/hover", after: place, in: "main.yaml")["contents"]?["value"]?.string ?? ""
        }
        let node = try text(after: "to: [product")
        #expect(node.contains("**product**, a screen: Product {id}"))
        #expect(node.contains("`app:///product/") || node.contains("app://product/"))
        #expect(node.contains("Opens: shop › home › product"))
        #expect(node.contains("Led to by: `home`"))
        #expect(try text(after: "requires: [signedIn").contains("Somebody has signed in."))
        #expect(try text(after: "type: Sort").contains("an enum: `price`, `rating`"))
        #expect(try text(after: "/product/{id").contains("**id**: `Int`"))
        #expect(try text(after: "url: \"/prod").contains("`/product/{id}?sort={sort}` → `product`"))
        #expect(try text(after: "    params").contains("Its parameters"))
    }

    @Test func findsDeclarationsAndUsesAcrossFiles() throws {
        var client = try client()
        func definition(after place: String, in file: String = "main.yaml") throws -> [String] {
            try client.places(client.ask("textDocument/definition", after: place, in: file))
        }
        #expect(try definition(after: "to: [product, orders.list") == ["orders.yaml:3 list"])
        #expect(try definition(after: "root: home") == ["main.yaml:13 home"])
        #expect(try definition(after: "type: Sort") == ["main.yaml:6 Sort"])
        #expect(try definition(after: "requires: [signedIn") == ["main.yaml:8 signedIn"])
        #expect(try definition(after: "\"Product {id") == ["main.yaml:16 id"])
        #expect(try definition(after: "file: orders.yaml") == ["orders.yaml:1 "])
        let uses = try client.places(
            client.ask(
                "textDocument/references", after: "to: [product, orders.list", in: "main.yaml",
                [("context", .object([("includeDeclaration", .bool(true))]))]))
        #expect(uses == ["main.yaml:13 list", "main.yaml:20 list", "orders.yaml:1 list", "orders.yaml:3 list"])
        let marked = try client.ask("textDocument/documentHighlight", after: "\"Product {id", in: "main.yaml").array
        #expect(marked?.count == 3)
    }

    @Test func followsUnsavedChanges() throws {
        var client = try client()
        try client.open("orders.yaml")
        try client.replace("exports: [list]\n", with: "# A comment with 𝛑.\nexports: [list]\n", in: "orders.yaml")
        let places = try client.places(
            client.ask("textDocument/definition", after: "[product, orders.list", in: "main.yaml"))
        #expect(places == ["orders.yaml:4 list"])
    }

    // MARK: Renaming

    @Test func renamesAcrossFiles() throws {
        var client = try client()
        try client.open("orders.yaml")
        let prepared = try client.ask("textDocument/prepareRename", after: "to: [product, orders.list", in: "main.yaml")
        #expect(prepared["placeholder"]?.string == "list")
        let edit = try client.ask(
            "textDocument/rename", after: "to: [product, orders.list", in: "main.yaml", [("newName", .string("all"))])
        let texts = try client.texts(after: edit)
        #expect(texts["main.yaml"] == Self.main.replacingOccurrences(of: "orders.list", with: "orders.all"))
        #expect(
            texts["orders.yaml"]
                == Self.orders.replacingOccurrences(of: "exports: [list]", with: "exports: [all]")
                .replacingOccurrences(of: "list: {to", with: "all: {renamedFrom: list, to"))
    }

    @Test func renamesCases() throws {
        var client = try client()
        let prepared = try client.ask("textDocument/prepareRename", after: "default: pri", in: "main.yaml")
        #expect(prepared["placeholder"]?.string == "price")
        let edit = try client.ask(
            "textDocument/rename", after: "cases: [pri", in: "main.yaml", [("newName", .string("cost"))])
        #expect(
            try client.texts(after: edit)["main.yaml"]
                == Self.main.replacingOccurrences(of: "[price,", with: "[{cost: price},")
                .replacingOccurrences(of: "default: price", with: "default: cost"))
        let hover = try client.ask("textDocument/hover", after: "default: pri", in: "main.yaml")
        #expect(hover["contents"]?["value"]?.string == "**price**, a case of `Sort`")
    }

    @Test func sendsEditsThatOldEditorsUnderstand() throws {
        var client = try LanguageClient(
            ["main.yaml": Self.main, "orders.yaml": Self.orders], takesVersionedEdits: false)
        try client.open("main.yaml")
        let edit = try client.ask(
            "textDocument/rename", after: "root: home", in: "main.yaml", [("newName", .string("start"))])
        #expect(edit["documentChanges"] == nil)
        #expect(edit["changes"]?[client.uri("main.yaml")]?.array?.count == 3)
    }

    @Test func refusesNamesThatClash() throws {
        var client = try client()
        let answer = try client.ask(
            "textDocument/rename", after: "root: home", in: "main.yaml", [("newName", .string("product"))])
        #expect(answer["message"]?.string?.contains("product") == true)
        #expect(answer["documentChanges"] == nil)
        let invalid = try client.ask(
            "textDocument/rename", after: "root: home", in: "main.yaml", [("newName", .string("Home Screen"))])
        #expect(invalid["message"]?.string?.contains("cannot be the name") == true)
    }

    // MARK: Fixes and formatting

    private func range(_ line: Int, _ end: Int) -> JSON {
        .object([
            ("start", .object([("line", .int(line)), ("character", .int(0))])),
            ("end", .object([("line", .int(end)), ("character", .int(0))])),
        ])
    }

    @Test func offersFixes() throws {
        var client = try client()
        client.set("main.yaml", to: Self.main.replacing("to: [product, ", with: "to: [prodct, # é\n      "))
        let actions = client.request(
            "textDocument/codeAction",
            [client.document("main.yaml"), ("range", range(12, 13)), ("context", .object([]))])["result"]?.array
        let action = try #require(actions?.first)
        #expect(action["title"]?.string == "did you mean `product`?")
        #expect(action["kind"]?.string == "quickfix" && action["isPreferred"]?.bool == true)
        #expect(action["diagnostics"]?.array?.first?["code"]?.string == "unknown-node")
        let after = try client.texts(after: action["edit"])["main.yaml"]
        #expect(after == Self.main.replacing("to: [product, ", with: "to: [product, # é\n      "))
        let elsewhere = client.request(
            "textDocument/codeAction",
            [client.document("main.yaml"), ("range", range(1, 2)), ("context", .object([]))])["result"]?.array
        #expect(elsewhere?.isEmpty == true)
    }

    @Test func fixesAll() throws {
        var client = try client()
        try client.open("orders.yaml")
        client.set(
            "main.yaml",
            to: Self.main.replacing("title: Shop", with: "titel: Shop").replacing("type: Sort", with: "type: Srot"))
        client.set("orders.yaml", to: Self.orders.replacing("to: [detail]", with: "to: [detial]"))
        let actions = client.request(
            "textDocument/codeAction",
            [
                client.document("main.yaml"), ("range", range(0, 1)),
                ("context", .object([("only", .array([.string("source.fixAll")]))])),
            ])["result"]?.array
        #expect(actions?.count == 1)
        let texts = try client.texts(after: actions?.first?["edit"])
        #expect(texts == ["main.yaml": Self.main, "orders.yaml": Self.orders])
    }

    @Test func formatsUnsavedText() throws {
        var client = try client()
        client.set(
            "main.yaml", to: Self.main.replacing("to: [product, orders.list]", with: "to: [product ,orders.list ]"))
        let options = JSON.object([("tabSize", .int(2)), ("insertSpaces", .bool(true))])
        let answer = client.request("textDocument/formatting", [client.document("main.yaml"), ("options", options)])
        #expect(answer["result"]?.array?.first?["newText"]?.string == Self.main)
        client.set("main.yaml", to: Self.main)
        let again = client.request("textDocument/formatting", [client.document("main.yaml"), ("options", options)])
        #expect(again["result"]?.array?.isEmpty == true)
        client.set("main.yaml", to: Self.main.replacing("[product", with: "[[product"))
        let broken = client.request("textDocument/formatting", [client.document("main.yaml"), ("options", options)])
        #expect(broken["error"]?["message"]?.string?.contains("not valid YAML") == true)
    }

    // MARK: Structure

    @Test func outlinesFiles() throws {
        var client = try client()
        let symbols = client.request("textDocument/documentSymbol", [client.document("main.yaml")])["result"]?.array
        #expect(symbols?.compactMap { $0["name"]?.string }.contains("screens") == true)
        let screens = symbols?.first { $0["name"]?.string == "screens" }?["children"]?.array
        #expect(screens?.compactMap { $0["name"]?.string } == ["home", "product", "reviews", "profile", "signIn"])
        let found = client.request("workspace/symbol", [("query", .string("detail"))])["result"]?.array
        #expect(found?.compactMap { $0["name"]?.string } == ["orders.detail"])
        let folds = client.request("textDocument/foldingRange", [client.document("main.yaml")])["result"]?.array
        #expect(folds?.contains { $0["startLine"]?.int == 13 && $0["endLine"]?.int == 17 } == true)
    }

    @Test func annotatesLinksAndRoutes() throws {
        var client = try client()
        let lenses = client.request("textDocument/codeLens", [client.document("main.yaml")])["result"]?.array
        #expect(
            lenses?.compactMap { $0["command"]?["title"]?.string } == [
                "opens: shop › home › product", "opens: shop › home › product › reviews",
            ])
        let range = JSON.object([
            ("start", .object([("line", .int(0)), ("character", .int(0))])),
            ("end", .object([("line", .int(99)), ("character", .int(0))])),
        ])
        let hints = client.request("textDocument/inlayHint", [client.document("main.yaml"), ("range", range)])["result"]
        #expect(hints?.array?.compactMap { $0["label"]?.string }.contains("with id of product") == true)
        #expect(hints?.array?.compactMap { $0["label"]?.string }.contains("on shop › home") == true)
        let tokens = client.request("textDocument/semanticTokens/full", [client.document("main.yaml")])["result"]
        let numbers = tokens?["data"]?.array?.compactMap(\.int) ?? []
        #expect(numbers.count % 5 == 0 && numbers.count > 100)
    }

    // MARK: Protocol

    @Test func answersEachMessageOrSaysWhyNot() throws {
        var client = try client()
        #expect(client.request("textDocument/nothing", [])["error"]?["code"]?.int == -32601)
        #expect(client.request("textDocument/hover", [])["error"]?["code"]?.int == -32602)
        #expect(client.request("initialize", [])["error"]?["code"]?.int == -32600)
        #expect(client.server.answer(Array("{".utf8)).messages.first?["error"]?["code"]?.int == -32700)
        #expect(client.server.answer(Array("[1]".utf8)).messages.first?["error"]?["code"]?.int == -32600)
        client.notify("$/cancelRequest", [("id", .int(1))])
        #expect(client.request("shutdown", [])["error"] == nil)
        #expect(client.request("textDocument/hover", [])["error"]?["code"]?.int == -32600)
        #expect(client.server.answer(Array(#"{"jsonrpc":"2.0","method":"exit"}"#.utf8)).isDone)
    }
}
