#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The saved form of a navigator: its state, the URLs of the held and the deferred link, and the
/// last known conditions.
nonisolated struct SavedState: Codable {
    var state: StateCore
    var held: String?
    var heldSince: Double?
    var deferredURL: String?
    var known: ConditionValues?

    /// The key under which a decoder finds the table of the graph.
    static let tableKey = CodingUserInfoKey(rawValue: "navigation.table")

    init(state: StateCore, held: String?, heldSince: Double?, deferredURL: String?, known: ConditionValues?) {
        self.state = state
        self.held = held
        self.heldSince = heldSince
        self.deferredURL = deferredURL
        self.known = known
    }

    init(from decoder: any Decoder) throws {
        guard let table = Self.tableKey.flatMap({ decoder.userInfo[$0] as? GraphTable }) else {
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no graph"))
        }
        let container = try decoder.container(keyedBy: SavedKey.self)
        state = StateCore(table, from: container)
        held = try? container.decodeIfPresent(String.self, forKey: SavedKey("held"))
        heldSince = try? container.decodeIfPresent(Double.self, forKey: SavedKey("heldSince"))
        deferredURL = try? container.decodeIfPresent(String.self, forKey: SavedKey("parkedURL"))
        let nested = try? container.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey("known"))
        known = nested.flatMap { try? ConditionValues(from: $0, table.conditions.map(\.id)) }
    }

    func encode(to encoder: any Encoder) throws {
        try state.encode(to: encoder)
        var container = encoder.container(keyedBy: SavedKey.self)
        try container.encodeIfPresent(held, forKey: SavedKey("held"))
        try container.encodeIfPresent(heldSince, forKey: SavedKey("heldSince"))
        try container.encodeIfPresent(deferredURL, forKey: SavedKey("parkedURL"))
        if let known {
            var nested = container.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey("known"))
            try known.encode(to: &nested, state.table.conditions.map(\.id))
        }
    }

    /// Gives up everything that waits.
    mutating func giveUp() {
        held = nil
        heldSince = nil
        deferredURL = nil
        state.deferred = nil
    }
}

extension NavigatorCore {
    /// Encodes the state for a later launch, see ``restore(_:)``; `nil` if encoding fails.
    public func save() -> Data? {
        var saved = SavedState(
            state: wanted, held: opening.held?.link.url, heldSince: opening.held?.since,
            deferredURL: deferredLink(in: wanted)?.url, known: known)
        // In the next launch, no caller awaits it.
        if let deferredCall { giveUp(deferredCall, in: &saved.state) }
        if let restored {
            saved.state.takeOver(restored.state)
            saved.held = saved.held ?? restored.held
            saved.heldSince = saved.heldSince ?? restored.heldSince
            saved.deferredURL = saved.deferredURL ?? restored.deferredURL
        }
        let encoder = JSONEncoder()
        // JSON cannot represent these numbers.
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try? encoder.encode(saved)
    }

    /// Restores a saved state as soon as the conditions decide the root. Parts that cannot be read,
    /// or that the conditions do not allow, are dropped.
    public func restore(_ data: Data) {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        if let key = SavedState.tableKey { decoder.userInfo[key] = table }
        guard var saved = try? decoder.decode(SavedState.self, from: data) else { return }
        // This must happen first: its effects must not open restored links before the state is
        // restored.
        refreshConditions()
        if let former = saved.known {
            // A link that waited for one user must not open for another.
            if conditionValues.hasLost(since: former) { saved.giveUp() }
            known = known.filled(from: former)
        }
        restored = saved
        let conditions = conditionValues
        settle { self.followConditions(from: conditions, &$0) }
    }

    /// Applies the conditions, and also the restored state as soon as they decide the root.
    func followConditions(from former: ConditionValues, _ state: inout StateCore) -> OutcomeValue? {
        if let saved = restored, let root = state.chosenRoot(conditionValues) {
            restored = nil
            if opening.held == nil, let link = saved.held.flatMap({ waitingLink($0) }) {
                opening.held = (link, saved.heldSince ?? now(), isRestored: true)
            }
            opening.deferred = deferredLink(in: state) ?? saved.deferredURL.flatMap { waitingLink($0) }
            let newer = state.deferred?.since
            state.restore(saved.state, as: root, conditionValues, at: now())
            restoredSince = state.deferred?.since == newer ? nil : state.deferred?.since
        }
        return update(&state, from: former)
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
                case .url, .blocked: return false
                default: return true
                }
            }
            if let topmost = wanted.topmost { events.insert(.shown(topmost.node, values: topmost.values), at: 0) }
        }
    }
}
