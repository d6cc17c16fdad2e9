public import NavPlatform
public import NavSyntax

/// A new text for a source file. Nothing is written until `write` is called.
public struct SourceChange: Sendable {
    public let path: String
    /// The bytes that were read, and those that replace them.
    public let old: [UInt8]
    public let new: [UInt8]

    init(path: String, old: [UInt8], new: [UInt8]) {
        self.path = path
        self.old = old
        self.new = new
    }

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
        path = source.name
        old = bytes
        new = prefix + text
    }

    /// The difference in the format of `diff -u`.
    public var diff: String { UnifiedDiff.text(from: old, to: new, path: path) }

    /// Writes the file, if it still has the bytes that were read.
    public func write() throws(FileFailure) { try FileWriting.update(path, from: old, to: new) }
}
