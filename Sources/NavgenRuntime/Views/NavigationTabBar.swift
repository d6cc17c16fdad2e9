#if canImport(SwiftUI)
    import SwiftUI

    /// The tab bar, with a stack or a split view for each tab.
    struct NavigationTabBar<Destinations: NavigationDestinations>: View {
        @ObservedObject var navigator: NavigatorCore
        let destinations: Destinations

        private typealias TabValue = Destinations.Graph.Tab

        var body: some View {
            if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
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

        private var selection: Binding<TabValue> { $navigator[tab: navigator.corrections] }

        // MARK: - From iOS 18 on

        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        private var tabs: some View {
            TabView(selection: selection) {
                ForEach(visible(TabValue.allCases)) { tab($0) }
            }
        }

        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        private var tabsInSections: some View {
            TabView(selection: selection) {
                ForEach(sections) { section in
                    if let title = section.title {
                        SwiftUI.TabSection {
                            ForEach(visible(section.tabs)) { tab($0) }
                        } header: {
                            SwiftUI.Text(LocalizedStringKey(title))
                        }
                    } else {
                        ForEach(visible(section.tabs)) { tab($0) }
                    }
                }
            }
        }

        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        private func tab(_ tab: TabValue) -> some TabContent<TabValue> {
            SwiftUI.Tab(value: tab, role: node(tab).isSearch ? .search : nil) {
                content(tab)
            } label: {
                label(tab)
            }
            .accessibilityIdentifier(node(tab).id)
            #if !os(tvOS) && !os(watchOS)
                .badge(node(tab).hasBadge ? navigator.badge(ofTab: tab.index) : 0)
            #endif
        }

        // MARK: - Before iOS 18

        private var tabItems: some View {
            TabView(selection: selection) {
                ForEach(visible(TabValue.allCases)) { tab in
                    #if os(tvOS) || os(watchOS)
                        item(tab)
                    #else
                        if node(tab).hasBadge {
                            item(tab).badge(navigator.badge(ofTab: tab.index))
                        } else {
                            item(tab)
                        }
                    #endif
                }
            }
        }

        private func item(_ tab: TabValue) -> some View {
            content(tab).tabItem { label(tab) }.tag(tab)
        }

        // MARK: - On all systems

        private func content(_ tab: TabValue) -> some View {
            NavigationRootLevelView(
                index: navigator.table.rootStack(ofTab: tab.index), navigator: navigator, destinations: destinations)
        }

        @ViewBuilder
        private func label(_ tab: TabValue) -> some View {
            if let symbol = tab.symbol {
                SwiftUI.Label {
                    SwiftUI.Text(verbatim: tab.title ?? "")
                } icon: {
                    SwiftUI.Image(systemName: symbol)
                }
            } else {
                SwiftUI.Text(verbatim: tab.title ?? "")
            }
        }

        private func node(_ tab: TabValue) -> GraphTableNode { navigator.table.nodes[navigator.table.tabs[tab.index]] }

        /// The visible tabs. The selected one remains while its visibility is undecided.
        private func visible(_ tabs: [TabValue]) -> [TabValue] {
            tabs.filter { tab in
                node(tab).visibility.allSatisfy {
                    let isMet = $0.isMet(navigator.conditionValues)
                    return isMet == true || isMet == nil && navigator.shownTab == tab.index
                }
            }
        }

        /// The sections of the tab bar: adjacent tabs with the same section title. Hidden tabs are
        /// included, so that the identities of the sections do not change.
        private var sections: [TabGroup] {
            var sections: [TabGroup] = []
            for tab in TabValue.allCases {
                let title = node(tab).section
                if let last = sections.last, last.title == title {
                    sections[sections.count - 1].tabs.append(tab)
                } else {
                    sections.append(TabGroup(id: sections.count, title: title, tabs: [tab]))
                }
            }
            return sections
        }

        private struct TabGroup: Identifiable {
            let id: Int
            let title: String?
            var tabs: [TabValue]
        }
    }

    extension NavigatorCore {
        /// The selected tab, as the system reads and writes it. The parameter makes it a different
        /// key path after each correction, so that it is read again.
        fileprivate subscript<Value: NavigationTab>(tab corrections: Int) -> Value {
            get { Value.allCases[tab(corrections)] }
            set { tap(newValue.index) }
        }
    }
#endif
