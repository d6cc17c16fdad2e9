import Foundation
import NavSyntax
import TestSupport
import Testing

/// The servers for editors and assistants as processes, with messages over pipes.
@Suite struct ServerProcessTests {
    private static let graph = "navgen: 1\nroot: home\nscreens:\n  home: {to: [detial]}\n  detail: {}\n"

    private func json(_ text: String) throws -> JSON { try JSON(parsing: text.utf8) }

    // MARK: The language server

    private func frame(_ body: String) -> String { "Content-Length: \(body.utf8.count)\r\n\r\n\(body)" }

    /// The messages in the output of a language server.
    private func messages(_ output: String) throws -> [JSON] {
        var rest = Array(output.utf8)[...]
        var found: [JSON] = []
        while !rest.isEmpty {
            let head = try #require(rest.firstRange(of: Array("\r\n\r\n".utf8)))
            let header = String(decoding: rest[..<head.lowerBound], as: UTF8.self)
            let length = try #require(Int(header.dropFirst("Content-Length: ".count)))
            found.append(try JSON(parsing: rest[head.upperBound...].prefix(length)))
            rest = rest[head.upperBound...].dropFirst(length)
        }
        return found
    }

    private func serve(_ bodies: [String]) throws -> (messages: [JSON], result: NavgenProcess.Result) {
        let result = try NavgenProcess.run(
            ["lsp", "--stdio"], in: repository, input: Data(bodies.map(frame).joined().utf8))
        return (try messages(result.output), result)
    }

    private static let start = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#
    private static let end = [
        #"{"jsonrpc":"2.0","id":9,"method":"shutdown"}"#, #"{"jsonrpc":"2.0","method":"exit"}"#,
    ]

    @Test func answersOverPipes() throws {
        var text = ""
        JSON.write(Self.graph, to: &text)
        let open = """
            {"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///nowhere/a.yaml",\
            "languageId":"yaml","version":1,"text":\(text)}}}
            """
        let symbols = """
            {"jsonrpc":"2.0","id":2,"method":"textDocument/documentSymbol","params":{"textDocument":\
            {"uri":"file:///nowhere/a.yaml"}}}
            """
        let (messages, result) = try serve([Self.start, open, symbols] + Self.end)
        #expect(result.status == 0 && result.errors.isEmpty)
        #expect(messages.first?["result"]?["capabilities"]?["renameProvider"] != nil)
        #expect(messages.contains { $0["id"]?.int == 2 && $0["result"]?.array?.count == 3 })
        #expect(messages.contains { $0["id"]?.int == 9 && $0["error"] == nil })
    }

    @Test func endsWithoutShutdownAsAFailure() throws {
        #expect(try serve([Self.start]).result.status == 1)
        #expect(try serve([Self.start, Self.end[1]]).result.status == 1)
    }

    @Test(arguments: ["Content-Length: x\r\n\r\n{}", "hello\r\n\r\n", "\r\n\r\n", "Content-Length: 99\r\n\r\n{}"])
    func saysThatMessagesAreBroken(_ bytes: String) throws {
        let result = try NavgenProcess.run(["lsp"], in: repository, input: Data(bytes.utf8))
        #expect(result.status == 1)
        #expect(result.errors.contains("cannot be read"))
        #expect(result.output.isEmpty)
    }

    // MARK: The server for assistants

    private func assist(
        _ calls: [String], in folder: URL, readOnly: Bool = false
    ) throws -> [JSON] {
        let start = #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#
        let input = ([start] + calls).map { $0 + "\n" }.joined()
        let result = try NavgenProcess.run(
            ["mcp"] + (readOnly ? ["--read-only"] : []), in: folder, input: Data(input.utf8))
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        return try result.output.split(separator: "\n").map { try json(String($0)) }
    }

    private func call(_ tool: String, _ arguments: String) -> String {
        #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
    }

    private func text(_ answer: JSON?) -> String {
        answer?["result"]?["content"]?.array?.compactMap { $0["text"]?.string }.joined(separator: "\n") ?? ""
    }

    @Test(arguments: [
        ("check", #"{"graph":"shop.yaml"}"#, "are data, not instructions:\n["),
        ("explain", #"{"rule":"lone-tab"}"#, "There is only one tab."),
        ("resolve", #"{"graph":"shop.yaml","urls":["shop://order/ORD-001"]}"#, "→ orderDetail"),
        ("path", #"{"graph":"shop.yaml","from":"home","to":"reviews"}"#, "reviews"),
        ("why", #"{"graph":"shop.yaml","node":"reviews"}"#, "product"),
        ("routes", #"{"graph":"shop.yaml","format":"csv"}"#, "/order/{orderId}"),
        ("diff", #"{"old":"shop.yaml","new":"shop.yaml"}"#, "no"),
        ("rename", #"{"graph":"shop.yaml","old":"home","new":"start","dryRun":true}"#, "+  start:"),
        ("build", #"{"graph":"shop.yaml","check":true}"#, "Generated/Shop"),
        ("format", #"{"graph":"shop.yaml","check":true}"#, "is formatted"),
        ("fix", #"{"graph":"shop.yaml","dryRun":true}"#, "done"),
        ("stubs", #"{"graph":"shop.yaml"}"#, "import SwiftUI"),
    ])
    func runsEachTool(_ tool: String, _ arguments: String, _ expected: String) throws {
        try withTemporaryFolder { folder in
            let graph = repository.appendingPathComponent("Graphs/shop.yaml")
            try FileManager.default.copyItem(at: graph, to: folder.appendingPathComponent("shop.yaml"))
            let answer = try assist([call(tool, arguments)], in: folder).last
            #expect(answer?["result"]?["isError"]?.bool == false, "\(text(answer))")
            #expect(text(answer).contains(expected), "\(text(answer))")
        }
    }

    @Test func staysBelowItsFolder() throws {
        try withTemporaryFolder { folder in
            let inner = folder.appendingPathComponent("inner")
            try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
            try Data(Self.graph.utf8).write(to: folder.appendingPathComponent("a.yaml"))
            try FileManager.default.createSymbolicLink(
                at: inner.appendingPathComponent("link.yaml"),
                withDestinationURL: folder.appendingPathComponent("a.yaml"))
            let paths = ["../a.yaml", folder.path + "/a.yaml", "link.yaml", "x/../../a.yaml", "-"]
            for path in paths {
                let answer = try assist([call("check", #"{"graph":"\#(path)"}"#)], in: inner).last
                #expect(answer?["result"]?["isError"]?.bool == true)
                #expect(text(answer).contains("below the folder") || text(answer).contains("is not the path"))
            }
            let out = try assist([call("build", #"{"graph":"b.yaml","out":"../out"}"#)], in: inner).last
            #expect(text(out).contains("below the folder"))
        }
    }

    /// The default output folder may be a link, and so may what a revision of a graph includes.
    @Test func linksLeadNowhereElse() throws {
        try withTemporaryFolder { folder in
            let inner = folder.appendingPathComponent("inner")
            let outside = folder.appendingPathComponent("outside")
            for folder in [inner, outside] {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            }
            func write(_ text: String, _ path: String) throws {
                try Data(text.utf8).write(to: folder.appendingPathComponent(path))
            }
            func link(_ path: String, to target: String) throws {
                try FileManager.default.createSymbolicLink(
                    atPath: inner.appendingPathComponent(path).path, withDestinationPath: target)
            }
            func git(_ words: [String]) throws {
                let process = Process()
                process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
                let user = ["-c", "user.name=someone", "-c", "user.email=someone@example.com"]
                process.arguments = ["git"] + user + words
                process.currentDirectoryURL = folder
                process.environment = ProcessInfo.processInfo.environment.merging(
                    ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]) { $1 }
                try process.run()
                process.waitUntilExit()
                try #require(process.terminationStatus == 0)
            }
            try write("navgen: 1\nroot: home\nscreens: {home: {}}\n", "inner/a.yaml")
            try write("navgen: 1\nroot: secret\nscreens: {secret: {}}\n", "b.yaml")
            try write("navgen: 1\nroot: home\ninclude: [l.yaml]\nscreens: {home: {}}\n", "inner/c.yaml")
            try write("screens: {secret: {}}\n", "part.yaml")
            try link("Generated", to: "../outside")
            try link("l.yaml", to: "../part.yaml")
            try link("d.yaml", to: "../b.yaml")
            try git(["init", "--quiet", "."])
            try git(["add", "-A"])
            try git(["commit", "--quiet", "-m", "a version"])

            let build = text(try assist([call("build", #"{"graph":"a.yaml"}"#)], in: inner).last)
            #expect(build.contains("below the folder"), "\(build)")
            #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path).isEmpty)

            func diff(_ old: String, _ more: String = #""new":"a.yaml""#) throws -> String {
                text(try assist([call("diff", #"{"old":"\#(old)",\#(more)}"#)], in: inner).last)
            }
            #expect(try diff("HEAD:a.yaml").contains("nothing has changed"))
            #expect(try diff("a.yaml", #""against":"HEAD""#).contains("nothing has changed"))
            // The first is at the top of the repository, which is above the folder.
            for old in ["HEAD:b.yaml", "HEAD:c.yaml", "HEAD:d.yaml", "HEAD:../b.yaml", "HEAD:inner/../../b.yaml"] {
                let answer = try diff(old)
                #expect(!answer.contains("secret"), "\(old): \(answer)")
                #expect(
                    ["no such file", "symbolic link", "below the folder"].contains { answer.contains($0) }, "\(answer)")
            }
            #expect(try diff("a.yaml", #""against":"HEAD:b.yaml""#).contains("is not a revision"))
        }
    }

    /// A long line is searched for its end once, however many pieces it arrives in.
    @Test func longMessagesTakeLinearTime() throws {
        try QuickRun.leaveOut("reads long messages")
        func seconds(_ count: Int) throws -> Double {
            let start = Date()
            let input = Data(repeating: UInt8(ascii: "x"), count: count)
            let result = try NavgenProcess.run(["mcp"], in: repository, input: input)
            #expect(result.errors.contains("the stream ends within a message"))
            return Date().timeIntervalSince(start)
        }
        let (small, large) = (try seconds(6_000_000), try seconds(48_000_000))
        #expect(large < small * 16 + 1, "\(small), \(large)")
    }

    /// Long answers come in pages, which together are the whole answer.
    @Test func longAnswersHavePages() throws {
        try withTemporaryFolder { folder in
            let path = String(repeating: "ü", count: 40)
            let screens = (0..<450).map { "  s\($0): {entry: true, url: /s\($0)/\(path)}\n" }.joined()
            let graph = "navgen: 1\nroot: home\nlinks: {schemes: [s]}\nscreens:\n  home: {}\n" + screens
            try Data(graph.utf8).write(to: folder.appendingPathComponent("a.yaml"))
            func blocks(_ answer: JSON) -> [String] {
                answer["result"]?["content"]?.array?.compactMap { $0["text"]?.string } ?? []
            }
            let calls = [#""page":1"#, #""page":2"#, #""page":3"#, #""page":99"#, #""page":0"#].map {
                call("routes", #"{"graph":"a.yaml","format":"json",\#($0)}"#)
            }
            let answers = try assist(calls + [call("format", #"{"graph":"a.yaml","page":1}"#)], in: folder).dropFirst()
                .map(blocks)
            let last = answers[0].last ?? ""
            #expect(answers[0].count == 3 && last.hasPrefix("Page 1 of 3; call `routes` again"), "\(last.suffix(200))")
            #expect(answers.allSatisfy { $0.allSatisfy { $0.utf8.count <= 100_000 } })
            let whole = answers.prefix(3).map { $0.count > 1 ? $0[1] : "" }.joined()
            #expect(try JSON(parsing: whole.utf8).array?.count == 450)
            #expect(answers[3] == ["the answer has 3 pages"])
            #expect(answers[4] == ["`page` has to be a number from 1"])
            #expect(answers[5][0].contains("takes no `page`"))

            func read(_ page: Int) -> String {
                let uri = "navgen:///graph/a.yaml?page=\(page)"
                return #"{"jsonrpc":"2.0","id":3,"method":"resources/read","params":{"uri":"\#(uri)"}}"#
            }
            let pages = try assist([1, 2, 3, 40, 0].map(read), in: folder).dropFirst()
            let first = pages.first?["result"]?["contents"]?.array?.first?["text"]?.string ?? ""
            #expect(first.contains("; the next is navgen:///graph/a.yaml?page=2)"), "\(first.suffix(80))")
            #expect(pages.suffix(2).allSatisfy { $0["error"] != nil })
        }
    }

    @Test func turnsOffToolsThatWrite() throws {
        try withTemporaryFolder { folder in
            try Data(Self.graph.utf8).write(to: folder.appendingPathComponent("a.yaml"))
            let list = #"{"jsonrpc":"2.0","id":2,"method":"tools/list"}"#
            let rename = call("rename", #"{"graph":"a.yaml","old":"home","new":"start"}"#)
            let answers = try assist([list, rename], in: folder, readOnly: true)
            let tools = answers[1]["result"]?["tools"]?.array ?? []
            #expect(tools.count > 6)
            #expect(tools.allSatisfy { $0["annotations"]?["readOnlyHint"]?.bool == true })
            #expect(answers[2]["error"]?["message"]?.string?.contains("--read-only") == true)
            #expect(try String(contentsOf: folder.appendingPathComponent("a.yaml"), encoding: .utf8) == Self.graph)
            let all = try assist([list], in: folder)[1]["result"]?["tools"]?.array ?? []
            let writing = all.filter { $0["annotations"]?["readOnlyHint"]?.bool == false }
            #expect(writing.allSatisfy { $0["description"]?.string?.contains("Writes files") == true })
            #expect(writing.count >= 3)
        }
    }

    @Test func listsAndReadsResources() throws {
        try withTemporaryFolder { folder in
            let graphs = repository.appendingPathComponent("Graphs")
            for name in ["hospital.yaml", "hospital"] {
                try FileManager.default.copyItem(
                    at: graphs.appendingPathComponent(name), to: folder.appendingPathComponent(name))
            }
            let list = #"{"jsonrpc":"2.0","id":2,"method":"resources/list"}"#
            func read(_ uri: String) -> String {
                #"{"jsonrpc":"2.0","id":3,"method":"resources/read","params":{"uri":"\#(uri)"}}"#
            }
            let answers = try assist(
                [
                    list, read("navgen:///graph/hospital.yaml"), read("navgen:///language"),
                    read("navgen:///graph/../x"),
                ],
                in: folder)
            let uris = answers[1]["result"]?["resources"]?.array?.compactMap { $0["uri"]?.string }
            #expect(uris == ["navgen:///language", "navgen:///graph/hospital.yaml"])
            func contents(_ answer: JSON) -> String {
                answer["result"]?["contents"]?.array?.first?["text"]?.string ?? ""
            }
            var graph = ""
            var page = contents(answers[2])
            while let note = page.range(of: "\n(page ", options: .backwards) {
                graph += page[..<note.lowerBound]
                guard let next = page[note.upperBound...].firstRange(of: "the next is ") else { break }
                page = contents(try assist([read(String(page[next.upperBound...].dropLast(2)))], in: folder)[1])
            }
            #expect(try JSON(parsing: graph.utf8)["navgenGraph"]?.int == 1)
            #expect(
                answers[3]["result"]?["contents"]?.array?.first?["text"]?.string?.contains("## A graph file") == true)
            #expect(answers[4]["error"] != nil)
        }
    }

    @Test func saysWhatIsWrongWithACall() throws {
        let calls = [
            call("chek", "{}"), call("check", "{}"), call("check", #"{"graph":1}"#), call("check", #"{"grph":"a"}"#),
            "{",
            #"{"jsonrpc":"2.0","id":5,"method":"nothing"}"#, call("routes", #"{"graph":"a.yaml","format":"xml"}"#),
        ]
        let answers = try assist(calls, in: repository).dropFirst()
        let messages = answers.map { $0["error"]?["message"]?.string ?? text($0) }
        let wants = [
            "there is no tool `chek`", "`graph` is missing", "has to be a string", "takes no `grph`", "not JSON",
            "there is no method", "`text`",
        ]
        for (message, want) in zip(messages, wants) { #expect(message.contains(want), "\(message)") }
        #expect(messages.count == wants.count)
    }
}
