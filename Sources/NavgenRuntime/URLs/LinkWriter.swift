/// The value of a parameter as URLs spell it.
nonisolated enum LinkText {
    /// No value, or an empty list.
    case none
    case one(String)
    case many([String])

    /// The spellings: several for a list, and an empty array without a value.
    var all: [String] {
        switch self {
        case .none: []
        case .one(let text): [text]
        case .many(let texts): texts
        }
    }
}

/// Writes a URL of a node with a pattern.
nonisolated struct LinkWriter {
    /// By parameter; `nil` for a value that no URL can contain.
    let values: [LinkText?]
    let reader: LinkReader

    /// Writes the URL; `nil` if the pattern cannot express all values.
    func url(_ pattern: LinkLine, _ origin: (scheme: String, host: String?)) -> String? {
        guard let path = segments(of: pattern.route.path), let query = written(pattern.route.query),
            let fragment = fragment(of: pattern), pattern.fixed.allSatisfy(isAbsent), isAllWritten(pattern)
        else { return nil }
        return text(origin, path, pattern.slash) + query + fragment
    }

    /// The host that a pattern's value makes; `nil` if the value makes none.
    func host(_ host: (hole: LinkLine.Hole, suffix: String)) -> String? {
        guard let parameter = host.hole.parameter, let texts = texts(parameter), texts.count == 1 else { return nil }
        return LinkOrigins.isName(texts[0].utf8) ? texts[0] + host.suffix : nil
    }

    /// The spellings of a value; `nil` if no URL can contain it.
    private func texts(_ parameter: Int) -> [String]? {
        values.indices.contains(parameter) ? values[parameter]?.all : []
    }

    /// Whether all values that a pattern does not mention are `nil` or empty lists.
    private func isAllWritten(_ pattern: LinkLine) -> Bool {
        let mentioned = pattern.holes.map(\.parameter) + pattern.wholeURL
        return values.indices.allSatisfy { mentioned.contains($0) || texts($0) == [] }
    }

    /// The encoded segments of a path; `nil` if they cannot express the values.
    private func segments(of path: [LinkLine.Segment]) -> [String]? {
        var segments: [String] = []
        // Optional segments, which are only written if a later segment is.
        var pending: [String?] = []
        for segment in path {
            var texts: [String?]
            switch segment {
            case .anything: continue
            case .literal(let text): texts = [text]
            case .text(let text):
                if let hole = text.loneHole, hole.absent != nil {
                    let own = spellings(hole)
                    texts = [own.flatMap { $0.count == 1 ? $0[0] : nil }]
                    if isAbsent(hole) {
                        pending += texts
                        continue
                    }
                } else {
                    texts = [written(text)]
                }
            case .rest(let hole):
                guard let further = isAbsent(hole) ? [] : further(hole) else { return nil }
                if further.isEmpty { continue }
                texts = further
            }
            let all = (pending + texts).compactMap(\.self)
            guard all.count == pending.count + texts.count else { return nil }
            segments += all.map { Self.encoded($0, in: .segment) }
            pending = []
        }
        return segments
    }

    /// Text with its values; `nil` if one of them is missing.
    private func written(_ text: LinkLine.Text) -> String? {
        let last = text.parts.lastIndex { !$0.isOptional || !isAbsent($0.hole) && !isEmpty($0.hole) }
        guard let last else { return text.trimmed(before: 0) }
        var written = text.prefix
        for (index, part) in text.parts[...last].enumerated() {
            guard let value = spellings(part.hole), value.count == 1 else { return nil }
            written += value[0]
            written += index == last && last + 1 < text.parts.count ? text.trimmed(before: last + 1) : part.suffix
        }
        return written
    }

    /// Whether a value is a string without characters, which is the rest of a path that has ended.
    private func isEmpty(_ hole: LinkLine.Hole) -> Bool {
        hole.repetition == .any && hole.parameter.map { texts($0) == [""] } ?? false
    }

    /// Splits a string at slashes, or returns the values of a list, as segments.
    private func further(_ hole: LinkLine.Hole) -> [String]? {
        guard let parameter = hole.parameter, values.indices.contains(parameter),
            case .one(let text) = values[parameter]
        else { return spellings(hole) }
        if text.isEmpty { return [] }
        // Split by scalars: a slash with a combining mark is a different character.
        return text.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
    }

    /// A query with each key and its value, or each of its values, unless it is omitted.
    private func written(_ items: [LinkLine.Item]) -> String? {
        var query = ""
        for item in items {
            let key = Self.encoded(item.key, in: .key)
            var texts: [String]
            switch item.value {
            case .literal(let text): texts = [text]
            case .text(let text):
                if let hole = text.loneHole {
                    if isAbsent(hole), !hole.isRequired { continue }
                    guard let all = spellings(hole), !all.isEmpty else { return nil }
                    texts = all
                } else {
                    guard let whole = written(text) else { return nil }
                    texts = [whole]
                }
            }
            for text in texts {
                query += (query.isEmpty ? "?" : "&") + key
                if case .literal("") = item.value { continue }
                query += "=" + Self.encoded(text, in: .value)
            }
        }
        return query
    }

    private func fragment(of pattern: LinkLine) -> String? {
        if let hash = pattern.hash {
            guard let path = segments(of: hash.path), let query = written(hash.query) else { return nil }
            return "#/" + path.joined(separator: "/") + query
        }
        func encoded(_ text: String) -> String {
            let written = Self.encoded(text, in: .fragment)
            // A slash at the start would make it a path.
            return "#" + (text.utf8.first == ASCII.slash ? "%2F" + written.dropFirst() : written)
        }
        switch pattern.fragment {
        case nil: return ""
        case .literal(let text): return encoded(text)
        case .text(let text):
            if let hole = text.loneHole {
                if isAbsent(hole), !hole.isRequired { return "" }
                return spellings(hole)?.first.map { "#" + Self.encoded($0, in: .fragment) }
            }
            return written(text).map(encoded)
        }
    }

    // MARK: - Values

    /// The spellings of a value, for dates the longest ones that the type's pattern accepts; `nil`
    /// if there are none.
    private func spellings(_ hole: LinkLine.Hole) -> [String]? {
        guard let parameter = hole.parameter, let texts = texts(parameter) else { return nil }
        guard hole.check.kind == .declared,
            case .pattern(let accepts, isDate: true) = reader.checks.types[hole.check.index]
        else { return texts }
        return texts.map { text in Spelling.shortened(text).first(where: accepts) ?? text }
    }

    /// Whether a value is the one that a URL omits.
    private func isAbsent(_ hole: LinkLine.Hole) -> Bool {
        guard let absent = hole.absent, let parameter = hole.parameter, let texts = texts(parameter) else {
            return false
        }
        return texts.count == absent.count && zip(texts, absent).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
    }

    // MARK: - The whole URL

    private func text(
        _ origin: (scheme: String, host: String?), _ path: [String], _ slash: LinkRules.TrailingSlash
    ) -> String {
        var path = path
        if origin.host == LinkOrigins.opaqueHost { return origin.scheme + ":" + path.joined(separator: "/") }
        let isSlashed = !path.isEmpty && (reader.rules.trailingSlash == .always || slash == .always)
        var start = (origin.host ?? "") + "/"
        if origin.host == nil, let first = path.first {
            // The first segment takes the position of a host, where a colon would start a port, and
            // `@` would end a user name.
            path[0] = first.unicodeScalars.map { $0 == ":" ? "%3A" : $0 == "@" ? "%40" : String($0) }.joined()
            if !reader.origins.isHost(path[0]) { start = "" }
        }
        return origin.scheme + "://" + start + path.joined(separator: "/") + (isSlashed ? "/" : "")
    }

    /// A part of a URL, with the characters that have no special meaning there.
    enum Part: String {
        case segment = ":@=&"
        case key = ":@/?"
        case value = "=:@/?"
        case fragment = "=&:@/?"
    }

    /// Percent-encodes all bytes except letters, digits, and characters without a special meaning
    /// in a part of a URL.
    static func encoded(_ text: String, in part: Part) -> String {
        var encoded: [UInt8] = []
        let digits = Array("0123456789ABCDEF".utf8)
        for byte in text.utf8 {
            if ASCII.isLetter(byte) || ASCII.isDigit(byte) || "-._~!$'()*+,;".utf8.contains(byte)
                || part.rawValue.utf8.contains(byte)
            {
                encoded.append(byte)
            } else {
                encoded += [ASCII.percent, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: encoded, as: UTF8.self)
    }
}
