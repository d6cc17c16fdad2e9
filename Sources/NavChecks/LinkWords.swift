import NavGraph
import NavLinks
import NavSyntax

extension LinkTable {
    /// Whose a pattern is.
    func owner(of number: Int) -> String {
        patterns[number].node.map { "`\(graph[$0].name)`" } ?? "the redirect `\(patterns[number].text.value)`"
    }

    /// Whose a pattern is, seen from another one.
    func owner(of number: Int, from other: Int) -> String {
        guard let node = patterns[number].node, node == patterns[other].node else { return owner(of: number) }
        return "another pattern of `\(graph[node].name)`"
    }

    /// A node's `url:` with a key more in one of its patterns; nil where that would be too long to show.
    func urlKey(of number: Int, adding key: String) -> String? {
        let pattern = patterns[number]
        guard case .link(let node, let place) = pattern.owner else { return nil }
        let links = graph[node].links
        guard links.allSatisfy({ $0.isShort }) else { return nil }
        let items = links.enumerated().map { index, link in
            index == place ? "{path: \(YAMLText.inFlow(link.path.value)), \(key)}" : YAMLText.inFlow(link.path.value)
        }
        return items.count == 1 ? "url: \(items[0])" : "url: [\(items.joined(separator: ", "))]"
    }

    /// A node's `url:` with a pattern more; nil where that would be too long to show.
    func urlKey(of number: Int, followedBy pattern: String) -> String? {
        guard let node = patterns[number].node, graph[node].links.allSatisfy({ $0.isShort }) else { return nil }
        let items = graph[node].links.map { YAMLText.inFlow($0.path.value) } + [pattern]
        return "url: [\(items.joined(separator: ", "))]"
    }
}

/// Text as it has to be written in a YAML file.
enum YAMLText {
    /// Within brackets, in quotes where it needs them; a text that looks like something else is quoted too.
    static func inFlow(_ text: String, isText: Bool = false) -> String {
        let special = Set("{}[],#&*!|>'\"%@`:?\\ ")
        let looksOtherwise =
            isText
            && (Double(text) != nil
                || ["true", "false", "null", "~", "yes", "no", "on", "off"].contains(text.lowercased()))
        let isPlain =
            !text.isEmpty && !looksOtherwise && !text.hasPrefix("-")
            && text.unicodeScalars.allSatisfy {
                $0.value > 0x20 && $0.value != 0x7F && !special.contains(Character($0))
            }
        if isPlain { return text }
        var quoted = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            default:
                if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) {
                    let digits = String(scalar.value, radix: 16)
                    quoted += "\\x" + (digits.utf8.count == 1 ? "0" : "") + digits
                } else {
                    quoted.unicodeScalars.append(scalar)
                }
            }
        }
        return "\"\(quoted)\""
    }
}
