import NavCompiler
import NavPlatform

/// The files of a graph in one text. A line `=== name` begins another file; the first is the main
/// file.
struct GraphInput {
    static let mainName = "graph.yaml"
    private static let mark = Array("=== ".utf8)

    private(set) var files: [(name: String, bytes: [UInt8])] = [(mainName, [])]

    init(_ input: [UInt8]) {
        for line in input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if line.starts(with: Self.mark) {
                files.append((String(decoding: line.dropFirst(Self.mark.count), as: UTF8.self), []))
            } else {
                files[files.count - 1].bytes += line + [UInt8(ascii: "\n")]
            }
        }
        // The last line has no line break.
        for index in files.indices where !files[index].bytes.isEmpty && index == files.count - 1 {
            files[index].bytes.removeLast()
        }
    }

    init(_ files: [(name: String, bytes: [UInt8])]) {
        self.files = files
    }

    /// Gives the main file the name that targets read.
    mutating func nameMain() {
        files[0].name = Self.mainName
    }

    var bytes: [UInt8] {
        var text = files[0].bytes
        for file in files.dropFirst() {
            if text.last.map({ $0 != UInt8(ascii: "\n") }) ?? false { text.append(UInt8(ascii: "\n")) }
            text += Self.mark + Array(file.name.utf8) + [UInt8(ascii: "\n")] + file.bytes
        }
        return text
    }

    /// Reads the files; any other file does not exist.
    var reader: SourceReader {
        let files = self.files
        return SourceReader { path, _ in
            // Compared as bytes, as strings that are only canonically equivalent are different file
            // names.
            guard let file = files.first(where: { $0.name.utf8.elementsEqual(path.utf8) }) else {
                return .failure(FileFailure(path, "no such file or directory"))
            }
            return .success(file.bytes)
        }
    }
}
