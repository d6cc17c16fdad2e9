import Foundation
import TestSupport
import Testing

/// `make install` with a prebuilt navgen, as packagers use it.
@Suite struct InstallTests {
    private static let files = [
        "bin/navgen", "share/bash-completion/completions/navgen", "share/fish/vendor_completions.d/navgen.fish",
        "share/man/man1/navgen.1", "share/zsh/site-functions/_navgen",
    ]

    private func make(_ goal: String, in work: URL) throws -> NavgenProcess.Result {
        let settings = "PREFIX=/usr DESTDIR='\(work.path)/a folder' BIN='\(NavgenProcess.executable.path)'"
        return try NavgenProcess.shell("make -s \(goal) \(settings)", in: repository)
    }

    private func installed(in work: URL) throws -> [String] {
        try NavgenProcess.shell("cd 'a folder/usr' && find . -type f | sort", in: work).output
            .split(separator: "\n").map { String($0.dropFirst(2)) }
    }

    @Test func installsAndRemovesEverything() throws {
        try withTemporaryFolder { work in
            let first = try make("install", in: work)
            #expect(first.status == 0, "\(first)")
            try #expect(installed(in: work) == Self.files)
            let usr = "'a folder/usr'"
            let line = """
                PATH=$PWD/a\\ folder/usr/bin:$PATH
                cd \(usr) && navgen --version && navgen --manual | cmp - share/man/man1/navgen.1 \
                && navgen completions bash | cmp - share/bash-completion/completions/navgen
                """
            let run = try NavgenProcess.shell(line, in: work)
            #expect(run.output.hasPrefix("navgen "))
            #expect(run.errors == "" && run.status == 0)
            // Over an existing installation.
            try #expect(make("install", in: work).status == 0)
            try #expect(installed(in: work) == Self.files)
            try #expect(make("uninstall", in: work).status == 0)
            try #expect(installed(in: work) == [])
        }
    }

    @Test func aMissingProgramInstallsNothing() throws {
        try withTemporaryFolder { work in
            let line = "make -s install BIN=/nowhere/navgen PREFIX='\(work.path)/usr'"
            let run = try NavgenProcess.shell(line, in: repository)
            #expect(run.status == 2)
            #expect(run.errors.contains("there is no program /nowhere/navgen"))
            #expect(!FileManager.default.fileExists(atPath: work.appendingPathComponent("usr").path))
        }
    }

    /// zsh finds the function in a folder of `fpath`, and fish finds its file in the folder of
    /// vendor completions.
    @Test(
        .enabled(
            if: ExpectedTool.isExpected("zsh") && ExpectedTool.isExpected("fish"), "zsh or fish is not installed"))
    func shellsFindWhatIsInstalled() throws {
        try withTemporaryFolder { work in
            try #expect(make("install", in: work).status == 0)
            let zsh = """
                fpath=("$PWD/a folder/usr/share/zsh/site-functions" $fpath)
                autoload -Uz compinit; compinit -D -u
                _describe() { print -rl -- "$1" "${(@P)2}"; }
                words=(navgen completions '') CURRENT=3 IPREFIX= PREFIX=
                print -r -- $_comps[navgen]; $_comps[navgen]
                """
            try zsh.write(to: work.appendingPathComponent("script"), atomically: true, encoding: .utf8)
            let first = try NavgenProcess.shell("HOME=$PWD zsh -f script", in: work)
            #expect(first == NavgenProcess.Result(output: "_navgen\nvalue\nbash\nzsh\nfish\n", errors: "", status: 0))
            let line =
                "HOME=$PWD XDG_DATA_DIRS=\"$PWD/a folder/usr/share\" fish -c 'complete -C \"navgen completions z\"'"
            let second = try NavgenProcess.shell(line, in: work)
            #expect(second.output == "zsh\n")
        }
    }
}
