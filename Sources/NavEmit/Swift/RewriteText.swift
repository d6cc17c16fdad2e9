import NavGraph
import NavLinks

/// How a redirect writes the path anew, from the pieces of the old one.
struct RewriteText {
    private let model: SwiftModel
    private let pattern: Pattern

    init(_ model: SwiftModel, _ pattern: Pattern) {
        self.model = model
        self.pattern = pattern
    }

    func write(_ pieces: [Pattern.Reading], _ optional: Int, _ rest: Int?, to writer: inout SwiftWriter) {
        guard !pieces.isEmpty || rest != nil else { return writer.line("return \(model.prefix)Path().text") }
        writer.line("var path = \(model.prefix)Path()")
        for (place, piece) in pieces.enumerated() {
            switch piece {
            case .literal(let text): writer.line("path.add(\(SwiftNames.literal(text)))")
            case .parameter(let number, let prefix, let suffix):
                guard let source = source(of: number) else { continue }
                let affixes = [prefix, suffix].map(SwiftNames.literal)
                let text = prefix.isEmpty && suffix.isEmpty ? "" : ", between: \(affixes[0]), \(affixes[1])"
                let call = "path.add(\(source.text)\(text))"
                writer.line(
                    source.isOptional
                        ? "guard \(call) else { return \(place >= optional ? "path.text" : "nil") }" : call)
            }
        }
        if let rest, let source = source(of: rest) { writer.line("path.add(\(source.text))") }
        writer.line("return path.text")
    }

    private func source(of number: Int) -> (text: String, isOptional: Bool)? {
        for (place, segment) in pattern.segments.enumerated() {
            guard case .parameter(number, let prefix, let suffix) = segment.reading else { continue }
            if segment.isOptional { return ("url.optional(\(place))", true) }
            let (front, back) = (prefix.utf8.count, suffix.utf8.count)
            return (front + back == 0 ? "url[\(place)]" : "url[\(place)].dropping(\(front), \(back))", false)
        }
        if pattern.rest?.parameter == number { return ("url.rest(\(pattern.segments.count))", false) }
        return nil
    }
}
