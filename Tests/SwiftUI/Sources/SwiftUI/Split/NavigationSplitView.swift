/// A view with two or three columns, in which each column selects the content of the next.
@available(A16, *)
#if !SDK27
    @MainActor@preconcurrency
#endif
public struct NavigationSplitView<Sidebar, Content, Detail> where Sidebar: View, Content: View, Detail: View {
    nonisolated(unsafe) let sidebar: Sidebar
    /// Nil if there are two columns.
    nonisolated(unsafe) let content: Content?
    nonisolated(unsafe) let detail: Detail
    let columnVisibility: Binding<NavigationSplitViewVisibility>?
    let preferredCompactColumn: Binding<NavigationSplitViewColumn>?

    nonisolated init(
        columns: (sidebar: Sidebar, content: Content?, detail: Detail),
        columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil
    ) {
        (sidebar, content, detail) = columns
        self.columnVisibility = columnVisibility
        self.preferredCompactColumn = preferredCompactColumn
    }
}

extension NavigationSplitView: View {
    public typealias Body = Never
}

@available(A16, *)
extension NavigationSplitView {
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columns: (sidebar(), content(), detail()))
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columns: (sidebar(), content(), detail()), columnVisibility: columnVisibility)
    }

    @available(A17, *)
    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columns: (sidebar(), content(), detail()), preferredCompactColumn: preferredCompactColumn)
    }

    @available(A17, *)
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            columns: (sidebar(), content(), detail()), columnVisibility: columnVisibility,
            preferredCompactColumn: preferredCompactColumn)
    }
}

@available(A16, *)
extension NavigationSplitView where Content == EmptyView {
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columns: (sidebar(), nil, detail()))
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(columns: (sidebar(), nil, detail()), columnVisibility: columnVisibility)
    }

    @available(A17, *)
    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(columns: (sidebar(), nil, detail()), preferredCompactColumn: preferredCompactColumn)
    }

    @available(A17, *)
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            columns: (sidebar(), nil, detail()), columnVisibility: columnVisibility,
            preferredCompactColumn: preferredCompactColumn)
    }
}
