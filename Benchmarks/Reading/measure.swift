// Reads the same URLs with each parser in turn, many times, and prints the medians and their ratios.
import Foundation
import Generated
import HandWritten
import Usually

func urls(_ name: String) -> [String] {
    let text = (try? String(contentsOfFile: CommandLine.arguments[1] + "/" + name, encoding: .utf8)) ?? ""
    // Native strings, as an app has them.
    return text.split(separator: "\n").map { String(decoding: Array($0.utf8), as: UTF8.self) }
}

func nanoseconds(_ urls: [String], _ rounds: Int, _ read: (String) -> Bool) -> (Double, Int) {
    var found = 0
    let start = DispatchTime.now().uptimeNanoseconds
    for _ in 0..<rounds {
        for url in urls where read(url) { found += 1 }
    }
    return (Double(DispatchTime.now().uptimeNanoseconds - start) / Double(rounds * urls.count), found / rounds)
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

for kind in ["hits", "misses"] {
    let texts = urls(kind + ".txt")
    var times: [[Double]] = [[], [], []]
    var found = [0, 0, 0]
    for _ in 0..<15 {
        let runs = [
            nanoseconds(texts, 40) { AppLink($0) != nil },
            nanoseconds(texts, 40) { byHand($0) != nil },
            nanoseconds(texts, 4) { usual($0) != nil },
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
        "\(kind): generated / by hand / usual \(numbers) ns; \(String(format: "%.2f", toHand)) of by hand; usual takes \(String(format: "%.1f", toUsual)) times as long; links \(found)"
    )
}
