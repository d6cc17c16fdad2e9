import Foundation
import TestSupport
import Testing

/// Output folders that cannot be written.
@Suite(.timeLimit(.minutes(20))) struct OutputFolderTests {
    /// Runs navgen as an unprivileged user, since root ignores the modes of files.
    private struct Unprivileged {
        let words: [String]

        /// Whether this process is root and ignores the modes of files.
        static let isRoot: Bool = {
            let isWritable = try? withTemporaryFolder { folder in
                chmod(folder.path, 0o555)
                defer { chmod(folder.path, 0o755) }
                return access(folder.path, W_OK) == 0
            }
            return isWritable ?? false
        }()

        init(in work: URL) throws {
            guard Self.isRoot else {
                words = [NavgenProcess.executable.path]
                return
            }
            // Another user may not be able to run a program in the build folder.
            let copy = work.appendingPathComponent("navgen")
            // Copied by another process: a child process of another test could inherit the open
            // file, and a file that is open for writing cannot be executed.
            let copying = try NavgenProcess.shell("cp '\(NavgenProcess.executable.path)' navgen", in: work)
            try #require(copying.status == 0, "\(copying.errors)")
            words = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", copy.path]
            chmod(work.path, 0o755)
        }

        /// Whether this works on this machine.
        static let isPossible: Bool = {
            guard isRoot else { return true }
            let run = try? withTemporaryFolder { work in
                try NavgenProcess.shell((Unprivileged(in: work).words + ["--version"]).joined(separator: " "), in: work)
            }
            return run?.status == 0
        }()

        func run(_ arguments: String, in work: URL) throws -> NavgenProcess.Result {
            try NavgenProcess.shell((words + [arguments]).joined(separator: " "), in: work)
        }

        /// Makes the user that runs navgen the owner of a file or folder.
        func give(_ url: URL) {
            guard Self.isRoot else { return }
            for path in [url]
                + (FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)?.allObjects ?? [])
            {
                if let path = path as? URL { chown(path.path, 65534, 65534) }
            }
        }
    }

    private static let notRoot: Comment =
        "root may write everywhere, and there is no setpriv with which to be somebody else"

    @Test(.enabled(if: Unprivileged.isPossible, notRoot)) func aReadOnlyFolderIsUnchanged() throws {
        try withTemporaryFolder { work in
            let states = try BuildStates(in: work)
            try states.choose("New")
            let user = try Unprivileged(in: work)
            user.give(states.out)
            let folders = [states.out, states.out.appendingPathComponent("pictures")]
            for folder in folders { chmod(folder.path, 0o555) }
            let run = try user.run("build graph.yaml --out out", in: work)
            for folder in folders { chmod(folder.path, 0o755) }
            #expect(run.status == 3)
            for path in states.new.keys {
                #expect(run.errors.contains("navgen: cannot write out/\(path): permission denied\n"))
            }
            #expect(try states.contents() == states.old)
            try states.expectCompleteNextBuild("after a folder that was read-only")
        }
    }

    @Test(.enabled(if: Unprivileged.isPossible, notRoot)) func reportsWhatCannotBeReadOrCreated() throws {
        try withTemporaryFolder { work in
            let states = try BuildStates(in: work)
            let user = try Unprivileged(in: work)
            let closed = work.appendingPathComponent("closed")
            try FileManager.default.createDirectory(at: closed, withIntermediateDirectories: true)
            try work.write("screens: {more: {}}\n", to: "closed/more.yaml")
            try work.write("navgen: 1\ninclude: [closed/more.yaml]\nscreens: {home: {}}\n", to: "main.yaml")
            user.give(closed)
            chmod(closed.path, 0)
            defer { chmod(closed.path, 0o755) }
            let build = try user.run("build graph.yaml --out closed/out", in: work)
            #expect(build.status == 3)
            #expect(build.errors.contains("navgen: cannot write closed/out: permission denied\n"))
            let check = try user.run("check main.yaml", in: work)
            #expect(check.status == 1)
            #expect(check.errors.contains("`closed/more.yaml` cannot be read: permission denied [include-missing]"))
            #expect(try user.run("check closed/more.yaml", in: work).status == 3)
            // A read-only file can be replaced: the new file gets its permissions.
            user.give(states.out)
            let page = states.out.appendingPathComponent("Small.md").path
            chmod(page, 0o444)
            try states.choose("New")
            #expect(try user.run("build graph.yaml --out out", in: work).status == 0)
            #expect(try states.contents() == states.new)
            #expect(try FileManager.default.attributesOfItem(atPath: page)[.posixPermissions] as? Int == 0o444)
        }
    }

    /// With a limit on file size, each file that would exceed it stays as it was.
    @Test func aFileSizeLimitKeepsOldFiles() throws {
        try withTemporaryFolder { work in
            let states = try BuildStates(in: work)
            try states.choose("New")
            // The limit is in blocks of 512 or 1024 bytes.
            let line = "ulimit -f 2; navgen build graph.yaml --out out"
            let run = try NavgenProcess.shell(line, in: work)
            #expect(run.status == 3)
            #expect(run.errors.contains("navgen: cannot write out/SmallRoutes.swift: file too large\n"))
            #expect(run.errors.contains("wrote out/Small.md\n"))
            try states.expectCompleteFiles("with a limit on the size of files")
            let found = try states.contents()
            #expect(found["SmallRoutes.swift"] == states.old["SmallRoutes.swift"])
            #expect(found["Small.md"] == states.new["Small.md"])
            #expect(!found.keys.contains(where: BuildStates.isTemporary))
            try states.expectCompleteNextBuild("after a limit")
            let schema = try NavgenProcess.shell("ulimit -f 2; navgen schema >schema.json", in: work)
            #expect(schema.errors == "navgen: cannot write to standard output: file too large\n" && schema.status == 3)
        }
    }

    #if os(Linux)
        /// The command prefix of a shell with its own mount namespace; nil if that is not allowed.
        private static let ownMounts: String? = ["unshare -m", "unshare -Urm"].first { words in
            let line = "\(words) sh -c 'mount -t tmpfs -o size=64k none .'"
            return (try? withTemporaryFolder { try NavgenProcess.shell(line, in: $0) })?.status == 0
        }

        /// Runs shell commands with `full`, a file system of 64 KB.
        private func runWithSmallDisk(_ lines: String, in work: URL) throws -> NavgenProcess.Result {
            let mounts = try #require(Self.ownMounts)
            try work.write("mkdir full\nmount -t tmpfs -o size=64k none full\n" + lines, to: "script")
            return try NavgenProcess.shell("\(mounts) sh -e script", in: work)
        }

        @Test(.enabled(if: ownMounts != nil, "nothing may be mounted here: see aFailingCallLeavesOldOrNewFiles"))
        func aFullDiskKeepsOldFiles() throws {
            try withTemporaryFolder { work in
                let states = try BuildStates(in: work)
                try states.choose("New")
                let run = try runWithSmallDisk(
                    """
                    cp -r out/. full
                    dd if=/dev/zero of=full/ballast bs=1k count=1000 2>/dev/null || true
                    navgen build graph.yaml --out full --quiet || echo "status $?"
                    find full -name '.*' -type f
                    rm full/ballast
                    cp -r full found
                    navgen build graph.yaml --out full
                    cp -r full repaired

                    """, in: work)
                #expect(run.status == 0 && run.output == "status 3\n", "\(run)")
                #expect(run.errors.contains("cannot write full/SmallRoutes.swift: no space left on device\n"))
                for (folder, expected) in [("found", states.old), ("repaired", states.new)] {
                    try FileManager.default.removeItem(at: states.out)
                    try FileManager.default.moveItem(at: work.appendingPathComponent(folder), to: states.out)
                    let found = try states.contents()
                    #expect(found == expected, "\(folder): \(found)")
                }
            }
        }

        @Test(.enabled(if: ownMounts != nil, "nothing may be mounted here: see aReadOnlyFolderIsUnchanged"))
        func aReadOnlyDiskIsUnchanged() throws {
            try withTemporaryFolder { work in
                let states = try BuildStates(in: work)
                try states.choose("New")
                let run = try runWithSmallDisk(
                    """
                    cp -r out/. full
                    mount -o remount,bind,ro full
                    navgen build graph.yaml --out full --quiet || echo "status $?"
                    navgen build graph.yaml --out full/sub --quiet 2>/dev/null || echo "status $?"
                    diff -r out full

                    """, in: work)
                #expect(run.status == 0 && run.output == "status 3\nstatus 3\n", "\(run)")
                #expect(run.errors.contains("cannot write full/SmallRoutes.swift: read-only file system\n"))
            }
        }
    #endif

    // MARK: - Obstacles

    /// An obstacle at the path of the output folder, and the error that navgen prints.
    @Test(
        arguments: [
            ("mkdir -p a && ln -s a out", ""), ("mkdir -p a/b", "--out a/b/c/d/e"), (": >out", "out: is not a folder"),
            ("ln -s nowhere out", "out: is a symbolic link that leads nowhere"),
            ("ln -s out out", "out: is a symbolic link that leads nowhere"),
            (": >file; ln -s file out", "out: is not a folder"), ("mkfifo out", "out: is not a folder"),
            ("mkdir -p out/Small.md", "out/Small.md: is a folder"),
            ("mkdir out; mkfifo out/Small.md", "out/Small.md: is not a file"),
            (
                "mkdir out; : >away; ln -s ../away out/Small.md",
                "out/Small.md: is a symbolic link, which is not followed"
            ),
            ("mkdir out; ln -s nowhere out/Small.md", "out/Small.md: is a symbolic link, which is not followed"),
            ("mkdir out away; ln -s ../away out/pictures", "out/pictures: is a symbolic link, which is not followed"),
            ("mkdir out; : >out/pictures", "out/pictures: is not a folder"),
        ])
    func namesTheObstacle(line: String, expected: String) throws {
        try withTemporaryFolder { work in
            let graph = "navgen: 1\nname: Small\nroot: home\nscreens: {home: {}}\noutputs: {swift: false, "
            try work.write(graph + "dot: pictures/Small.dot, markdown: true}\n", to: "graph.yaml")
            let words = expected.hasPrefix("--out") ? expected : "--out out"
            let build = try NavgenProcess.shell("\(line)\nnavgen build graph.yaml --quiet \(words)", in: work)
            let isFine = expected.isEmpty || expected.hasPrefix("--out")
            #expect(build.status == (isFine ? 0 : 3))
            let lines = Set(build.errors.split(separator: "\n").map(String.init))
            #expect(lines == (isFine ? [] : ["navgen: cannot write \(expected)"]))
            // Files elsewhere are unchanged.
            #expect(work.text("away").map(\.isEmpty) != false)
            #expect(try FileManager.default.contentsOfDirectory(atPath: work.path).contains("nowhere") == false)
            let away = work.appendingPathComponent("away").path
            #expect(((try? FileManager.default.contentsOfDirectory(atPath: away)) ?? []).isEmpty)
        }
    }
}
