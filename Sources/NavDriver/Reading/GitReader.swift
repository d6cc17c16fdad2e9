import NavPlatform
import NavSyntax

/// A graph's file in a revision of a Git repository.
public struct GitFile: Sendable, Hashable {
    /// A commit, a branch, a tag.
    public let revision: String
    /// From the top of the repository, or from the working folder where it begins with `./` or `../`, as Git has it.
    public let path: String
    /// Where Git looks for the repository; nil: in the working folder.
    public private(set) var folder: String?

    /// `HEAD:Graphs/shop.yaml`; nil: the word names no revision.
    public init?(_ word: String) {
        guard let colon = word.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let (revision, path) = (String(word[..<colon]), String(word[word.utf8.index(after: colon)...]))
        // An option is no revision.
        guard !revision.isEmpty, !path.isEmpty, !revision.hasPrefix("-"), !word.contains(where: \.isNewline) else {
            return nil
        }
        self.revision = revision
        self.path = path
    }

    /// The file that a path names in the working folder, in a revision.
    public init?(_ path: String, in revision: String) {
        // An absolute path may lead into another repository than the one that is worked in.
        if path.isAbsolutePath {
            self.init("\(revision):./\(Paths.lastComponent(of: path))")
            folder = Paths.folder(of: path)
            return
        }
        self.init("\(revision):\(path.hasPrefix("./") || path.hasPrefix("../") ? path : "./" + path)")
    }
}

extension SourceReader {
    /// The files of a revision, by way of Git. Symbolic links are followed as far as they stay in the repository.
    public static func git(_ file: GitFile) -> SourceReader {
        SourceReader { path, limit in GitObject(file.revision, path, file.folder).read(limit) }
    }
}

/// What Git has of a path in a revision.
private struct GitObject {
    private let revision: String
    private let path: String
    private let folder: [String]

    init(_ revision: String, _ path: String, _ folder: String?) {
        self.revision = revision
        self.path = path
        self.folder = folder.map { ["-C", $0] } ?? []
    }

    /// In milliseconds. A repository that has to fetch what it lacks may need long.
    private static let patience = 60_000

    func read(_ limit: Int) -> Result<[UInt8], FileFailure> {
        let run = ToolRun(
            program: "git", arguments: folder + ["cat-file", "--batch", "--follow-symlinks"], limit: Self.patience,
            environment: ["LC_ALL": "C"])
        switch run.run(Array("\(revision):\(path)\n".utf8)) {
        case .missing: return failure("git is not installed")
        case .tooSlow: return failure("git took too long")
        case .failed(let reason): return failure("git says: \(DisplayText.clean(reason))")
        case .done(let bytes): return contents(of: bytes, limit)
        }
    }

    /// A line, `<id> blob <size>`, and as many bytes; or a line that says what is wrong.
    private func contents(of bytes: [UInt8], _ limit: Int) -> Result<[UInt8], FileFailure> {
        let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
        let words = String(decoding: line, as: UTF8.self).split(separator: " ")
        guard words.count == 3, words[1] == "blob", let size = Int(words[2]),
            bytes.count >= line.count + 1 + size
        else {
            if words.count == 3, words[1] == "tree" { return failure("it is a folder") }
            let isSymlink = ["symlink", "dangling", "loop", "notdir"].contains(words.first ?? "")
            if isSymlink { return failure("a symbolic link leads out of the repository, or nowhere") }
            return failure(
                isRevision ? "there is no such file in `\(revision)`" : "there is no revision `\(revision)` here")
        }
        let contents = bytes.dropFirst(line.count + 1).prefix(size)
        return .success(Array(contents.prefix(limit + 1)))
    }

    private var isRevision: Bool {
        let run = ToolRun(
            program: "git", arguments: folder + ["rev-parse", "--verify", "--quiet", "\(revision)^{tree}"],
            limit: Self.patience)
        return if case .done = run.run([]) { true } else { false }
    }

    private func failure(_ reason: String) -> Result<[UInt8], FileFailure> {
        .failure(FileFailure("\(revision):\(path)", reason))
    }
}
