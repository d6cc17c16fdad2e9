import NavDriver
import NavEmit
public import NavGraph
public import NavLinks
import NavSyntax

/// The names that generated Swift declares, to say which of them a renaming changes.
public enum SwiftNames {
    /// The names that are gone in another version of a graph, each with the one that is there instead, if that
    /// can be told. Members of a type that has another name are left out if they keep theirs.
    public static func changes(
        from old: (analyzed: AnalyzedGraph, links: LinkTable), to new: (analyzed: AnalyzedGraph, links: LinkTable)
    ) -> [(old: String, new: String?)] {
        let (former, latter) = (files(old.analyzed, old.links), files(new.analyzed, new.links))
        // Most files are the same, so that their names need not be read.
        let (names, newNames) = (names(in: former, unlike: latter), names(in: latter, unlike: former))
        let (own, others) = (Set(names), Set(newNames))
        let removed = names.filter { !others.contains($0) }.uniqued
        var added = newNames.filter { !own.contains($0) }.uniqued
        // Comparing each with each would take too long. In large graphs, their order is a good guess.
        guard removed.count * added.count < 100_000 else { return zip(removed, added).map { (old: $0, new: $1) } }
        var renamed: [String: String] = [:]
        var changes: [(old: String, new: String?)] = []
        for name in removed {
            let nearest = added.enumerated().filter { kind($0.element) == kind(name) }.map {
                number, candidate in
                (number: number, name: candidate, distance: editDistance(name, candidate))
            }.min { ($0.distance, $0.number) < ($1.distance, $1.number) }
            guard let nearest, nearest.distance <= name.utf8.count else {
                changes.append((name, nil))
                continue
            }
            added.remove(at: nearest.number)
            renamed[name] = nearest.name
            let (owner, newOwner) = (owner(name), owner(nearest.name))
            let isMoved =
                renamed[owner] == newOwner && name.dropFirst(owner.count) == nearest.name.dropFirst(newOwner.count)
            if !isMoved { changes.append((name, nearest.name)) }
        }
        return changes
    }

    /// The generated files, in their order.
    private static func files(_ analyzed: AnalyzedGraph, _ links: LinkTable) -> [(path: String, contents: [UInt8])] {
        let made = outputs([.swift], of: analyzed, links, EmitOptions(sourceName: "graph.yaml"), nil)
        let files = made.files.flatMap(\.files).filter { $0.path.hasSuffix(".swift") }
        return concurrently(files.count) { (files[$0].path, files[$0].contents) }
    }

    /// The names that files declare, such as `ShopRoute.order(id:)`, without the files that others contain as well.
    private static func names(
        in files: [(path: String, contents: [UInt8])], unlike others: [(path: String, contents: [UInt8])]
    ) -> [String] {
        let known = Dictionary(others.map { ($0.path, $0.contents) }) { first, _ in first }
        let changed = files.filter { known[$0.path] != $0.contents }.map(\.contents)
        return concurrently(changed.count) { declared(in: String(decoding: changed[$0], as: UTF8.self)) }.flatMap(
            \.self)
    }

    /// The type around a member; empty for others.
    private static func owner(_ name: String) -> String {
        let path = name.prefix { $0 != "(" }
        return path.lastIndex(of: ".").map { String(path[..<$0]) } ?? ""
    }

    /// Names that may replace each other: types, and members with as many labels.
    private static func kind(_ name: String) -> [Int] {
        [owner(name).split(separator: ".").count, name.count { $0 == ":" }, name.contains("(") ? 1 : 0]
    }

    private static let modifiers: Set<Substring> = [
        "public", "package", "internal", "fileprivate", "private", "static", "final", "nonisolated", "indirect",
        "mutating", "override", "open", "@MainActor", "@Observable", "@frozen", "@ViewBuilder", "@usableFromInline",
    ]
    private static let types: Set<Substring> = ["struct", "enum", "class", "protocol", "extension", "actor"]
    private static let members: Set<Substring> = ["case", "func", "var", "let", "typealias"]

    /// The declarations of generated Swift, in which each begins on a line of its own and types end
    /// with a brace in their column.
    private static func declared(in text: String) -> [String] {
        var found: [String] = []
        var types: [(name: String, column: Int)] = []
        for line in Self.joined(text.split(separator: "\n")) {
            let column = line.prefix { $0 == " " }.count
            let rest = line.dropFirst(column)
            if rest.hasPrefix("}") {
                if types.last?.column == column { types.removeLast() }
                continue
            }
            var words = rest.split(separator: " ", omittingEmptySubsequences: true)[...]
            while let first = words.first, modifiers.contains(first) { words.removeFirst() }
            guard let keyword = words.popFirst(), let start = words.first?.startIndex else { continue }
            let declaration = rest[start...]
            let name = String(declaration.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "`" })
            guard !name.isEmpty else { continue }
            let prefix = types.last.map { $0.name + "." } ?? ""
            if self.types.contains(keyword) {
                if keyword != "extension" { found.append(prefix + name) }
                if rest.hasSuffix("{") { types.append((prefix + name, column)) }
            } else if members.contains(keyword),
                types.count == 1 || keyword == "case" || types.last?.column == column - 4
            {
                // In a `switch`, `case` is followed by a pattern.
                guard keyword != "case" || !declaration.hasPrefix(".") && !rest.hasSuffix(":") else { continue }
                found.append(prefix + name + labels(of: declaration.dropFirst(name.count)))
            }
        }
        return found
    }

    /// The lines, with parameters that are on several lines on one.
    private static func joined(_ lines: [Substring]) -> [Substring] {
        var joined: [Substring] = []
        var open: Substring?
        for line in lines {
            if let start = open {
                let whole = start + " " + line.drop { $0 == " " }
                let isClosed = line.drop { $0 == " " }.hasPrefix(")") || line.hasSuffix(")") || line.hasSuffix("{")
                open = isClosed ? nil : whole
                if isClosed { joined.append(whole) }
            } else if line.hasSuffix("(") {
                open = line
            } else {
                joined.append(line)
            }
        }
        return joined + [open].compactMap(\.self)
    }

    /// `(id:page:)` for `(id: Int, page: Int = 1)`.
    private static func labels(of text: Substring) -> String {
        guard text.first == "(" else { return "" }
        var depth = 0
        var labels = ""
        var isAtStart = true
        for (index, character) in zip(text.indices, text) {
            switch character {
            case "(", "[", "<": depth += 1
            case ")", "]", ">": depth -= 1
            case ",": isAtStart = depth == 1
            case " ": break
            default: break
            }
            if depth == 0 { break }
            guard depth == 1, isAtStart, character.isLetter || character == "_" else { continue }
            labels += text[index...].prefix { $0.isLetter || $0.isNumber || $0 == "_" } + ":"
            isAtStart = false
        }
        return labels.isEmpty ? "" : "(\(labels))"
    }
}

extension [String] {
    fileprivate var uniqued: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
