import NavNames

/// A `@ViewBuilder` function whose body is a `switch`.
///
/// The compiler is slow with many cases in a view builder, so a larger switch is written as several
/// functions with a few cases each.
struct ViewSwitch {
    struct Case {
        /// The node or section, after which groups are named.
        var id: String
        /// The pattern with the values that it binds.
        var pattern: String
        var view: String
        /// The node, by which cases are ordered; nil for cases without an order, such as sections.
        var node: String?
    }

    static let limit = 16

    let access: String
    let name: String
    let parameters: String
    let subject: String
    /// The arguments that the function passes on.
    let arguments: String
    /// A line before the switch.
    var setup: String?
    let cases: [Case]
    var isExhaustive = true

    func write(to writer: inout SwiftWriter) {
        guard cases.count > Self.limit else {
            return writeCases(cases, name, access, isWhole: isExhaustive, &writer)
        }
        // Nodes are ordered, so that a range of nodes selects a group. Cases without a node come
        // first.
        let others = cases.filter { $0.node == nil }
        let nodes = cases.filter { $0.node != nil }
        guard !others.isEmpty else { return writeRanges(nodes, name, access, &writer) }
        var chunks = stride(from: 0, to: others.count, by: Self.limit - 1).map {
            Array(others[$0..<min($0 + Self.limit - 1, others.count)])
        }
        // The last chunk may have one more case, as it needs none that leads to the next chunk.
        if nodes.isEmpty, chunks.count > 1, chunks[chunks.count - 1].count == 1 {
            chunks[chunks.count - 2] += chunks.removeLast()
        }
        for (index, chunk) in chunks.enumerated() {
            let last = nodes.isEmpty ? nil : "other" + SwiftNames.upper(name)
            let next = index < chunks.count - 1 ? groupName(chunks[index + 1]) : last
            if index > 0 { writer.blank() }
            writeCases(
                chunk, index == 0 ? name : groupName(chunk), index == 0 ? access : "private ",
                isWhole: next == nil && isExhaustive && chunks.count == 1, next: next, &writer)
        }
        guard !nodes.isEmpty else { return }
        writer.blank()
        writeRanges(nodes, "other" + SwiftNames.upper(name), "private ", &writer)
    }

    private func groupName(_ chunk: [Case]) -> String { chunk.first.map(groupName) ?? name }

    /// The name of a group's function: `routesFromProduct` for `routeView`.
    private func groupName(_ first: Case) -> String {
        name.dropLast("View".utf8.count) + "sFrom" + SwiftNames.upperJoined(first.id)
    }

    private func writeCases(
        _ cases: [Case], _ name: String, _ access: String, isWhole: Bool, next: String? = nil,
        _ writer: inout SwiftWriter
    ) {
        writeFunction(name, access, &writer) { writer in
            if let setup, cases.contains(where: { $0.view.contains("handler: handler") }) { writer.line(setup) }
            writer.line("switch \(subject) {")
            for item in cases { writer.line("case \(item.pattern): \(item.view)") }
            if !isWhole { writer.line("default: \(next.map { "\($0)(\(arguments))" } ?? "EmptyView()")") }
            writer.line("}")
        }
    }

    private func writeFunction(
        _ name: String, _ access: String, _ writer: inout SwiftWriter, _ body: (inout SwiftWriter) -> Void
    ) {
        let head = "@ViewBuilder \(access)func \(name)("
        writer.list("\(head)", parameters.split(separator: ", ").map(String.init), ") -> some View {", closing: .apart)
        writer.indented(body)
        writer.line("}")
    }

    // MARK: - Groups of nodes

    /// A group of cases, or of groups.
    private struct Group {
        var cases: [Case] = []
        var groups: [Group] = []
        let first: Case
    }

    /// Writes a switch that calls the function of each group. A group ends before the first node of
    /// the next one.
    private func writeRanges(_ nodes: [Case], _ name: String, _ access: String, _ writer: inout SwiftWriter) {
        var groups = Self.chunks(nodes, level: 0, by: \.id).map { Group(cases: $0, first: $0[0]) }
        var level = 0
        while groups.count > Self.limit {
            level += 1
            groups = Self.chunks(groups, level: level, by: \.first.id).map { Group(groups: $0, first: $0[0].first) }
        }
        write(groups, name, access, &writer)
    }

    private func write(_ groups: [Group], _ name: String, _ access: String, _ writer: inout SwiftWriter) {
        writeFunction(name, access, &writer) { writer in
            writer.line("switch \(subject).node {")
            for (index, group) in groups.enumerated() {
                let end = index < groups.count - 1 ? groups[index + 1].first.node : nil
                writer.line("\(end.map { "case ..<\($0)" } ?? "default"): \(groupName(group))(\(arguments))")
            }
            writer.line("}")
        }
        for group in groups {
            writer.blank()
            if group.groups.isEmpty {
                writeCases(group.cases, groupName(group), "private ", isWhole: false, &writer)
            } else {
                write(group.groups, groupName(group), "private ", &writer)
            }
        }
    }

    private func groupName(_ group: Group) -> String {
        let name = groupName(group.first)
        return group.groups.isEmpty ? name : "groupsOf" + SwiftNames.upper(name)
    }

    /// Divides items at the one with the lowest hash, and so on until all chunks are small. A new
    /// node therefore changes only the group that it is in.
    private static func chunks<Item>(_ items: [Item], level: Int, by id: (Item) -> String) -> [[Item]] {
        guard items.count >= limit else { return [items] }
        let ranks = items.map { rank(id($0), level) }
        let middle = items.indices.dropFirst().min { ranks[$0] < ranks[$1] } ?? 1
        return chunks(Array(items[..<middle]), level: level, by: id)
            + chunks(Array(items[middle...]), level: level, by: id)
    }

    /// A hash that is the same in each run.
    private static func rank(_ id: String, _ level: Int) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325 &+ UInt64(level)
        for byte in id.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        hash = (hash ^ hash >> 33) &* 0xFF51_AFD7_ED55_8CCD
        return hash ^ hash >> 33
    }
}
