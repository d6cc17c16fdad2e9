import NavGraph

/// The exits that every screen of a module has, for routes from anywhere: `ReportProblemAnywhere`.
///
/// Those that use a screen's own values, or that conditions may withhold, are each screen's own.
struct GlobalExits {
    private let model: DeclarationModel
    private let code: ExitCode
    private let exits: [(node: NodeID, way: WayOut)]

    init(_ model: DeclarationModel, _ code: ExitCode) {
        self.model = model
        self.code = code
        var seen: Set<String> = []
        var exits: [(NodeID, WayOut)] = []
        for section in model.swift.sections(inModule: code.module) {
            for node in model.exits.nodes(in: section) {
                for way in model.exits[node] where Self.isShared(way, model) && seen.insert(way.name).inserted {
                    exits.append((node, way))
                }
            }
        }
        self.exits = exits
    }

    static func protocolName(_ exit: String) -> String { SwiftNames.upper(exit) + "Anywhere" }

    private static func isShared(_ way: WayOut, _ model: DeclarationModel) -> Bool {
        way.route.isGlobal && way.used.isEmpty && way.offer == nil
            && way.name == model.swift.nodeNames[way.target.index]
    }

    /// The names of the exits that a node has by a protocol.
    func names(of node: NodeID) -> Set<String> {
        let ways = model.exits[node]
        let own = Set(ways.filter { way in !exits.contains { $0.way.route === way.route } }.map(\.name))
        let shared = ways.filter { way in
            Self.isShared(way, model) && exits.contains { $0.way.route === way.route && $0.way.name == way.name }
        }
        return Set(shared.map(\.name)).subtracting(own)
    }

    func write(to writer: inout SwiftWriter) {
        for (node, way) in exits {
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
