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

    private var exactHosts: [Int] { origins.hosts.indices.filter { !origins.hosts[$0].hasPrefix("*.") } }
    private var wildHosts: [Int] { origins.hosts.indices.filter { origins.hosts[$0].hasPrefix("*.") } }

    func write(to writer: inout SwiftWriter) {
        let web = origins.schemes.indices.filter { isWeb(origins.schemes[$0]) && !origins.hosts.isEmpty }
        let custom = origins.schemes.indices.filter { !isWeb(origins.schemes[$0]) }
        let p = model.prefix
        writer.blank()
        writer.doc("Scheme and host of a URL, by their number, and where its path starts.")
        writer.block("\(model.isolation)struct \(p)Origin") { writer in
            writer.code(
                """
                let number: Int
                let path: Int
                /// Whether the first segment stands in the place of a host.
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
        let port = isWeb(name) ? name == "https" ? ", port: 443" : ", port: 80" : ""
        let piece = number * (origins.hosts.count + 1)
        writer.line("// \(name):")
        writer.line(
            "if \(stands(name + ":", at: "0"))\(condition) { return \(function)(bytes, \(piece), \(name.utf8.count + 1)\(port)) }"
        )
    }

    private func writePathStart(_ writer: inout SwiftWriter) {
        writer.code(
            """
            /// Where the path starts with its slash. In `shop://` the slashes are none of the path.
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
            /// Of a scheme of the app's own: what stands in the place of a host is the first segment, unless it is a host.
            private static func custom(_ bytes: \(p)Bytes, _ scheme: Int, _ start: Int) -> \(p)Origin? {
                guard bytes.isAuthority(start) else {
                    if bytes.isEnd(start) { return \(p)Origin(number: scheme, path: bytes.afterSlash(start)) }
                    return nil
                }
                let first = start + 2
            """)
        writer.indented { writer in
            if !exactHosts.isEmpty {
                writer.code(
                    """
                    if let (host, end) = exactHost(bytes, first) {
                        return \(p)Origin(number: scheme + host + 1, path: bytes.afterSlash(end))
                    }
                    """)
            }
            if !wildHosts.isEmpty {
                writer.code(
                    """
                    let end = bytes.end(from: first)
                    if let host = host(bytes, first, end) {
                        return \(p)Origin(number: scheme + host + 1, path: bytes.afterSlash(end))
                    }
                    """)
            }
            writer.code(
                """
                // An authority that is empty, or the first segment.
                if bytes.isEnd(first) { return \(p)Origin(number: scheme, path: bytes.afterSlash(first)) }
                return \(p)Origin(number: scheme, path: first, isOpen: true)
                """)
        }
        writer.line("}")
        writer.blank()
    }

    private func writeWeb(_ writer: inout SwiftWriter) {
        let p = model.prefix
        writer.line(
            "private static func web(_ bytes: \(p)Bytes, _ scheme: Int, _ start: Int, port: Int) -> \(p)Origin? {")
        writer.indented { writer in
            writer.code(
                """
                guard bytes.isAuthority(start) else { return nil }
                let first = start + 2
                """)
            if !exactHosts.isEmpty {
                writer.code(
                    """
                    if let (host, end) = exactHost(bytes, first) {
                        return \(p)Origin(number: scheme + host + 1, path: bytes.afterSlash(end))
                    }
                    """)
            }
            writer.code(
                """
                let end = bytes.end(from: first)
                guard let host = host(bytes, first, endOfHost(bytes, first, end, port)) else { return nil }
                return \(p)Origin(number: scheme + host + 1, path: bytes.afterSlash(end))
                """)
        }
        writer.code(
            """
            }

            /// Where a host ends that the usual port may follow.
            private static func endOfHost(_ bytes: \(p)Bytes, _ start: Int, _ end: Int, _ port: Int) -> Int {
                var digits = port
                var place = end - 1
                while place > start, digits > 0, Int(bytes[place]) == 0x30 + digits % 10 {
                    digits /= 10
                    place -= 1
                }
                return digits == 0 && place > start && bytes[place] == 0x3A ? place : end
            }

            """)
    }

    private func writeHost(_ writer: inout SwiftWriter) {
        let p = model.prefix
        if !exactHosts.isEmpty {
            writer.line("/// A host and where it ends, if nothing else is in its place.")
            writer.line("private static func exactHost(_ bytes: \(p)Bytes, _ start: Int) -> (host: Int, end: Int)? {")
            writer.indented { writer in
                for host in exactHosts {
                    let name = origins.hosts[host]
                    let place = "start + \(name.utf8.count)"
                    writer.line("// \(name)")
                    writer.line(
                        "if \(stands(name, at: "start")), bytes.isEnd(\(place)) { return (\(host), \(place)) }")
                }
                writer.line("return nil")
            }
            writer.line("}")
            writer.blank()
        }
        writer.line("/// The number of a host.")
        writer.line("private static func host(_ bytes: \(p)Bytes, _ start: Int, _ end: Int) -> Int? {")
        writer.indented { writer in
            for host in exactHosts {
                let name = origins.hosts[host]
                writer.line("if end - start == \(name.utf8.count), \(stands(name, at: "start")) { return \(host) }")
            }
            if !wildHosts.isEmpty {
                writer.code(
                    """
                    // Any one label, of letters, digits, `-` and `_`, then a dot.
                    var dot = start
                    while dot < end, bytes[dot] != 0x2E {
                        switch bytes[dot] {
                        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: dot += 1
                        default: return nil
                        }
                    }
                    guard dot > start else { return nil }
                    """)
                for host in wildHosts {
                    let domain = String(origins.hosts[host].dropFirst())
                    writer.line("// *\(domain)")
                    writer.line(
                        "if end - dot == \(domain.utf8.count), \(stands(domain, at: "dot")) { return \(host) }")
                }
            }
            writer.line("return nil")
        }
        writer.line("}")
    }
}
