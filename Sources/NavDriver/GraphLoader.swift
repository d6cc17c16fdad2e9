import Dispatch
import NavGraph
import NavSyntax

/// Reads a graph's main file and all that it includes, each behind the file that includes it.
struct GraphLoader {
    private let reader: SourceReader
    private let limits: Limits
    /// The folder of the main file, which includes may not leave.
    private let folder: String
    private(set) var files: [LoadedFile] = []
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var failure: FileFailure?
    /// Files by their path in the folder, with their indices in `files`.
    private var loaded: [String: Int] = [:]
    private var paths: [String] = []
    /// By file: who asked for it, and how; nil for the main file.
    private var requests: [(parent: Int, request: IncludeRequest)?] = []

    init(_ path: String, reader: SourceReader, limits: Limits) {
        self.reader = reader
        self.limits = limits
        folder = path == "-" ? "" : Paths.folder(of: path)
        switch reader.read(path, limits.fileBytes) {
        case .failure(let failure): self.failure = failure
        case .success(let bytes):
            let name = path == "-" ? "<stdin>" : path
            files.append(LoadedFile(parseYAML(bytes, name: name, id: FileID(0), limits: limits)))
            paths = [Paths.lastComponent(of: path)]
            loaded[paths[0]] = 0
            requests = [nil]
            followIncludes()
        }
    }

    /// A file that is read and waits to be parsed.
    private struct Waiting: Sendable {
        var name: String
        var bytes: [UInt8]
        var id: FileID
    }

    /// Level by level: the files of one level are read in order, and parsed on all cores.
    private mutating func followIncludes() {
        var level = 0..<files.count
        while !level.isEmpty {
            var waiting: [Waiting] = []
            var goesOn = true
            for parent in level where goesOn {
                for request in includes(of: files[parent].parsed) where goesOn {
                    goesOn = read(request, from: parent, &waiting)
                }
            }
            level = files.count..<(files.count + waiting.count)
            for (parsed, index) in zip(Self.parse(waiting, limits), level) {
                files.append(LoadedFile(parsed, include: requests[index]))
            }
        }
    }

    private static func parse(_ waiting: [Waiting], _ limits: Limits) -> [ParsedFile] {
        guard waiting.count > 1 else {
            return waiting.map { parseYAML($0.bytes, name: $0.name, id: $0.id, limits: limits) }
        }
        let parsed = [ParsedFile?](unsafeUninitializedCapacity: waiting.count) { buffer, count in
            buffer.initialize(repeating: nil)
            // Each file has a place of its own, so no two threads write to the same one.
            nonisolated(unsafe) let places = buffer
            DispatchQueue.concurrentPerform(iterations: waiting.count) { index in
                let file = waiting[index]
                places[index] = parseYAML(file.bytes, name: file.name, id: file.id, limits: limits)
            }
            count = waiting.count
        }
        return parsed.compactMap(\.self)
    }

    /// Reads one file; false where there are too many.
    private mutating func read(_ request: IncludeRequest, from parent: Int, _ waiting: inout [Waiting]) -> Bool {
        let written = request.path
        guard !written.value.hasPrefix("/"),
            let path = Paths.inside(Paths.folder(of: paths[parent]) + written.value)
        else {
            report(
                "path-outside", "`\(written.value)` leads out of the folder of the main graph", written.range,
                help: "move the file below that folder, and name it relative to this one")
            return true
        }
        if let earlier = loaded[path] {
            reportRepeated(request, path, earlier: earlier, from: parent)
            return true
        }
        guard paths.count < limits.files else {
            report("too-large", "this graph has more than \(limits.files) files", written.range, help: nil)
            return false
        }
        switch reader.read(folder + path, limits.fileBytes) {
        case .failure(let failure):
            report(
                "include-missing", "`\(written.value)` cannot be read: \(failure.reason)", written.range,
                help: "names are relative to \(files[parent].parsed.file.name)")
        case .success(let bytes):
            loaded[path] = paths.count
            waiting.append(Waiting(name: folder + path, bytes: bytes, id: FileID(paths.count)))
            paths.append(path)
            requests.append((parent, request))
        }
        return true
    }

    /// A file that is here already: a cycle when it is one of those that include this one, and a repetition otherwise.
    private mutating func reportRepeated(_ request: IncludeRequest, _ path: String, earlier: Int, from parent: Int) {
        var chain = [paths[parent]]
        var ancestor: Int? = parent
        while let current = ancestor, current != earlier {
            ancestor = requests[current]?.parent
            if let ancestor { chain.append(paths[ancestor]) }
        }
        if ancestor != nil {
            var names = (chain.reversed() + [path]).map { "`\($0)`" }
            if names.count > 10 { names.replaceSubrange(5..<(names.count - 4), with: ["…"]) }
            let way = names.joined(separator: " → ")
            report(
                "include-cycle", "`\(request.path.value)` includes itself: \(way)", request.path.range,
                help: "remove this line")
        } else {
            let first = requests[earlier]?.request.path.range
            diagnostics.append(
                Diagnostic(
                    "include-cycle", "`\(request.path.value)` is already part of this graph", at: request.path.range,
                    notes: first.map { [.init("it is included here", at: $0)] } ?? [], help: "include it once"))
        }
    }

    private mutating func report(_ rule: RuleID, _ message: String, _ range: SourceRange, help: String?) {
        diagnostics.append(Diagnostic(rule, message, at: range, help: help))
    }
}
