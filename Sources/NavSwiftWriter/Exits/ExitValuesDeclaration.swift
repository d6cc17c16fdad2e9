import NavGraph

/// Declares `exits.to`: the exits of a screen as values, for navigation links and for the sources
/// of popovers and dialogs.
struct ExitValuesDeclaration {
    private let screen: ScreenExitsDeclaration
    private let code: ExitCode
    private let pushes: [Exit]
    private let sources: [Exit]

    init(_ screen: ScreenExitsDeclaration, _ code: ExitCode, _ exits: [Exit]) {
        self.screen = screen
        self.code = code
        pushes = exits.filter { $0.transition == .push || $0.transition == .fill }
        sources = exits.filter { $0.transition == .popover || $0.transition == .dialog }
    }

    /// Whether an exit is also available as a value.
    static func isValue(_ exit: Exit) -> Bool { [.push, .fill, .popover, .dialog].contains(exit.transition) }

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
            for exit in pushes { write(exit, type(ofPush: exit), value(ofPush: exit), &writer) }
            for exit in sources { write(exit, type(ofSource: exit), value(ofSource: exit), &writer) }
        }
    }

    private func type(ofPush exit: Exit) -> String {
        code.module == nil ? "\(screen.prefix)Route" : "any Hashable & Sendable"
    }

    private func value(ofPush exit: Exit) -> String {
        let values = screen.values(exit, of: "exits")
        guard code.module == nil else { return "exits.handler.value(\(code.exit(exit, values)))" }
        return code.value(exit, values)
    }

    private func type(ofSource exit: Exit) -> String {
        code.module == nil ? code.exitType : "any Hashable & Sendable"
    }

    private func value(ofSource exit: Exit) -> String {
        let request = code.exit(exit, screen.values(exit, of: "exits"))
        return code.module == nil ? request : "exits.handler.value(\(request))"
    }

    private func write(_ exit: Exit, _ type: String, _ value: String, _ writer: inout SwiftWriter) {
        screen.writeAttribute(exit, &writer)
        writer.declare(screen.function(exit, screen.declarations(exit), type), returning: value)
        guard exit.hasScreenDefaults else { return }
        screen.writeAttribute(exit, &writer)
        writer.declare(
            screen.function(exit, screen.openDeclarations(exit), type),
            returning: "\(screen.calledName(exit))(\(screen.passed(exit, of: "exits").listed))")
    }
}
