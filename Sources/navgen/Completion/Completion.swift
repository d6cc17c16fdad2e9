import NavAudit
import NavChecks
import NavCompiler
import NavDiff
import NavGraph
import NavLinks
import NavSyntax

/// The completions at the cursor.
struct Completion {
    /// Where candidates come from: navgen lists `words`; the shell finds files of the other kinds.
    enum Source: String { case words, graphs, files, folders }

    struct Candidate {
        var word: String
        /// A description of one line, which may be empty.
        var meaning = ""
    }

    var source = Source.words
    /// What the candidates are, such as `node`, for a heading.
    var label = ""
    /// The beginning of the current word that is not replaced, such as `--out=`.
    var before = ""
    /// The text between `before` and the cursor; candidates begin with it.
    var typed = ""
    var candidates: [Candidate] = []
    /// Whether a candidate ends the word, so that the shell can add a space.
    var endsWord = true

    /// Completes the word at an index of the words after `navgen`.
    init(_ words: [String], index: Int) {
        let context = CompletionContext(words, index: index)
        before = context.before
        typed = context.typed
        switch context.expectation {
        case .nothing: break
        case .beginning: offerBeginning()
        case .option: offerOptions(at: context)
        case .value(let kind): offer(kind, at: context)
        case .operand(let kind?): offer(kind, at: context)
        case .operand(nil): offerOptions(at: context)
        }
    }

    private mutating func offerBeginning() {
        guard !typed.hasPrefix("-") else {
            label = "option"
            candidates = Option.general.map { Candidate(word: "--\($0.name)", meaning: $0.help) }
            return
        }
        offer(.command)
        candidates.append(Candidate(word: "help", meaning: "Show the help of a command"))
    }

    private mutating func offerOptions(at context: CompletionContext) {
        label = "option"
        let options = context.command?.allOptions.filter { $0.isRepeatable || !context.given.contains($0.name) } ?? []
        candidates = options.map { Candidate(word: "--\($0.name)", meaning: $0.help) }
    }

    private mutating func offer(_ kind: ValueKind, at context: CompletionContext? = nil) {
        switch kind {
        case .text: break
        case .graph: source = .graphs
        case .file: source = .files
        case .folder: source = .folders
        case .command: offer("command", Command.all.map { Candidate(word: $0.name, meaning: $0.summary) })
        case .rule:
            let rules =
                allRules.map { ($0.id, $0.meaning) } + changeRules.map { ($0.id, $0.meaning) }
                + auditRules.map { ($0.id, $0.meaning) }
            offer("rule", rules.map { Candidate(word: $0.0.name, meaning: $0.1) })
        case .words(let words): offer("value", words.map { Candidate(word: $0) })
        case .node, .linkedNode, .section, .module, .tag, .environment, .parameter:
            var options = CompilerOptions()
            options.allowsOutside = context?.given.contains(Option.allowOutside.name) ?? false
            guard let context, let path = context.operand(\.isGraph).first,
                let graph = readGraph(path.expandingTilde, options: options)
            else { return }
            offer(kind, of: graph, at: context)
        case .either(let kinds):
            var all: [Candidate] = []
            for kind in kinds {
                candidates = []
                offer(kind, at: context)
                all += candidates
            }
            candidates = all
        case .list(let kind):
            let items = typed.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            keepPrefix(typed.count - (items.last ?? "").count)
            offer(kind, at: context)
            candidates.removeAll { items.dropLast().contains($0.word) }
            endsWord = false
        case .setting(let name, let value):
            guard let equalsIndex = typed.firstIndex(of: "=") else {
                offer(name, at: context)
                // A rule that is always an error has no other level.
                if case .rule = name { candidates.removeAll { Self.levels(of: $0.word).count < 2 } }
                appendEqualsSigns()
                return
            }
            let set = String(typed[..<equalsIndex])
            keepPrefix(typed.distance(from: typed.startIndex, to: equalsIndex) + 1)
            offer(value, at: context)
            if case .rule = name { candidates.removeAll { !Self.levels(of: set).contains($0.word) } }
        }
    }

    private static func levels(of rule: String) -> [String] {
        RuleLevel.Level.allCases.filter { canSetLevel(rule, as: $0) }.map(\.rawValue)
    }

    private mutating func offer(_ kind: ValueKind, of graph: Graph, at context: CompletionContext?) {
        switch kind {
        case .node: offer("node", graph.nodes.map(Candidate.init))
        case .linkedNode: offer("node", graph.nodes.filter { !$0.links.isEmpty }.map(Candidate.init))
        case .section:
            offer("section", graph.sections.dropFirst().map { Candidate(word: $0.path, meaning: $0.doc ?? "") })
        case .module:
            offer("module", graph.sections.compactMap { $0.module.map { Candidate(word: $0.value) } })
        case .tag: offer("tag", graph.nodes.flatMap(\.tags).map { Candidate(word: $0) })
        case .environment: offer("environment", graph.links.environments.map { Candidate(word: $0.name.value) })
        case .parameter:
            let words = context?.operands ?? []
            guard let name = context?.operand(\.isNode).first,
                let node = graph.nodes.firstIndex(where: { $0.name == name })
            else { return }
            offerParameters(graph.linkParameters(of: NodeID(node)), of: graph, words.compactMap(\.self))
        default: break
        }
    }

    /// Offers the names of parameters or, after `=`, the values of one.
    private mutating func offerParameters(_ parameters: [Parameter], of graph: Graph, _ words: [String]) {
        guard let equalsIndex = typed.firstIndex(of: "=") else {
            let left = parameters.filter { parameter in
                parameter.type.form == .list || !words.contains { $0.hasPrefix(parameter.name.value + "=") }
            }
            offer("parameter", left.map { Candidate(word: $0.name.value, meaning: $0.meaning) })
            appendEqualsSigns()
            return
        }
        let parameter = parameters.first { $0.name.value == typed[..<equalsIndex] }
        keepPrefix(typed.distance(from: typed.startIndex, to: equalsIndex) + 1)
        switch parameter?.type.base {
        case .builtin(.bool): offer("value", [Candidate(word: "true"), Candidate(word: "false")])
        case .declared(let id):
            guard case .enumeration(let cases) = graph[id].definition else { return }
            offer("value", cases.map { Candidate(word: $0.name.value) })
        default: break
        }
    }

    /// Sets the candidates, without duplicates and without words that would be read as options.
    private mutating func offer(_ label: String, _ words: [Candidate]) {
        self.label = label
        var seen: Set<String> = []
        candidates = words.filter { candidate in
            !candidate.word.isEmpty && !(before.isEmpty && candidate.word.hasPrefix("-"))
                && seen.insert(candidate.word).inserted
        }
    }

    /// Adds `=` to the candidates, which are names that need a value.
    private mutating func appendEqualsSigns() {
        candidates = candidates.map { Candidate(word: $0.word + "=", meaning: $0.meaning) }
        endsWord = false
    }

    /// Moves the first characters of `typed` to `before`.
    private mutating func keepPrefix(_ count: Int) {
        before += typed.prefix(count)
        typed = String(typed.dropFirst(count))
    }
}

extension Completion.Candidate {
    /// `orderDetail`, described as `screen: Order {orderId}`.
    fileprivate init(_ node: Node) {
        let title = node.title?.plainText ?? node.doc ?? ""
        self.init(word: node.name, meaning: node.kind.rawValue + (title.isEmpty ? "" : ": \(title)"))
    }
}

extension Parameter {
    fileprivate var meaning: String { type.text + (doc.map { ": \($0)" } ?? "") }
}

extension ValueKind {
    fileprivate var isGraph: Bool {
        if case .graph = self { true } else { false }
    }

    fileprivate var isNode: Bool {
        switch self {
        case .node, .linkedNode: true
        default: false
        }
    }
}
