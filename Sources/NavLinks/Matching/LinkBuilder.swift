import NavGraph
import NavSyntax

/// Writes the URL of a node's values, in one build of the app.
struct LinkBuilder {
    let table: OriginTable
    let build: Int
    let settings: LinkSettings
    let languages: Languages

    /// The URL of a pattern with some values. Nil if the pattern cannot carry them.
    func url(_ pattern: Pattern, _ values: [LinkValue]) -> String? {
        origin(pattern.origin).flatMap { url(pattern, values, from: $0) }
    }

    func url(_ pattern: Pattern, _ values: [LinkValue], from origin: Origin) -> String? {
        path(pattern, values).map { origin.text($0, table) }
    }

    /// Path, query and fragment.
    private func path(_ pattern: Pattern, _ values: [LinkValue]) -> [PathPart]? {
        guard carriesAll(pattern, values), let segments = segments(pattern, values) else { return nil }
        var parts = segments.map { PathPart.segment($0) }
        if !segments.isEmpty, settings.trailingSlash == .always { parts.append(.text("/")) }
        var isFirst = true
        for index in pattern.queryOrder {
            let item = pattern.query[index]
            guard let texts = self.texts(item, pattern, values) else { return nil }
            for text in texts {
                var written = isFirst ? "?" : "&"
                isFirst = false
                URLWriter.write(item.key.string, as: .key, to: &written)
                if case .literal("") = item.reading {
                } else {
                    written += "="
                    URLWriter.write(text, as: .value, to: &written)
                }
                parts.append(.text(written))
            }
        }
        if let fragment = pattern.fragment {
            guard let texts = texts(fragment, pattern, values) else { return nil }
            if let text = texts.first {
                var written = "#"
                URLWriter.write(text, as: .fragment, to: &written)
                parts.append(.text(written))
            }
        }
        return parts
    }

    /// Whether each parameter that the pattern does not read has its fixed or absent value.
    private func carriesAll(_ pattern: Pattern, _ values: [LinkValue]) -> Bool {
        let read = pattern.readParameters
        return pattern.parameters.indices.allSatisfy { number in
            if let fixed = pattern.fixed[number] { return fixed == values[number] }
            return read.contains(number) || values[number] == pattern.parameters[number].absent
        }
    }

    private func segments(_ pattern: Pattern, _ values: [LinkValue]) -> [String]? {
        var segments: [String] = []
        let lastOptional = pattern.segments.lastIndex { segment in
            guard segment.isOptional, case .parameter(let number, _, _) = segment.reading else { return false }
            return values[number] != pattern.parameters[number].absent
        }
        guard let rest = rest(pattern, values) else { return nil }
        for (index, segment) in pattern.segments.enumerated() {
            if segment.isOptional, rest.isEmpty, index > lastOptional ?? -1 { break }
            let text: String
            switch segment.reading {
            case .literal(let literal): text = literal
            case .parameter(let number, let prefix, let suffix):
                guard case .one(let value) = values[number] else { return nil }
                let parameter = pattern.parameters[number]
                text = prefix + spelled(value, of: parameter, segment.language, prefix, suffix) + suffix
            }
            guard languages[segment.language].accepts(text) else { return nil }
            segments.append(text)
        }
        if let pattern = pattern.rest {
            guard rest.count >= pattern.least, rest.allSatisfy({ languages[pattern.language].accepts($0) }) else {
                return nil
            }
        }
        return segments + rest
    }

    /// The further segments. Nil if they cannot be written.
    private func rest(_ pattern: Pattern, _ values: [LinkValue]) -> [String]? {
        guard let rest = pattern.rest, let number = rest.parameter else { return [] }
        let parameter = pattern.parameters[number]
        return further(parameter, values[number])?.map { spelled($0, of: parameter, rest.language) }
    }

    /// The value in the first spelling that its language accepts. Only dates have several.
    private func spelled(
        _ value: String, of parameter: LinkParameter, _ language: LanguageID, _ prefix: String = "",
        _ suffix: String = ""
    ) -> String {
        guard case .date = parameter.type else { return value }
        let spellings = DateSpelling.allCases.lazy.map { $0.shortened(value) }
        return spellings.first { languages[language].accepts(prefix + $0 + suffix) } ?? value
    }

    /// The segments of a list, or of a string with slashes, at the end of a path. Nil if they
    /// cannot be written.
    private func further(_ parameter: LinkParameter, _ value: LinkValue) -> [String]? {
        if value == parameter.absent { return [] }
        switch value {
        case .none: return nil
        case .many(let texts): return texts
        case .one(""): return []
        case .one(let text): return text.slashedSegments
        }
    }

    /// The values of an item. Empty if it can be left out, nil if it cannot express the value.
    private func texts(_ item: Pattern.Item, _ pattern: Pattern, _ values: [LinkValue]) -> [String]? {
        switch item.reading {
        case .literal(let text): return [text]
        case .ignored: return nil
        case .parameter(let number):
            let parameter = pattern.parameters[number]
            if values[number] == parameter.absent, !parameter.isRequired { return [] }
            let values: [String] =
                switch values[number] {
                case .none: []
                case .one(let text): [text]
                case .many(let texts): texts
                }
            let texts = values.map { spelled($0, of: parameter, item.values.first) }
            guard !texts.isEmpty, texts.allSatisfy({ languages[item.values.first].accepts($0) }) else { return nil }
            return texts
        }
    }

    // MARK: The origin

    fileprivate enum PathPart {
        case segment(String)
        case text(String)
    }

    struct Origin {
        var scheme: String
        var host: String?

        fileprivate func text(_ parts: [PathPart], _ table: OriginTable) -> String {
            var text = scheme + "://"
            var hasFirst = host != nil
            if let host { text += host }
            if parts.isEmpty { return text + "/" }
            for (index, part) in parts.enumerated() {
                switch part {
                case .text(let written):
                    if index == 0 { text += "/" }
                    text += written
                case .segment(let segment):
                    var written = ""
                    URLWriter.write(segment, as: hasFirst ? .segment : .firstSegment, to: &written)
                    // The first segment of a custom scheme is where others have the host.
                    if !hasFirst, table.host(written.foldedASCII) == nil {
                        text += written
                    } else {
                        text += "/" + written
                    }
                    hasFirst = true
                }
            }
            return text
        }
    }

    /// `https` with the first exact host, otherwise the first scheme.
    func origin(_ rule: OriginRule) -> Origin? {
        let own = table.builds[build]
        let hosts = (rule.hosts ?? own.hosts).filter { !$0.hasPrefix("*.") }
        if let host = hosts.first, rule.schemes?.contains("https") ?? true {
            return Origin(scheme: "https", host: host)
        }
        guard let scheme = (rule.schemes ?? own.schemes).first(where: { !OriginTable.isWeb($0) }) else {
            guard let host = hosts.first, table.allowsHTTP, rule.schemes?.contains("http") ?? false else { return nil }
            return Origin(scheme: "http", host: host)
        }
        if rule.hosts == nil { return Origin(scheme: scheme, host: nil) }
        return hosts.first.map { Origin(scheme: scheme, host: $0) }
    }
}

extension String {
    /// The segments of a string with slashes. Splits by scalar, since a slash followed by a
    /// combining mark is one `Character`.
    var slashedSegments: [String] {
        unicodeScalars.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
    }
}
