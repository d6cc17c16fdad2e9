import NavGraph

/// `ShopState.swift`: the state's name, and the conditions.
struct StateDeclarations {
    private var file: SwiftFile
    private let model: DeclarationModel

    static func text(_ model: DeclarationModel) -> FileText {
        var state = StateDeclarations(file: SwiftFile(model.swift), model: model)
        state.write()
        return state.file.text
    }

    private mutating func write() {
        let p = model.prefix
        file.writer.doc("Everything visible of the app's navigation, as a value.")
        file.writer.line("\(file.access)typealias \(p)State = NavigationState<\(p)Graph>")
        if model.swift.hasConditions {
            writeCondition()
            writeConditions()
        }
        writePlans()
    }

    /// In a graph without links, what `as: open` and fallbacks show.
    private mutating func writePlans() {
        guard !model.swift.has(.links) || !model.swift.hasMembers(.link) else { return }
        let table = LinkTableDeclaration(model)
        if table.isNeeded { table.write(to: &file) }
    }

    private var conditions: [Condition] { model.graph.conditions }

    private mutating func writeCondition() {
        let model = model
        file.writer.blank()
        file.writer.doc("A fact that only the running app knows.")
        file.writer.block(
            "\(file.isolation)\(file.access)enum \(model.prefix)Condition: String, CaseIterable, Codable, Sendable"
        ) { writer in
            for condition in model.graph.conditions {
                writer.doc(condition.doc ?? "")
                writer.line("case \(Self.word(condition))\(Self.raw(condition))")
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
        let (p, access, conditions) = (model.prefix, file.access, conditions)
        file.writer.blank()
        file.writer.doc(
            "What the app knows at one moment. `nil` means undecided: what requires such a fact waits for it.")
        file.writer.block("\(file.isolation)\(access)struct \(p)Conditions: NavigationConditions") { writer in
            writer.line("\(access)typealias Graph = \(p)Graph")
            writer.line("\(access)typealias Condition = \(p)Condition")
            writer.blank()
            writer.line("\(access)var values: ConditionValues")
            writer.blank()
            writer.line("\(access)init(values: ConditionValues) { self.values = values }")
            writer.blank()
            writer.list(
                "\(access)init(", conditions.map { "\(SwiftNames.parameter($0.name.value)): Bool? = nil" }, ") {",
                closing: .apart)
            writer.indented { writer in
                let values = conditions.map { SwiftNames.local($0.name.value) }
                writer.list("values = ConditionValues(", values, ")")
            }
            writer.line("}")
            writer.blank()
            for condition in conditions {
                let word = Self.word(condition)
                writer.line("\(access)var \(SwiftNames.identifier(condition.name.value)): Bool? {")
                writer.indented { writer in
                    writer.line("get { self[.\(word)] }")
                    writer.line("set { self[.\(word)] = newValue }")
                }
                writer.line("}")
            }
        }
    }
}
