/// Reads the YAML that nearly all graphs are written in: mappings and lists by indentation or in brackets, texts of one
/// line, comments.
///
/// It is many times as fast as libyaml, and takes nothing that libyaml would read otherwise: at anything else (anchors,
/// texts of several lines, tabs), and at whatever is wrong, it gives up, and libyaml reads the file from its beginning.
/// So it has no words for mistakes of syntax, and tests hold the trees of both against each other.
struct CommonYAMLReader {
    /// The file has something that is left to libyaml.
    struct Uncommon: Error {}

    private var scanner: CommonYAMLScanner
    /// Holds the tree; all texts but those with escapes lie in the source itself, which its arena begins with.
    private(set) var builder: YAMLTreeBuilder

    init(_ text: UnsafeBufferPointer<UInt8>, _ builder: YAMLTreeBuilder) {
        scanner = CommonYAMLScanner(text)
        self.builder = builder
    }

    mutating func read(isASCII: Bool) throws(Uncommon) {
        guard isASCII || !scanner.hasForeignLineBreak else { throw Uncommon() }
        try scanner.findLine()
        guard scanner.column >= 0, scanner.peek() != Sign.openBracket, scanner.peek() != Sign.openBrace else {
            throw Uncommon()
        }
        try block(at: scanner.column)
        let isText = builder.records.first?.kind == .plainScalar || builder.records.first?.kind == .scalar
        guard scanner.column < 0, !isText, !builder.isBroken else { throw Uncommon() }
        builder.isComplete = true
    }

    // MARK: - Blocks

    /// What begins in this column, at the start of a line or behind `- `.
    private mutating func block(at own: Int) throws(Uncommon) {
        switch scanner.peek() {
        case Sign.openBracket, Sign.openBrace:
            try brackets()
            try scanner.endLine()
        case Sign.dash where scanner.isBlank(scanner.peek(1)):
            try list(at: own, mayEndBesideKey: false)
        default:
            let scalar = try scanner.scalar(inBrackets: false)
            if scanner.isAtColon { return try mapping(at: own, first: scalar) }
            try add(scalar)
            try scanner.endLine()
        }
    }

    private mutating func mapping(at own: Int, first: CommonYAMLScanner.Scalar) throws(Uncommon) {
        try enter(.mapping, first.start, isFlow: false)
        var key = first
        while true {
            try add(key: key)
            scanner.position += 1
            let behind = scanner.position
            scanner.skipSpaces()
            if !scanner.isAtLineEnd {
                try value()
            } else {
                try scanner.endLine()
                if scanner.column > own {
                    try block(at: scanner.column)
                } else if scanner.column == own, scanner.isAtDash {
                    try list(at: own, mayEndBesideKey: true)
                } else {
                    try addNothing(at: behind)
                }
            }
            guard scanner.column == own else { break }
            key = try scanner.scalar(inBrackets: false)
            guard scanner.isAtColon else { throw Uncommon() }
        }
        try leave(own)
    }

    /// What stands behind a key in its line.
    private mutating func value() throws(Uncommon) {
        if scanner.peek() == Sign.openBracket || scanner.peek() == Sign.openBrace {
            try brackets()
        } else {
            try add(try scanner.scalar(inBrackets: false))
        }
        try scanner.endLine()
    }

    /// A list whose dashes stand in this column; behind a key, it may be the column of that key.
    private mutating func list(at own: Int, mayEndBesideKey: Bool) throws(Uncommon) {
        try enter(.sequence, scanner.position, isFlow: false)
        repeat {
            scanner.position += 1
            let behind = scanner.position
            scanner.skipSpaces()
            if !scanner.isAtLineEnd {
                try block(at: scanner.place)
            } else {
                try scanner.endLine()
                if scanner.column > own { try block(at: scanner.column) } else { try addNothing(at: behind) }
            }
        } while scanner.column == own && scanner.isAtDash
        guard scanner.column != own || mayEndBesideKey else { throw Uncommon() }
        try leave(own)
    }

    /// Ends a block: what comes next stands further left, or beside it.
    private mutating func leave(_ own: Int) throws(Uncommon) {
        guard scanner.column <= own, builder.leave(scanner.position) else { throw Uncommon() }
    }

    // MARK: - Brackets

    private mutating func brackets() throws(Uncommon) {
        let isList = scanner.peek() == Sign.openBracket
        let end = isList ? Sign.closeBracket : Sign.closeBrace
        try enter(isList ? .sequence : .mapping, scanner.position, isFlow: true)
        scanner.position += 1
        try scanner.skipBlanks()
        while scanner.peek() != end {
            if isList {
                try item()
            } else {
                try entry(try scanner.scalar(inBrackets: true))
            }
            try scanner.skipBlanks()
            if scanner.peek() == Sign.comma {
                scanner.position += 1
                try scanner.skipBlanks()
            } else if scanner.peek() != end {
                throw Uncommon()
            }
        }
        scanner.position += 1
        guard builder.leave(scanner.position) else { throw Uncommon() }
    }

    /// An item of a list in brackets; `a: b` is a mapping there, without braces.
    private mutating func item() throws(Uncommon) {
        if scanner.peek() == Sign.openBracket || scanner.peek() == Sign.openBrace { return try brackets() }
        let scalar = try scanner.scalar(inBrackets: true)
        guard scanner.isAtColon else { return try add(scalar) }
        try enter(.mapping, scalar.start, isFlow: true)
        try entry(scalar)
        try scanner.skipBlanks()
        guard builder.leave(scanner.position) else { throw Uncommon() }
    }

    /// A key in brackets, and what is behind it.
    private mutating func entry(_ key: CommonYAMLScanner.Scalar) throws(Uncommon) {
        guard scanner.isAtColon else { throw Uncommon() }
        try add(key: key)
        scanner.position += 1
        try scanner.skipBlanks()
        switch scanner.peek() {
        case Sign.openBracket, Sign.openBrace: try brackets()
        case Sign.comma, Sign.closeBracket, Sign.closeBrace: try addNothing(at: scanner.position)
        default: try add(try scanner.scalar(inBrackets: true))
        }
    }

    // MARK: - The tree

    private mutating func enter(_ kind: YAMLTree.Record.Kind, _ start: Int, isFlow: Bool) throws(Uncommon) {
        guard builder.begin(at: start), builder.enter(kind, start, nil, isFlow: isFlow) else { throw Uncommon() }
    }

    private mutating func add(_ scalar: CommonYAMLScanner.Scalar) throws(Uncommon) {
        guard builder.begin(at: scalar.start) else { throw Uncommon() }
        let content = scalar.hasEscapes ? appendUnescaped(scalar) : scalar.content
        builder.addScalar(at: content, isPlain: scalar.isPlain, scalar.start, scalar.end)
    }

    /// Where a text's own characters stand in the arena, once they have been added to it.
    private mutating func appendUnescaped(_ scalar: CommonYAMLScanner.Scalar) -> Range<Int> {
        let start = builder.arena.count
        let escape = scanner.text[scalar.start] == Sign.quote ? Sign.backslash : Sign.apostrophe
        var place = scalar.content.lowerBound
        while place < scalar.content.upperBound {
            if scanner.text[place] == escape { place += 1 }
            builder.arena.append(scanner.text[place])
            place += 1
        }
        return start..<builder.arena.count
    }

    /// libyaml looks for the colon of a key within so many characters.
    private mutating func add(key: CommonYAMLScanner.Scalar) throws(Uncommon) {
        guard key.end - key.start < 1000 else { throw Uncommon() }
        try add(key)
    }

    private mutating func addNothing(at place: Int) throws(Uncommon) {
        try add(CommonYAMLScanner.Scalar(isPlain: true, start: place, end: place))
    }
}
