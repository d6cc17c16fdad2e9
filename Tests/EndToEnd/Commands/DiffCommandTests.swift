import Foundation
import TestSupport
import Testing

/// `navgen diff` with revisions of a Git repository.
@Suite struct DiffCommandTests {
    private static let graph = """
        navgen: 1
        root: home
        links: {schemes: [shop]}
        include: [{file: parts/orders.yaml, section: orders}]
        screens: {home: {url: /home, to: [orders.list]}}

        """
    private static let section = """
        exports: [list]
        screens: {list: {url: /orders}}

        """
    /// An environment without the user's Git settings.
    private static let settings = ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]

    /// A repository whose first commit has a graph with a section, in the folder `Graphs`.
    private func withRepository(_ body: (URL) throws -> Void) throws {
        try withTemporaryFolder { folder in
            try write(Self.graph, folder, "Graphs/shop.yaml")
            try write(Self.section, folder, "Graphs/parts/orders.yaml")
            try git(["init", "--quiet", "."], folder)
            try commit(folder)
            try body(folder)
        }
    }

    private func write(_ text: String, _ folder: URL, _ path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func git(_ words: [String], _ folder: URL) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-c", "user.name=someone", "-c", "user.email=someone@example.com"] + words
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(Self.settings) { $1 }
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "git \(words)")
    }

    private func commit(_ folder: URL) throws {
        try git(["add", "-A"], folder)
        try git(["commit", "--quiet", "-m", "a version"], folder)
    }

    private func diff(_ words: [String], _ folder: URL) throws -> NavgenProcess.Result {
        try NavgenProcess.run(["diff"] + words, in: folder, environment: Self.settings)
    }

    @Test func aRevisionIsReadWithAllThatItIncludes() throws {
        try withRepository { folder in
            let same = try diff(["HEAD:Graphs/shop.yaml", "Graphs/shop.yaml"], folder)
            #expect(same.status == 0)
            #expect(same.output == "nothing has changed in links, nodes, routes, saved states or source\n")
            try write(
                Self.section.replacingOccurrences(of: "/orders", with: "/purchases"), folder, "Graphs/parts/orders.yaml"
            )
            let run = try diff(["HEAD:Graphs/shop.yaml", "Graphs/shop.yaml"], folder)
            #expect(run.status == 1)
            #expect(run.output.contains("the URLs of `/orders`, which led to `orders.list`, no longer lead anywhere"))
            #expect(run.output.contains("at Graphs/parts/orders.yaml:2:23 in HEAD:Graphs/shop.yaml"))
            try commit(folder)
            let versions = try diff(["HEAD~1:Graphs/shop.yaml", "HEAD:Graphs/shop.yaml"], folder)
            #expect(versions.output.contains("[link-removed]"))
            let back = try diff(["HEAD:Graphs/shop.yaml", "HEAD~1:Graphs/shop.yaml"], folder)
            #expect(back.output.contains("`/purchases`, which led to"))
        }
    }

    @Test func againstARevisionFindsTheFileFromAnyFolder() throws {
        try withRepository { folder in
            try write(Self.graph.replacingOccurrences(of: "/home", with: "/start"), folder, "Graphs/shop.yaml")
            for (words, place) in [
                (["--against", "HEAD", "Graphs/shop.yaml"], ""), (["--against", "HEAD", "shop.yaml"], "Graphs"),
                (["--against", "HEAD", "../shop.yaml"], "Graphs/parts"), (["HEAD:./shop.yaml", "shop.yaml"], "Graphs"),
            ] {
                let run = try diff(words, folder.appendingPathComponent(place))
                #expect(run.status == 1, "\(words) \(run.errors)")
                #expect(run.output.contains("the URLs of `/home`"), "\(words)")
                // The path in Git's notation.
                let named = words[0] == "--against" ? "HEAD:./\(words[2])".replacing("./../", with: "../") : words[0]
                #expect(run.output.contains(" in \(named)\n"), "\(run.output)")
            }
            // From outside a repository.
            let file = folder.appendingPathComponent("Graphs/shop.yaml").path
            try withTemporaryFolder { elsewhere in
                let run = try diff(["--against", "HEAD", file], elsewhere)
                #expect(run.status == 1, "\(run.errors)")
                #expect(run.output.contains("the URLs of `/home`"))
            }
        }
    }

    /// A change whose severity is lowered is neither safe nor breaking.
    @Test func loweredChangesAreNoted() throws {
        try withTemporaryFolder { folder in
            try write(Self.section, folder, "parts/orders.yaml")
            try write(Self.graph, folder, "old.yaml")
            try write(Self.graph.replacingOccurrences(of: "/home", with: "/start"), folder, "new.yaml")
            let words = ["old.yaml", "new.yaml", "--rule", "link-removed=note"]
            let run = try diff(words, folder)
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.output.contains("  note: the URLs of `/home`"), "\(run.output)")
            #expect(run.output.contains("  safe: `/start` leads to `home`"), "\(run.output)")
            #expect(run.output.hasSuffix("\nnothing breaks; 1 noted, 1 safe\n"), "\(run.output)")
            let page = try diff(words + ["--format", "markdown"], folder)
            #expect(page.output.contains("<summary>1 safe change, 1 noted change</summary>"), "\(page.output)")
        }
    }

    @Test func reportsMissingRevisionsAndFiles() throws {
        try withRepository { folder in
            for (words, reason) in [
                (["HEAD:Graphs/none.yaml", "Graphs/shop.yaml"], "there is no such file in `HEAD`"),
                (["nowhere:Graphs/shop.yaml", "Graphs/shop.yaml"], "there is no revision `nowhere` here"),
                (["HEAD:Graphs", "Graphs/shop.yaml"], "it is a folder"),
                (["--against", "nowhere", "Graphs/shop.yaml"], "there is no revision `nowhere` here"),
            ] {
                let run = try diff(words, folder)
                #expect(run.status == 3, "\(words)")
                #expect(run.errors.contains(reason), "\(words): \(run.errors)")
                #expect(run.output.isEmpty)
            }
        }
        try withTemporaryFolder { folder in
            try write("navgen: 1\nroot: home\nscreens: {home: {}}\n", folder, "shop.yaml")
            let run = try NavgenProcess.run(
                ["diff", "--against", "HEAD", "shop.yaml"], in: folder,
                environment: Self.settings.merging(["GIT_CEILING_DIRECTORIES": folder.deletingLastPathComponent().path])
                { $1 })
            #expect(run.status == 3)
            #expect(run.errors.contains("not a git repository"), "\(run.errors)")
        }
    }

    @Test func linksInARepositoryAreFollowed() throws {
        try withRepository { folder in
            try FileManager.default.createSymbolicLink(
                atPath: folder.appendingPathComponent("shop.yaml").path, withDestinationPath: "Graphs/shop.yaml")
            try FileManager.default.createSymbolicLink(
                atPath: folder.appendingPathComponent("away.yaml").path, withDestinationPath: "/etc/hostname")
            try commit(folder)
            try write(Self.section, folder, "parts/orders.yaml")
            try commit(folder)
            #expect(try diff(["HEAD:shop.yaml", "Graphs/shop.yaml"], folder).status == 0)
            let away = try diff(["HEAD:away.yaml", "Graphs/shop.yaml"], folder)
            #expect(away.status == 3)
            #expect(away.errors.contains("a symbolic link leads out of the repository"), "\(away.errors)")
        }
    }

    @Test func aFileWithAColonInItsNameIsAFile() throws {
        try withTemporaryFolder { folder in
            try write("navgen: 1\nroot: home\nscreens: {home: {}}\n", folder, "a:b.yaml")
            #expect(try diff(["a:b.yaml", "a:b.yaml"], folder).status == 0)
        }
    }

    @Test func picturesMarkRemovedNodes() throws {
        try withTemporaryFolder { folder in
            try write("navgen: 1\nroot: home\nscreens: {home: {to: [news]}, news: {}}\n", folder, "old.yaml")
            try write("navgen: 1\nroot: home\nscreens: {home: {}}\n", folder, "new.yaml")
            let dot = try diff(["old.yaml", "new.yaml", "--format", "dot"], folder)
            #expect(dot.status == 1)
            #expect(dot.output.contains("− news"))
            let page = try diff(["old.yaml", "new.yaml", "--format", "html", "-o", "changes.html"], folder)
            #expect(page.status == 1)
            let text = try String(contentsOf: folder.appendingPathComponent("changes.html"), encoding: .utf8)
            #expect(text.hasPrefix("<!") && text.contains("\"changes\""))
            // The compared files are never overwritten.
            let over = try diff(["old.yaml", "new.yaml", "-o", "old.yaml"], folder)
            #expect(over.status == 3)
        }
    }
}
