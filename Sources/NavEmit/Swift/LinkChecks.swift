import NavGraph
import NavLinks

/// What a piece of a URL is checked for, each kind once: generated code tells them apart by their numbers.
struct LinkChecks {
    enum Check: Hashable {
        case anything
        case literal(String)
        /// A value between literal texts.
        case value(TypeUse.Base, prefix: String, suffix: String)
        /// What nothing else describes: an item that a redirect's target demands.
        case automaton(LanguageID)
        case nothing

        /// The type of a value that a segment keeps once it has been checked, as reading it again would take longer.
        var kept: BuiltinType? {
            guard case .value(.builtin(let type), "", "") = self, LinkChecks.isKept(type) else { return nil }
            return type
        }
    }
    private(set) var all: [Check] = []
    private var numbers: [Check: Int] = [:]

    mutating func number(_ check: Check) -> Int {
        if let number = numbers[check] { return number }
        let number = all.count
        numbers[check] = number
        all.append(check)
        return number
    }

    static func isKept(_ type: BuiltinType) -> Bool { type == .int || type == .int64 || type == .uuid }

    /// Of a segment, or of each segment of the rest.
    static func check(_ pattern: Pattern, segment place: Int) -> Check {
        guard place < pattern.segments.count else {
            guard let number = pattern.rest?.parameter else { return .anything }
            return value(pattern.parameters[number].base, "", "")
        }
        switch pattern.segments[place].reading {
        case .literal(let text): return .literal(text)
        case .parameter(let number, let prefix, let suffix):
            return value(pattern.parameters[number].base, prefix, suffix)
        }
    }

    /// Of the first value of an item.
    static func check(_ pattern: Pattern, _ item: Pattern.Item) -> Check {
        switch item.reading {
        case .literal(let text): .literal(text)
        case .parameter(let number): value(pattern.parameters[number].base, "", "")
        case .ignored: .automaton(item.values.first)
        }
    }

    private static func value(_ base: TypeUse.Base, _ prefix: String, _ suffix: String) -> Check {
        if base == .builtin(.string), prefix.isEmpty, suffix.isEmpty { return .anything }
        return .value(base, prefix: prefix, suffix: suffix)
    }
}
