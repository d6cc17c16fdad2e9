import Foundation
import NavSyntax
import TestSupport
import Testing

@testable import NavCompiler

/// The files that an `include` can and cannot name.
@Suite(.timeLimit(.minutes(20))) struct IncludeTests {
    private func graph(including file: String) -> String {
        "navgen: 1\nroot: home\ninclude: ['\(file)']\nscreens: {home: {to: other}}\n"
    }
    private let other = "screens: {other: {}}\n"

    /// Creates a folder with `app/graph.yaml`, and files outside `app`.
    private func withProject(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navgen-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["app/sub", "outside"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        try other.write(to: folder.appendingPathComponent("outside/other.yaml"), atomically: false, encoding: .utf8)
        try other.write(to: folder.appendingPathComponent("app/sub/inner.yaml"), atomically: false, encoding: .utf8)
        try body(folder)
    }

    /// The diagnostics of a graph with one include, as `rule: message`.
    private func findings(
        in folder: URL, including file: String, main: String = "app/graph.yaml", allowsOutside: Bool = false
    ) throws -> [String] {
        let place = folder.appendingPathComponent(main)
        try graph(including: file).write(to: place, atomically: false, encoding: .utf8)
        var options = CompilerOptions()
        options.allowsOutside = allowsOutside
        // Names that are unknown without the include don't matter here.
        return compile(place.path, options: options).diagnostics.filter { $0.rule != "unknown-node" }
            .map { "\($0.rule): \($0.message)" }
    }

    /// Paths that lead out of the folder, and whether the path itself does or a symbolic link.
    private static let pathsOutside: [(file: String, isLink: Bool)] = [
        ("../outside/other.yaml", false), ("sub/../../outside/other.yaml", false), ("link.yaml", true),
        ("way/other.yaml", true), ("sub/chain.yaml", true), ("//OUTSIDE/other.yaml", false),
    ]

    private func makeLinks(_ folder: URL) throws {
        for (name, target) in [
            ("link.yaml", "../outside/other.yaml"), ("way", "../outside"), ("sub/chain.yaml", "../link.yaml"),
        ] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.appendingPathComponent("app/" + name).path, withDestinationPath: target)
        }
    }

    @Test(arguments: pathsOutside.map(\.file)) func rejectsFilesOutsideUnlessAllowed(file: String) throws {
        let isLink = try #require(Self.pathsOutside.first { $0.file == file }).isLink
        try withProject { folder in
            try makeLinks(folder)
            let file = file.replacingOccurrences(of: "/OUTSIDE", with: folder.appendingPathComponent("outside").path)
            let reason =
                isLink
                ? "is outside the folder of the main graph: a symbolic link leads there"
                : "leads out of the folder of the main graph"
            #expect(try findings(in: folder, including: file) == ["path-outside: `\(file)` \(reason)"])
            #expect(try findings(in: folder, including: file, allowsOutside: true).isEmpty)
        }
    }

    @Test func linksThatStayInTheFolderAreFollowed() throws {
        try withProject { folder in
            for (name, target) in [("inner.yaml", "sub/inner.yaml"), ("round", "../app/sub")] {
                try FileManager.default.createSymbolicLink(
                    atPath: folder.appendingPathComponent("app/" + name).path, withDestinationPath: target)
            }
            for file in ["inner.yaml", "round/inner.yaml", "./sub//inner.yaml", "sub/../sub/inner.yaml"] {
                #expect(try findings(in: folder, including: file).isEmpty, "\(file)")
            }
        }
    }

    /// In a sandbox of symbolic links, as Bazel creates it, the folder of the real graph counts.
    @Test func aSandboxOfLinksIsTheRealFolder() throws {
        try withProject { folder in
            #expect(try findings(in: folder, including: "sub/inner.yaml").isEmpty)
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("sandbox/sub"), withIntermediateDirectories: true)
            for (name, target) in [
                ("graph.yaml", "app/graph.yaml"), ("sub/inner.yaml", "app/sub/inner.yaml"),
                ("sub/away.yaml", "outside/other.yaml"),
            ] {
                try FileManager.default.createSymbolicLink(
                    at: folder.appendingPathComponent("sandbox/" + name),
                    withDestinationURL: folder.appendingPathComponent(target))
            }
            let main = folder.appendingPathComponent("sandbox/graph.yaml").path
            #expect(compile(main).diagnostics.isEmpty)
            #expect(
                try findings(in: folder, including: "sub/away.yaml", main: "sandbox/graph.yaml").map { $0.prefix(12) }
                    == ["path-outside"])
        }
    }

    /// Folders, devices and pipes are refused, without waiting for a pipe that has no writer.
    @Test(arguments: [true, false]) func onlyRegularFilesAreRead(allowsOutside: Bool) throws {
        try withProject { folder in
            let app = folder.appendingPathComponent("app")
            #expect(mkfifo(app.appendingPathComponent("pipe").path, 0o600) == 0)
            try listen(at: app.appendingPathComponent("socket").path)
            for (name, target) in [
                ("zero", "/dev/zero"), ("tty", "/dev/tty"), ("dangling", "nowhere"), ("ring", "ring"),
            ] {
                try FileManager.default.createSymbolicLink(
                    atPath: app.appendingPathComponent(name).path, withDestinationPath: target)
            }
            var expected = [
                "pipe": "is a pipe, not a file", "socket": "is a socket, not a file", "sub": "is a folder",
                ".": "is a folder", "": "is a folder", "-": "no such file or directory",
                "missing": "no such file or directory",
                "dangling": "no such file or directory", "ring": "too many levels of symbolic links",
                "graph.yaml/x": "not a directory",
            ]
            if allowsOutside {
                for name in ["zero", "tty", "/dev/zero"] { expected[name] = "is a device, not a file" }
                expected[".."] = "is a folder"
            }
            for (name, reason) in expected {
                let found = try findings(in: folder, including: name, allowsOutside: allowsOutside)
                #expect(found == ["include-missing: `\(name)` cannot be read: \(reason)"])
            }
            if !allowsOutside {
                for name in ["zero", "tty", "..", "/dev/zero"] {
                    let found = try findings(in: folder, including: name)
                    #expect(found.map { $0.prefix(12) } == ["path-outside"], "\(name)")
                }
            }
        }
    }

    #if os(Linux)
        /// An unlinked file can be opened through `/proc`, but is in no folder.
        @Test func unlinkedFilesAreNotRead() throws {
            try withProject { folder in
                let secret = folder.appendingPathComponent("secret")
                try other.write(to: secret, atomically: false, encoding: .utf8)
                let handle = try FileHandle(forReadingFrom: secret)
                try FileManager.default.removeItem(at: secret)
                try FileManager.default.createSymbolicLink(
                    atPath: folder.appendingPathComponent("app/link").path,
                    withDestinationPath: "/proc/self/fd/\(handle.fileDescriptor)")
                let found = try findings(in: folder, including: "link")
                #expect(found.map { $0.prefix(12) } == ["path-outside"])
                #expect(try findings(in: folder, including: "link", allowsOutside: true).isEmpty)
                try handle.close()
            }
        }
    #endif

    /// Creates a socket.
    private func listen(at path: String) throws {
        #if canImport(Glibc)
            let kind = Int32(SOCK_STREAM.rawValue)
        #else
            let kind = SOCK_STREAM
        #endif
        let socket = Foundation.socket(AF_UNIX, kind, 0)
        defer { close(socket) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        try withUnsafeMutableBytes(of: &address.sun_path) { place in
            try #require(path.utf8.count < place.count)
            place.copyBytes(from: path.utf8)
        }
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        #expect(result == 0)
    }

    /// System calls would end the path at the NUL.
    @Test func rejectsAPathWithANUL() throws {
        try withProject { folder in
            let place = folder.appendingPathComponent("app/graph.yaml")
            for file in ["sub/inner.yaml\\0", "sub/inner.yaml\\0.txt"] {
                let text = graph(including: "x").replacingOccurrences(of: "'x'", with: "\"\(file)\"")
                try text.write(to: place, atomically: false, encoding: .utf8)
                var options = CompilerOptions()
                for allowsOutside in [false, true] {
                    options.allowsOutside = allowsOutside
                    #expect(compile(place.path, options: options).diagnostics.map(\.rule) == ["include-missing"])
                }
            }
        }
    }

    /// A file is the same under all its names; otherwise a symbolic link to its own folder would
    /// never end.
    @Test func aFileIsIncludedOnceUnderAllItsNames() throws {
        try withProject { folder in
            let app = folder.appendingPathComponent("app")
            for (name, target) in [("loop", "."), ("again.yaml", "sub/inner.yaml"), ("me.yaml", "graph.yaml")] {
                try FileManager.default.createSymbolicLink(
                    atPath: app.appendingPathComponent(name).path, withDestinationPath: target)
            }
            #expect(
                try findings(in: folder, including: "loop/loop/graph.yaml")
                    == [
                        "include-cycle: `loop/loop/graph.yaml` includes itself: `graph.yaml` → `loop/loop/graph.yaml`"
                    ])
            #expect(
                try findings(in: folder, including: "me.yaml")
                    == ["include-cycle: `me.yaml` includes itself: `graph.yaml` → `me.yaml`"])
            #expect(
                try findings(in: folder, including: "sub/inner.yaml', 'again.yaml")
                    == ["include-cycle: `again.yaml` is already part of this graph"])
            #expect(
                try findings(in: folder, including: "../app/graph.yaml", allowsOutside: true)
                    == ["include-cycle: `../app/graph.yaml` includes itself: `graph.yaml` → `graph.yaml`"])
        }
    }

    /// Names that are equal as strings but not as bytes are different files if the file system has
    /// both.
    @Test func namesAreComparedAsBytes() throws {
        try withProject { folder in
            let app = folder.appendingPathComponent("app")
            let (composed, decomposed) = ("\u{E9}.yaml", "e\u{301}.yaml")
            try Data(other.utf8).write(to: app.appendingPathComponent(composed))
            let isOneFile = FileManager.default.fileExists(atPath: app.path + "/" + decomposed)
            if !isOneFile {
                try Data("screens: {third: {entry: true}}\n".utf8).write(to: app.appendingPathComponent(decomposed))
            }
            #expect(try findings(in: folder, including: "\(composed)', '\(decomposed)").isEmpty != isOneFile)
        }
    }
}
