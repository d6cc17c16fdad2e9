import Foundation
import TestSupport
import Testing

/// Completion in the shells themselves. In bash and zsh, lines with Tab keys are typed at a
/// terminal, and the commands that the shell then runs are compared; fish can print its
/// completions.
@Suite struct ShellCompletionTests {
    private static let hasZsh = ExpectedTool.isExpected("zsh")
    private static let hasFish = ExpectedTool.isExpected("fish")
    private static let noZsh: Comment = "zsh is not installed"

    /// The line that is typed, and the arguments that navgen then gets.
    private static let typed: [(line: String, words: [String])] = [
        (#"navgen bui\tx"#, ["build", "x"]),
        (#"navgen why gra\t det\t"#, ["why", "graph.yaml", "detail"]),
        (#"navgen why gra\t orders.o\t"#, ["why", "graph.yaml", "orders.one"]),
        (#"navgen path graph.yaml ho\tde\t"#, ["path", "graph.yaml", "home", "detail"]),
        // Names that need quotes, and open quotes.
        (#"navgen why my\todd"#, ["why", "my graph.yml", "odd"]),
        (#"navgen why "my\todd"#, ["why", "my graph.yml", "odd"]),
        (#"navgen why my\\ graph.yml od\t"#, ["why", "my graph.yml", "odd"]),
        (#"navgen why 'my graph.yml' od\t"#, ["why", "my graph.yml", "odd"]),
        (#"navgen why graph.yaml "det\t"#, ["why", "graph.yaml", "detail"]),
        (#"navgen graph graph.yaml --tag two\t"#, ["graph", "graph.yaml", "--tag", "two words"]),
        (#"navgen graph graph.yaml --tag=two\t"#, ["graph", "graph.yaml", "--tag=two words"]),
        (#"navgen graph graph.yaml --tag "two\t"#, ["graph", "graph.yaml", "--tag", "two words"]),
        (#"navgen graph evil.yaml --tag \t"#, ["graph", "evil.yaml", "--tag", "$(touch evil); 'it`s' \"x\\"]),
        // After equals signs and commas.
        (#"navgen graph --format=me\t"#, ["graph", "--format=mermaid"]),
        (#"navgen check --rule too-many-t\tno\t"#, ["check", "--rule", "too-many-tabs=note"]),
        (#"navgen check --rule=too-many-t\tno\t"#, ["check", "--rule=too-many-tabs=note"]),
        (#"navgen url graph.yaml detail i\t7"#, ["url", "graph.yaml", "detail", "id=7"]),
        (#"navgen url graph.yaml list so\tne\tal\ttr\t"#, ["url", "graph.yaml", "list", "sort=newest", "all=true"]),
        (#"navgen build --only swift,mer\t,sv\t"#, ["build", "--only", "swift,mermaid,svg"]),
        // Folders.
        (#"navgen build --out Gen\tx"#, ["build", "--out", "Generated/x"]),
        (#"navgen build --out=Gen\tx"#, ["build", "--out=Generated/x"]),
        // The cursor inside the line.
        (
            #"navgen graph --focus det graph.yaml\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\t"#,
            ["graph", "--focus", "detail", "graph.yaml"]
        ),
        (#"navgen  why   -q  graph.yaml   det\t"#, ["why", "-q", "graph.yaml", "detail"]),
        // No completions.
        (#"navgen why missing.yaml \tx"#, ["why", "missing.yaml", "x"]),
        (#"navgen help why \tx"#, ["help", "why", "x"]),
        (#"navgen why graph.yaml nothing\tx"#, ["why", "graph.yaml", "nothingx"]),
        (#"navgen resolve graph.yaml small://de\tx"#, ["resolve", "graph.yaml", "small://dex"]),
        // navgen named by a path, after another command.
        (#"true; navgen explain ambiguous-l\t"#, ["explain", "ambiguous-link"]),
    ]

    private static let evil = """
        navgen: 1
        screens:
          home: {tags: ["$(touch evil); 'it`s' \\"x\\\\"]}
        """

    /// Types lines into a shell at a terminal, and prints a line for each.
    private static let typist = """
        zmodload zsh/zpty zsh/zselect
        zpty -b shell $shell
        await() {
            local last=$((SECONDS + 30)) part
            text=
            until [[ $text == *${~1}* ]]; do
                if zpty -rt shell part; then
                    text+=$part
                elif (( SECONDS > last )); then
                    print -r -- "no answer: $text"
                    exit 1
                else
                    zselect -t 1
                fi
            done
        }
        zpty -w shell 'source ./setup; echo RE''ADY'
        await READY
        while IFS= read -r line; do
            zpty -w shell "${(g::)line}"
            await 'RUN*END'
            print -r -- "${${text##*RUN}%%END*}"
        done <lines
        """

    private func type(in shell: String, setup: String, place: URL) throws -> [String] {
        try Self.evil.write(to: place.appendingPathComponent("evil.yaml"), atomically: true, encoding: .utf8)
        let folder = place.appendingPathComponent("Generated")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let run = "navgen() { printf 'RUN'; printf '[%s]' \"$@\"; echo END; }\n"
        let files = [
            "setup": setup + run, "typist": Self.typist,
            "lines": Self.typed.map { $0.line + "\n" }.joined(),
        ]
        for (name, text) in files {
            try text.write(to: place.appendingPathComponent(name), atomically: true, encoding: .utf8)
        }
        let line = "TERM=dumb COLUMNS=200 HOME=$PWD zsh -f -c 'shell=(\(shell)); source ./typist' </dev/null"
        let result = try NavgenProcess.shell(line, in: place)
        #expect(result.status == 0, "\(result)")
        #expect(!FileManager.default.fileExists(atPath: place.appendingPathComponent("evil").path))
        return result.output.split(separator: "\n").map { $0.filter { $0 != "\r" } }
    }

    private static let bashSetup = """
        bind 'set enable-bracketed-paste off'
        set -u
        eval "$(command navgen completions bash)"

        """
    private static let zshSetup = """
        unset zle_bracketed_paste
        autoload -Uz compinit
        compinit -D -u
        eval "$(command navgen completions zsh)"

        """

    /// zsh can create a terminal, which is also used for bash. The bash of macOS is too old to omit
    /// a space or to prefer some files.
    private static let typedIn: [String] = {
        let newer = try? NavgenProcess.shell("bash -c 'type compopt'", in: repository)
        return (newer?.status == 0 || ExpectedTool.isInCI ? ["bash"] : []) + ["zsh"]
    }()

    @Test(.enabled(if: hasZsh, noZsh), arguments: typedIn)
    func tabCompletesWhatIsTyped(shell: String) throws {
        try CompletionTests.withGraph { work in
            let isBash = shell == "bash"
            let lines = try type(
                in: isBash ? "bash --norc --noprofile -i" : "zsh -f -i", setup: isBash ? Self.bashSetup : Self.zshSetup,
                place: work)
            try #require(lines.count == Self.typed.count, "\(lines)")
            for (line, (typed, words)) in zip(lines, Self.typed) {
                #expect(line == words.map { "[\($0)]" }.joined(), "\(typed)")
            }
        }
    }

    @Test(.enabled(if: hasFish, "fish is not installed"))
    func fishOffersTheSameCompletions() throws {
        let files = ["Generated/", "graph.yaml", "my graph.yml", "orders.yaml"]
        let cases: [(line: String, offered: [String])] = [
            ("navgen bui", ["build\tCheck graphs and generate their outputs"]),
            ("navgen --v", ["--version\tPrint the version"]),
            ("navgen why ", files),
            ("navgen why my", ["my graph.yml"]),
            ("navgen why \"my", ["my graph.yml"]),
            ("navgen why graph.yaml det", ["detail\tscreen: Détail {id}"]),
            ("navgen why 'my graph.yml' ", ["odd\tscreen"]),
            ("navgen why my\\ graph.yml ", ["odd\tscreen"]),
            ("navgen why 'graph.yaml' \"det", ["detail\tscreen: Détail {id}"]),
            ("navgen graph graph.yaml --tag two", ["two words"]),
            ("navgen graph graph.yaml --tag=two", ["--tag=two words"]),
            ("navgen graph --format=me", ["--format=mermaid"]),
            ("navgen check --rule=too-many-tabs=n", ["--rule=too-many-tabs=note"]),
            ("navgen url graph.yaml detail ", ["id=\tInt"]),
            ("navgen build --only swift,m", ["swift,markdown", "swift,mermaid"]),
            ("navgen build --out Gen", ["Generated/"]),
            ("navgen build --out=Gen", ["--out=Generated/"]),
            ("navgen graph -oGen", ["-oGenerated/"]),
            ("navgen resolve graph.yaml ", []),
            ("navgen why missing.yaml ", []),
            ("A=1 navgen comp", ["completions\tPrint a completion script for a shell"]),
            ("true; navgen path graph.yaml ho", ["home\tscreen: Home"]),
        ]
        try CompletionTests.withGraph { work in
            try FileManager.default.createDirectory(
                at: work.appendingPathComponent("Generated"), withIntermediateDirectories: true)
            var script = "command navgen completions fish | source\n"
            for (line, _) in cases {
                let quoted = line.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
                script += "complete -C '\(quoted)'\necho END\n"
            }
            try script.write(to: work.appendingPathComponent("script"), atomically: true, encoding: .utf8)
            let run = try NavgenProcess.shell("HOME=$PWD fish --no-config script", in: work)
            #expect(run.errors == "")
            let answers = run.output.components(separatedBy: "END\n").dropLast()
            try #require(answers.count == cases.count)
            for (answer, (line, offered)) in zip(answers, cases) {
                #expect(answer.split(separator: "\n").map(String.init).sorted() == offered.sorted(), "\(line)")
            }
        }
    }

    @Test(.enabled(if: hasZsh, noZsh))
    func zshShowsDescriptionsOfNodes() throws {
        try CompletionTests.withGraph { work in
            // `_describe` receives the candidates of the function.
            let script = """
                _describe() { print -rl -- "$1" "${(@P)2}"; }
                compset() { :; }
                compdef() { :; }
                eval "$(command navgen completions zsh)"
                words=(navgen why graph.yaml '') CURRENT=4 IPREFIX= PREFIX=
                _navgen
                """
            try script.write(to: work.appendingPathComponent("script"), atomically: true, encoding: .utf8)
            let run = try NavgenProcess.shell("zsh -f script", in: work)
            #expect(run.errors == "")
            #expect(
                run.output == """
                    node
                    home:screen: Home
                    list:screen: All: everything
                    detail:screen: Détail {id}
                    help:sheet: What helps
                    orders.one:screen: One

                    """)
        }
    }

    /// Each shell accepts its script.
    @Test(arguments: ["bash", "zsh", "fish"].filter { ExpectedTool.isExpected($0) })
    func scriptsAreWellFormed(shell: String) throws {
        let run = try NavgenProcess.shell("navgen completions \(shell) | \(shell) -n", in: repository)
        #expect(run == NavgenProcess.Result(output: "", errors: "", status: 0))
    }

    /// The bash of macOS has no `compopt`.
    @Test(.enabled(if: ExpectedTool.isExpected("bash"), "bash is not installed"))
    func bashDoesWithoutItsNewerBuiltins() throws {
        try CompletionTests.withGraph { work in
            let script = """
                enable -n compopt
                eval "$(navgen completions bash)"
                for COMP_LINE in "navgen why graph.yaml d" "navgen build --out Gen" "navgen why gra"; do
                    COMP_WORDS=($COMP_LINE) COMP_POINT=${#COMP_LINE}
                    _navgen
                    echo "[${COMPREPLY[*]}]"
                done
                """
            try script.write(to: work.appendingPathComponent("script"), atomically: true, encoding: .utf8)
            let run = try NavgenProcess.shell("bash script", in: work)
            // If there are no candidates, bash itself completes files.
            #expect(run == NavgenProcess.Result(output: "[detail]\n[]\n[]\n", errors: "", status: 0))
        }
    }
}
