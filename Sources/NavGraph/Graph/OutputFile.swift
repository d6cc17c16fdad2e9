/// A file to write, with its path relative to the output folder.
public struct OutputFile: Sendable {
    public var path: String
    /// Whether a new file is made executable, as scripts are; an existing one keeps its permissions.
    public var isExecutable: Bool
    /// Whether the file covers a single section instead of the whole graph. Such files are small in
    /// comparison.
    public var isSectionFile: Bool
    private let make: @Sendable () -> [UInt8]

    /// The contents, generated on each access, so that the files of a large graph are not all in memory
    /// at once.
    public var bytes: [UInt8] { make() }

    /// The contents as a single string.
    public var contents: String { String(decoding: bytes, as: UTF8.self) }

    public init(
        path: String, bytes: @escaping @autoclosure @Sendable () -> [UInt8], isExecutable: Bool = false,
        isSectionFile: Bool = false
    ) {
        self.path = path
        self.isExecutable = isExecutable
        self.isSectionFile = isSectionFile
        make = bytes
    }

    public init(
        path: String, contents: @escaping @autoclosure @Sendable () -> String, isExecutable: Bool = false,
        isSectionFile: Bool = false
    ) {
        self.init(
            path: path, bytes: Array(contents().utf8), isExecutable: isExecutable, isSectionFile: isSectionFile)
    }
}

/// A reason why an output cannot be written although the graph has no errors.
public struct OutputProblem: Sendable {
    public var message: String
    public var help: String

    public init(message: String, help: String) {
        self.message = message
        self.help = help
    }
}
