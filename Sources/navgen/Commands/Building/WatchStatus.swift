import NavCompiler
import NavFiles
import NavPlatform
import NavSyntax

/// The status that `--watch` prints for one build, as a line or a screen.
struct WatchStatus {
    let graphs: [String]
    let status: ExitStatus
    let counts: [Severity: Int]
    let reports: [BuildReport]
    /// How many files are watched.
    let files: Int
    let time: Duration

    /// Clears the terminal's screen, but not its scrollback.
    static let clear = "\u{1B}[H\u{1B}[2J"
    /// The maximum number of files that a screen lists.
    private static let maxNames = 6

    /// One line, such as `Graphs/shop.yaml: wrote 2 files (18 ms); watching 3 files`.
    var line: String { "\(subject): \(result) (\(milliseconds)); watching \(counted(files, "file"))\n" }

    var warnings: [String] { reports.flatMap(\.warnings) }

    /// The status below the diagnostics on a cleared screen.
    func screen(color: Bool) -> String {
        func painted(_ text: String, _ code: String) -> String { color ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
        var text = ""
        for warning in warnings { text += warning + "\n" }
        let changes =
            reports.flatMap(\.writes.written).map { "wrote \($0)" }
            + reports.flatMap(\.writes.removed).map { "removed \($0)" }
        for change in changes.prefix(Self.maxNames) { text += change + "\n" }
        if changes.count > Self.maxNames { text += "and \(changes.count - Self.maxNames) more\n" }
        text += painted("\(subject): \(result)", status == .fine ? "1;32" : "1;31") + "\n"
        let wait = "\(Program.timeOfDay), \(milliseconds); watching \(counted(files, "file")), press Ctrl-C to stop"
        return text + painted(wait, "2") + "\n"
    }

    private var subject: String { graphs.count == 1 ? graphs[0] : counted(graphs.count, "graph") }

    private var result: String {
        var parts: [String] = []
        for severity in [Severity.error, .warning] {
            if let count = counts[severity] { parts.append(counted(count, severity.rawValue)) }
        }
        if status != .fine, counts[.error] == nil { parts.append("failed") }
        let written = reports.reduce(0) { $0 + $1.writes.written.count }
        let removed = reports.reduce(0) { $0 + $1.writes.removed.count }
        if written > 0 { parts.append("wrote \(counted(written, "file"))") }
        if removed > 0 { parts.append("removed \(counted(removed, "file"))") }
        if written + removed == 0 { parts.append(status == .fine ? "up to date" : "nothing written") }
        return parts.joined(separator: ", ")
    }

    private var milliseconds: String { time.milliseconds }
}

extension Duration {
    /// The duration in whole milliseconds, such as `18 ms`.
    var milliseconds: String { "\(components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000) ms" }
}
