// Measures navgen alternately with libyaml alone, prints one table, and draws both as a function of
// size.
//
// bench NAVGEN LIBYAML GENERATE FOLDER PICTURES SIZES ROUNDS [READING…]
import Foundation

let words = CommandLine.arguments
let (navgen, libyaml, generate, folder, pictures) = (words[1], words[2], words[3], words[4], words[5])
let sizes = words[6].split(separator: " ").compactMap { Int($0) }
let rounds = Int(words[7]) ?? 9
let files = FileManager.default

func say(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

/// A program that does nothing, to measure the time for starting one.
let nothing = ["/bin/true", "/usr/bin/true"].first { files.isExecutableFile(atPath: $0) } ?? "/bin/true"

var rows: [Row] = []
var curves = [
    Curve(name: "libyaml alone", color: "#888", points: []), Curve(name: "check", color: "#0a7", points: []),
    Curve(name: "build", color: "#06c", points: []),
]
var memory = [Curve(name: "check", color: "#0a7", points: []), Curve(name: "build", color: "#06c", points: [])]

for size in sizes {
    let graph = "\(folder)/\(size)"
    try? files.removeItem(atPath: graph)
    _ = run(["/bin/sh", generate, String(size), graph])
    let main = graph + "/graph.yaml"
    let sources = try files.contentsOfDirectory(atPath: graph).filter { $0.hasSuffix(".yaml") }.sorted()
    let out = graph + "/out"
    let build = [navgen, "build", "--quiet", "--only", "swift,dot", main, "--out", out]
    // Long runs vary less, so they need fewer rounds.
    let times = size >= 50_000 ? max(3, rounds / 3) : rounds
    say("\(Row.grouped(size)) screens, \(times) rounds")
    let libyamlAlone = { run([libyaml] + sources.map { graph + "/" + $0 }) }
    let check = { run([navgen, "check", "--quiet", main]) }
    _ = run([navgen, "check", "--quiet", "--strict", main])
    // Checks and builds are measured separately, so that what a build leaves in the system's memory
    // does not affect checks.
    let checks = inTurn(times, [libyamlAlone, check, { run([nothing]) }])
    let builds = inTurn(
        times,
        [
            libyamlAlone,
            {
                try? files.removeItem(atPath: out)
                return run(build)
            },
            { run([nothing]) },
        ])
    // Measures only writing the same files.
    let copy = graph + "/copy"
    let copies = inTurn(
        times,
        [
            libyamlAlone,
            {
                try? files.removeItem(atPath: copy)
                return run(["/bin/cp", "-r", out, copy])
            },
        ])
    try? files.removeItem(atPath: copy)
    try? files.removeItem(atPath: out)
    rows.append(Row("check", size, checks[1], against: "libyaml alone", checks[0], goal: size == 10_000 ? 1.5 : nil))
    rows.append(Row("build", size, builds[1], against: "libyaml alone", builds[0], goal: size == 10_000 ? 2 : nil))
    rows.append(Row("copying what build writes", size, copies[1], against: "libyaml alone", copies[0]))
    if size == 50 {
        rows.append(Row("check, from start to exit", size, checks[1], against: "/bin/true", checks[2]))
        rows.append(Row("build, from start to exit", size, builds[1], against: "/bin/true", builds[2]))
    }
    for (index, runs) in [checks[0], checks[1], builds[1]].enumerated() {
        curves[index].points.append((Double(size), median(runs.map(\.milliseconds))))
    }
    for (index, runs) in [checks[1], builds[1]].enumerated() where size >= 1000 {
        memory[index].points.append((Double(size), median(runs.map(\.megabytes))))
    }
}

// Measures ten times the size, alternately as well.
if sizes.contains(10_000), sizes.contains(100_000) {
    func command(_ name: String, _ size: Int) -> () -> Run {
        let graph = "\(folder)/\(size)"
        let out = name == "build" ? ["--only", "swift,dot", "--out", graph + "/out"] : []
        return {
            try? files.removeItem(atPath: graph + "/out")
            return run([navgen, name, "--quiet", graph + "/graph.yaml"] + out)
        }
    }
    for (name, times) in [("check", rounds), ("build", max(3, rounds / 3))] {
        let runs = inTurn(times, [command(name, 10_000), command(name, 100_000)])
        rows.append(Row(name, 100_000, runs[1], against: "10,000", runs[0], goal: 11))
    }
}
var reading = [
    Curve(name: "generated, hits", color: "#06c", points: []),
    Curve(name: "generated, misses", color: "#0a7", points: []),
]
// The results of reading URLs. Each line has: what, size, against, goal, ns, ratios.
for path in words.dropFirst(8) {
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 6 else { continue }
        if parts[0].hasPrefix("read a URL"), let links = Double(parts[1]),
            let time = Double(parts[4].prefix { $0 != " " })
        {
            reading[parts[0].hasSuffix("matches") ? 0 : 1].points.append((links, time))
        }
        rows.append(
            Row(
                what: parts[0], size: parts[1], against: parts[2],
                ratios: parts[5].split(separator: " ").compactMap { Double($0) }, goal: Double(parts[3]),
                absolute: parts[4]))
    }
}

try files.createDirectory(atPath: pictures, withIntermediateDirectories: true)
let readings =
    reading[0].points.isEmpty
    ? []
    : [
        (
            "reading",
            CurvePicture(title: "Reading one URL, by links", xTitle: "links", yTitle: "nanoseconds", curves: reading)
        )
    ]
for (name, picture) in readings + [
    (
        "time",
        CurvePicture(title: "Time by size", xTitle: "screens", yTitle: "milliseconds", curves: curves)
    ),
    ("memory", CurvePicture(title: "Memory by size", xTitle: "screens", yTitle: "megabytes", curves: memory)),
] {
    try Data(picture.svg.utf8).write(to: URL(fileURLWithPath: pictures + "/\(name).svg"))
}
print(table(rows))
