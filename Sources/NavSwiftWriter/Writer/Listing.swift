extension StringProtocol {
    /// Whether it has at most `width` characters. The bytes are counted first, because that is fast
    /// and there are never fewer.
    func fits(in width: Int) -> Bool { utf8.count <= width || self.width <= width }

    /// The number of characters, which is the number of bytes if all are ASCII.
    var width: Int {
        let all = utf8.withContiguousStorageIfAvailable { $0.reduce(0 as UInt8) { $0 | $1 } }
        return all.map { $0 < 0x80 } ?? false ? utf8.count : count
    }
}

extension [String] {
    /// The strings separated by commas.
    var listed: String { joined(separator: ", ") }
}

extension SwiftWriter {
    /// Fills rows with short items, separated by spaces.
    static func filled(_ items: [String], room: Int = 88) -> [String] {
        var rows: [String] = []
        var width = 0
        for item in items {
            let itemWidth = item.width
            if !rows.isEmpty, width + 1 + itemWidth <= room {
                rows[rows.count - 1] += " "
                rows[rows.count - 1] += item
                width += 1 + itemWidth
            } else {
                rows.append("\(item)")
                width = itemWidth
            }
        }
        return rows
    }
}
