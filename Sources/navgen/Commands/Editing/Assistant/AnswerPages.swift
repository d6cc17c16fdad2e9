/// A long text in parts that an assistant can read. Parts end with a line, if there is one.
struct AnswerPages {
    private static let maxBytes = 100_000
    private var ends: [String.Index] = []
    private let text: String

    init(_ text: String) {
        self.text = text
        var start = text.startIndex
        while start < text.endIndex {
            var end = text.utf8.index(start, offsetBy: Self.maxBytes, limitedBy: text.endIndex) ?? text.endIndex
            if end < text.endIndex, let line = text.utf8[start..<end].lastIndex(of: 0x0A) {
                end = text.utf8.index(after: line)
            }
            while end.samePosition(in: text.unicodeScalars) == nil { end = text.utf8.index(before: end) }
            ends.append(end)
            start = end
        }
    }

    var count: Int { ends.count }

    /// A page by its number, from 1; nil if the text has fewer pages.
    subscript(number: Int) -> String? {
        guard ends.indices.contains(number - 1) else { return nil }
        return String(text[(number == 1 ? text.startIndex : ends[number - 2])..<ends[number - 1]])
    }
}
