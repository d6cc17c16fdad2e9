/// What GitHub draws at most, by the settings that Mermaid has without others.
public enum MermaidLimits {
    public static let characters = 50_000
    public static let lines = 500

    /// What is too much in a flowchart that navgen wrote, in words; nil where it is drawn.
    public static func excess(of text: String) -> String? {
        let lines = text.split(separator: "\n").count { line in
            line.split(separator: " ").dropFirst().first.map { isArrow($0) } ?? false
        }
        // Mermaid is written in a language that counts units of UTF-16.
        let characters = text.utf16.count
        var found: [String] = []
        if lines > Self.lines { found.append("\(lines) lines of at most \(Self.lines)") }
        if characters > Self.characters { found.append("\(characters) characters of at most \(Self.characters)") }
        guard !found.isEmpty else { return nil }
        return "the mermaid output is more than GitHub draws: \(found.joined(separator: ", ")); "
            + "`navgen graph --format mermaid` narrows it with --focus, --tag, --section or --collapse"
    }

    private static func isArrow(_ word: Substring) -> Bool {
        ["---", "--", "===", "==", "-.-"].contains { word.hasPrefix($0) }
    }
}
