import Foundation
import NavPlatform
import Testing

@Suite struct UpdateTests {
    @Test func changesOnlyWhatWasRead() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("navgen-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("old".utf8).write(to: file)
        try FileUpdate.write([FileUpdate(path: file.path, old: Array("old".utf8), new: Array("new".utf8))])
        #expect(try Data(contentsOf: file) == Data("new".utf8))
        #expect(throws: FileFailure.self) {
            try FileUpdate.write([FileUpdate(path: file.path, old: Array("old".utf8), new: Array("newer".utf8))])
        }
        #expect(try Data(contentsOf: file) == Data("new".utf8))
        try FileManager.default.removeItem(at: file)
        #expect(throws: FileFailure.self) {
            try FileUpdate.write([FileUpdate(path: file.path, old: Array("new".utf8), new: Array("newer".utf8))])
        }
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    /// If one of several files cannot be changed, none is.
    @Test func changesAllFilesOrNone() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navgen-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let files = ["a", "b", "c"].map { folder.appendingPathComponent($0) }
        for file in files { try Data("old".utf8).write(to: file) }
        let updates = files.map { FileUpdate(path: $0.path, old: Array("old".utf8), new: Array("new".utf8)) }
        try Data("mine".utf8).write(to: files[1])
        #expect(throws: FileFailure.self) { try FileUpdate.write(updates) }
        #expect(try files.map { try String(contentsOf: $0, encoding: .utf8) } == ["old", "mine", "old"])
        try Data("old".utf8).write(to: files[1])
        #expect(try FileUpdate.write(updates) == [])
        #expect(try files.map { try String(contentsOf: $0, encoding: .utf8) } == ["new", "new", "new"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["a", "b", "c"])
    }
}
