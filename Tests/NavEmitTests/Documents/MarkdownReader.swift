/// Reads the tables of a Markdown page as GitHub shows them.
struct MarkdownReader {
    struct Table {
        var titles: [String]
        /// The shown text of each row's cells, which may contain line breaks.
        var rows: [[String]]
    }

    private(set) var tables: [String: Table] = [:]
    private(set) var headings: [String] = []

    init(_ page: String) {
        var heading = ""
        var lines: [String] = []
        func finish(_ tables: inout [String: Table]) {
            guard lines.count > 1 else { return }
            let cells = lines.map { Self.cells($0).map(Self.shown) }
            tables[heading] = Table(titles: cells[0], rows: Array(cells.dropFirst(2)))
        }
        for line in page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) + [""] {
            if line.hasPrefix("|") {
                lines.append(line)
                continue
            }
            finish(&tables)
            lines = []
            if line.hasPrefix("#") {
                heading = String(line.drop { $0 == "#" }.dropFirst())
                headings.append(heading)
            }
        }
    }

    /// Splits a line at its pipes, except for escaped ones.
    private static func cells(_ line: String) -> [String] {
        var cells: [String] = []
        var cell = ""
        var isEscaped = false
        for character in line.dropFirst() {
            if character == "|", !isEscaped {
                cells.append(cell.trimmingSpaces)
                cell = ""
            } else {
                cell.append(character)
            }
            isEscaped = character == "\\" && !isEscaped
        }
        return cells
    }

    private static let escapable = Set("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")

    /// The text that a cell shows, or `⚠` if its Markdown is more than text.
    static func shown(_ cell: String) -> String {
        var shown = ""
        var rest = cell[...]
        while let first = rest.first {
            rest = rest.dropFirst()
            switch first {
            case "\\":
                if let next = rest.first, escapable.contains(next) {
                    shown.append(next)
                    rest = rest.dropFirst()
                } else {
                    shown.append(first)
                }
            case "`":
                let fence = 1 + rest.prefix { $0 == "`" }.count
                rest = rest.drop { $0 == "`" }
                guard let code = code(&rest, fence) else { return "⚠ unclosed code" }
                shown += code
            case "&":
                guard let end = rest.firstIndex(of: ";"), let text = entity(rest[..<end]) else {
                    return "⚠ entity"
                }
                shown += text
                rest = rest[rest.index(after: end)...]
            case "<":
                guard let tag = ["br>", "code>", "/code>"].first(where: { rest.hasPrefix($0) }) else { return "⚠ tag" }
                if tag == "br>" { shown += "\n" }
                rest = rest.dropFirst(tag.count)
            case "*", "_", "[", "]", "~", ">", "$": return "⚠ \(first)"
            default: shown.append(first)
            }
        }
        return shown
    }

    private static func code(_ rest: inout Substring, _ fence: Int) -> String? {
        var text = ""
        while let first = rest.first {
            let run = rest.prefix { $0 == "`" }.count
            if run == fence {
                rest = rest.dropFirst(run)
                return text
            }
            text += run > 0 ? String(repeating: "`", count: run) : String(first)
            rest = rest.dropFirst(max(run, 1))
        }
        return nil
    }

    private static func entity(_ name: Substring) -> String? {
        guard name.hasPrefix("#"), let value = UInt32(name.dropFirst()), let scalar = Unicode.Scalar(value) else {
            return nil
        }
        return String(scalar)
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
