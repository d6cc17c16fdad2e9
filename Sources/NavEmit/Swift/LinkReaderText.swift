import NavGraph
import NavLinks

/// The part of the generated links that is the same for all graphs but for what they use: it takes a URL apart where
/// it lies in memory, and walks down the trie of the patterns.
struct LinkReaderText {
    private let model: SwiftModel
    private let table: LinkTrieTable
    private var p: String { model.prefix }
    private var settings: LinkSettings { model.graph.links }
    private var origins: OriginTable { model.links.origins }

    init(_ model: SwiftModel, _ table: LinkTrieTable) {
        self.model = model
        self.table = table
    }

    private var hasWildcards: Bool { origins.hosts.contains { $0.hasPrefix("*.") } }

    func write(to writer: inout SwiftWriter) {
        writer.blank()
        writer.doc(
            "A URL, taken apart where it lies in memory, and the pattern that it goes to.",
            "Nothing is allocated: segments with escapes are decoded on the stack.")
        writer.block("\(model.isolation)struct \(p)URL") { writer in
            writeProperties(&writer)
            writeReading(&writer)
            writeOrigin(&writer)
            writeSegments(&writer)
            writeWalk(&writer)
            writeJudging(&writer)
            writeItems(&writer)
            writeParts(&writer)
        }
    }

    private func writeProperties(_ writer: inout SwiftWriter) {
        writer.code(
            """
            private let bytes: UnsafeBufferPointer<UInt8>
            private let tables = \(p)LinkTable.numbers
            private let segments: UnsafeMutableBufferPointer<UnsafeBufferPointer<UInt8>>
            private var count = 0
            /// Where the path ends, and the query behind it.
            private var pathEnd = 0
            private var queryEnd = 0
            private var hasEscapes = false
            private let build: Int
            /// Scheme and host, by their number.
            private var origin = 0
            private var best: Int32 = -1
            private var bestRank: Int32 = .max
            """)
        if model.hasRewrites { writer.line("private var pathStart = 0") }
    }

    // MARK: - The whole

    private func writeReading(_ writer: inout SwiftWriter) {
        let depth = max(table.depth, table.hasRest ? 32 : 1)
        let redirects = model.hasRewrites ? ", redirects: 0" : ""
        writer.code(
            """

            /// The link that a URL is.
            static func link(_ text: String, build: Int) -> \(p)Link? {
                var link: \(p)Link?
                if text.utf8.withContiguousStorageIfAvailable({ read($0, build\(redirects), &link) }) == nil {
                    // Text that another language keeps in a way of its own.
                    var own = text
                    own.withUTF8 { read($0, build\(redirects), &link) }
                }
                return link
            }

            """)
        let parameters =
            ["_ bytes: UnsafeBufferPointer<UInt8>", "_ build: Int"]
            + (model.hasRewrites ? ["redirects: Int"] : []) + ["_ link: inout \(p)Link?"]
        writer.list("private static func read(", parameters, ") {", closing: .apart)
        if table.hasRest {
            writer.code(
                """
                    // As many segments as there can be, where there are more than usual.
                    let slashes = bytes.count < \(2 * depth) ? 0 : bytes.reduce(0) { $0 + ($1 == 0x2F ? 1 : 0) }
                    let capacity = max(\(depth), slashes + 1)
                """)
        }
        let find = "url.find(\(model.hasRewrites ? "redirects, " : "")&link)"
        writer.code(
            """
                guard bytes.count <= \(model.hasRewrites ? "(redirects > 0 ? .max : \(settings.maxLength))" : "\(settings.maxLength)") else { return }
                withUnsafeTemporaryAllocation(
                    of: UnsafeBufferPointer<UInt8>.self, capacity: \(table.hasRest ? "capacity" : "\(depth)")
                ) { segments in
                    var url = \(p)URL(bytes: bytes, segments: segments, build: build)
                    guard url.readOrigin() else { return }
                    guard url.hasEscapes else { return \(find) }
                    withUnsafeTemporaryAllocation(byteCount: url.pathEnd, alignment: 1) { memory in
                        if url.decodeSegments(into: memory) { \(find) }
                    }
                }
            }

            private init(
                bytes: UnsafeBufferPointer<UInt8>,
                segments: UnsafeMutableBufferPointer<UnsafeBufferPointer<UInt8>>, build: Int
            ) {
                self.bytes = bytes
                self.segments = segments
                self.build = build
            }

            """)
        if model.hasRewrites {
            writeRewriting(&writer)
        } else {
            writer.code(
                """
                private mutating func find(_ link: inout \(p)Link?) {
                    walk(from: 0, at: 0)
                    if best >= 0 { link = \(p)LinkTable.link(Int(best), self) }
                }

                """)
        }
    }

    private func writeRewriting(_ writer: inout SwiftWriter) {
        writer.code(
            """
            private mutating func find(_ redirects: Int, _ link: inout \(p)Link?) {
                walk(from: 0, at: 0)
                guard best >= 0 else { return }
                link = \(p)LinkTable.link(Int(best), self)
                // An old path: what it has become is read in its place.
                guard link == nil, redirects < \(model.rewriteCount),
                    let path = \(p)LinkTable.rewrittenPath(Int(best), self)
                else { return }
                let text = Array(bytes[..<pathStart]) + Array(path.utf8) + Array(bytes[pathEnd...])
                text.withUnsafeBufferPointer { \(p)URL.read($0, build, redirects: redirects + 1, &link) }
            }

            """)
    }

    // MARK: - Scheme and host

    private func writeOrigin(_ writer: inout SwiftWriter) {
        let web = origins.schemes.indices.filter { isWeb(origins.schemes[$0]) && !origins.hosts.isEmpty }
        let custom = origins.schemes.indices.filter { !isWeb(origins.schemes[$0]) }
        writer.line("private mutating func readOrigin() -> Bool {")
        writer.indented { writer in
            for scheme in custom { writeScheme(scheme, "readCustom", &writer) }
            for scheme in web { writeScheme(scheme, "readWeb", &writer) }
            writer.line("return false")
        }
        writer.line("}")
        writer.blank()
        if !custom.isEmpty { writeCustom(&writer) }
        if !web.isEmpty { writeWeb(&writer) }
        if !origins.hosts.isEmpty { writeHost(&writer) }
        writer.code(
            """
            /// Whether a text in lower case stands at a place, whatever the case of its letters there. The bit by which
            /// letters differ in case is set in all else that schemes and hosts are made of; no control has it or the next.
            @inline(__always)
            private func has(_ text: StaticString, at place: Int) -> Bool {
                guard place + text.utf8CodeUnitCount <= bytes.count, let base = bytes.baseAddress else { return false }
                let there = UnsafeRawPointer(base + place)
                let own = UnsafeRawPointer(text.utf8Start)
                var offset = 0
                while offset + 8 <= text.utf8CodeUnitCount {
                    let word = there.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                    guard
                        word | 0x2020_2020_2020_2020
                            == own.loadUnaligned(fromByteOffset: offset, as: UInt64.self),
                        (word | word << 1) & 0x4040_4040_4040_4040 == 0x4040_4040_4040_4040
                    else { return false }
                    offset += 8
                }
                while offset < text.utf8CodeUnitCount {
                    let byte = there.load(fromByteOffset: offset, as: UInt8.self)
                    let wanted = own.load(fromByteOffset: offset, as: UInt8.self)
                    guard byte >= 0x20, byte | 0x20 == wanted else { return false }
                    offset += 1
                }
                return true
            }

            """)
    }

    private func isWeb(_ scheme: String) -> Bool { scheme == "https" || scheme == "http" }

    private func writeScheme(_ number: Int, _ function: String, _ writer: inout SwiftWriter) {
        let name = origins.schemes[number]
        let builds = origins.builds.indices.filter { model.links.readsScheme(number, build: $0) }
        guard !builds.isEmpty else { return }
        let condition =
            builds.count == origins.builds.count
            ? "" : ", " + builds.map { "build == \($0)" }.joined(separator: " || ")
        let web = isWeb(name) ? ", port: \"\(name == "https" ? ":443" : ":80")\"" : ""
        let piece = number * (origins.hosts.count + 1)
        writer.line(
            "if has(\"\(name):\", at: 0)\(condition) { return \(function)(\(piece), \(name.utf8.count + 1)\(web)) }")
    }

    private func writeCustom(_ writer: inout SwiftWriter) {
        writer.code(
            """
            /// Of a scheme of the app's own: what stands in the place of a host is the first segment, unless it is a host.
            private mutating func readCustom(_ scheme: Int, _ start: Int) -> Bool {
                origin = scheme
                guard start < bytes.count else { return readPath(from: start, isOpen: false) }
                guard has("//", at: start) else {
                    switch bytes[start] {
                    case 0x2F: return readPath(from: start + 1, isOpen: false)
                    // ? and #
                    case 0x3F, 0x23: return readPath(from: start, isOpen: false)
                    default: return false
                    }
                }
                let first = start + 2
            """)
        writer.indented { writer in
            if origins.hosts.isEmpty {
                writer.line("return readAuthority(first)")
            } else {
                writer.code(
                    """
                    if let (host, end) = exactHost(first) {
                        origin += host + 1
                        return readPath(after: end)
                    }
                    \(hasWildcards ? Self.wildAuthority : "")return readAuthority(first)
                    """)
            }
        }
        writer.code(
            """
            }

            /// An authority that is the first segment, or empty.
            private mutating func readAuthority(_ first: Int) -> Bool {
                guard first < bytes.count else { return readPath(from: first, isOpen: false) }
                if bytes[first] == 0x2F { return readPath(from: first + 1, isOpen: false) }
                if bytes[first] == 0x3F || bytes[first] == 0x23 { return readPath(from: first, isOpen: false) }
                return readPath(from: first, isOpen: true)
            }

            """)
    }

    private func writeWeb(_ writer: inout SwiftWriter) {
        writer.code(
            """
            private mutating func readWeb(_ scheme: Int, _ start: Int, port: StaticString) -> Bool {
                guard has("//", at: start) else { return false }
                if let (host, end) = exactHost(start + 2) {
                    origin = scheme + host + 1
                    return readPath(after: end)
                }
                let end = endOfAuthority(start + 2)
                var hostEnd = end
                let length = port.utf8CodeUnitCount
                if end - length > start + 2, has(port, at: end - length) { hostEnd = end - length }
                guard let host = host(start + 2, hostEnd) else { return false }
                origin = scheme + host + 1
                return readPath(after: end)
            }

            """)
    }

    private static let wildAuthority = """
        let end = endOfAuthority(first)
        if let host = host(first, end) {
            origin += host + 1
            return readPath(after: end)
        }

        """

    private func writeHost(_ writer: inout SwiftWriter) {
        writer.line("/// A host without any `*`, and where it ends.")
        writer.line("private func exactHost(_ start: Int) -> (host: Int, end: Int)? {")
        writer.indented { writer in
            for host in origins.hosts.indices where !origins.hosts[host].hasPrefix("*.") {
                let name = origins.hosts[host]
                writer.line(
                    "if has(\(SwiftNames.literal(name)), at: start), isEnd(start + \(name.utf8.count)) { return (\(host), start + \(name.utf8.count)) }"
                )
            }
            writer.line("return nil")
        }
        writer.code(
            """
            }

            private func isEnd(_ place: Int) -> Bool {
                place == bytes.count || bytes[place] == 0x2F || bytes[place] == 0x3F || bytes[place] == 0x23
            }

            """)
        writer.code(
            """
            private func endOfAuthority(_ start: Int) -> Int {
                var end = start
                while end < bytes.count, bytes[end] != 0x2F, bytes[end] != 0x3F, bytes[end] != 0x23 { end += 1 }
                return end
            }

            private mutating func readPath(after authority: Int) -> Bool {
                let hasSlash = authority < bytes.count && bytes[authority] == 0x2F
                return readPath(from: hasSlash ? authority + 1 : authority, isOpen: false)
            }

            /// The number of a host.
            private func host(_ start: Int, _ end: Int) -> Int? {
                switch end - start {
            """)
        let exact = origins.hosts.indices.filter { !origins.hosts[$0].hasPrefix("*.") }
        let lengths = Set(exact.map { origins.hosts[$0].utf8.count }).sorted()
        writer.indented { writer in
            for length in lengths {
                writer.line("case \(length):")
                writer.indented { writer in
                    for host in exact where origins.hosts[host].utf8.count == length {
                        writer.line("if has(\(SwiftNames.literal(origins.hosts[host])), at: start) { return \(host) }")
                    }
                }
            }
            writer.line("default: break")
            writer.line("}")
            if hasWildcards {
                writer.code(
                    """
                    // Any one label, then a dot.
                    var dot = start
                    while dot < end, bytes[dot] != 0x2E {
                        // A port, or user information.
                        if bytes[dot] == 0x3A || bytes[dot] == 0x40 { return nil }
                        dot += 1
                    }
                    guard dot > start else { return nil }
                    """)
                for host in origins.hosts.indices where origins.hosts[host].hasPrefix("*.") {
                    let domain = String(origins.hosts[host].dropFirst())
                    writer.line(
                        "if end - dot == \(domain.utf8.count), has(\(SwiftNames.literal(domain)), at: dot) { return \(host) }"
                    )
                }
            }
            writer.line("return nil")
        }
        writer.line("}")
        writer.blank()
    }

    // MARK: - The path

    private func writeSegments(_ writer: inout SwiftWriter) {
        let slash: String =
            switch settings.trailingSlash {
            case .either: ""
            case .never: "if endsWithSlash { return false }\n"
            case .always: "if count > 0, !endsWithSlash { return false }\n"
            }
        writer.code(
            """
            /// Cuts the path into its segments. What is open starts with a segment that stands in the place of a host.
            private mutating func readPath(from first: Int, isOpen: Bool) -> Bool {
            """)
        if model.hasRewrites { writer.indented { $0.code(Self.pathStart) } }
        writer.code(
            """
                var start = first
                var place = first
                \(slash.isEmpty ? "" : "var endsWithSlash = false\n")let end = bytes.count
                guard let base = bytes.baseAddress else { return false }
                while true {
                    var byte: UInt8 = 0
                    while true {
                        place += Self.plainBytes(base + place, end - place)
                        guard place < end else { break }
                        byte = base[place]
                        if byte == 0x2F || byte == 0x3F || byte == 0x23 { break }
                        if byte < 0x20 || byte == 0x7F { return false }
                        if byte == 0x25 { hasEscapes = true }
                        if byte == 0xC2, place + 1 < end, base[place + 1] < 0xA0 { return false }
                        place += 1
                    }
                    let isLast = place == end || byte != 0x2F
                    if place == start {
                        // Nothing may follow an empty segment, and nothing precede it but a slash.
                        guard isLast else { return false }
                        \(slash.isEmpty ? "" : "endsWithSlash = count > 0 && start > 0 && base[start - 1] == 0x2F\n")break
                    }
                    guard count < segments.count else { return false }
                    let segment = UnsafeBufferPointer(start: base + start, count: place - start)
                    if base[start] == 0x2E, isDots(segment) { return false }
                    // A port, or user information.
                    if isOpen, count == 0, segment.contains(0x3A) || segment.contains(0x40) { return false }
                    segments[count] = segment
                    count += 1
                    if isLast { break }
                    place += 1
                    start = place
                }
                pathEnd = place
                queryEnd = place
                \(slash)return place == end || readRest(from: place)
            }

            /// How many bytes from a place on are letters, digits or others that mean nothing in a path: eight at a time.
            @inline(__always)
            private static func plainBytes(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int {
                var place = 0
                while place + 8 <= count {
                    let word = UnsafeRawPointer(start).loadUnaligned(fromByteOffset: place, as: UInt64.self)
                    let question = word ^ 0x3F3F_3F3F_3F3F_3F3F
                    let below0 = (word &- 0x3030_3030_3030_3030) & ~word
                    let isQuestion = (question &- 0x0101_0101_0101_0101) & ~question
                    let aboveTilde = (word &+ 0x0101_0101_0101_0101) | word
                    let special = below0 | isQuestion | aboveTilde
                    let marks = special & 0x8080_8080_8080_8080
                    if marks != 0 { return place + marks.trailingZeroBitCount / 8 }
                    place += 8
                }
                while place < count, start[place] >= 0x30, start[place] < 0x7F, start[place] != 0x3F { place += 1 }
                return place
            }

            private func isDots(_ segment: UnsafeBufferPointer<UInt8>) -> Bool {
                segment.count == 1 || (segment.count == 2 && segment[1] == 0x2E)
            }

            /// Looks through query and fragment.
            private mutating func readRest(from start: Int) -> Bool {
                var place = start
                var hash = bytes.count
                while place < bytes.count {
                    let byte = bytes[place]
                    if byte < 0x20 || byte == 0x7F { return false }
                    if byte == 0xC2, place + 1 < bytes.count, bytes[place + 1] < 0xA0 { return false }
                    if byte == 0x23, hash == bytes.count { hash = place }
                    place += 1
                }
                queryEnd = hash
                return true
            }

            /// Replaces segments that have escapes by what they mean.
            private mutating func decodeSegments(into memory: UnsafeMutableRawBufferPointer) -> Bool {
                var used = 0
                for place in 0..<count where segments[place].contains(0x25) {
                    let free = UnsafeMutableRawBufferPointer(rebasing: memory[used...])
                    guard let text = \(p)URLText.decode(segments[place], into: free) else { return false }
                    used += text.count
                    guard !text.isEmpty, \(p)URLText.isText(text) else { return false }
                    for (index, byte) in text.enumerated() {
                        if byte < 0x20 || byte == 0x7F { return false }
                        if byte == 0xC2, text[index + 1] < 0xA0 { return false }
                    }
                    if text[0] == 0x2E, isDots(text) { return false }
                    segments[place] = text
                }
                return true
            }

            """)
    }

    /// Where the path starts, its slash included. In `shop://` the slashes are none of the path.
    private static let pathStart = """
        let hasSlash =
            !isOpen && first > 0 && bytes[first - 1] == 0x2F
            && !(first >= 3 && bytes[first - 2] == 0x2F && bytes[first - 3] == 0x3A)
        pathStart = hasSlash ? first - 1 : first

        """

    private func writeWalk(_ writer: inout SwiftWriter) {
        writer.code(
            """
            /// Goes down the trie, and keeps the best pattern that it comes to: the more specific ways come first, and a
            /// way that leads to nothing better is not taken.
            private mutating func walk(from first: Int, at place: Int) {
                var node = first
                var place = place
                while place < count {
                    let row = node * 7
                    let literal = child(of: row, place)
                    let ways = Int(tables.nodes[row + 2])..<Int(tables.nodes[row + 3])
                    if ways.isEmpty {
                        guard literal >= 0 else { return }
                        node = literal
                        place += 1
                        continue
                    }
                    if literal >= 0 { walk(from: literal, at: place + 1) }
                    for way in ways { follow(way * 3, at: place) }
                    return
                }
                judge(endsOf: node)
            }

            private mutating func follow(_ way: Int, at place: Int) {
                let child = Int(tables.ways[way + 1])
                guard tables.nodes[child * 7 + 6] < bestRank else { return }
                let check = tables.ways[way]
            """)
        writer.indented { writer in
            if table.hasRest {
                writer.code(
                    """
                    if tables.ways[way + 2] == 0 {
                        guard \(p)LinkTable.accepts(check, self[place]) else { return }
                        walk(from: child, at: place + 1)
                    } else if (place..<count).allSatisfy({ \(p)LinkTable.accepts(check, self[$0]) }) {
                        judge(endsOf: child)
                    }
                    """)
            } else {
                writer.code(
                    """
                    guard \(p)LinkTable.accepts(check, self[place]) else { return }
                    walk(from: child, at: place + 1)
                    """)
            }
        }
        let fold =
            table.isFolded
            ? """
            // Letters compare without case.
            let first = Self.folded(words.first)
            let last = Self.folded(words.last)
            """
            : """
            let first = words.first
            let last = words.last
            """
        writer.code(
            """
            }

            /// The node to which a segment leads as it stands: a hash table of the first and last eight bytes.
            private func child(of row: Int, _ place: Int) -> Int {
                let mask = Int(tables.nodes[row + 1])
                guard mask >= 0 else { return -1 }
                let start = Int(tables.nodes[row])
                let segment = segments[place]
                let words = Self.words(segment)
            """)
        writer.indented { writer in
            writer.code(fold)
            writer.code(
                """
                let mix = (first ^ (last << 1) ^ UInt64(segment.count)) &* 0x9E37_79B9_7F4A_7C15
                var slot = Int(mix >> 40) & mask
                while true {
                    let row = start + slot
                    let length = Int(tables.slots[row * 3])
                    if length < 0 { return -1 }
                    if length == segment.count, tables.words[row * 2] == first,
                        tables.words[row * 2 + 1] == last\(table.longTexts.isEmpty ? "" : ", length <= 16 || isLong(segment, row)")
                    {
                        return Int(tables.slots[row * 3 + 1])
                    }
                    if mask == 0 { return -1 }
                    slot = (slot + 1) & mask
                    if slot == Int(mix >> 40) & mask { return -1 }
                }
                """)
        }
        writer.code(
            """
            }

            private static func words(_ text: UnsafeBufferPointer<UInt8>) -> (first: UInt64, last: UInt64) {
                let count = text.count
                guard let base = text.baseAddress, count > 0 else { return (0, 0) }
                let raw = UnsafeRawPointer(base)
                if count >= 8 {
                    return (
                        raw.loadUnaligned(as: UInt64.self),
                        raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
                    )
                }
                if count >= 4 {
                    let first = raw.loadUnaligned(as: UInt32.self)
                    let last = raw.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
                    return (UInt64(first) | UInt64(last) << 32, 0)
                }
                let middle = UInt64(text[count / 2]) << 8
                return (UInt64(text[0]) | middle | UInt64(text[count - 1]) << 16, 0)
            }

            """)
        if table.isFolded {
            writer.code(
                """
                /// With the capital letters of ASCII made small, eight at a time.
                private static func folded(_ word: UInt64) -> UInt64 {
                    let low = word & 0x7F7F_7F7F_7F7F_7F7F
                    let fromA = low &+ 0x3F3F_3F3F_3F3F_3F3F
                    let beyondZ = low &+ 0x2525_2525_2525_2525
                    return word | ((fromA ^ beyondZ) & ~word & 0x8080_8080_8080_8080) >> 2
                }

                """)
        }
        guard !table.longTexts.isEmpty else { return }
        let byte = table.isFolded ? "($0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0)" : "$0"
        writer.code(
            """
            private func isLong(_ segment: UnsafeBufferPointer<UInt8>, _ row: Int) -> Bool {
                let text = \(p)LinkTable.longTexts[Int(tables.slots[row * 3 + 2])]
                return segment\(table.isFolded ? ".lazy.map { \(byte) }" : "").elementsEqual(text.utf8)
            }

            """)
    }

    // MARK: - What lies beyond the path

    private func writeJudging(_ writer: inout SwiftWriter) {
        writer.code(
            """
            private mutating func judge(endsOf node: Int) {
                for end in tables.nodes[node * 7 + 4]..<tables.nodes[node * 7 + 5] {
                    let pattern = Int(tables.ends[Int(end)])
                    let rank = tables.patterns[pattern * 6]
                    if rank < bestRank, matchesBeyondPath(pattern * 6) {
                        best = Int32(pattern)
                        bestRank = rank
                    }
                }
            }

            private func matchesBeyondPath(_ row: Int) -> Bool {
                let rule = Int(tables.patterns[row + 1])
                guard \(p)LinkTable.allows(origin, rule, build) else { return false }
            """)
        writer.indented { writer in
            if table.hasQuery {
                writer.code(
                    """
                    let items = Int(tables.patterns[row + 2])..<Int(tables.patterns[row + 3])
                    for item in items where !matches(item * 5) { return false }
                    """)
            }
            if table.rejectsUnknown {
                writer.line("if tables.patterns[row + 5] == 1, !hasOnlyKeys(of: items) { return false }")
            }
            if table.hasFragment {
                writer.code(
                    """
                    let item = Int(tables.patterns[row + 4])
                    if item >= 0 {
                        guard let fragment else { return tables.items[item * 5 + 2] == 0 }
                        guard \(p)LinkTable.accepts(tables.items[item * 5 + 1], fragment) else { return false }
                    }
                    """)
            }
            writer.line("return true")
        }
        writer.line("}")
        writer.blank()
    }

    private func writeItems(_ writer: inout SwiftWriter) {
        guard table.hasQuery || table.hasFragment else { return }
        if table.hasQuery {
            writer.code(
                """
                /// Whether an item of a pattern is as it should be: there where it must be, and each value that counts.
                private func matches(_ row: Int) -> Bool {
                    if queryEnd <= pathEnd + 1 { return tables.items[row + 2] == 0 }
                    let key = tables.keys[Int(tables.items[row])]
                    var place = query.lowerBound
                    var isThere = false
                    while let item = next(&place) {
                        guard isKey(item.key, key) else { continue }
                        isThere = true
                        if item.value.isBare {
                            if tables.items[row + 4] == 0 { return false }
                        } else if !\(p)LinkTable.accepts(tables.items[row + 1], item.value) {
                            return false
                        }
                        // Of a value that is no list, the first counts.
                        if tables.items[row + 3] == 0 { return true }
                    }
                    return isThere || tables.items[row + 2] == 0
                }

                """)
        }
        if table.rejectsUnknown {
            writer.code(
                """
                private func hasOnlyKeys(of items: Range<Int>) -> Bool {
                    var place = query.lowerBound
                    while let item = next(&place) {
                        let isKnown = items.contains {
                            isKey(item.key, tables.keys[Int(tables.items[$0 * 5])])
                        }
                        guard isKnown else { return false }
                    }
                    return true
                }

                """)
        }
        if table.hasQuery {
            writer.code(
                """
                private var query: Range<Int> {
                    guard pathEnd < bytes.count, bytes[pathEnd] == 0x3F else { return pathEnd..<pathEnd }
                    return (pathEnd + 1)..<queryEnd
                }

                /// The next item of the query that is not empty.
                private func next(_ place: inout Int) -> (key: Range<Int>, value: \(p)URLText)? {
                    let end = queryEnd
                    while place < end, bytes[place] == 0x26 { place += 1 }
                    guard place < end else { return nil }
                    let start = place
                    var equals: Int?
                    var hasEscapes = false
                    while place < end, bytes[place] != 0x26 {
                        if bytes[place] == 0x3D, equals == nil { equals = place }
                        if bytes[place] == 0x25 { hasEscapes = true }
                        place += 1
                    }
                    let value = UnsafeBufferPointer(rebasing: bytes[((equals ?? place - 1) + 1)..<place])
                    return (
                        start..<(equals ?? place),
                        \(p)URLText(value, hasEscapes: hasEscapes, isBare: equals == nil)
                    )
                }

                private func isKey(_ range: Range<Int>, _ key: StaticString) -> Bool {
                    let there = UnsafeBufferPointer(rebasing: bytes[range])
                    let own = UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount)
                    if there.elementsEqual(own) { return true }
                    guard there.contains(0x25) else { return false }
                    return \(p)URLText(there, hasEscapes: true).withBytes { $0.elementsEqual(own) } ?? false
                }

                """)
        }
    }

    /// What links are made from.
    private func writeParts(_ writer: inout SwiftWriter) {
        writer.code(
            """
            /// A segment, by its place.
            subscript(place: Int) -> \(p)URLText { \(p)URLText(segments[place]) }

            """)
        if model.hasOptionalSegments {
            writer.code(
                """
                /// A segment that may be absent.
                func optional(_ place: Int) -> \(p)URLText? { place < count ? self[place] : nil }

                """)
        }
        if table.hasRest {
            writer.code(
                """
                /// The segments from a place on.
                func rest(_ place: Int) -> [\(p)URLText] { place < count ? (place..<count).map { self[$0] } : [] }

                """)
        }
        if table.hasQuery {
            writer.code(
                """
                /// The first value of a query item.
                subscript(key: StaticString) -> \(p)URLText? {
                    if queryEnd <= pathEnd + 1 { return nil }
                    var place = query.lowerBound
                    while let item = next(&place) {
                        if isKey(item.key, key) { return item.value }
                    }
                    return nil
                }

                """)
        }
        if model.hasListItems {
            writer.code(
                """
                /// All values of a query item.
                func all(_ key: StaticString) -> [\(p)URLText] {
                    var values: [\(p)URLText] = []
                    var place = query.lowerBound
                    while let item = next(&place) {
                        if isKey(item.key, key) { values.append(item.value) }
                    }
                    return values
                }

                """)
        }
        if model.hasRequiredItems {
            writer.code(
                """
                /// The first value of a query item that is there.
                func required(_ key: StaticString) -> \(p)URLText { self[key] ?? \(p)URLText(.init(start: nil, count: 0)) }

                """)
        }
        if model.hasRequiredFragment {
            writer.code(
                """
                /// The fragment where there is one.
                var requiredFragment: \(p)URLText { fragment ?? \(p)URLText(.init(start: nil, count: 0)) }

                """)
        }
        if table.hasFragment {
            writer.code(
                """
                var fragment: \(p)URLText? {
                    guard queryEnd < bytes.count else { return nil }
                    let text = UnsafeBufferPointer(rebasing: bytes[(queryEnd + 1)...])
                    return \(p)URLText(text, hasEscapes: text.contains(0x25))
                }
                """)
        }
    }
}
