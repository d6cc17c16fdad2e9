import NavSwiftReader

/// What code knows about the URL in one of its branches.
struct URLBranch {
    var schemes: [String] = []
    /// The host of universal links.
    var host: String?
    /// With a custom scheme, what takes the place of the host.
    var first: String?
    var segments: [Int: String] = [:]
    /// The number of segments, if the code compares it.
    var count: Int?
    var expressions: URLExpressions
    /// What else has to be so, as source text.
    var doubts: [String] = []

    /// Whether anything of the URL is compared, or a part of it is read for another decision.
    var isKnown: Bool {
        if !schemes.isEmpty || host != nil || first != nil || !segments.isEmpty || count != nil { return true }
        return doubts.contains { doubt in
            let text = doubt.replacing(".pathExtension", with: "")
            return Self.parts.contains { text.contains($0) }
        }
    }

    private static let parts = [
        ".scheme", ".host", ".path", ".query", ".fragment", ".lastPathComponent", ".absoluteString",
    ]

    /// Adds what is known if a part of the URL is this text; false if that says nothing.
    mutating func add(_ part: URLPartValue, is text: String) -> Bool {
        switch part {
        case .scheme:
            schemes = [text]
        case .host:
            if text.contains(".") { host = text } else { first = text }
        case .segment(let index):
            segments[index] = text
        case .path:
            let parts = text.split(separator: "/").map(String.init)
            for (index, part) in parts.enumerated() { segments[index] = part }
            count = parts.count
        default: return false
        }
        return true
    }
}

/// A value of a route that a branch of the code makes.
struct URLTarget {
    var branch: URLBranch
    var uses: [CaseUse]
}

/// Follows the code that reads a URL: `switch`es and comparisons of its parts.
struct URLWalker {
    let app: ScannedApp
    let file: Int
    let finder: CaseUses
    /// The enum that the code makes.
    let result: String?
    private(set) var targets: [URLTarget] = []
    private var steps = 0

    private static let maxSteps = 3000
    private var swift: SwiftSource { app.files[file] }
    private var code: SwiftCode { swift.code }

    init(_ app: ScannedApp, _ file: Int, _ finder: CaseUses, result: String?) {
        self.app = app
        self.file = file
        self.finder = finder
        self.result = result
    }

    /// Reads a block; what is known at its beginning is also known in it.
    mutating func read(_ tokens: Range<Int>, _ branch: URLBranch, depth: Int = 0) {
        var branch = branch
        var uses: [CaseUse] = []
        var index = tokens.lowerBound
        while index < tokens.upperBound {
            steps += 1
            guard steps < Self.maxSteps, depth < 16 else { return }
            switch code.text(index) {
            case "switch":
                guard let found = SwiftSwitch(at: index, code) else { break }
                read(found, branch, depth)
                index = max(found.end, index + 1)
                continue
            case "if", "guard":
                index = readCondition(at: index, tokens.upperBound, &branch, depth)
                continue
            case "let", "var": bind(index, tokens.upperBound, &branch)
            case ".":
                if let use = finder.value(at: index, of: file, result: result) { uses.append(use) }
            default: break
            }
            index += 1
        }
        if !uses.isEmpty { targets.append(URLTarget(branch: branch, uses: uses)) }
    }

    /// `let id = parts[1]`.
    private func bind(_ keyword: Int, _ end: Int, _ branch: inout URLBranch) {
        let name = keyword + 1
        guard code.isName(name), code.text(name + 1) == "=" else { return }
        var last = name + 2
        while last < end, !["else", ",", ";"].contains(code.text(last)),
            !code.tokens[last].startsLine || code.text(last) == "."
        {
            let isOpen = code.tokens[last].kind == .open && code.partners[last] > last
            if code.text(last) == "{", code.text(last - 1) == ")" || code.text(keyword - 1) == "if" {
                // The body of a condition, unless it is a closure of a call.
                guard swift.calls(in: (name + 2)..<last).contains(where: { $0.tokens.contains(last) }) else { break }
            }
            last = isOpen ? code.partners[last] + 1 : last + 1
        }
        branch.expressions.names[code.text(name)] = branch.expressions.value(of: (name + 2)..<max(last, name + 2))
    }

    /// `if … { } else { }` and `guard … else { }`; returns the token after it.
    private mutating func readCondition(at keyword: Int, _ end: Int, _ branch: inout URLBranch, _ depth: Int) -> Int {
        let isGuard = code.text(keyword) == "guard"
        var brace = keyword + 1
        while brace < end {
            if code.text(brace) == "{",
                !swift.calls(in: (keyword + 1)..<brace).contains(where: { $0.tokens.contains(brace) })
            {
                break
            }
            let isOpen = code.tokens[brace].kind == .open && code.partners[brace] > brace
            brace = isOpen ? code.partners[brace] + 1 : brace + 1
        }
        guard brace < end else { return keyword + 1 }
        var conditions = (keyword + 1)..<brace
        if isGuard, code.text(brace - 1) == "else" { conditions = (keyword + 1)..<max(brace - 1, keyword + 1) }
        var inner = branch
        for condition in code.items(of: conditions) { read(condition: condition, &inner) }
        let body = code.contents(of: brace)
        if isGuard {
            branch = inner
            return max(body.upperBound + 1, keyword + 1)
        }
        read(body, inner, depth: depth + 1)
        var next = body.upperBound + 1
        if code.text(next) == "else" {
            if code.text(next + 1) == "if" {
                next = readCondition(at: next + 1, end, &branch, depth)
            } else if code.text(next + 1) == "{" {
                let other = code.contents(of: next + 1)
                var rest = branch
                if branch.expressions.mentions(conditions) {
                    rest.doubts.append("not (\(code.source(conditions).oneLine))")
                }
                read(other, rest, depth: depth + 1)
                next = other.upperBound + 1
            }
        }
        return max(next, keyword + 1)
    }

    private func read(condition tokens: Range<Int>, _ branch: inout URLBranch) {
        for part in split(tokens, at: "&&") {
            guard let first = part.first else { continue }
            if ["let", "var"].contains(code.text(first)) {
                let isOwn = code.text(first + 2) != "="
                bind(first, part.upperBound, &branch)
                if !isOwn, branch.expressions.names[code.text(first + 1)] == nil,
                    branch.expressions.mentions((first + 2)..<max(part.upperBound, first + 2))
                {
                    branch.doubts.append(code.source(part).oneLine)
                }
                continue
            }
            if !readComparison(part, &branch) { branch.doubts.append(code.source(part).oneLine) }
        }
    }

    /// `url.host == "user"`, `parts.count == 2`.
    private func readComparison(_ tokens: Range<Int>, _ branch: inout URLBranch) -> Bool {
        guard let mark = tokens.first(where: { ["==", ">=", ">"].contains(code.text($0)) }) else { return false }
        var left = tokens.lowerBound..<mark
        var right = (mark + 1)..<max(tokens.upperBound, mark + 1)
        if code.string(at: left.lowerBound) != nil, left.count == 1 { (left, right) = (right, left) }
        guard let part = branch.expressions.value(of: left), right.count == 1 else { return false }
        if case .count(let offset) = part, let number = Int(code.text(right.lowerBound)) {
            if code.text(mark) == "==" { branch.count = max(0, min(number, 100) - offset) }
            return true
        }
        guard code.text(mark) == "==", let text = code.string(at: right.lowerBound) else { return false }
        return branch.add(part, is: text)
    }

    private func split(_ tokens: Range<Int>, at word: String) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = tokens.lowerBound
        for index in tokens where code.text(index) == word {
            if code.parents[index] == code.parents[tokens.lowerBound] {
                parts.append(start..<index)
                start = index + 1
            }
        }
        return parts + (start < tokens.upperBound ? [start..<tokens.upperBound] : [])
    }
}

/// `switch`es over parts of a URL.
extension URLWalker {
    private mutating func read(_ found: SwiftSwitch, _ branch: URLBranch, _ depth: Int) {
        let subjects = self.subjects(found.subject)
        let parts = subjects.map { branch.expressions.value(of: $0) }
        let isKnown = parts.contains { $0 != nil }
        for part in found.branches {
            guard isKnown else {
                var inner = branch
                if branch.expressions.mentions(found.subject) {
                    inner.doubts.append(
                        "\(code.source(found.subject).oneLine) is \(code.source(part.patterns).oneLine)")
                }
                read(part.body, inner, depth: depth + 1)
                continue
            }
            guard !part.patterns.isEmpty else {
                var inner = branch
                inner.doubts.append("any other \(code.source(found.subject).oneLine)")
                read(part.body, inner, depth: depth + 1)
                continue
            }
            for pattern in code.items(of: part.patterns) {
                var inner = branch
                let limit = pattern.first { code.text($0) == "where" } ?? pattern.upperBound
                if limit < pattern.upperBound { read(condition: (limit + 1)..<pattern.upperBound, &inner) }
                match(pattern.lowerBound..<limit, parts, &inner)
                read(part.body, inner, depth: depth + 1)
            }
        }
    }

    /// The parts of `(url.host, parts.count)`, or the subject itself.
    private func subjects(_ tokens: Range<Int>) -> [Range<Int>] {
        guard let first = tokens.first, code.text(first) == "(", code.partners[first] == tokens.upperBound - 1 else {
            return [tokens]
        }
        return code.items(of: code.contents(of: first))
    }

    private func match(_ pattern: Range<Int>, _ parts: [URLPartValue?], _ branch: inout URLBranch) {
        guard let first = pattern.first else { return }
        if parts.count > 1, let open = pattern.first(where: { code.text($0) == "(" }) {
            let isBound = code.text(first) == "let"
            let items = code.items(of: code.contents(of: open))
            guard items.count == parts.count else {
                branch.doubts.append(code.source(pattern).oneLine)
                return
            }
            for (item, part) in zip(items, parts) { match(item: item, part, isBound: isBound, &branch) }
        } else {
            match(item: pattern, parts.first ?? nil, isBound: false, &branch)
        }
    }

    private func match(item: Range<Int>, _ part: URLPartValue?, isBound: Bool, _ branch: inout URLBranch) {
        var tokens = item
        guard let first = tokens.first else { return }
        let isLet = ["let", "var"].contains(code.text(first))
        if isLet { tokens = (first + 1)..<tokens.upperBound }
        while let last = tokens.last, code.text(last) == "?" { tokens = tokens.lowerBound..<last }
        guard let start = tokens.first, code.text(start) != "_" else { return }
        if let part, tokens.count == 1, let text = code.string(at: start), branch.add(part, is: text) { return }
        if let part, tokens.count == 1, isLet || isBound, code.isName(start) {
            branch.expressions.names[code.text(start)] = part
            return
        }
        if case .count(let offset)? = part, tokens.count == 1, let number = Int(code.text(start)) {
            branch.count = max(0, min(number, 100) - offset)
            return
        }
        if case .segments(let offset)? = part, code.text(start) == "[", code.partners[start] == tokens.upperBound - 1 {
            let items = code.items(of: code.contents(of: start))
            for (index, inner) in items.enumerated() where index >= offset {
                match(item: inner, .segment(index - offset), isBound: isLet || isBound, &branch)
            }
            branch.count = max(0, items.count - offset)
            return
        }
        branch.doubts.append(code.source(item).oneLine)
    }
}
