import Foundation
import TestSupport
import Testing

/// `navgen stubs`.
@Suite struct StubsCommandTests {
    private func stubs(_ arguments: String...) throws -> (status: Int32, output: String) {
        try SwiftProgram.run(
            builtProducts.appendingPathComponent("navgen").path, ["stubs", "Graphs/shop.yaml"] + arguments,
            in: repository)
    }

    @Test func printsOnlyMissingStubs() throws {
        let whole = try stubs()
        #expect(whole.status == 0)
        #expect(whole.output.contains("struct Screens: ShopDestinations {"))
        try SwiftProgram.withFiles([("App.swift", whole.output), ("Empty.swift", "")]) { paths, _ in
            let rest = try stubs("--missing", paths[0], "--missing", paths[1])
            #expect(rest.status == 0)
            #expect(rest.output == "nothing is missing\n")
        }
        let former = whole.output.replacing("exits: PhotoExits", with: "index old: Int, exits: PhotoExits")
        try SwiftProgram.withFiles([("App.swift", former)]) { paths, _ in
            let rest = try stubs("--missing", paths[0])
            #expect(rest.output.contains("extension Screens {\n    func photo("))
            #expect(!rest.output.contains("func home("))
        }
    }

    @Test func reportsUnreadableFiles() throws {
        let result = try stubs("--missing", "no-such-file.swift")
        #expect(result.status == 3)
        #expect(result.output.contains("cannot read no-such-file.swift"))
    }
}
