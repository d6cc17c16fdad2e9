/// Scans a source for uses of SwiftUI, and follows `#if os(…)` and `if #available(…)`.
struct UsedSymbols {
    typealias Platform = PlatformTable.Platform
    typealias Generation = PlatformTable.Generation

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// The use of a symbol, by its name in the table.
    struct Use: Hashable {
        var symbol: String
        var line: Int
        /// The platforms that compile the line.
        var platforms: Set<Platform>
        /// The generation that `#available` guarantees on the line, if it is newer than the oldest
        /// system that the app supports.
        var generation: Generation?
    }

    private struct Token {
        var text: String
        var line: Int
        var platforms: Set<Platform>

        var isName: Bool { text.first.map { $0.isLetter || $0 == "_" } ?? false }
    }

    private let declared: DeclaredSymbols
    /// The platforms that the source is for.
    private let targets: Set<Platform>
    private var tokens: [Token] = []
    private(set) var uses: [Use] = []

    init(in text: String, for targets: Set<Platform> = Set(Platform.allCases), _ declared: DeclaredSymbols) throws {
        (self.declared, self.targets) = (declared, targets)
        try tokenize(text)
        try findUses()
    }

    // MARK: - Conditions of compilation

    private mutating func tokenize(_ text: String) throws {
        /// For each open `#if`: the platforms that compile the current branch, and those that have
        /// not compiled a branch yet.
        var branches: [(active: Set<Platform>, rest: Set<Platform>)] = []
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let trimmed = line.drop { $0 == " " }
            let outer = branches.last?.active ?? targets
            if trimmed.hasPrefix("#if ") {
                let platforms = try Self.platforms(where: trimmed.dropFirst(4), number + 1)
                branches.append((outer.intersection(platforms), outer.subtracting(platforms)))
            } else if trimmed.hasPrefix("#elseif ") {
                guard let branch = branches.popLast() else { throw Failure(description: "\(number + 1): no `#if`") }
                let platforms = try Self.platforms(where: trimmed.dropFirst(8), number + 1)
                branches.append((branch.rest.intersection(platforms), branch.rest.subtracting(platforms)))
            } else if trimmed.hasPrefix("#else") {
                guard let branch = branches.popLast() else { throw Failure(description: "\(number + 1): no `#if`") }
                branches.append((branch.rest, []))
            } else if trimmed.hasPrefix("#endif") {
                guard branches.popLast() != nil else { throw Failure(description: "\(number + 1): no `#if`") }
            } else {
                // `SwiftUI.Tab` is the same symbol as `Tab`.
                let code = Self.code(of: String(trimmed)).replacing("SwiftUI.", with: "")
                for match in code.matches(of: /[A-Za-z_]\w*|\d+|\S/) {
                    tokens.append(Token(text: String(match.output), line: number + 1, platforms: outer))
                }
            }
        }
        guard branches.isEmpty else { throw Failure(description: "an `#if` has no `#endif`") }
    }

    /// The platforms on which a condition holds: `os(…)`, `canImport(…)` and flags, joined by `&&`
    /// or `||`.
    private static func platforms(where condition: Substring, _ line: Int) throws -> Set<Platform> {
        let all = Set(Platform.allCases)
        func atom(_ text: Substring) throws -> Set<Platform> {
            let text = text.drop { $0 == " " }.prefix { $0 != " " }
            if text.hasPrefix("!") { return all.subtracting(try atom(text.dropFirst())) }
            if let match = text.wholeMatch(of: /os\((\w+)\)/) {
                guard let platform = Platform(rawValue: String(match.output.1)) else { return [] }
                return [platform]
            }
            if text == "canImport(UIKit)" { return all.subtracting([.macOS]) }
            // Apple's platforms do not have FoundationEssentials.
            if text == "canImport(FoundationEssentials)" { return [] }
            if text.wholeMatch(of: /canImport\((?:SwiftUI|Darwin|Foundation|Combine|Observation)\)|DEBUG/) != nil {
                return all
            }
            throw Failure(description: "\(line): `\(text)` is a condition that cannot be followed")
        }
        return try condition.split(separator: "||").reduce(into: []) { result, part in
            result.formUnion(try part.split(separator: "&&").reduce(all) { $0.intersection(try atom($1)) })
        }
    }

    /// A line without comments and string literals.
    private static func code(of line: String) -> String {
        var result = ""
        var rest = line[...]
        while let character = rest.first {
            if rest.hasPrefix("//") { break }
            if character == "\"" {
                rest = afterLiteral(rest.dropFirst())
                result += " 0 "
            } else {
                result.append(character)
                rest = rest.dropFirst()
            }
        }
        return result
    }

    private static func afterLiteral(_ text: Substring) -> Substring {
        var rest = text
        while let character = rest.first, character != "\"" {
            guard rest.hasPrefix("\\(") else {
                rest = rest.dropFirst(character == "\\" ? 2 : 1)
                continue
            }
            var depth = 0
            rest = rest.dropFirst()
            repeat {
                guard let character = rest.first else { return rest }
                rest = character == "\"" ? afterLiteral(rest.dropFirst()) : rest.dropFirst()
                depth += character == "(" ? 1 : character == ")" ? -1 : 0
            } while depth > 0
        }
        return rest.dropFirst()
    }

    // MARK: - Uses

    private mutating func findUses() throws {
        /// The guaranteed generation in each open pair of braces.
        var known: [Generation?] = []
        /// The generation of `if #available(…)` or `@available(…)`, until its block begins.
        var condition: Generation?
        for index in tokens.indices where !tokens[index].platforms.isEmpty {
            switch tokens[index].text {
            case "#", "@": condition = try availability(at: index) ?? condition
            case "{":
                known.append([known.last ?? nil, condition].compactMap { $0 }.max())
                condition = nil
            case "}":
                guard known.popLast() != nil else {
                    throw Failure(description: "\(tokens[index].line): unmatched `}`")
                }
            default:
                guard let symbol = symbol(at: index) else { continue }
                let generation = [known.last ?? nil, condition].compactMap { $0 }.max()
                let token = tokens[index]
                uses.append(
                    Use(symbol: symbol, line: token.line, platforms: token.platforms, generation: generation))
            }
        }
    }

    private func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

    /// The generation whose condition is in `if #available(…)` or `@available(…)`.
    private func availability(at index: Int) throws -> Generation? {
        guard text(index + 1) == "available" else { return nil }
        let line = tokens[index].line
        guard text(index) == "@" || ["if", ","].contains(text(index - 1)) else {
            throw Failure(description: "\(line): only `if #available` can be followed")
        }
        let condition = tokens[(index + 3)...].prefix { $0.text != ")" }.map(\.text).joined()
        // A condition for another platform has no effect on the others, and deprecated symbols
        // still exist.
        if !condition.hasPrefix("iOS") || condition.contains("deprecated:") { return nil }
        let versions = DeclaredSymbols.versions(condition)
        let generation = Generation.allCases.first { generation in
            let all = DeclaredSymbols.versions(generation.condition)
            return tokens[index].platforms.isSubset(of: versions.keys) && versions.allSatisfy { all[$0] == $1 }
        }
        guard let generation else { throw Failure(description: "\(line): no generation has `\(condition)`") }
        return generation
    }

    /// The SwiftUI symbol that a name refers to.
    private func symbol(at index: Int) -> String? {
        let token = tokens[index]
        guard token.isName else { return nil }
        let name = token.text
        if text(index - 1) == "." {
            if declared.modifiers[name] != nil, continuesChain(index - 1) { return modifier(name, index) }
            return isLacking(name) && isFirstArgument(index - 1) ? "." + name : nil
        }
        if declared.types[name] != nil { return name }
        // A modifier that is called on `self`.
        let isCalled = text(index + 1) == "(" && !["func", "case", "."].contains(text(index - 1))
        return declared.modifiers[name] != nil && isCalled ? modifier(name, index) : nil
    }

    /// Whether a dot continues a chain of modifiers, and does not begin an implicit member.
    private func continuesChain(_ dot: Int) -> Bool {
        guard dot > 0, ["(", "{"].contains(text(dot + 2)) else { return false }
        // The types of closure parameters are not known. It is enough that views have a modifier
        // with this name.
        if [")", "}", "]"].contains(text(dot - 1)) || text(dot - 2) == "$" { return true }
        if text(dot - 3) == "Color" { return true }
        var receiver = dot - 1
        while receiver > 1, tokens[receiver].isName, text(receiver - 1) == "." { receiver -= 2 }
        return tokens[receiver].isName && text(receiver) == text(receiver).lowercasedFirst
            && !Self.nonViews.contains(text(receiver))
    }

    /// Names before a dot that are not views.
    private static let nonViews: Set = [
        "case", "return", "in", "else", "is", "as", "try", "await", "default", "where",
        "destinations", "navigator", "handlers", "level", "presenter", "context", "run",
    ]

    /// The name of a modifier, with its labels if its overloads have different availability.
    private func modifier(_ name: String, _ index: Int) -> String {
        guard name == "onChange" else { return name }
        // The older overload passes the new value to a closure with one parameter.
        var depth = 0
        for token in tokens[(index + 1)...] {
            if ["$", "perform"].contains(token.text) { return name }
            if ["(", "{"].contains(token.text) { depth += 1 }
            if [")", "}"].contains(token.text) { depth -= 1 }
            if depth == 0, token.text == "}" { break }
        }
        return "onChange(of:initial:)"
    }

    /// Whether every member with this name is missing on some platform.
    private func isLacking(_ name: String) -> Bool {
        guard let overloads = declared.members[name] else { return false }
        return !DeclaredSymbols.combined(overloads).missing.isEmpty
    }

    /// Whether a member is the first argument of a modifier, `.navigationTransition(.zoom(…))`, or
    /// is returned for one.
    private func isFirstArgument(_ dot: Int) -> Bool {
        text(dot - 1) == "return" || text(dot - 1) == "(" && declared.modifiers[text(dot - 2)] != nil
    }
}

extension String {
    fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
