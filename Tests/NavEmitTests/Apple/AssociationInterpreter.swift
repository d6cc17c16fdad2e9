import Foundation

/// Interprets an association file by the rules that Apple documents. It shares no code with what
/// writes the file.
///
/// The first component that matches a URL decides. A component matches if its path, its query and
/// its fragment match. `*` is any string, `?` any character, `$(name)` one of the values of a
/// variable. Every instance of a query item has to match, and a missing item is treated as empty.
/// URLs are compared as they are written.
struct AssociationInterpreter {
    enum Verdict: Equatable {
        /// The app opens the URL. The value is the comment of the component that decided.
        case letIn(String)
        case keptOut
    }

    private struct Component {
        var path: [Token]
        var query: [Token]?
        var items: [(key: String, value: [Token])]
        var fragment: [Token]?
        var isExclusion: Bool
        var comment: String
        var ignoresCase: Bool
    }

    private indirect enum Token {
        case one(UInt8)
        case oneOf(Set<UInt8>)
        case any
        case many
        case either([[Token]])
    }

    struct Failure: Error {
        var text: String
    }

    let appIDs: [[String]]
    private let components: [[Component]]

    init(_ text: String) throws {
        guard let file = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
            let links = file["applinks"] as? [String: Any], let details = links["details"] as? [[String: Any]]
        else { throw Failure(text: "no details") }
        var variables: [String: [String]] = Self.predefined
        for (name, values) in links["substitutionVariables"] as? [String: [String]] ?? [:] { variables[name] = values }
        let ignoresCase = (links["defaults"] as? [String: Any])?["caseSensitive"] as? Bool == false
        appIDs = details.map { $0["appIDs"] as? [String] ?? [] }
        components = try details.map { app in
            guard let list = app["components"] as? [[String: Any]] else { throw Failure(text: "no components") }
            return try list.map { try Self.component($0, variables, ignoresCase) }
        }
    }

    private static let predefined: [String: [String]] = {
        func list(_ text: String) -> [String] { text.map { String($0) } }
        let lower = "abcdefghijklmnopqrstuvwxyz"
        return [
            "alpha": list(lower + lower.uppercased()), "upper": list(lower.uppercased()), "lower": list(lower),
            "alnum": list(lower + lower.uppercased() + "0123456789"), "digit": list("0123456789"),
            "xdigit": list("0123456789abcdefABCDEF"),
        ]
    }()

    private static func component(
        _ entry: [String: Any], _ variables: [String: [String]], _ ignoresCase: Bool
    ) throws -> Component {
        let known: Set = ["/", "?", "#", "exclude", "comment", "caseSensitive", "percentEncoded"]
        guard Set(entry.keys).isSubset(of: known) else { throw Failure(text: "unknown keys in \(entry)") }
        let ignoresCase = (entry["caseSensitive"] as? Bool).map { !$0 } ?? ignoresCase
        func tokens(_ text: String) throws -> [Token] { try Self.tokens(text, variables, ignoresCase) }
        var items: [(key: String, value: [Token])] = []
        for (key, value) in entry["?"] as? [String: String] ?? [:] { items.append((key, try tokens(value))) }
        return Component(
            path: try tokens(entry["/"] as? String ?? "*"), query: try (entry["?"] as? String).map(tokens),
            items: items, fragment: try (entry["#"] as? String).map(tokens),
            isExclusion: entry["exclude"] as? Bool ?? false, comment: entry["comment"] as? String ?? "",
            ignoresCase: ignoresCase)
    }

    private static func tokens(
        _ text: String, _ variables: [String: [String]], _ ignoresCase: Bool, isNested: Bool = false
    ) throws -> [Token] {
        var tokens: [Token] = []
        var rest = text[...]
        while let first = rest.first {
            if !isNested, rest.hasPrefix("$("), let end = rest.firstIndex(of: ")") {
                let name = String(rest.dropFirst(2).prefix { $0 != ")" })
                guard let values = variables[name] else { throw Failure(text: "no variable \(name)") }
                let choices = try values.map { try Self.tokens($0, variables, ignoresCase, isNested: true) }
                let singleBytes = choices.compactMap { choice -> UInt8? in
                    if choice.count == 1, case .one(let byte) = choice[0] { byte } else { nil }
                }
                tokens.append(singleBytes.count == choices.count ? .oneOf(Set(singleBytes)) : .either(choices))
                rest = rest[rest.index(after: end)...]
                continue
            }
            switch first {
            case "*": tokens.append(.many)
            case "?": tokens.append(.any)
            default: tokens += String(first).utf8.map { .one(ignoresCase ? folded($0) : $0) }
            }
            rest = rest.dropFirst()
        }
        return tokens
    }

    private static func folded(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte }

    // MARK: Deciding

    /// Whether the app at an index of `details` opens a URL of the host.
    func verdict(_ url: String, app: Int = 0) -> Verdict {
        let bytes = Array(url.utf8)
        let start = url.utf8.count - url.utf8.drop { $0 != UInt8(ascii: "/") }.dropFirst(2).count
        let afterHost = bytes[start...].firstIndex { "/?#".utf8.contains($0) } ?? bytes.count
        let fragmentStart = bytes[afterHost...].firstIndex(of: UInt8(ascii: "#")) ?? bytes.count
        let queryStart = bytes[afterHost..<fragmentStart].firstIndex(of: UInt8(ascii: "?")) ?? fragmentStart
        let path = afterHost == queryStart ? Array("/".utf8) : Array(bytes[afterHost..<queryStart])
        let query = Array(bytes[queryStart..<fragmentStart].dropFirst())
        let fragment = Array(bytes[fragmentStart...].dropFirst())
        for component in components[app] where matches(component, path, query, fragment) {
            return component.isExclusion ? .keptOut : .letIn(component.comment)
        }
        return .keptOut
    }

    private func matches(_ component: Component, _ path: [UInt8], _ query: [UInt8], _ fragment: [UInt8]) -> Bool {
        func matches(_ tokens: [Token], _ text: [UInt8]) -> Bool {
            let text = component.ignoresCase ? text.map(Self.folded) : text
            // Most patterns differ from most strings early, and trying all matches is slow.
            for position in 0..<min(tokens.count, text.count) {
                guard case .one(let wanted) = tokens[position] else { break }
                if wanted != text[position] { return false }
            }
            return Self.ends(tokens, text, [0]).contains(text.count)
        }
        guard matches(component.path, path) else { return false }
        if let pattern = component.query, !matches(pattern, query) { return false }
        if let pattern = component.fragment, !matches(pattern, fragment) { return false }
        for (key, pattern) in component.items {
            var values: [[UInt8]] = []
            for item in query.split(separator: UInt8(ascii: "&")) {
                let equals = item.firstIndex(of: UInt8(ascii: "=")) ?? item.endIndex
                guard item[..<equals].elementsEqual(key.utf8) else { continue }
                values.append(Array(item[equals...].dropFirst()))
            }
            if values.isEmpty { values = [[]] }
            guard values.allSatisfy({ matches(pattern, $0) }) else { return false }
        }
        return true
    }

    /// The sorted positions in a string to which the tokens can match.
    private static func ends(_ tokens: [Token], _ text: [UInt8], _ starts: [Int]) -> [Int] {
        var positions = starts
        for token in tokens {
            switch token {
            case .one(let byte): positions = steps(positions, text) { $0 == byte }
            case .oneOf(let bytes): positions = steps(positions, text) { bytes.contains($0) }
            case .any: positions = steps(positions, text) { _ in true }
            case .many: positions = positions.first.map { Array($0...text.count) } ?? []
            case .either(let choices): positions = Set(choices.flatMap { ends($0, text, positions) }).sorted()
            }
            if positions.isEmpty { return [] }
        }
        return positions
    }

    private static func steps(_ positions: [Int], _ text: [UInt8], _ fits: (UInt8) -> Bool) -> [Int] {
        var after: [Int] = []
        for position in positions where position < text.count && fits(text[position]) { after.append(position + 1) }
        return after
    }
}
