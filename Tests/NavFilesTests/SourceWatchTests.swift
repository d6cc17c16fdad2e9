import Foundation
import NavPlatform
import Testing

@testable import NavCompiler
@testable import NavFiles

/// Tests what wakes a watch. Files are changed before it waits, so the tests do not depend on the
/// speed of the machine: a change that is not noticed makes the wait time out.
@Suite(.timeLimit(.minutes(5))) struct SourceWatchTests {
    /// How editors and tools save a file.
    private static let saves: [(name: String, save: @Sendable (WatchedFolder, String) throws -> Void)] = [
        ("in place", { try $0.write("new", to: $1) }),
        (
            "by renaming over",
            {
                try $0.write("new", to: "\($1).tmp")
                try $0.rename("\($1).tmp", $1)
            }
        ),
        (
            "moving the old away first",
            {
                try $0.rename($1, "\($1)~")
                try $0.write("new", to: $1)
                try $0.remove("\($1)~")
            }
        ),
        (
            "removing first",
            {
                try $0.remove($1)
                try $0.write("new", to: $1)
            }
        ),
        ("by a symbolic link to another", { try $0.link($1, to: $0.file("elsewhere", holding: "new")) }),
        (
            "by a hard link to another",
            {
                try $0.remove($1)
                try FileManager.default.linkItem(atPath: $0.file("elsewhere", holding: "new"), toPath: $0.path($1))
            }
        ),
    ]

    @Test(arguments: saves.map(\.name)) func noticesEveryWayOfSaving(name: String) throws {
        let save = try #require(Self.saves.first { $0.name == name }).save
        try withWatchedFolder { folder in
            try folder.write("old", to: "a.yaml")
            #expect(try folder.read("a.yaml") == ["old"])
            try save(folder, "a.yaml")
            #expect(folder.wakes())
            #expect(try folder.read("a.yaml") == ["new"])
            #expect(folder.staysAsleep())
            // The file is still watched.
            try folder.write("newer", to: "a.yaml")
            #expect(folder.wakes())
        }
    }

    @Test func noticesWritesToAnOpenFile() throws {
        try withWatchedFolder { folder in
            try folder.write("old", to: "a.yaml")
            _ = try folder.read("a.yaml")
            let handle = try #require(FileHandle(forWritingAtPath: folder.path("a.yaml")))
            defer { try? handle.close() }
            try handle.seekToEnd()
            try handle.write(contentsOf: Data(" and more".utf8))
            #expect(folder.wakes())
            #expect(try folder.read("a.yaml") == ["old and more"])
        }
    }

    @Test func watchesUnreadableFiles() throws {
        try withWatchedFolder { folder in
            #expect(try folder.read("a/b/c.yaml") == [nil])
            // A new folder in the path does not wake it, as the file is still missing.
            try folder.makeFolder("a")
            #expect(folder.staysAsleep())
            try folder.makeFolder("a/b")
            #expect(folder.staysAsleep())
            try folder.write("here", to: "a/b/c.yaml")
            #expect(folder.wakes())
            #expect(try folder.read("a/b/c.yaml") == ["here"])
            try folder.remove("a/b/c.yaml")
            #expect(folder.wakes())
        }
    }

    @Test func noticesAFolderThatIsReplaced() throws {
        try withWatchedFolder { folder in
            try folder.makeFolder("a/b")
            try folder.write("old", to: "a/b/c.yaml")
            _ = try folder.read("a/b/c.yaml")
            try folder.rename("a", "away")
            #expect(folder.wakes())
            #expect(try folder.read("a/b/c.yaml") == [nil])
            try folder.rename("away", "a")
            #expect(folder.wakes())
            #expect(try folder.read("a/b/c.yaml") == ["old"])
            // Replaces the folder while the watch is not waiting.
            try folder.makeFolder("other/b")
            try folder.write("new", to: "other/b/c.yaml")
            try folder.rename("a", "away")
            try folder.rename("other", "a")
            #expect(folder.wakes())
            #expect(try folder.read("a/b/c.yaml") == ["new"])
            try folder.write("never read", to: "away/b/c.yaml")
            #expect(folder.staysAsleep())
        }
    }

    @Test func linksAreFollowed() throws {
        try withWatchedFolder { folder in
            try folder.makeFolder("one")
            try folder.makeFolder("two")
            try folder.write("first", to: "one/a.yaml")
            try folder.write("second", to: "two/a.yaml")
            try folder.link("now", to: "one")
            try folder.link("way", to: "now/../now/a.yaml")
            #expect(try folder.read("way") == ["first"])
            try folder.write("third", to: "one/a.yaml")
            #expect(folder.wakes())
            #expect(try folder.read("way") == ["third"])
            try folder.link("now", to: folder.path("two"))
            #expect(folder.wakes())
            #expect(try folder.read("way") == ["second"])
            try folder.write("unseen", to: "one/a.yaml")
            #expect(folder.staysAsleep())
            try folder.link("circle", to: "circle")
            #expect(try folder.read("circle") == [nil])
            try folder.remove("circle")
            try folder.write("open", to: "circle")
            #expect(folder.wakes())
        }
    }

    @Test func ignoresOtherFiles() throws {
        try withWatchedFolder { folder in
            try folder.makeFolder("a")
            try folder.write("one", to: "a/a.yaml")
            try folder.write("two", to: "b.yaml")
            _ = try folder.read("a/a.yaml", "b.yaml")
            try folder.write("x", to: "a/Shop.swift")
            try folder.write("x", to: "a/a.yaml~")
            try folder.makeFolder("Generated")
            try folder.write("x", to: "Generated/b.yaml")
            #expect(folder.staysAsleep())
            // Files that are no longer read are no longer watched.
            _ = try folder.read("a/a.yaml")
            try folder.write("x", to: "b.yaml")
            #expect(folder.staysAsleep())
            #expect(folder.watch.fileCount == 1)
            try folder.write("x", to: "a/a.yaml")
            #expect(folder.wakes())
        }
    }

    @Test func noticesAChangeBetweenReadingAndWaiting() throws {
        try withWatchedFolder { folder in
            try folder.write("old", to: "a.yaml")
            folder.watch.watching { reader in
                _ = reader.read(folder.path("a.yaml"), .max - 1, .anything)
                try? folder.write("new", to: "a.yaml")
            }
            #expect(folder.wakes())
            _ = try folder.read("a.yaml")
            #expect(folder.staysAsleep())
        }
    }

    /// If file times have a coarse resolution, both saves may have the same time; here they also
    /// have the same size.
    @Test func aSecondSaveRightAfterTheFirstIsNoticed() throws {
        try withWatchedFolder { folder in
            for _ in 0..<10 {
                try folder.write("old", to: "a.yaml")
                #expect(try folder.read("a.yaml") == ["old"])
                try folder.write("new", to: "a.yaml")
                #expect(folder.wakes())
            }
        }
    }

    @Test func manyChangesWakeItOnce() throws {
        try withWatchedFolder { folder in
            let names = (0..<50).map { "\($0).yaml" }
            for name in names { try folder.write("old", to: name) }
            _ = try folder.read(names)
            for name in names {
                try folder.remove(name)
                try folder.write("new", to: name)
            }
            #expect(folder.wakes())
            #expect(try folder.read(names) == names.map { _ in "new" })
            #expect(folder.staysAsleep())
        }
    }

    @Test func endlessChangesDoNotDelayABuildForever() throws {
        try withWatchedFolder { folder in
            try folder.write("0", to: "a.yaml")
            _ = try folder.read("a.yaml")
            let path = folder.path("a.yaml")
            let writer = Thread {
                var count = 0
                while !Thread.current.isCancelled {
                    count += 1
                    try? "\(count)".write(toFile: path, atomically: false, encoding: .utf8)
                    usleep(1000)
                }
            }
            writer.start()
            defer { writer.cancel() }
            #expect(folder.wakes())
            #expect(writer.isExecuting)
        }
    }

    @Test func endsWhenItsOutputIsClosed() throws {
        try withWatchedFolder { folder in
            var ends: [Int32] = [0, 0]
            #expect(pipe(&ends) == 0)
            defer { close(ends[1]) }
            try folder.write("old", to: "a.yaml")
            _ = try folder.read("a.yaml")
            #expect(folder.watch.wait(limit: .milliseconds(50), outputs: [ends[1]]) == .timedOut)
            // A file and an invalid descriptor do not count as a closed reader.
            let file = open(folder.path("log"), O_WRONLY | O_CREAT, 0o666)
            defer { close(file) }
            #expect(folder.watch.wait(limit: .milliseconds(50), outputs: [file, 12_345]) == .timedOut)
            close(ends[0])
            #expect(folder.watch.wait(limit: .seconds(60), outputs: [file, ends[1]]) == .outputClosed)
        }
    }
}

/// A folder of files, and a watch that reads some of them.
struct WatchedFolder {
    let folder: String
    let watch: SourceWatch

    func path(_ name: String) -> String { name.hasPrefix("/") ? name : folder + "/" + name }

    /// The contents of files; nil for those that cannot be read.
    func read(_ names: [String]) throws -> [String?] {
        watch.watching { reader in
            names.map { name in
                (try? reader.read(path(name), .max - 1, .anything).get()).map { String(decoding: $0, as: UTF8.self) }
            }
        }
    }

    func read(_ names: String...) throws -> [String?] { try read(names) }

    func wakes() -> Bool { watch.wait(limit: .seconds(60)) == .changed }

    /// A change was already made, so the first poll would notice it.
    func staysAsleep() -> Bool { watch.wait(limit: .milliseconds(100)) == .timedOut }

    func write(_ text: String, to name: String) throws {
        try text.write(toFile: path(name), atomically: false, encoding: .utf8)
    }

    /// The path of a new file.
    func file(_ name: String, holding text: String) throws -> String {
        try write(text, to: name)
        return path(name)
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

    /// Renames like `rename(2)`, replacing an existing file.
    func rename(_ old: String, _ new: String) throws {
        guard Foundation.rename(path(old), path(new)) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    }

    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
    }

    /// Creates or replaces a symbolic link atomically.
    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(name) + ".new", withDestinationPath: target)
        try rename(name + ".new", name)
    }
}

func withWatchedFolder(_ body: (WatchedFolder) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navgen-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(WatchedFolder(folder: folder, watch: SourceWatch()))
}
