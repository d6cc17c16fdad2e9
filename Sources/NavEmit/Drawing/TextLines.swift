/// Breaks text for boxes and lines.
enum TextLines {
    /// Lines of at most `width` characters, where there is a place to break, of text that may have breaks of its own.
    ///
    /// Nothing is taken away of the first lines: a space at which a line breaks stays at its end, so the lines joined are the text.
    static func title(_ text: String, width: Int = 36) -> [String] { lines(text, width, behind: "") }

    /// Small print, which may also break behind punctuation.
    static func detail(_ text: String, width: Int = 40) -> [String] { lines(text, width, behind: ",/?&;") }

    /// - Parameter marks: Signs of ASCII behind which a line may break, as behind white space.
    private static func lines(_ text: String, _ width: Int, behind marks: String) -> [String] {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return linesOfASCII(text, width, behind: marks) }
        guard text.unicodeScalars.allSatisfy(isCharacter) else {
            let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            return shortened(lines.flatMap { wrapped($0, width, behind: marks) })
        }
        if text.utf8.count <= width { return [text] }
        let bytes = Array(text.utf8)
        // Where the characters begin, each of them a scalar.
        let places = bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 } + [bytes.count]
        let marks = [UInt8(ascii: " ")] + marks.utf8
        let cuts = cuts(places.count - 1, width) { marks.contains(bytes[places[$0]]) }
        return shortened(
            cuts.map { String(decoding: bytes[places[$0.lowerBound]..<places[$0.upperBound]], as: UTF8.self) })
    }

    private static func linesOfASCII(_ text: String, _ width: Int, behind marks: String) -> [String] {
        if text.utf8.count <= width { return [text] }
        let bytes = Array(text.utf8)
        let cuts = cuts(bytes.count, width) { bytes[$0] == UInt8(ascii: " ") || marks.utf8.contains(bytes[$0]) }
        return shortened(cuts.map { String(decoding: bytes[$0], as: UTF8.self) })
    }

    /// Whether a scalar is a character of its own whatever stands beside it, and neither ends a line nor is white space
    /// other than a common one: letters, signs and arrows, as in most texts.
    private static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20..<0x7F, 0xA1..<0xAD, 0xAE..<0x300, 0x2190..<0x2200: true
        default: false
        }
    }

    /// A text of thousands of lines would make a picture that nothing can draw.
    private static func shortened(_ lines: [String]) -> [String] {
        lines.count <= longest ? lines : lines.prefix(longest - 1) + ["…"]
    }

    static let longest = 20

    private static func wrapped(_ line: Substring, _ width: Int, behind marks: String) -> [String] {
        let characters = Array(line)
        return cuts(characters.count, width) { characters[$0].isWhitespace || marks.contains(characters[$0]) }.map {
            String(characters[$0])
        }
    }

    /// Cuts so many characters into lines: behind the last place at which one may break, or where it is full.
    private static func cuts(_ count: Int, _ width: Int, _ isBreak: (Int) -> Bool) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        var cut = 0
        for place in 0..<count {
            if place - start == width {
                let end = cut > start ? cut : place
                lines.append(start..<end)
                start = end
            }
            if isBreak(place) { cut = place + 1 }
        }
        lines.append(start..<count)
        return lines
    }
}
