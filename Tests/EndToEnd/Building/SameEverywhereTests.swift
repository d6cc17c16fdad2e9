import Foundation
import NavGraph
import TestSupport
import Testing

/// On machines with different settings, every output and diagnostic of a graph is the same, byte
/// for byte.
@Suite(.timeLimit(.minutes(20))) struct SameEverywhereTests {
    /// How one machine differs from the first.
    private struct Machine: Sendable {
        var name: String
        /// The folder of the project, relative to a temporary folder.
        var folder = "project"
        /// The parent of the temporary folder, if not the default.
        var disk: String?
        var environment: [String: String] = [:]
        /// Shell commands that run first.
        var setup = ""
        /// A command prefix for navgen.
        var wrapper = ""
        /// The folder in which navgen runs, and the path of the graph from there.
        var place = "$PROJECT"
        var graph = "app.yaml"
        var makesFilesBackwards = false
        /// Whether Graphviz draws as well.
        var draws = false
    }

    /// Environment variables that programs read, and many that none does.
    private static let clutter: [String: String] = {
        var settings = [
            "HOME": "/nowhere", "USER": "somebody", "LOGNAME": "somebody", "HOSTNAME": "elsewhere",
            "SHELL": "/bin/false",
            "COLUMNS": "20", "LINES": "3", "CI": "true", "GITHUB_ACTIONS": "true", "EDITOR": "ed", "PAGER": "more",
            "TERM": "xterm-256color", "CLICOLOR_FORCE": "0", "SOURCE_DATE_EPOCH": "1", "POSIXLY_CORRECT": "1",
            "DEBUG": "1", "VERBOSE": "1", "GIT_DIR": "/nowhere", "PWD": "/nowhere", "OLDPWD": "/", "IFS": "/",
            "NAVGEN": "1", "NAVGEN_UPDATE_FIXTURES": "1", "XDG_CONFIG_HOME": "/nowhere", "LIBDISPATCH_LOG": "NO",
        ]
        for number in 0..<200 { settings["CLUTTER_\(number)"] = String(repeating: "x", count: number) }
        return settings
    }()

    /// A locale in which the capital letter of `i` differs and numbers have a comma; the test
    /// installs it for the C library.
    private static let turkish = [
        "LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "LANGUAGE": "tr", "LOCPATH": "LOCALES",
    ]

    private static let machines: [Machine] = [
        Machine(name: "once more"),
        Machine(name: "in Turkish", environment: turkish.merging(["TZ": "Asia/Kathmandu"]) { $1 }, draws: true),
        Machine(
            name: "in plain C, far in the west, by a long way round",
            environment: ["LC_ALL": "C", "TZ": "XXX+11:59", "NO_COLOR": "1"],
            graph: "./section/.././/../project/app.yaml", draws: true),
        Machine(
            name: "without an environment, from below", wrapper: "env -i", place: "$PROJECT/section",
            graph: "../app.yaml"),
        Machine(
            name: "with a cluttered environment, through a link", environment: clutter, setup: "ln -s project ../here",
            place: "$PROJECT/..", graph: "here/app.yaml"),
        Machine(
            name: "with hashes that are no secret, by an absolute path",
            environment: ["SWIFT_DETERMINISTIC_HASHING": "1"], place: "/", graph: "$PROJECT/app.yaml"),
        Machine(
            name: "on one core and another file system",
            disk: FileManager.default.isWritableFile(atPath: "/dev/shm") ? "/dev/shm" : nil,
            wrapper: taskset, makesFilesBackwards: true),
        Machine(
            name: "in a folder with another name", folder: "Ünser \"Ordner\"; 'ç' 名前 🗺/of $(a)/b c",
            environment: ["TMPDIR": "/nowhere"]),
        Machine(
            name: "with little left to use, and old files that nobody may write",
            setup: "umask 077; ulimit -n 24; ulimit -s 4096; touch -d 1980-02-03 *.yaml */*.yaml; chmod 444 *.yaml",
            wrapper: "nice -n 3"),
    ]

    private static let taskset = FileManager.default.isExecutableFile(atPath: "/usr/bin/taskset") ? "taskset -c 0" : ""

    // MARK: - The project

    /// A project with files in folders, sections, modules, characters of many scripts and every
    /// output.
    private static let files: [(name: String, text: String)] = [
        (
            "app.yaml",
            """
            navgen: 1
            name: Iris
            include:
              - types.yaml
              - {file: section/list.yaml, section: list}
              - {file: section/item.yaml, section: item, module: IrisItem}
            links:
              schemes: [iris]
              hosts: [iris.example]
              environments:
                staging: {schemes: [iris-staging], hosts: [i.iris.example], appIDs: [ABCDE12345.com.example.iris.i]}
            outputs:
              aasa: {dir: server, appIDs: [ABCDE12345.com.example.iris]}
            conditions: {signedIn: {otherwise: signIn}}
            tabs:
              istanbul: {title: "İstanbul & ısı ﬁ 名 👩‍👩‍👧", icon: house, root: index}
              more: {title: More, icon: ellipsis, root: info}
            screens:
              index: {title: Index, url: /, to: [list.index, {reviews: {params: {sort: title}}}]}
              info: {title: "Info I i", url: /info, to: [index]}
              reviews: {params: {sort: {type: Sort, default: id}, limit: {type: Double, default: 1234.5}}, url: "/reviews?sort={sort}"}
            sheets: {signIn: {title: Sign in, returns: Bool}}

            """
        ),
        (
            "types.yaml",
            "types:\n  Sort: {cases: [id, title, price]}\n"
        ),
        (
            "section/list.yaml",
            "exports: [index]\nscreens:\n  index: {title: List, url: /list, requires: [signedIn], to: [item.detail]}\n"
        ),
        (
            "section/item.yaml",
            "exports: [detail]\ntypes: {ItemID: {base: String, pattern: \"I-[0-9]{3}\"}}\nscreens:\n  detail: {params: {id: ItemID}, url: \"/item/{id}\", title: \"Item {id}\"}\n"
        ),
        (
            "mistaken.yaml",
            """
            navgen: 1
            include: [types.yaml, {file: section/list.yaml, section: list}]
            links: {schemes: [iris]}
            root: index
            screens:
              index: {to: [infp, list.indx], params: {sort: {type: Srt, default: 1,5}}, titel: İ}
              info: {url: "/a/{x}"}
              other: {url: "/a/b", entry: true}
            alerts: {a: {title: A}, b: {title: B}}

            """
        ),
    ]

    /// Every output that navgen writes itself.
    private static let outputs = OutputKind.allCases.filter { $0.purpose != .drawing }.map(\.rawValue)
        .joined(separator: ",")

    /// The script that runs on each machine, starting in the folder of the project.
    private static func script(_ machine: Machine) -> String {
        let run = "\(machine.wrapper) \"$TOOL\""
        let build = "\(run) build \"\(machine.graph)\" --out \"$PROJECT/out\" -q --only"
        let findings = ["text --color never", "json", "sarif"].map { format in
            let file = "said/\(format.prefix(5))"
            return "\(run) check mistaken.yaml --format \(format) >\(file) 2>&1 || echo $? >>\(file)"
        }
        let lines =
            [
                "mkdir out said", machine.setup, "cd \"\(machine.place)\"", "\(build) \(outputs)",
                machine.draws ? "\(build) svg,pdf" : "", "cd \"$PROJECT\"",
                "\(run) build app.yaml --out out --only dot -q --depfile said/depfile",
                "\(run) routes app.yaml >said/routes",
                "\(run) resolve app.yaml iris://item/I-001 iris://reviews?sort=title --format json >said/answers",
                "\(run) --manual >said/manual",
            ] + findings
        return lines.joined(separator: "\n") + "\n"
    }

    /// All outputs and messages of navgen on one machine, by name.
    private func results(on machine: Machine, locales: String) throws -> [String: Data] {
        let top = URL(fileURLWithPath: machine.disk ?? FileManager.default.temporaryDirectory.path)
            .appendingPathComponent("navgen-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: top) }
        let project = top.appendingPathComponent(machine.folder)
        for (name, text) in machine.makesFilesBackwards ? Self.files.reversed() : Self.files {
            let file = project.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        var environment = machine.environment.mapValues { $0 == "LOCALES" ? locales : $0 }
        environment["PROJECT"] = project.path
        environment["TOOL"] = NavgenProcess.executable.path
        let script = top.appendingPathComponent("script")
        try Self.script(machine).write(to: script, atomically: false, encoding: .utf8)
        let shell = try NavgenProcess.run(
            URL(fileURLWithPath: "/bin/sh"), ["-e", script.path], in: project, environment: environment)
        try #require(shell.status == 0 && shell.errors.isEmpty, "\(machine.name): \(shell)")
        var found: [String: Data] = [:]
        for folder in ["out", "said"] {
            let place = project.appendingPathComponent(folder)
            for path in try FileManager.default.subpathsOfDirectory(atPath: place.path) {
                found["\(folder)/\(path)"] = try? Data(contentsOf: place.appendingPathComponent(path))
            }
        }
        return found
    }

    /// Creates the C library's data for Turkish in a folder. If that fails, only the environment
    /// variables are set.
    private func makeLocales(in folder: URL) throws {
        let line = "localedef -i tr_TR -f UTF-8 ./tr_TR.UTF-8 >/dev/null 2>&1 || echo no localedef"
        let isMade = try NavgenProcess.shell(line, in: folder).output.isEmpty
        if !isMade { print("SameEverywhereTests: there is no data for Turkish here, and none can be made") }
    }

    @Test func everythingIsTheSameOnEveryMachine() throws {
        try withTemporaryFolder { folder in
            try makeLocales(in: folder)
            let canDraw = try NavgenProcess.shell("dot -V", in: folder).status == 0
            if !canDraw { print("SameEverywhereTests: pictures are not compared, there is no Graphviz") }
            let expected = try results(on: Machine(name: "the first", draws: canDraw), locales: folder.path)
            let names = expected.keys.sorted()
            // One file of each kind, and the command's messages.
            #expect(
                names.count { $0.hasPrefix("out/") } >= 24 && names.count { $0.hasPrefix("said/") } >= 7, "\(names)")
            for case var machine in Self.machines {
                machine.draws = machine.draws && canDraw
                let found = try results(on: machine, locales: folder.path)
                let pictures = [".svg", ".pdf"]
                for name in names where machine.draws || !pictures.contains(where: name.hasSuffix) {
                    #expect(found[name] == expected[name], "\(name), \(machine.name)")
                }
                #expect(Set(found.keys).isSubset(of: names), "\(machine.name)")
            }
            // No output contains a name that is specific to a machine.
            for (name, data) in expected {
                let text = String(decoding: data, as: UTF8.self)
                for word in [FileManager.default.temporaryDirectory.path + "/navgen", ProcessInfo.processInfo.hostName]
                where word.count > 4 { #expect(!text.contains(word), "\(word) is in \(name)") }
            }
        }
    }
}
