import Foundation
import NavAnswers
import TestSupport
import Testing

/// The pages of the documentation that follow from the code.
@Suite struct ReferencePagesTests {
    /// All pages, which take half a second to write.
    private static let pages = ReferencePages.all

    @Test(arguments: pages.map(\.path))
    func isCommittedAsItIsGenerated(path: String) throws {
        let page = try #require(Self.pages.first { $0.path == path })
        expectFile(path, holds: page.text, writtenBy: "make docs")
    }

    @Test(arguments: ReferencePages.folders)
    func foldersHoldNoOtherPages(folder: String) throws {
        let root = repository.appendingPathComponent(folder).path
        let found = try #require(FileManager.default.subpaths(atPath: root)).filter { $0.hasSuffix(".md") }
        let paths = Self.pages.map(\.path).filter { $0.hasPrefix(folder) }
        let others = Set(found.map { "\(folder)/\($0)" }).subtracting(paths).sorted()
        #expect(others.isEmpty, "`make docs` removes \(others)")
        #expect(Set(paths).count == paths.count)
    }
}
