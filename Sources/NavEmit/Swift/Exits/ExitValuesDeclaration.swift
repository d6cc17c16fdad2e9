import NavGraph

/// Declares `exits.to`: the exits of a screen as values, for navigation links and for the sources
/// of popovers and dialogs.
struct ExitValuesDeclaration {
    private let screen: ScreenExitsDeclaration
    private let code: ExitCode
    private let pushes: [WayOut]
    private let sources: [WayOut]

    init(_ screen: ScreenExitsDeclaration, _ code: ExitCode, _ ways: [WayOut]) {
        self.screen = screen
        self.code = code
        pushes = ways.filter { $0.transition == .push || $0.transition == .fill }
        sources = ways.filter { $0.transition == .popover || $0.transition == .dialog }
    }

    /// Whether an exit is also available as a value.
    static func isValue(_ way: WayOut) -> Bool { [.push, .fill, .popover, .dialog].contains(way.transition) }

    /// Whether `To` needs the exits around it: for the screen's own values, or for the handler of a
    /// module.
    private var needsExits: Bool { screen.hasOwnValues || code.module != nil }

    func write(to writer: inout SwiftWriter) {
        guard !pushes.isEmpty || !sources.isEmpty else { return }
        writer.blank()
        writer.declare(.property("to", "To"), " { To(\(needsExits ? "exits: self" : "")) }")
        writer.declare(.type("struct", "To", attribute: "@MainActor ")) { writer in
            if needsExits {
                writer.line("fileprivate let exits: \(screen.typeName)")
            }
            for way in pushes { write(way, type(ofPush: way), value(ofPush: way), &writer) }
            for way in sources { write(way, type(ofSource: way), value(ofSource: way), &writer) }
        }
    }

    private func type(ofPush way: WayOut) -> String {
        code.module == nil ? "\(screen.prefix)Route" : "any Hashable & Sendable"
    }

    private func value(ofPush way: WayOut) -> String {
        let values = screen.values(way, of: "exits")
        guard code.module == nil else { return "exits.handler.value(\(code.exit(way, values)))" }
        return code.value(way, values)
    }

    private func type(ofSource way: WayOut) -> String {
        code.module == nil ? code.exitType : "any Hashable & Sendable"
    }

    private func value(ofSource way: WayOut) -> String {
        let request = code.exit(way, screen.values(way, of: "exits"))
        return code.module == nil ? request : "exits.handler.value(\(request))"
    }

    private func write(_ way: WayOut, _ type: String, _ value: String, _ writer: inout SwiftWriter) {
        screen.writeAttribute(way, &writer)
        writer.declare(screen.function(way, screen.declarations(way), type), returning: value)
        guard way.hasStandIns else { return }
        screen.writeAttribute(way, &writer)
        writer.declare(
            screen.function(way, screen.openDeclarations(way), type),
            returning: "\(SwiftNames.function(way.name))(\(screen.passed(way, of: "exits").listed))")
    }
}
