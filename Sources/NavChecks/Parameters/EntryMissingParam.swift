import NavGraph
import NavSyntax

extension Rule {
    static let entryMissingParam = Rule(
        "entry-missing-param", .parameters,
        meaning: """
            A node that is shown without a caller, such as a root, the node of an `otherwise`, or the `then` of a \
            flow, needs a value that nothing supplies.
            """,
        why: "Without that value, the node could not be shown.",
        failing: """
            navgen: 1
            root: item
            screens:
              item: {params: {id: Int}}
            """,
        fixed: """
            navgen: 1
            root: item
            screens:
              item: {params: {id: Int?}}
            """)
}

extension Check {
    static let entryMissingParam = Check(.entryMissingParam) { analyzed in
        var finder = UnsuppliedValues(analyzed)
        finder.checkRoots()
        finder.checkContainers()
        finder.checkAlertActions()
        return finder.findings
    }
}

/// Checks all nodes that are shown without a caller.
private struct UnsuppliedValues {
    private let analyzed: AnalyzedGraph
    private let graph: Graph
    private(set) var findings: [Diagnostic] = []

    init(_ analyzed: AnalyzedGraph) {
        self.analyzed = analyzed
        graph = analyzed.graph
    }

    mutating func checkRoots() {
        for choice in graph.roots {
            if case .node(let reference) = choice.show { check(reference, role: "the root") }
        }
        if let launching = graph.launching { check(launching, role: "shown at launch") }
        for condition in graph.conditions {
            if let otherwise = condition.otherwise {
                check(otherwise, role: "the `otherwise` of `\(condition.name.value)`")
            }
        }
    }

    mutating func checkContainers() {
        for id in graph.ids(of: .tab, .split, .flow) {
            let node = graph[id]
            switch node.detail {
            case .tab(let tab):
                if let route = tab.route {
                    check(route.target, role: "what the tab `\(node.name)` opens", fixed: route.fixed)
                }
                if let root = tab.root {
                    check(root, role: "the root of `\(node.name)`", fixed: tab.fixed, isOfTab: true)
                }
            case .split(let split):
                for screen in split.sidebar?.screens ?? [] {
                    check(screen, role: "the first column of `\(node.name)`", fixed: valuesOfTabs(showing: id))
                }
            case .flow(let flow):
                if let then = flow.then {
                    check(then, role: "what follows `\(node.name)`", supplies: [node.parameters, flow.data])
                }
            default: break
            }
        }
    }

    /// The values that the tabs that show a split give its first column. None if it is shown elsewhere
    /// as well, or if one of them gives fewer.
    private func valuesOfTabs(showing split: NodeID) -> [FixedValue] {
        let incoming = analyzed.incoming(of: split)
        let tabs = incoming.filter { $0.cause == .tabRoot }.map(\.source)
        guard tabs.count == incoming.count, !Reachability.roots(of: graph).contains(split) else { return [] }
        return tabs.map { graph.fixedValues(ofTab: $0) }.min { $0.count < $1.count } ?? []
    }

    /// The action of an alert navigates without a caller. Its target gets the values of the alert,
    /// or those that every presenter of the alert has.
    mutating func checkAlertActions() {
        for route in graph.routes where route.isFromAlert {
            guard case .alertAction(let alert, _) = route.source, let target = route.target.target else { continue }
            let fixed = Set(route.fixed.map(\.name.value))
            let presenters = analyzed.presenters(of: alert).map { graph.linkParameters(of: $0) }
            for parameter in graph.linkParameters(of: target)
            where parameter.isRequired && !fixed.contains(parameter.name.value) {
                let byAlert = supplies(graph[alert].parameters, parameter)
                guard !byAlert, presenters.isEmpty || !presenters.allSatisfy({ supplies($0, parameter) }) else {
                    continue
                }
                report(parameter, of: route.target, role: "the target of an action of `\(graph[alert].name)`")
            }
        }
    }

    private mutating func check(
        _ reference: NodeReference, role: String, supplies sources: [[Parameter]] = [],
        fixed: [FixedValue] = [], isOfTab: Bool = false
    ) {
        guard let target = reference.target else { return }
        for parameter in graph.linkParameters(of: target) where parameter.isRequired {
            guard !sources.contains(where: { supplies($0, parameter) }),
                !fixed.contains(where: { $0.name.value == parameter.name.value })
            else { continue }
            report(parameter, of: reference, role: role, isOfTab: isOfTab)
        }
    }

    private func supplies(_ source: [Parameter], _ parameter: Parameter) -> Bool {
        source.supplier(of: parameter) != nil
    }

    private mutating func report(
        _ parameter: Parameter, of reference: NodeReference, role: String, isOfTab: Bool = false
    ) {
        let name = parameter.name.value
        findings.append(
            Rule.entryMissingParam.finding(
                "`\(reference.name)` is \(role), but nothing gives it `\(name)`", at: reference.range,
                notes: [.init("`\(name)` is declared here", at: parameter.name.range)],
                help: Help(
                    (isOfTab ? "write `params: {\(name): …}` at the tab, " : "")
                        + "give `\(name)` a default, or make it optional: `\(name): \(parameter.type.text)?`")))
    }
}
