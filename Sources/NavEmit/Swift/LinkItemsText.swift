import NavGraph
import NavLinks

/// How generated links read what lies beyond the path: what a pattern demands of origin, query and fragment.
struct LinkItemsText {
    private let model: SwiftModel
    private let table: LinkTrieTable
    private var p: String { model.prefix }

    init(_ model: SwiftModel, _ table: LinkTrieTable) {
        self.model = model
        self.table = table
    }

    func write(to writer: inout SwiftWriter) {
        writeMatching(&writer)
        writeBeyond(&writer)
        writeItems(&writer)
        writeValues(&writer)
    }

    private func writeMatching(_ writer: inout SwiftWriter) {
        writer.code(
            """
            /// Whether the URL has the query and fragment that a pattern requires.
            @inline(never)
            private func meets(_ pattern: \(p)LinkTable.PatternRow) -> Bool {
                guard state.pointee.queryEnd >= 0 || readBeyondPath() else { return false }
            """)
        writer.indented { writer in
            if table.hasQuery {
                writer.code(
                    """
                    var item = pattern.firstItem
                    while item < pattern.endOfItems {
                        if !has(state.pointee.tables.pointee.items[Int(item)]) { return false }
                        item += 1
                    }
                    """)
            }
            if table.rejectsUnknown {
                writer.line("if pattern.rejectsOthers == 1, !hasOnlyKeys(of: pattern) { return false }")
            }
            if table.hasFragment {
                writer.code(
                    """
                    if pattern.fragment >= 0 {
                        let item = state.pointee.tables.pointee.items[Int(pattern.fragment)]
                        guard let fragment else { return item.isRequired == 0 }
                        guard \(p)LinkTable.accepts(item.check, fragment) else { return false }
                    }
                    """)
            }
            writer.line("return true")
        }
        writer.line("}")
        writer.blank()
    }

    private func writeBeyond(_ writer: inout SwiftWriter) {
        writer.code(
            """
            /// Scans the query and fragment once; `false` if something in them is refused.
            private func readBeyondPath() -> Bool {
                let bytes = state.pointee.bytes
                var place = state.pointee.pathEnd
                // It was refused before.
                if place < 0 { return false }
                var hash = bytes.end
                place = bytes.refusable(from: place)
                while place < bytes.end {
                    if bytes.isControl(place) { return refuse() }
                    if bytes[place] == 0x23, hash == bytes.end { hash = place }
                    place = bytes.refusable(from: place + 1)
                }
                state.pointee.queryEnd = hash
                return true
            }

            """)
    }

    private func writeItems(_ writer: inout SwiftWriter) {
        guard table.hasQuery else { return }
        writer.code(
            """
            /// Whether an item is as a pattern requires: present if it must be, and valid in each value that counts.
            private func has(_ wanted: \(p)LinkTable.ItemRow) -> Bool {
                if state.pointee.queryEnd <= state.pointee.pathEnd + 1 { return wanted.isRequired == 0 }
                let key = state.pointee.tables.pointee.keys[Int(wanted.key)]
                var place = state.pointee.pathEnd + 1
                var isThere = false
                while let item = next(&place) {
                    guard isKey(item.key, key) else { continue }
                    if !isThere { state.pointee.found = (key.utf8Start, item.value) }
                    isThere = true
                    if item.value.isBare {
                        if wanted.isBare == 0 { return false }
                    } else if !\(p)LinkTable.accepts(wanted.check, item.value) {
                        return false
                    }
                    // Unless it is a list, the first value counts.
                    if wanted.isList == 0 { return true }
                }
                return isThere || wanted.isRequired == 0
            }

            """)
        if table.rejectsUnknown {
            writer.code(
                """
                private func hasOnlyKeys(of pattern: \(p)LinkTable.PatternRow) -> Bool {
                    let tables = state.pointee.tables
                    var place = state.pointee.pathEnd + 1
                    while let item = next(&place) {
                        var isKnown = false
                        for wanted in Int(pattern.firstItem)..<Int(pattern.endOfItems) where !isKnown {
                            let key = tables.pointee.items[wanted].key
                            isKnown = isKey(item.key, tables.pointee.keys[Int(key)])
                        }
                        guard isKnown else { return false }
                    }
                    return true
                }

                """)
        }
        writer.code(
            """
            /// Reads the next nonempty item of the query. Without a query, the place is past its end.
            private func next(_ place: inout Int) -> (key: UnsafeBufferPointer<UInt8>, value: \(p)URLText)? {
                let bytes = state.pointee.bytes
                let queryEnd = state.pointee.queryEnd
                while place < queryEnd, bytes[place] == 0x26 { place += 1 }
                guard place < queryEnd else { return nil }
                let start = place
                var equals = -1
                var hasEscapes = false
                place = bytes.special(from: start)
                while place < queryEnd, bytes[place] != 0x26 {
                    if bytes[place] == 0x3D, equals < 0 { equals = place }
                    // An escape in the key is not part of the value.
                    if bytes[place] == 0x25, equals >= 0 { hasEscapes = true }
                    place = bytes.special(from: place + 1)
                }
                let isBare = equals < 0
                if isBare { equals = place }
                let value = min(equals + 1, place)
                return (
                    UnsafeBufferPointer(start: bytes.start + start, count: equals - start),
                    \(p)URLText(
                        UnsafeBufferPointer(start: bytes.start + value, count: place - value), hasEscapes: hasEscapes,
                        isBare: isBare)
                )
            }

            private func isKey(_ text: UnsafeBufferPointer<UInt8>, _ key: StaticString) -> Bool {
                guard text.count > key.utf8CodeUnitCount, text.contains(0x25) else {
                    return \(p)URLText.equals(text, key)
                }
                return \(p)URLText(text, hasEscapes: true).isEqual(to: key)
            }

            """)
    }

    private func writeValues(_ writer: inout SwiftWriter) {
        if table.hasQuery {
            writer.code(
                """
                /// The first value of a query item.
                subscript(key: StaticString) -> \(p)URLText? {
                    if let found = state.pointee.found, found.key == key.utf8Start { return found.value }
                    var place = state.pointee.pathEnd + 1
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
                    var place = state.pointee.pathEnd + 1
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
                /// The first value of a query item that is present.
                func required(_ key: StaticString) -> \(p)URLText { self[key] ?? \(p)URLText(.init(start: nil, count: 0)) }

                """)
        }
        if model.hasRequiredFragment {
            writer.code(
                """
                /// The fragment of a URL that has one.
                var requiredFragment: \(p)URLText { fragment ?? \(p)URLText(.init(start: nil, count: 0)) }

                """)
        }
        if table.hasFragment {
            writer.code(
                """
                var fragment: \(p)URLText? {
                    let bytes = state.pointee.bytes
                    let start = state.pointee.queryEnd + 1
                    guard start <= bytes.end else { return nil }
                    let text = UnsafeBufferPointer(start: bytes.start + start, count: bytes.end - start)
                    return \(p)URLText(text, hasEscapes: text.contains(0x25))
                }

                """)
        }
    }
}
