/// The web files of the page. Their sources are in `Web`; `WebFiles+Texts.swift` has them as strings.
enum WebFiles {
    /// The scripts, ordered so that each one comes after those that it uses while it is loaded.
    static let scriptNames = [
        "links/values.js", "links/texts.js", "links/origins.js", "links/reader.js", "links/matcher.js",
        "links/misses.js",
        "links/writer.js", "links/answers.js", "dom.js", "diagram/changes.js", "diagram/model.js",
        "diagram/groups.js", "diagram/lanes.js", "diagram/text.js", "diagram/cards.js", "diagram/headers.js",
        "diagram/layout.js", "diagram/arrangement.js", "diagram/strips.js", "diagram/line.js", "diagram/lines.js",
        "diagram/svg.js", "diagram/drawing.js", "diagram/painter.js", "diagram/camera.js", "diagram/backdrop.js",
        "diagram/diagram.js", "diagram/pointer.js", "panels/details.js", "panels/urlbox.js", "panels/table.js",
        "panels/search.js", "panels/outline.js", "panels/address.js", "controls.js", "keyboard.js",
        "main.js", "console.js",
    ]

    /// The script that a served page has in addition, after the others.
    static let liveScriptName = "live.js"

    /// The contents of the page's script element.
    static func script(of scripts: [String]) -> String {
        "\n(() => {\n\"use strict\";\n" + scripts.joined(separator: "\n") + "})();\n"
    }

    /// The contents of the page's style element.
    static func style(of style: String) -> String { "\n" + style }
}
