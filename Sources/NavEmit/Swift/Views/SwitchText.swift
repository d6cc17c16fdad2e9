/// A `switch` in a view's body. A view builder takes long over many cases, so there are never more than sixteen in one:
/// larger ones are written in groups, each a property of its own.
struct SwitchText {
    /// A case: its pattern with the values that it binds, the pattern without them, and the view.
    struct Case {
        var pattern: String
        var bare: String
        var view: String
    }

    static let limit = 16
    let subject: String
    let cases: [Case]

    /// `body`, and what it is made of.
    func write(to writer: inout SwiftWriter, access: String) {
        guard cases.count > Self.limit else {
            writer.block("\(access)var body: some View") { writer in
                if cases.isEmpty { writer.line("EmptyView()") } else { writeSwitch(cases, isWhole: true, &writer) }
            }
            return
        }
        let groups = stride(from: 0, to: cases.count, by: Self.limit).map {
            Array(cases[$0..<min($0 + Self.limit, cases.count)])
        }
        writer.block("\(access)var body: some View") { writer in
            if groups.count <= Self.limit {
                writeGroups(groups.indices, &writer)
            } else {
                writer.line("switch group / \(Self.limit) {")
                for first in stride(from: 0, to: groups.count, by: Self.limit) {
                    let isLast = first + Self.limit >= groups.count
                    writer.line("\(isLast ? "default" : "case \(first / Self.limit)"): groups\(first / Self.limit)")
                }
                writer.line("}")
            }
        }
        if groups.count > Self.limit {
            for first in stride(from: 0, to: groups.count, by: Self.limit) {
                writer.blank()
                writer.block("@ViewBuilder private var groups\(first / Self.limit): some View") { writer in
                    writeGroups(first..<min(first + Self.limit, groups.count), &writer)
                }
            }
        }
        writer.blank()
        writer.doc("A view builder takes long over many cases, so they stand in groups.")
        writer.block("private var group: Int") { writer in
            writer.line("switch \(subject) {")
            for (number, group) in groups.enumerated() {
                let items = group.enumerated().map { $0 < group.count - 1 ? $1.bare + "," : $1.bare + ":" }
                for (row, text) in SwiftWriter.filled(items, room: 80).enumerated() {
                    if row == 0 { writer.line("case " + text) } else { writer.indented { $0.line(text) } }
                }
                writer.indented { $0.line("return \(number)") }
            }
            writer.line("}")
        }
        for (number, group) in groups.enumerated() {
            writer.blank()
            writer.block("@ViewBuilder private var group\(number): some View") { writer in
                writeSwitch(group, isWhole: false, &writer)
            }
        }
    }

    private func writeGroups(_ numbers: Range<Int>, _ writer: inout SwiftWriter) {
        writer.line("switch group {")
        for number in numbers {
            writer.line("\(number == numbers.upperBound - 1 ? "default" : "case \(number)"): group\(number)")
        }
        writer.line("}")
    }

    private func writeSwitch(_ cases: [Case], isWhole: Bool, _ writer: inout SwiftWriter) {
        writer.line("switch \(subject) {")
        for item in cases {
            writer.line("case \(item.pattern):")
            writer.indented { $0.code(item.view) }
        }
        if !isWhole {
            writer.line("default:")
            writer.indented { $0.line("EmptyView()") }
        }
        writer.line("}")
    }
}
