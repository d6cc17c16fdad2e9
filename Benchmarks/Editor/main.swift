import Foundation

// An editor that types into a section of a graph, and asks after each change.

let arguments = CommandLine.arguments
let (navgen, folder, screens, rounds) = (arguments[1], arguments[2], arguments[3], Int(arguments[4])!)
let graph = folder + "/graph.yaml"
let path = folder + "/section1.yaml"
let text = try String(contentsOfFile: path, encoding: .utf8)
let lines = text.components(separatedBy: "\n")
let uri = "file://" + path

let process = Process()
let (input, output) = (Pipe(), Pipe())
process.executableURL = URL(fileURLWithPath: navgen)
process.arguments = ["lsp"]
process.standardInput = input
process.standardOutput = output
try process.run()

var buffer = Data()
var number = 0

func send(_ message: [String: Any]) {
    var message = message
    message["jsonrpc"] = "2.0"
    let body = try! JSONSerialization.data(withJSONObject: message)
    input.fileHandleForWriting.write(Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
}

/// The next message from the server. It is not parsed, so that only the server is measured.
func receive() -> Data {
    let separator = Data("\r\n\r\n".utf8)
    while true {
        if let head = buffer.range(of: separator) {
            let header = String(decoding: buffer[..<head.lowerBound], as: UTF8.self)
            let length = Int(header.split(separator: " ").last!)!
            if buffer.count - (head.upperBound - buffer.startIndex) >= length {
                let body = Data(buffer[head.upperBound..<(head.upperBound + length)])
                buffer = Data(buffer[(head.upperBound + length)...])
                return body
            }
        }
        buffer.append(output.fileHandleForReading.availableData)
    }
}

func request(_ method: String, _ params: [String: Any]) {
    number += 1
    send(["id": number, "method": method, "params": params])
    let start = Data("{\"jsonrpc\":\"2.0\",\"id\":\(number),".utf8)
    while !receive().starts(with: start) {}
}

/// Whether a message has the diagnostics of the open file.
func isDiagnostics(_ message: Data) -> Bool {
    let start = "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/publishDiagnostics\",\"params\":{\"uri\":\"\(uri)\""
    return message.starts(with: Data(start.utf8))
}

func place(_ line: Int, _ character: Int) -> [String: Any] {
    ["textDocument": ["uri": uri], "position": ["line": line, "character": character]]
}

func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    try body()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
}

request("initialize", ["capabilities": [String: Any](), "rootUri": NSNull()])
send(["method": "initialized", "params": [String: Any]()])
send([
    "method": "textDocument/didOpen",
    "params": ["textDocument": ["uri": uri, "languageId": "yaml", "version": 1, "text": text]],
])
while !isDiagnostics(receive()) {}

let route = lines.firstIndex { $0.contains("to: [") }!
let column = lines[route].range(of: "to: [")!.upperBound.utf16Offset(in: lines[route])
let documentLine: [String: Any] = ["textDocument": ["uri": uri]]
var times: [String: [Double]] = [:]
func note(_ name: String, _ body: () throws -> Void) rethrows { times[name, default: []].append(try milliseconds(body)) }

for round in 0..<rounds {
    let range = ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0]]
    note("diagnostics after a change") {
        send([
            "method": "textDocument/didChange",
            "params": [
                "textDocument": ["uri": uri, "version": round + 2],
                "contentChanges": [["range": range, "text": "# \(round)\n"]],
            ],
        ])
        while !isDiagnostics(receive()) {}
    }
    let line = route + round + 1
    note("completion of a node") { request("textDocument/completion", place(line, column)) }
    note("hover over a node") { request("textDocument/hover", place(line, column + 1)) }
    note("definition") { request("textDocument/definition", place(line, column + 1)) }
    note("semantic tokens") { request("textDocument/semanticTokens/full", documentLine) }
    note("code lenses") { request("textDocument/codeLens", documentLine) }
    note("document symbols") { request("textDocument/documentSymbol", documentLine) }
    var rename = place(line, column + 1)
    rename["newName"] = "renamedNode"
    note("rename of a node") { request("textDocument/rename", rename) }
    note("`navgen check`, a process") {
        let check = Process()
        check.executableURL = URL(fileURLWithPath: navgen)
        check.arguments = ["check", "--quiet", graph]
        check.standardError = FileHandle.nullDevice
        check.standardOutput = FileHandle.nullDevice
        // `waitUntilExit` would only look from time to time.
        let isDone = DispatchSemaphore(value: 0)
        check.terminationHandler = { _ in isDone.signal() }
        try! check.run()
        isDone.wait()
    }
}
request("shutdown", [:])
send(["method": "exit", "params": [String: Any]()])
process.waitUntilExit()

print("\n\(screens) screens, median and maximum of \(rounds) in ms")
let check = times["`navgen check`, a process"]!.sorted()[rounds / 2]
for (name, times) in times.sorted(by: { $0.value.sorted()[rounds / 2] < $1.value.sorted()[rounds / 2] }) {
    let sorted = times.sorted()
    let median = sorted[rounds / 2]
    let ratio = String(format: "%5.2f × check", median / check)
    print(String(format: "%8.1f %8.1f  ", median, sorted[rounds - 1]) + ratio + "  " + name)
}
