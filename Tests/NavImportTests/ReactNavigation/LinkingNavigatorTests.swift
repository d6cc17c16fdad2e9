import NavFiles
import NavImport
import Testing

/// Navigators are no nodes; what they show is a TODO, and what they show first is below the others.
struct LinkingNavigatorTests {
    @Test func decision() throws {
        let result = try imported(
            screens: #""Tabs": {"screens": {"Home": "", "Me": "me", "More": {"screens": {"Help": "help"}}}}"#)
        #expect(
            result.decisions == [
                "the navigator `Tabs` shows `home`, `me` and the navigator `More`: declare `tabs:` if it is a tab bar, or "
                    + "routes (`to:`) if it is a stack"
            ])
        #expect(result.text.contains("  # in the navigator `More`\n  help: {url: /help}\n"))
        #expect(result.errors.isEmpty)
    }

    @Test func manyScreens() throws {
        let screens = (1...12).map { "\"S\($0)\": \"s\($0)\"" }.joined(separator: ", ")
        let result = try imported(screens: "\"Home\": \"\", \"A\": {\"screens\": {\(screens)}}")
        #expect(result.decisions.count == 1)
        #expect(result.decisions[0].contains("`s7`, `s8` and 4 more"))
    }

    @Test func screensBelow() throws {
        let result = try imported(
            screens: """
                "Main": {"initialRouteName": "List", "screens": {"List": "list", "Item": "item/:id"}},
                "Shop": {"initialRouteName": "Front", "screens": {"Front": "front", "Offer": "offer"}}
                """, initial: "Main")
        #expect(result.text.contains("root: list\n"))
        // The root is below everything without being listed.
        #expect(result.text.contains("  item: {params: {id: String}, url: \"/item/{id}\"}\n"))
        #expect(result.text.contains("  offer: {url: /offer, via: [front]}\n"))
        #expect(result.errors.isEmpty)
    }

    @Test func screenBelowWithoutPath() throws {
        let result = try imported(screens: #""Item": "item/:id""#, initial: "Home")
        #expect(result.text.contains("root: home\n"))
        #expect(result.text.contains("  home: {}\n"))
        #expect(result.decisions.isEmpty)
        #expect(result.errors.isEmpty)
    }

    @Test func screenBelowThatNeedsValues() throws {
        let result = try imported(
            screens: #""Home": "", "A": {"initialRouteName": "One", "screens": {"One": "a/:id", "Two": "two"}}"#)
        #expect(
            result.decisions.contains(
                "the source shows `one` below this screen, but the URL does not have its values: list what is below it in "
                    + "`via:`"))
        #expect(result.errors.isEmpty)
    }

    @Test func navigatorWithURL() throws {
        let result = try imported(
            screens: #""Home": "", "Me": {"path": "me", "screens": {"Profile": "profile", "Orders": "orders"}}"#)
        #expect(result.text.contains("  me: {url: /me}\n"))
        #expect(
            result.decisions.contains(
                "this is the navigator `Me`, and the source does not say which screen its URL shows: move the URL to one "
                    + "of `profile` and `orders`, and remove this node"))
        #expect(result.errors.isEmpty)
    }

    @Test func navigatorWithURLAndFirstScreen() throws {
        let result = try imported(
            screens: """
                "Home": "", "Me": {"path": "me/:id", "initialRouteName": "Profile", "screens": {"Profile": {}, "Old": "old"}}
                """)
        #expect(
            result.text.contains(
                """
                    params: {id: String?}
                    # the URL of the navigator `Me`, which shows this screen first
                    url: /me/{id}

                """), "\(result.text)")
        #expect(result.errors.isEmpty)
    }

    @Test(arguments: [
        (#""A": "a", "Home": "home""#, "home"), (#""A": "a", "B": "b""#, "a"), (#""A": "a/:id", "B": "b""#, "b"),
    ])
    func unknownRoot(_ screens: String, _ root: String) throws {
        let result = try imported(screens: screens)
        #expect(result.text.contains("\nroot: \(root)\n"))
        #expect(result.decisions == ["check what the app shows first; the source does not say it"])
    }

    @Test func noPossibleRoot() throws {
        let result = try imported(screens: #""A": "a/:id""#)
        #expect(result.text.contains("\nroot: home\n"))
        #expect(result.decisions == ["name what the app shows first; no pattern is `/`"])
        #expect(result.errors.isEmpty)
    }
}

/// Prefixes are schemes and hosts; their paths come before all others.
struct LinkingPrefixTests {
    @Test(arguments: [
        (#"["shop://", "SHOP2:"]"#, "links: {schemes: [shop, shop2]}"),
        (
            #"["https://Shop.example.com", "https://*.example.com/"]"#,
            #"links: {hosts: [shop.example.com, "*.example.com"]}"#
        ),
        (#"["https://example.com", "http://example.com"]"#, "links: {hosts: [example.com]}"),
        (
            #"["shop://", "exp://127.0.0.1:19000", "http://localhost:8081", "http://10.0.2.2"]"#,
            "links: {schemes: [shop]}"
        ),
    ])
    func origins(_ prefixes: String, _ line: String) throws {
        let result = try imported(screens: #""Home": """#, prefixes: prefixes)
        #expect(result.text.contains("\n\(line)\n"), "\(result.text)")
        #expect(result.text.contains("  home: {url: /}\n"))
        #expect(result.decisions.isEmpty)
        #expect(result.errors.isEmpty)
    }

    @Test func unclear() throws {
        let result = try imported(
            screens: #""Home": """#,
            prefixes: #"["Linking.createURL('/')", "https://undefined/", "https://a b.example.com"]"#)
        #expect(
            result.decisions == [
                "name the scheme or the host that these prefixes are: `Linking.createURL('/')`, `https://undefined/`, "
                    + "`https://a b.example.com`", "name the hosts of the URLs, and custom schemes if the app has any",
            ])
    }

    @Test func leftOut() throws {
        let result = try imported(
            screens: #""Home": """#, prefixes: #"["exp://a", "exp+shop://b", "http://example.com"]"#)
        #expect(
            result.leftOut.map { "\($0.count) \($0.what)" } == [
                "2 prefixes of development servers", "1 prefixes with `http`, whose hosts are read with `https`",
            ])
    }

    @Test func path() throws {
        let result = try imported(
            screens: #""Home": "", "Item": "item/:id", "NotFound": "*""#,
            prefixes: #"["shop://", "https://example.com/app", "shop2://open/it"]"#)
        #expect(
            result.text.contains(
                """
                  item:
                    params: {id: String}
                    url:
                      - {path: "/item/{id}", schemes: [shop]}
                      - {path: "/app/item/{id}", hosts: [example.com], schemes: [https]}
                      - {path: "/open/it/item/{id}", schemes: [shop2]}

                """))
        #expect(result.errors.isEmpty)
    }
}
