/// Writes the URL of a node value with a pattern.
nonisolated struct LinkWriter {
    private let link: NodeValue
    private let table: LinkTable
    private var path: [String] = []
    private var queryAndFragment = ""

    /// Writes the URL; `nil` if the pattern cannot express all values.
    static func url(
        _ pattern: LinkPattern, _ link: NodeValue, _ origin: (scheme: String, host: String?), _ table: LinkTable
    ) -> String? {
        var writer = LinkWriter(link: link, table: table)
        guard writer.addPath(pattern.path), writer.addQuery(pattern.query), writer.addFragment(pattern.fragment),
            pattern.fixed.allSatisfy(writer.isAbsent), writer.isAllWritten(pattern)
        else { return nil }
        return writer.text(origin)
    }

    /// Whether all values that a pattern does not mention are `nil` or empty lists.
    private func isAllWritten(_ pattern: LinkPattern) -> Bool {
        let mentioned = pattern.holes.map(\.parameter)
        return (0..<link.count).allSatisfy { mentioned.contains($0) || link[$0].spellings == [] }
    }

    private init(link: NodeValue, table: LinkTable) {
        self.link = link
        self.table = table
    }

    private mutating func addPath(_ segments: [LinkPattern.Segment]) -> Bool {
        // Optional segments, which are only written if a later segment is.
        var pending: [String?] = []
        for segment in segments {
            var texts: [String?]
            switch segment {
            case .anything: continue
            case .literal(let text): texts = [text]
            case .value(let hole, let prefix, let suffix):
                let own = spellings(hole)
                texts = [own.flatMap { $0.count == 1 ? prefix + $0[0] + suffix : nil }]
                if isAbsent(hole) {
                    pending += texts
                    continue
                }
            case .rest(let hole):
                guard let further = isAbsent(hole) ? [] : further(hole) else { return false }
                if further.isEmpty { continue }
                texts = further
            }
            let all = (pending + texts).compactMap(\.self)
            guard all.count == pending.count + texts.count else { return false }
            path += all.map { Self.encoded($0, in: .segment) }
            pending = []
        }
        return true
    }

    /// Splits a string at slashes, or returns the values of a list, as segments.
    private func further(_ hole: LinkPattern.Hole) -> [String]? {
        guard let parameter = hole.parameter, case .string(let text) = link[parameter] else { return spellings(hole) }
        if text.isEmpty { return [] }
        // Split by scalars: a slash with a combining mark is a different character.
        return text.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
    }

    /// Adds each key with its value, or with each of its values, unless it is omitted.
    private mutating func addQuery(_ items: [LinkPattern.Item]) -> Bool {
        for item in items {
            let key = Self.encoded(item.key, in: .key)
            switch item.value {
            case .literal(let text): add(text.isEmpty ? key : key + "=" + Self.encoded(text, in: .value))
            case .hole(let hole):
                if isAbsent(hole) { continue }
                guard let texts = spellings(hole), !texts.isEmpty else { return false }
                for text in texts { add(key + "=" + Self.encoded(text, in: .value)) }
            }
        }
        return true
    }

    private mutating func add(_ item: String) { queryAndFragment += (queryAndFragment.isEmpty ? "?" : "&") + item }

    private mutating func addFragment(_ fragment: LinkPattern.Value?) -> Bool {
        switch fragment {
        case nil: return true
        case .literal(let text): queryAndFragment += "#" + Self.encoded(text, in: .fragment)
        case .hole(let hole):
            if isAbsent(hole) { return true }
            guard let text = spellings(hole)?.first else { return false }
            queryAndFragment += "#" + Self.encoded(text, in: .fragment)
        }
        return true
    }

    // MARK: - Values

    /// The spellings of a value, for dates the longest ones that the type's pattern accepts; `nil`
    /// if there are none.
    private func spellings(_ hole: LinkPattern.Hole) -> [String]? {
        guard let parameter = hole.parameter, let texts = link[parameter].spellings else { return nil }
        guard hole.check.kind == .declared,
            case .pattern(let automaton, isDate: true) = table.rows.pointee.checks.types[Int(hole.check.index)]
                .definition
        else { return texts }
        return texts.map { text in Spelling.shortened(text).first(where: automaton.accepts) ?? text }
    }

    /// Whether a value is the one that a URL omits.
    private func isAbsent(_ hole: LinkPattern.Hole) -> Bool {
        guard let absent = hole.absent, let parameter = hole.parameter, let texts = link[parameter].spellings else {
            return false
        }
        return texts.count == absent.count && zip(texts, absent).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
    }

    // MARK: - The whole URL

    private func text(_ origin: (scheme: String, host: String?)) -> String {
        var text = path.joined(separator: "/")
        if let host = origin.host {
            text = host + "/" + text
        } else if let first = path.first {
            // The first segment takes the position of a host, where a colon would start a port, and
            // `@` would end a user name.
            let rest = text.utf8.dropFirst(first.utf8.count)
            let segment = first.unicodeScalars.map { $0 == ":" ? "%3A" : $0 == "@" ? "%40" : String($0) }.joined()
            let isHost = table.rows.pointee.details.origins.isHost(segment)
            text = (isHost ? "/" : "") + segment + String(decoding: rest, as: UTF8.self)
        } else {
            text = "/"
        }
        if table.rows.pointee.rules.trailingSlash == .always, !path.isEmpty { text += "/" }
        return origin.scheme + "://" + text + queryAndFragment
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
