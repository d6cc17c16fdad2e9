import Foundation
import NavCompiler
import NavEmit
import NavGraph
import TestSupport
import Testing

/// The pictures of screens on the page, in a browser: they are loaded, drawn and listed.
@Suite(.serialized, .enabled(if: Browser.isExpected, "Chromium is not installed"))
struct PagePictureProof {
    /// One red and one blue pixel, as a PNG each.
    private static let red =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC"
    private static let blue =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYPgPAAEDAQAIicLsAAAAAElFTkSuQmCC"

    private static let graph = """
        navgen: 1
        root: home
        screens:
          home: {title: Start, to: [list, empty]}
          list: {title: List}
          empty: {title: Nothing}
        """

    private static func picture(_ text: String, _ variant: String = "") throws -> ScreenPictures.Picture {
        let bytes = Array(try #require(Data(base64Encoded: text)))
        return .init(variant: variant, type: "image/png", path: "picture.png", bytes: bytes)
    }

    private func page(
        at fragment: String = "", former: ScreenPictures? = nil, _ body: (Browser) throws -> Void
    ) throws {
        let links = try #require(compileText(["graph.yaml": Self.graph]).links)
        var options = EmitOptions(sourceName: "graph.yaml")
        options.screens = ScreenPictures([
            "home": [try Self.picture(Self.red), try Self.picture(Self.blue, "de-dark")],
            "list": [try Self.picture(Self.blue)],
        ])
        options.formerScreens = former
        let text = OutputKind.html.emitter.files(links, options)[0].contents
        try Browser.run { (browser) throws in
            try browser.open(text, at: fragment)
            try body(browser)
            let complaints = try browser.complaints()
            #expect(complaints == [])
        }
    }

    private func texts(_ browser: Browser, _ expression: String) throws -> [String] {
        try #require(try browser.evaluate(expression) as? [String])
    }

    /// The alternative texts of the images in the panel that are loaded.
    private func images(_ browser: Browser) throws -> [String] {
        try texts(
            browser,
            "[...document.querySelectorAll('#details img')].filter(each => each.complete && each.naturalWidth > 0)"
                + ".map(each => each.alt)")
    }

    @Test func theGalleryShowsTheNodesWithPictures() throws {
        try page { (browser) throws in
            let titles = "[...document.querySelectorAll('#details .gallery button')].map(each => each.textContent)"
            #expect(try texts(browser, titles) == ["Start", "List"])
            #expect(try images(browser).count == 2)
            try browser.evaluate("document.querySelectorAll('#details .gallery button')[1].click()")
            #expect(try browser.text("location.hash") == "#node=list")
            #expect(try images(browser) == ["List"])
        }
    }

    @Test func aNodeHasAllItsPictures() throws {
        try page(at: "#node=home") { (browser) throws in
            #expect(try images(browser) == ["Start", "Start, de-dark"])
            try browser.evaluate("location.hash = '#node=empty'")
            #expect(try browser.complaints() == [])
            #expect(try images(browser) == [])
        }
    }

    @Test func bothVersionsAreBesideEachOther() throws {
        let former = ScreenPictures(["home": [try Self.picture(Self.blue)]])
        try page(at: "#node=home", former: former) { (browser) throws in
            let rows = """
                [...document.querySelectorAll('#details .pictures')].map(row =>
                    [...row.querySelectorAll('figcaption')].map(each => each.textContent).join(' | '))
                """
            #expect(try texts(browser, rows) == ["before | now", "de-dark, now"])
        }
    }

    /// The card of a node has its picture: there is red on the canvas only if it is drawn.
    @Test func theCardsHaveThePictures() throws {
        try page { (browser) throws in
            let count = """
                (() => {
                    const canvas = document.querySelector('canvas');
                    const data = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
                    let count = 0;
                    for (let i = 0; i < data.length; i += 4)
                        if (data[i] === 255 && data[i + 1] === 0 && data[i + 2] === 0) count += 1;
                    return String(count);
                })()
                """
            #expect(try #require(Int(try browser.text(count))) > 100)
        }
    }
}
