// Written by navgen from shop.yaml, section model, module ShopModel. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// String values whose text matches `ORD-[0-9]{3,}`.
nonisolated package struct OrderID: RawRepresentable, Hashable, Codable, Sendable {
    package let rawValue: String

    /// Checks the value; `nil` if it does not match.
    package init?(rawValue: String) {
        guard Self.automaton.accepts(rawValue) else { return nil }
        self.rawValue = rawValue
    }

    /// Checks the value; `nil` if it does not match.
    package init?(_ value: String) { self.init(rawValue: value) }

    /// Takes a value that is known to match.
    @usableFromInline
    init(unchecked value: String) { rawValue = value }

    static let automaton = ShopModelAutomaton(
        edges: [
            [.init(0x4F, 0x4F, 1)],
            [.init(0x52, 0x52, 2)],
            [.init(0x44, 0x44, 3)],
            [.init(0x2D, 0x2D, 4)],
            [.init(0x30, 0x39, 5)],
            [.init(0x30, 0x39, 6)],
            [.init(0x30, 0x39, 7)],
            [.init(0x30, 0x39, 7)],
        ],
        accepting: [7])
}

/// A pattern as a state machine that reads a text once, scalar by scalar, without backtracking: no
/// text can slow it down.
nonisolated struct ShopModelAutomaton: Sendable {
    struct Edge: Sendable {
        let lower: UInt32
        let upper: UInt32
        let state: Int

        init(_ lower: UInt32, _ upper: UInt32, _ state: Int) {
            self.lower = lower
            self.upper = upper
            self.state = state
        }
    }

    /// The transitions from each state.
    let edges: [[Edge]]
    let accepting: Swift.Set<Int>

    func accepts(_ text: String) -> Bool {
        var state = 0
        for scalar in text.unicodeScalars {
            guard let next = next(state, scalar.value) else { return false }
            state = next
        }
        return accepting.contains(state)
    }

    private func next(_ state: Int, _ scalar: UInt32) -> Int? {
        for edge in edges[state] where edge.lower <= scalar && scalar <= edge.upper {
            return edge.state
        }
        return nil
    }
}
