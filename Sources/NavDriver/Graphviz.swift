public import NavGraph
import NavPlatform

/// Draws what the dot output says, with the program `dot` of Graphviz.
public struct Graphviz: Sendable {
    /// What went wrong, in words, and what to do.
    public struct Failure: Error, Sendable, Hashable {
        public var message: String
        public var help: String
    }

    /// Seconds that a drawing may take.
    public var limit: Double

    public static let standardLimit = 30.0

    public init(limit: Double = Graphviz.standardLimit) {
        self.limit = limit
    }

    /// The picture of a drawing, the same bytes each time.
    public func draw(_ dot: String, as kind: OutputKind) -> Result<[UInt8], Failure> {
        let run = ToolRun(
            program: "dot", arguments: ["-T\(kind.rawValue)"], limit: Int(limit * 1000),
            // What writes PDF files puts the time into them, in this zone.
            environment: ["TZ": "UTC0", "SOURCE_DATE_EPOCH": "0"])
        switch run.run(Array(dot.utf8)) {
        case .done(let bytes) where bytes.isEmpty:
            return .failure(
                Failure(
                    message: "Graphviz drew no \(kind.rawValue)",
                    help: "`dot -T\(kind.rawValue)` may say why; its output dot can be drawn elsewhere"))
        case .done(let bytes):
            return .success(kind == .svg ? Self.withoutComments(bytes) : Self.withoutDates(bytes, kind))
        case .missing:
            return .failure(
                Failure(
                    message: "the output \(kind.rawValue) needs Graphviz, whose `dot` is not on the path",
                    help: "install it with `apt-get install graphviz` or `brew install graphviz`"))
        case .tooSlow:
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

    // MARK: - What is no part of a picture

    /// Comments name the version that drew. Text of the graph has no `<` of its own, so no comment can begin in it.
    static func withoutComments(_ svg: [UInt8]) -> [UInt8] {
        var kept: [UInt8] = []
        kept.reserveCapacity(svg.count)
        var rest = svg[...]
        while let start = rest.firstRange(of: Array("<!--".utf8)) {
            kept += rest[..<start.lowerBound]
            rest = rest[start.upperBound...]
            guard let end = rest.firstRange(of: Array("-->".utf8)) else { return kept }
            rest = rest[end.upperBound...]
            // A comment on a line of its own goes with its line.
            if rest.first == 0x0A, kept.last ?? 0x0A == 0x0A { rest = rest.dropFirst() }
        }
        return kept + rest
    }

    /// A PDF says when it was made. The date keeps its length, as a PDF counts its bytes.
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
