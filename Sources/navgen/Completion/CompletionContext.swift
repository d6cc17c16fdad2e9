/// The context of the cursor on a command line: the kind of word that is expected, and the other
/// words.
///
/// Parses words as `Arguments` does, but without errors, as a line that is being typed is rarely
/// complete.
struct CompletionContext {
    enum Expectation {
        /// A command or an option of navgen itself.
        case beginning
        case option
        case value(ValueKind)
        /// An operand, or an option if the command takes no more operands.
        case operand(ValueKind?)
        case nothing
    }

    private(set) var expectation = Expectation.nothing
    /// The beginning of the current word that is not replaced, such as `--out=`.
    private(set) var before = ""
    /// The rest of the current word, up to the cursor.
    private(set) var typed: String
    private(set) var command: Command?
    /// The names of options elsewhere on the line.
    private(set) var given: Set<String> = []
    /// The operands; nil for the one at the cursor.
    private(set) var operands: [String?] = []
    /// The option that the next word is a value of.
    private var pending: Option?
    private var hasDoubleDash = false

    /// Parses the words after `navgen`; the one at `index` ends at the cursor.
    init(_ words: [String], index: Int) {
        typed = words.indices.contains(index) ? words[index] : ""
        guard index > 0, let first = words.first else {
            expectation = index == 0 ? .beginning : .nothing
            return
        }
        if first == "help" {
            if index == 1 { expectation = .value(.command) }
            return
        }
        guard let command = Command.named(first) else { return }
        self.command = command
        for (wordIndex, word) in words.enumerated().dropFirst() {
            if wordIndex == index { parseCurrentWord(command) } else { read(word, command) }
        }
        if index >= words.count { parseCurrentWord(command) }
    }

    /// The operands of a kind, without the one that is being typed.
    func operand(_ isWanted: (ValueKind) -> Bool) -> [String] {
        operands.enumerated().compactMap { index, word in
            guard let kind = command?.operand(at: index)?.kind, isWanted(kind) else { return nil }
            return word
        }
    }

    private mutating func read(_ word: String, _ command: Command) {
        if let pending, pending.takes(word) {
            self.pending = nil
            return
        }
        pending = nil
        if hasDoubleDash || word == "-" || !word.hasPrefix("-") {
            operands.append(word)
        } else if word == "--" {
            hasDoubleDash = true
        } else if word.hasPrefix("--") {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let option = command.allOptions.first(where: { "--\($0.name)" == parts[0] }) else { return }
            given.insert(option.name)
            if option.valueKind != nil, parts.count == 1 { pending = option }
        } else {
            let cluster = ShortOptions(word, of: command)
            given.formUnion(cluster.names)
            if cluster.value == "" { pending = cluster.last }
        }
    }

    private mutating func parseCurrentWord(_ command: Command) {
        let isDashed = typed.hasPrefix("-") && !hasDoubleDash
        if let option = pending, !isDashed, !option.isComplete {
            pending = nil
            expect(option)
        } else if !isDashed {
            pending = nil
            expectation = .operand(command.operand(at: operands.count)?.kind)
            operands.append(nil)
        } else if typed.hasPrefix("--"), let equalsIndex = typed.firstIndex(of: "=") {
            let name = typed[..<equalsIndex].dropFirst(2)
            keep(upTo: typed.index(after: equalsIndex))
            if let option = command.allOptions.first(where: { $0.name == name }) { expect(option) }
        } else {
            pending = nil
            let cluster = ShortOptions(typed, of: command)
            guard let option = cluster.last, let value = cluster.value else {
                expectation = .option
                return
            }
            keep(upTo: typed.index(typed.endIndex, offsetBy: -value.count))
            expect(option)
        }
    }

    private mutating func expect(_ option: Option) {
        if let kind = option.valueKind { expectation = .value(kind) }
    }

    private mutating func keep(upTo end: String.Index) {
        before = String(typed[..<end])
        typed = String(typed[end...])
    }
}

/// Short options after one dash, the last of which may have a value: `-qoFILE`.
private struct ShortOptions {
    var names: [String] = []
    var last: Option?
    /// The text after an option that takes a value; nil if there is no such option.
    var value: Substring?

    init(_ word: String, of command: Command) {
        var letters = word.dropFirst()
        while let letter = letters.popFirst() {
            guard let option = command.allOptions.first(where: { $0.short == letter }) else { return }
            names.append(option.name)
            last = option
            if option.valueKind != nil {
                value = letters
                return
            }
        }
    }
}
