import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The package of the extension for VS Code, unpacked.
@Suite(.enabled(if: ExpectedTool.isExpected("zip") && ExpectedTool.isExpected("unzip"), "zip is not installed"))
struct VSCodePackageTests {
    private struct Package: Decodable {
        struct Contributions: Decodable {
            struct Command: Decodable { var command: String }
            struct Configuration: Decodable { var properties: [String: Setting] }
            struct Setting: Decodable { var type: String }
            var commands: [Command]
            var configuration: Configuration
        }
        var name: String
        var version: String
        var publisher: String
        var main: String
        var engines: [String: String]
        var contributes: Contributions
        var dependencies: [String: String]?
    }

    /// The attributes of the elements of an XML file, by name.
    private final class Attributes: NSObject, XMLParserDelegate {
        private(set) var elements: [String: [[String: String]]] = [:]

        init(_ file: URL) throws {
            super.init()
            let parser = XMLParser(data: try Data(contentsOf: file))
            parser.delegate = self
            try #require(parser.parse(), "\(file.lastPathComponent) is not XML")
        }

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            elements[name, default: []].append(attributes)
        }
    }

    private func withPackage(_ body: (URL) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let file = try pack(folder.appendingPathComponent("navgen.vsix"))
            let unpacked = folder.appendingPathComponent("unpacked")
            let run = try NavgenProcess.shell("unzip -q '\(file.path)' -d '\(unpacked.path)'", in: folder)
            try #require(run.status == 0, "\(run.errors)")
            try body(unpacked)
        }
    }

    private func pack(_ file: URL) throws -> URL {
        let run = try NavgenProcess.run(
            URL(fileURLWithPath: "/bin/sh"), ["Scripts/vsix.sh"], in: repository, environment: ["OUT": file.path])
        try #require(run.status == 0, "\(run.errors)")
        return file
    }

    private func package(in folder: URL) throws -> Package {
        let file = folder.appendingPathComponent("extension/package.json")
        return try JSONDecoder().decode(Package.self, from: Data(contentsOf: file))
    }

    @Test func theVersionIsNavgens() throws {
        try withPackage { folder in
            let package = try package(in: folder)
            #expect(try NavgenProcess.run(["--version"], in: folder).output == "navgen \(package.version)\n")
        }
    }

    @Test func theManifestAgreesWithThePackage() throws {
        try withPackage { folder in
            let package = try package(in: folder)
            let manifest = try Attributes(folder.appendingPathComponent("extension.vsixmanifest")).elements
            let identity = try #require(manifest["Identity"]?.first)
            #expect(identity["Id"] == package.name && identity["Publisher"] == package.publisher)
            #expect(identity["Version"] == package.version)
            let engine = manifest["Property"]?.first { $0["Id"] == "Microsoft.VisualStudio.Code.Engine" }
            #expect(try #require(engine?["Value"]) == package.engines["vscode"])
            for asset in try #require(manifest["Asset"]) {
                let path = try #require(asset["Path"])
                #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path), "\(path)")
            }
        }
    }

    @Test func allFilesHaveAType() throws {
        try withPackage { folder in
            let types = try Attributes(folder.appendingPathComponent("[Content_Types].xml")).elements["Default"] ?? []
            let known = Set(types.compactMap { $0["Extension"]?.dropFirst() }.map(String.init))
            let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).map {
                folder.appendingPathComponent($0)
            }
            for file in files where !file.hasDirectoryPath && file.lastPathComponent != "[Content_Types].xml" {
                #expect(known.contains(file.pathExtension), "\(file.lastPathComponent)")
            }
        }
    }

    /// The code needs only VS Code, Node and its own files, and settings and commands that the
    /// package declares.
    @Test func theCodeNeedsOnlyWhatIsThere() throws {
        try withPackage { folder in
            let package = try package(in: folder)
            #expect(package.dependencies == nil)
            let code = folder.appendingPathComponent("extension")
            let names = try FileManager.default.contentsOfDirectory(atPath: code.path).filter { $0.hasSuffix(".js") }
            #expect(names.contains(String(package.main.dropFirst("./".count))))
            var required: Set<String> = []
            var commands: Set<String> = []
            for name in names {
                let text = try #require(code.text(name))
                required.formUnion(text.matches(of: /require\('([^']+)'\)/).map { String($0.output.1) })
                commands.formUnion(text.matches(of: /registerCommand\('([^']+)'/).map { String($0.output.1) })
                for setting in text.matches(of: /getConfiguration\('navgen'[^)]*\)\.get\('([^']+)'\)/) {
                    #expect(package.contributes.configuration.properties["navgen.\(setting.output.1)"] != nil)
                }
            }
            let own = required.filter { $0.hasPrefix("./") }.map { $0.dropFirst(2) + ".js" }
            #expect(required.subtracting(["vscode", "child_process", "os", "path"]).count == own.count)
            #expect(own.allSatisfy { names.contains(String($0)) })
            #expect(commands == Set(package.contributes.commands.map(\.command)))
        }
    }

    @Test func equalFilesGiveEqualPackages() throws {
        try withTemporaryFolder { folder in
            let files = try ["one", "other"].map { try pack(folder.appendingPathComponent("\($0)/navgen.vsix")) }
            #expect(try Data(contentsOf: files[0]) == Data(contentsOf: files[1]))
        }
    }
}
