import Foundation

/// One result: the ratio to something that was measured alternately with it.
struct Row {
    var what: String
    var size: String
    var against: String
    /// The ratio of each round.
    var ratios: [Double]
    var goal: Double?
    /// The median of the measurement itself.
    var absolute: String
}

extension Row {
    init(_ what: String, _ size: Int, _ runs: [Run], against other: String, _ others: [Run], goal: Double? = nil) {
        self.init(
            what: what, size: Row.grouped(size), against: other,
            ratios: zip(runs, others).map { $0.milliseconds / $1.milliseconds }, goal: goal,
            absolute: String(format: "%.1f ms", median(runs.map(\.milliseconds))) + Row.memory(runs))
    }

    private static func memory(_ runs: [Run]) -> String {
        let megabytes = median(runs.map(\.megabytes))
        return megabytes > 1.2 * ownMegabytes() ? String(format: ", %.0f MB", megabytes) : ""
    }

    static func grouped(_ number: Int) -> String {
        var digits = Substring(String(number))
        var groups: [Substring] = []
        while digits.count > 3 {
            groups.insert(digits.suffix(3), at: 0)
            digits = digits.dropLast(3)
        }
        return ([digits] + groups).joined(separator: ",")
    }
}

/// A table that is readable as text and as Markdown.
func table(_ rows: [Row]) -> String {
    let titles = ["what", "size", "against", "ratio", "spread", "goal", "median"]
    let cells = rows.map { row in
        [
            row.what, row.size, row.against, String(format: "%.2f", median(row.ratios)),
            String(format: "%.2f–%.2f", row.ratios.min() ?? 0, row.ratios.max() ?? 0),
            row.goal.map { String(format: "%g", $0) } ?? "", row.absolute,
        ]
    }
    let all = [titles] + cells
    let widths = titles.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    func line(_ cells: [String]) -> String {
        let padded = zip(cells, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
        return "| " + padded.joined(separator: " | ") + " |"
    }
    return ([line(titles), line(widths.map { String(repeating: "-", count: $0) })] + cells.map(line))
        .joined(separator: "\n")
}
