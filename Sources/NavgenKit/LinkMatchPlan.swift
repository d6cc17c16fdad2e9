import NavGraph
import NavLinks

extension LinkMatch {
    /// What an app shows when it opens a link, from the root up.
    public struct Plan: Sendable, Hashable {
        /// A node with its values.
        public struct Entry: Sendable, Hashable {
            /// The node's id.
            public var node: String
            /// Its values by parameter.
            public var values: [String: LinkValue]

            init(_ entry: NavLinks.Plan.Entry, _ link: [SpelledValue], _ links: LinkAnalysis) {
                let node = links.graph[entry.node]
                let types = links.types(of: entry.node)
                self.node = node.name
                values = [:]
                for (index, parameter) in node.parameters.enumerated() {
                    values[parameter.name.value] = LinkValue(entry.values[index].filled(link), types[index])
                }
            }
        }

        /// A presentation: a sheet, a cover, a popover or a flow.
        public struct Presented: Sendable, Hashable {
            /// The node with its values.
            public var entry: Entry
            /// The kind of presentation, which may differ from the node's: a screen can be shown as
            /// a sheet.
            public var kind: NodeKind
            /// The step of a flow.
            public var step: String?
            /// The stack of the presentation, without the node itself.
            public var path: [Entry]
        }

        /// The selected tab; nil in an app without tabs, or if the root is not a tab.
        public var tab: String?
        /// The root of the tab or of the app.
        public var root: Entry
        /// The step, if the root is a flow.
        public var step: String?
        /// The contents of the columns by index, if the root is a split; 0 is the sidebar.
        public var columns: [Int: Entry]
        /// The root's stack, without the root.
        public var path: [Entry]
        /// The presentations, outermost first.
        public var presented: [Presented]

        init(_ plan: NavLinks.Plan, _ values: [SpelledValue], _ links: LinkAnalysis) {
            let graph = links.graph
            func entry(_ entry: NavLinks.Plan.Entry) -> Entry { Entry(entry, values, links) }
            tab = plan.tab.map { graph[$0].name }
            root = entry(plan.root)
            step = plan.step.map { graph[$0].id.value }
            columns = plan.columns.mapValues(entry)
            path = plan.path.map(entry)
            presented = plan.presented.map { level in
                var step = level.step
                if case .flow(let detail) = graph[level.entry.node].detail { step = step ?? detail.steps.first }
                return Presented(
                    entry: entry(level.entry), kind: NodeKind(level.kind), step: step.map { graph[$0].id.value },
                    path: level.path.map(entry))
            }
        }

        /// The ids of all nodes that are shown, from the tab to the topmost.
        public var nodes: [String] {
            var nodes = [tab].compactMap(\.self) + [root.node]
            nodes += columns.sorted { $0.key < $1.key }.map(\.value.node) + path.map(\.node)
            for level in presented { nodes += [level.entry.node] + level.path.map(\.node) }
            return nodes
        }
    }
}
