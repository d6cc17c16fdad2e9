public import NavGraph
import NavLinks
public import NavSwiftWriter

extension SwiftInterface {
    /// Compares the declarations that callers can name: first the changes of old declarations, then
    /// the new ones.
    ///
    /// A difference is not a change if all calls of the old declaration still compile.
    public static func changes(old: SwiftInterface, new: SwiftInterface, nodes: NodePairs) -> [InterfaceChange] {
        var comparison = InterfaceComparison(old, new, nodes)
        return comparison.changes()
    }
}

/// Finds the changes between two interfaces.
private struct InterfaceComparison {
    typealias Declaration = SwiftInterface.Declaration
    typealias Change = InterfaceChange

    /// Identifies a declaration in both versions.
    private struct Key: Hashable {
        var identity: SwiftInterface.Identity
        /// Keeps types, associated types and members apart, which may have the same name.
        var group: Int
        /// Whether the node is only in the new graph.
        var isNewNode = false
        var isNewContainer = false
    }

    /// The node, and the kind of the change, by which parts are grouped.
    private struct Subject: Hashable {
        var old: NodeID?
        var new: NodeID?
        var kind: Change.Kind
    }

    private let old: SwiftInterface
    private let new: SwiftInterface
    private let nodes: NodePairs
    private var oldKeys: [Key] = []
    private var olds: [Key: [Declaration]] = [:]
    private var newKeys: [Key] = []
    private var news: [Key: [Declaration]] = [:]
    /// The new name of each old type. Empty if no type was renamed, as is usual.
    private var typeNames: [String: String] = [:]
    private var goneTypes: Set<String> = []
    private var newTypes: Set<String> = []
    private var order: [Subject] = []
    private var parts: [Subject: [Change.Part]] = [:]

    init(_ old: SwiftInterface, _ new: SwiftInterface, _ nodes: NodePairs) {
        self.old = old
        self.new = new
        self.nodes = nodes
        for declaration in old.declarations where declaration.kind != .associatedType {
            let key = Key(identity: declaration.identity, group: Self.group(declaration.kind))
            if olds[key] == nil { oldKeys.append(key) }
            olds[key, default: []].append(declaration)
        }
        for declaration in new.declarations where declaration.kind != .associatedType {
            let key = newKey(declaration)
            if news[key] == nil { newKeys.append(key) }
            news[key, default: []].append(declaration)
        }
        for key in oldKeys where key.group == 0 {
            for type in olds[key] ?? [] {
                if let now = news[key]?.first { typeNames[type.path] = now.path } else { goneTypes.insert(type.path) }
            }
        }
        if typeNames.allSatisfy({ $0.key == $0.value }) { typeNames = [:] }
        for key in newKeys where key.group == 0 && olds[key] == nil {
            newTypes.formUnion((news[key] ?? []).map(\.path))
        }
    }

    private static func group(_ kind: Declaration.Kind) -> Int {
        switch kind {
        case .type: 0
        case .associatedType: 1
        case .enumCase, .requirement, .method, .initializer, .property: 2
        }
    }

    /// The key of a new declaration, with the nodes of the old graph where they exist.
    private func newKey(_ declaration: Declaration) -> Key {
        var key = Key(identity: declaration.identity, group: Self.group(declaration.kind))
        if let node = key.identity.node {
            key.identity.node = nodes.old(node) ?? node
            key.isNewNode = nodes.old(node) == nil
        }
        if let node = key.identity.containerNode {
            key.identity.containerNode = nodes.old(node) ?? node
            key.isNewContainer = nodes.old(node) == nil
        }
        return key
    }

    // MARK: - All

    mutating func changes() -> [InterfaceChange] {
        for key in oldKeys {
            let (olds, news) = (olds[key] ?? [], news[key] ?? [])
            if key.group == 0 { compareTypes(olds, news) } else { compareMembers(olds, news) }
        }
        for key in newKeys where olds[key] == nil {
            for declaration in news[key] ?? [] { addNew(declaration) }
        }
        var changes = order.map { subject in
            Change(
                kind: subject.kind, oldNode: subject.old, newNode: subject.new,
                parts: parts[subject] ?? [])
        }
        if Self.reach(new.access) < Self.reach(old.access) {
            changes.insert(Change(kind: .accessNarrowed, oldNode: nil, newNode: nil, parts: []), at: 0)
        }
        return changes
    }

    private static func reach(_ access: OutputOptions.Access) -> Int {
        OutputOptions.Access.allCases.firstIndex(of: access) ?? 0
    }

    private mutating func add(
        _ kind: Change.Kind, _ old: Declaration?, _ new: Declaration?, _ effect: Change.Effect,
        _ differences: [Change.Difference] = []
    ) {
        let former = old?.node ?? new?.node.flatMap { nodes.old($0) }
        let subject = Subject(old: former, new: former.flatMap { nodes.new($0) } ?? new?.node, kind: kind)
        if parts[subject] == nil { order.append(subject) }
        parts[subject, default: []].append(
            Change.Part(old: old, new: new, differences: differences, effect: effect))
    }

    /// A type by its new name.
    private func translated(_ type: String) -> String {
        guard !typeNames.isEmpty else { return type }
        var text = ""
        var word = ""
        func flush() { text += typeNames[word] ?? renamedOuter(word) }
        for character in type {
            if character.isLetter || character.isNumber || character == "_" || character == "." {
                word.append(character)
            } else {
                flush()
                word = ""
                text.append(character)
            }
        }
        flush()
        return text
    }

    /// The new name of a nested type whose outer type was renamed: `ShopState.Level`.
    private func renamedOuter(_ name: String) -> String {
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
        let outer = String(name[..<dot])
        return (typeNames[outer] ?? renamedOuter(outer)) + name[dot...]
    }

    private func isInside(_ declaration: Declaration, _ types: Set<String>) -> Bool {
        guard !types.isEmpty else { return false }
        var path = declaration.container[...]
        while !path.isEmpty {
            if types.contains(String(path)) { return true }
            guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
            path = path[..<dot]
        }
        return false
    }

    // MARK: - Types

    private mutating func compareTypes(_ olds: [Declaration], _ news: [Declaration]) {
        for old in olds where !isInside(old, goneTypes) {
            // Each module may declare such a type: the exits of routes from anywhere.
            guard let new = news.first(where: { $0.module == old.module }) ?? news.first else {
                add(.gone, old, nil, .breaking)
                continue
            }
            let differences = typeDifferences(old, new)
            if old.word != new.word || translated(old.container) != new.container {
                add(.renamed, old, new, .breaking, differences)
            } else if old.module != new.module {
                add(.moved, old, new, .breaking, differences)
            } else if !differences.isEmpty {
                add(.changed, old, new, .breaking, differences)
            }
        }
    }

    private func typeDifferences(_ old: Declaration, _ new: Declaration) -> [Change.Difference] {
        if old.introducer == "typealias", new.introducer == "typealias" {
            return old.result.map(translated) == new.result ? [] : [.result(old: old.result, new: new.result)]
        }
        let conformances = Self.conformances(of: new)
        var differences = Self.conformances(of: old).filter { !conformances.contains(translated($0)) }.map {
            Change.Difference.conformanceGone($0)
        }
        let former = Self.conformances(of: old).map(translated)
        if new.introducer == "protocol" {
            differences += conformances.filter { !former.contains($0) }.map { .conformanceAsked($0) }
        }
        let isNameOfProtocol = Set([old.introducer, new.introducer]) == ["typealias", "protocol"]
        if old.introducer != new.introducer, !isNameOfProtocol {
            differences.append(.kind(old: old.introducer, new: new.introducer))
        }
        return differences
    }

    /// A typealias for a protocol is treated as a protocol that refines it.
    private static func conformances(of type: Declaration) -> [String] {
        type.introducer == "typealias" ? [type.result].compactMap(\.self) : type.conformances
    }

    // MARK: - Members

    private mutating func compareMembers(_ olds: [Declaration], _ news: [Declaration]) {
        var rest = news
        var open: [Declaration] = []
        // Declarations that did not change.
        for old in olds where !isInside(old, goneTypes) {
            if let index = rest.firstIndex(where: { isSame(old, $0) }) {
                rest.remove(at: index)
            } else {
                open.append(old)
            }
        }
        var evolved: Set<Declaration> = []
        for old in open {
            let comparison = DeclarationComparison(old, translated)
            if !isRenamed(old, news), let new = comparison.compatibleReplacement(by: news) {
                evolved.insert(new)
                continue
            }
            let match = rest.first { comparison.isLike($0) } ?? rest.first
            guard let new = match else {
                let isRequirement = old.kind == .requirement
                add(isRequirement ? .requirementGone : .gone, old, nil, isRequirement ? .safe : .breaking)
                continue
            }
            rest.removeAll { $0 == new }
            addChange(old, new, comparison)
        }
        for new in rest where !evolved.contains(new) { addOverload(new, beside: olds) }
    }

    private func isSame(_ old: Declaration, _ new: Declaration) -> Bool {
        old.kind == new.kind && !isRenamed(old, new)
            && DeclarationComparison(old, translated).differences(from: new).isEmpty
    }

    private func isRenamed(_ old: Declaration, _ new: Declaration) -> Bool {
        old.word != new.word || translated(old.container) != new.container
    }

    private func isRenamed(_ old: Declaration, _ news: [Declaration]) -> Bool {
        news.allSatisfy { isRenamed(old, $0) }
    }

    private mutating func addChange(_ old: Declaration, _ new: Declaration, _ comparison: DeclarationComparison) {
        let differences = comparison.differences(from: new)
        let effect = comparison.effect(of: new)
        if isRenamed(old, new) {
            add(.renamed, old, new, .breaking, differences)
        } else if old.kind == .requirement, new.kind == .requirement {
            add(.requirementChanged, old, new, .breaking, differences)
        } else if effect > .safe {
            add(.changed, old, new, effect, differences)
        }
    }

    private mutating func addNew(_ declaration: Declaration) {
        guard !isInside(declaration, newTypes) else { return }
        switch declaration.kind {
        case .enumCase: add(.addedCase, nil, declaration, .conditional)
        case .requirement: add(.requirementAdded, nil, declaration, .breaking)
        default: add(.added, nil, declaration, .safe)
        }
    }

    /// A new overload. If it is `async`, Swift prefers it in `async` code, where calls then need
    /// `await`.
    private mutating func addOverload(_ new: Declaration, beside olds: [Declaration]) {
        guard new.kind == .method, new.isAsync, !olds.contains(where: \.isAsync), !olds.isEmpty else {
            return addNew(new)
        }
        add(.added, nil, new, .conditional)
    }
}
