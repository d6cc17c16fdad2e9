/// Parses the lines of a table, without their plans.
///
/// Only navgen writes these lines, and its tests parse all of them, so an invalid line is a
/// programming error that stops the app.
nonisolated struct LinkLineParser {
    /// The declared types, to which checks refer by index.
    let types: [LinkTypeRule]
    private(set) var texts: [LinkTextRule] = []
    /// The indices of types, by their names.
    private let indices: [String: Int]
    /// The index of the node with an id.
    private let index: (String) -> Int?

    init(_ types: [(name: String, rule: LinkTypeRule)], index: @escaping (String) -> Int?) {
        let names = types.enumerated().map { ($1.name, $0) }
        indices = Dictionary(names, uniquingKeysWith: { first, _ in first })
        self.types = types.map(\.rule)
        self.index = index
    }

    /// Reads the words of a line such as `product /product/{0:Int}?ref={1-}`,
    /// `order /found/{0} {1=orderViaSearch}`, `> /o/{0:OrderID} => /order/{0}`,
    /// `> /#/o/{0:OrderID} => /order/{0}#`, `> /old/* => home {0=new}` or
    /// `> /out?to={0:URL} => {0} page`.
    func line(_ words: ArraySlice<TableText>) -> LinkLine {
        var words = words
        func next() -> TableText { words.popFirst() ?? TableText("") }
        var line = LinkLine()
        let first = next()
        line.isRedirect = first == ">"
        read(next(), into: &line)
        if !line.isRedirect {
            line.target = .node(node(first))
        } else {
            guard next() == "=>", let target = words.popFirst() else { fail(first) }
            if target.first == ASCII.openBrace {
                let parameter = hole(target.dropFirst().dropLast()).parameter
                let otherwise = words.first.flatMap { index($0.word) }
                if otherwise != nil { words.removeFirst() }
                line.target = .carried(parameter ?? 0, otherwise: otherwise)
            } else {
                line.target = target.first == ASCII.slash ? path(target) : .node(node(target))
            }
        }
        for word in words { readOption(word, &line) }
        return line
    }

    /// Reads `/order/{0}`, or `/order/{0}#` if the old fragment is left out.
    private func path(_ text: TableText) -> LinkLine.Target {
        let hash = text.cut(at: ASCII.hash)
        return .path(segments(hash?.head ?? text), keepsFragment: hash == nil)
    }

    /// Reads `{0=sport}`, `{0@}`, `schemes=shop`, `hosts=pay.example.com`, `hosts={0}.example.com`,
    /// `except=/{_}/edit`, `rejectsUnknownKeys`, `ignoresCase`, `slash=never`, `alias` or `alias=2`.
    private func readOption(_ word: TableText, _ line: inout LinkLine) {
        if word.first == ASCII.openBrace {
            let hole = word.dropFirst().dropLast()
            if hole.last == ASCII.at {
                line.wholeURL.append(Int(hole.dropLast().word) ?? 0)
            } else {
                line.fixed.append(self.hole(hole))
            }
            return
        }
        let value = word.cut(at: ASCII.equals)?.tail
        if let value, word.prefix(to: ASCII.equals) == "except" { return line.exceptions.append(exception(value)) }
        if let value, value.first == ASCII.openBrace, let close = value.cut(at: ASCII.closeBrace) {
            line.host = (hole(close.head.dropFirst()), suffix: close.tail.string)
            line.origin.hosts = ["*" + close.tail.string]
            return
        }
        let names = value?.pieces(ASCII.comma).map(\.string)
        switch word.prefix(to: ASCII.equals).word {
        case "schemes": line.origin.schemes = names
        case "hosts": line.origin.hosts = names
        case "rejectsUnknownKeys": line.rejectsUnknownKeys = true
        case "ignoresCase": line.ignoresCase = true
        case "slash": line.slash = (value?.word).flatMap(LinkRules.TrailingSlash.init) ?? .either
        case "alias": line.order = (value?.word).map { Int($0) ?? .max } ?? .max
        default: fail(word)
        }
    }

    /// Reads the pattern of URLs that are left out, such as `/{_}/edit`.
    func exception(_ text: TableText) -> LinkLine {
        var line = LinkLine()
        read(text, into: &line)
        return line
    }

    func node(_ id: TableText) -> Int {
        guard let index = index(id.word) else { fail(id) }
        return index
    }

    private func fail(_ word: TableText) -> Never {
        preconditionFailure("navgen's links are not readable: \(word.word)")
    }

    // MARK: - Patterns

    /// Reads a pattern such as `/product/{0:Int}?ref={1-}#{2-}`.
    private func read(_ text: TableText, into pattern: inout LinkLine) {
        let hash = text.cut(at: ASCII.hash)
        pattern.route = route(hash?.head ?? text)
        guard let fragment = hash?.tail else { return }
        if fragment.first == ASCII.slash {
            pattern.hash = route(fragment)
        } else {
            pattern.fragment = value(fragment)
        }
    }

    private func route(_ text: TableText) -> LinkLine.Route {
        let question = text.cut(at: ASCII.question)
        let query = question?.tail.pieces(ASCII.ampersand).map { item in
            let equals = item.cut(at: ASCII.equals)
            return LinkLine.Item(
                key: (equals?.head ?? item).string, value: value(equals?.tail ?? item.prefix(0)))
        }
        return .init(path: segments(question?.head ?? text), query: query ?? [])
    }

    private func segments(_ path: TableText) -> [LinkLine.Segment] {
        path.pieces(ASCII.slash).filter { !$0.isEmpty }.map { segment in
            if segment == "*" { return .anything(least: 0) }
            if segment == "+" { return .anything(least: 1) }
            switch value(segment) {
            case .literal(let text): return .literal(text)
            case .text(let text):
                if let hole = text.loneHole, hole.repetition != .none { return .rest(hole) }
                return .text(text)
            }
        }
    }

    private func value(_ text: TableText) -> LinkLine.Value {
        var rest = text
        guard let first = rest.cut(at: ASCII.openBrace) else { return .literal(text.string) }
        let prefix = first.head.string
        rest = first.tail
        var parts: [LinkLine.Text.Part] = []
        let isWhole = { (close: (head: TableText, tail: TableText)) in first.head.isEmpty && close.tail.isEmpty }
        while let close = rest.cut(at: ASCII.closeBrace) {
            let hole = hole(close.head)
            let open = close.tail.cut(at: ASCII.openBrace)
            let isLone = parts.isEmpty && isWhole(close)
            parts.append(
                .init(
                    hole: hole, suffix: (open?.head ?? close.tail).string,
                    isOptional: !isLone && (hole.absent != nil || hole.repetition == .any)))
            guard let open else { break }
            rest = open.tail
        }
        return .text(.init(prefix: prefix, parts: parts))
    }

    /// Reads the content of braces: `0`, `0:Sort=price`, `1:Int*-` or `2:Int~-`.
    private func hole(_ text: TableText) -> LinkLine.Hole {
        var hole = LinkLine.Hole()
        var head = text
        if let equals = text.cut(at: ASCII.equals) {
            hole.absent = equals.tail.pieces(ASCII.semicolon).map(\.string)
            head = equals.head
        } else if text.last == ASCII.dash {
            hole.absent = []
            head = text.dropLast()
        }
        if head.last == ASCII.not {
            hole.isRequired = true
            head = head.dropLast()
        }
        if head.last == ASCII.tilde {
            hole.ignoresUnreadable = true
            head = head.dropLast()
        }
        switch head.last {
        case ASCII.star: hole.repetition = .any
        case ASCII.plus: hole.repetition = .atLeastOne
        default: break
        }
        if hole.repetition != .none { head = head.dropLast() }
        let colon = head.cut(at: ASCII.colon)
        hole.parameter = Int((colon?.head ?? head).word)
        hole.check = colon.map { check($0.tail) } ?? .string
        return hole
    }

    private func check(_ name: TableText) -> LinkCheck {
        if let kind = LinkCheck.builtin(name) { return LinkCheck(kind: kind) }
        guard let index = indices[name.string] else { fail(name) }
        return LinkCheck(kind: .declared, index: index)
    }

    /// Returns the check of a whole text.
    mutating func check(_ text: LinkLine.Text, in part: LinkTextRule.Part, ignoringCase: Bool) -> LinkCheck {
        if let hole = text.loneHole { return hole.check }
        texts.append(LinkTextRule(text, in: part, ignoringCase: ignoringCase))
        return LinkCheck(kind: .text, index: texts.count - 1)
    }
}
