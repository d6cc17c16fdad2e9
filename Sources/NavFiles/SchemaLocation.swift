import NavPlatform
import NavSyntax

/// The location of the JSON Schema that editors use to complete and check a graph.
public struct SchemaLocation: Sendable {
    public static let fileName = "navgen.schema.json"

    /// The relative path from the graph's folder to the schema.
    public let reference: String
    /// The schema file to write; nil if there is one.
    public let missing: String?

    /// Finds the nearest schema, in the graph's folder or above it in its repository. If there is
    /// none, it belongs in the graph's folder.
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
            // Don't look outside the repository.
            if exists(current + "/.git") { return found }
            guard let slash = current.lastSlash else { return nil }
            current = String(current[..<slash])
            steps += 1
        }
    }

    private static func exists(_ path: String) -> Bool { FileStatus(path) != nil }
}
