import NavPlatform
import NavSyntax

/// Where the JSON Schema lies by which editors complete and check a graph.
public struct SchemaPlace: Sendable {
    /// What the file is called everywhere.
    public static let fileName = "navgen.schema.json"

    /// The way from the graph's folder to the schema.
    public let reference: String
    /// The file to write where there is none yet.
    public let missing: String?

    /// The nearest schema, beside the graph or above it in its repository; without one, the place beside the graph.
    public init(forGraph path: String) {
        let folder = Paths.folder(of: path)
        if let reference = Self.nearest(to: folder.isEmpty ? "." : folder) {
            self.reference = reference
            missing = nil
        } else {
            reference = Self.fileName
            missing = folder + Self.fileName
        }
    }

    private static func nearest(to folder: String) -> String? {
        guard let resolved = FileReading.resolve(folder) else { return nil }
        var current = String(decoding: resolved, as: UTF8.self)
        if current == "/" { current = "" }
        var steps = 0
        var found: String?
        while true {
            if found == nil, exists(current + "/" + fileName) {
                found = String(repeating: "../", count: steps) + fileName
                if steps == 0 { return found }
            }
            // What lies above a repository is somebody else's.
            if exists(current + "/.git") { return found }
            guard let slash = current.lastSlash else { return nil }
            current = String(current[..<slash])
            steps += 1
        }
    }

    private static func exists(_ path: String) -> Bool { FileStatus(path) != nil }
}
