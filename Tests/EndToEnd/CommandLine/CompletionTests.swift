import Foundation
import NavGraph
import TestSupport
import Testing

/// The completions that navgen offers for a line, without a shell.
@Suite struct CompletionTests {
    static let graph = """
        navgen: 1
        name: Small
        root: home
        links:
          schemes: [small]
          environments:
            staging: {hosts: [staging.example.com]}
        types:
          Sort: {cases: [newest, cheapest]}
        screens:
          home: {title: Home, to: [list, detail], tags: [start, "two words"]}
          list:
            title: "All: everything"
            tags: [start]
            params: {sort: Sort, all: Bool, ids: "[Int]"}
            url: "/list?sort={sort}&all={all}&ids={ids}"
          detail: {title: "Détail {id}", params: {id: Int}, url: "/detail/{id}"}
        sheets:
          help: {doc: What helps}
        include:
          - {file: orders.yaml, section: orders, module: OrdersUI}
        """
    static let orders = """
        screens:
          one: {title: One, entry: true}
        """

    static func withGraph(_ body: (URL) throws -> Void) throws {
        try withTemporaryFolder { work in
            let files = ["graph.yaml": graph, "orders.yaml": orders, "my graph.yml": "navgen: 1\nscreens: {odd: {}}\n"]
            for (name, text) in files {
                try text.write(to: work.appendingPathComponent(name), atomically: true, encoding: .utf8)
            }
            try body(work)
        }
    }

    /// The completions at `|`, in the format for fish.
    private func offered(_ line: String, in work: URL) throws -> (kind: String, before: String, words: [String]) {
        var words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        let index = try #require(words.firstIndex { $0.hasSuffix("|") })
        words[index].removeLast()
        let run = try NavgenProcess.run(["__complete", "fish", "\(index)"] + words, in: work)
        #expect(run.status == 0)
        #expect(run.errors == "")
        let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard lines.count > 2 else { return ("", "", []) }
        return (lines[0], lines[1], lines[2...].dropLast().map { String($0.prefix { $0 != "\t" }) })
    }

    private static let commands = (try? NavgenProcess.commands()) ?? []
    private static let nodes = ["home", "list", "detail", "help", "orders.one"]
    private static let levels = ["error", "warning", "note", "off"]

    static let cases: [(line: String, kind: String, words: [String])] = [
        ("|", "words", commands + ["help"]),
        ("-|", "words", ["--help", "--version", "--manual"]),
        ("help |", "words", commands),
        ("help why |", "words", []),
        ("nonsense |", "words", []),
        ("why |", "graphs", []),
        ("why graph.yaml |", "words", nodes),
        ("why ./graph.yaml |", "words", nodes),
        ("why -- graph.yaml |", "words", nodes),
        ("why -q --color never graph.yaml |", "words", nodes),
        ("why --color=never graph.yaml |", "words", nodes),
        ("why | graph.yaml", "graphs", []),
        ("why - |", "words", []),
        ("why missing.yaml |", "words", []),
        ("path graph.yaml |", "words", nodes),
        ("path graph.yaml home |", "words", nodes),
        ("path graph.yaml home list |", "words", ["--rule", "--allow-outside", "--color", "--quiet", "--help"]),
        ("path graph.yaml --rule x=off home list -q |", "words", ["--rule", "--allow-outside", "--color", "--help"]),
        ("path -- graph.yaml home -|", "words", nodes),
        ("graph --focus | graph.yaml", "words", nodes),
        ("graph --focus home --tag | graph.yaml", "words", ["start", "two words"]),
        ("graph graph.yaml --tag=|", "words", ["--tag=start", "--tag=two words"]),
        ("graph graph.yaml --section |", "words", ["orders"]),
        ("graph graph.yaml --collapse |", "words", ["none", "sections", "flows", "all", "auto", "orders"]),
        ("graph graph.yaml --focus |", "words", nodes),
        ("graph graph.yaml --depth |", "words", []),
        ("graph graph.yaml -o |", "files", []),
        ("graph graph.yaml -qo |", "files", []),
        ("graph graph.yaml -o out.dot --format |", "words", pictures),
        ("graph graph.yaml --format=|", "words", pictures.map { "--format=" + $0 }),
        ("graph graph.yaml --nonsense=|", "words", []),
        ("graph --serve |", "graphs", []),
        ("graph --serve 8080 |", "graphs", []),
        ("graph --serve=|", "words", []),
        ("graph --serve graph.yaml --focus |", "words", nodes),
        ("graph --serve 8080 graph.yaml --focus |", "words", nodes),
        ("build --out |", "folders", []),
        ("build graph.yaml --module |", "words", ["OrdersUI"]),
        ("build a.yaml b.yaml |", "graphs", []),
        ("check --rule too-many-tabs=|", "words", levels.map { "too-many-tabs=" + $0 }),
        ("check --rule=too-many-tabs=|", "words", levels.map { "--rule=too-many-tabs=" + $0 }),
        ("routes graph.yaml --environment |", "words", ["staging"]),
        ("url graph.yaml |", "words", ["list", "detail"]),
        ("url graph.yaml list |", "parts", ["sort=", "all=", "ids="]),
        ("url graph.yaml list sort=newest ids=1 |", "parts", ["all=", "ids="]),
        ("url graph.yaml list sort=|", "words", ["sort=newest", "sort=cheapest"]),
        ("url graph.yaml list all=|", "words", ["all=true", "all=false"]),
        ("url graph.yaml detail id=|", "words", []),
        ("url graph.yaml nonsense |", "words", []),
        ("completions |", "words", ["bash", "zsh", "fish"]),
        ("resolve graph.yaml |", "words", []),
        ("init |", "files", []),
        ("schema |", "words", ["--color", "--quiet", "--help"]),
    ]
    private static let pictures = OutputKind.allCases.filter(\.showsGraph).map(\.rawValue)

    @Test func completionsFitTheContext() throws {
        try Self.withGraph { work in
            for (line, kind, words) in Self.cases {
                let answer = try offered(line, in: work)
                #expect(answer.kind == kind, "\(line)")
                #expect(answer.words == words, "\(line)")
            }
        }
    }

    @Test func listsOmitItemsAlreadyGiven() throws {
        try Self.withGraph { work in
            let first = try offered("build --only |", in: work)
            #expect(first.kind == "parts")
            #expect(first.words.contains("swift") && first.words.contains("baseline"))
            let second = try offered("build --only=swift,dot,s|", in: work)
            #expect(second.before == "--only=swift,dot,")
            #expect(second.words == first.words.filter { $0 != "swift" && $0 != "dot" }.map { second.before + $0 })
        }
    }

    @Test func offersTheRulesThatExplainLists() throws {
        let list = try NavgenProcess.run(["explain"], in: repository).output
        let known = list.split(separator: "\n").filter { $0.hasPrefix("  ") }
            .map { String($0.split(separator: " ")[0]) }
        #expect(known.count > 60)
        try #expect(offered("explain |", in: repository).words.sorted() == known.sorted())
        let settings = try offered("check --rule |", in: repository)
        #expect(settings.kind == "parts")
        #expect(Set(settings.words).isSubset(of: known.map { $0 + "=" }))
        // A rule that is always an error is not offered, as it has no other level.
        #expect(settings.words.count > 20 && settings.words.contains("unreachable-node="))
        #expect(!settings.words.contains("unknown-node="))
        try #expect(offered("check --rule unknown-node=|", in: repository).words == ["unknown-node=error"])
    }

    @Test func offersTheOptionsInTheHelp() throws {
        for command in Self.commands {
            let help = try NavgenProcess.run([command, "--help"], in: repository).output
            let known = help.split(separator: "\n").compactMap { line in
                line.hasPrefix("  ") ? line.split(separator: " ").prefix(2).first { $0.hasPrefix("--") } : nil
            }
            #expect(known.contains("--help"))
            try #expect(offered("\(command) --|", in: repository).words == known.map(String.init), "\(command)")
        }
    }

    /// Options whose placeholder in the help is a file or a folder complete one.
    @Test func optionsThatNameFilesCompleteThem() throws {
        let kinds = ["FILE": "files", "DIR": "folders", "NODE": "words"]
        var found: Set<String> = []
        try Self.withGraph { work in
            for command in Self.commands {
                let help = try NavgenProcess.run([command, "--help"], in: work).output
                for line in help.split(separator: "\n") {
                    let words = line.split(separator: " ").map(String.init)
                    guard line.hasPrefix("  "), let place = words.prefix(2).firstIndex(where: { $0.hasPrefix("--") }),
                        words.indices.contains(place + 1), let kind = kinds[words[place + 1]]
                    else { continue }
                    found.insert(words[place + 1])
                    let answer = try offered("\(command) graph.yaml \(words[place]) |", in: work)
                    #expect(answer.kind == kind, "\(command) \(words[place])")
                    #expect(answer.words.isEmpty == (kind != "words"), "\(command) \(words[place])")
                }
            }
        }
        #expect(found == Set(kinds.keys))
    }

    /// Every choice that is offered for an option is accepted.
    @Test func offeredChoicesAreAccepted() throws {
        try Self.withGraph { work in
            for (command, option) in [("check", "format"), ("graph", "format"), ("routes", "format"), ("why", "color")]
            {
                let words = try offered("\(command) --\(option) |", in: work).words
                #expect(words.count >= 3)
                for word in words {
                    let operands = command == "why" ? ["graph.yaml", "home"] : ["graph.yaml"]
                    let run = try NavgenProcess.run([command, "--\(option)", word] + operands, in: work)
                    #expect(run.status != 2, "\(command) --\(option) \(word): \(run.errors)")
                }
            }
        }
    }

    @Test func descriptionsAreOneSafeLine() throws {
        try withTemporaryFolder { work in
            let long = String(repeating: "long ", count: 100)
            let text = """
                navgen: 1
                screens:
                  odd: {title: "a\\e[31m\\tred\\n\\u202Eline: \\u0007bell"}
                  family: {title: "👩‍👩‍👧 ✓ é"}
                  long: {doc: "\(long)"}
                  "a\\nb": {title: Two lines}
                """
            try text.write(to: work.appendingPathComponent("graph.yaml"), atomically: true, encoding: .utf8)
            let run = try NavgenProcess.run(["__complete", "fish", "2", "why", "graph.yaml", ""], in: work)
            #expect(
                run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast() == [
                    "words", "", "odd\tscreen: a [31m red line: bell", "family\tscreen: 👩‍👩‍👧 ✓ é",
                    "long\tscreen: \(long.prefix(63))…",
                ])
            let zsh = try NavgenProcess.run(["__complete", "zsh", "2", "why", "graph.yaml", ""], in: work)
            #expect(zsh.output.contains("\nodd:screen: a [31m red line: bell\n"))
        }
    }

    @Test func aGraphWithErrorsStillHasItsNames() throws {
        try withTemporaryFolder { work in
            let text =
                "navgen: 1\nscreens:\n  home: {to: [nowhere], nonsense: 1}\n  home: {}\n  other:\ninclude: [gone.yaml]\n"
            try text.write(to: work.appendingPathComponent("graph.yaml"), atomically: true, encoding: .utf8)
            #expect(try NavgenProcess.run(["check", "graph.yaml"], in: work).status == 1)
            try #expect(offered("why graph.yaml |", in: work).words == ["home", "other"])
        }
    }

    @Test(arguments: ["  third: {title: \"open", "  third: [", "  third", "\tthird: {}", "  third: {}\n third: }"])
    func anUnfinishedFileHasTheNamesBeforeTheMistake(line: String) throws {
        try withTemporaryFolder { work in
            let text = "navgen: 1\nscreens:\n  home: {}\n  other: {}\n\(line)\n  last: {}\n"
            try text.write(to: work.appendingPathComponent("graph.yaml"), atomically: true, encoding: .utf8)
            let main = "include: [graph.yaml]\nscreens: {main: {}}\n"
            try main.write(to: work.appendingPathComponent("main.yaml"), atomically: true, encoding: .utf8)
            #expect(try NavgenProcess.run(["check", "graph.yaml"], in: work).errors.contains("yaml-syntax"))
            let before = line.contains("\n") ? ["home", "other", "third"] : ["home", "other"]
            try #expect(offered("why graph.yaml |", in: work).words == before)
            try #expect(offered("why main.yaml |", in: work).words == ["main"] + before)
        }
    }

    /// With any arguments, it prints no message and ends: it never waits for a pipe.
    @Test func neverPrintsMessagesOrBlocks() throws {
        try withTemporaryFolder { work in
            try Data([0xFF, 0xFE, 0x00, 0xD8]).write(to: work.appendingPathComponent("bytes.yaml"))
            try Data("a: [".utf8).write(to: work.appendingPathComponent("open.yaml"))
            try Data("[1, 2]".utf8).write(to: work.appendingPathComponent("list.yaml"))
            #expect(try NavgenProcess.shell("mkfifo pipe.yaml", in: work).status == 0)
            try Data("include: [pipe.yaml]\nscreens: {a: {}}\n".utf8).write(
                to: work.appendingPathComponent("waits.yaml"))
            for name in ["bytes.yaml", "open.yaml", "list.yaml", "pipe.yaml", ".", "/dev/tty", "/dev/zero", ""] {
                try #expect(offered("why \(name) |", in: work).words == [], "\(name)")
            }
            try #expect(offered("why waits.yaml |", in: work).words == ["a"])
            let odd: [[String]] = [
                [], ["fish"], ["tcsh", "1"], ["fish", "x"], ["fish", "-1", "why"], ["fish", "99", "why"], ["bash"],
                ["bash", "", "", ""], ["bash", "=", "navgen", "x"], ["bash", "=", "'", "'"], ["bash", "=", "\\", "\\"],
                ["zsh", "0"], ["zsh", "9223372036854775807", "why"], ["fish", "1", "why", "\n"],
                ["bash", "", "<>", "&"],
            ]
            for words in odd {
                let run = try NavgenProcess.run(["__complete"] + words, in: work)
                #expect(run.status == 0 && run.errors == "", "\(words)")
            }
        }
    }

    /// Random lines of meaningful words, with the cursor anywhere.
    @Test func completesRandomLines() throws {
        try Self.withGraph { work in
            var random = SeededRandom(seed: 7)
            let words = [
                "why", "url", "graph", "check", "help", "--", "-", "--rule", "--rule=", "--only=a,", "-o", "-qo",
                "-qox",
                "graph.yaml", "list", "sort=", "=", "", "--focus", "\"", "'", "é", "\\", "--tag=two words",
            ]
            for _ in 0..<150 {
                let line = (0..<Int.random(in: 1...6, using: &random)).map { _ in
                    words.randomElement(using: &random) ?? ""
                }
                let index = Int.random(in: 0...line.count, using: &random)
                let fish = try NavgenProcess.run(["__complete", "fish", "\(index)"] + line, in: work)
                #expect(fish.status == 0 && fish.errors == "", "\(line) \(index)")
                // The text before a candidate is the beginning of the word.
                let current = index < line.count ? line[index] : ""
                let lines = fish.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
                if lines.count > 1 {
                    #expect(current.hasPrefix(lines[1]), "\(line) \(index)")
                    #expect(lines[2...].dropLast().allSatisfy { $0.hasPrefix(lines[1]) }, "\(line) \(index)")
                }
                let bash = try NavgenProcess.run(
                    ["__complete", "bash", "\"'=:><", "navgen " + line.joined(separator: " "), ""], in: work)
                #expect(bash.status == 0 && bash.errors == "", "\(line)")
            }
        }
    }
}

/// A random number generator with the same numbers in every run.
private struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
