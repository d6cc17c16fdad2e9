package import NavLinks

/// URLs that are similar to the patterns of a graph: examples with small changes.
package struct RandomURLs {
    private let links: LinkAnalysis
    private var random: SplitMix
    private let examples: [[Unicode.Scalar]]
    private let hosts: [String]
    private static let pieces: [String] = [
        "/", "?", "#", "&", "=", "%", "%2F", "%00", "%C3%A9", "e%CC%81", "%c3", "%ED%A0%80", "é", "\u{85}", "\u{1}",
        "+", ":", "@",
        "..", ".", "%2e", "//", "0", "1", "-", "a", "Z", "true", "false", "new", "ORD-001", "007",
        "9223372036854775808",
        "https:", "http://", "2024-02-29", "2023-02-29T10:00:00Z", "1.5e3", "*", "{", " ", "%20", "\u{1F600}", "~", ";",
        "3F2504E0-4F89-11D3-9A0C-0305E82C3301", ":443", "q", "user@", "-1", "1e999", "--", "x=1&x=2", "#/", "@", "?h=1",
        "[", ":80", "%zz", "#/a?b=%zz",
        "]", "%5B", "f%5B%5D=a%2520b", "f[]=a%20b", "^", "|", "\"", "\\", "`",
    ]

    package init(_ links: LinkAnalysis, seed: UInt64) {
        self.links = links
        random = SplitMix(state: seed)
        var examples: [String] = []
        for pattern in links.patterns.indices {
            for build in links.origins.builds.indices {
                if let example = links.example(of: pattern, build: build) { examples.append(example) }
            }
        }
        hosts = links.origins.hosts
        self.examples = examples.map { Array($0.unicodeScalars) }
    }

    package mutating func next() -> String {
        guard !examples.isEmpty else { return "x://y" }
        var url = examples[number(examples.count)]
        if let carrier = examples.first(where: { $0.starts(with: "https://example.com/out?to=".unicodeScalars) }),
            number(10) == 0
        {
            // A link in a link, perhaps with the characters that would end it escaped.
            let isEscaped = number(2) == 0
            let inner = String(String.UnicodeScalarView(url)).unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
                let isSpecial = isEscaped && "%&#".unicodeScalars.contains(scalar)
                return isSpecial ? Array("%\(String(scalar.value, radix: 16))".unicodeScalars) : [scalar]
            }
            url = carrier.prefix { $0 != "=" } + ["="] + inner
        }
        for _ in 0..<number(4) { change(&url) }
        var text = String.UnicodeScalarView()
        // A URL has no line ends, because programs read one URL per line.
        text.append(contentsOf: url.filter { $0 != "\n" && $0 != "\r" })
        return String(text)
    }

    private mutating func number(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

    private mutating func change(_ url: inout [Unicode.Scalar]) {
        let place = number(url.count + 1)
        let piece = Array(Self.pieces[number(Self.pieces.count)].unicodeScalars)
        switch number(10) {
        case 8: changeHost(&url)
        case 0: url.insert(contentsOf: piece, at: place)
        case 1: url += piece
        case 2 where place < url.count: url.remove(at: place)
        case 3 where place < url.count: url[place] = piece[0]
        case 4 where place < url.count:
            // The same character as escapes.
            let text = UTF8.encode(url[place]).map { Array($0) } ?? []
            let escapes = text.map { byte in
                let digits = String(byte, radix: 16, uppercase: number(2) == 0)
                return "%" + (digits.count == 1 ? "0" : "") + digits
            }
            url.replaceSubrange(place...place, with: escapes.joined().unicodeScalars)
        case 5 where place < url.count:
            let flipped =
                url[place].properties.isUppercase
                ? url[place].properties.lowercaseMapping : url[place].properties.uppercaseMapping
            url.replaceSubrange(place...place, with: flipped.unicodeScalars)
        case 6:
            // Another value for a segment.
            let starts = url.indices.filter { url[$0] == "/" }
            guard let start = starts.last, start + 1 < url.count else { return }
            let end = url[(start + 1)...].firstIndex { $0 == "?" || $0 == "#" } ?? url.count
            url.replaceSubrange((start + 1)..<end, with: piece)
        case 7:
            let other = examples[number(examples.count)]
            let query = other.firstIndex(of: "?").map { Array(other[$0...]) } ?? Array("?a=b".unicodeScalars)
            url += query
        default:
            let other = examples[number(examples.count)]
            url = Array(url[..<min(place, url.count)]) + other[min(place, other.count)...]
        }
    }
}

extension RandomURLs {
    /// Replaces the host by a declared one, with random labels for a wildcard.
    private mutating func changeHost(_ url: inout [Unicode.Scalar]) {
        let slashes = url.indices.dropLast().first { url[$0] == "/" && url[$0 + 1] == "/" }
        guard let start = slashes.map({ $0 + 2 }), !hosts.isEmpty else { return }
        let end = url[start...].firstIndex { $0 == "/" || $0 == "?" || $0 == "#" } ?? url.count
        let labels = ["a.", "a.b.", "very.", "x.very.", "a_-1.b.c.", "", ".", "a..", "é.", "a.%62."]
        let host = hosts[number(hosts.count)]
        let name =
            host == "*"
            ? labels[number(labels.count)] + "x"
            : host.hasPrefix("*.") ? labels[number(labels.count)] + host.dropFirst(2) : host
        url.replaceSubrange(start..<end, with: name.unicodeScalars)
    }
}

/// A random number generator with a seed.
package struct SplitMix: RandomNumberGenerator {
    package var state: UInt64

    package init(state: UInt64) { self.state = state }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
