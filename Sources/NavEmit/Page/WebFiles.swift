/// The files of the page, which stand in `Web` as what they are; `WebFiles+Texts.swift` has them as texts.
enum WebFiles {
    /// In the order in which they need one another.
    static let scriptNames = [
        "values.js", "origins.js", "reader.js", "matcher.js", "misses.js", "writer.js", "answers.js", "dom.js",
        "changes.js", "model.js", "shelves.js", "layout.js", "drawing.js", "strips.js", "lines.js", "camera.js",
        "backdrop.js",
        "diagram.js",
        "pointer.js",
        "details.js",
        "urlbox.js", "table.js", "search.js", "address.js", "main.js",
    ]

    /// What stands in the page's script element.
    static func script(of scripts: [String]) -> String {
        "\n(() => {\n\"use strict\";\n" + scripts.joined(separator: "\n") + "})();\n"
    }

    /// What stands in the page's style element.
    static func style(of style: String) -> String { "\n" + style }
}
