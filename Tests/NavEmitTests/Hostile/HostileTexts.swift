import NavGraph
import NavLinks

/// Strings that would end a literal, a comment, a label, a cell, a line or a command if they were
/// not escaped.
enum HostileTexts {
    static let all: [String] = [
        // Swift
        "\" + evil() + \"", "\\(evil())", "\\#(evil())", "\"\"\"", "\"# + evil() + #\"", "*/ evil() /*", "/* */ //",
        "\nevil()\n", "\r evil()", "\\", "\\\"", "\\u{0}", "#if false", "`evil`", "$0",
        // Graphviz, Mermaid
        "\\N \\G \\L \\l \\r", "\"]; evil [label=\"", "<b>bold</b>", "} subgraph evil {", "end", "%%{init: {}}%%",
        "click a href \"javascript:evil()\"", "-->|evil| b", "#quot;#35;", "A[\"x\"]:::evil", "~~~",
        // HTML, XML
        "<script>evil()</script>", "</script><script>evil()", "</style><img src=x onerror=evil()>", "<!--", "-->",
        "]]>", "&lt;b&gt; &#60; &amp", "\"' onload='evil()", "{{script}}", "<?xml?>",
        // shells
        "$(touch evil)", "`touch evil`", "'; touch evil; '", "| touch evil &", "-rf --help", "~ * ? !!", "EOF",
        "%0Aevil",
        // Markdown
        "a | b | c", "\\| x", "[x](javascript:evil())", "**b** _i_ `c` ~~s~~ $m$", "# head", "1. item", "| --- |",
        // GitHub, terminals
        "::error::evil", "\u{1B}[31mred\u{1B}[0m\u{7}", "\u{9B}31m",
        // lines and directions
        "a\u{2028}evil()\u{2029}b", "a\u{85}evil()", "\u{202E}turned\u{2066}\u{200F}\u{61C}", "\u{0}\u{1}\u{7F}\u{8}",
        "\u{FEFF}mark", "tab\there", " edges ", "delete\u{7F}d", "👩‍👩‍👧 e\u{301} \u{FFFD}", "__proto__", "%@ %d %% %s",
    ]

    /// A hostile file name, without characters that file names cannot have.
    static let fileName = "a\nevil() */ --> ]]> $(touch evil) `x` \u{202E}\u{1B}[0m \"'.yaml"

    /// All of them in one string, for tests that are slow for each string.
    static let joined = all.joined(separator: " ")

    /// A string as YAML in double quotes, with every scalar escaped.
    static func yaml(_ text: String) -> String {
        let scalars = text.unicodeScalars.map { scalar in
            let digits = String(scalar.value, radix: 16)
            return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
        }
        return "\"\(scalars.joined())\""
    }

    /// A string as YAML where a brace begins a parameter.
    static func template(_ text: String) -> String { yaml(text.replacing("{", with: "{{")) }

    /// A string as part of a URL pattern, with special characters escaped.
    static func pattern(_ text: String, hasControls: Bool = true) -> String {
        text.unicodeScalars.map { scalar in
            let isSpecial = "%/?#*&={}+".unicodeScalars.contains(scalar) || scalar.value < 0x20 || scalar.value == 0x7F
            let isControl = scalar.value >= 0x80 && scalar.value < 0xA0
            guard isSpecial || isControl else { return String(scalar) }
            return String(scalar).utf8.map { byte in
                let digits = String(byte, radix: 16, uppercase: true)
                return "%" + (digits.count == 1 ? "0" : "") + digits
            }.joined()
        }.joined()
    }

    /// A graph that has the strings wherever a string is possible: all strings of the screen `s3`
    /// are the fourth one, and strings that exist only once contain all of them.
    static let graph: String = {
        let (text, title) = (yaml(joined), template(joined))
        var screens = ""
        for (number, each) in all.enumerated() {
            screens += """
                  s\(number):
                    title: \(template(each))
                    doc: \(yaml(each))
                    owner: \(yaml(each))
                    tags: [\(yaml(each))]
                    params: {text: {type: String, default: \(yaml(each)), sample: \(yaml(each)), doc: \(yaml(each))}, kind: {type: Kind, default: c\(number)}}
                    url: \(yaml("/s\(number)?mode=\(pattern(each))&text={text}#\(pattern(each))"))

                """
        }
        let routes = all.indices.map { "{s\($0): {label: \(template(all[$0])), doc: \(yaml(all[$0]))}}" }
        return """
            navgen: 1
            name: Hostile
            doc: \(text)
            links: {schemes: [hostile], hosts: [hostile.example.com], maxLength: 100000}
            rules: {deprecated-node: off, too-many-tabs: off}
            types:
              Kind: {doc: \(text), cases: {\(all.indices.map { "c\($0): \(yaml(all[$0]))" }.joined(separator: ", "))}}
              Code: {base: String, doc: \(text), pattern: "[\\"'`$<>|\\\\\\\\&;(){}%#*/]+"}
            conditions: {in: {doc: \(text), otherwise: sheet}}
            outputs: {swift: {header: \(text)}, aasa: {appIDs: [ABCDE12345.com.example.hostile]}, tours: {maestro: true, bundleID: com.example.hostile}}
            tabs:
              one: {title: \(title), icon: \(text), section: \(text), root: home, doc: \(text)}
              two: {title: Two, root: both}
            splits: {both: {sidebar: list, detail: {screens: [item], placeholder: {title: \(title), icon: \(text)}}}}
            screens:
              home: {to: [\(routes.joined(separator: ", ")), alert, {sheet: {when: "!in"}}, tour, old]}
              list: {to: [item]}
              item: {params: {code: {type: Code, default: "\\"'`$<>|"}}, requires: [in]}
              old: {deprecated: {since: \(text), message: \(text)}}
            \(screens)sheets: {sheet: {title: \(title), cancel: \(title), confirm: \(title), owner: \(text)}}
            alerts: {alert: {title: \(title), message: \(title), actions: {ok: {label: \(title), role: cancel}}}}
            flows: {tour: {as: sheet, title: \(title), doc: \(text), steps: [{first: {title: \(title), doc: \(text)}}], data: {words: {type: String, default: \(text)}}}}
            """
    }()
}
