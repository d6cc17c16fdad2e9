/// A root view with other views on top that can be pushed and popped.
@available(A16, *)
#if !SDK27
    @MainActor@preconcurrency
#endif
public struct NavigationStack<Data, Root> where Root: View {
    let root: Root
    /// Nil if the stack stores its own path.
    let path: PathBinding?

    init(root: Root, path: PathBinding?) {
        self.root = root
        self.path = path
    }
}

extension NavigationStack: View {
    public typealias Body = Never
}

@available(A16, *)
extension NavigationStack {
    #if !SDK27
        @MainActor @preconcurrency
    #endif
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.init(root: root(), path: nil)
    }

    #if !SDK27
        @MainActor @preconcurrency
    #endif
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.init(root: root(), path: PathBinding(path))
    }

    #if !SDK27
        @MainActor @preconcurrency
    #endif
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
    {
        self.init(root: root(), path: PathBinding(path))
    }
}
