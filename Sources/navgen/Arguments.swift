import NavSyntax

/// The arguments of a command after parsing.
struct Arguments {
    private(set) var operands: [String] = []
    private var values: [String: [String]] = [:]

    init(_ words: some Sequence<String>, options: [Option]) throws(UsageError) {
        var rest = Array(words)[...]
        var onlyOperands = false
        while let word = rest.popFirst() {
            if onlyOperands || word == "-" || !word.hasPrefix("-") {
                operands.append(word)
            } else if word == "--" {
                onlyOperands = true
            } else {
                try take(word, &rest, options)
            }
        }
    }

    private mutating func take(
        _ word: String, _ rest: inout ArraySlice<String>, _ options: [Option]
    ) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let spelled = parts.first ?? word
        let match = options.first { "--\($0.name)" == spelled || $0.short.map { "-\($0)" == spelled } == true }
        guard let option = match else {
            throw UsageError(
                message: "there is no option `\(spelled)`",
                help: didYouMean(spelled, among: options.map { "--\($0.name)" }))
        }
        var value = parts.count > 1 ? parts[1] : nil
        switch option.kind {
        case .flag:
            guard value == nil else { throw UsageError(message: "`--\(option.name)` takes no value", help: nil) }
            value = ""
        case .value(let name):
            value = value ?? rest.popFirst()
            guard value != nil else {
                throw UsageError(message: "`--\(option.name)` needs a value: \(name)", help: nil)
            }
        case .choice(let words):
            value = value ?? rest.popFirst()
            guard let chosen = value, words.contains(chosen) else {
                throw UsageError(
                    message: value.map { "`\($0)` is no value of `--\(option.name)`" }
                        ?? "`--\(option.name)` needs a value",
                    help: value.flatMap { didYouMean($0, among: words) } ?? "it takes \(words.joined(separator: ", "))")
            }
        }
        values[option.name, default: []].append(value ?? "")
    }

    func has(_ option: Option) -> Bool { values[option.name] != nil }

    /// The last value given.
    func value(_ option: Option) -> String? { values[option.name]?.last }

    func values(_ option: Option) -> [String] { values[option.name] ?? [] }
}
