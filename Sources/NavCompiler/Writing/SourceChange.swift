public import NavPlatform
public import NavSyntax

/// A new text for a source file. Nothing is written until `write` is called.
public struct SourceChange: Sendable {
    let update: FileUpdate
    public var path: String { update.path }
    public var old: [UInt8] { update.old }
    public var new: [UInt8] { update.new }

    package init(path: String, old: [UInt8], new: [UInt8]) { update = FileUpdate(path: path, old: old, new: new) }

    /// The change of a file from the text that was compiled. Fails if the file no longer has it, or
    /// is not in UTF-8.
    public init(_ source: SourceFile, to text: [UInt8], reader: SourceReader = .regularFiles) throws(FileFailure) {
        let bytes = try reader.contents(of: source.name).get()
        let mark = SourceFile.byteOrderMark
        let prefix = bytes.starts(with: mark) ? mark : []
        guard bytes == prefix + source.text else {
            let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
            throw FileFailure(source.name, isUTF16 ? "it is UTF-16; save it as UTF-8 first" : "it changed meanwhile")
        }
        self.init(path: source.name, old: bytes, new: prefix + text)
    }

    /// The difference in the format of `diff -u`.
    public var diff: String { UnifiedDiff.text(from: update.old, to: update.new, path: path) }

    /// Writes the files, all or none, if they still have the bytes that were read. Returns what did not stay as it was,
    /// as sentences.
    @discardableResult
    public static func write(_ changes: [SourceChange]) throws(FileFailure) -> [String] {
        try FileUpdate.write(changes.map(\.update))
    }
}
