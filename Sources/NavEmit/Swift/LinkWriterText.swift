import NavGraph
import NavLinks

/// The part of the generated links that writes URLs.
struct LinkWriterText {
    private let model: SwiftModel
    private let used: [BuiltinType]
    private let hasLists: Bool
    private let hasOther: Bool
    private var p: String { model.prefix }
    private var origins: OriginTable { model.links.origins }

    init(_ model: SwiftModel, _ fields: FieldsText) {
        self.model = model
        used = fields.carriers
        hasLists = fields.hasLists
        hasOther = fields.hasOther
    }

    func write(to writer: inout SwiftWriter) {
        writer.blank()
        writer.doc(
            "Writes the URL of a node's values from a template: a path, a query and a fragment with holes.",
            "`{0}` is a value by its place; `{0-}` is omitted if it is `nil`, and `{0=a}` if it is `a`; `{0*}` takes further segments. What follows a space must hold, and is not written.",
            shortens ? "`{0s}` and `{0d}` give a date to the second and to the day." : ""
        )
        writer.block("\(model.isolation)struct \(p)URLWriter") { writer in
            writeFilling(&writer)
            writePath(&writer)
            writeFurther(&writer)
            writeBeyond(&writer)
            writeHoles(&writer)
            writeText(&writer)
        }
        writeTexts(&writer)
    }

    /// Whether patterns want some dates shorter than others.
    private var shortens: Bool {
        model.graph.types.indices.contains { model.dateSpelling(of: .declared(TypeID($0))) != .milliseconds }
    }

    private var texts: String { shortens ? "texts(hole)" : "values[hole.place].texts" }

    private var hasRest: Bool { model.links.patterns.contains { $0.node != nil && $0.rest?.parameter != nil } }

    private func writeFilling(_ writer: inout SwiftWriter) {
        writer.code(
            """
            private let template: [UInt8]
            /// How far the template has been read.
            private var place = 0
            private let values: [\(p)Fields.Value]
            private var path: [String] = []
            private var beyond = ""

            /// Writes the URL; `nil` if the template cannot carry the values.
            static func url(_ template: String, _ fields: \(p)Fields, _ origin: (scheme: String, host: String?)) -> String? {
                var writer = \(p)URLWriter(template, fields.values)
                guard writer.fill() else { return nil }
                return writer.text(origin)
            }

            private init(_ template: String, _ values: [\(p)Fields.Value]) {
                self.template = Array(template.utf8)
                self.values = values
            }

            private mutating func fill() -> Bool {
                guard !template.isEmpty, fillPath() else { return false }
                var separator = "?"
                while take(0x3F) || take(0x26) {
                    guard addItem(&separator) else { return false }
                }
                if take(0x23), !addFragment() { return false }
                while take(0x20) {
                    guard let hole = hole(), isAbsent(hole) else { return false }
                }
                return true
            }

            /// Whether a byte is next; if so, reads it.
            private mutating func take(_ byte: UInt8) -> Bool {
                guard place < template.count, template[place] == byte else { return false }
                place += 1
                return true
            }

            /// Reads the text up to one of some marks.
            private mutating func text(until marks: StaticString) -> String {
                let start = place
                let all = UnsafeBufferPointer(start: marks.utf8Start, count: marks.utf8CodeUnitCount)
                while place < template.count, !all.contains(template[place]) { place += 1 }
                return String(decoding: template[start..<place], as: UTF8.self)
            }

            """)
    }

    private func writePath(_ writer: inout SwiftWriter) {
        writer.code(
            """
            private mutating func fillPath() -> Bool {
                // Optional segments that are present only if a later one is.
                var pending: [String?] = []
                while take(0x2F) {
                    let front = text(until: "/?# {")
                    guard let hole = hole() else {
                        if !front.isEmpty { path.append(front) }
                        continue
                    }
            """)
        if hasRest {
            writer.code(
                """
                        if hole.isRest {
                            guard let further = isAbsent(hole) ? [] : further(values[hole.place]) else { return false }
                            guard further.isEmpty || flush(&pending) else { return false }
                            for text in further { path.append(Self.encoded(\(shortens ? "hole.shortened(text)" : "text"), also: ":@=&")) }
                            continue
                        }
                """)
        }
        writer.code(
            """
                    let back = text(until: "/?# ")
                    var segment: String?
                    if let texts = \(texts), texts.count == 1 {
                        segment = front + Self.encoded(texts[0], also: ":@=&") + back
                    }
                    if isAbsent(hole) {
                        pending.append(segment)
                    } else {
                        guard flush(&pending), let segment else { return false }
                        path.append(segment)
                    }
                }
                return true
            }

            private mutating func flush(_ pending: inout [String?]) -> Bool {
                for segment in pending {
                    guard let segment else { return false }
                    path.append(segment)
                }
                pending = []
                return true
            }

            """)
    }

    private func writeFurther(_ writer: inout SwiftWriter) {
        guard hasRest else { return }
        writer.code(
            """
            /// A list, or a text with slashes, as segments.
            private func further(_ value: \(p)Fields.Value) -> [String]? {
                \(used.contains(.string) ? "guard case .text(let text) = value else { return value.texts }" : "return value.texts")
            """)
        if used.contains(.string) {
            writer.code(
                """
                    guard !text.isEmpty else { return [] }
                    // By scalars: a slash and a combining mark are one character.
                    return text.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
                """)
        }
        writer.code(
            """
            }

            """)
    }

    private func writeBeyond(_ writer: inout SwiftWriter) {
        writer.code(
            """
            /// Adds a key with its value or each of its values, or omits it.
            private mutating func addItem(_ separator: inout String) -> Bool {
                let front = text(until: "&# {")
                var items = [front]
                if let hole = hole() {
                    if isAbsent(hole) { return true }
                    guard let texts = \(texts), !texts.isEmpty else { return false }
                    items = texts.map { front + Self.encoded($0, also: "=:@/?") }
                }
                for item in items {
                    beyond += separator + item
                    separator = "&"
                }
                return true
            }

            private mutating func addFragment() -> Bool {
                let front = text(until: " {")
                guard let hole = hole() else {
                    beyond += "#" + front
                    return true
                }
                if isAbsent(hole) { return true }
                guard let text = \(texts)?.first else { return false }
                beyond += "#" + Self.encoded(text, also: "=&:@/?")
                return true
            }

            """)
    }

    private func writeHoles(_ writer: inout SwiftWriter) {
        writer.code(
            """
            private struct Hole {
                var place = 0\(hasRest ? "\n    var isRest = false" : "")
                /// The texts of a value that is omitted.
                var absent: [String]?
            \(shortens ? Self.shortening : "")}

            private mutating func hole() -> Hole? {
                guard take(0x7B) else { return nil }
                var hole = Hole()
                while place < template.count, template[place] >= 0x30, template[place] <= 0x39 {
                    hole.place = hole.place * 10 + Int(template[place] - 0x30)
                    place += 1
                }\(hasRest ? "\n    if take(0x2A) || take(0x2B) { hole.isRest = true }" : "")\(shortens ? Self.marks : "")
                if take(0x2D) { hole.absent = [] }
                if take(0x3D) {
                    var texts = [text(until: ",}")]
                    while take(0x2C) { texts.append(text(until: ",}")) }
                    hole.absent = texts
                }
                place += 1
                return hole
            }

            \(shortens ? Self.shortTexts : "")/// Whether a value is what it is when a URL omits it.
            private func isAbsent(_ hole: Hole) -> Bool {
                guard let absent = hole.absent, let texts = values[hole.place].texts else { return false }
                return texts.map { Self.encoded($0, also: "") } == absent
            }

            """)
    }

    /// Of a hole that may give a date shorter.
    private static let shortening = """

            /// The ending of a date that is shortened, and what replaces it.
            var ending = (long: "", short: "")

            func shortened(_ text: String) -> String {
                guard text.hasSuffix(ending.long) else { return text }
                return String(text.dropLast(ending.long.utf8.count)) + ending.short
            }

        """

    private static let marks = """

            if take(0x73) { hole.ending = (".000Z", "Z") }
            if take(0x64) { hole.ending = ("T00:00:00.000Z", "") }
        """

    private static let shortTexts = """
        private func texts(_ hole: Hole) -> [String]? {
            values[hole.place].texts?.map(hole.shortened)
        }


        """

    private func writeText(_ writer: inout SwiftWriter) {
        let slash = model.graph.links.trailingSlash == .always ? "\n    if !path.isEmpty { text += \"/\" }" : ""
        writer.code(
            """
            private func text(_ origin: (scheme: String, host: String?)) -> String {
                var text = origin.scheme + "://"
                if let host = origin.host {
                    text += host
                    if path.isEmpty { text += "/" }
                    for segment in path { text += "/" + segment }
                } else {
                    // In a scheme of the app's own, the first segment is in the place of a host.
                    if path.isEmpty { text += "/" }
                    for (place, segment) in path.enumerated() {
                        if place > 0 {
                            text += "/" + segment
                            continue
                        }
                        let first = Self.withoutMarks(segment)
                        text += \(p)LinkTable.isHost(first) ? "/" + first : first
                    }
                }\(slash)
                return text + beyond
            }

            /// Escapes marks: a colon would start a port, an `@` would end a user name.
            private static func withoutMarks(_ segment: String) -> String {
                var text = ""
                for character in segment {
                    switch character {
                    case ":": text += "%3A"
                    case "@": text += "%40"
                    case "=": text += "="
                    default: text.append(character)
                    }
                }
                return text
            }

            /// Escapes all but letters, digits, and what has no special meaning in that part of a URL.
            static func encoded(_ text: String, also allowed: String) -> String {
                var encoded = ""
                for byte in text.utf8 {
                    switch byte {
                    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F:
                        encoded.unicodeScalars.append(Unicode.Scalar(byte))
                    case 0x7E, 0x21, 0x24, 0x27...0x2C, 0x3B:
                        if allowed.isEmpty { fallthrough }
                        encoded.unicodeScalars.append(Unicode.Scalar(byte))
                    default:
                        if byte < 0x80, allowed.utf8.contains(byte) {
                            encoded.unicodeScalars.append(Unicode.Scalar(byte))
                        } else {
                            let digits = String(byte, radix: 16, uppercase: true)
                            encoded += byte < 16 ? "%0" + digits : "%" + digits
                        }
                    }
                }
                return encoded
            }
            """)
    }

    /// The spellings of values in URLs.
    private func writeTexts(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.block("\(model.isolation)extension \(p)Fields.Value") { writer in
            writer.doc("The spellings in a URL: several for a list, none for `nil`; `nil` if no URL can express it.")
            writer.block("var texts: [String]?") { writer in
                writer.line("switch self {")
                writer.line("case .none: return []")
                for type in BuiltinType.allCases where used.contains(type) {
                    writer.line("case .\(FieldsText.word(type))(let value): return \(Self.spelling(type))")
                }
                if hasLists {
                    writer.code(
                        """
                        case .list(let values):
                            let texts = values.compactMap(\\.texts).flatMap { $0 }
                            return texts.count == values.count ? texts : nil
                        """)
                }
                if hasOther { writer.line("case .other: return nil") }
                writer.line("}")
            }
        }
        if used.contains(.date) { DateText.write(model.isolation, &writer) }
    }

    private static func spelling(_ type: BuiltinType) -> String {
        switch type {
        case .string: "[value]"
        case .int, .int64, .uint, .bool: "[String(value)]"
        case .double: "value.isFinite ? [String(value)] : nil"
        case .decimal: "value.isNaN ? nil : [value.description]"
        case .uuid: "[value.uuidString]"
        case .date: "value.urlText.map { [$0] }"
        case .url: "[value.absoluteString]"
        }
    }
}
