import NavCompiler
public import NavGraph
import NavPlatform

/// Draws DOT with Graphviz's program `dot`.
public struct Graphviz: Sendable {
    /// What went wrong and what to do.
    public struct Failure: Error, Sendable, Hashable {
        public var message: String
        public var help: String
    }

    /// The time limit for a drawing, in seconds.
    public var limit: Double

    public static let standardLimit = 30.0

    public init(limit: Double = Graphviz.standardLimit) {
        self.limit = limit
    }

    /// Draws a picture, with the same bytes each time.
    public func draw(_ dot: String, as kind: OutputKind) -> Result<[UInt8], Failure> {
        let run = ToolRun(
            program: "dot", arguments: ["-T\(kind.rawValue)"], limit: Int(limit * 1000),
            // PDF files contain the current time in this time zone.
            environment: ["TZ": "UTC0", "SOURCE_DATE_EPOCH": "0"])
        switch run.run(Array(dot.utf8)) {
        case .done(let bytes) where bytes.isEmpty:
            return .failure(
                Failure(
                    message: "Graphviz drew no \(kind.rawValue)",
                    help: "run `dot -T\(kind.rawValue)` to see why, or write dot and draw it elsewhere"))
        case .done(let bytes):
            return .success(kind == .svg ? Self.withoutComments(bytes) : Self.withoutDates(bytes, kind))
        case .missing:
            return .failure(
                Failure(
                    message: "the output \(kind.rawValue) needs Graphviz, whose `dot` is not on the path",
                    help: "install it with `apt-get install graphviz` or `brew install graphviz`"))
        case .timedOut:
            return .failure(
                Failure(
                    message: "Graphviz has not drawn the graph in \(Self.seconds(limit))",
                    help: "narrow it: `navgen graph` takes --focus NODE, --tag TAG, --section NAME and --collapse NAME")
            )
        case .failed(let reason):
            return .failure(
                Failure(
                    message: "Graphviz cannot draw the graph: \(DisplayText.clean(reason))",
                    help: "`dot -V` says which version is installed; navgen needs 2.40 or later, with expat and cairo"))
        }
    }

    private static func seconds(_ limit: Double) -> String {
        let number = limit == limit.rounded() ? "\(Int(limit))" : "\(limit)"
        return limit == 1 ? "1 second" : "\(number) seconds"
    }

    // MARK: - Reproducible bytes

    /// Removes comments, which contain the version of Graphviz. In text of the graph, `<` is
    /// escaped, so a comment cannot begin there.
    static func withoutComments(_ svg: [UInt8]) -> [UInt8] {
        var kept: [UInt8] = []
        kept.reserveCapacity(svg.count)
        var rest = svg[...]
        while let start = rest.firstRange(of: Array("<!--".utf8)) {
            kept += rest[..<start.lowerBound]
            rest = rest[start.upperBound...]
            guard let end = rest.firstRange(of: Array("-->".utf8)) else { return kept }
            rest = rest[end.upperBound...]
            // If a comment is alone on its line, the line is removed as well.
            if rest.first == 0x0A, kept.last ?? 0x0A == 0x0A { rest = rest.dropFirst() }
        }
        return kept + rest
    }

    /// Replaces the creation date of a PDF by one of the same length, as a PDF contains byte
    /// offsets.
    static func withoutDates(_ bytes: [UInt8], _ kind: OutputKind) -> [UInt8] {
        guard kind == .pdf else { return bytes }
        var bytes = bytes
        let fixed = Array("19700101000000".utf8)
        for key in ["/CreationDate (D:", "/ModDate (D:"] {
            var from = 0
            while let found = bytes[from...].firstRange(of: Array(key.utf8)) {
                let digits = bytes[found.upperBound...].prefix(fixed.count).prefix { (0x30...0x39).contains($0) }
                bytes.replaceSubrange(digits.indices, with: fixed.prefix(digits.count))
                from = found.upperBound
            }
        }
        return bytes
    }
}
