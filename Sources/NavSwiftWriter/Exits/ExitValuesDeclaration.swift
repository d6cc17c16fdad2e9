import NavGraph

/// Declares `exits.to`: the exits of a screen as values, for navigation links, for the sources of
/// popovers and dialogs, and for the controls that tests of the user interface find.
struct ExitValuesDeclaration {
    private let screen: ScreenExitsDeclaration
    private let code: ExitCode
    private let pushes: [Exit]
    private let others: [Exit]

    init(_ screen: ScreenExitsDeclaration, _ code: ExitCode, _ exits: [Exit]) {
        self.screen = screen
        self.code = code
        pushes = exits.filter(Self.isPush)
        others = exits.filter { !Self.isPush($0) }
    }

    private static func isPush(_ exit: Exit) -> Bool { exit.transition == .push || exit.transition == .fill }

    /// Whether `To` needs the exits around it: for the screen's own values, or for the handler of a
    /// module.
    private var needsExits: Bool { screen.hasOwnValues || code.module != nil }

    func write(to writer: inout SwiftWriter) {
        guard !pushes.isEmpty || !others.isEmpty else { return }
        writer.blank()
        writer.declare(.property("to", "To"), " { To(\(needsExits ? "exits: self" : "")) }")
        writer.declare(.type("struct", "To", attribute: "@MainActor ")) { writer in
            if needsExits {
                writer.line("fileprivate let exits: \(screen.typeName)")
            }
            for exit in pushes { write(exit, type(ofPush: exit), value(ofPush: exit), &writer) }
            for exit in others { write(exit, typeOfOthers, value(ofOther: exit), &writer) }
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

    private var typeOfOthers: String { code.module == nil ? code.exitType : "any Hashable & Sendable" }

    private func value(ofOther exit: Exit) -> String {
        let data = code.data(exit) == nil ? nil : "data"
        let request = code.exit(exit, screen.values(exit, of: "exits"), data: data)
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
