// Writes an app with a number of screens, and a sheet for every tenth screen, in one or several
// sections: the graph, the app's own views, and the same views as they are usually written, in one
// switch over one enum. Arguments: the number of screens, the number of sections (0 for none), a
// folder.
import Foundation

let screens = Int(CommandLine.arguments[1]) ?? 50
let sections = Int(CommandLine.arguments[2]) ?? 0
let folder = CommandLine.arguments[3]

struct Node {
    var name: String
    /// The declarations of parameters. Those of the very first screen have defaults, as it is the
    /// root of a tab.
    var parameters: [String]

    var names: [Substring] { parameters.map { $0.prefix { $0 != ":" } } }
    /// A pattern such as `screen2(let item0, let name)` or `screen3`.
    func pattern(_ values: [String]) -> String {
        values.isEmpty ? name : "\(name)(\(values.joined(separator: ", ")))"
    }
}

/// Every third screen has no parameters. Ten successive screens are about the same item, and some
/// of them have a name, too.
func parameters(_ number: Int) -> [String] {
    switch number % 3 {
    case 0: []
    case 1: ["item\(number / 10): Int"]
    default: ["item\(number / 10): Int", "name: String"]
    }
}

/// The screens and the sheets of one section, numbered from 1.
func nodes(_ count: Int) -> (screens: [Node], sheets: [Node]) {
    (
        (1...count).map { Node(name: "screen\($0)", parameters: parameters($0)) },
        (1...max(1, count / 10)).map { Node(name: "sheet\($0)", parameters: parameters(10 * $0 - 9)) }
    )
}

/// One section as YAML. Every screen has three routes, and a fourth one if it has a sheet.
func yaml(_ count: Int, path: String) -> String {
    let (screens, sheets) = nodes(count)
    var text = "screens:\n"
    for (place, screen) in screens.enumerated() {
        // Routes to different screens, so that each screen can be reached.
        let steps = [1, 7, 2 * place + 3].map { (place + $0) % count }.filter { $0 != place }
        var routes = Set(steps).sorted().map { screens[$0].name }
        if place % 10 == 0, place / 10 < sheets.count { routes.append(sheets[place / 10].name) }
        if place % 10 > 5 { routes.append(sheets[(place / 10) % sheets.count].name) }
        // The root of a tab can have no required parameters.
        let isRoot = path.isEmpty ? place < 4 : place == 0
        let defaults = ["Int": "1", "String": "none"]
        let types = screen.parameters.map { parameter in
            let words = parameter.split(separator: " ").map(String.init)
            return isRoot ? "\(words[0]) {type: \(words[1]), default: \(defaults[words[1]] ?? "")}" : parameter
        }
        text += "  \(screen.name):\n    title: Screen \(place + 1)\n    params: {\(types.joined(separator: ", "))}\n"
        if place % 2 == 0 {
            let values = screen.names.map { "/{\($0)}" }.joined()
            text += "    url: \(path)/screen\(place + 1)\(values)\n    via: []\n"
        }
        text += "    to: [\(routes.joined(separator: ", "))]\n"
    }
    text += "sheets:\n"
    for (place, sheet) in sheets.enumerated() {
        text += "  \(sheet.name):\n    title: Sheet \(place + 1)\n    cancel: Close\n    detents: [medium, large]\n"
        text += "    params: {\(sheet.parameters.joined(separator: ", "))}\n"
    }
    return text
}

func write(_ text: String, _ name: String) throws {
    try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
}

// MARK: - The graph

let tabs = (0..<4).map { sections == 0 ? "screen\($0 + 1)" : "part\($0 % sections + 1).screen1" }
var graph = "navgen: 1\nname: App\nlinks: {schemes: [app], hosts: [app.example.com]}\n"
graph += "rules: {unused-param: off}\n"
if sections > 0 {
    let files = (1...sections).map { "{file: part\($0).yaml, section: part\($0)}" }
    graph += "include: [\(files.joined(separator: ", "))]\n"
}
graph += "tabs:\n"
for (place, root) in tabs.enumerated() {
    graph += "  tab\(place + 1): {title: Tab \(place + 1), icon: star, root: \(root)}\n"
}
if sections == 0 {
    graph += yaml(screens, path: "")
} else {
    for section in 1...sections {
        // The next section can be reached from this one.
        var text = yaml(screens / sections, path: "/part\(section)")
        let next = "part\(section % sections + 1).screen1"
        if let place = text.range(of: "to: [") { text.replaceSubrange(place, with: "to: [\(next), ") }
        try write("exports: [screen1]\n" + text, "part\(section).yaml")
    }
}
try write(graph, "app.yaml")

// MARK: - The app's own views

func text(_ node: Node) -> String {
    "Text(verbatim: \"\(node.name)\(node.names.map { " \\(\($0))" }.joined())\")"
}

func functions(_ count: Int, prefix: String) -> String {
    let (screens, sheets) = nodes(count)
    return (screens + sheets).map { node in
        let type = prefix + node.name.prefix(1).uppercased() + node.name.dropFirst() + "Exits"
        let list = (node.parameters + ["exits: \(type)"]).joined(separator: ", ")
        return "    func \(node.name)(\(list)) -> some View { \(text(node)) }\n"
    }.joined()
}

var views = "import SwiftUI\n\nstruct Screens: AppDestinations {\n"
if sections == 0 {
    views += functions(screens, prefix: "") + "}\n"
} else {
    for section in 1...sections { views += "    let part\(section) = Part\(section)Screens()\n" }
    views += "}\n"
    for section in 1...sections {
        views += "\nstruct Part\(section)Screens: AppPart\(section)Destinations {\n"
        views += functions(screens / sections, prefix: "Part\(section)") + "}\n"
    }
}
views += """

    @main struct Main: App {
        var body: some Scene {
            WindowGroup { AppRootView(destinations: Screens()) }
        }
    }

    """
try write(views, "Screens.swift")

// MARK: - The same in one switch

let (all, sheets) =
    sections == 0
    ? nodes(screens)
    : (1...sections).reduce(into: ([Node](), [Node]())) { result, section in
        let own = nodes(screens / sections)
        for node in own.screens {
            result.0.append(Node(name: "part\(section)\(node.name)", parameters: node.parameters))
        }
        for node in own.sheets {
            result.1.append(Node(name: "part\(section)\(node.name)", parameters: node.parameters))
        }
    }
var usual = "import SwiftUI\n\nenum Route: Hashable, Codable, Sendable {\n"
for node in all + sheets { usual += "    case \(node.pattern(node.parameters))\n" }
usual += "}\n\n@MainActor @ViewBuilder func destination(_ route: Route) -> some View {\n    switch route {\n"
for node in all + sheets {
    usual += "    case .\(node.pattern(node.names.map { "let \($0)" })): \(text(node))\n"
}
usual += """
        }
    }

    @main struct Main: App {
        var body: some Scene {
            WindowGroup { Root() }
        }
    }

    struct Root: View {
        @State private var path: [Route] = []

        var body: some View {
            NavigationStack(path: $path) {
                destination(.\(all[0].pattern(all[0].parameters.map { $0.replacing("Int", with: "1") })))
                    .navigationDestination(for: Route.self) { destination($0) }
            }
        }
    }

    """
try write(usual, "OneSwitch.swift")
