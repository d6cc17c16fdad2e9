import NavGraph

/// The data from which code generators emit a reader of URLs.
extension LinkTable {
    /// The rank of a pattern. If several patterns match a URL, the one with the lowest rank wins.
    public func rank(of pattern: Int) -> Int { matchers[0].rank(of: pattern) }

    /// The language with an id.
    public func language(_ id: LanguageID) -> Language { languages[id] }

    /// The automaton of a language.
    public func automaton(_ language: LanguageID) -> Automaton { languages[language].automaton }

    public func acceptsBare(_ language: LanguageID) -> Bool { languages[language].acceptsBare }
}

extension LinkTable {
    public enum Part: Sendable { case segment, key, value, fragment }

    /// A string as it is written in a part of a URL.
    public static func written(_ text: String, as part: Part) -> String {
        let inner: URLWriter.Part =
            switch part {
            case .segment: .segment
            case .key: .key
            case .value: .value
            case .fragment: .fragment
            }
        var written = ""
        URLWriter.write(text, as: inner, to: &written)
        return written
    }
}

extension LinkMatcher {
    func rank(of pattern: Int) -> Int { Int(ranks[pattern]) }

    func readsScheme(_ scheme: Int) -> Bool { rules.schemes[scheme] }
}
