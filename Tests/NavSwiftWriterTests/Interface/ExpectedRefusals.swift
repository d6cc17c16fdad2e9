import NavDiff
import NavSwiftWriter

/// Which uses of an interface should no longer compile according to the reported changes.
struct ExpectedRefusals {
    private let callers: Callers
    private var broken: [SwiftInterface.Declaration: InterfaceChange.Effect] = [:]
    private var types: Set<String> = []
    private var protocols: Set<String> = []
    /// Protocols that require a further protocol. A conforming class may already conform to it, or
    /// need no code for it.
    private var refined: Set<String> = []
    /// The conformances that types have lost which still exist.
    private var lost: [SwiftInterface.Declaration: Set<String>] = [:]
    /// Methods with a new `async` overload.
    private var newlyAsync: Set<String> = []
    /// Enums whose cases changed.
    private var changedEnums: Set<String> = []

    init(_ callers: Callers, _ changes: [InterfaceChange]) {
        self.callers = callers
        for change in changes {
            for part in change.parts {
                if let old = part.old { broken[old] = max(broken[old] ?? .safe, part.effect) }
                if part.old == nil, let new = part.new, new.isAsync, part.effect == .conditional {
                    newlyAsync.insert(new.container + "." + new.word)
                }
                if let old = part.old, old.kind == .type, old.introducer != "typealias", change.kind == .changed {
                    lost[old] = Set(
                        part.differences.compactMap { if case .conformanceGone(let name) = $0 { name } else { nil } })
                }
                let isSameCase = part.old?.word == part.new?.word && part.old?.container == part.new?.container
                for declaration in [part.old, part.new] where declaration?.kind == .enumCase && !isSameCase {
                    changedEnums.insert(declaration?.container ?? "")
                }
                guard part.effect == .breaking else { continue }
                if let type = part.old, type.kind == .type, [.gone, .renamed].contains(change.kind) {
                    types.insert(type.container.isEmpty ? type.word : type.container + "." + type.word)
                }
                if let type = part.old,
                    part.differences.contains(where: { if case .conformanceAsked = $0 { true } else { false } })
                {
                    refined.insert(type.word)
                }
                for declaration in [part.old, part.new] where declaration?.kind == .requirement {
                    protocols.insert(declaration?.container ?? "")
                }
            }
        }
    }

    /// Whether a use should no longer compile; nil if the changes do not say. For example, a
    /// changed value may still fit.
    func breaks(_ use: Callers.Use) -> Bool? {
        switch use {
        case .call(let declaration):
            return effect(on: declaration) == .breaking && (declaration.kind != .type || lost[declaration] == nil)
        case .asyncCall(let declaration):
            if effect(on: declaration) == .breaking { return nil }
            return newlyAsync.contains(declaration.container + "." + declaration.word)
        case .pattern(let declaration):
            let effect = effect(on: declaration)
            return effect == .breaking ? nil : effect == .conditional
        case .adoption(let type, let name):
            return effect(on: type) == .breaking && (lost[type] ?? [name]).contains(name)
        case .choice(let name): return isLost(name) || changedEnums.contains(name)
        case .conformance(let name):
            if types.contains(name) || protocols.contains(name) { return true }
            return refined.contains(name) ? nil : false
        }
    }

    private func isLost(_ type: String) -> Bool { types.contains { type == $0 || type.hasPrefix($0 + ".") } }

    private func effect(on declaration: SwiftInterface.Declaration) -> InterfaceChange.Effect {
        if let effect = broken[declaration], effect != .safe { return effect }
        let texts = (declaration.parameters ?? []).map(\.type) + [declaration.result ?? "", declaration.container]
        let namesLost = texts.contains { text in
            callers.types(namedIn: text, of: declaration).contains(where: isLost)
        }
        return namesLost ? .breaking : .safe
    }
}
