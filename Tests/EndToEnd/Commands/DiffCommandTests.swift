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
            #expect(run.status == 4)
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
                #expect(run.status == 4, "\(words) \(run.errors)")
                #expect(run.output.contains("the URLs of `/home`"), "\(words)")
                // The path in Git's notation.
                let named = words[0] == "--against" ? "HEAD:./\(words[2])".replacing("./../", with: "../") : words[0]
                #expect(run.output.contains(" in \(named)\n"), "\(run.output)")
            }
            // From outside a repository.
            let file = folder.appendingPathComponent("Graphs/shop.yaml").path
            try withTemporaryFolder { elsewhere in
                let run = try diff(["--against", "HEAD", file], elsewhere)
                #expect(run.status == 4, "\(run.errors)")
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
            #expect(dot.status == 4)
            #expect(dot.output.contains("− news"))
            let page = try diff(["old.yaml", "new.yaml", "--format", "html", "-o", "changes.html"], folder)
            #expect(page.status == 4)
            let text = try String(contentsOf: folder.appendingPathComponent("changes.html"), encoding: .utf8)
            #expect(text.hasPrefix("<!") && text.contains("\"changes\""))
            // The compared files are never overwritten.
            let over = try diff(["old.yaml", "new.yaml", "-o", "old.yaml"], folder)
            #expect(over.status == 3)
        }
    }

    /// A graph that a revision does not have is new, unless its path may be a typing mistake.
    @Test func aNewGraphIsAllAdded() throws {
        try withRepository { folder in
            try write(Self.graph.replacingOccurrences(of: "parts/", with: "Graphs/parts/"), folder, "new.yaml")
            let run = try diff(["--against", "HEAD", "new.yaml"], folder)
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errors == "HEAD:./new.yaml does not exist: the whole graph is new\n")
            #expect(run.output.contains("safe: the screen `home` is new [node-added]"))
            #expect(run.output.contains("safe: `/orders` leads to `orders.list` [link-added]"))
            #expect(!run.output.contains("look:") && !run.output.contains("breaks:"))
            #expect(try diff(["HEAD:new.yaml", "new.yaml"], folder).output == run.output)
            let mistake = try diff(["HEAD:neu.yaml", "new.yaml"], folder)
            #expect(mistake.status == 3 && mistake.output.isEmpty)
            #expect(try diff(["--against", "nowhere", "new.yaml"], folder).status == 3)
        }
    }

    /// An accepted change passes as long as it is the same change.
    @Test func acceptedChangesPassOnce() throws {
        try withRepository { folder in
            func change(_ old: String, _ new: String) throws {
                let text = Self.section.replacingOccurrences(of: old, with: new)
                try write(text, folder, "Graphs/parts/orders.yaml")
            }
            let words = ["--against", "HEAD", "Graphs/shop.yaml"]
            #expect(try diff(words + ["--accept", "why not"], folder).errors.contains("nothing to accept"))
            try change("/orders", "/purchases")
            #expect(try diff(words, folder).status == 4)
            let accepting = try diff(words + ["--accept", "the \"shop\" is \\ closed: é"], folder)
            #expect(accepting.status == 0 && accepting.output.isEmpty)
            #expect(accepting.errors == "wrote Graphs/navgen-accepted.yaml\naccepted 1 change\n")
            let run = try diff(words, folder)
            #expect(run.status == 0 && run.output.contains("      accepted: the \"shop\" is \\ closed: é\n"))
            #expect(run.output.hasSuffix("nothing breaks; 1 accepted, 1 safe\n"))
            #expect(try diff(words + ["--fail-on", "warning"], folder).status == 0)
            // Another change still breaks, and so does the same one with other consequences.
            try change("list: {url: /orders}", "list: {params: {n: Int?}, url: /purchases}")
            #expect(try diff(words, folder).status == 4)
            try change("/orders", "/purchases")
            try commit(folder)
            let later = try diff(words, folder)
            #expect(later.status == 0 && later.errors.contains("so it can go: the URLs of `/orders`"))
            let forgetting = try diff(words + ["--accept", "none"], folder)
            #expect(forgetting.errors.hasSuffix("accepted 0 changes, and forgot 1 change that no longer occurs\n"))
            #expect(try diff(words, folder).errors.isEmpty)
        }
    }

    @Test func unreadableAcceptedChangesFail() throws {
        try withRepository { folder in
            let words = ["--against", "HEAD", "Graphs/shop.yaml"]
            for (text, problem) in [
                ("- x", ":1: expected `change`, `what` and `reason`"), ("a: b", ":1: expected a list of changes"),
                ("- {change: a, what: b}", ":1: an accepted change needs a `reason`"),
                ("- {change: a, reason: b}", ":1: an accepted change needs `change` and `what`"),
                ("- change: a\n  who: b", ":2: expected `graph`, `change`, `what`, `details` or `reason`, and a text"),
                ("- [", ":"),
            ] {
                try write(text, folder, "Graphs/navgen-accepted.yaml")
                for more in [[], ["--accept", "why"]] {
                    let run = try diff(words + more, folder)
                    #expect(run.status == 1 && run.output.isEmpty)
                    #expect(run.errors.contains("Graphs/navgen-accepted.yaml\(problem)"), "\(run.errors)")
                }
                let file = folder.appendingPathComponent("Graphs/navgen-accepted.yaml")
                #expect(try String(contentsOf: file, encoding: .utf8) == text)
            }
            #expect(try diff(words + ["--accepted", "none.yaml"], folder).status == 3)
        }
    }

    /// An entry of the old version's file is about an earlier change, and so is one with other consequences.
    @Test func acceptedChangesDoNotPassAgain() throws {
        try withRepository { folder in
            func write(_ screens: String, _ name: String = "a") throws {
                let text = "navgen: 1\nname: A\nroot: home\nlinks: {schemes: [a]}\nscreens: {\(screens)}\n"
                try self.write(text, folder, "\(name).yaml")
            }
            let stable = "home: {to: [item, best, evil]}, best: {}, evil: {}, "
            let item = stable + "item: {params: {id: Int}, url: \"/item/{id}\"}"
            let words = ["--against", "HEAD", "a.yaml"]
            try write(item)
            try commit(folder)
            // Some items lead elsewhere; then all do.
            try write(item.replacingOccurrences(of: "best: {}", with: "best: {url: /item/1}"))
            #expect(try diff(words + ["--accept", "a sale"], folder).status == 0)
            #expect(try diff(words, folder).status == 0)
            try write(
                item.replacingOccurrences(of: "evil: {}", with: "evil: {params: {id: Int}, url: \"/item/{id}\"}")
                    .replacingOccurrences(of: "item: {params: {id: Int}, url: \"/item/{id}\"}", with: "item: {}"))
            #expect(try diff(words, folder).status == 4)
            // Removed, restored, and removed again.
            try write(stable + "item: {}")
            #expect(try diff(words + ["--accept", "once"], folder).status == 0)
            try commit(folder)
            #expect(try diff(["HEAD~1:a.yaml", "HEAD:a.yaml"], folder).status == 0)
            try write(item)
            try commit(folder)
            try write(stable + "item: {}")
            #expect(try diff(words, folder).status == 4)
            #expect(try diff(words + ["--accept", "once"], folder).status == 0)
            #expect(try diff(words, folder).output.contains("accepted: once (again)"))
        }
    }

    @Test func graphsInOneFolderShareTheFile() throws {
        try withTemporaryFolder { folder in
            func graph(_ url: String) -> String {
                "navgen: 1\nroot: home\nlinks: {schemes: [a]}\nscreens: {home: {url: \(url)}}\n"
            }
            for name in ["a", "b"] {
                try write(graph("/old"), folder, "\(name)-old.yaml")
                try write(graph("/new"), folder, "\(name).yaml")
            }
            for name in ["a", "b", "a"] {
                let words = ["\(name)-old.yaml", "\(name).yaml"]
                if name == "b" { #expect(try diff(words, folder).status == 4) }
                #expect(
                    try diff(words + ["--accept", "for \(name)"], folder).errors.contains("accepted \(name)") == false)
                let run = try diff(words, folder)
                #expect(run.status == 0 && run.errors.isEmpty && run.output.contains("accepted: for \(name)"))
            }
            // A rule that is lowered or off keeps the entry.
            let words = ["a-old.yaml", "a.yaml", "--accept", "more"]
            for level in ["note", "off"] {
                let run = try diff(words + ["--rule", "link-removed=\(level)"], folder)
                #expect(run.errors.contains("accepted 0 changes\n"), "\(run.errors)")
            }
            #expect(try diff(["a-old.yaml", "a.yaml"], folder).status == 0)
            #expect(try diff(words + ["--format", "json"], folder).status == 2)
            for text in ["", "# nothing\n\n  # here\n", "[]\n"] {
                try write(text, folder, "navgen-accepted.yaml")
                #expect(try diff(["a-old.yaml", "a.yaml"], folder).status == 4)
            }
        }
    }
}
