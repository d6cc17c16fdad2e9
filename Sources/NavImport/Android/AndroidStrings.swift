/// The texts of string resources, by name.
struct AndroidStrings {
    private var texts: [String: String] = [:]

    /// Adds those of a `<resources>` element. Of several with the same name, the first counts.
    mutating func add(_ resources: XMLElement) {
        for element in resources.elements where element.name == "string" {
            guard let name = element["name"], texts[name] == nil else { continue }
            texts[name] = Self.unescaped(element.allText, collapsingBlanks: true)
        }
    }

    /// The text of an attribute: a literal, or a string resource; nil if it is not among the files.
    func text(of value: String) -> String? {
        guard let reference = ResourceReference(value) else { return Self.unescaped(value, collapsingBlanks: false) }
        return reference.type == "string" ? texts[reference.name] : nil
    }

    /// A text without its escapes (`\n`, `\'`, `\u0041`), and without the quotes that keep blanks in it.
    private static func unescaped(_ source: String, collapsingBlanks: Bool) -> String {
        var text = ""
        var isQuoted = false
        var rest = (collapsingBlanks ? String(source.trimmingBlanks) : source)[...]
        while let character = rest.popFirst() {
            switch character {
            case "\\": text += escape(&rest)
            case "\"" where collapsingBlanks: isQuoted.toggle()
            case _ where collapsingBlanks && !isQuoted && character.isWhitespace:
                if text.last != " " { text += " " }
            default: text.append(character)
            }
        }
        return text
    }

    private static func escape(_ rest: inout Substring) -> String {
        guard let character = rest.popFirst() else { return "" }
        switch character {
        case "n": return "\n"
        case "t": return "\t"
        case "u":
            let digits = rest.prefix(4)
            guard digits.count == 4, let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number) else {
                return "u"
            }
            rest = rest.dropFirst(4)
            return String(Character(scalar))
        default: return String(character)
        }
    }
}

extension XMLElement {
    /// The text of the element and of all elements in it.
    fileprivate var allText: String {
        var text = ""
        var waiting = Array(contents.reversed())
        while let part = waiting.popLast() {
            switch part {
            case .text(let part): text += part
            case .element(let element): waiting += element.contents.reversed()
            }
        }
        return text
    }
}
