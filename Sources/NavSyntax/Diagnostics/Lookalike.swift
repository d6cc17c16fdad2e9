/// A character that looks like a sign of YAML, and is a letter to it.
public struct Lookalike: Sendable {
    private let character: Character
    /// What is meant by it.
    private let sign: Character

    public init?(_ character: Character) {
        switch character {
        case "“", "”", "„", "‟", "«", "»", "＂": sign = "\""
        case "‘", "’", "‚", "‛", "＇": sign = "'"
        case "：", "﹕", "∶": sign = ":"
        case "，": sign = ","
        case "–", "—", "−", "•": sign = "-"
        default:
            guard Self.isBlank(character) else { return nil }
            sign = " "
        }
        self.character = character
    }

    /// Blanks other than a space and a tab, and what has no width.
    private static func isBlank(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first, !scalar.isASCII else { return false }
        return scalar.properties.generalCategory == .spaceSeparator
            || "\u{200B}\u{2060}\u{FEFF}".unicodeScalars.contains(scalar)
    }

    public var isBlank: Bool { sign == " " }

    var isQuote: Bool { sign == "\"" || sign == "'" }

    public var message: String {
        switch sign {
        case " ": "this blank is no space but \(Self.name(character))"
        case ":": "`\(character)` is no colon to YAML"
        case ",": "`\(character)` is no comma to YAML"
        case "-": "`\(character)` is no dash to YAML"
        default: "`\(character)` is no quote to YAML"
        }
    }

    public var help: String { sign == " " ? "replace it with a space" : "write `\(sign)`" }

    /// How to name what nobody can see.
    private static func name(_ blank: Character) -> String {
        let code = blank.unicodeScalars.first.map { String($0.value, radix: 16, uppercase: true) } ?? ""
        let name = "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
        return blank == "\u{A0}" ? name + ", a no-break space" : name
    }
}
