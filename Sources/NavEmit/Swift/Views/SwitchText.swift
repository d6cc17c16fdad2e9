/// A view whose body is a `switch`. A view builder takes long over many cases, so there are never more than a few in
/// one: larger ones are written in groups. Each group is a view of its own, as the compiler would otherwise spell out
/// the types of all of them together.
struct SwitchText {
    /// A case: its pattern with the values that it binds, the pattern without them, and the view.
    struct Case {
        var pattern: String
        var bare: String
        var view: String
    }

    static let limit = 16
    let subject: String
    /// The properties of the view: `let node: ShopRoute`.
    let members: [String]
    let cases: [Case]

    /// The members and `body`, and what it is made of.
    func write(to writer: inout SwiftWriter) {
        for member in members { writer.line(member) }
        writer.blank()
        guard cases.count > Self.limit else {
            return writer.block("var body: some View") { writer in
                if cases.isEmpty { writer.line("EmptyView()") } else { writeSwitch(cases, isWhole: true, &writer) }
            }
        }
        let groups = stride(from: 0, to: cases.count, by: Self.limit).map {
            Array(cases[$0..<min($0 + Self.limit, cases.count)])
        }
        let outer = stride(from: 0, to: groups.count, by: Self.limit).map {
            $0..<min($0 + Self.limit, groups.count)
        }
        if outer.count == 1 {
            writeSwitch(over: "group", groups.indices.map { ($0, "Group\($0)(\(arguments))") }, &writer)
        } else {
            let views = outer.indices.map { ($0, "Groups\($0)(group: group, \(arguments))") }
            writeSwitch(over: "group / \(Self.limit)", views, &writer)
        }
        writer.blank()
        writer.doc("A view builder is slow with many cases, so they are grouped.")
        writer.block("private var group: Int") { writer in
            writer.line("switch \(subject) {")
            for (number, group) in groups.enumerated() {
                let items = group.enumerated().map { $0 < group.count - 1 ? $1.bare + "," : $1.bare + ":" }
                for (row, text) in SwiftWriter.filled(items, room: 80).enumerated() {
                    if row == 0 { writer.line("case \(text)") } else { writer.indented { $0.line(text) } }
                }
                writer.indented { $0.line("return \(number)") }
            }
            writer.line("}")
        }
        if outer.count > 1 {
            for (number, groups) in outer.enumerated() {
                writeView("Groups\(number)", ["let group: Int"], &writer) { writer in
                    writeSwitch(over: "group", groups.map { ($0, "Group\($0)(\(arguments))") }, &writer)
                }
            }
        }
        for (number, group) in groups.enumerated() {
            writeView("Group\(number)", [], &writer) { writer in
                writer.block("var body: some View") { writeSwitch(group, isWhole: false, &$0) }
            }
        }
    }

    /// What a view is made with that has the same properties.
    private var arguments: String {
        members.map { member in
            let name = member.prefix { $0 != ":" }.split(separator: " ").last ?? ""
            return "\(name): \(name)"
        }.listed
    }

    private func writeSwitch(over subject: String, _ views: [(number: Int, view: String)], _ writer: inout SwiftWriter)
    {
        writer.block("var body: some View") { writer in
            writer.line("switch \(subject) {")
            for (number, view) in views {
                writer.line("\(number == views.last?.number ? "default" : "case \(number)"): \(view)")
            }
            writer.line("}")
        }
    }

    private func writeView(
        _ name: String, _ more: [String], _ writer: inout SwiftWriter, _ body: (inout SwiftWriter) -> Void
    ) {
        writer.blank()
        writer.block("private struct \(name): View") { writer in
            for member in more + members { writer.line(member) }
            writer.blank()
            body(&writer)
        }
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
