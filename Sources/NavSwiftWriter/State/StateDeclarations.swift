import NavGraph
import NavNames

/// Writes `ShopState.swift`: the state and the conditions.
struct StateDeclarations {
    private var file: SwiftFile
    private let model: DeclarationModel

    static func file(_ model: DeclarationModel) -> SwiftFile {
        var state = StateDeclarations(file: SwiftFile(model.swift), model: model)
        state.write()
        return state.file
    }

    private mutating func write() {
        let prefix = model.prefix
        file.writer.doc("The complete state of the app's navigation, as a value.")
        file.writer.declare(.alias(prefix + "State", "NavigationState<\(prefix)Graph>").ofGraph(prefix))
        if model.swift.hasConditions {
            writeCondition()
            writeConditions()
        }
        writePlans()
    }

    /// In a graph without links, the plans of `as: open` and of `then`.
    private mutating func writePlans() {
        guard !model.swift.has(.links) || !model.swift.hasMembers(.link) else { return }
        let table = LinkTableDeclaration(model)
        if table.isNeeded { table.write(to: &file) }
    }

    private var conditions: [Condition] { model.graph.conditions }

    private mutating func writeCondition() {
        let (prefix, conditions) = (model.prefix, conditions)
        file.writer.blank()
        file.writer.doc("A condition that only the running app can decide.")
        file.writer.declare(.type("enum", prefix + "Condition", Declaration.listed).ofGraph(prefix)) { writer in
            for condition in conditions {
                writer.doc(condition.doc ?? "")
                writer.declare(.enumCase(Self.word(condition)), Self.raw(condition))
            }
        }
    }

    private static func word(_ condition: Condition) -> String {
        SwiftNames.identifier(SwiftNames.listed(condition.name.value, "Condition"))
    }

    private static func raw(_ condition: Condition) -> String {
        let name = condition.name.value
        return SwiftNames.listed(name, "Condition") == name ? "" : " = " + SwiftNames.literal(name)
    }

    private mutating func writeConditions() {
        let (prefix, access, conditions) = (model.prefix, file.access, conditions)
        file.writer.blank()
        file.writer.doc(
            "The conditions at one moment. `nil` means undecided: nodes that require such a condition wait.")
        let type = Declaration.type("struct", prefix + "Conditions", ["NavigationConditions"]).ofGraph(prefix)
        file.writer.declare(type) { writer in
            writer.declare(.witness("Graph", prefix + "Graph"))
            writer.declare(.witness("Condition", prefix + "Condition"))
            writer.blank()
            writer.line("\(access)var values: ConditionValues")
            writer.blank()
            writer.line("\(access)init(values: ConditionValues) { self.values = values }")
            writer.blank()
            let parameters = conditions.map { condition in
                let word = condition.name.value
                return SwiftInterface.Parameter(
                    SwiftNames.declaredLabel(word), local: word == "self" ? "selfValue" : nil, "Bool?", or: "nil")
            }
            writer.declare(.initializer(parameters)) { writer in
                let values = conditions.map { SwiftNames.local($0.name.value) }
                writer.list("values = ConditionValues(", values, ")")
            }
            writer.blank()
            for condition in conditions {
                let word = Self.word(condition)
                writer.declare(.property(SwiftNames.identifier(condition.name.value), "Bool?")) { writer in
                    writer.line("get { self[.\(word)] }")
                    writer.line("set { self[.\(word)] = newValue }")
                }
            }
        }
    }
}
