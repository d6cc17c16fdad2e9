import Foundation
import TestSupport
import Testing

/// Editors edit the shop with the real server and the settings of `Examples/Editors`: they complete,
/// rename and fix. Scripts in `Sessions` type, and print a line for each thing that they have seen.
@Suite struct EditorSessionProof {
    private static let sessions = repository.appendingPathComponent("Tests/EndToEnd/Editors/Sessions")
    private static let settings = repository.appendingPathComponent("Examples/Editors")

    // MARK: VS Code

    @Test(.enabled(if: ExpectedTool.isExpected("node"), "Node is not installed"))
    func theExtensionForVSCode() throws {
        try withShop { folder in
            try folder.write("services: {}\n", to: "other.yaml")
            let script = Self.sessions.appendingPathComponent("vscode.js").path
            let arguments = [
                script, Self.settings.appendingPathComponent("vscode").path, NavgenProcess.executable.path, folder.path,
            ]
            #expect(
                try session("node", arguments, in: folder) == [
                    "other YAML starts nothing",
                    "navgen: `./no-such-program` is not found: install it, or set `navgen.path`.",
                    "ready, watching **/*.{yaml,yml}",
                    "hover: **orderDetail**, a screen: Order {orderId}",
                    "definition: orderDetail",
                    "references: orderDetail orderDetail",
                    "highlights: orderDetail orderDetail",
                    "symbols: search checkout signIn",
                    "workspace symbols: orderDetail",
                    "folds: true",
                    "hint: on orders › orderHistory",
                    "lens: opens: orders › orderHistory › orderDetail",
                    "tokens: true",
                    "diagnostic: navgen, unknown-node, `orderDetial`",
                    "quick fix: true",
                    "completion: search, sheet, replaces `sea`",
                    "renamed: to: [receipt] | receipt: | renamedFrom: orderDetail",
                    "refused: Error: with that name, `home` is already given in this mapping [duplicate-key]",
                    "a file that the graph includes: receipt",
                    "started again after its end",
                    "ended",
                ])
        }
    }

    // MARK: Neovim

    @Test(.enabled(if: ExpectedTool.isExpected("nvim"), "Neovim is not installed"))
    func neovim() throws {
        try withShop { folder in
            let config = folder.appendingPathComponent("config/nvim")
            let module = config.appendingPathComponent("lua/navgen.lua")
            try FileManager.default.createDirectory(
                at: module.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(
                at: Self.settings.appendingPathComponent("neovim/navgen.lua"), to: module)
            // The first choice of a menu, without asking.
            try config.write(
                """
                require("navgen").setup()
                vim.o.completeopt = "menuone"
                vim.ui.select = function(items, _, choose) choose(items[1], 1) end

                """, to: "init.lua")
            let script = Self.sessions.appendingPathComponent("neovim.lua").path
            let arguments = ["--headless", "-u", "NONE", "-i", "NONE", "-n", "-c", "luafile \(script)"]
            let environment = ["XDG_CONFIG_HOME": folder.appendingPathComponent("config").path]
            #expect(
                try session("nvim", arguments, in: folder, environment) == [
                    "attached",
                    "completion: product profile",
                    "completed: to: [settings, product]",
                    "renamed: to: [receipt], receipt:, renamedFrom: orderDetail",
                    "diagnostic: there is no node `prodct`",
                    "quick fix: to: [product]",
                ])
            try expectEdits(in: folder)
        }
    }

    // MARK: Emacs

    /// Eglot is a part of Emacs 29; Debian has it for Emacs 28 as a package.
    private static let hasEglot: Bool = {
        guard let emacs = ExpectedTool.path(of: "emacs") else { return ExpectedTool.isInCI }
        let arguments = ["--batch", "--eval", "(progn (package-initialize) (require 'eglot))"]
        let run = try? NavgenProcess.run(
            URL(fileURLWithPath: emacs), arguments, in: repository, environment: ["HOME": "/nowhere"])
        return ExpectedTool.isInCI || run?.status == 0
    }()

    @Test(.enabled(if: hasEglot, "Emacs with Eglot is not installed"))
    func emacs() throws {
        try withShop { folder in
            let arguments = [
                "--batch", "-L", Self.settings.appendingPathComponent("emacs").path,
                "-l", Self.sessions.appendingPathComponent("emacs.el").path,
            ]
            #expect(
                try session("emacs", arguments, in: folder) == [
                    "connected: navgen-mode",
                    "completion: product profile",
                    "completed: to: [settings, product]",
                    "hover: **orderDetail**, a screen: Order {orderId}",
                    "renamed: to: [receipt], receipt:, renamedFrom: orderDetail",
                    "diagnostic: there is no node `prodct`",
                    "quick fix: to: [product]",
                ])
            try expectEdits(in: folder)
        }
    }

    // MARK: The shop

    private func withShop(_ body: (URL) throws -> Void) throws {
        try withTemporaryFolder { folder in
            // The server's and the editor's paths have no symbolic links.
            let folder = folder.resolvingSymlinksInPath()
            let shop = repository.appendingPathComponent("Graphs/shop.yaml")
            try FileManager.default.copyItem(at: shop, to: folder.appendingPathComponent("shop.yaml"))
            try body(folder)
        }
    }

    /// Runs an editor with a home of its own. Returns the lines that it prints.
    private func session(
        _ program: String, _ arguments: [String], in folder: URL, _ more: [String: String] = [:]
    ) throws -> [String] {
        let path = try #require(ExpectedTool.path(of: program), "\(program) is not installed")
        let environment = [
            "PATH": "\(builtProducts.path):/usr/bin:/bin", "HOME": folder.path,
            "SHOP": folder.appendingPathComponent("shop.yaml").path,
        ].merging(more) { $1 }
        let run = try NavgenProcess.run(
            URL(fileURLWithPath: path), arguments, in: folder, environment: environment)
        #expect(run.status == 0, "\(run.errors)")
        return run.output.split(separator: "\n").map(String.init)
    }

    /// What Neovim and Emacs have saved is a graph without mistakes.
    private func expectEdits(in folder: URL) throws {
        let text = try #require(folder.text("shop.yaml"))
        #expect(text.contains("    to: [receipt]\n") && text.contains("  receipt:\n    renamedFrom: orderDetail\n"))
        #expect(text.contains("    to: [settings, product]\n") && text.contains("    to: [product]\n"))
        #expect(!text.contains("orderDetail]"))
        let check = try NavgenProcess.run(["check", "--strict", "shop.yaml"], in: folder)
        #expect(check.status == 0, "\(check.errors)")
    }
}
