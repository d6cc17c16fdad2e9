import NavCompiler
import NavFiles
import NavImport
import NavSyntax
import TestSupport
import Testing

/// Whatever a file contains, it is refused, or becomes a graph that navgen reads.
struct NavGraphMutationTests {
    private static let main = """
        <?xml version="1.0" encoding="utf-8"?>
        <!-- Ex -->
        <navigation xmlns:android="http://schemas.android.com/apk/res/android"
            xmlns:app="http://schemas.android.com/apk/res-auto" android:id="@+id/main" app:startDestination="@id/a">
            <include app:graph="@navigation/other"/>
            <fragment android:id="@+id/a" android:label="@string/a {id}">
                <argument android:name="id" app:argType="com.ex.Id$Kind" android:defaultValue="A_B"/>
                <argument android:name="n" android:defaultValue="-1L" app:nullable="true"/>
                <action android:id="@+id/x" app:destination="@id/b" app:popUpTo="@id/a" app:popUpToInclusive="true"/>
                <action app:destination="@id/s"><argument android:name="q" android:defaultValue="1"/></action>
                <deepLink app:uri="https://ex.com/{id}/.*?q={q}#f-{r}"/>
            </fragment>
            <fragment android:id="@+id/b" android:label="B &amp; {q}"><deepLink app:uri="ex://b/{q}.html"/></fragment>
            <dialog android:id="@+id/s"><action app:destination="@id/c" app:popUpTo="@id/inner"/></dialog>
            <navigation android:id="@+id/inner" app:startDestination="@id/c">
                <activity android:id="@+id/back"/><fragment android:id="@+id/c"/><action app:destination="@id/back"/>
            </navigation>
            <action app:destination="@id/b" app:popUpTo="@id/main"/><action app:popUpTo="@id/a"/>
        </navigation>
        """
    private static let menu = """
        <menu xmlns:android="http://schemas.android.com/apk/res/android"><item android:id="@+id/a" android:title="A"/>
        <item android:id="@+id/inner" android:title="@string/a"/><item android:id="@+id/s"/></menu>
        """
    private static let strings = "<resources><string name=\"a\">A \\u0041 <b>{b}</b></string></resources>"

    @Test func mutations() throws {
        var random = RandomSource(2026)
        var imports = 0
        for _ in 0..<Rounds.of(400) {
            let text = Self.mutated(Array(Self.main.utf8), &random)
            let menu = random.chance(1, in: 3) ? Self.mutated(Array(Self.menu.utf8), &random) : Array(Self.menu.utf8)
            var files = [SourceFile(name: "n/main.xml", text: text)]
            if random.chance(1, in: 2) { files.append(SourceFile(name: "m/menu.xml", text: menu)) }
            if random.chance(1, in: 2) { files.append(source("v/strings.xml", Self.strings)) }
            guard let result = try? importGraph(from: files, as: .navGraph) else { continue }
            imports += 1
            check(result, String(decoding: text, as: UTF8.self))
        }
        #expect(imports > Rounds.of(400) / 8)
    }

    /// All errors of the graph are in a TODO.
    private func check(_ result: GraphImport, _ text: String) {
        for diagnostic in result.compilation.diagnostics where diagnostic.severity == .error {
            #expect(
                result.decisions.contains { $0.hasSuffix("[\(diagnostic.rule)]") },
                "\(diagnostic.rule) \(diagnostic.message)\n\(result.text)\n\(text)")
            #expect(diagnostic.rule.name != "yaml-syntax" && diagnostic.rule.name != "unknown-key")
        }
        guard case .formatted(let formatted) = formatYAML(Array(result.text.utf8)) else {
            Issue.record("not YAML: \(result.text)")
            return
        }
        #expect(String(decoding: formatted, as: UTF8.self) == result.text)
    }

    private static func mutated(_ bytes: [UInt8], _ random: inout RandomSource) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<(1 + random.below(3)) {
            let start = random.below(bytes.count)
            let end = min(start + random.below(random.pick([2, 8, 40])), bytes.count)
            switch random.below(5) {
            case 0: bytes.removeSubrange(start..<end)
            case 1: bytes.insert(contentsOf: bytes[start..<end], at: random.below(bytes.count))
            case 2: bytes[start] = UInt8(random.below(256))
            case 3: bytes[start] = random.pick(Array("{}*#?/:.-@$&;<>\"' \n\\0a".utf8))
            // A value of an attribute, so that the file is still XML.
            default: replaceValue(in: &bytes, from: start, &random)
            }
            if bytes.isEmpty { bytes = [0x3C] }
        }
        return bytes
    }

    private static let values = [
        "", "@id/a", "@id/b", "@id/s", "@id/c", "@id/inner", "@id/main", "@id/x", "@null", "null", "{a}", "{", "}", "*",
        "true", "a b", "é", "\u{202E}", "-", "- a", "a: b", "#", "x # y", "'", "%", "\\n", "0x", "1e999", "é://é/é",
        "://", "a://{b}{c}", "a://{b}/{b}", "?", "a://?{b}={c}", "string[]", "integer", "a$b", "[]", "$", "navgen", "~",
        "99999999999999999999L", ".", "...", "a//b", "https://a b/{c", "@string/a", "@navigation/main", "tabs", "to",
    ]

    private static func replaceValue(in bytes: inout [UInt8], from start: Int, _ random: inout RandomSource) {
        let quote = UInt8(ascii: "\"")
        guard let open = bytes[start...].firstIndex(of: quote),
            let close = bytes[(open + 1)...].firstIndex(of: quote)
        else { return }
        bytes.replaceSubrange((open + 1)..<close, with: Array(random.pick(values).utf8))
    }
}
