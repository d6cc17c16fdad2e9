import Foundation
import TestSupport
import Testing

/// Swift files with many types are read quickly.
@Suite("Large Swift files") struct HostileSourceProof {
    /// Swift of a number of types, and the command that reads it.
    struct Source: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var command: String
        var text: @Sendable (Int) -> String
    }

    private static let all = [
        Source(testDescription: "a chain of screens, each in a stack", command: "import swift app.swift") { size in
            (0..<size).map { number in
                let body = "NavigationStack { NavigationLink(\"x\") { S\(number + 1)() } }"
                return "struct S\(number): View { var body: some View { \(body) } }\n"
            }.joined()
        },
        audit("views nested in each other") { size in
            (0..<size).map { number in
                let body = "NavigationStack { NavigationLink(\"x\") { S\(number + 1)() } }"
                return "struct S\(number): View { @State var route = \"\"; var body: some View { \(body) }\n"
            }.joined() + String(repeating: "}", count: size) + "\n"
        },
        audit("views nested in one type") { size in
            "enum Outer {\n\(views(size).joined(separator: "}\n"))}\n}\n"
        },
        audit("one view with many links") { size in
            let links = (0..<size).map { "NavigationLink(\"\($0)\") { Text(\"x\") }\n" }.joined()
            return "struct List: View { var body: some View { VStack {\n\(links)} } }\n"
        },
    ]

    private static func audit(_ name: String, _ text: @escaping @Sendable (Int) -> String) -> Source {
        Source(testDescription: name, command: "audit app.swift --graph graph.yaml", text: text)
    }

    /// Views about which many rules have something to look for, without the brace at their ends.
    private static func views(_ count: Int) -> [String] {
        (0..<count).map { number in
            """
            struct S\(number): View {
                @State var route = ""; @State var isShown = false; @State var item: Item?; @State var path: [Route] = []
                var body: some View {
                    Text("x").onOpenURL { url in if url.host == "a" { open\(number)() } }
                        .sheet(isPresented: $isShown) { Text(item!.name) }
                        .navigationDestination(for: R\(number).self) { _ in T\(number)() }
                }
                func open\(number)() { path.append(.next\(number)); isShown = true; item = new }

            """
        }
    }

    /// Four times as many types must not take much more than four times as long; quadratic time would be 16 times.
    @Test("take time proportional to their size", arguments: all)
    func timeIsLinearInSize(_ source: Source) throws {
        try QuickRun.leaveOut("gives navgen much to do")
        let growth = try Work.measuredGrowth(upTo: 3000) { size in
            try withTemporaryFolder { folder in
                try folder.write(source.text(size), to: "app.swift")
                try folder.write("navgen: 1\nroot: home\nscreens: {home: {}}\n", to: "graph.yaml")
                let run = try MeasuredRun(source.command.split(separator: " ").map(String.init), in: folder)
                #expect(run.status == 0 || run.status == 1, "\(run.errors.prefix(300))")
                return run.seconds
            }
        }
        #expect(growth < 8)
    }
}
