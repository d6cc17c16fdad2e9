public import NavEmit
public import NavGraph
import NavPlatform
import NavSyntax

/// Reads pictures of the running app from a folder, in which each file has the name of a node:
/// `orders.detail.png`, or `orders.detail-de-dark.png`.
public struct ScreenFolder {
    public private(set) var screens: ScreenPictures?
    /// Files that are left out, and why.
    public private(set) var warnings: [String] = []
    /// Why the folder cannot be read.
    public private(set) var failure: String?

    /// Together, so that the page can still be opened.
    private static let maxSize = 40_000_000
    private static let types = [
        "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "webp": "image/webp", "gif": "image/gif",
        "svg": "image/svg+xml",
    ]

    public init(_ folder: String, of graph: Graph) {
        guard FileStatus(folder)?.kind == .folder else {
            failure = "there is no folder `\(folder)` with pictures"
            return
        }
        let nodes = Set(graph.nodes.map(\.name))
        var pictures: [String: [ScreenPictures.Picture]] = [:]
        var (size, others) = (0, [String]())
        for name in Folders.names(in: folder).sorted() where !name.hasPrefix(".") {
            guard let dot = name.lastIndex(of: "."), let type = Self.types[name[dot...].dropFirst().lowercased()],
                let (node, variant) = Self.node(of: name[..<dot], among: nodes)
            else {
                others.append(name)
                continue
            }
            let path = "\(folder)/\(name)"
            switch FileReading.read(path, Self.maxSize, .regularFile) {
            case .failure(let failure): warnings.append("the picture \(path) is left out: \(failure.reason)")
            case .success(let bytes) where size + bytes.count > Self.maxSize:
                warnings.append("the picture \(path) is left out: together they would have more than 40 MB")
            case .success(let bytes):
                size += bytes.count
                pictures[node, default: []].append(.init(variant: variant, type: type, path: path, bytes: bytes))
            }
        }
        if !others.isEmpty {
            warnings.append(
                "\(counted(others.count, "file")) in \(folder) "
                    + (others.count == 1 ? "is not a picture of a node: " : "are not pictures of nodes: ")
                    + listed(others))
        }
        screens = ScreenPictures(pictures.mapValues { $0.sorted { $0.variant < $1.variant } })
    }

    /// The node and the variant in a file's name: the longest name of a node that it begins with.
    private static func node(of name: Substring, among nodes: Set<String>) -> (node: String, variant: String)? {
        if nodes.contains(String(name)) { return (String(name), "") }
        var rest = name
        while let hyphen = rest.lastIndex(of: "-") {
            rest = rest[..<hyphen]
            if nodes.contains(String(rest)) {
                return (String(rest), String(name[name.index(after: hyphen)...]))
            }
        }
        return nil
    }
}
