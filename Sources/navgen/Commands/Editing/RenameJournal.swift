import NavCompiler
import NavPlatform

/// What a renaming is about to write, in a file next to the graph, so that a renaming that was killed is finished when
/// it is run again.
struct RenameJournal {
    /// The old and the new name, as they were given.
    let names: [String]
    let updates: [FileUpdate]

    private static let title = "navgen rename 1"

    /// `.shop.yaml.navgen-rename` for `shop.yaml`.
    static func path(ofGraph graph: String) -> String {
        Paths.folder(of: graph) + "." + Paths.lastComponent(of: graph) + ".navgen-rename"
    }

    init(names: [String], updates: [FileUpdate]) {
        self.names = names
        self.updates = updates
    }

    func write(to path: String) throws(FileFailure) {
        var bytes: [UInt8] = []
        func append(_ field: [UInt8]) { bytes += Array("\(field.count):".utf8) + field }
        for text in [Self.title] + names { append(Array(text.utf8)) }
        for update in updates {
            append(Array(update.path.utf8))
            append(update.old)
            append(update.new)
        }
        try FileWriting.replace(path, with: bytes)
    }

    /// Nil if there is no such file, or it is not whole.
    init?(from path: String) {
        guard case .success(let bytes) = FileReading.read(path, 1 << 28, .regularFile),
            let fields = Self.fields(bytes), fields.count >= 3, fields.count % 3 == 0,
            String(decoding: fields[0], as: UTF8.self) == Self.title
        else { return nil }
        names = fields[1...2].map { String(decoding: $0, as: UTF8.self) }
        updates = stride(from: 3, to: fields.count, by: 3).map {
            FileUpdate(path: String(decoding: fields[$0], as: UTF8.self), old: fields[$0 + 1], new: fields[$0 + 2])
        }
    }

    private static func fields(_ bytes: [UInt8]) -> [[UInt8]]? {
        var fields: [[UInt8]] = []
        var rest = bytes[...]
        while let colon = rest.prefix(20).firstIndex(of: UInt8(ascii: ":")) {
            guard let count = Int(String(decoding: rest[..<colon], as: UTF8.self)), count >= 0,
                count < rest.endIndex - colon
            else { return nil }
            let end = colon + 1 + count
            fields.append(Array(rest[(colon + 1)..<end]))
            rest = rest[end...]
        }
        return rest.isEmpty ? fields : nil
    }

    /// The files that do not have their new text yet.
    var unfinished: [FileUpdate] { updates.filter { !FileReading.hasContents($0.path, $0.new) } }
}
