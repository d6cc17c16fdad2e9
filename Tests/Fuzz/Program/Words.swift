import NavAudit
import NavChecks
import NavGraph
import NavSyntax

/// The dictionaries of the targets. Those of the language come from its own tables, so that they
/// are never out of date.
enum Words {
    /// Keys, values and rules.
    static let language: [String] = {
        // Short quoted strings in the schema, which is generated from the tables.
        let quoted = LanguageReference.jsonSchema().split(separator: "\"", omittingEmptySubsequences: false)
        let words = quoted.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
        let short = words.filter { word in
            word.utf8.count < 40 && !word.isEmpty && word.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x5C }
        }
        return Set(short + allRules.map(\.id.name)).sorted()
    }()

    /// Values that are easily mistaken for others.
    private static let values = [
        "~", "null", "true", "no", "0", "-1", "1.5", "1e999", "9223372036854775808", "0x10", "2024-02-29", "*", "a b",
        "String", "Int?", "[String]", "[Date]", "Sort", "{id}", "/a/{id}", "/{a?}/{b*}", "?q={q}", "#{f}", "self",
        "home",
        "Self", "default", "init", "é", "e\u{301}", "\u{1F600}", "\u{202E}", "\\(x)", "\"", "../x", "/x", "a.b",
        "x.y.z",
        "\u{7}", "a\r\nb", "\u{301}", "/\u{301}x", "../\u{301}x", "\"\u{301}", "\\\u{301}", "`\u{301}", "-\u{301}",
        "\u{2028}",
        "\u{85}", "\u{FEFF}", "\u{0}", "*/", "-->", "</script>", "a\nb", "shop", "https", "*.a.b", "ABCDE12345.a.b",
        "[A-Z]{2}", "(a|b)*",
    ]

    static let graphs = language + values

    /// Syntax characters of YAML, and the separator between files.
    static let yaml = [
        "<<: *a", "&a ", "*a", "? ", "- ", ": ", "|\n", ">-\n", "--- ", "...", "%YAML 1.2\n", "!!str ",
        "\n=== a.yaml\n",
        "include: [a.yaml]", "# navgen:ignore ", "\u{FEFF}", "\r\n", "\t", "\\u", "''",
    ]

    static let patterns =
        [
            "{a}", "{b?}", "{c*}", "{d+}", "{{", "%2F", "%C3%A9", "*", "?q={a}", "&x=", "#{a}", "#x", "/", "%2A", "\n/",
        ] + (0..<17).map { "{\(Character(Unicode.Scalar(UInt8(0x61 + $0))))}" }

    static let expressions = [
        "(?:", "(?<n>", "[^", "[a-z]", "\\d", "\\w", "\\S", "\\x41", "\\u{1F600}", "{2}", "{2,}", "{2,5}", "*?", ".*",
        "|", "[]", "\\]", "{10000}", "(a|b)*", "\n", "^", "$", "[\\d-]", "()",
    ]

    static let urls = [
        "own://", "own:///", "own-too:", "https://own.example.com/", "https://x.own.example.com:443/", "own-staging://",
        "https://staging.example.com/", "shop://", "hospital://", "%2F", "%2e%2E", "%C3%A9", "?te%26xt=", "&texts=",
        "#", "/o/", "/t/", "/f/", "/l/", "/q", "/d/2024-02-29", "T10:00:00Z", "T01:30:00.500+02:00", "1e5", "-0",
        "9223372036854775808", "3F2504E0-4F89-11D3-9A0C-0305E82C3301", "true", "a/b%26c=d%23e%20f", "/r/7", "/x/",
        "user@", "\u{85}", "%ED%A0%80", "1.50", "xAB12y", "café%20au%20lait", "http://", "link=x:y", "mode=pdf",
    ]

    static let imports = [
        "<navigation ", "<fragment ", "<dialog ", "<action ", "<argument ", "<deepLink ", "<include ", "<menu>",
        "<item ",
        "android:id=\"@+id/a\"", "app:destination=\"@id/a\"", "app:popUpTo=\"@id/a\"", "app:popUpToInclusive=\"true\"",
        "app:startDestination=\"@id/a\"", "app:uri=\"", "app:argType=\"", "android:defaultValue=\"", "/>",
        "</navigation>",
        "<!--", "-->", "<![CDATA[", "]]>", "&amp;", "&#x41;", "<!DOCTYPE a>", "{\"screens\": {", "\"path\": \"",
        "\"parse\": ",
        "\"initialRouteName\": \"", "\"config\": ", "\"prefixes\": [", "\"applinks\": ", "\"details\": [",
        "\"components\": [",
        "\"paths\": [\"", "\"app/(tabs)/_layout.tsx\"", "[...rest]", "+not-found", "index.tsx", ":id(\\\\d+)",
        "<int:id>",
    ]

    static let swift =
        auditRules.flatMap { rule in
            rule.wrong.split { !($0.isLetter || $0.isNumber || $0 == ".") }.map(String.init)
        } + ["{", "}", "(", ")", "\\(", "\"\"\"", "#if A\n", "#endif\n", "//", "/*", "*/", "#\"", "`", "$0", "!", "?."]

    static func of(_ target: FuzzTarget) -> [String] {
        switch target.name {
        case "patterns", "links": patterns
        case "expressions": expressions
        case "urls", "reader": urls
        case "imports": imports + patterns
        case "audit": swift
        default: yaml + graphs
        }
    }

    /// A word in the format of libFuzzer's dictionaries.
    static func entry(_ word: String) -> String {
        let bytes = word.utf8.map { byte -> String in
            if byte > 0x20, byte < 0x7F, byte != 0x22, byte != 0x5C {
                return String(Character(Unicode.Scalar(byte)))
            }
            let digits = String(byte, radix: 16)
            return "\\x" + (digits.count == 1 ? "0" : "") + digits
        }
        return "\"\(bytes.joined())\""
    }
}
