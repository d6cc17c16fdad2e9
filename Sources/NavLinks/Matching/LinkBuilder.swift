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
        origin(pattern, values).flatMap { url(pattern, values, from: $0) }
    }

    func url(_ pattern: Pattern, _ values: [LinkValue], from origin: Origin) -> String? {
        path(pattern, values).map { origin.text($0, table) }
    }

    /// Path, query and fragment.
    private func path(_ pattern: Pattern, _ values: [LinkValue]) -> [PathPart]? {
        guard carriesAll(pattern, values), let segments = segments(pattern.segments, pattern.rest, pattern, values),
            let query = query(of: pattern, isInFragment: false, values), let fragment = fragment(of: pattern, values)
        else { return nil }
        var parts = segments.map { PathPart.segment($0) }
        if !segments.isEmpty, pattern.slash == .always { parts.append(.text("/")) }
        let rest = query + fragment
        if !rest.isEmpty { parts.append(.text(rest)) }
        return parts
    }

    /// The query with its question mark. Nil if it cannot express the values.
    private func query(of pattern: Pattern, isInFragment: Bool, _ values: [LinkValue]) -> String? {
        var query = ""
        for index in pattern.queryOrder where pattern.query[index].key.isInFragment == isInFragment {
            let item = pattern.query[index]
            guard let texts = self.texts(item, pattern, values) else { return nil }
            for text in texts {
                query += query.isEmpty ? "?" : "&"
                URLWriter.write(item.key.name.string, as: .key, to: &query)
                if case .literal("") = item.reading { continue }
                query += "="
                URLWriter.write(text, as: .value, to: &query)
            }
        }
        return query
    }

    /// The fragment with its `#`. Nil if it cannot express the values.
    private func fragment(of pattern: Pattern, _ values: [LinkValue]) -> String? {
        guard let fragment = pattern.fragment else { return "" }
        var written = "#"
        guard let route = pattern.hash else {
            guard let texts = texts(fragment, pattern, values) else { return nil }
            guard var text = texts.first else { return "" }
            let isValue = fragment.reading.text?.loneParameter != nil
            if !isValue, text.utf8.first == UInt8(ascii: "/") {
                // Otherwise it would be a path.
                written += "%2F"
                text = String(String.UnicodeScalarView(text.unicodeScalars.dropFirst()))
            }
            URLWriter.write(text, as: .fragment, to: &written)
            return written
        }
        guard let segments = segments(route.segments, route.rest, pattern, values),
            let query = query(of: pattern, isInFragment: true, values)
        else { return nil }
        for segment in segments {
            written += "/"
            URLWriter.write(segment, as: .segment, to: &written)
        }
        return (segments.isEmpty ? "#/" : written) + query
    }

    /// Whether each parameter that the pattern does not read has its fixed or absent value.
    private func carriesAll(_ pattern: Pattern, _ values: [LinkValue]) -> Bool {
        let read = pattern.readParameters
        return pattern.parameters.indices.allSatisfy { number in
            if let fixed = pattern.fixed[number] { return fixed == values[number] }
            if read.contains(number) || pattern.wholeURL.contains(number) { return true }
            return values[number] == pattern.parameters[number].absent
        }
    }

    private func segments(
        _ all: [Pattern.Segment], _ rest: Pattern.Rest?, _ pattern: Pattern, _ values: [LinkValue]
    ) -> [String]? {
        var segments: [String] = []
        let lastOptional = all.lastIndex { segment in
            guard segment.isOptional, let number = segment.reading.loneParameter else { return false }
            return values[number] != pattern.parameters[number].absent
        }
        guard let further = further(rest, pattern, values) else { return nil }
        for (index, segment) in all.enumerated() {
            if segment.isOptional, further.isEmpty, index > lastOptional ?? -1 { break }
            switch segment.reading {
            case .literal(let text): segments.append(text)
            case .text(let text):
                guard let text = written(text, segment.language, pattern, values) else { return nil }
                segments.append(text)
            case .ignored: return nil
            }
        }
        if let rest {
            guard further.count >= rest.least, further.allSatisfy({ languages[rest.language].accepts($0) }) else {
                return nil
            }
        }
        return segments + further
    }

    /// The further segments. Nil if they cannot be written.
    private func further(_ rest: Pattern.Rest?, _ pattern: Pattern, _ values: [LinkValue]) -> [String]? {
        guard let rest, let number = rest.parameter else { return [] }
        let parameter = pattern.parameters[number]
        return further(parameter, values[number])?.map { spelled($0, of: parameter, rest.language) }
    }

    /// Text with its values. Nil if its language does not accept it.
    private func written(
        _ text: TextReading, _ language: LanguageID, _ pattern: Pattern, _ values: [LinkValue]
    ) -> String? {
        var choices: [[String]] = []
        for hole in text.holes {
            let parameter = pattern.parameters[hole.parameter]
            let isAbsent = hole.isOptional && values[hole.parameter] == parameter.absent
            guard !isAbsent, case .one(let value) = values[hole.parameter], !hole.takesSlashes || !value.isEmpty else {
                // Values are absent from the right, so a default before a value is written.
                guard hole.isOptional else { return nil }
                if case .one(let value) = parameter.absent, !value.isEmpty {
                    choices.append(spellings(value, of: parameter))
                } else {
                    choices.append([])
                }
                continue
            }
            choices.append(spellings(value, of: parameter))
        }
        let last = text.holes.indices.last { index in
            let hole = text.holes[index]
            return !hole.isOptional
                || values[hole.parameter] != pattern.parameters[hole.parameter].absent
                    && values[hole.parameter] != .one("")
        }
        choices = Array(choices.prefix((last ?? -1) + 1))
        return written(text, [], choices[...]) { languages[language].accepts($0) }
    }

    /// The first combination of spellings that makes an accepted string.
    private func written(
        _ text: TextReading, _ chosen: [String], _ left: ArraySlice<[String]>, isAccepted: (String) -> Bool
    ) -> String? {
        guard let next = left.first else {
            let whole = text.written(chosen)
            return isAccepted(whole) ? whole : nil
        }
        for spelling in next {
            if let whole = written(text, chosen + [spelling], left.dropFirst(), isAccepted: isAccepted) { return whole }
        }
        return nil
    }

    /// The spellings of a value, the preferred one first. Only dates have several.
    private func spellings(_ value: String, of parameter: LinkParameter) -> [String] {
        guard case .date = parameter.type else { return [value] }
        return DateSpelling.allCases.map { $0.shortened(value) }.uniqued()
    }

    /// The value in the first spelling that its language accepts.
    private func spelled(_ value: String, of parameter: LinkParameter, _ language: LanguageID) -> String {
        spellings(value, of: parameter).first { languages[language].accepts($0) } ?? value
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
        case .text(let text):
            guard let number = text.loneParameter else {
                return written(text, item.values.first, pattern, values).map { [$0] }
            }
            let parameter = pattern.parameters[number]
            if values[number] == parameter.absent, item.values.allowsNone { return [] }
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
                    if !hasFirst, table.host(written.foldedASCII, isWeb: false) == nil {
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

    /// The origin of a URL with certain values, one of which may be the host.
    private func origin(_ pattern: Pattern, _ values: [LinkValue]) -> Origin? {
        guard let host = pattern.host else { return origin(pattern.origin) }
        guard case .one(let value) = values[host.parameter] else { return nil }
        let name = value + host.suffix
        let pieces = table.pieces(pattern.origin, in: build)
        let schemes = pattern.origin.schemes ?? ["https"]
        return (schemes.filter { $0 == "https" } + schemes).first { scheme in
            guard let number = table.scheme(scheme), let host = table.host(name, isWeb: OriginTable.isWeb(scheme))
            else {
                return false
            }
            return pieces.contains(table.piece(number, host))
        }
        .map { Origin(scheme: $0, host: name) }
    }

    /// `https` with the first exact host, otherwise the first scheme.
    func origin(_ rule: OriginRule) -> Origin? {
        let own = table.builds[build]
        let hosts = (rule.hosts ?? own.hosts).filter { !OriginTable.isWildcard($0) }
        if let host = hosts.first, rule.schemes?.contains("https") ?? true {
            return Origin(scheme: "https", host: host)
        }
        guard let scheme = (rule.schemes ?? own.schemes).first(where: { !OriginTable.isWeb($0) }) else {
            guard let host = hosts.first, rule.schemes?.contains("http") ?? false else { return nil }
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
