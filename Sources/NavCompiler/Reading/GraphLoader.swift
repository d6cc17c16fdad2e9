package import NavGraph
package import NavPlatform
package import NavSyntax

/// Reads and decodes a graph's main file and all files that it includes. A file comes after the one
/// that includes it.
package struct GraphLoader {
    private let reader: SourceReader
    private let limits: Limits
    private let resolver: IncludeResolver
    package private(set) var files: [DecodedFile] = []
    private var sections = SectionList()
    package private(set) var diagnostics: [Diagnostic] = []
    package private(set) var failure: FileFailure?
    /// The files, by index, including those that are not decoded yet.
    private var found: [IncludeLocation] = []
    /// The indices of files in `found`, by identity.
    private var indices: [[UInt8]: Int] = [:]
    /// By file: the `include` that requested it, and the index of its file; nil for the main file.
    private var requests: [(parent: Int, request: IncludeRequest)?] = []

    package init(_ path: String, reader: SourceReader, _ options: CompilerOptions = CompilerOptions()) {
        self.reader = reader
        limits = options.limits
        let read = reader.read(path, limits.fileBytes, .anything)
        // After the read, from which point the main file is watched.
        resolver = IncludeResolver(main: path, reader, allowsOutside: options.allowsOutside)
        switch read {
        case .failure(let failure): self.failure = failure
        case .success(let bytes):
            let main = Waiting(name: resolver.main.name, bytes: bytes, id: FileID(0), context: .main)
            files.append(main.decoded(limits))
            add(resolver.main, nil)
            followIncludes()
        }
    }

    /// Assembles the graph. Releases the files, so that their memory is available to later stages.
    mutating func takeGraph() -> (graph: Graph, diagnostics: [Diagnostic]) {
        defer { files = [] }
        return assembleGraph(files, sections, limits: limits)
    }

    private mutating func add(_ location: IncludeLocation, _ request: (parent: Int, request: IncludeRequest)?) {
        indices[location.identity] = found.count
        found.append(location)
        requests.append(request)
    }

    /// A file that has been read but not decoded.
    private struct Waiting: Sendable {
        var name: String
        var bytes: [UInt8]
        var id: FileID
        var context: FileContext

        func decoded(_ limits: Limits) -> DecodedFile {
            DecodedFile(parseYAML(bytes, name: name, id: id, limits: limits), at: context)
        }
    }

    /// A file that another one includes.
    private struct Requested: Sendable {
        var request: IncludeRequest
        var parent: Int
        var location: Result<IncludeLocation, IncludeLocation.Refusal>
        /// Its contents; nil if it has not been read.
        var bytes: Result<[UInt8], FileFailure>?
    }

    /// The files that the files of a level include. Those that are new are read concurrently, up to
    /// the limit of files.
    private func requests(of level: Range<Int>) -> [Requested] {
        let requests = level.flatMap { parent in files[parent].includes.map { (request: $0, parent: parent) } }
        let found = reader.map(requests) { [resolver, found] request, parent in
            Result { () throws(IncludeLocation.Refusal) in
                try resolver.resolve(request.path.value, from: found[parent])
            }
        }
        var requested = zip(requests, found).map { Requested(request: $0.request, parent: $0.parent, location: $1) }
        var seen: Set<[UInt8]> = []
        let new = requested.enumerated().compactMap { number, requested -> (number: Int, name: String)? in
            guard case .success(let location) = requested.location, indices[location.identity] == nil,
                seen.insert(location.identity).inserted
            else { return nil }
            return (number, location.name)
        }.prefix(max(0, limits.files - self.found.count))
        let read = reader.map(Array(new)) { [reader, limits] in reader.read($0.name, limits.fileBytes, .regularFile) }
        for (new, bytes) in zip(new, read) { requested[new.number].bytes = bytes }
        return requested
    }

    /// Follows includes level by level; the files of one level are read and decoded concurrently.
    private mutating func followIncludes() {
        var level = 0..<files.count
        while !level.isEmpty {
            var waiting: [Waiting] = []
            for requested in requests(of: level) {
                guard add(requested, &waiting) else { break }
            }
            level = files.count..<(files.count + waiting.count)
            files += concurrently(waiting.count) { [waiting, limits] in waiting[$0].decoded(limits) }
        }
    }

    /// Adds one file; returns false if there are too many.
    private mutating func add(_ requested: Requested, _ waiting: inout [Waiting]) -> Bool {
        let (request, parent) = (requested.request, requested.parent)
        let written = request.path
        let location: IncludeLocation
        switch requested.location {
        case .success(let found): location = found
        case .failure(let refusal):
            refuse(written, refusal)
            return true
        }
        if let earlier = indices[location.identity] {
            reportRepeated(request, location, earlier: earlier, from: parent)
            return true
        }
        guard found.count < limits.files else {
            report("too-large", "this graph has more than \(limits.files) files", written.range, help: nil)
            return false
        }
        switch requested.bytes ?? reader.read(location.name, limits.fileBytes, .regularFile) {
        case .failure(let failure):
            report(
                "include-missing", "`\(written.value)` cannot be read: \(failure.reason)", written.range,
                help: "names are relative to \(files[parent].source.name)")
        case .success where !location.isAllowed: refuse(written, .link)
        case .success(let bytes):
            let file = sections.add(request, from: files[parent].id)
            waiting.append(Waiting(name: location.name, bytes: bytes, id: FileID(found.count), context: file))
            add(location, (parent, request))
        }
        return true
    }

    private mutating func refuse(_ written: Located<String>, _ refusal: IncludeLocation.Refusal) {
        let reason =
            switch refusal {
            case .path: "leads out of the folder of the main graph"
            case .link: "is outside the folder of the main graph: a symbolic link leads there"
            }
        report(
            "path-outside", "`\(written.value)` \(reason)", written.range,
            help: "move the file below that folder, and name it relative to this one; or allow it: `--allow-outside`")
    }

    /// Reports a file that is already part of the graph: as a cycle if it includes this one, as a
    /// repetition otherwise.
    private mutating func reportRepeated(
        _ request: IncludeRequest, _ location: IncludeLocation, earlier: Int, from parent: Int
    ) {
        var chain = [found[parent].path]
        var ancestor: Int? = parent
        while let current = ancestor, current != earlier {
            ancestor = requests[current]?.parent
            if let ancestor { chain.append(found[ancestor].path) }
        }
        if ancestor != nil {
            var names = (chain.reversed() + [location.path]).map { "`\($0)`" }
            if names.count > 10 { names.replaceSubrange(5..<(names.count - 4), with: ["…"]) }
            let cycle = names.joined(separator: " → ")
            report(
                "include-cycle", "`\(request.path.value)` includes itself: \(cycle)", request.path.range,
                help: Help("remove this line").correcting(.removal))
        } else {
            let first = requests[earlier]?.request.path.range
            diagnostics.append(
                Diagnostic(
                    "include-cycle", "`\(request.path.value)` is already part of this graph", at: request.path.range,
                    notes: first.map { [.init("it is included here", at: $0)] } ?? [], help: "include it once"))
        }
    }

    private mutating func report(_ rule: RuleID, _ message: String, _ range: SourceRange, help: Help?) {
        diagnostics.append(Diagnostic(rule, message, at: range, help: help))
    }
}
