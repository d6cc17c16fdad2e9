import NavGraph

/// Declares the exits for routes from anywhere once per module, as a protocol with an
/// implementation: `ReportProblemAnywhere`.
///
/// Exits that use a screen's own values or depend on conditions are declared for each screen.
struct GlobalExits {
    private let model: DeclarationModel
    private let code: ExitCode
    private let globals: [(node: NodeID, way: WayOut)]

    init(_ model: DeclarationModel, _ code: ExitCode) {
        self.model = model
        self.code = code
        var seen: Set<String> = []
        var globals: [(NodeID, WayOut)] = []
        for section in model.swift.sections(inModule: code.module) {
            for node in model.exits.nodes(in: section) {
                for way in model.exits[node] where Self.isShared(way, model) && seen.insert(way.name).inserted {
                    globals.append((node, way))
                }
            }
        }
        self.globals = globals
    }

    static func protocolName(_ exit: String) -> String { SwiftNames.upper(exit) + "Anywhere" }

    private static func isShared(_ way: WayOut, _ model: DeclarationModel) -> Bool {
        way.route.isGlobal && way.used.isEmpty && way.offer == nil
            && way.name == model.swift.nodeNames[way.target.index]
    }

    /// The names of the exits that a node gets from these protocols.
    func names(of node: NodeID) -> Set<String> {
        let ways = model.exits[node]
        let own = Set(ways.filter { way in !globals.contains { $0.way.route === way.route } }.map(\.name))
        let shared = ways.filter { way in
            Self.isShared(way, model) && globals.contains { $0.way.route === way.route && $0.way.name == way.name }
        }
        return Set(shared.map(\.name)).subtracting(own)
    }

    func write(to writer: inout SwiftWriter) {
        for (node, way) in globals {
            let name = Self.protocolName(way.name)
            let type = Declaration.type("protocol", name, ["NodeExiting"], attribute: "@MainActor ")
                .of(way.target, as: "Anywhere")
            writer.blank()
            writer.doc("The screens that lead to `\(model.graph[way.target].name)`.")
            writer.declare(type, " where Exit == \(code.exitType) {}")
            writer.blank()
            writer.block("extension \(name)") { writer in
                writer.members(of: type) {
                    ScreenExitsDeclaration(model, code, node, isPublic: false).writeShared(way, to: &$0)
                }
            }
        }
    }
}
