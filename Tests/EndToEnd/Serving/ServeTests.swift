import Foundation
import TestSupport
import Testing

/// `navgen graph --serve`, with clients that send bytes of all kinds.
@Suite(.timeLimit(.minutes(10))) struct ServeTests {
    private func graph(_ title: String) -> String {
        "navgen: 1\nname: Small\nroot: home\nscreens:\n  home: {title: \(title), to: [detail]}\n  detail: {}\n"
    }

    private func withSmallServer(_ body: (URL, WatchedProcess, UInt16) throws -> Void) throws {
        try withTemporaryFolder { work in
            try work.write(graph("One"), to: "graph.yaml")
            try withServer(in: work) { try body(work, $0, $1) }
        }
    }

    private func status(_ response: String) -> Int? {
        response.firstMatch(of: #/^HTTP/1\.1 ([0-9]{3}) /#).flatMap { Int($0.output.1) }
    }

    // MARK: - What is served

    @Test func servesThePageAndNothingElse() throws {
        try withSmallServer { work, server, port in
            let page = try RawClient.get("/", port)
            #expect(status(page) == 200)
            #expect(page.contains("\r\nContent-Type: text/html; charset=utf-8\r\n"))
            #expect(page.contains("connect-src 'self'") && page.contains("\"title\":\"One\""))
            #expect(page.hasSuffix("</html>\n"))
            let document = try RawClient.get("/document", port, host: "localhost")
            #expect(status(document) == 200 && document.contains("\"isCurrent\":true"))
            let head = try RawClient.get("/", port, method: "HEAD")
            #expect(status(head) == 200 && head.hasSuffix("\r\n\r\n"))
            #expect(head == page.components(separatedBy: "\r\n\r\n")[0] + "\r\n\r\n")
            for (target, method, host, expected) in [
                ("/graph.yaml", "GET", nil, 404), ("/../graph.yaml", "GET", nil, 404), ("/", "POST", nil, 405),
                ("/", "GET", "evil.example:\(port)", 403), ("/events", "GET", "evil.example", 403),
            ] as [(String, String, String?, Int)] {
                #expect(status(try RawClient.get(target, port, method: method, host: host)) == expected, "\(target)")
            }
            let body = String(repeating: "x", count: 100_000)
            let post = try RawClient.get(
                "/", port, method: "POST", more: "Content-Length: 100000\r\n\r\n\(body)")
            #expect(status(post) == 405)
            #expect(server.errors == "")
        }
    }

    @Test func listensOnlyOnThisMachine() throws {
        try withSmallServer { _, server, port in
            // Each line of the table has the local address, with the bytes of 127.0.0.1 in reverse order.
            guard let table = try? String(contentsOfFile: "/proc/net/tcp", encoding: .utf8) else { return }
            let suffix = ":" + String(port, radix: 16, uppercase: true).leftPadded(to: 4) + " "
            let listening = table.split(separator: "\n").filter { $0.contains(suffix) && $0.contains(" 0A ") }
            #expect(listening.count == 1 && listening.allSatisfy { $0.contains("0100007F" + suffix) })
        }
    }

    @Test func reportsEachVersionToAllClients() throws {
        try withSmallServer { work, server, port in
            let clients = try (0..<2).map { _ in try RawClient(port) }
            for client in clients { client.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n") }
            for client in clients {
                let start = client.read { $0.hasSuffix("data: 1\n\n") }
                #expect(status(start) == 200 && start.contains("\r\nContent-Type: text/event-stream\r\n"))
            }
            try work.write(graph("[Two"), to: "graph.yaml")
            for client in clients { #expect(client.read { $0.hasSuffix("\n\n") } == "data: 2\n\n") }
            let broken = try RawClient.get("/document", port)
            #expect(broken.contains("\"isCurrent\":false") && broken.contains("\"title\":\"One\""))
            #expect(broken.contains("\"rule\":\"yaml-syntax\""))
            #expect(broken.contains("\"file\":\"graph.yaml\",\"line\":5"))
            // One of them leaves.
            let rest = clients[1]
            try work.write(graph("Two"), to: "graph.yaml")
            #expect(rest.read { $0.hasSuffix("\n\n") } == "data: 3\n\n")
            let fixed = try RawClient.get("/document", port)
            #expect(fixed.contains("\"isCurrent\":true,\"failure\":null,\"diagnostics\":[]"))
            #expect(fixed.contains("\"title\":\"Two\""))
            #expect(
                server.lines == [
                    "serving graph.yaml at http://127.0.0.1:\(port)/, press Ctrl-C to stop",
                    "graph.yaml: 2 nodes, 1 route, no problems (… ms); watching 1 file",
                    "graph.yaml: 1 error (… ms); watching 1 file",
                    "graph.yaml: 2 nodes, 1 route, no problems (… ms); watching 1 file",
                ])
        }
    }

    @Test func waitsForAMissingGraph() throws {
        try withTemporaryFolder { work in
            let server = try WatchedProcess(["graph", "graph.yaml", "--serve", "0"], in: work)
            defer { server.end() }
            try server.until("the failure") { server.errors.hasSuffix("\n") }
            #expect(server.errors == "navgen: cannot read graph.yaml: no such file or directory\n")
            try work.write(graph("One"), to: "graph.yaml")
            #expect(try RawClient.get("/", try server.port()).contains("\"title\":\"One\""))
        }
    }

    // MARK: - Hostile clients

    @Test func garbageIsRefused() throws {
        try withSmallServer { _, server, port in
            var random = RandomSource(3)
            for round in 0..<40 {
                let client = try RawClient(port)
                client.send((0..<(1 << (round % 16))).map { _ in UInt8(random.below(256)) } + [0])
                #expect(status(client.read()) == 400, "round \(round)")
            }
            let long = try RawClient(port)
            long.send("GET / HTTP/1.1\r\nHost: " + String(repeating: "a", count: 1 << 20))
            #expect(status(long.read()) == 431)
            let many = try RawClient(port)
            many.send("GET / HTTP/1.1\r\n" + String(repeating: "A: b\r\n", count: 1000) + "\r\n")
            #expect(status(many.read()) == 431)
            #expect(status(try RawClient.get("/", port)) == 200)
            #expect(server.errors == "")
        }
    }

    /// Old clients make room for new ones, whatever they do: pages that listen, clients that do not read, and clients
    /// that do not close.
    @Test func oldClientsMakeRoom() throws {
        try withSmallServer { _, server, port in
            let head = " HTTP/1.1\r\nHost: localhost\r\n"
            for (request, count) in [("GET /events" + head + "\r\n", 70), ("GET /" + head + "\r\n", 70), ("", 500)] {
                var clients: [RawClient] = []
                for _ in 0..<count {
                    let client = try RawClient(port)
                    client.send(request)
                    clients.append(client)
                }
                #expect(status(try RawClient.get("/", port)) == 200, "\(count) × \(request)")
                #expect(clients.count == count)
            }
            #expect(server.errors == "")
        }
    }

    /// Clients that send nothing, a part of a request, or do not read, do not block others.
    @Test func slowClientsBlockNobody() throws {
        try withSmallServer { work, server, port in
            var clients: [RawClient] = []
            for number in 0..<150 {
                let client = try RawClient(port)
                let request = "GET / HTTP/1.1\r\nHost: localhost\r\n"
                let requests = ["", "GET", request, request + "\r\n"]
                client.send(requests[number % requests.count])
                clients.append(client)
            }
            #expect(status(try RawClient.get("/", port)) == 200)
            try work.write(graph("Two"), to: "graph.yaml")
            try server.until("the next version") { server.lines.count == 3 }
            #expect(try RawClient.get("/document", port).contains("\"title\":\"Two\""))
        }
    }

    @Test func aRequestMayComeInPiecesAndEndEarly() throws {
        try withSmallServer { _, _, port in
            let slow = try RawClient(port)
            for byte in "GET /document HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8 { slow.send([byte]) }
            slow.finish()
            #expect(status(slow.read()) == 200)
            let half = try RawClient(port)
            half.send("GET / HTTP/1.1\r\n")
            half.finish()
            #expect(half.read() == "")
        }
    }

    /// Clients that disconnect at any time.
    @Test func disconnectsDoNotEndIt() throws {
        try withSmallServer { work, server, port in
            for round in 0..<200 {
                let client = try RawClient(port)
                let target = ["/", "/document", "/events"][round % 3]
                let request = "GET \(target) HTTP/1.1\r\nHost: localhost\r\n\r\n"
                client.send(String(request.prefix(round % 2 == 0 ? request.count : round % request.count)))
                if round % 10 == 0 { _ = client.read { !$0.isEmpty } }
            }
            try work.write(graph("Two"), to: "graph.yaml")
            try server.until("the next version") { server.lines.count == 3 }
            #expect(try RawClient.get("/document", port).contains("\"title\":\"Two\""))
            #expect(server.errors == "")
        }
    }

    #if os(Linux)
        @Test func fewFileDescriptorsAreEnough() throws {
            try withTemporaryFolder { work in
                try work.write(graph("One"), to: "graph.yaml")
                let line = "ulimit -n 12; exec '\(NavgenProcess.executable.path)' graph graph.yaml --serve=0"
                let shell = URL(fileURLWithPath: "/bin/sh")
                let server = try WatchedProcess(["-c", line], in: work, program: shell)
                defer { server.end() }
                let port = try server.port()
                var idle = try (0..<30).map { _ in try RawClient(port) }
                #expect(status(try RawClient.get("/document", port)) == 200)
                idle.removeAll()
                #expect(try RawClient.get("/", port).hasSuffix("</html>\n"))
            }
        }

        /// System calls are interrupted, or do only part of their work.
        @Test func interruptedCallsDoNotChangeAResponse() throws {
            try withTemporaryFolder { work in
                try work.write(graph("One"), to: "graph.yaml")
                let server = try WatchedProcess(
                    ["graph", "graph.yaml", "--serve=0"], in: work, environment: Faults.settings("short 1"))
                defer { server.end() }
                let port = try server.port()
                for _ in 0..<10 {
                    let page = try RawClient.get("/", port)
                    #expect(status(page) == 200 && page.hasSuffix("</html>\n"))
                }
            }
        }
    #endif

    // MARK: - Ports, and the end

    @Test func aPortThatIsTakenIsAFailure() throws {
        try withSmallServer { work, _, port in
            let run = try NavgenProcess.run(["graph", "graph.yaml", "--serve", "\(port)"], in: work)
            #expect(
                run
                    == NavgenProcess.Result(
                        output: "",
                        errors: "navgen: cannot serve on port \(port): address already in use\n"
                            + "        name another port, as in `--serve=8080`; 0 is any free one\n",
                        status: 3))
        }
    }

    @Test func withoutAPortTheNextFreeOneIsUsed() throws {
        try withTemporaryFolder { work in
            try work.write(graph("One"), to: "graph.yaml")
            var ports: [Int] = []
            var servers: [WatchedProcess] = []
            defer { for server in servers { server.end() } }
            for arguments in [["--serve", "graph.yaml"], ["graph.yaml", "--serve"]] {
                let server = try WatchedProcess(["graph"] + arguments, in: work)
                servers.append(server)
                ports.append(Int(try server.port()))
            }
            #expect(ports[0] >= 4480 && ports[1] > ports[0] && ports[1] < 4500)
        }
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func signalsEndTheServer(signal: Int32) throws {
        try withSmallServer { _, server, port in
            let client = try RawClient(port)
            client.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
            _ = client.read { $0.hasSuffix("data: 1\n\n") }
            kill(server.process.processIdentifier, signal)
            server.process.waitUntilExit()
            #expect(server.process.terminationReason == .uncaughtSignal)
            #expect(server.process.terminationStatus == signal)
            #expect(client.read() == "")
        }
    }

    @Test func aClosedOutputEndsTheServer() throws {
        try withTemporaryFolder { work in
            try work.write(graph("One"), to: "graph.yaml")
            let line = "{ navgen graph graph.yaml --serve=0; echo $? >status; } | head -n 1 >line; cat status"
            #expect(try NavgenProcess.shell(line, in: work).output == "0\n")
        }
    }
}

extension String {
    fileprivate func leftPadded(to length: Int) -> String {
        String(repeating: "0", count: max(0, length - count)) + self
    }
}
