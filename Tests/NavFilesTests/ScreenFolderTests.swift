import Foundation
import NavCompiler
import NavEmit
import NavFiles
import NavGraph
import NavLinks
import TestSupport
import Testing

/// Pictures of the running app: which file belongs to which node, and where they are shown.
@Suite struct ScreenFolderTests {
    private static let graph = """
        navgen: 1
        name: Small
        root: home
        links: {schemes: [small]}
        screens:
          home: {to: [orders.list]}
        include: [{file: orders.yaml, section: orders}]
        """

    private func links() throws -> LinkAnalysis {
        let orders = "exports: [list]\nscreens: {list: {url: /list}}\n"
        return try #require(compileText(["graph.yaml": Self.graph, "orders.yaml": orders]).links)
    }

    /// A folder with files, by name.
    private func withFolder<Result>(_ files: [String: String], _ body: (String) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navgen-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        return try body(folder.path)
    }

    @Test func filesBelongToNodesByName() throws {
        let files = [
            "home.png": "1", "home-de-dark.PNG": "2", "orders.list.jpeg": "3", "orders.list-en.svg": "4",
            "orders.png": "5", "homes.png": "6", "home.txt": "7", "home": "8", ".DS_Store": "9", "-home.png": "0",
        ]
        try withFolder(files) { folder in
            let read = ScreenFolder(folder, of: try links().graph)
            let pictures = try #require(read.screens).pictures
            #expect(pictures.keys.sorted() == ["home", "orders.list"])
            #expect(pictures["home"]?.map(\.variant) == ["", "de-dark"])
            #expect(pictures["home"]?.map { String(decoding: $0.bytes, as: UTF8.self) } == ["1", "2"])
            #expect(pictures["orders.list"]?.map(\.type) == ["image/jpeg", "image/svg+xml"])
            // Nothing is left out silently, except hidden files.
            #expect(
                read.warnings == [
                    "5 files in \(folder) are not pictures of nodes: `-home.png`, `home`, `home.txt`, `homes.png`, "
                        + "`orders.png`"
                ])
        }
    }

    @Test func aMissingFolderIsSaid() throws {
        let read = ScreenFolder("/nowhere/pictures", of: try links().graph)
        #expect(read.screens == nil)
        #expect(read.failure == "there is no folder `/nowhere/pictures` with pictures")
    }

    /// The contents come back from the data URL, for any bytes.
    @Test func contentsComeBack() throws {
        var random = RandomSource(60)
        for count in (0..<70) {
            let bytes = (0..<count).map { _ in UInt8(random.below(256)) }
            let picture = ScreenPictures.Picture(variant: "", type: "image/png", path: "", bytes: bytes)
            let start = "data:image/png;base64,"
            #expect(picture.source.hasPrefix(start))
            #expect(Data(base64Encoded: String(picture.source.dropFirst(start.count))) == Data(bytes))
        }
    }

    /// Without pictures, the page is as before; with them, it has a member for each node that has some.
    @Test func thePageHasThePictures() throws {
        let links = try links()
        let plain = EmitOptions(sourceName: "graph.yaml")
        var options = plain
        options.screens = ScreenPictures([
            "home": [.init(variant: "", type: "image/png", path: "home.png", bytes: [1, 2, 3])]
        ])
        let pages = [plain, options].map { OutputKind.html.emitter.files(links, $0)[0].contents }
        #expect(!pages[0].contains("\"pictures\":{"))
        let member = #","pictures":{"home":[{"variant":"","source":"data:image/png;base64,AQID"}]}"#
        #expect(pages[1].replacingOccurrences(of: member, with: "") == pages[0])
    }
}
