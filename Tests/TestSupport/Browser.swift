public import Foundation

/// Headless Chromium, controlled with the DevTools protocol over a pair of pipes.
public final class Browser {
    public struct Failure: Error, CustomStringConvertible {
        public var description: String
    }

    /// An event that the browser sent.
    public struct Event {
        public var method: String
        public var parameters: [String: Any]
    }

    private static let executable = ["chromium", "chromium-browser", "google-chrome"].lazy
        .compactMap(ExpectedTool.path).first

    public static var isExpected: Bool { ExpectedTool.isInCI || executable != nil }

    private let folder: URL
    private let process = Process()
    private let input: FileHandle
    private let output: FileHandle
    private var received = Data()
    private var session: String?
    private var lastNumber = 0
    public private(set) var events: [Event] = []

    /// Calls a function with a browser that is closed afterwards, and at the latest after some minutes.
    public static func run<Result>(_ body: (Browser) throws -> Result) throws -> Result {
        try QuickRun.leaveOut(startOf: "a browser")
        let browser = try Browser()
        defer { browser.close() }
        return try body(browser)
    }

    private init() throws {
        guard let executable = Self.executable else { throw Failure(description: "there is no Chromium") }
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("navgen-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let (commands, answers) = (folder.appendingPathComponent("in").path, folder.appendingPathComponent("out").path)
        guard mkfifo(commands, 0o600) == 0, mkfifo(answers, 0o600) == 0 else {
            throw Failure(description: "no pipes could be made")
        }
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        // The protocol requires these file descriptors.
        process.arguments = [
            "-c", "exec timeout -k 5 400 \"$0\" \"$@\" 3<'\(commands)' 4>'\(answers)'", executable, "--headless",
            "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--remote-debugging-pipe", "--no-first-run",
            "--window-size=1400,900", "--user-data-dir=\(folder.path)/profile", "about:blank",
        ]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        input = try FileHandle(forWritingTo: URL(fileURLWithPath: commands))
        output = try FileHandle(forReadingFrom: URL(fileURLWithPath: answers))
        let targets = try call("Target.getTargets")["targetInfos"] as? [[String: Any]] ?? []
        let page = targets.first { $0["type"] as? String == "page" }
        let attached = try call("Target.attachToTarget", ["targetId": page?["targetId"] ?? "", "flatten": true])
        session = attached["sessionId"] as? String
        for domain in ["Page", "Runtime", "Log", "Network"] { try call(domain + ".enable") }
    }

    private func close() {
        _ = try? call("Browser.close")
        process.terminate()
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: folder)
    }

    // MARK: The protocol

    @discardableResult
    public func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        lastNumber += 1
        var message: [String: Any] = ["id": lastNumber, "method": method, "params": parameters]
        if let session { message["sessionId"] = session }
        try input.write(contentsOf: try JSONSerialization.data(withJSONObject: message) + [0])
        while true {
            let message = try next()
            guard message["id"] as? Int == lastNumber else {
                note(message)
                continue
            }
            if let error = message["error"] { throw Failure(description: "\(method): \(error)") }
            return message["result"] as? [String: Any] ?? [:]
        }
    }

    private func note(_ message: [String: Any]) {
        guard let method = message["method"] as? String else { return }
        events.append(Event(method: method, parameters: message["params"] as? [String: Any] ?? [:]))
    }

    /// The next message. Messages end with a zero byte.
    private func next() throws -> [String: Any] {
        while true {
            if let end = received.firstIndex(of: 0) {
                let data = received[received.startIndex..<end]
                received = Data(received[(end + 1)...])
                return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
            }
            let more = output.availableData
            guard !more.isEmpty else { throw Failure(description: "the browser has quit") }
            received += more
        }
    }

    // MARK: Actions of tests

    /// Opens a page and waits until it is loaded.
    public func open(_ html: String, at fragment: String = "") throws {
        let file = folder.appendingPathComponent("\(lastNumber).html")
        try Data(html.utf8).write(to: file)
        try open(file, at: fragment)
    }

    /// Opens the page at a URL and waits until it is loaded.
    public func open(_ url: URL, at fragment: String = "") throws {
        events = []
        try call("Page.navigate", ["url": url.absoluteString + fragment])
        while try evaluate("document.readyState + location.pathname") as? String != "complete" + url.path {
            usleep(5000)
        }
    }

    /// The value of an expression. If it is a promise, waits for its result.
    @discardableResult
    public func evaluate(_ expression: String) throws -> Any? {
        let answer = try call(
            "Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
        if let problem = answer["exceptionDetails"] { throw Failure(description: "\(expression): \(problem)") }
        return (answer["result"] as? [String: Any])?["value"]
    }

    public func text(_ expression: String) throws -> String { try evaluate(expression) as? String ?? "" }

    public func isTrue(_ expression: String) throws -> Bool { try evaluate(expression) as? Bool ?? false }

    /// Types into the focused element.
    public func type(_ text: String) throws { try call("Input.insertText", ["text": text]) }

    public func press(_ key: String) throws {
        var parameters: [String: Any] = ["key": key, "code": key.count == 1 ? "Key" + key.uppercased() : key]
        if key.count == 1 { parameters["text"] = key }
        if key == "Enter" { parameters["text"] = "\r" }
        for kind in ["keyDown", "keyUp"] {
            try call("Input.dispatchKeyEvent", parameters.merging(["type": kind]) { $1 })
        }
    }

    public func click(_ x: Double, _ y: Double) throws {
        for kind in ["mousePressed", "mouseReleased"] {
            try call(
                "Input.dispatchMouseEvent",
                ["type": kind, "x": x, "y": y, "button": "left", "clickCount": 1, "buttons": 1])
        }
    }

    /// All events that must not happen: errors, violations of the content security policy, dialogs, requests.
    ///
    /// - Parameter server: The server of the page, to which it may send requests.
    public func complaints(server: String? = nil) throws -> [String] {
        // Pending events arrive before the answer to this.
        try evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done, 30)))")
        return events.compactMap { event in
            switch event.method {
            case "Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded",
                "Page.javascriptDialogOpening":
                return "\(event.method) \(event.parameters)"
            case "Network.requestWillBeSent":
                let request = event.parameters["request"] as? [String: Any]
                let url = request?["url"] as? String ?? "?"
                let allowed = [URL(fileURLWithPath: folder.path).absoluteString] + (server.map { [$0] } ?? [])
                // A picture in the page needs no network.
                return allowed.contains(where: url.hasPrefix) || url == "data:," || url.hasPrefix("data:image/")
                    ? nil : "request \(url)"
            default: return nil
            }
        }
    }
}
