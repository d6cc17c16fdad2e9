import NavGraph

/// The colors of a picture in a theme. Everywhere else, colors are named as they are in the light theme.
struct Ink {
    let theme: PictureTheme

    /// The background of the whole picture.
    var page: String {
        switch theme {
        case .light: Palette.paper
        case .dark: color(Palette.paper)
        case .auto: "transparent"
        }
    }

    func color(_ light: String) -> String { theme == .dark ? Self.dark[light] ?? light : light }

    /// A color in quotes, as attributes need it.
    subscript(light: String) -> String { "\"\(color(light))\"" }

    /// A style sheet for an svg in light colors that changes them for readers who prefer dark ones.
    static var adaptiveStyle: String {
        let rules = dark.sorted { $0.key < $1.key }.map { light, dark in
            // Graphviz writes white by its name.
            let names = light == Palette.paper ? [light, "white"] : [light]
            return ["fill", "stroke"].map { property in
                names.map { "[\(property)=\"\($0)\"]" }.joined(separator: ",") + "{\(property):\(dark)}"
            }.joined()
        }
        return
            "@media (prefers-color-scheme:dark){svg{background:\(dark[Palette.paper] ?? Palette.paper)}\(rules.joined())}"
    }

    /// The dark colors, by the light ones.
    static let dark: [String: String] = [
        // Text.
        Palette.text: "#f2f3f5", Palette.smallText: "#bfc4cd", Palette.link: "#8ec7ff",
        Palette.findingText: "#ff9b85", Palette.changeText: "#f0c070", Palette.paleText: "#a5abb5",
        // Backgrounds and outlines.
        Palette.paper: "#15171b", Palette.lane: "#1e2127", Palette.pale: "#1a1c20", Palette.outline: "#8d929b",
        Palette.frame: "#6c727c", Palette.focus: "#4db2ff",
        // Fills of boxes.
        "#d9e8f7": "#1d3550", "#fff3d6": "#463a17", "#fde3d9": "#4e2a1e", "#e8f0d8": "#2f3d1d", "#f9dcdc": "#4d2527",
        "#e6def2": "#352a4d", "#f1ecf8": "#251f33", "#dff2ee": "#1b3f37", "#ececec": "#33363d", "#555555": "#c8ccd3",
        // Lines and marks.
        "#d55e00": "#ff8c42", "#00855f": "#35c79a", "#a8578f": "#d78cc0", "#d03b00": "#ff7a4d", "#a07000": "#d9a520",
        "#cc3d3d": "#ff7b7b",
    ]
}
