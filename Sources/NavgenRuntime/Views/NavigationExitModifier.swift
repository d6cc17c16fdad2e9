#if canImport(SwiftUI)
    public import SwiftUI

    /// What a control does that is not a route of the graph.
    public enum NavigationControl: String, Sendable {
        /// Goes back to what is below the screen.
        case back = "exit:back"
        /// Closes the presentation that contains the screen.
        case close = "exit:close"
        /// Closes the presentation that contains the screen, with a result.
        case finish = "exit:finish"
        /// Goes to the next step of the flow, or ends it.
        case next = "flow:next"
        /// Skips the step, or the rest of the flow.
        case skip = "flow:skip"
        /// Goes to the previous step of the flow.
        case previous = "flow:back"
    }

    extension View {
        /// Marks a control as the one that takes an exit, so that tests of the user interface find it.
        ///
        ///     Button("Photos") { exits.photo() }.exit(exits.to.photo())
        public func exit<Exit: ExitRequest>(_ exit: Exit) -> some View {
            accessibilityIdentifier(exitIdentifier(of: exit))
        }

        /// Marks a control as the one that shows a screen, so that tests of the user interface find it.
        ///
        ///     NavigationLink("Reviews", value: exits.to.reviews()).exit(exits.to.reviews())
        public func exit<Route: NavigationValue>(_ route: Route) -> some View {
            accessibilityIdentifier(exitIdentifier(of: route))
        }

        /// Marks a control as the one that takes an exit, in a section with a module of its own.
        public func exit(_ value: any Hashable & Sendable) -> some View {
            accessibilityIdentifier(exitIdentifier(of: value))
        }

        /// Marks a control as the one that closes, goes back or moves a flow, so that tests of the user
        /// interface find it.
        ///
        ///     Button("Continue") { flow.next() }.exit(.next)
        public func exit(_ control: NavigationControl) -> some View {
            accessibilityIdentifier(control.rawValue)
        }
    }

    /// A button that takes an exit, and that tests of the user interface find.
    ///
    ///     ExitButton(exits.to.photo()) { Text("Photos") }
    public struct ExitButton<Label: View>: View {
        private let exit: any Hashable & Sendable
        private let label: Label
        @SwiftUI.Environment(\.navigationScreenContext) private var context

        /// Creates a button that takes an exit.
        public init(_ exit: any Hashable & Sendable, @ViewBuilder label: () -> Label) {
            self.exit = exit
            self.label = label()
        }

        /// The button.
        public var body: some View {
            SwiftUI.Button(action: take) { label }.accessibilityIdentifier(exitIdentifier(of: exit))
        }

        private func take() {
            if let context, let exit = exitValue(of: exit) { context.take(exit) }
        }
    }

    extension ExitButton where Label == SwiftUI.Text {
        /// Creates a button with a title.
        public init(_ title: SwiftUI.LocalizedStringKey, _ exit: any Hashable & Sendable) {
            self.init(exit) { SwiftUI.Text(title) }
        }
    }

    extension NavigationScreenContext {
        /// Takes an exit of the screen, unless the conditions do not offer it.
        fileprivate func take(_ exit: ExitValue) {
            navigator.refreshConditions()
            let position = origin.flatMap(navigator.display.position(of:))
            guard let node = position.flatMap(navigator.display.node),
                navigator.display.offers(exit, of: node, navigator.conditionValues)
            else { return }
            // From a column, a screen is shown in the next one if the split has it there.
            var exit = exit
            if case .push(let screen) = exit, let position {
                exit = navigator.display.exit(to: screen, from: position)
            }
            navigator.take(exit, from: origin)
        }
    }

    /// The exit that a value of `exits.to` stands for; `nil` for any other value.
    nonisolated private func exitValue(of value: any Hashable & Sendable) -> ExitValue? {
        if let exit = value as? any CoreExiting { return exit.core }
        return (value as? any NavigationValue).map { .push($0.nodeValue) }
    }

    /// The accessibility identifier of the control for a value of `exits.to`.
    nonisolated private func exitIdentifier(of value: any Hashable & Sendable) -> String {
        guard let exit = exitValue(of: value), let table = table(of: value) else {
            #if DEBUG
                print("`\(value)` is not an exit, so tests of the user interface do not find its control")
            #endif
            return ""
        }
        return exit.identifier(table)
    }

    nonisolated private func table(of value: any Hashable & Sendable) -> GraphTable? {
        if let exit = value as? any CoreExiting { return exit.table }
        func table<Value: NavigationValue>(_ value: Value) -> GraphTable { Value.Graph.table }
        return (value as? any NavigationValue).map { table($0) }
    }

    /// An exit of any graph.
    nonisolated protocol CoreExiting {
        var core: ExitValue { get }
        var table: GraphTable { get }
    }

    nonisolated extension NavigationExit: CoreExiting {
        var table: GraphTable { Graph.table }
    }
#endif
