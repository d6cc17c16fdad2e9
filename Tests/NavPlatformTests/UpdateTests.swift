import Foundation
import NavPlatform
import Testing

@Suite struct UpdateTests {
    @Test func changesOnlyWhatWasRead() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("navgen-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("old".utf8).write(to: file)
        try FileWriting.update(file.path, from: Array("old".utf8), to: Array("new".utf8))
        #expect(try Data(contentsOf: file) == Data("new".utf8))
        #expect(throws: FileFailure.self) {
            try FileWriting.update(file.path, from: Array("old".utf8), to: Array("newer".utf8))
        }
        #expect(try Data(contentsOf: file) == Data("new".utf8))
        try FileManager.default.removeItem(at: file)
        #expect(throws: FileFailure.self) {
            try FileWriting.update(file.path, from: Array("new".utf8), to: Array("newer".utf8))
        }
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }
}
