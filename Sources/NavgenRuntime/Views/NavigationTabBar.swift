#if canImport(SwiftUI)
    import SwiftUI

    /// The tab bar, with a stack or a split view for each tab.
    struct NavigationTabBar<Destinations: NavigationDestinations>: View {
        @ObservedObject var navigator: NavigatorCore
        let destinations: Destinations

        var body: some View {
            // The first condition is for tests of earlier systems.
            if ObservedParts.usesObservation, #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
                if sections.contains(where: { $0.title != nil }) {
                    tabsInSections
                        #if !os(watchOS)
                            .tabViewStyle(.sidebarAdaptable)
                        #endif
                } else {
                    tabs
                }
            } else {
                tabItems
            }
        }

        private var selection: Binding<Int> { $navigator[tabBar: navigator.corrections] }

        // MARK: - From iOS 18 on

        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        private var tabs: some View {
            TabView(selection: selection) {
                ForEach(visible(items)) { tab($0) }
            }
        }

        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        private var tabsInSections: some View {
            TabView(selection: selection) {
                ForEach(sections) { section in
                    if let title = section.title {
                        SwiftUI.TabSection {
                            ForEach(visible(section.items)) { tab($0) }
                        } header: {
                            SwiftUI.Text(verbatim: title)
                        }
                    } else {
                        ForEach(visible(section.items)) { tab($0) }
                    }
                }
            }
        }

        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        private func tab(_ item: Item) -> some TabContent<Int> {
            SwiftUI.Tab(value: item.id, role: node(item).isSearch ? .search : nil) {
                content(item)
            } label: {
                label(item)
            }
            .accessibilityIdentifier(node(item).id)
            #if !os(tvOS) && !os(watchOS)
                .badge(badge(item))
            #endif
        }

        // MARK: - Before iOS 18

        private var tabItems: some View {
            TabView(selection: selection) {
                ForEach(visible(items)) { item in
                    #if os(tvOS) || os(watchOS)
                        tabItem(item)
                    #else
                        if node(item).hasBadge {
                            tabItem(item).badge(badge(item))
                        } else {
                            tabItem(item)
                        }
                    #endif
                }
            }
        }

        private func tabItem(_ item: Item) -> some View {
            content(item).tabItem { label(item).accessibilityIdentifier(node(item).id) }.tag(item.id)
        }

        // MARK: - On all systems

        /// A tab, or an item that acts instead of being selected.
        private struct Item: Identifiable {
            /// The index of its node.
            let id: Int
        }

        private var items: [Item] { navigator.table.tabBar.map { Item(id: $0) } }

        private func node(_ item: Item) -> GraphTableNode { navigator.table.nodes[item.id] }

        /// The index of a tab; `nil` if it acts.
        private func index(_ item: Item) -> Int? { navigator.table.tabs.firstIndex(of: item.id) }

        private func badge(_ item: Item) -> Int {
            guard node(item).hasBadge, let tab = index(item) else { return 0 }
            return navigator.badge(ofTab: tab)
        }

        @ViewBuilder
        private func content(_ item: Item) -> some View {
            if let tab = index(item), hasContent(tab) {
                NavigationRootLevelView(
                    index: navigator.table.rootStack(ofTab: tab), navigator: navigator, destinations: destinations)
            } else {
                // Before iOS 18, a tab without content is left out.
                SwiftUI.Color.clear
            }
        }

        /// Whether the screens of a tab may be shown. Those of a guarded tab are gone while its condition is false, with
        /// their state: another user should not see what the last one did.
        private func hasContent(_ tab: Int) -> Bool {
            navigator.table.requirements(ofTab: tab).areMet(navigator.conditionValues) != false
                || tab == navigator.shownTab
        }

        @ViewBuilder
        private func label(_ item: Item) -> some View {
            let node = Destinations.Graph.Node(index: item.id)
            let title = SwiftUI.Text(verbatim: Destinations.Graph.title(of: node) ?? "")
            if let symbol = self.node(item).symbol {
                SwiftUI.Label {
                    title
                } icon: {
                    SwiftUI.Image(systemName: symbol)
                }
            } else {
                title
            }
        }

        /// The visible items. The selected one remains while its visibility is undecided, and until another one is
        /// selected, which may have to wait for a presentation to be dismissed.
        private func visible(_ items: [Item]) -> [Item] {
            items.filter { item in
                node(item).visibility.areMet(navigator.conditionValues) == true
                    || index(item).map { $0 == navigator.shownTab } ?? false
            }
        }

        /// The sections of the tab bar: adjacent tabs with the same section title. Hidden tabs are
        /// included, so that the identities of the sections do not change.
        private var sections: [TabGroup] {
            var sections: [TabGroup] = []
            for item in items {
                let title = node(item).section
                if let last = sections.last, last.key == title {
                    sections[sections.count - 1].items.append(item)
                } else {
                    let node = Destinations.Graph.Node(index: item.id)
                    let localized = title.map { Destinations.Graph.sectionTitle(of: node) ?? $0 }
                    sections.append(TabGroup(id: sections.count, key: title, title: localized, items: [item]))
                }
            }
            return sections
        }

        private struct TabGroup: Identifiable {
            let id: Int
            /// The title in the graph.
            let key: String?
            /// The title in the user's language.
            let title: String?
            var items: [Item]
        }
    }

    extension NavigatorCore {
        /// The node of the selected tab, as the system reads and writes it. The parameter makes it a
        /// different key path after each correction, so that it is read again.
        fileprivate subscript(tabBar corrections: Int) -> Int {
            get { tab(corrections).map { table.tabs[$0] } ?? -1 }
            set { tapTabBar(newValue) }
        }
    }
#endif
