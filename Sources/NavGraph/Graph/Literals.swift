public import NavSyntax

/// Why a literal is not a value of a type, with a correction if the message has one.
public struct LiteralProblem: Sendable {
    public var message: String
    public var correction: Correction?

    public init(_ message: String, _ correction: Correction? = nil) {
        self.message = message
        self.correction = correction
    }
}

extension Graph {
    /// Whether the values of a type are those of a type of the app, of which nothing is known.
    public func isOwnType(_ type: TypeUse) -> Bool {
        if case .declared(let id) = type.base, case .opaque = self[id].definition { true } else { false }
    }

    /// The value of a parameter in examples: its own sample, or that of its type.
    public func sample(of parameter: Parameter) -> Literal? {
        parameter.sample?.value ?? sample(of: parameter.type)
    }

    /// The value of a type in examples. A list has one item.
    public func sample(of type: TypeUse) -> Literal? {
        guard case .declared(let id) = type.base, let sample = self[id].sample?.value else { return nil }
        return type.form == .list ? .list([sample]) : sample
    }

    /// Why a literal is not a value of a type, or nil if it is one.
    public func problem(with literal: Literal, as type: TypeUse) -> LiteralProblem? {
        switch type.form {
        case .optional where literal.isNull: return nil
        case .list:
            guard case .list(let items) = literal else { return LiteralProblem("a list is needed for `\(type.text)`") }
            for item in items {
                if var problem = problem(with: item, as: type.base) {
                    // Only names can be found in a list.
                    if case .rename = problem.correction?.change {} else { problem.correction = nil }
                    return problem
                }
            }
            return nil
        case .single, .optional: return problem(with: literal, as: type.base)
        }
    }

    private func problem(with literal: Literal, as base: TypeUse.Base) -> LiteralProblem? {
        guard case .scalar(let text, let isPlain) = literal else {
            return LiteralProblem("one value is needed, not a list")
        }
        switch base {
        case .builtin(let type): return problem(with: text, isPlain: isPlain, as: type)
        case .unknown: return nil
        case .declared(let id): return problem(with: text, isPlain: isPlain, as: self[id])
        }
    }

    private func problem(with text: String, isPlain: Bool, as type: TypeDeclaration) -> LiteralProblem? {
        switch type.definition {
        case .constrained(let base, _): return problem(with: text, isPlain: isPlain, as: base)
        case .opaque: return LiteralProblem("`\(type.name.value)` is the app's own type, which has no literals")
        case .enumeration(let cases):
            guard !cases.indices.contains(where: { cases[$0].name.value == text }) else { return nil }
            let names = cases.map(\.name.value)
            // With so many cases, a suggestion would take longer than the rest of the check.
            let meant = names.count > 300 ? nil : nearest(to: text, in: names)
            let end = meant.map { ", did you mean `\($0.name)`?" } ?? ", which has \(listed(names))"
            return LiteralProblem(
                "`\(text)` is not a case of `\(type.name.value)`\(end)",
                meant.map { Correction(.rename(text, to: $0.name), isSafe: $0.isClear) })
        }
    }

    private func problem(with text: String, isPlain: Bool, as type: BuiltinType) -> LiteralProblem? {
        let isValue: Bool
        switch type {
        case .string: isValue = !(isPlain && text.isEmpty)
        case .int, .int64: isValue = Numbers.isCanonicalInteger(text) && Int64(text) != nil
        case .uint: isValue = Numbers.isCanonicalInteger(text) && UInt64(text) != nil
        case .double: isValue = Numbers.decimal(text) != nil
        case .decimal:
            // A Decimal has 38 digits; an exponent would hide how many there are.
            isValue =
                Numbers.decimal(text) != nil && !text.utf8.contains { $0 | 0x20 == 0x65 }
                && text.utf8.filter { $0 >= 0x30 && $0 <= 0x39 }.count <= 38
        case .bool: isValue = text == "true" || text == "false"
        case .uuid: isValue = ValueSpelling.isUUID(text)
        case .date: isValue = ValueSpelling.isDate(text)
        case .url: isValue = ValueSpelling.isURL(text)
        }
        if isValue {
            guard !isPlain, Self.isWrittenPlain(type) else { return nil }
            return LiteralProblem(
                "`\"\(text)\"` is text: write it without quotes", Correction(.source(text), isSafe: true))
        }
        let shown = isPlain && text.isEmpty ? "nothing" : "`\(text)`"
        return LiteralProblem("\(shown) is not a valid \(Self.expectation(for: type))")
    }

    /// Whether values of a type are written without quotes: in YAML, a quoted number or Boolean is text.
    private static func isWrittenPlain(_ type: BuiltinType) -> Bool {
        switch type {
        case .int, .int64, .uint, .double, .decimal, .bool: true
        case .string, .uuid, .date, .url: false
        }
    }

    private static func expectation(for type: BuiltinType) -> String {
        switch type {
        case .string: "String: write `\"\"` for an empty one"
        case .int, .int64: "\(type.rawValue): write a whole number in 64 bits, in decimal digits"
        case .uint: "UInt: write a whole number from 0, in decimal digits"
        case .double: "Double: write a number in decimal digits, up to 1.8e308"
        case .decimal: "Decimal: write a number of at most 38 decimal digits, without an exponent"
        case .bool: "Bool: write `true` or `false`"
        case .uuid: "UUID: write 8-4-4-4-12 hexadecimal digits"
        case .date: "Date: write an existing day as `YYYY-MM-DD`, or `YYYY-MM-DDThh:mm:ssZ`"
        case .url: "URL: write a scheme, `:` and the rest, with two hexadecimal digits after each `%`"
        }
    }
}

/// The text format of UUIDs, URLs and dates, which is the same in graphs and in URLs.
enum ValueSpelling {
    static func isUUID(_ text: String) -> Bool {
        let groups = text.split(separator: "-", omittingEmptySubsequences: false)
        return groups.map(\.utf8.count) == [8, 4, 4, 4, 12]
            && groups.joined().utf8.allSatisfy(isHexDigit)
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        (byte >= 0x30 && byte <= 0x39) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66)
    }

    static func isURL(_ text: String) -> Bool {
        guard let colon = text.utf8.firstIndex(of: 0x3A), text.utf8.index(after: colon) < text.utf8.endIndex,
            let first = text.utf8.first, first | 0x20 >= 0x61, first | 0x20 <= 0x7A
        else { return false }
        let scheme = text.utf8[..<colon].allSatisfy {
            ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2B || $0 == 0x2D
                || $0 == 0x2E
        }
        guard scheme, text.unicodeScalars.allSatisfy({ $0.value > 0x20 && !(0x7F...0x9F).contains($0.value) }) else {
            return false
        }
        let escapes = text.utf8.split(separator: 0x25, omittingEmptySubsequences: false).dropFirst()
        guard escapes.allSatisfy({ $0.prefix(2).count == 2 && $0.prefix(2).allSatisfy(isHexDigit) }) else {
            return false
        }
        let rest = text.utf8[colon...].dropFirst()
        guard rest.starts(with: "//".utf8) else { return true }
        return isAuthority(rest.dropFirst(2).prefix { $0 != 0x2F && $0 != 0x3F && $0 != 0x23 })
    }

    /// Whether it is an authority that all URL parsers read the same way.
    ///
    /// They differ on brackets, escapes and characters beyond ASCII.
    private static func isAuthority(_ text: Substring.UTF8View) -> Bool {
        let host = text.lastIndex(of: 0x40).map { text[$0...].dropFirst() } ?? text
        let port = host.firstIndex(of: 0x3A).map { host[$0...].dropFirst() }
        return text.dropLast(host.count + (host.count < text.count ? 1 : 0)).allSatisfy { isName($0) || $0 == 0x3A }
            && host.dropLast(port.map { $0.count + 1 } ?? 0).allSatisfy(isName)
            && (port?.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } ?? true)
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x21, 0x24, 0x26...0x2E, 0x3B, 0x3D, 0x5F, 0x7E: true
        default: false
        }
    }

    /// Whether it is an existing day `YYYY-MM-DD`, optionally with `Thh:mm:ss[.fff]` and `Z` or `±hh:mm`.
    static func isDate(_ text: String) -> Bool {
        var rest = text[...]
        guard let year = digits(4, &rest), take("-", &rest), let month = digits(2, &rest), take("-", &rest),
            let day = digits(2, &rest), (1...12).contains(month), day >= 1, day <= days(in: month, of: year)
        else { return false }
        if rest.isEmpty { return true }
        guard take("T", &rest), let hour = digits(2, &rest), take(":", &rest), let minute = digits(2, &rest),
            take(":", &rest), let second = digits(2, &rest), hour < 24, minute < 60, second < 60
        else { return false }
        if take(".", &rest), digits(3, &rest) == nil { return false }
        if take("Z", &rest) { return rest.isEmpty }
        guard take("+", &rest) || take("-", &rest), let zoneHour = digits(2, &rest), take(":", &rest),
            let zoneMinute = digits(2, &rest)
        else { return false }
        return zoneHour < 24 && zoneMinute < 60 && rest.isEmpty
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func digits(_ count: Int, _ rest: inout Substring) -> Int? {
        let part = rest.prefix(count)
        guard part.utf8.count == count, part.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
        rest = rest.dropFirst(count)
        return Int(part)
    }

    private static func take(_ character: Character, _ rest: inout Substring) -> Bool {
        guard rest.first == character else { return false }
        rest = rest.dropFirst()
        return true
    }
}
