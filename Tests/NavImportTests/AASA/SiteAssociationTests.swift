import NavFiles
import NavImport
import NavSyntax
import Testing

/// Files in which a site lists the URLs that apps open.
@Suite struct SiteAssociationTests {
    private func screens(_ details: String) throws -> (lines: [String], result: GraphImport) {
        let result = try imported("{\"applinks\": {\"details\": [\(details)]}}", as: .aasa)
        let lines = result.text.split(separator: "\n").map(String.init)
        let start = lines.firstIndex(of: "screens:").map { $0 + 1 } ?? 0
        let end = lines.firstIndex(of: "outputs:") ?? lines.count
        return (lines[start..<end].map { String($0.drop { $0 == " " }) }, result)
    }

    @Test(arguments: [
        ("/", "home: {url: /}"),
        ("*", "page: {url: \"/*\"}"),
        ("/buy/*", "buy: {url: \"/buy/*\"}"),
        ("/buy/?*", "buy: {url: /buy/+}"),
        ("/order-*", "order: {params: {part: String}, url: \"/order-{part}\"}"),
        ("/en/about", "enAbout: {url: /en/about}"),
    ])
    func pathsBecomeScreens(_ path: String, _ line: String) throws {
        let (lines, result) = try screens("{\"appID\": \"ABCDE12345.com.example\", \"paths\": [\"\(path)\"]}")
        #expect(lines.contains(line), "\(lines)")
        #expect(result.errors.isEmpty)
        #expect(result.text.contains("  aasa: {appIDs: [ABCDE12345.com.example]}\n"))
    }

    @Test(arguments: [
        ("{\"/\": \"/order/*\", \"comment\": \"One order\"}", "order: {doc: \"One order\", url: \"/order/*\"}"),
        (
            "{\"/\": \"/search\", \"?\": {\"q\": \"*\", \"mode\": \"full\"}}",
            "search: {params: {q: String}, url: \"/search?q={q}&mode=full\"}"
        ),
        ("{\"/\": \"/help\", \"#\": \"top\"}", "help: {url: \"/help#top\"}"),
        (
            "{\"/\": \"/Sale\", \"caseSensitive\": false}", "sale: {url: {path: /Sale, caseInsensitive: true}}"
        ),
    ])
    func componentsBecomeScreens(_ component: String, _ line: String) throws {
        let (lines, result) = try screens("{\"appIDs\": [\"ABCDE12345.com.example\"], \"components\": [\(component)]}")
        #expect(lines.contains(line), "\(lines)")
        #expect(result.errors.isEmpty)
    }

    @Test(arguments: [
        ("[\"/a/*/b\"]", "in the source, `*` in `/a/*/b` also matches slashes; here it is one segment"),
        (
            "[\"NOT /a/*\", \"/b\"]",
            "the source leaves these URLs to the browser: `/a/*`; check that no pattern matches them"
        ),
        ("[\"/a/??\"]", "in the source, `??` in `/a/??` stands for 2 characters"),
    ])
    func whatAGraphCannotSayIsToDecide(_ paths: String, _ todo: String) throws {
        let (_, result) = try screens("{\"appID\": \"ABCDE12345.com.example\", \"paths\": \(paths)}")
        #expect(result.decisions.contains(todo), "\(result.decisions)")
    }

    @Test func otherServicesAreLeftOut() throws {
        let result = try imported(
            "{\"webcredentials\": {}, \"applinks\": {\"apps\": [], \"details\": {\"ABCDE12345.com.example\": {\"paths\": [\"/x\"]}}}}",
            as: .aasa)
        #expect(result.missing == ["`webcredentials`"])
        #expect(result.text.contains("  x: {url: /x}\n"))
    }

    @Test(arguments: [
        ("", "not JSON: the text ends where a value is expected"), ("{", "not JSON: a name in quotes is expected here"),
        ("[]", "there is no `applinks`"), ("{\"webcredentials\": {}}", "there is no `applinks`"),
        ("{\"applinks\": {\"details\": []}}", "there is no path and no component"),
    ])
    func otherFilesAreRefused(_ text: String, _ message: String) throws {
        let failure = #expect(throws: GraphImport.Failure.self) { try imported(text, as: .aasa) }
        guard case .source(let failure, _) = failure else { return }
        #expect(failure.message == message)
    }
}
