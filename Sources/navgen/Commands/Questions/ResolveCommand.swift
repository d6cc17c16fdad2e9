import Dispatch
import NavAnswers
import NavFiles
import NavLinks
import NavSyntax

extension Command {
    static let resolve = Command(
        name: "resolve", operands: [.graph, Operand("URL").optional.repeated], summary: "Show what URLs lead to",
        discussion: """
            Shows which pattern a URL matches, the values read from it, what is shown, and under which conditions.
            Without URLs, or with `-`, reads them from standard input, one per line. Fails if any has no match.
            """,
        options: [.answer, .environment, .rule], example: "navgen resolve Graphs/shop.yaml shop://order/ORD-001"
    ) { arguments, terminal throws(UsageError) in
        guard let path = arguments.operands.first else {
            throw UsageError(message: "`navgen resolve` takes GRAPH [URL…]", help: nil)
        }
        let urls = Array(arguments.operands.dropFirst())
        let readsInput = urls.isEmpty || urls == ["-"]
        guard readsInput || !urls.contains("-") else {
            throw UsageError(
                message: "`-` reads the URLs from standard input and cannot be combined with others",
                help: "give the URLs either as arguments or on standard input")
        }
        if path == "-", readsInput {
            throw UsageError(
                message: "the graph and the URLs cannot both come from standard input",
                help: "give the URLs as arguments")
        }
        let (started, status) = try QueryRun.start(path, arguments, terminal)
        guard let run = started else { return status }
        let resolver = Resolving(
            links: run.links, build: try run.build(arguments), isJSON: arguments.value(.answer) == "json",
            terminal: terminal)
        return readsInput ? resolver.answerLines() : resolver.answer(urls.map { Array($0.utf8) })
    }
}

extension Option {
    fileprivate static let answer = Option(
        "format", .choice("FORMAT", ["text", "json"]), "How to write the answers; json has one per line",
        default: "text")
}

/// Resolves many URLs in parallel and prints the answers in order.
private struct Resolving {
    let links: LinkAnalysis
    let build: Int
    let isJSON: Bool
    let terminal: Terminal

    func answer(_ urls: [[UInt8]]) -> ExitStatus {
        let (text, misses) = answers(urls[...], isFirst: true)
        terminal.write(text)
        return misses == 0 ? .fine : .failed
    }

    /// The answers as text; in the text format, an empty line separates them.
    private func answers(_ urls: ArraySlice<[UInt8]>, isFirst: Bool) -> (text: String, misses: Int) {
        var text = ""
        var misses = 0
        var templates = AnswerTemplates()
        for (index, url) in urls.enumerated() {
            let answer = LinkAnswer(url, in: links, build: build)
            misses += answer.isMatch ? 0 : 1
            if isJSON {
                text += answer.json(&templates)
                text += "\n"
            } else {
                text += (isFirst && index == 0 ? "" : "\n") + answer.text
            }
        }
        return (text, misses)
    }

    /// Answers URLs from standard input in batches, so that answers appear while input is still
    /// arriving.
    func answerLines() -> ExitStatus {
        var lines = InputLines()
        var total = 0
        var misses = 0
        while let urls = lines.next() {
            misses += answerPiece(urls, isFirst: total == 0)
            total += urls.count
        }
        if let reason = lines.failure {
            terminal.fail("cannot read standard input: \(reason)")
            return .unreadable
        }
        let without = misses == 0 ? "all with a match" : "\(misses) without a match"
        terminal.say("\(counted(total, "URL")), \(without)")
        return misses == 0 ? .fine : .failed
    }

    private func answerPiece(_ urls: [[UInt8]], isFirst: Bool) -> Int {
        let size = 512
        let starts = Array(stride(from: 0, to: urls.count, by: size))
        let results = UnsafeMutableBufferPointer<(text: String, misses: Int)>.allocate(capacity: starts.count)
        results.initialize(repeating: ("", 0))
        defer {
            results.deinitialize()
            results.deallocate()
        }
        nonisolated(unsafe) let slots = results
        DispatchQueue.concurrentPerform(iterations: starts.count) { index in
            let part = urls[starts[index]..<min(starts[index] + size, urls.count)]
            slots[index] = answers(part, isFirst: isFirst && index == 0)
        }
        var misses = 0
        var text = ""
        for result in results {
            text += result.text
            misses += result.misses
        }
        terminal.write(text)
        return misses
    }
}
