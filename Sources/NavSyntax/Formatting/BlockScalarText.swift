/// A scalar in block style, such as `|` and the lines after it.
struct BlockScalarText {
    /// The indicators after which the lines begin: `>-`.
    let header: ArraySlice<UInt8>
    /// The comment behind the header, with its distance from the beginning of the header.
    let comment: (text: ArraySlice<UInt8>, distance: Int)?
    /// The lines without their common indentation.
    let lines: [ArraySlice<UInt8>]
    /// The offset after its last line, without the line break; lines that do not count are left out.
    let end: Int
    /// How much deeper than its parent it is indented, if the header says so.
    let explicitIndentation: Int?
    /// Whether the file ends in its last line, so that a line break would become part of its text.
    let isCutOff: Bool

    /// - Parameter parentIndentation: The column of the mapping or sequence that contains it.
    init(_ source: ArraySlice<UInt8>, fileEnd: Int, parentIndentation: Int) {
        let firstLine = source.prefix { $0 != YAMLByte.lineFeed && $0 != YAMLByte.carriageReturn }
        header = firstLine.prefix { $0 != YAMLByte.space && $0 != YAMLByte.tab && $0 != YAMLByte.hash }
        let rest = firstLine[header.endIndex...].withoutLeadingBlanks
        let hash = rest.startIndex - source.startIndex
        comment = rest.isEmpty ? nil : (rest.withoutTrailingBlanks, hash)
        let digit = header.first { 0x31...0x39 ~= $0 }.map { Int($0) - 0x30 }
        explicitIndentation = digit
        var content = firstLine.endIndex < source.endIndex ? source[firstLine.endIndex...].sourceLines.dropFirst() : []
        let firstText = content.first { !$0.drop { $0 == YAMLByte.space }.isEmpty }
        let indentation =
            digit.map { parentIndentation + $0 } ?? firstText.map { $0.prefix { $0 == YAMLByte.space }.count } ?? .max
        func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
            line.count <= indentation && line.allSatisfy { $0 == YAMLByte.space }
        }
        // libyaml ends it where the next token begins.
        if let last = content.last, isBlank(last) { content.removeLast() }
        if !header.contains(UInt8(ascii: "+")) {
            // Blank lines at the end do not count; more blanks than the indentation are text.
            while let last = content.last, isBlank(last) { content.removeLast() }
        }
        lines = content.map { $0.dropFirst(min(indentation, $0.prefix { $0 == YAMLByte.space }.count)) }
        end = content.last?.endIndex ?? firstLine.endIndex
        isCutOff = end == fileEnd && !content.isEmpty && !header.contains(YAMLByte.dash)
    }
}
