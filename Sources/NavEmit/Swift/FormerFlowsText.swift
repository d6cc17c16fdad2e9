import NavGraph

/// How flows are found in a saved state that have another name now.
///
/// Their enum is read by the names of its cases, and Swift knows only the present ones.
struct FormerFlowsText {
    private let facts: StateFacts
    private var p: String { facts.p }
    private var model: SwiftModel { facts.model }

    init(_ facts: StateFacts) {
        self.facts = facts
    }

    var isNeeded: Bool { !former.isEmpty }

    private var former: [(names: [String], flow: NodeID)] {
        model.allNodes(.flow).flatMap { flow in
            // What a section's enum holds is one level deeper.
            model.graph[flow].formerNames.map { name in
                (name.split(separator: ".").map(String.init).flatMap { ["_0", $0] }.dropFirst().map { $0 }, flow)
            }
        }
    }

    func write(to writer: inout SwiftWriter) {
        let (key, type) = ("\(p)Key", model.typeName(.flow))
        writer.blank()
        writer.block("\(model.isolation)extension \(type)") { writer in
            writer.doc("Reads a flow that a saved state calls by a former name.")
            writer.block("static func former(in level: KeyedDecodingContainer<\(key)>) -> \(type)?") { writer in
                writer.code(
                    """
                    func read<Flow: Decodable>(_ names: [String]) -> Flow? {
                        var container = try? level.nestedContainer(keyedBy: \(key).self, forKey: \(key)("flow"))
                        for name in names {
                            container = try? container?.nestedContainer(keyedBy: \(key).self, forKey: \(key)(name))
                        }
                        return try? container?.decode(Flow.self, forKey: \(key)("_0"))
                    }
                    """)
                for (names, flow) in former {
                    let list = names.map(SwiftNames.literal).listed
                    writer.block("if let flow: \(model.companion(of: flow, "Flow")) = read([\(list)])") { writer in
                        writer.line("return \(model.value(of: flow, .flow, [Argument("flow")]))")
                    }
                }
                writer.line("return nil")
            }
        }
    }
}
