import NavGraph
import NavSwiftWriter
import NavSyntax
import NavTours

/// Flows for Maestro: a file for each tour.
struct MaestroFiles {
    private let output: TourOutput
    private var graph: Graph { output.graph }

    init(_ output: TourOutput) { self.output = output }

    var files: [OutputFile] {
        // Facts cannot change while the app runs: for a URL, the system asks the user.
        let tours = output.covered.tours.filter { !$0.changesFacts }
        let digits = "\(tours.count)".count
        return tours.enumerated().map { index, tour in
            let number = "\(index + 1)"
            let name = String(repeating: "0", count: digits - number.count) + number
            return OutputFile(path: "maestro/tour-\(name).yaml", contents: text(tour))
        }
    }

    private func text(_ tour: Tour) -> String {
        var steps = tour.steps[...]
        var shown = tour.start
        var arguments = [("State", "none"), ("Animations", "off")]
        if !tour.facts.isEmpty { arguments.append(("Conditions", output.conditions(of: tour))) }
        if case .url(let node)? = steps.first?.move, let url = output.tourGraph.url(of: node) {
            arguments.append(("Link", url))
            shown = steps.removeFirst().shown
        }
        var text = """
            # \(output.headline)
            appId: \(quoted(output.options.bundleID?.value ?? ""))
            ---
            - launchApp:
                arguments:

            """
        for (name, value) in arguments { text += "      \(output.argument.dropFirst())\(name): \(quoted(value))\n" }
        text += shows(shown)
        for step in steps {
            text += commands(step, on: shown) + (step.isUpToApp ? "" : shows(step.shown))
            shown = step.shown
        }
        return text
    }

    private func shows(_ nodes: [NodeID]) -> String {
        output.pages(nodes).map { node in
            if case .alert(let alert) = graph[node].detail {
                let label = alert.actions.first.flatMap { output.fixed($0.label) }
                return label.map { "- assertVisible: \(quoted(pattern($0)))\n" } ?? ""
            }
            let name = graph[node].name
            return "- assertVisible:\n    id: \(quoted(pattern(name)))\n"
                + (output.options.takesScreenshots == true ? "- takeScreenshot: \(quoted(name))\n" : "")
        }.joined()
    }

    private func commands(_ step: Tour.Step, on shown: [NodeID]) -> String {
        switch step.move {
        case .exit: return tap(id: output.tourGraph.identifier(of: step.move) ?? "")
        case .answer(let action, let alert):
            guard case .alert(let detail) = graph[alert].detail else { return "" }
            let action = detail.actions[action]
            return output.fixed(action.label).map(tap(text:)) ?? tap(id: "answer:\(action.id.value)")
        case .tab(let tab): return output.fixed(graph[tab].title).map(tap(text:)) ?? tap(id: graph[tab].name)
        case .back: return tap(id: "BackButton")
        case .dismiss(_, let style): return dismissal(of: output.pages(shown).first, style)
        case .flow(let control, _): return tap(id: "flow:\(control.rawValue)")
        case .url(let node): return "- openLink: \(quoted(output.tourGraph.url(of: node) ?? ""))\n"
        case .condition: return ""
        }
    }

    /// Taps the control that closes a presentation if there is one, or else does what the system offers.
    private func dismissal(of page: NodeID?, _ style: TourMove.TourStyle) -> String {
        let gesture: String
        switch style {
        case .sheet: gesture = "- swipe:\n    start: 50%, 15%\n    end: 50%, 98%\n"
        case .popover: gesture = "- tapOn:\n    point: 2%, 8%\n"
        case .dialog: return "- tapOn:\n    point: 2%, 8%\n"
        case .alert: return "- tapOn: \"OK\"\n"
        case .cover: return tap(id: "exit:close")
        }
        let close = flow(whenVisible: "exit:close", tap(id: "exit:close"))
        // The page is still there if no control has closed it.
        return close + (page.map { flow(whenVisible: graph[$0].name, gesture) } ?? gesture)
    }

    private func flow(whenVisible id: String, _ commands: String) -> String {
        let lines = commands.split(separator: "\n").map { "      " + $0 }.joined(separator: "\n")
        return "- runFlow:\n    when:\n      visible:\n        id: \(quoted(pattern(id)))\n    commands:\n\(lines)\n"
    }

    private func tap(id: String) -> String { "- tapOn:\n    id: \(quoted(pattern(id)))\n" }

    private func tap(text: String) -> String { "- tapOn: \(quoted(pattern(text)))\n" }

    /// A text as a regular expression, as which Maestro reads it.
    private func pattern(_ text: String) -> String {
        text.reduce(into: "") { pattern, character in
            if "\\.^$|?*+()[]{}".contains(character) { pattern += "\\" }
            pattern.append(character)
        }
    }

    /// A text as a string of YAML, which every string of JSON is.
    private func quoted(_ text: String) -> String { JSON.string(text).text() }
}
