/// Values grouped by index, in two flat arrays.
package struct Groups<Value: Sendable>: Sendable {
    private var values: [Value]
    private let starts: [Int32]

    package init(_ all: [(Int32, Value)], count: Int) {
        var starts = [Int32](repeating: 0, count: count + 1)
        for (group, _) in all { starts[Int(group) + 1] += 1 }
        for group in 0..<count { starts[group + 1] += starts[group] }
        var next = starts
        var order = [Int32](repeating: 0, count: all.count)
        for (index, (group, _)) in all.enumerated() {
            order[Int(next[Int(group)])] = Int32(index)
            next[Int(group)] += 1
        }
        values = order.map { all[Int($0)].1 }
        self.starts = starts
    }

    @inline(__always)
    package subscript(group: Int32) -> ArraySlice<Value> {
        values[Int(starts[Int(group)])..<Int(starts[Int(group) + 1])]
    }

    /// All values, in the order of the groups.
    var all: [Value] { values }

    package mutating func sort(_ precedes: (Value, Value) -> Bool) {
        for group in 0..<(starts.count - 1) where starts[group + 1] - starts[group] > 1 {
            values[Int(starts[group])..<Int(starts[group + 1])].sort(by: precedes)
        }
    }
}
