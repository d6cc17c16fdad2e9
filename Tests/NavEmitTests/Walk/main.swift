// Performs the same random operations on both sides, and compares everything that can be seen after each.
import New
import Old

@MainActor func walk(_ seed: UInt64, _ count: Int) async -> Bool {
    let (old, new) = (Old.Side(seed), New.Side(seed))
    var trail: [String] = []
    for number in 0..<count {
        let (before, after) = (old.step(), new.step())
        trail.append(before)
        // What awaits an answer does so in a task.
        let isLate = before.hasPrefix("ask") || before.hasPrefix("cancel") || before.contains("act")
        for _ in 0..<(isLate ? 60 : 6) { await Task.yield() }
        let (left, right) = (old.seen(), new.seen())
        if before == after, left == right { continue }
        print("seed \(seed), step \(number):\n" + trail.suffix(6).joined(separator: "\n"))
        if before != after { print("old: \(before)\nnew: \(after)") }
        for (old, new) in zip(left.split(separator: "\n"), right.split(separator: "\n")) where old != new {
            print("old: \(old)\nnew: \(new)")
        }
        return false
    }
    for _ in 0..<300 { await Task.yield() }
    guard old.answers() == new.answers() else {
        print("seed \(seed):\nold: \(old.answers())\nnew: \(new.answers())")
        return false
    }
    return true
}

let (walks, steps) = (UInt64(CommandLine.arguments[1]) ?? 1, Int(CommandLine.arguments[2]) ?? 1)
var failures = 0
for seed in 0..<walks where failures < 3 {
    if await !walk(seed + 1, steps) { failures += 1 }
}
print("walks: \(walks), failures: \(failures)")
