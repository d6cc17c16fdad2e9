import NavCompiler
import NavFiles
import NavImport
import NavSyntax
import Testing

/// Imports a list of files.
func imported(files: [String]) throws -> GraphImport {
    try imported(JSON.array(files.map { .string($0) }).text(), as: .expoRouter)
}

/// Each file that is a route becomes a screen.
struct RouterFileTests {
    @Test(arguments: [
        ("index.tsx", "home: {url: /}"), ("about.js", "about: {url: /about}"),
        ("about/index.tsx", "about: {url: /about}"),
        ("[user].tsx", "user: {params: {user: String}, url: \"/{user}\"}"),
        ("profile/[id].tsx", "profileId: {params: {id: String}, url: \"/profile/{id}\"}"),
        ("profile/[id]/index.tsx", "profileId: {params: {id: String}, url: \"/profile/{id}\"}"),
        ("profile/[id]/edit.tsx", "profileEdit: {params: {id: String}, url: \"/profile/{id}/edit\"}"),
        ("docs/[...rest].tsx", "docsRest: {params: {rest: String}, url: \"/docs/{rest+}\"}"),
        ("[user-name]/x.tsx", "x: {params: {userName: String}, url: \"/{userName}/x\"}"),
        ("(auth)/sign-in.tsx", "signIn: {url: /sign-in}"), ("(a)/(b)/c/(d)/e.jsx", "cE: {url: /c/e}"),
        ("+not-found.tsx", "notFound: {url: /+}"), ("docs/+not-found.tsx", "docsNotFound: {url: /docs/+}"),
        ("map.native.tsx", "map: {url: /map}"), ("map.ios.tsx", "map: {url: /map}"), ("v1.2.tsx", "v12: {url: /v1.2}"),
        ("[...rest].ios.tsx", "rest: {params: {rest: String}, url: \"/{rest+}\"}"),
        ("back.tsx", "backScreen: {url: /back}"),
        ("null.tsx", "nullScreen: {url: /null}"),
        ("services/[id].tsx", "servicesId: {params: {id: String}, url: \"/services/{id}\"}"),
        ("a:b*.tsx", "aB: {url: \"/a:b%2A\"}"), ("index.ts", "home: {url: /}"),
    ])
    func route(_ file: String, _ line: String) throws {
        let result = try imported(files: ["_layout.tsx", file])
        #expect(result.text.contains("  \(line)\n"), "\(result.text)")
        #expect(result.errors.isEmpty)
    }

    @Test(arguments: [
        ("users+api.ts", "API routes (`+api`), which show nothing"), ("+html.tsx", "`+html`"),
        ("+middleware.ts", "`+middleware`"), ("map.web.tsx", "files only for the web (`.web`)"),
        ("map.android.tsx", "files only for Android (`.android`)"),
        ("index.ios.tsx", "variants of files for platforms"),
        ("logo.png", "files that are no code, such as images"), ("README", "files that are no code, such as images"),
        ("components/Button.tsx", "files in `components`, of which Expo Router would make routes"),
        ("(tabs)/lib/x/Deep.tsx", "files in `lib`, of which Expo Router would make routes"),
        ("_parts/Row.tsx", "files in folders whose names begin with `_`"),
        ("_row.tsx", "files whose names begin with `_`"),
        ("about.test.tsx", "tests, styles and the like, of which Expo Router would make routes"),
        ("useUser.tsx", "hooks, of which Expo Router would make routes"),
        ("theme.ts", "`.ts` files, which can show nothing"),
        ("types.d.ts", "tests, styles and the like, of which Expo Router would make routes"),
    ])
    func noRoute(_ file: String, _ reason: String) throws {
        let result = try imported(files: ["_layout.tsx", "index.tsx", file])
        #expect(result.leftOut.map(\.what) == [reason])
        #expect(result.text.contains("screens:\n  home: {url: /}\noutputs:"))
    }

    @Test(arguments: [
        ["app/_layout.tsx", "app/index.tsx", "components/Button.tsx", "package.json"],
        ["src/app/index.tsx", "src/lib/a.tsx", "app.json"], ["./index.tsx"], ["/app/index.tsx"],
        ["apps/mobile/app/index.tsx", "apps/mobile/index.js", "apps/web/app/page.tsx"], ["app\\\\index.tsx"],
    ])
    func root(_ files: [String]) throws {
        let result = try imported(files: files)
        #expect(result.text.contains("screens:\n  home: {url: /}\noutputs:"), "\(result.text)")
        #expect(
            result.leftOut.reduce(0) { $0 + $1.count } == files.count
                - files.count { $0.hasSuffix(".tsx") && $0.contains("index") } - files.count { $0.contains("_layout") })
    }

    @Test func severalRoots() throws {
        let result = try imported(files: ["a/app/index.tsx", "b/app/index.tsx", "b/app/more.tsx"])
        #expect(
            result.decisions.contains(
                "these folders of routes are in one graph: `a/app`, `b/app`; import them one at a time if they are "
                    + "different apps"))
        #expect(result.errors.isEmpty)
    }

    @Test func folderOfOtherCode() throws {
        let result = try imported(files: ["index.tsx", "components/card.tsx", "components/Row.tsx", "data/[id].tsx"])
        #expect(result.text.contains("  componentsCard: {url: /components/card}\n"))
        #expect(
            result.decisions.suffix(2) == [
                "Expo Router makes routes of the files in `components`: remove those that are no screens",
                "Expo Router makes routes of the files in `data`: remove those that are no screens",
            ])
    }

    @Test func nativeIntent() throws {
        let result = try imported(files: ["index.tsx", "+native-intent.ts"])
        #expect(
            result.decisions.contains("the source changes URLs in `+native-intent`: write what it does as `redirects`"))
    }

    @Test(arguments: [
        ("{}", "not a list of files"), ("[]", "there is no route"), ("[1", "not JSON: `,` or `]` is expected here"),
    ])
    func failure(_ source: String, _ message: String) {
        let error = #expect(throws: GraphImport.Failure.self) { try imported(source, as: .expoRouter) }
        guard case .source(let failure, _)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(failure.message == message)
    }
}
