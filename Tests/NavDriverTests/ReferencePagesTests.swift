import Foundation
import NavDriver
import TestSupport
import Testing

/// The pages of the documentation that follow from the code.
@Suite struct ReferencePagesTests {
    @Test(arguments: ReferencePages.all.map(\.path))
    func isCommittedAsItIsGenerated(path: String) throws {
        let page = try #require(ReferencePages.all.first { $0.path == path })
        expectFile(path, holds: page.text, writtenBy: "make docs")
    }

    @Test(arguments: ReferencePages.folders)
    func foldersHoldNoOtherPages(folder: String) throws {
        let root = repository.appendingPathComponent(folder).path
        let found = try #require(FileManager.default.subpaths(atPath: root)).filter { $0.hasSuffix(".md") }
        let paths = ReferencePages.all.map(\.path).filter { $0.hasPrefix(folder) }
        let others = Set(found.map { "\(folder)/\($0)" }).subtracting(paths).sorted()
        #expect(others.isEmpty, "`make docs` removes \(others)")
        #expect(Set(paths).count == paths.count)
    }
}
