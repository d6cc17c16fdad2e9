import Foundation

/// Reads the part of Mermaid's language that navgen writes, and rejects everything else.
struct MermaidReader {
    struct Failure: Error { var line: String }

    /// The text of each box, by its id.
    private(set) var boxes: [String: String] = [:]
    private(set) var clusters: [String: String] = [:]
    private(set) var lines: [(source: String, target: String, label: String?)] = []
    private(set) var styled: Set<Int> = []
    private var hidden: Set<Int> = []
    private var classes: Set<String> = []

    init(_ text: String) throws {
        var rest = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        guard rest.popFirst()?.hasPrefix("%% ") == true, rest.popFirst() == "flowchart LR", rest.popLast() == "" else {
            throw Failure(line: String(text.prefix(100)))
        }
        var depth = 0
        for line in rest {
            let statement = line.drop { $0 == " " }
            if statement == "end" {
                depth -= 1
                guard depth >= 0 else { throw Failure(line: "an `end` too many") }
            } else if let match = try /subgraph ([a-z]\w*)\["([^"]*)"\]/.wholeMatch(in: statement) {
                depth += 1
                try declare(String(match.1), try Self.plain(match.2), in: &clusters)
            } else {
                try read(String(statement))
            }
        }
        guard depth == 0 else { throw Failure(line: "an `end` too few") }
        let ends = Set(lines.flatMap { [$0.source, $0.target] })
        guard ends.isSubset(of: boxes.keys) else { throw Failure(line: "\(ends.subtracting(boxes.keys))") }
        guard styled == Set(lines.indices).subtracting(hidden) else { throw Failure(line: "lines without a style") }
    }

    private mutating func read(_ statement: String) throws {
        if statement == "direction LR" { return }
        if let match = try /([a-z]\w*) ([-=.~]+[>ox]?)(?:\|"([^"]*)"\|)? ([a-z]\w*)/.wholeMatch(in: statement) {
            let arrows = ["---", "-->", "--o", "--x", "===", "==>", "==o", "==x", "-.-", "-.->", "-.-o", "-.-x", "~~~"]
            guard arrows.contains(String(match.2)) else { throw Failure(line: statement) }
            if match.2 == "~~~" { hidden.insert(lines.count) }
            lines.append((String(match.1), String(match.4), try match.3.map { try Self.plain($0) }))
        } else if let match = try /linkStyle ([0-9,]+) [a-z0-9:#.,\- ]+/.wholeMatch(in: statement) {
            styled.formUnion(match.1.split(separator: ",").compactMap { Int($0) })
        } else if let match = try /classDef (\w+) [a-z0-9:#.,\- ]+/.wholeMatch(in: statement) {
            classes.insert(String(match.1))
        } else if let match = try /class ([\w,]+) (\w+)/.wholeMatch(in: statement) {
            let members = match.1.split(separator: ",").map(String.init)
            guard classes.contains(String(match.2)), members.allSatisfy({ boxes[$0] != nil || clusters[$0] != nil })
            else { throw Failure(line: statement) }
        } else if let match = try /([a-z]\w*)([^\w"]{1,3})"([^"]*)"([^\w"]{1,3})/.wholeMatch(in: statement) {
            let brackets = [
                "( )", "[ ]", "([ ])", "[[ ]]", "[( )]", "(( ))", "> ]", "{ }", "{{ }}", "[/ /]", "[\\ \\]", "[/ \\]",
                "[\\ /]", "((( )))",
            ]
            guard brackets.contains("\(match.2) \(match.4)") else { throw Failure(line: statement) }
            try declare(String(match.1), try Self.plain(match.3), in: &boxes)
        } else {
            throw Failure(line: statement)
        }
    }

    private func declare(_ id: String, _ text: String, in names: inout [String: String]) throws {
        // A keyword, or a start that would be read as an arrowhead.
        guard id.contains("_") || id == "legend", !id.hasPrefix("o"), !id.hasPrefix("x"), boxes[id] == nil,
            clusters[id] == nil
        else { throw Failure(line: id) }
        names[id] = text
    }

    /// The text of a label, which may only have `<br/>`, letters, digits, spaces and numeric entities.
    private static func plain(_ label: Substring) throws -> String {
        var plain = ""
        var rest = label
        while let character = rest.first {
            if rest.hasPrefix("<br/>") {
                plain += "\n"
                rest = rest.dropFirst(5)
            } else if let match = try /#([0-9]+);/.prefixMatch(in: rest) {
                guard let number = UInt32(match.1), let scalar = Unicode.Scalar(number) else {
                    throw Failure(line: String(label))
                }
                plain.unicodeScalars.append(scalar)
                rest = rest[match.range.upperBound...]
            } else {
                guard " ·(,/?".contains(character) || character.isLetter || character.isNumber else {
                    throw Failure(line: String(label))
                }
                plain.append(character)
                rest = rest.dropFirst()
            }
        }
        return plain
    }
}
