import NavGraph
import NavNames

/// Declares the exits for routes from anywhere once per module, as a protocol with an
/// implementation: `ReportProblemAnywhere`.
///
/// Exits that use a screen's own values or depend on conditions are declared for each screen.
struct GlobalExits {
    private let model: DeclarationModel
    private let code: ExitCode
    private let globals: [ExitFacts.Shared]

    init(_ model: DeclarationModel, _ code: ExitCode) {
        self.model = model
        self.code = code
        globals = model.exits.shared(inModule: code.module)
    }

    static func protocolName(_ exit: String) -> String { SwiftNames.upper(exit) + NodeType.anywhere.rawValue }

    /// The names of the exits that a node gets from these protocols.
    func names(of node: NodeID) -> Set<String> {
        let exits = model.exits[node]
        let own = Set(exits.filter { exit in !globals.contains { $0.exit.route === exit.route } }.map(\.name))
        let shared = exits.filter { exit in
            exit.isShared(model.swift) && globals.contains { $0.exit.route === exit.route && $0.exit.name == exit.name }
        }
        return Set(shared.map(\.name)).subtracting(own)
    }

    func write(to writer: inout SwiftWriter) {
        for (node, exit) in globals {
            let name = Self.protocolName(exit.name)
            let type = Declaration.type("protocol", name, ["NodeExiting"], attribute: "@MainActor ")
                .of(exit.target, as: "Anywhere")
            writer.blank()
            writer.doc("The screens that lead to `\(model.graph[exit.target].name)`.")
            writer.declare(type, " where Exit == \(code.exitType) {}")
            writer.blank()
            writer.block("extension \(name)") { writer in
                writer.members(of: type) {
                    ScreenExitsDeclaration(model, code, node, isPublic: false).writeShared(exit, to: &$0)
                }
            }
        }
    }
}
