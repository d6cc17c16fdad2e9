/// The plan of a node: the tab or root where it is shown, and the screens pushed and presented
/// there.
///
///     @shop product(0,_) reviews(0,1,2)          a tab, and two screens on its stack
///     @mail[folders,letter(0,1)]                 a tab whose root is a split, and what its columns show
///     @main:list(=new)                           a tab whose root has values of its own
///     @shop +search(0) product(1)                a sheet, and a screen on its stack
///     @welcome +sheet:help +onboarding.code      a screen shown as a sheet, and a flow at one of its steps
nonisolated struct LinkPlan: Sendable {
    struct Entry: Sendable {
        /// The index of the node. For a flow that does not start at its first step, this is the
        /// step.
        let node: Int
        let arguments: [PlanArgument]
    }

    struct Presentation: Sendable {
        let style: ContentStyle
        let content: Entry
        /// The screens on its stack.
        var path: [Entry] = []
    }

    /// The index of the tab; `nil` for a root that is a node.
    private(set) var tab: Int?
    /// The node of the root; `nil` for the tabs.
    private(set) var root: Int?
    /// The content at the bottom of the stack, if it has its own values or is a step of a flow.
    private(set) var content: Entry?
    /// The screens that fill the columns of a split, the sidebar first.
    private(set) var columns: [Entry] = []
    private(set) var path: [Entry] = []
    private(set) var presentations: [Presentation] = []

    init(_ words: ArraySlice<TableText>, _ graph: GraphTable) {
        for word in words {
            switch word.first {
            case ASCII.at: readBase(word.dropFirst(), graph)
            case ASCII.plus: presentations.append(Self.presentation(word.dropFirst(), graph))
            default:
                let entry = Self.entry(word, graph)
                if presentations.isEmpty {
                    path.append(entry)
                } else {
                    presentations[presentations.count - 1].path.append(entry)
                }
            }
        }
    }

    /// Reads `mail[folders,letter(0)]`, `main:list(=new)`, `welcome` or `onboarding.code`.
    private mutating func readBase(_ word: TableText, _ graph: GraphTable) {
        let bracket = word.cut(at: ASCII.openBracket)
        columns = bracket?.tail.dropLast().split(ASCII.comma).map { Self.entry($0, graph) } ?? []
        let base = bracket?.head ?? word
        let colon = base.cut(at: ASCII.colon)
        let entry = Self.entry(colon?.head ?? base, graph)
        tab = graph.tabs.firstIndex(of: entry.node)
        if tab != nil {
            content = colon.map { Self.entry($0.tail, graph) }
            return
        }
        let isStep = graph.nodes[entry.node].kind == .step
        content = isStep || !entry.arguments.isEmpty ? entry : nil
        var node = entry.node
        while graph.nodes[node].kind == .step { node -= 1 }
        root = node
    }

    /// Reads `search(0)`, or `sheet:help` for a node that is not shown in the style of its kind.
    private static func presentation(_ word: TableText, _ graph: GraphTable) -> Presentation {
        let colon = word.cut(at: ASCII.colon)
        let content = entry(colon?.tail ?? word, graph)
        let kind = colon.flatMap { NodeKind(rawValue: $0.head.word) } ?? graph.nodes[content.node].kind
        return Presentation(style: ContentStyle(kind), content: content)
    }

    /// Reads `letter(0,=5)` or `onboarding.code`.
    private static func entry(_ word: TableText, _ graph: GraphTable) -> Entry {
        let parts = word.cut(at: ASCII.open)
        guard let node = graph.index(of: (parts?.head ?? word).word) else {
            preconditionFailure("navgen's plan is not readable: \(word.word)")
        }
        return Entry(node: node, arguments: parts?.tail.dropLast().split(ASCII.comma).map { PlanArgument($0) } ?? [])
    }
}
