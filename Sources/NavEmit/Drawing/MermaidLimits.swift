/// The size limits of Mermaid's default settings, which GitHub uses.
public enum MermaidLimits {
    public static let characters = 50_000
    public static let lines = 500

    /// A message about a flowchart that GitHub does not draw, or that is nearly too large for it; nil for others.
    public static func problem(of text: String) -> String? {
        let lines = text.split(separator: "\n").count { line in
            line.split(separator: " ").dropFirst().first.map { isArrow($0) } ?? false
        }
        // Mermaid is written in JavaScript, which counts UTF-16 code units.
        let characters = text.utf16.count
        let counts = [(lines, Self.lines, "lines"), (characters, Self.characters, "characters")]
        let near = counts.filter { count, limit, _ in count * 10 > limit * 9 }
        guard !near.isEmpty else { return nil }
        let isTooLarge = counts.contains { count, limit, _ in count > limit }
        let found = near.map { count, limit, name in "\(count) \(name) of at most \(limit)" }
        return "the mermaid output is \(isTooLarge ? "too" : "nearly too") large for GitHub: "
            + found.joined(separator: ", ")
            + "; `navgen graph GRAPH --format mermaid --split DIR` writes a flowchart for each section"
    }

    private static func isArrow(_ word: Substring) -> Bool {
        ["---", "--", "===", "==", "-.-"].contains { word.hasPrefix($0) }
    }
}
