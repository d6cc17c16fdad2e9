public import NavPlatform

/// What outputs are made from, as rules of Make, which Ninja, CMake and Xcode read as well.
public struct DependencyFile: Sendable {
    /// What one run made of one graph.
    public struct Rule: Sendable {
        public var outputs: [String]
        /// The main graph first; it has to be there, while the files that it includes may go away.
        public var inputs: [String]
        /// Whether the first of the inputs is the main graph: one from standard input has no file.
        public var hasMainFile: Bool

        public init(outputs: [String], inputs: [String], hasMainFile: Bool) {
            self.outputs = outputs
            self.inputs = inputs
            self.hasMainFile = hasMainFile
        }
    }

    public var rules: [Rule] = []

    public init() {}

    /// Its text, the same for the same rules; a failure names a path that these tools do not read alike.
    public func text() -> Result<String, FileFailure> {
        do throws(FileFailure) {
            var text = ""
            for rule in rules where !rule.outputs.isEmpty { text += try Self.rule(rule.outputs, rule.inputs) }
            // A file that is included no longer and gone must not end the next run: nobody can make it anew. These rules
            // come last, as Ninja takes no inputs behind the first of them.
            let mains = rules.filter(\.hasMainFile).compactMap(\.inputs.first)
            let targets = Set(mains + rules.flatMap(\.outputs))
            for input in Self.once(rules.flatMap(\.inputs)) where !targets.contains(input) {
                text += try Self.escaped(input) + ":\n"
            }
            return .success(text)
        } catch {
            return .failure(error)
        }
    }

    private static func rule(_ targets: [String], _ inputs: [String]) throws(FileFailure) -> String {
        var words: [String] = []
        for target in once(targets) { words.append(try escaped(target)) }
        var text = words.joined(separator: " \\\n") + ":"
        for input in once(inputs) { text += " \\\n  " + (try escaped(input)) }
        return text + "\n"
    }

    private static func once(_ paths: [String]) -> [String] {
        var seen: Set<String> = []
        return paths.filter { seen.insert($0).inserted }
    }

    /// A path as a word that Make and Ninja read alike; nothing beyond these four has a spelling in both.
    private static func escaped(_ path: String) throws(FileFailure) -> String {
        var word = ""
        for scalar in path.unicodeScalars {
            switch scalar {
            case " ", "#", ":": word += "\\"
            case "$": word += "$"
            case ";", "|", "=", "\\", "\u{0}"..."\u{1F}", "\u{7F}":
                let named = scalar.value < 0x20 || scalar.value == 0x7F ? "a control character" : "`\(scalar)`"
                throw FileFailure(path.debugDescription, "has \(named), which a dependency file cannot say")
            default: break
            }
            word.unicodeScalars.append(scalar)
        }
        return word
    }
}
