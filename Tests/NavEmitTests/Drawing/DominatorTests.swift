import TestSupport
import Testing

@testable import NavEmit

@Suite struct DominatorTests {
    /// Compares with the definition: a node dominates those that cannot be reached without it.
    @Test func agreesWithTheDefinition() {
        var random = SplitMix(state: 7)
        func number(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
        for _ in 0..<400 {
            let count = 1 + number(9)
            let successors = (0..<count).map { _ in (0..<number(4)).map { _ in number(count) } }
            let roots = [0] + (number(3) == 0 ? [number(count)] : [])
            let found = Dominators(roots: roots, successors: successors)
            #expect(found.order.sorted() == Array(0..<count))
            let reached = reach(roots, successors, without: nil)
            for node in reached {
                let above = Set(
                    (0..<count).filter { $0 != node && !reach(roots, successors, without: $0).contains(node) }
                )
                .intersection(reached)
                var chain: Set<Int> = []
                var current = found.parents[node]
                while let next = current {
                    chain.insert(next)
                    current = found.parents[next]
                }
                #expect(chain == above, "\(successors) \(roots) \(node)")
            }
        }
    }

    private func reach(_ roots: [Int], _ successors: [[Int]], without gone: Int?) -> Set<Int> {
        var seen: Set<Int> = []
        var queue = roots.filter { $0 != gone }
        while let node = queue.popLast() {
            guard seen.insert(node).inserted else { continue }
            queue += successors[node].filter { $0 != gone }
        }
        return seen
    }

    @Test func longPathsDoNotOverflowTheStack() {
        let count = 200_000
        let chain = Dominators(roots: [0], successors: (0..<count).map { $0 + 1 < count ? [$0 + 1] : [] })
        #expect(chain.parents.last == count - 2)
    }
}
