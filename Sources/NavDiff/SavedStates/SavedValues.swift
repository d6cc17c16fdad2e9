import NavGraph
import NavLinks
import NavSwiftWriter

/// Why a saved value cannot always be restored as it was.
public enum ValueLoss: Sendable, Hashable {
    /// The new graph has nothing with its name.
    case gone
    /// The types are incompatible: no saved value of the old type is a value of the new one.
    case otherType(old: String, new: String)
    /// Some values of the old type are not values of the new one, or change slightly.
    case notAllValues(old: String, new: String)
    /// The `pattern:` of the type no longer matches some values, such as this one.
    case pattern(lost: String?)
    /// These raw values of an enum were removed.
    case cases([String])
    /// A raw value now belongs to another case, and its old case has another raw value.
    case otherCase(raw: String, old: String, new: String)
    /// It could be nil, which the new version does not restore.
    case absent
    /// It is transient now, and therefore not saved.
    case transient
}

/// Finds out which saved values can still be restored, by their types.
struct SavedValues {
    private let old: SwiftModel
    private let new: SwiftModel

    init(_ old: SwiftModel, _ new: SwiftModel) {
        self.old = old
        self.new = new
    }

    /// The losses of a value, and whether no saved value can be restored.
    struct ValueOutcome {
        var losses: [ValueLoss] = []
        var isTotal = false

        static let kept = ValueOutcome()
        static func some(_ loss: ValueLoss) -> ValueOutcome { ValueOutcome(losses: [loss]) }
        static func all(_ loss: ValueLoss) -> ValueOutcome { ValueOutcome(losses: [loss], isTotal: true) }
    }

    /// What happens to the saved values of a parameter of the old graph when they are read for one
    /// of the new graph.
    func outcome(of former: Parameter, as parameter: Parameter) -> ValueOutcome {
        if new.isTransient(parameter) { return .all(.transient) }
        let (oldForm, newForm) = (former.type.form, parameter.type.form)
        let names = (old.type(former.type).text, new.type(parameter.type).text)
        guard (oldForm == .list) == (newForm == .list) else { return .all(.otherType(old: names.0, new: names.1)) }
        var outcome = outcome(ofSingle: former.type.base, as: parameter.type.base)
        // An empty list can be restored as a list of any type.
        if oldForm == .list { outcome.isTotal = false }
        if oldForm == .optional {
            // A missing value is read as nil, unless the new parameter has a default. Then nil is
            // only restored if the old version encoded it.
            if newForm == .optional, !parameter.needsExplicitNil || former.needsExplicitNil {
                outcome.isTotal = false
            } else {
                outcome.losses.append(.absent)
            }
        }
        return outcome
    }

    // MARK: - Types

    private func outcome(ofSingle former: TypeUse.Base, as base: TypeUse.Base) -> ValueOutcome {
        let (oldType, newType) = (type(former, old), type(base, new))
        var names = (old: oldType.name, new: newType.name)
        if names.old == names.new {
            // A type of the app with other raw values.
            names = (oldType.rawType?.rawValue ?? names.old, newType.rawType?.rawValue ?? names.new)
        }
        guard let oldBase = oldType.rawType, let newBase = newType.rawType else {
            // Types of the app are compared by their names only.
            return names.old == names.new && oldType.isOwn == newType.isOwn
                ? .kept : .some(.notAllValues(old: names.old, new: names.new))
        }
        switch Self.conversion(oldBase, newBase) {
        case .none: return .all(.otherType(old: names.old, new: names.new))
        case .some: return .some(.notAllValues(old: names.old, new: names.new))
        case .all: break
        }
        if let oldCases = cases(former, old), let newCases = cases(base, new) {
            return Self.outcome(of: oldCases, as: newCases)
        }
        guard oldBase == newBase else {
            return spellings(base, new) == nil ? .kept : .some(.notAllValues(old: names.old, new: names.new))
        }
        switch SpellingComparison(old: spellings(former, old), new: spellings(base, new), base: oldBase) {
        case .all: return .kept
        case .some(let lost): return .some(.pattern(lost: lost))
        case .none: return .all(.pattern(lost: nil))
        }
    }

    private static func outcome(of former: [EnumCase], as cases: [EnumCase]) -> ValueOutcome {
        let lost = former.map(\.raw.value).filter { raw in !cases.contains { $0.raw.value == raw } }
        let others = former.compactMap { old -> ValueLoss? in
            guard let new = cases.first(where: { $0.raw.value == old.raw.value }), new.name.value != old.name.value,
                cases.contains(where: { $0.name.value == old.name.value })
            else { return nil }
            return .otherCase(raw: old.raw.value, old: old.name.value, new: new.name.value)
        }
        return ValueOutcome(losses: (lost.isEmpty ? [] : [.cases(lost)]) + others, isTotal: lost.count == former.count)
    }

    private func type(_ base: TypeUse.Base, _ model: SwiftModel) -> SwiftType {
        switch base {
        case .builtin(let type): SwiftType(kind: .builtin(type), form: .single, name: type.rawValue)
        case .unknown(let name): SwiftType(kind: .own(isTransient: true), form: .single, name: name)
        case .declared(let id): model.declaredTypes[id.index]
        }
    }

    private func cases(_ base: TypeUse.Base, _ model: SwiftModel) -> [EnumCase]? {
        guard case .declared(let id) = base, case .enumeration(let cases) = model.graph[id].definition else {
            return nil
        }
        return cases
    }

    /// The spellings of a type with a pattern; nil if every value of its base type is allowed.
    private func spellings(_ base: TypeUse.Base, _ model: SwiftModel) -> LanguageAutomaton? {
        guard case .declared(let id) = base else { return nil }
        if case .constrained(_, nil) = model.graph[id].definition { return nil }
        return model.links.spellings(of: id)
    }

    private enum Conversion { case all, some, none }

    /// Which JSON values of one standard type can be read as the same value of another.
    private static func conversion(_ old: BuiltinType, _ new: BuiltinType) -> Conversion {
        switch (old, new) {
        case _ where old == new: .all
        case (.int, .int64), (.int64, .int), (.uuid, .string), (.url, .string), (.uuid, .url), (.date, .double),
            (.double, .date):
            .all
        case (.int, .decimal), (.int64, .decimal), (.uint, .decimal): .all
        // Strings that happen to be valid values.
        case (.string, .uuid), (.string, .url), (.url, .uuid): .some
        case (.string, _), (.uuid, _), (.url, _), (.bool, _): .none
        case (_, .string), (_, .uuid), (_, .url), (_, .bool): .none
        // Numbers, which may be too large, negative, fractional, or lose digits.
        default: .some
        }
    }
}
