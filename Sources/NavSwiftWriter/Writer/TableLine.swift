import NavGraph
import NavLinks

/// A line of a table: a subject, followed by what differs from the defaults.
struct TableLine {
    private(set) var text: String

    init(_ words: String...) { text = words.joined(separator: " ") }

    mutating func add(_ word: String) { text += " " + word }

    /// Adds `key=value`, if there is a value.
    mutating func add(_ key: String, _ value: String?) {
        if let value { add(key + "=" + value) }
    }

    /// Adds `key=a,b`, if there are any.
    mutating func add(_ key: String, _ words: [String]) {
        if !words.isEmpty { add(key, TableEncoding.list(words)) }
    }

    mutating func add(_ key: String, _ uses: [ConditionUse]) {
        if !uses.isEmpty { add(key, TableEncoding.requirements(uses)) }
    }

    /// Adds a flag.
    mutating func add(_ flag: String, if isSet: Bool) {
        if isSet { add(flag) }
    }
}
