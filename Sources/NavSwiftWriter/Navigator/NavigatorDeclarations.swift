import NavGraph
import NavNames

/// Writes `ShopNavigator.swift`: the navigator, and the protocols for the app's handlers and
/// conditions.
struct NavigatorDeclarations {
    private var file: SwiftFile
    private let model: DeclarationModel

    static func file(_ model: DeclarationModel) -> SwiftFile {
        var file = SwiftFile(model.swift)
        file.importModules(model.swift.modules, exposed: false)
        var navigator = NavigatorDeclarations(file: file, model: model)
        navigator.write()
        return navigator.file
    }

    private mutating func write() {
        let prefix = model.prefix
        file.writer.declare(.alias(prefix + "Navigator", "Navigator<\(prefix)Graph>").ofGraph(prefix))
        if model.swift.hasMembers(.link) {
            file.writer.doc("The scenes of the app, for notifications, intents and UIKit to call.")
            file.writer.declare(.alias(prefix + "Scenes", "NavigationScenes<\(prefix)Graph>").ofGraph(prefix))
        }
        file.writer.doc("An event in the app's navigation.")
        file.writer.declare(.alias(prefix + "Event", "NavigationEvent<\(prefix)Graph>").ofGraph(prefix))
        HandlersDeclaration(model).write(to: &file)
        if model.swift.hasConditions { writeFacts(prefix) }
    }

    private mutating func writeFacts(_ prefix: String) {
        let conditions = model.graph.conditions
        file.writer.blank()
        file.writer.doc("The current values of the conditions; `nil` means undecided.")
        let type = Declaration.type(
            "protocol", prefix + "Facts", ["NavigationFacts<\(prefix)Conditions>"], attribute: "@MainActor ")
        file.writer.declare(type.ofGraph(prefix)) { writer in
            for condition in conditions {
                writer.doc(condition.doc ?? "")
                let word = SwiftNames.identifier(condition.name.value)
                writer.declare(.property(word, "Bool?").required, " { get }")
            }
        }
        file.writer.blank()
        file.writer.block("extension \(prefix)Facts") { writer in
            writer.block("\(writer.access)var conditions: \(prefix)Conditions") { writer in
                let values = conditions.map { condition in
                    let word = condition.name.value
                    return "\(SwiftNames.label(word)): self.\(SwiftNames.identifier(word))"
                }
                writer.list("\(prefix)Conditions(", values, ")")
            }
        }
    }
}
