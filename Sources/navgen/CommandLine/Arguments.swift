import NavSyntax

/// The parsed arguments of a command.
struct Arguments {
    private(set) var operands: [String] = []
    private var values: [String: [String]] = [:]
    private let command: Command

    init(_ words: some Sequence<String>, of command: Command) throws(UsageError) {
        self.command = command
        var rest = Array(words)[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                return
            } else if word.hasPrefix("--") {
                try take(word, &rest)
            } else if word.hasPrefix("-"), word != "-" {
                try takeShort(word.dropFirst(), &rest)
            } else {
                operands.append(word)
            }
        }
    }

    /// Parses `--name`, `--name VALUE` or `--name=VALUE`.
    private mutating func take(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let option = command.allOptions.first(where: { "--\($0.name)" == parts[0] }) else {
            throw unknown(parts[0])
        }
        if option.placeholder == nil, parts.count > 1 {
            throw UsageError(message: "`\(parts[0])` takes no value", help: nil)
        }
        try set(option, attached: parts.count > 1 ? parts[1] : nil, &rest)
    }

    /// Parses `-q`, `-o FILE`, `-oFILE`, or several flags after one dash.
    private mutating func takeShort(_ letters: Substring, _ rest: inout ArraySlice<String>) throws(UsageError) {
        var letters = letters
        while let letter = letters.popFirst() {
            guard let option = command.allOptions.first(where: { $0.short == letter }) else {
                throw unknown("-\(letter)\(letters)")
            }
            let isFlag = option.placeholder == nil
            try set(option, attached: isFlag || letters.isEmpty ? nil : String(letters), &rest)
            if !isFlag { return }
        }
    }

    private mutating func set(
        _ option: Option, attached: String?, _ rest: inout ArraySlice<String>
    ) throws(UsageError) {
        guard let placeholder = option.placeholder else {
            values[option.name] = [""]
            return
        }
        var value = attached
        if value == nil, let next = rest.first, option.takes(next) { value = rest.popFirst() }
        if value == nil, option.isComplete { value = "" }
        var words: [String]?
        if case .choice(_, let choices) = option.kind { words = choices }
        let takes = words.map { "it takes \($0.alternatives())" } ?? "write `--\(option.name) \(placeholder)`"
        guard let value else {
            throw UsageError(message: "`--\(option.name)` needs a value", help: takes)
        }
        if let words, !words.contains(value) {
            throw UsageError(
                message: "`\(value)` is not a value of `--\(option.name)`",
                help: didYouMean(value, among: words)?.text ?? takes)
        }
        values[option.name, default: []].append(value)
    }

    private func unknown(_ spelling: String) -> UsageError {
        let spellings = command.allOptions.map { "--\($0.name)" }
        let others = Command.all.filter { $0.options.contains { "--\($0.name)" == spelling } }
        // Suggests `--out` for `--output`, and for `-x` all options that begin with an x.
        let begun =
            spelling.hasPrefix("--")
            ? spellings.filter { spelling.hasPrefix($0) || $0.hasPrefix(spelling) }
            : spellings.filter { $0.hasPrefix("-" + spelling) }
        let meant = begun.isEmpty ? nil : "did you mean \(begun.map { "`\($0)`" }.alternatives())?"
        let elsewhere = others.isEmpty ? nil : "it belongs to \(others.map { "`navgen \($0.name)`" }.alternatives())"
        return UsageError(
            message: "`navgen \(command.name)` has no option `\(spelling)`",
            help: meant ?? elsewhere ?? didYouMean(spelling, among: spellings)?.text)
    }

    func has(_ option: Option) -> Bool { values[option.name] != nil }

    /// The value of an option; the last one if it is repeated.
    func value(_ option: Option) -> String? { values[option.name]?.last }

    func values(_ option: Option) -> [String] { values[option.name] ?? [] }

    /// The operands, if their number is allowed.
    func operands(_ count: ClosedRange<Int>) throws(UsageError) -> [String] {
        guard count.contains(operands.count) else {
            let names = command.operands.map(\.spelling)
            let takes = names.isEmpty ? "no arguments" : names.joined(separator: " ")
            throw UsageError(
                message: "`navgen \(command.name)` takes \(takes), and \(counted(operands.count, "argument")) "
                    + (operands.count == 1 ? "was given" : "were given"),
                help: nil)
        }
        return operands
    }
}
