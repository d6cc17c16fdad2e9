#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A saved state, as this or an earlier version of the runtime has written it.
nonisolated struct SavedState: Decodable {
    var state: StateCore
    /// The URL of a link that was held back, the time since it has waited, and the known conditions.
    /// Written by earlier versions.
    let held: String?
    let heldSince: Double?
    let known: ConditionValues?

    /// The keys under which a decoder finds the table of the graph, and the ids that are in use.
    static let tableKey = CodingUserInfoKey(rawValue: "navigation.table")
    static let idKey = CodingUserInfoKey(rawValue: "navigation.lastID")

    init(from decoder: any Decoder) throws {
        guard let table = Self.tableKey.flatMap({ decoder.userInfo[$0] as? GraphTable }) else {
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no graph"))
        }
        let container = try decoder.container(keyedBy: SavedKey.self)
        let used = Self.idKey.flatMap { decoder.userInfo[$0] as? [Int] } ?? [0, 0]
        state = StateCore(table, from: container, after: (used[0], used[1]))
        held = try? container.decodeIfPresent(String.self, forKey: SavedKey("held"))
        heldSince = try? container.decodeIfPresent(Double.self, forKey: SavedKey("heldSince"))
        let nested = try? container.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey("known"))
        known = nested.flatMap { try? ConditionValues(from: $0, table.conditions.map(\.id)) }
        let url = try? container.decodeIfPresent(String.self, forKey: SavedKey("parkedURL"))
        if let url, let index = state.requests.lastIndex(where: \.isLink) { state.requests[index].url = url }
    }

    /// Reads the URLs of links again, whose plans this version of the app may have changed.
    mutating func readLinks(_ table: GraphTable, build: Int) {
        for index in state.requests.indices {
            guard let link = state.requests[index].url.flatMap({ table.link($0, build) }),
                let exit = ExitValue(link: link, table)
            else { continue }
            state.requests[index].exit = exit
        }
    }
}

extension NavigatorCore {
    /// Encodes the state for a later launch, see ``restore(_:)``; `nil` if encoding fails.
    public func save() -> Data? {
        let encoder = JSONEncoder()
        // JSON cannot represent these numbers.
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try? encoder.encode(wanted)
    }

    /// Restores a saved state. It is shown as soon as the conditions decide the root. Parts that cannot be read, or
    /// that the conditions do not allow, are dropped.
    public func restore(_ data: Data) {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        if let key = SavedState.tableKey { decoder.userInfo[key] = table }
        if let key = SavedState.idKey { decoder.userInfo[key] = [wanted.lastID, wanted.lastScreenID] }
        guard var saved = try? decoder.decode(SavedState.self, from: data) else { return }
        saved.readLinks(table, build: build)
        isRestoring = true
        defer { isRestoring = false }
        settle { state in
            var restored = saved.state
            if let held = saved.held, let link = self.table.link(held, self.build),
                let exit = ExitValue(link: link, self.table)
            {
                restored.addRestored(exit, url: held, since: saved.heldSince ?? self.now())
            }
            if let known = saved.known { restored.noteRequirements(with: known) }
            restored.takePlace(of: state)
            restored.update(to: self.conditionValues, at: self.now())
            state = restored
        }
    }

    /// Restores a saved state when the scene starts. Reports the node that is then on top and the
    /// outcomes of links, but not the nodes of the initial state, which was never visible.
    public func begin(with saved: Data? = nil) {
        reportAfterward {
            let early = opening.early
            opening.early = nil
            opening.hasBegun = true
            if let saved {
                restore(saved)
                // The system may deliver a link first; it goes on top of what was saved.
                if let early { followEarly(early) }
            }
            events.removeAll { event in
                switch event {
                case .url, .routed, .blocked, .dropped: return false
                case .shown, .left, .closed: return true
                }
            }
            if let topmost = display.topmost { events.insert(.shown(topmost.node, values: topmost.values), at: 0) }
        }
    }
}

nonisolated extension StateCore {
    /// Adds a link that an earlier version has held back.
    fileprivate mutating func addRestored(_ exit: ExitValue, url: String, since: Double) {
        var request = RequestValue(id: newID(), exit: exit, since: since, isLink: true, url: url)
        if case .open(let plan, _) = exit { request.root = plan.root }
        add(request)
    }

    /// Notes which requirements of the requests held when an earlier version saved them.
    fileprivate mutating func noteRequirements(with known: ConditionValues) {
        let facts = facts
        self.facts = known
        noteRequirements()
        self.facts = facts
    }

    /// Takes the place of the state of a running navigator. Links that arrived there wait behind those
    /// that were saved.
    fileprivate mutating func takePlace(of former: Self) {
        (lastID, lastScreenID) = (max(lastID, former.lastID), max(lastScreenID, former.lastScreenID))
        holds = former.holds
        events = former.events
        isStack = former.isStack
        if isStack {
            root = former.root
            tab = former.tab
            base.content = former.base.content
        }
        requests += former.requests.filter(\.isLink)
    }
}
