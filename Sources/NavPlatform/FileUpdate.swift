#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A new text for a file that a user has written.
public struct FileUpdate: Sendable {
    public let path: String
    /// The bytes that were read, and those that replace them.
    public let old: [UInt8]
    public let new: [UInt8]

    public init(path: String, old: [UInt8], new: [UInt8]) {
        self.path = path
        self.old = old
        self.new = new
    }

    /// Writes the files: all of them, or none. Returns what did not stay as it was, as sentences.
    ///
    /// All new texts are on the disk, next to the files, before the first file is replaced. If a file cannot be
    /// replaced, or an editor has saved it in the meantime, those before it get their old text back.
    @discardableResult
    public static func write(_ updates: [FileUpdate]) throws(FileFailure) -> [String] {
        var prepared: [PreparedUpdate] = []
        defer { for update in prepared { update.temporary.discard() } }
        for update in updates { prepared.append(try PreparedUpdate(update)) }
        for (index, update) in prepared.enumerated() {
            guard let failure = update.failureOfCommit() else { continue }
            let others = prepared[..<index].reversed().map(\.update).filter { !$0.isUndone() }.map(\.path)
            guard !others.isEmpty else { throw failure }
            let list = others.joined(separator: ", ")
            throw FileFailure(
                failure.path, "\(failure.reason); and the old text of \(list)\(FileFailure.notRestored)")
        }
        return prepared.flatMap(\.remarks)
    }

    /// Restores the old text. Returns false if that fails.
    private func isUndone() -> Bool {
        guard let prepared = try? PreparedUpdate(FileUpdate(path: path, old: new, new: old)) else { return false }
        defer { prepared.temporary.discard() }
        return prepared.failureOfCommit() == nil
    }
}

/// An update whose new text is complete in a temporary file. If the path leads over symbolic links, these are kept.
private struct PreparedUpdate {
    let update: FileUpdate
    let temporary: TemporaryFile
    let remarks: [String]
    private let target: String

    init(_ update: FileUpdate) throws(FileFailure) {
        self.update = update
        guard let target = FileReading.resolve(update.path).flatMap({ String(validating: $0, as: UTF8.self) }),
            FileReading.hasContents(target, update.old)
        else { throw Self.changed(update.path) }
        self.target = target
        // Renaming a file over another one needs no permission to write to that.
        guard access(target, W_OK) == 0, let temporary = TemporaryFile(beside: target, mode: 0o666) else {
            throw .system(update.path)
        }
        self.temporary = temporary
        // Unlike an output, the file could not be written again after a power failure.
        if let code = temporary.write(update.new) ?? temporary.flush() {
            temporary.discard()
            throw .system(update.path, code)
        }
        var remarks: [String] = []
        if !temporary.takeOwner(of: target) { remarks.append("\(update.path) could not keep its owner") }
        if FileStatus(target)?.hasOtherNames ?? false {
            remarks.append("\(update.path) had other names (hard links), which keep the old text")
        }
        self.remarks = remarks
    }

    private static func changed(_ path: String) -> FileFailure {
        FileFailure(path, "it changed meanwhile, and is left as it is")
    }

    /// Replaces the file. An editor may have saved it since it was read, so it is compared right before.
    func failureOfCommit() -> FileFailure? {
        guard FileReading.hasContents(target, update.old) else { return Self.changed(update.path) }
        let code = temporary.replace(target)
        return code == 0 ? nil : .system(update.path, code)
    }
}
