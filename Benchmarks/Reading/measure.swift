// Reads the same URLs with the parsers alternately, many times, and prints the medians and their
// ratios.
import Foundation
import Generated
import HandWritten
import Usually

/// A text that is borrowed, so that the loop itself counts no references.
struct Text: ~Copyable {
    let text: String
}

func urls(_ name: String) -> [String] {
    let text = (try? String(contentsOfFile: CommandLine.arguments[1] + "/" + name, encoding: .utf8)) ?? ""
    // Native Swift strings, as in an app.
    return text.split(separator: "\n").map { String(decoding: Array($0.utf8), as: UTF8.self) }
}

@inline(__always)
func nanoseconds(
    _ urls: UnsafeMutablePointer<Text>, _ count: Int, _ rounds: Int, _ read: (borrowing Text) -> Bool
) -> (Double, Int) {
    var found = 0
    let start = DispatchTime.now().uptimeNanoseconds
    for _ in 0..<rounds {
        for place in 0..<count where read(urls[place]) { found += 1 }
    }
    return (Double(DispatchTime.now().uptimeNanoseconds - start) / Double(rounds * count), found / rounds)
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

/// Whether there is a usual parser; not for many links.
let hasUsual = urls("hits.txt").contains { usual($0) != nil }

for kind in ["hits", "misses"] {
    let list = urls(kind + ".txt")
    let texts = UnsafeMutablePointer<Text>.allocate(capacity: list.count)
    for (place, text) in list.enumerated() { (texts + place).initialize(to: Text(text: text)) }
    var times: [[Double]] = [[], [], []]
    var found = [0, 0, 0]
    for _ in 0..<25 {
        let runs = [
            nanoseconds(texts, list.count, 40) { AppLink($0.text) != nil },
            nanoseconds(texts, list.count, 40) { byHand($0.text) != nil },
            nanoseconds(texts, list.count, 4) { usual($0.text) != nil },
        ]
        for (index, run) in runs.enumerated() {
            times[index].append(run.0)
            found[index] = run.1
        }
    }
    let medians = times.map(median)
    let toHand = median(zip(times[0], times[1]).map { $0 / $1 })
    let toUsual = median(zip(times[2], times[0]).map { $0 / $1 })
    let numbers = medians.map { String(format: "%.0f", $0) }.joined(separator: " / ")
    print(
        !hasUsual
            ? "\(kind): generated / by hand \(numbers) ns; \(String(format: "%.2f", toHand)) of by hand; links \(found)"
            : "\(kind): generated / by hand / usual \(numbers) ns; \(String(format: "%.2f", toHand)) of by hand; usual takes \(String(format: "%.1f", toUsual)) times as long; links \(found)"
    )
    let rows = [
        (
            "read a URL that \(kind == "hits" ? "matches" : "does not")", "a trie by hand", "1.25",
            zip(times[0], times[1]).map { $0 / $1 }
        ),
        ("the usual parser", "generated", "", zip(times[2], times[0]).map { $0 / $1 }),
    ]
    guard CommandLine.arguments.count > 3, let file = FileHandle(forWritingAtPath: CommandLine.arguments[3]) else {
        continue
    }
    file.seekToEndOfFile()
    for (what, other, goal, ratios) in rows where what != "the usual parser" || hasUsual {
        let texts = ratios.map { String(format: "%.3f", $0) }.joined(separator: " ")
        let line = [what, CommandLine.arguments[2], other, goal, String(format: "%.0f ns", medians[0]), texts]
        file.write(Data((line.joined(separator: "\t") + "\n").utf8))
    }
}
