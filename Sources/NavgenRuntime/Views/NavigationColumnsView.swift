#if canImport(SwiftUI)
    import SwiftUI

    /// The columns of a split.
    struct NavigationColumnsView<Destinations: NavigationDestinations>: View {
        /// The index of the split's node.
        let split: Int
        @ObservedObject var level: LevelModel
        let navigator: NavigatorCore
        let destinations: Destinations
        @SwiftUI.Environment(\.horizontalSizeClass) private var width

        init(split: Int, level: LevelModel, navigator: NavigatorCore, destinations: Destinations) {
            self.split = split
            self.level = level
            self.navigator = navigator
            self.destinations = destinations
        }

        var body: some View {
            columns.onNavigationChange(of: width == .compact) { level.changeWidth(isCompact: $0) }
        }

        @ViewBuilder
        private var columns: some View {
            if navigator.table.nodes[split].content.isEmpty {
                if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
                    NavigationSplitView(
                        columnVisibility: $level.columnVisibility,
                        preferredCompactColumn: $level.preferredCompactColumn
                    ) {
                        column(.sidebar)
                    } detail: {
                        detail
                    }
                } else {
                    NavigationSplitView(columnVisibility: $level.columnVisibility) {
                        column(.sidebar)
                    } detail: {
                        detail
                    }
                }
            } else {
                if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
                    NavigationSplitView(
                        columnVisibility: $level.columnVisibility,
                        preferredCompactColumn: $level.preferredCompactColumn
                    ) {
                        column(.sidebar)
                    } content: {
                        column(.content)
                    } detail: {
                        detail
                    }
                } else {
                    NavigationSplitView(columnVisibility: $level.columnVisibility) {
                        column(.sidebar)
                    } content: {
                        column(.content)
                    } detail: {
                        detail
                    }
                }
            }
        }

        private func column(_ column: SplitColumn) -> some View {
            NavigationColumnView(
                split: split, column: column, level: level, navigator: navigator, destinations: destinations)
        }

        /// The last column, which contains the stack.
        private var detail: some View {
            NavigationLevelStack(level: level, navigator: navigator, destinations: destinations) { column(.detail) }
        }
    }

    /// The content of a column of a split.
    struct NavigationColumnView<Destinations: NavigationDestinations>: View {
        let split: Int
        let column: SplitColumn
        @ObservedObject var level: LevelModel
        @ObservedObject var navigator: NavigatorCore
        let destinations: Destinations

        var body: some View {
            if let value = level.content[column], let route = Destinations.Graph.Route(value) {
                NavigationScreenView(
                    node: route, context: NavigationScreenContext(navigator, level, column: column),
                    destinations: destinations
                )
                .id(NavigationScreenIdentity(value: value, table: navigator.table))
            } else if let placeholder = navigator.table.types.placeholder(split, column) {
                NavigationPlaceholderView(placeholder: placeholder)
            }
        }
    }

    /// The placeholder of an empty column.
    private struct NavigationPlaceholderView: View {
        let placeholder: ColumnPlaceholder

        var body: some View {
            VStack {
                if let symbol = placeholder.symbol { SwiftUI.Image(systemName: symbol).font(.largeTitle) }
                SwiftUI.Text(verbatim: placeholder.title)
            }
            .foregroundStyle(.secondary)
        }
    }

    extension LevelModel {
        /// Which columns are visible.
        fileprivate var columnVisibility: NavigationSplitViewVisibility {
            get {
                switch content.split?.visibility {
                case .automatic, nil: return .automatic
                case .all: return .all
                case .doubleColumn: return .doubleColumn
                case .detailOnly: return .detailOnly
                }
            }
            set {
                changeSplit { split in
                    switch newValue {
                    case .all: split.visibility = .all
                    case .doubleColumn: split.visibility = .doubleColumn
                    case .detailOnly: split.visibility = .detailOnly
                    default: split.visibility = .automatic
                    }
                }
            }
        }

        /// Which column is visible where only one fits.
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
        fileprivate var preferredCompactColumn: NavigationSplitViewColumn {
            get {
                switch content.split?.compactColumn {
                case .sidebar, nil: return .sidebar
                case .content: return .content
                case .detail: return .detail
                }
            }
            set {
                changeSplit { split in
                    switch newValue {
                    case .sidebar: split.compactColumn = .sidebar
                    case .content: split.compactColumn = .content
                    default: split.compactColumn = .detail
                    }
                }
            }
        }
    }
#endif
