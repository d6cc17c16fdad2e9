// Writes the input of the benchmark of reading URLs, for a number of links: the graph, the parser
// that teams write with URLComponents, a handwritten trie of bytes, and URLs that match and that do
// not.
import Foundation

let count = Int(CommandLine.arguments[1]) ?? 50
let folder = CommandLine.arguments[2]
/// Whether to generate all parts, or only what reading URLs needs.
let hasState = CommandLine.arguments.dropFirst(3).first == "all"
let resources = count / 5
let nouns = [
    "order", "product", "review", "customer", "invoice", "message", "ticket", "station", "article", "playlist",
]
let names = (0..<resources).map { nouns[$0 % nouns.count] + ($0 < nouns.count ? "s" : "\($0 / nouns.count)s") }

func write(_ text: String, _ name: String) throws {
    try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
}

// The graph: five screens for each resource; more than five hundred screens go into sections.
let perSection = 20
func screens(_ names: ArraySlice<String>, inSection: Bool) -> String {
    names.map { name in
        """
          \(name):
            params: {page: Int?}
            url: /\(name)?page={page}
            to: [\(name)Detail, \(name)Slug]
          \(name)Detail:
            params: {id: Int}
            url: /\(name)/{id}
            to: [\(name)Edit, \(name)Comment]
          \(name)Edit:
            params: {id: Int}
            url: /\(name)/{id}/edit
          \(name)Comment:
            params: {id: Int, comment: UUID}
            url: /\(name)/{id}/comments/{comment}
          \(name)Slug:
            params: {slug: String}
            url: /\(name)/by/{slug}

        """
    }.joined()
}
let usesSections = count > 400
let sections =
    usesSections
    ? stride(from: 0, to: resources, by: perSection).map { names[$0..<min($0 + perSection, resources)] } : []
var main =
    "navgen: 1\nname: App\nlinks: {schemes: [app], hosts: [app.example.com]}\nroot: home\noutputs: {swift: {access: public, parts: [\(hasState ? "state" : "links")]}}\n"
if usesSections {
    main +=
        "include: [" + sections.indices.map { "{file: s\($0).yaml, section: s\($0)}" }.joined(separator: ", ") + "]\n"
    main +=
        "screens:\n  home: {to: ["
        + sections.enumerated().flatMap { index, names in names.map { "s\(index).\($0)" } }.joined(separator: ", ")
        + "]}\n"
    for (index, names) in sections.enumerated() {
        try write(
            "navgen: 1\nexports: [\(names.joined(separator: ", "))]\nscreens:\n" + screens(names, inSection: true),
            "s\(index).yaml")
    }
} else {
    main += "screens:\n  home: {to: [\(names.joined(separator: ", "))]}\n" + screens(names[...], inSection: false)
}
try write(main, "app.yaml")

// The result type of the other parsers: the same routes as one enum.
var cases = ""
for name in names {
    cases +=
        "    case \(name)(page: Int?), \(name)Detail(id: Int), \(name)Edit(id: Int), \(name)Comment(id: Int, comment: UUID), \(name)Slug(slug: String)\n"
}
let type = "public enum Route: Hashable, Sendable {\n" + cases + "}\n"
// Larger enums with `Codable` do not compile within a reasonable time.
let usualType = count > 500 ? type : "public enum Route: Hashable, Codable, Sendable {\n" + cases + "}\n"

var usual =
    "import Foundation\n\n" + usualType + """

        public func usual(_ text: String) -> Route? {
            guard let components = URLComponents(string: text) else { return nil }
            switch components.scheme {
            case "app": break
            case "https": guard components.host == "app.example.com" else { return nil }
            default: return nil
            }
            var parts = components.path.split(separator: "/").map(String.init)
            if components.scheme == "app", let host = components.host { parts.insert(host, at: 0) }
            guard let first = parts.first else { return nil }
            switch first {

        """
for name in names {
    usual += """
            case "\(name)":
                switch parts.count {
                case 1:
                    let page = components.queryItems?.first { $0.name == "page" }?.value
                    return .\(name)(page: page.flatMap { Int($0) })
                case 2:
                    guard let id = Int(parts[1]) else { return nil }
                    return .\(name)Detail(id: id)
                case 3 where parts[1] == "by": return .\(name)Slug(slug: parts[2])
                case 3 where parts[2] == "edit":
                    guard let id = Int(parts[1]) else { return nil }
                    return .\(name)Edit(id: id)
                case 4 where parts[2] == "comments":
                    guard let id = Int(parts[1]), let comment = UUID(uuidString: parts[3]) else { return nil }
                    return .\(name)Comment(id: id, comment: comment)
                default: return nil
                }

        """
}
usual += "    default: return nil\n    }\n}\n"
try write(usual, "Usual.swift")

// A trie of bytes: a switch where names differ, a comparison where they share bytes.
final class Node {
    var children: [UInt8: Node] = [:]
    var name: String?
}
let root = Node()
for name in names {
    var node = root
    for byte in name.utf8 {
        let next = node.children[byte] ?? Node()
        node.children[byte] = next
        node = next
    }
    node.name = name
}
var functions: [String] = []
func code(_ node: Node, _ depth: Int, _ indent: String) -> String {
    var run: [UInt8] = []
    var end = node
    while end.name == nil, end.children.count == 1, let (byte, next) = end.children.first {
        run.append(byte)
        end = next
    }
    var text = ""
    if !run.isEmpty {
        text += "\(indent)guard i + \(run.count) <= n"
        for (offset, byte) in run.enumerated() { text += ", p[i\(offset == 0 ? "" : " + \(offset)")] == \(byte)" }
        text += " else { return nil }\n\(indent)i += \(run.count)\n"
    }
    if end.children.isEmpty {
        text += "\(indent)return \(end.name!)After(p, i, n)\n"
        return text
    }
    let number = functions.count
    functions.append("")
    var body =
        "@inline(never) func node\(number)(_ p: UnsafePointer<UInt8>, _ start: Int, _ n: Int) -> Route? {\n    var i = start\n"
    if let name = end.name {
        body += "    guard i < n, p[i] != 47, p[i] != 63, p[i] != 35 else { return \(name)After(p, i, n) }\n"
    } else {
        body += "    guard i < n else { return nil }\n"
    }
    body += "    i += 1\n    switch p[i - 1] {\n"
    for (byte, child) in end.children.sorted(by: { $0.key < $1.key }) {
        body += "    case \(byte):\n" + code(child, depth + 1, "        ")
    }
    body += "    default: return nil\n    }\n}\n"
    functions[number] = body
    text += "\(indent)return node\(number)(p, i, n)\n"
    return text
}
let entry = code(root, 0, "        ")
var trie =
    "import Foundation\n\n" + type + """

        public func byHand(_ text: String) -> Route? {
            let route = text.utf8.withContiguousStorageIfAvailable(byHand)
            if let route { return route }
            var own = text
            return own.withUTF8(byHand)
        }

        @inline(__always)
        func byHand(_ bytes: UnsafeBufferPointer<UInt8>) -> Route? {
                guard let p = bytes.baseAddress else { return nil }
                let n = bytes.count
                var i = 0
                if n > 6, p[0] | 32 == 97, p[1] | 32 == 112, p[2] | 32 == 112, p[3] == 58, p[4] == 47, p[5] == 47 {
                    i = 6
                    if p[i] == 47 { i += 1 }
                } else if n > 24, p[0] | 32 == 104, p[1] | 32 == 116, p[2] | 32 == 116, p[3] | 32 == 112, p[4] | 32 == 115,
                    p[5] == 58, p[6] == 47, p[7] == 47
                {
                    let host: StaticString = "app.example.com"
                    for k in 0..<15 where p[8 + k] | 32 != host.utf8Start[k] { return nil }
                    guard p[23] == 47 else { return nil }
                    i = 24
                } else {
                    return nil
                }
        \(entry)}

        @inline(__always) func number(_ p: UnsafePointer<UInt8>, _ i: inout Int, _ n: Int) -> Int? {
            let start = i
            var value = 0
            let isNegative = i < n && p[i] == 45
            if isNegative { i += 1 }
            let first = i
            while i < n {
                let digit = p[i] &- 48
                guard digit < 10 else { break }
                let (product, overflows) = value.multipliedReportingOverflow(by: 10)
                let (sum, carries) = product.addingReportingOverflow(Int(digit))
                if overflows || carries { return nil }
                value = sum
                i += 1
            }
            guard i > first, p[first] != 48 || (i == first + 1 && start == first) else { return nil }
            return isNegative ? -value : value
        }

        @inline(__always) func ends(_ p: UnsafePointer<UInt8>, _ i: Int, _ n: Int) -> Bool {
            if i == n || p[i] == 63 || p[i] == 35 { return true }
            return p[i] == 47 && (i + 1 == n || p[i + 1] == 63 || p[i + 1] == 35)
        }

        @inline(__always) func has(_ p: UnsafePointer<UInt8>, _ i: inout Int, _ n: Int, _ text: StaticString) -> Bool {
            let count = text.utf8CodeUnitCount
            guard i + count <= n else { return false }
            for k in 0..<count where p[i + k] != text.utf8Start[k] { return false }
            i += count
            return true
        }

        func hex(_ byte: UInt8) -> UInt8? {
            switch byte {
            case 48...57: byte - 48
            case 65...70: byte - 55
            case 97...102: byte - 87
            default: nil
            }
        }

        @inline(never) func uuid(_ p: UnsafePointer<UInt8>, _ i: inout Int, _ n: Int) -> UUID? {
            guard i + 36 <= n else { return nil }
            var high: UInt64 = 0
            var low: UInt64 = 0
            for k in 0..<36 {
                if k == 8 || k == 13 || k == 18 || k == 23 {
                    guard p[i + k] == 45 else { return nil }
                    continue
                }
                guard let digit = hex(p[i + k]) else { return nil }
                if k < 18 { high = high << 4 | UInt64(digit) } else { low = low << 4 | UInt64(digit) }
            }
            i += 36
            return UUID(uuid: unsafeBitCast((high.bigEndian, low.bigEndian), to: uuid_t.self))
        }

        @inline(never) func segment(_ p: UnsafePointer<UInt8>, _ i: inout Int, _ n: Int) -> String? {
            let start = i
            var isPlain = true
            while i < n, p[i] != 47, p[i] != 63, p[i] != 35 {
                if p[i] < 33 || p[i] == 37 || p[i] > 126 { isPlain = false }
                i += 1
            }
            guard i > start else { return nil }
            let text = String(decoding: UnsafeBufferPointer(start: p + start, count: i - start), as: UTF8.self)
            if isPlain { return text == "." || text == ".." ? nil : text }
            return text.removingPercentEncoding
        }

        @inline(never) func page(_ p: UnsafePointer<UInt8>, _ start: Int, _ n: Int) -> Int?? {
            var i = start
            guard i < n, p[i] == 63 else { return .some(nil) }
            i += 1
            while i < n, p[i] != 35 {
                if has(p, &i, n, "page=") {
                    guard let value = number(p, &i, n), i == n || p[i] == 38 || p[i] == 35 else { return nil }
                    return value
                }
                while i < n, p[i] != 38, p[i] != 35 { i += 1 }
                if i < n, p[i] == 38 { i += 1 }
            }
            return .some(nil)
        }

        """
for name in names {
    trie += """

        @inline(never) func \(name)After(_ p: UnsafePointer<UInt8>, _ start: Int, _ n: Int) -> Route? {
            var i = start
            if ends(p, i, n) {
                if i < n, p[i] == 47 { i += 1 }
                guard let page = page(p, i, n) else { return nil }
                return .\(name)(page: page)
            }
            guard p[i] == 47 else { return nil }
            i += 1
            if has(p, &i, n, "by/") {
                guard let slug = segment(p, &i, n), ends(p, i, n) else { return nil }
                return .\(name)Slug(slug: slug)
            }
            guard let id = number(p, &i, n) else { return nil }
            if ends(p, i, n) { return .\(name)Detail(id: id) }
            if has(p, &i, n, "/edit") {
                return ends(p, i, n) ? .\(name)Edit(id: id) : nil
            }
            guard has(p, &i, n, "/comments/"), let comment = uuid(p, &i, n), ends(p, i, n) else { return nil }
            return .\(name)Comment(id: id, comment: comment)
        }

        """
}
trie += "\n" + functions.joined(separator: "\n")
try write(trie, "ByHand.swift")

// URLs of every kind, for all resources.
var hits: [String] = []
var misses: [String] = []
for index in 0..<1000 {
    let name = names[(index * 7) % names.count]
    let origin = index % 3 == 0 ? "app://" : "https://app.example.com/"
    let tail: String
    switch index % 5 {
    case 0: tail = index % 2 == 0 ? "" : "?page=\(index)"
    case 1: tail = "/\(index * 37)"
    case 2: tail = "/\(index * 11)/edit"
    case 3: tail = "/\(index)/comments/3F2504E0-4F89-11D3-9A0C-0305E82C3301"
    default: tail = "/by/some-slug-\(index)"
    }
    hits.append(origin + name + tail)
    switch index % 5 {
    case 0: misses.append(origin + "nothing\(index)")
    case 1: misses.append(origin + name + "/abc\(index)")
    case 2: misses.append(origin + name + "/\(index)/delete")
    case 3: misses.append("https://other.example.com/" + name)
    default: misses.append(origin + name + "/\(index)/comments/not-a-uuid")
    }
}
try write(hits.joined(separator: "\n"), "hits.txt")
try write(misses.joined(separator: "\n"), "misses.txt")
