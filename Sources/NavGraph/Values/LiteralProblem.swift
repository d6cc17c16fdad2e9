import NavSyntax

/// What is wrong with a written value where a type is expected, in words for a message; nil where it is a value of it.
///
/// Of a constrained type only the base is checked here. Types that do not exist accept everything, as they are
/// reported where they are named.
public func problem(with literal: Literal, as type: TypeUse, in graph: Graph) -> String? {
    if type.form == .optional, literal.isNull { return nil }
    switch (literal, type.form) {
    case (.list(let items), .list):
        for item in items {
            if let problem = problem(with: item, as: type.base, in: graph) { return problem }
        }
        return nil
    case (.list, _): return "a list is no \(type.text): write one value"
    case (.scalar(let text, let isPlain), .list):
        if literal.isNull { return "nothing is no list: write `[]` for the empty one" }
        return "\(quoted(text, isPlain)) is no list: write `[\(quotedAsIs(text, isPlain))]`"
    case (.scalar, _): return problem(with: literal, as: type.base, in: graph)
    }
}

/// The same for one value, neither optional nor in a list.
private func problem(with literal: Literal, as base: TypeUse.Base, in graph: Graph) -> String? {
    guard case .scalar(let text, let isPlain) = literal else {
        return "a list stands in a list: write one value for each item"
    }
    switch base {
    case .unknown: return nil
    case .builtin(let type): return type.problem(with: text, isPlain: isPlain)
    case .declared(let id):
        let declaration = graph[id]
        switch declaration.definition {
        case .constrained(let type, _): return type.problem(with: text, isPlain: isPlain)
        case .enumeration(let cases): return problem(with: text, among: cases, of: declaration.name.value)
        case .swift:
            return "`\(declaration.name.value)` is the app's own type, whose values cannot be written in a graph"
        }
    }
}

private func problem(with text: String, among cases: [EnumCase], of type: String) -> String? {
    guard !cases.contains(where: { $0.name.value == text }) else { return nil }
    let start = "`\(text)` is not a case of `\(type)`"
    if let meant = cases.first(where: { $0.raw.value == text }) {
        return start + ": write the name `\(meant.name.value)`, of which it is the raw value"
    }
    if let meant = didYouMean(text, among: cases.map(\.name.value)) { return start + ": " + meant }
    let listed = cases.prefix(8).map { "`\($0.name.value)`" } + (cases.count > 8 ? ["…"] : [])
    return listed.isEmpty ? start : start + ": write one of " + listed.joined(separator: ", ")
}

extension BuiltinType {
    /// What is wrong with a value's spelling.
    func problem(with text: String, isPlain: Bool) -> String? {
        if isPlain, text.isEmpty { return self == .string ? "nothing is no String: write `\"\"`" : "the value is missing" }
        if let unquoted = quotesProblem(text, isPlain) { return unquoted }
        let found = "`\(text)` is no \(rawValue)"
        switch self {
        case .string: return nil
        case .int, .int64, .uint: return integerProblem(text, found)
        case .double:
            guard NumberSpelling(text) != nil else { return found + numberHelp(text) }
            return Double(text)?.isFinite == true ? nil : found + ": it is too large"
        case .decimal:
            guard let number = NumberSpelling(text) else { return found + numberHelp(text) }
            return number.fitsDecimal ? nil : found + ": it has at most 38 digits and an exponent from -128 to 127"
        case .bool: return text == "true" || text == "false" ? nil : found + boolHelp(text)
        case .uuid: return UUIDSpelling.isValid(text) ? nil : found + ": write 8-4-4-4-12 hexadecimal digits"
        case .date: return DateSpelling.problem(with: text).map { "\(found): \($0)" }
        case .url: return URLSpelling.isValid(text) ? nil : found + ": write a scheme, `:` and the rest, without spaces"
        }
    }

    /// Numbers and truth values in quotes are text to every reader of YAML, and so they are here.
    private func quotesProblem(_ text: String, _ isPlain: Bool) -> String? {
        switch self {
        case .string, .uuid, .date, .url: return nil
        case .int, .int64, .uint, .double, .decimal, .bool:
            guard !isPlain else { return nil }
            let isValue = problem(with: text, isPlain: true) == nil
            return "`\"\(text)\"` is text, not \(article) \(rawValue)" + (isValue ? ": write it without quotes" : "")
        }
    }

    private var article: String { self == .int || self == .int64 ? "an" : "a" }

    private func integerProblem(_ text: String, _ found: String) -> String? {
        guard Numbers.isCanonicalInteger(text) else {
            return found + ": write a whole number in decimal digits" + (text.contains("_") ? ", without `_`" : "")
        }
        if self == .uint {
            return UInt64(text) != nil ? nil : found + ": it is a whole number from 0 to \(UInt64.max)"
        }
        return Int64(text) != nil ? nil : found + ": it is a whole number from \(Int64.min) to \(Int64.max)"
    }

    private func numberHelp(_ text: String) -> String {
        ": write a number in decimal digits, such as `0.5` or `12`"
    }

    private func boolHelp(_ text: String) -> String {
        switch text.lowercased() {
        case "yes", "on", "true", "y", "1": ": write `true`"
        case "no", "off", "false", "n", "0": ": write `false`"
        default: ": write `true` or `false`"
        }
    }
}

private func quoted(_ text: String, _ isPlain: Bool) -> String { "`\(quotedAsIs(text, isPlain))`" }

/// A value as it was written, more or less.
private func quotedAsIs(_ text: String, _ isPlain: Bool) -> String { isPlain ? text : "\"\(text)\"" }
