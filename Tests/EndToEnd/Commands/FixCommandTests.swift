import Foundation
import TestSupport
import Testing

/// What `check --fix` does to files.
@Suite struct FixCommandTests {
    private let text = "navgen: 1\nroot: hoem # start\nscreens:\n  home: {titel: 'Home', identity: []} # first\n"
    private let fixed = "navgen: 1\nroot: home # start\nscreens:\n  home: {title: 'Home'} # first\n"

    private func read(_ name: String, in folder: URL) throws -> String {
        String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
    }

    private func write(_ text: String, _ name: String, in folder: URL) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    @Test func writesOnlyWhatIsFixed() throws {
        try withTemporaryFolder { folder in
            try write(text, "graph.yaml", in: folder)
            let dry = try NavgenProcess.run(["check", "--fix", "--dry-run", "graph.yaml"], in: folder)
            #expect(dry.status == 0)
            #expect(dry.output.contains("-root: hoem # start\n+root: home # start\n"))
            #expect(try read("graph.yaml", in: folder) == text)
            let run = try NavgenProcess.run(["check", "--fix", "graph.yaml"], in: folder)
            #expect(run.status == 0 && run.output == "")
            #expect(
                run.errors == """
                    graph.yaml:2:7: fixed: hoem → home [unknown-node]
                    graph.yaml:4:10: fixed: titel → title [unknown-key]
                    graph.yaml:4:25: fixed: removed identity: [] [no-effect]

                    """)
            #expect(try read("graph.yaml", in: folder) == fixed)
        }
    }

    @Test func keepsMarksLineEndingsAndPermissions() throws {
        try withTemporaryFolder { folder in
            let windows = "\u{FEFF}" + text.replacingOccurrences(of: "\n", with: "\r\n")
            try write(windows, "graph.yaml", in: folder)
            let path = folder.appendingPathComponent("graph.yaml").path
            try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
            #expect(try NavgenProcess.run(["check", "--fix", "graph.yaml"], in: folder).status == 0)
            #expect(
                try read("graph.yaml", in: folder) == "\u{FEFF}" + fixed.replacingOccurrences(of: "\n", with: "\r\n"))
            let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(permissions == 0o640)
        }
    }

    @Test func changesTheTargetOfASymbolicLink() throws {
        try withTemporaryFolder { folder in
            try write(text, "real.yaml", in: folder)
            let link = folder.appendingPathComponent("graph.yaml").path
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real.yaml")
            #expect(try NavgenProcess.run(["check", "--fix", "graph.yaml"], in: folder).status == 0)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real.yaml")
            #expect(try read("real.yaml", in: folder) == fixed)
        }
    }

    @Test func refusesOtherEncodings() throws {
        try withTemporaryFolder { folder in
            let data = try #require(text.data(using: .utf16))
            try data.write(to: folder.appendingPathComponent("graph.yaml"))
            let run = try NavgenProcess.run(["check", "--fix", "graph.yaml"], in: folder)
            #expect(run.status == 3)
            #expect(run.errors.hasPrefix("navgen: cannot fix graph.yaml: it is UTF-16; save it as UTF-8 first\n"))
            #expect(try Data(contentsOf: folder.appendingPathComponent("graph.yaml")) == data)
        }
    }

    @Test func severalGraphsMayShareAFile() throws {
        try withTemporaryFolder { folder in
            for (name, root) in [("one", "home"), ("two", "start")] {
                let text = "navgen: 1\nroot: \(root)\ninclude: [shared.yaml]\nscreens: {\(root): {to: abuot}}\n"
                try write(text, "\(name).yaml", in: folder)
            }
            try write("screens: {about: {titel: About}}\n", "shared.yaml", in: folder)
            #expect(try NavgenProcess.run(["check", "--fix", "one.yaml", "two.yaml"], in: folder).status == 0)
            #expect(try read("shared.yaml", in: folder) == "screens: {about: {title: About}}\n")
            #expect(try read("two.yaml", in: folder).contains("{to: about}"))
        }
    }
}
