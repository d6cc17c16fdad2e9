public import NavGraph

/// The data from which code generators emit a reader of URLs.
extension LinkAnalysis {
    /// The rank of a pattern. If several patterns match a URL, the one with the lowest rank wins.
    public func rank(of pattern: Int) -> Int { Int(ranks[pattern]) }

    /// The language with an id.
    public func language(_ id: LanguageID) -> Language { languages[id] }

    /// The automaton of a language.
    public func automaton(_ language: LanguageID) -> LanguageAutomaton { languages[language].automaton }

    public func acceptsBare(_ language: LanguageID) -> Bool { languages[language].acceptsBare }
}

extension LinkAnalysis {
    public enum Part: Sendable { case segment, key, value, fragment }

    /// A string as it is written in a part of a URL.
    public static func written(_ text: String, as part: Part) -> String {
        let inner: LinkWriter.Part =
            switch part {
            case .segment: .segment
            case .key: .key
            case .value: .value
            case .fragment: .fragment
            }
        return LinkWriter.encoded(text, in: inner)
    }
}

extension LinkAnalysis {
    /// The lines of the table that the app reads URLs with.
    public var lines: PatternLines { reader.lines }

    /// How all paths may end, or `either` if that is different for each pattern.
    public var commonSlash: TrailingSlash { reader.patternSet.commonSlash }
}
