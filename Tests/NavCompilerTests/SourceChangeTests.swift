import Foundation
import NavPlatform
import NavSyntax
import Testing

@testable import NavCompiler

/// How fixing, formatting and renaming write the files of a user.
@Suite struct SourceChangeTests {
    private let old = Array("navgen: 1\n".utf8)
    private let new = Array("navgen: 1\nroot: a\n".utf8)

    private func withFile(_ contents: [UInt8], _ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navgen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a.yaml")
        try Data(contents).write(to: file)
        try body(file)
    }

    private func change(_ file: URL) throws -> SourceChange {
        try SourceChange(SourceFile(name: file.path, text: old), to: new)
    }

    @Test func replacesTheFile() throws {
        try withFile(old) { file in
            try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
            try SourceChange.write([try change(file)])
            let contents = try Data(contentsOf: file)
            let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
            #expect(contents == Data(new))
            #expect(mode == 0o640)
            let names = try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path)
            #expect(names == ["a.yaml"])
        }
    }

    @Test func keepsAByteOrderMark() throws {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        try withFile(mark + old) { file in
            try SourceChange.write([try change(file)])
            let contents = try Data(contentsOf: file)
            #expect(contents == Data(mark + new))
        }
    }

    @Test func leavesAFileThatChangedMeanwhile() throws {
        try withFile(old) { file in
            let change = try change(file)
            try Data("other".utf8).write(to: file)
            #expect(throws: FileFailure.self) { try SourceChange.write([change]) }
            #expect(throws: FileFailure.self) { try self.change(file) }
            let contents = try Data(contentsOf: file)
            #expect(contents == Data("other".utf8))
            try FileManager.default.removeItem(at: file)
            #expect(throws: FileFailure.self) { try SourceChange.write([change]) }
            #expect(!FileManager.default.fileExists(atPath: file.path))
        }
    }

    @Test func keepsASymbolicLink() throws {
        try withFile(old) { file in
            let link = file.deletingLastPathComponent().appendingPathComponent("link.yaml")
            try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "a.yaml")
            try SourceChange.write([try change(link)])
            let contents = try Data(contentsOf: file)
            let destination = try FileManager.default.destinationOfSymbolicLink(atPath: link.path)
            #expect(contents == Data(new))
            #expect(destination == "a.yaml")
        }
    }

    @Test func refusesOtherEncodings() throws {
        try withFile([0xFF, 0xFE] + old.flatMap { [$0, 0] }) { file in
            #expect { try change(file) } throws: { ($0 as? FileFailure)?.reason.contains("UTF-16") == true }
        }
    }

    @Test func showsADiff() throws {
        try withFile(old) { file in
            let diff = try change(file).diff
            #expect(diff.hasSuffix("@@ -1 +1,2 @@\n navgen: 1\n+root: a\n"))
        }
    }
}
