import NavGraph
import NavLinks

/// How generated links take the path of a URL apart.
struct LinkPathText {
    private let model: SwiftModel
    private let table: LinkTrieTable
    private var p: String { model.prefix }
    private var settings: LinkSettings { model.graph.links }

    init(_ model: SwiftModel, _ table: LinkTrieTable) {
        self.model = model
        self.table = table
    }

    func writeSegment(to writer: inout SwiftWriter) {
        writer.line("/// A segment of the path.")
        writer.block("private struct Segment") { writer in
            writer.code(
                """
                let start: UnsafePointer<UInt8>
                let count: Int
                /// The first eight bytes.
                let word: UInt64
                /// Whether it has no bytes that may be special.
                var isPlain = true
                """)
            if !table.kept.isEmpty {
                writer.code(
                    """
                    /// What it was read as when it was checked, if it was a number or a UUID.
                    var isKept = false
                    var value: UInt64 = 0
                    """)
            }
            if table.kept.contains(.uuid) { writer.line("var rest: UInt64 = 0") }
            writer.code(
                """

                var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

                var text: \(p)URLText { \(p)URLText(bytes) }

                var isDots: Bool { count <= 2 && (word == 0x2E || word == 0x2E2E) }
                """)
        }
        writer.blank()
    }

    /// How one segment after the other is cut off.
    func writeCutting(to writer: inout SwiftWriter) {
        let mayBeEmpty = "place < 0" + (settings.trailingSlash == .never ? " && count == 0" : "")
        let always = settings.trailingSlash == .always ? "place < 0 || " : ""
        writer.code(
            """
            /// Cuts off the segment that starts at a place with a word, and moves the place to the next one, or below zero
            /// if there is none; `false` at the end of the path, and if the segment is invalid.
            @inline(__always)
            private func cut(_ word: UInt64, at count: Int, _ place: inout Int) -> Bool {
                let bytes = state.pointee.bytes
                let start = place
                let piece = bytes.piece(start, word)
                let end = start &+ piece.count
                if end == bytes.end {
                    state.pointee.pathEnd = end
                    place = -1
                } else if bytes[end] == 0x2F {
                    place = end &+ 1
                } else {
                    return cutSpecial(at: count, &place, end)
                }
                return keep(Segment(start: bytes.start + start, count: piece.count, word: piece.word), at: count, place)
            }

            /// Keeps a segment, unless it is invalid or the end of the path.
            @inline(__always)
            private func keep(_ segment: Segment, at count: Int, _ place: Int) -> Bool {
                // Nothing may follow an empty segment, and only a slash may precede it.
                if segment.count == 0 { return \(mayBeEmpty) ? false : refuse() }
                if \(always)segment.isDots { return refuse() }
                state.pointee.segments[count] = segment
                return true
            }

            private func refuse() -> Bool {
                state.pointee.pathEnd = -1
                return false
            }

            /// Cuts a segment that has bytes that may be special before a slash or the end, from the first such byte.
            @inline(never)
            private func cutSpecial(at count: Int, _ next: inout Int, _ special: Int) -> Bool {
                let bytes = state.pointee.bytes
                let start = next
                var hasEscapes = false
                var place = special
                while !bytes.isEnd(place) {
                    if isRefused(place, at: count) { return refuse() }
                    if bytes[place] == 0x25 { hasEscapes = true }
                    place = bytes.special(from: place + 1)
                }
                if place < bytes.end, bytes[place] == 0x2F {
                    next = place + 1
                } else {
                    state.pointee.pathEnd = place
                    next = -1
                }
                let piece = hasEscapes ? decode(start, place - start) : segment(bytes.start + start, place - start)
                return piece.map { keep($0, at: count, next) } ?? refuse()
            }

            private func segment(_ start: UnsafePointer<UInt8>, _ count: Int) -> Segment {
                Segment(start: start, count: count, word: count == 0 ? 0 : \(p)Bytes.load(start, count: count), isPlain: false)
            }

            /// Whether it is a control character, or a port or user information after what is in the place of a host.
            private func isRefused(_ place: Int, at count: Int) -> Bool {
                switch state.pointee.bytes[place] {
                case 0x3A, 0x40: return state.pointee.origin.isOpen && count == 0
                default: return state.pointee.bytes.isControl(place)
                }
            }

            /// Decodes a segment with escapes; `nil` if the result is not allowed there, or there is no room for it.
            private func decode(_ start: Int, _ length: Int) -> Segment? {
                let bytes = state.pointee.bytes
                guard let room = bytes.room(for: start, length) else {
                    state.pointee.needsCopy = true
                    return nil
                }
                let raw = UnsafeBufferPointer(start: bytes.start + start, count: length)
                let text = \(p)URLText.decode(raw, into: room)
                guard let text, let start = text.baseAddress, !text.isEmpty else { return nil }
                guard \(p)URLText.isText(text), !\(p)Bytes.holdsControl(text) else { return nil }
                return segment(start, text.count)
            }

            """)
    }
}
