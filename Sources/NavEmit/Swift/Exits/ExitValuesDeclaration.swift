import NavGraph

/// `exits.to`: the exits of a screen as values, for links and for sources of popovers and dialogs.
struct ExitValuesDeclaration {
    private let exits: ScreenExitsDeclaration
    private let code: ExitCode
    private let pushes: [WayOut]
    private let sources: [WayOut]

    init(_ exits: ScreenExitsDeclaration, _ code: ExitCode, _ ways: [WayOut]) {
        self.exits = exits
        self.code = code
        pushes = ways.filter { $0.transition == .push || $0.transition == .fill }
        sources = ways.filter { $0.transition == .popover || $0.transition == .dialog }
    }

    /// Whether an exit is also a value.
    static func isValue(_ way: WayOut) -> Bool { [.push, .fill, .popover, .dialog].contains(way.transition) }

    /// Whether values are made by what is around them: of the screen's own values, or by the app.
    private var needsExits: Bool { exits.hasOwnValues || code.module != nil }

    func write(to writer: inout SwiftWriter) {
        guard !pushes.isEmpty || !sources.isEmpty else { return }
        writer.blank()
        writer.declare(.property("to", "To"), " { To(\(needsExits ? "exits: self" : "")) }")
        writer.declare(.type("struct", "To", attribute: "@MainActor ")) { writer in
            if needsExits {
                writer.line("fileprivate let exits: \(exits.typeName)")
            }
            for way in pushes { write(way, type(ofPush: way), value(ofPush: way), &writer) }
            for way in sources { write(way, type(ofSource: way), value(ofSource: way), &writer) }
        }
    }

    private func type(ofPush way: WayOut) -> String {
        code.module == nil ? "\(exits.prefix)Route" : "any Hashable & Sendable"
    }

    private func value(ofPush way: WayOut) -> String {
        let values = exits.values(way, of: "exits")
        guard code.module == nil else { return "exits.handler.value(\(code.exit(way, values)))" }
        return code.value(way, values)
    }

    private func type(ofSource way: WayOut) -> String {
        code.module == nil ? code.exitType : "any Hashable & Sendable"
    }

    private func value(ofSource way: WayOut) -> String {
        let exit = code.exit(way, exits.values(way, of: "exits"))
        return code.module == nil ? exit : "exits.handler.value(\(exit))"
    }

    private func write(_ way: WayOut, _ type: String, _ value: String, _ writer: inout SwiftWriter) {
        exits.writeAttribute(way, &writer)
        writer.declare(exits.function(way, exits.declarations(way), type), returning: value)
        guard way.hasStandIns else { return }
        exits.writeAttribute(way, &writer)
        writer.declare(
            exits.function(way, exits.openDeclarations(way), type),
            returning: "\(SwiftNames.function(way.name))(\(exits.passed(way, of: "exits").listed))")
    }
}
