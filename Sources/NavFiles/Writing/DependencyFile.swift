public import NavPlatform

/// A dependency file: Make rules that list the inputs of each output. Ninja, CMake and Xcode read
/// it as well.
public struct DependencyFile: Sendable {
    /// The outputs and inputs of one graph.
    public struct Rule: Sendable {
        public var outputs: [String]
        /// The files of the graph, the main file first. It must exist, while included files may be
        /// deleted later.
        public var inputs: [String]
        /// Whether the first input is the main file; a graph from standard input has none.
        public var hasMainFile: Bool

        public init(outputs: [String], inputs: [String], hasMainFile: Bool) {
            self.outputs = outputs
            self.inputs = inputs
            self.hasMainFile = hasMainFile
        }
    }

    public var rules: [Rule] = []

    public init() {}

    /// The text of the file. Fails if Make and Ninja would read a path differently.
    public func text() -> Result<String, FileFailure> {
        do throws(FileFailure) {
            var text = ""
            for rule in rules where !rule.outputs.isEmpty { text += try Self.rule(rule.outputs, rule.inputs) }
            // A file that is no longer included and was deleted must not fail the next build with
            // "no rule to make it". These empty rules come last, as Ninja reads no inputs after the
            // first of them.
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

    /// Escapes a path so that Make and Ninja read it in the same way. Only these four characters
    /// have an escape in both.
    private static func escaped(_ path: String) throws(FileFailure) -> String {
        var word = ""
        for scalar in path.unicodeScalars {
            switch scalar {
            case " ", "#", ":": word += "\\"
            case "$": word += "$"
            case ";", "|", "=", "\\", "\u{0}"..."\u{1F}", "\u{7F}":
                let named = scalar.value < 0x20 || scalar.value == 0x7F ? "a control character" : "`\(scalar)`"
                throw FileFailure(path.debugDescription, "has \(named), which a dependency file cannot contain")
            default: break
            }
            word.unicodeScalars.append(scalar)
        }
        return word
    }
}
