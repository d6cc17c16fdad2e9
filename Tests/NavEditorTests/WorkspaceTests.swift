import NavCompiler
import NavSyntax
import Testing

@testable import NavEditor

/// What the server knows of files.
@Suite struct WorkspaceTests {
    private static let graph = "navgen: 1\nroot: home\nscreens: {home: {}}\n"

    @Test func forgetsWhatIsClosed() throws {
        let names = (0..<20).map { "graph\($0).yaml" }
        let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, Self.graph) }))
        var workspace = Workspace(CompilerOptions())
        let paths = names.map { folder.path + "/" + $0 }
        for path in paths {
            workspace.open(path, .init(uri: path, version: 1, text: Array(Self.graph.utf8)))
            #expect(workspace.snapshot(of: path) != nil)
        }
        #expect(workspace.remembered >= 2 * paths.count)
        for path in paths { workspace.close(path) }
        #expect(workspace.remembered == 0)
    }

    /// The largest version number is followed by none.
    @Test func takesAnyVersion() throws {
        var client = try LanguageClient(["graph.yaml": Self.graph])
        try client.open("graph.yaml")
        for version in [JSON.int(.max), .null, .int(.min), .string("x")] {
            client.notify(
                "textDocument/didChange",
                [
                    ("textDocument", .object([("uri", .string(client.uri("graph.yaml"))), ("version", version)])),
                    ("contentChanges", .array([.object([("text", .string(Self.graph + "# \(version)\n"))])])),
                ])
        }
        client.wait()
        #expect(client.diagnostics[client.uri("graph.yaml")]?.isEmpty ?? false)
    }
}
