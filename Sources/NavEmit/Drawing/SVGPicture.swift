public import NavGraph

/// Completes an svg that Graphviz has drawn: colors that follow the reader's system, and names and descriptions
/// for screen readers.
public enum SVGPicture {
    ///
    /// - Parameter screens: The pictures of nodes, which Graphviz refers to by their paths. Their contents are
    ///   written instead, so that the svg needs no other file.
    public static func completed(_ svg: [UInt8], _ theme: PictureTheme, _ screens: ScreenPictures? = nil) -> [UInt8] {
        let sources = Dictionary(
            (screens?.pictures.values.compactMap(\.first) ?? []).map { (DotWriter.html($0.path), $0) }
        ) { first, _ in first }
        var lines = String(decoding: svg, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)[...]
        var completed = ""
        completed.reserveCapacity(svg.count + svg.count / 4)
        var isBeforeRoot = true
        while let line = lines.popFirst() {
            if isBeforeRoot, line.hasPrefix("<svg ") {
                completed += "<svg role=\"graphics-document\" " + line.dropFirst("<svg ".count)
            } else if line.hasPrefix("<title>"), let next = lines.first, let tooltip = tooltip(in: next) {
                completed += described(line, tooltip)
            } else if line.hasPrefix("<image "), let image = image(line, sources) {
                completed += image
            } else {
                completed += line
            }
            if isBeforeRoot, line.hasSuffix(">"), line.contains("xmlns") {
                isBeforeRoot = false
                if theme == .auto { completed += "\n<style>\(Ink.adaptiveStyle)</style>" }
            }
            if !lines.isEmpty { completed += "\n" }
        }
        return Array(completed.utf8)
    }

    /// An image with its contents instead of a path.
    private static func image(_ line: Substring, _ sources: [String: ScreenPictures.Picture]) -> String? {
        let start = "<image xlink:href=\""
        guard line.hasPrefix(start), let end = line.dropFirst(start.count).firstIndex(of: "\""),
            let picture = sources[String(line.dropFirst(start.count)[..<end])]
        else { return nil }
        return start + picture.source + line[end...]
    }

    /// The text that Graphviz shows for an element while the pointer is on it, as XML.
    private static func tooltip(in line: Substring) -> Substring? {
        guard line.hasPrefix("<g id=\"a_"), let start = line.firstRange(of: "xlink:title=\"") else { return nil }
        let text = line[start.upperBound...]
        return text.prefix { $0 != "\"" }
    }

    /// The title and the description of an element. The first line of a node's tooltip is its title.
    private static func described(_ title: Substring, _ tooltip: Substring) -> String {
        guard let end = tooltip.firstRange(of: "&#10;") else { return "\(title)\n<desc>\(tooltip)</desc>" }
        let rest = tooltip[end.upperBound...].replacing("&#10;", with: "; ")
        return "<title>\(tooltip[..<end.lowerBound])</title>\n<desc>\(rest)</desc>"
    }
}
