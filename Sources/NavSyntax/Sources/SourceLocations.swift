/// Converts source ranges to lines and columns. Each file's line table is made on first use.
public struct SourceLocations {
    public struct Location {
        public var file: String
        public var start: Position
        /// Exclusive.
        public var end: Position
    }

    private let sources: [SourceFile]
    private var tables: [LineTable?]

    public init(_ sources: [SourceFile]) {
        self.sources = sources
        tables = Array(repeating: nil, count: sources.count)
    }

    public mutating func table(_ file: FileID) -> LineTable {
        let index = Int(file.index)
        if let table = tables[index] { return table }
        let table = LineTable(sources[index])
        tables[index] = table
        return table
    }

    public mutating func location(of range: SourceRange) -> Location {
        let table = table(range.file)
        return Location(
            file: sources[Int(range.file.index)].name, start: table.position(of: Int(range.start)),
            end: table.position(of: Int(range.end)))
    }
}
