public import NavCompiler
import NavPlatform
import NavSyntax

/// A file in a revision of a Git repository.
public struct GitFile: Sendable, Hashable {
    /// A commit, a branch, a tag.
    public let revision: String
    /// The path from the top of the repository or, if it begins with `./` or `../`, from the
    /// working folder.
    public let path: String
    /// The folder in which Git looks for the repository; nil for the working folder.
    public private(set) var folder: String?

    /// Parses `HEAD:Graphs/shop.yaml`; nil if the word has no revision.
    public init?(_ word: String) {
        guard let colon = word.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let (revision, path) = (String(word[..<colon]), String(word[word.utf8.index(after: colon)...]))
        // A revision that begins with a dash would be an option of Git.
        guard !revision.isEmpty, !path.isEmpty, !revision.hasPrefix("-"), !word.contains(where: \.isNewline) else {
            return nil
        }
        self.revision = revision
        self.path = path
    }

    private init(revision: String, path: String, folder: String?) {
        self.revision = revision
        self.path = path
        self.folder = folder
    }

    /// Another file in the same folder of the revision.
    public func beside(_ name: String) -> GitFile {
        let front = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        return GitFile(revision: revision, path: front + name, folder: folder)
    }

    /// The version of a file of the working folder in a revision.
    public init?(_ path: String, in revision: String) {
        // An absolute path may be in another repository than the working folder.
        if path.isAbsolutePath {
            self.init("\(revision):./\(Paths.lastComponent(of: path))")
            folder = Paths.folder(of: path)
            return
        }
        self.init("\(revision):\(path.hasPrefix("./") || path.hasPrefix("../") ? path : "./" + path)")
    }
}

extension GitFile {
    /// Whether the revision exists and has no such file.
    public var isMissing: Bool { GitObject(revision, path, folder).isMissing }
}

extension SourceReader {
    /// Reads the files of a revision with Git. Symbolic links are followed within the repository, or not at all.
    public static func git(_ file: GitFile, followingLinks: Bool = true) -> SourceReader {
        SourceReader { path, limit in
            let object = GitObject(file.revision, path, file.folder)
            return followingLinks ? object.read(limit) : object.readWithoutLinks(limit)
        }
    }
}

/// Reads the contents of a path in a revision.
private struct GitObject {
    private let revision: String
    private let path: String
    private let folder: [String]

    init(_ revision: String, _ path: String, _ folder: String?) {
        self.revision = revision
        self.path = path
        self.folder = folder.map { ["-C", $0] } ?? []
    }

    /// The time limit in milliseconds. A partial clone may have to fetch the file first.
    private static let timeout = 60_000

    /// Reads the contents if no part of the path is a symbolic link.
    func readWithoutLinks(_ limit: Int) -> Result<[UInt8], FileFailure> {
        let run = ToolRun(
            program: "git", arguments: folder + ["ls-tree", "-z", revision, "--", path], limit: Self.timeout,
            environment: ["LC_ALL": "C", "GIT_LITERAL_PATHSPECS": "1"])
        // What is in a folder behind a link is not listed, so it is missing.
        if case .done(let bytes) = run.run([]), bytes.starts(with: "120000 ".utf8) {
            return failure("it is a symbolic link, which is not followed here")
        }
        return read(limit, ["cat-file", "--batch"])
    }

    func read(_ limit: Int) -> Result<[UInt8], FileFailure> {
        read(limit, ["cat-file", "--batch", "--follow-symlinks"])
    }

    private func read(_ limit: Int, _ command: [String]) -> Result<[UInt8], FileFailure> {
        let run = ToolRun(
            program: "git", arguments: folder + command, limit: Self.timeout, environment: ["LC_ALL": "C"])
        switch run.run(Array("\(revision):\(path)\n".utf8)) {
        case .missing: return failure("git is not installed")
        case .timedOut: return failure("git took too long")
        case .failed(let reason): return failure("git says: \(DisplayText.clean(reason))")
        case .done(let bytes): return contents(of: bytes, limit)
        }
    }

    /// Parses the output of `git cat-file --batch`: a line `<id> blob <size>` and that many bytes,
    /// or an error.
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

    var isMissing: Bool {
        let run = ToolRun(
            program: "git", arguments: folder + ["cat-file", "--batch-check"], limit: Self.timeout,
            environment: ["LC_ALL": "C"])
        guard case .done(let bytes) = run.run(Array("\(revision):\(path)\n".utf8)) else { return false }
        return String(decoding: bytes, as: UTF8.self).hasSuffix(" missing\n") && isRevision
    }

    private var isRevision: Bool {
        let run = ToolRun(
            program: "git", arguments: folder + ["rev-parse", "--verify", "--quiet", "\(revision)^{tree}"],
            limit: Self.timeout)
        return if case .done = run.run([]) { true } else { false }
    }

    private func failure(_ reason: String) -> Result<[UInt8], FileFailure> {
        .failure(FileFailure("\(revision):\(path)", reason))
    }
}
