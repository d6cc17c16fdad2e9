@testable import NavgenRuntime
import SwiftUI

/// The views of all nodes.
struct WalkScreens: NavigationDestinations {
    typealias Graph = LoadedGraph
    let app: WalkApp

    func routeView(_ node: LoadedValue, _ context: NavigationContext<LoadedGraph>) -> WalkScreen {
        screen(node, nil, context.screen)
    }

    func sheetView(_ node: LoadedValue, _ context: NavigationContext<LoadedGraph>) -> WalkScreen {
        screen(node, .sheet, context.screen)
    }

    func coverView(_ node: LoadedValue, _ context: NavigationContext<LoadedGraph>) -> WalkScreen {
        screen(node, .cover, context.screen)
    }

    func popoverView(_ node: LoadedValue, _ context: NavigationContext<LoadedGraph>) -> WalkScreen {
        screen(node, .popover, context.screen)
    }

    func flowView(_ run: FlowModel, _ context: NavigationContext<LoadedGraph>) -> WalkScreen {
        let id = context.screen.model.map { LoadedGraph.table.nodes[$0.content.node].id } ?? ""
        let steps = app.graph.node(id).steps
        let step = steps.indices.contains(run._stepIndex) ? steps[run._stepIndex].name : "?"
        return WalkScreen(
            node: app.graph.node(id), label: "\(id).\(step)", presentation: "fullScreenCover", screen: context.screen,
            run: run, app: app)
    }

    /// The view of a node that is shown in a style; nil on a stack.
    private func screen(
        _ value: LoadedValue, _ style: WalkGraph.Kind?, _ screen: NavigationScreenContext
    ) -> WalkScreen {
        let node = app.graph.node(value.node.id)
        let prefix = style == nil || style == node.kind ? "" : "\(style?.rawValue ?? ""):"
        return WalkScreen(
            node: node, label: screen.level < 0 ? "launching" : prefix + (value.title ?? ""),
            presentation: style == .cover ? "fullScreenCover" : style == .popover ? "popover" : "sheet",
            screen: screen, run: nil, app: app)
    }
}

/// The view of any node: what it is, and a button for whatever it can do.
struct WalkScreen: View {
    let node: WalkGraph.Node
    /// The node in the words of the model.
    let label: String
    /// How it is presented, if it is.
    let presentation: String
    let screen: NavigationScreenContext
    let run: FlowModel?
    let app: WalkApp
    @State private var place = WalkPlace()

    init(
        node: WalkGraph.Node, label: String, presentation: String, screen: NavigationScreenContext, run: FlowModel?,
        app: WalkApp
    ) {
        self.node = node
        self.label = label
        self.presentation = presentation
        self.screen = screen
        self.run = run
        self.app = app
    }

    var body: some View {
        VStack {
            Text(verbatim: label)
            Text(verbatim: presentation)
            Text(verbatim: screen.column.map { "\($0)" } ?? "")
            ForEach(Array(node.exits.indices), id: \.self) { index in
                Button("exit \(index)") { app.take(node.exits[index], from: screen) }.modifier(source(index))
                if let value = link(node.exits[index]) { NavigationLink("link \(index)", value: value) }
            }
            Button("back") { app.navigator.take(.back, from: screen.origin) }
            Button("close") { app.navigator.take(.close, from: screen.origin) }
            Button("finish") { app.navigator.take(.finish(NavigationResult(1)), from: screen.origin) }
            Button("hold") { app.holding.screens.insert(origin) }
            Button("release") { app.holding.screens.remove(origin) }
            if let run {
                Button("next") { run.next() }
                Button("previous") { run.back() }
                Button("cancel") { run.cancel() }
            }
        }
        .holdsNavigation(app.holding.screens.contains(origin))
    }

    /// Its origin when it was first shown. A view that disappears may have none any more.
    private var origin: ScreenOrigin? {
        place.origin = place.origin ?? screen.origin
        return place.origin
    }

    /// The value of a link that pushes what an exit leads to, with the value 5.
    private func link(_ exit: WalkGraph.Exit) -> LoadedValue? {
        guard exit.isLink(in: app.graph) else { return nil }
        return WalkValues(graph: app.graph).value(exit.target, exit.value ?? 5).flatMap { LoadedValue($0) }
    }

    /// Every second button is the source of the popover or dialog that it presents.
    private func source(_ index: Int) -> WalkSource {
        let exit = node.exits[index]
        let value = WalkValues(graph: app.graph).value(exit.target, exit.value ?? 5).flatMap { LoadedValue($0) }
        guard index % 2 == 0, exit.manner == .show, exit.from == nil, let value else { return WalkSource(exit: nil) }
        switch app.graph.node(exit.target).kind {
        case .popover: return WalkSource(exit: .popover(value))
        case .dialog: return WalkSource(exit: .dialog(value))
        default: return WalkSource(exit: nil)
        }
    }
}

/// Where a view was when it was first shown.
@MainActor final class WalkPlace {
    var origin: ScreenOrigin?
}

/// Makes a view the source of an exit, if there is one.
struct WalkSource: ViewModifier {
    let exit: NavigationExit<LoadedGraph>?

    func body(content: Content) -> some View {
        if let exit { content.source(exit) } else { content }
    }
}

extension WalkGraph.Exit {
    /// Whether a `NavigationLink` can do the same.
    @MainActor func isLink(in graph: PlannedGraph) -> Bool {
        manner == .show && from == nil && graph.graph.tab(target) == nil && graph.node(target).kind == .screen
    }
}
