import NavGraph

/// `ShopNavigator.swift`: the navigator's name, and what the app does and knows for it.
struct NavigatorDeclarations {
    private var file: SwiftFile
    private let model: DeclarationModel

    static func text(_ model: DeclarationModel) -> FileText {
        var file = SwiftFile(model.swift)
        file.importModules(model.swift.modules, shown: false)
        var navigator = NavigatorDeclarations(file: file, model: model)
        navigator.write()
        return navigator.file.text
    }

    private mutating func write() {
        let (p, access) = (model.prefix, file.access)
        file.writer.line("\(access)typealias \(p)Navigator = Navigator<\(p)Graph>")
        if model.swift.hasMembers(.link) {
            file.writer.doc("The scenes of the app, for notifications, intents and UIKit to call.")
            file.writer.line("\(access)typealias \(p)Scenes = NavigationScenes<\(p)Graph>")
        }
        file.writer.doc("An event in the app's navigation.")
        file.writer.line("\(access)typealias \(p)Event = NavigationEvent<\(p)Graph>")
        HandlersDeclaration(model).write(to: &file)
        if model.swift.hasConditions { writeFacts(p, access) }
    }

    private mutating func writeFacts(_ p: String, _ access: String) {
        let conditions = model.graph.conditions
        file.writer.blank()
        file.writer.doc("The source of the facts that only the running app knows; `nil` means undecided.")
        file.writer.block("@MainActor \(access)protocol \(p)Facts: NavigationFacts<\(p)Conditions>") { writer in
            for condition in conditions {
                writer.doc(condition.doc ?? "")
                writer.line("var \(SwiftNames.identifier(condition.name.value)): Bool? { get }")
            }
        }
        file.writer.blank()
        file.writer.block("extension \(p)Facts") { writer in
            writer.block("\(access)var conditions: \(p)Conditions") { writer in
                let values = conditions.map { condition in
                    let word = condition.name.value
                    return "\(SwiftNames.label(word)): self.\(SwiftNames.identifier(word))"
                }
                writer.list("\(p)Conditions(", values, ")")
            }
        }
    }
}
