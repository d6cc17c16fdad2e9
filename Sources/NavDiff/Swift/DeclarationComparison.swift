import NavSwiftWriter

/// Compares a declaration of the old Swift with candidates of the new Swift.
struct DeclarationComparison {
    typealias Declaration = SwiftInterface.Declaration
    typealias Parameter = SwiftInterface.Parameter
    typealias Difference = InterfaceChange.Difference

    private let old: Declaration
    /// The parameters, with types by their new names.
    private let parameters: [Parameter]?
    private let result: String?

    init(_ old: Declaration, _ translated: (String) -> String) {
        self.old = old
        parameters = old.parameters?.map { parameter in
            var parameter = parameter
            parameter.type = translated(parameter.type)
            return parameter
        }
        result = old.result.map(translated)
    }

    /// Whether both have the same kind and name, and both are `async` or neither is.
    func isLike(_ new: Declaration) -> Bool {
        new.kind == old.kind && new.isAsync == old.isAsync && new.word == old.word
    }

    // MARK: - Differences

    func differences(from new: Declaration) -> [Difference] {
        var differences: [Difference] = []
        if old.kind != new.kind { differences.append(.kind(old: old.kind.rawValue, new: new.kind.rawValue)) }
        differences += parameterDifferences(from: new)
        if result != new.result { differences.append(.result(old: old.result, new: new.result)) }
        if old.isAsync != new.isAsync { differences.append(.isAsync(new.isAsync)) }
        if old.isStatic != new.isStatic { differences.append(.isStatic(new.isStatic)) }
        if old.kind == .initializer, old.introducer != new.introducer {
            differences.append(.kind(old: old.introducer, new: new.introducer))
        }
        if (old.parameters == nil) != (new.parameters == nil), old.kind == new.kind, differences.isEmpty {
            differences.append(.kind(old: old.name, new: new.name))
        }
        return differences
    }

    private func parameterDifferences(from new: Declaration) -> [Difference] {
        let (mine, others) = (numbered(parameters ?? []), numbered(new.parameters ?? []))
        var differences: [Difference] = []
        for (label, parameter) in mine {
            guard let other = others.first(where: { $0.label == label })?.parameter else {
                differences.append(.parameterGone(label))
                continue
            }
            if parameter.type != other.type {
                differences.append(.parameterType(label, old: parameter.type, new: other.type))
            }
            if parameter.defaultValue != nil, other.defaultValue == nil, old.kind != .requirement {
                differences.append(.defaultGone(label))
            }
        }
        for (label, parameter) in others where !mine.contains(where: { $0.label == label }) {
            differences.append(.parameterAdded(label, isOptional: parameter.defaultValue != nil))
        }
        let common = mine.map(\.label).filter { label in others.contains { $0.label == label } }
        if common != others.map(\.label).filter({ label in mine.contains { $0.label == label } }) {
            differences.append(.parameterOrder)
        }
        return differences
    }

    /// The parameters by label. Those without one are numbered: `_`, `_2`.
    private func numbered(_ parameters: [Parameter]) -> [(label: String, parameter: Parameter)] {
        var unnamed = 0
        return parameters.map { parameter in
            guard parameter.label == "_" else { return (parameter.label, parameter) }
            unnamed += 1
            return (unnamed == 1 ? "_" : "_\(unnamed)", parameter)
        }
    }

    // MARK: - Effects

    func effect(of new: Declaration) -> InterfaceChange.Effect {
        guard isCompatible(new, allForms) else { return .breaking }
        guard old.kind == .enumCase, patternsFit(new) == false else { return .safe }
        return .conditional
    }

    /// The new declaration that accepts every call of the old one. If several are needed for that,
    /// the first; nil if some call no longer compiles.
    func compatibleReplacement(by news: [Declaration]) -> Declaration? {
        guard old.kind != .requirement else { return nil }
        if old.kind == .enumCase, !news.allSatisfy(patternsFit) { return nil }
        let forms = allForms
        if let new = news.first(where: { isCompatible($0, forms) }) { return new }
        guard forms.allSatisfy({ form in news.contains { isCompatible($0, [form]) } }) else { return nil }
        return news.first
    }

    /// Whether a pattern with the old associated values still matches.
    private func patternsFit(_ new: Declaration) -> Bool {
        (parameters ?? []).map(\.label) == (new.parameters ?? []).map(\.label)
            && (parameters ?? []).map(\.type) == (new.parameters ?? []).map(\.type)
    }

    /// The parameter lists with which it can be called: with and without each value that has a
    /// default.
    private var allForms: [[Parameter]?] {
        guard let parameters else { return [nil] }
        var forms: [[Parameter]] = [[]]
        for (index, parameter) in parameters.enumerated() {
            // Only eight defaults are combined freely. The others are all passed or all left out.
            let isFree = parameter.defaultValue != nil && index < 8
            forms = forms.flatMap { isFree ? [$0, $0 + [parameter]] : [$0 + [parameter]] }
        }
        if parameters.count > 8 { forms.append(parameters.filter { $0.defaultValue == nil }) }
        return forms
    }

    private func isCompatible(_ new: Declaration, _ forms: [[Parameter]?]) -> Bool {
        guard new.word == old.word || new.kind == old.kind, result == new.result, old.isAsync == new.isAsync,
            old.isStatic == new.isStatic, old.kind != .initializer || old.introducer == new.introducer
        else { return false }
        return forms.allSatisfy { form in
            guard let form else { return new.parameters == nil }
            guard let parameters = new.parameters else { return false }
            return Self.takes(parameters, form)
        }
    }

    /// Whether a call with the arguments in `form` matches these parameters.
    private static func takes(_ parameters: [Parameter], _ form: [Parameter]) -> Bool {
        var given = form[...]
        for parameter in parameters {
            if let next = given.first, next.label == parameter.label {
                guard [next.type, next.type + "?", "(\(next.type))?"].contains(parameter.type) else { return false }
                given = given.dropFirst()
            } else if parameter.defaultValue == nil {
                return false
            }
        }
        return given.isEmpty
    }
}
