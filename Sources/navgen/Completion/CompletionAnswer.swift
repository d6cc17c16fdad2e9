/// The hidden command `navgen __complete SHELL …`, which the completion scripts call.
extension Completion {
    /// The completions as lines for a shell's script.
    ///
    /// bash passes its break characters and the line before and after the cursor. zsh and fish pass
    /// the index of the current word and the words after `navgen`. Invalid arguments give an empty
    /// answer, not a message.
    static func answer(_ words: [String]) -> String {
        guard let name = words.first, let shell = Shell(rawValue: name) else { return "" }
        let rest = Array(words.dropFirst())
        switch shell {
        case .bash:
            guard rest.count == 3 else { return "" }
            let line = ShellLine(before: rest[1], after: rest[2], breaks: rest[0])
            var completion = Completion(line.words, index: line.index)
            if line.isRedirected { completion = .files }
            return completion.text(for: shell, line)
        case .zsh, .fish:
            guard let index = rest.first.flatMap({ Int($0) }) else { return "" }
            return Completion(Array(rest.dropFirst()), index: index).text(for: shell)
        }
    }

    private static var files: Completion {
        var completion = Completion([], index: -1)
        completion.source = .files
        return completion
    }
}
