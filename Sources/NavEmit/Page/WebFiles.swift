/// The files of the page, which stand in `Web` as what they are; `WebFiles+Texts.swift` has them as texts.
enum WebFiles {
    /// In the order in which they need one another.
    static let scriptNames = [
        "links/values.js", "links/origins.js", "links/reader.js", "links/matcher.js", "links/misses.js",
        "links/writer.js", "links/answers.js", "dom.js", "diagram/changes.js", "diagram/model.js",
        "diagram/shelves.js", "diagram/layout.js", "diagram/drawing.js", "diagram/strips.js", "diagram/lines.js",
        "diagram/camera.js", "diagram/backdrop.js", "diagram/diagram.js", "diagram/pointer.js", "panels/details.js",
        "panels/urlbox.js", "panels/table.js", "panels/search.js", "panels/address.js", "main.js",
    ]

    /// What stands in the page's script element.
    static func script(of scripts: [String]) -> String {
        "\n(() => {\n\"use strict\";\n" + scripts.joined(separator: "\n") + "})();\n"
    }

    /// What stands in the page's style element.
    static func style(of style: String) -> String { "\n" + style }
}
