/// The size limits of Mermaid's default settings, which GitHub uses.
public enum MermaidLimits {
    public static let characters = 50_000
    public static let lines = 500

    /// A message that says why GitHub does not draw a flowchart that navgen wrote; nil if it does.
    public static func problem(of text: String) -> String? {
        let lines = text.split(separator: "\n").count { line in
            line.split(separator: " ").dropFirst().first.map { isArrow($0) } ?? false
        }
        // Mermaid is written in JavaScript, which counts UTF-16 code units.
        let characters = text.utf16.count
        var found: [String] = []
        if lines > Self.lines { found.append("\(lines) lines of at most \(Self.lines)") }
        if characters > Self.characters { found.append("\(characters) characters of at most \(Self.characters)") }
        guard !found.isEmpty else { return nil }
        return "the mermaid output is too large for GitHub: \(found.joined(separator: ", ")); "
            + "draw a part with `navgen graph --format mermaid` and --focus, --tag, --section or --collapse"
    }

    private static func isArrow(_ word: Substring) -> Bool {
        ["---", "--", "===", "==", "-.-"].contains { word.hasPrefix($0) }
    }
}
