/// A character that looks like a YAML indicator but is ordinary text, such as a curly quote.
public struct Lookalike: Sendable {
    private let character: Character
    /// The ASCII character that was probably meant.
    public let intended: Character

    public init?(_ character: Character) {
        switch character {
        case "“", "”", "„", "‟", "«", "»", "＂": intended = "\""
        case "‘", "’", "‚", "‛", "＇": intended = "'"
        case "：", "﹕", "∶": intended = ":"
        case "，": intended = ","
        case "–", "—", "−", "•": intended = "-"
        default:
            guard Self.isBlank(character) else { return nil }
            intended = " "
        }
        self.character = character
    }

    /// Whether it is a space other than the ASCII one, or an invisible character without width.
    private static func isBlank(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first, !scalar.isASCII else { return false }
        return scalar.properties.generalCategory == .spaceSeparator
            || "\u{200B}\u{2060}\u{FEFF}".unicodeScalars.contains(scalar)
    }

    public var isBlank: Bool { intended == " " }

    public var isQuote: Bool { intended == "\"" || intended == "'" }

    public var message: String {
        switch intended {
        case " ": "this is not a space but \(Self.name(character))"
        case ":": "`\(character)` is not a colon in YAML"
        case ",": "`\(character)` is not a comma in YAML"
        case "-": "`\(character)` is not a dash in YAML"
        default: "`\(character)` is not a quote in YAML"
        }
    }

    public var help: Help {
        Help(intended == " " ? "replace it with a space" : "write `\(intended)`").correcting(.source("\(intended)"))
    }

    /// The code point of an invisible character, such as `U+00A0, a no-break space`.
    private static func name(_ blank: Character) -> String {
        let code = blank.unicodeScalars.first.map { String($0.value, radix: 16, uppercase: true) } ?? ""
        let name = "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
        return blank == "\u{A0}" ? name + ", a no-break space" : name
    }
}
