import NavGraph
import NavLinks

/// How generated links read the scheme and the host of a URL. Whole words are compared, with letters made small by
/// setting the one bit in which they differ from capital ones.
struct LinkOriginText {
    private let model: SwiftModel
    private var origins: OriginTable { model.links.origins }

    init(_ model: SwiftModel) {
        self.model = model
    }

    func write(to writer: inout SwiftWriter) {
        let web = origins.schemes.indices.filter { isWeb(origins.schemes[$0]) && !origins.hosts.isEmpty }
        let custom = origins.schemes.indices.filter { !isWeb(origins.schemes[$0]) }
        let p = model.prefix
        writer.blank()
        writer.doc("The scheme and host of a URL, by number, and where its path starts.")
        writer.block("\(model.isolation)struct \(p)Origin") { writer in
            writer.code(
                """
                let number: Int
                let path: Int
                /// Whether the first segment is in the place of a host.
                var isOpen = false

                static func read(_ bytes: \(p)Bytes, build: Int) -> \(p)Origin? {
                """)
            writer.indented { writer in
                for scheme in custom { writeScheme(scheme, "custom", &writer) }
                for scheme in web { writeScheme(scheme, "web", &writer) }
                writer.line("return nil")
            }
            writer.line("}")
            writer.blank()
            if model.hasRewrites { writePathStart(&writer) }
            if !custom.isEmpty { writeCustom(&writer) }
            if !web.isEmpty { writeWeb(&writer) }
            if !origins.hosts.isEmpty { writeHost(&writer) }
        }
    }

    private func isWeb(_ scheme: String) -> Bool { scheme == "https" || scheme == "http" }

    /// That a text in small letters stands at a place, whatever the case of its letters there.
    private func stands(_ text: String, at place: String) -> String {
        let bytes = Array(text.utf8)
        let starts = bytes.count <= 8 ? [0] : Array(stride(from: 0, to: bytes.count - 8, by: 8)) + [bytes.count - 8]
        return starts.map { start in
            var word: UInt64 = 0
            var letters: UInt64 = 0
            let count = min(bytes.count, 8)
            for (index, byte) in bytes[start..<(start + count)].enumerated() {
                word |= UInt64(byte) << UInt64(8 * index)
                if (0x61...0x7A).contains(byte) { letters |= 0x20 << UInt64(8 * index) }
            }
            let mask = count < 8 ? " & " + SwiftNames.hexadecimal(~(~0 << UInt64(8 * count))) : ""
            let fold = letters == 0 ? "" : " | " + SwiftNames.hexadecimal(letters)
            let offset = start == 0 ? place : place == "0" ? "\(start)" : "\(place) + \(start)"
            return "bytes.word(\(offset))\(mask)\(fold) == \(SwiftNames.hexadecimal(word))"
        }.listed
    }

    private func writeScheme(_ number: Int, _ function: String, _ writer: inout SwiftWriter) {
        let name = origins.schemes[number]
        let builds = origins.builds.indices.filter { model.links.readsScheme(number, build: $0) }
        guard !builds.isEmpty else { return }
        let condition =
            builds.count == origins.builds.count
            ? "" : ", " + builds.map { "build == \($0)" }.joined(separator: " || ")
        let port = isWeb(name) ? name == "https" ? ", port: \":443\"" : ", port: \":80\"" : ""
        let piece = number * (origins.hosts.count + 1)
        writer.line("// \(name):")
        writer.line(
            "if \(stands(name + ":", at: "0"))\(condition) { return \(function)(bytes, \(piece), \(name.utf8.count + 1)\(port)) }"
        )
    }

    private func writePathStart(_ writer: inout SwiftWriter) {
        writer.code(
            """
            /// Where the path starts, with its slash. The slashes in `shop://` are not part of the path.
            func pathStart(_ bytes: \(model.prefix)Bytes) -> Int {
                if isOpen || bytes[path - 1] != 0x2F { return path }
                return bytes[path - 2] == 0x2F && bytes[path - 3] == 0x3A ? path : path - 1
            }

            """)
    }

    private func writeCustom(_ writer: inout SwiftWriter) {
        let p = model.prefix
        writer.code(
            """
            /// Reads a scheme of the app's own: what is in the place of a host is the first segment, unless it is a host.
            private static func custom(_ bytes: \(p)Bytes, _ scheme: Int, _ start: Int) -> \(p)Origin? {
                guard bytes.isAuthority(start) else {
                    if bytes.isEnd(start) { return \(p)Origin(number: scheme, path: bytes.afterSlash(start)) }
                    return nil
                }
                let first = start + 2
            """)
        writer.indented { writer in
            if !origins.hosts.isEmpty {
                writer.code(
                    """
                    if let (host, end) = host(bytes, first) {
                        return \(p)Origin(number: scheme + host + 1, path: bytes.afterSlash(end))
                    }
                    """)
            }
            writer.code(
                """
                // An empty authority, or the first segment.
                if bytes.isEnd(first) { return \(p)Origin(number: scheme, path: bytes.afterSlash(first)) }
                return \(p)Origin(number: scheme, path: first, isOpen: true)
                """)
        }
        writer.line("}")
        writer.blank()
    }

    private func writeWeb(_ writer: inout SwiftWriter) {
        let p = model.prefix
        writer.list(
            "private static func web(",
            ["_ bytes: \(p)Bytes", "_ scheme: Int", "_ start: Int", "port: StaticString"],
            ") -> \(p)Origin? {", closing: .apart)
        writer.code(
            """
                guard bytes.isAuthority(start), let (host, end) = host(bytes, start + 2, port: port) else { return nil }
                return \(p)Origin(number: scheme + host + 1, path: bytes.afterSlash(end))
            }

            """)
    }

    private func writeHost(_ writer: inout SwiftWriter) {
        let p = model.prefix
        writer.doc("The number of a host and where it ends, if nothing but the port of its scheme follows it.")
        writer.list(
            "private static func host(", ["_ bytes: \(p)Bytes", "_ start: Int", "port: StaticString = \"\""],
            ") -> (host: Int, end: Int)? {", closing: .apart)
        writer.indented { writer in
            for host in origins.hosts.indices where !origins.hosts[host].hasPrefix("*.") { writeHost(host, &writer) }
            writeWildcards(&writer)
            writer.line("return nil")
        }
        writer.code(
            """
            }

            /// Where a host ends, with its port if it has one.
            @inline(__always)
            private static func end(_ bytes: \(p)Bytes, _ place: Int, _ port: StaticString) -> Int? {
                bytes.isEnd(place) ? place : endOfPort(bytes, place, port)
            }

            @inline(never)
            private static func endOfPort(_ bytes: \(p)Bytes, _ place: Int, _ port: StaticString) -> Int? {
                let end = place + port.utf8CodeUnitCount
                guard end <= bytes.end, bytes.isEnd(end) else { return nil }
                for offset in 0..<port.utf8CodeUnitCount where bytes[place + offset] != port.utf8Start[offset] {
                    return nil
                }
                return end
            }
            """)
    }

    private func writeHost(_ number: Int, _ writer: inout SwiftWriter) {
        let name = origins.hosts[number]
        writer.line("// \(name)")
        writer.code(
            """
            if \(stands(name, at: "start")), let end = end(bytes, start + \(name.utf8.count), port) {
                return (\(number), end)
            }
            """)
    }

    /// Hosts with a `*.`, the longest first: it is the one that counts where several fit.
    private func writeWildcards(_ writer: inout SwiftWriter) {
        let wild = origins.hosts.indices.filter { origins.hosts[$0].hasPrefix("*.") }
            .sorted { origins.hosts[$0].utf8.count > origins.hosts[$1].utf8.count }
        guard !wild.isEmpty else { return }
        writer.code(
            """
            // Labels of letters, digits, `-` and `_`, with dots between them.
            var last = start
            var isInLabel = false
            labels: while last < bytes.end {
                switch bytes[last] {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: isInLabel = true
                case 0x2E where isInLabel: isInLabel = false
                default: break labels
                }
                last += 1
            }
            guard isInLabel, let end = end(bytes, last, port) else { return nil }
            """)
        for number in wild {
            let domain = String(origins.hosts[number].dropFirst())
            let place = "last - \(domain.utf8.count)"
            writer.line("// \(origins.hosts[number])")
            writer.line("if \(place) > start, \(stands(domain, at: place)) { return (\(number), end) }")
        }
    }
}
