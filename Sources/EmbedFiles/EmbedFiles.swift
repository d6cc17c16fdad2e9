import Foundation

/// Writes files as strings into a Swift file. `embedInCode` takes half a minute to compile for the same.
///
///     EmbedFiles runtime FOLDER OUT     the sources of NavgenRuntime
///     EmbedFiles page FOLDER OUT        the files of the page
@main
enum EmbedFiles {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 4, ["runtime", "page"].contains(arguments[1]) else {
            FileHandle.standardError.write(Data("usage: EmbedFiles runtime|page FOLDER OUT\n".utf8))
            exit(2)
        }
        let folder = URL(fileURLWithPath: arguments[2])
        let text = try arguments[1] == "runtime" ? runtime(folder) : page(folder)
        try Data(text.utf8).write(to: URL(fileURLWithPath: arguments[3]))
    }

    private static func read(_ name: String, in folder: URL) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }

    private static func literal(_ text: String) -> String { "##\"\"\"\n\(text)\n\"\"\"##" }

    /// The pairs of names and texts, as the elements of an array.
    private static func pairs(_ names: [String], in folder: URL) throws -> String {
        try names.map { "        (\"\($0)\", \(literal(try read($0, in: folder)))),\n" }.joined()
    }

    private static func runtime(_ folder: URL) throws -> String {
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let names = files.filter { $0.hasSuffix(".swift") }.sorted()
        return """
            extension RuntimeFiles {
                static let sources: [(path: String, text: String)] = [
            \(try pairs(names, in: folder))    ]
            }

            """
    }

    /// What is around the scripts in the page's script element.
    private static let start = "\n(() => {\n\"use strict\";\n"
    private static let end = "})();\n"

    private static func page(_ folder: URL) throws -> String {
        let names = try read("scripts.txt", in: folder).split(separator: "\n").map(String.init)
        let live = try read("live.js", in: folder)
        let style = "\n" + (try read("page.css", in: folder))
        let scripts = try names.map { try read($0, in: folder) }
        func script(_ scripts: [String]) -> String { start + scripts.joined(separator: "\n") + end }
        return """
            extension WebFiles {
                static let page = \(literal(try read("page.html", in: folder)))

                static let style = \(literal(style))

                static let liveScript = \(literal(live))

                /// The digests by which the page's content security policy names its script and style: SHA-256.
                static let scriptDigest = "\(digest(script(scripts)))"
                static let liveScriptDigest = "\(digest(script(scripts + [live])))"
                static let styleDigest = "\(digest(style))"

                /// The beginning and the end of the contents of the page's script element.
                static let scriptStart = \(literal(start))
                static let scriptEnd = \(literal(end))

                static let scripts: [(name: String, text: String)] = [
            \(try pairs(names, in: folder))    ]
            }

            """
    }

    private static func digest(_ text: String) -> String {
        Data(SHA256.digest(of: Array(text.utf8))).base64EncodedString()
    }
}
