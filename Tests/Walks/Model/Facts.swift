/// What is known: each condition is true, false, or nil for undecided.
struct Facts: Hashable, Sendable, CustomStringConvertible {
    var values: [Bool?]

    init(_ values: [Bool?]) { self.values = values }

    /// Facts from letters: T, F, N.
    init(_ letters: String) { values = letters.map { $0 == "T" ? true : $0 == "F" ? false : nil } }

    var description: String { values.map { $0.map { $0 ? "T" : "F" } ?? "N" }.joined() }

    func value(_ need: WalkGraph.Need) -> Bool? { values[need.condition].map { $0 == need.holds } }

    /// False if one need is false, else undecided if one is, else true.
    func all(_ needs: [WalkGraph.Need]) -> Bool? {
        let all = needs.map(value)
        return all.contains(false) ? false : all.contains(nil) ? nil : true
    }

    /// The false needs, in the order in which the graph declares the conditions.
    func failing(_ needs: [WalkGraph.Need]) -> [WalkGraph.Need] { needs.filter { value($0) == false }.sorted() }
}
