import NavGraph
import NavSyntax

/// The names of all types that navgen makes from names of a graph, with what each is made from.
struct GeneratedNames {
    /// A section or a node.
    struct Owner {
        var subject: String
        var range: SourceRange
    }
    /// Who has a name already.
    enum Holder {
        /// It is Swift's, SwiftUI's or the runtime's.
        case others
        /// Every graph generates it.
        case graph
        /// The graph declares it.
        case type(SourceRange)
        case generated(Owner)
    }
    struct Collision {
        var name: String
        var owner: Owner
        var first: Holder
    }
    private var holders: [String: Holder] = [:]
    private let prefix: String
    /// A type that every graph of this name generates, although there is one already: `FlowState` of a graph `Flow`.
    let clash: String?

    /// What follows the graph's name in types of which there is one.
    private static let suffixes = [
        "Condition", "Conditions", "Context", "Destinations", "Environment", "Event", "Exit", "ExitHandler", "Facts",
        "Graph", "Handlers", "LinkTests", "Navigator", "Node", "Root", "RootView", "Scenes", "SectionExit", "Stack",
        "State", "Tab",
    ]
    /// Types inside generated ones, where code names types of the graph's, too, and would find these.
    private static let inner: Set<String> = ["Answer", "Exit", "Graph", "Node", "To"]
    private static let families = ["Route", "Sheet", "Cover", "Popover", "Alert", "Dialog", "Flow", "Action", "Link"]

    init(_ graph: Graph) {
        prefix = graph.name.value
        for name in RuntimeNames.all.union(SwiftTypeNames.all) { holders[name] = .others }
        clash = (Self.suffixes + Self.families).lazy.map { graph.name.value + $0 }.first(where: SwiftTypeNames.isTaken)
        let own = (Self.suffixes + Self.families).map { graph.name.value + $0 }
        for name in own where holders[name] == nil { holders[name] = .graph }
        for type in graph.types where holders[type.name.value] == nil {
            holders[type.name.value] = .type(type.name.range)
        }
    }

    /// Whether every graph generates a type of this name.
    func isFixed(_ name: String) -> Bool { if case .graph = holders[name] { true } else { false } }

    /// Whether a type of the graph's would be hidden by one inside a generated type, such as the view of a node in the
    /// node's protocol.
    static func isHidden(_ name: String, in graph: Graph) -> Bool {
        guard !inner.contains(name) else { return true }
        guard name.hasSuffix("Body") else { return false }
        return graph.nodes.contains {
            upperJoined($0.id.value) + "Body" == name || upperJoined($0.name) + "Body" == name
        }
    }

    /// The first name that a section's types share with others.
    mutating func add(_ section: Section) -> Collision? {
        let stem = prefix + Self.upperJoined(section.path)
        return add(
            Self.sectionSuffixes.map { stem + $0 },
            Owner(subject: "the section `\(section.path)`", range: section.name.range))
    }

    /// The first name that a node's types share with others: a dialog's action, a flow's steps and data.
    mutating func add(_ node: Node) -> Collision? {
        let stem = Self.upperJoined(node.name)
        return add(
            Self.suffixes(of: node.kind).map { stem + $0 }, Owner(subject: "`\(node.name)`", range: node.id.range))
    }

    private static let sectionSuffixes = families + ["Destinations", "Exit", "ExitHandler", "Graph", "Node"]

    private static func suffixes(of kind: NodeKind) -> [String] {
        switch kind {
        case .alert, .dialog: ["Action", "Anywhere"]
        case .screen, .sheet, .cover, .popover: ["Exits", "Destination", "Selection", "Anywhere"]
        case .step: ["Exits", "Destination", "Anywhere"]
        case .flow: ["Flow", "FlowDefinition", "Step", "Data", "Run", "Anywhere"]
        case .action: ["Outcome", "Anywhere"]
        case .tab, .split: ["Anywhere"]
        }
    }

    private mutating func add(_ names: [String], _ owner: Owner) -> Collision? {
        var collision: Collision?
        for name in names {
            if let first = holders[name] {
                // Two nodes with one id are another mistake.
                if case .generated(let other) = first, other.subject == owner.subject { continue }
                collision = collision ?? Collision(name: name, owner: owner, first: first)
            } else {
                holders[name] = .generated(owner)
            }
        }
        return collision
    }

    private static func upperJoined(_ path: String) -> String {
        path.split(separator: ".").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}

extension GeneratedNames {
    /// Whether no two names of a graph can be the same, told by hashes alone: most graphs need no closer look, and
    /// making the names of all nodes would be a good part of checking them.
    func surelyDiffer(in graph: Graph) -> Bool {
        let nodes = NodeKind.allCases.map { (ids: graph.ids(of: $0), suffixes: Self.suffixes(of: $0)) }
        var seen = NameHashes(
            for: holders.count + graph.sections.count * Self.sectionSuffixes.count
                + nodes.reduce(0) { $0 + $1.ids.count * $1.suffixes.count })
        for name in holders.keys { _ = seen.insert(NameHash(name)) }
        let prefix = NameHash(prefix)
        for section in graph.sections.dropFirst() {
            let stem = prefix.followed(byUpperJoined: section.path)
            for suffix in Self.sectionSuffixes where !seen.insert(stem.followed(by: suffix)) { return false }
        }
        for (ids, suffixes) in nodes {
            for id in ids {
                let stem = NameHash("").followed(byUpperJoined: graph[id].name)
                for suffix in suffixes where !seen.insert(stem.followed(by: suffix)) { return false }
            }
        }
        return true
    }
}

/// A hash that grows with the text, the same in every run; equal texts have equal hashes.
private struct NameHash {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    init(_ text: String) {
        for byte in text.utf8 { add(byte) }
    }

    private mutating func add(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    func followed(by text: String) -> NameHash {
        var hash = self
        for byte in text.utf8 { hash.add(byte) }
        return hash
    }

    /// As `upperJoined` writes names, which are ASCII where they are valid; what is not is refused for that.
    func followed(byUpperJoined path: String) -> NameHash {
        var hash = self
        var isFirst = true
        for byte in path.utf8 {
            if byte == UInt8(ascii: ".") {
                isFirst = true
            } else {
                hash.add(isFirst && byte >= 0x61 && byte <= 0x7A ? byte - 0x20 : byte)
                isFirst = false
            }
        }
        return hash
    }
}

/// Which hashes have been seen, each by half of its bits and by its place: so many names take little memory, and hardly ever
/// is one taken for another.
private struct NameHashes {
    /// 0: nothing.
    private var slots: [UInt32]
    private let shift: Int
    /// Another one in each run, so that nobody can choose names that all have the same place.
    private let factor = UInt64(truncatingIfNeeded: Hasher().finalize()) | 1

    /// - Parameter count: How many there are at most.
    init(for count: Int) {
        var bits = 6
        while 1 << bits < count * 2 { bits += 1 }
        slots = Array(repeating: 0, count: 1 << bits)
        shift = 64 - bits
    }

    /// False where it is there already, or seems to be.
    mutating func insert(_ hash: NameHash) -> Bool {
        let mark = UInt32(truncatingIfNeeded: hash.value ^ hash.value >> 32) | 1
        var slot = Int(truncatingIfNeeded: (hash.value &* factor) >> UInt64(shift))
        while slots[slot] != 0 {
            if slots[slot] == mark { return false }
            slot = (slot + 1) & (slots.count - 1)
        }
        slots[slot] = mark
        return true
    }
}
