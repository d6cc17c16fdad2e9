import Foundation
import TestSupport
import Testing

/// A graph in two versions, and the outputs of each. At any time, each file in the output folder
/// must be from one or the other.
struct BuildStates {
    let work: URL
    /// The outputs of each version, by path in the output folder.
    private(set) var old: [String: Data] = [:]
    private(set) var new: [String: Data] = [:]

    static let arguments = ["build", "graph.yaml", "--out", "out", "--quiet"]
    var out: URL { work.appendingPathComponent("out") }

    /// A graph with outputs in folders, an executable output, and a section that the new version
    /// does not have.
    private static func graph(_ version: String) -> String {
        """
        navgen: 1
        name: Small
        root: home
        \(version == "Old" ? "include: [{file: more.yaml, section: more}]" : "")
        links: {schemes: [small]}
        screens:
          home: {title: \(version), to: [detail\(version == "Old" ? ", more.list" : "")]}
          detail: {title: \(version) detail, url: /detail}
        outputs: {dot: pictures/Small.dot, simctl: links.sh, markdown: true, swift: {parts: [routes]}}

        """
    }

    /// Builds both versions, the old one last.
    init(in work: URL) throws {
        self.work = work
        try work.write("exports: [list]\nscreens: {list: {url: /list}}\n", to: "more.yaml")
        try choose("New")
        try expectSuccess(NavgenProcess.run(Self.arguments, in: work))
        new = try contents()
        try FileManager.default.removeItem(at: out)
        try choose("Old")
        try expectSuccess(NavgenProcess.run(Self.arguments, in: work))
        old = try contents()
        try #require(new.count == 4 && old.count == 5)
    }

    private func expectSuccess(_ run: NavgenProcess.Result) throws { try #require(run.status == 0, "\(run.errors)") }

    /// Writes the graph in one of its versions.
    func choose(_ version: String) throws { try work.write(Self.graph(version), to: "graph.yaml") }

    /// Fills the output folder with the outputs of the old version, or removes it.
    func begin(isMissing: Bool = false) throws {
        try? FileManager.default.removeItem(at: out)
        guard !isMissing else { return }
        for (path, data) in old {
            let place = out.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: place)
        }
    }

    /// All files in the output folder, by path.
    func contents() throws -> [String: Data] {
        var files: [String: Data] = [:]
        for path in (try? FileManager.default.subpathsOfDirectory(atPath: out.path)) ?? [] {
            let place = out.appendingPathComponent(path)
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder), isFolder.boolValue {
                continue
            }
            files[path] = try Data(contentsOf: place)
        }
        return files
    }

    static func isTemporary(_ path: String) -> Bool { path.hasSuffix(".navgen~") }

    /// Expects that every file is complete, in one of the versions, and that no file of both
    /// versions is missing.
    func expectCompleteFiles(
        isMissing: Bool = false, _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let found = try contents()
        for (path, data) in found where !Self.isTemporary(path) {
            let isOne = data == old[path] || data == new[path]
            #expect(isOne, "\(path) is neither old nor new; \(comment)", sourceLocation: sourceLocation)
        }
        for path in old.keys where new[path] != nil && !isMissing {
            #expect(found[path] != nil, "\(path) is gone; \(comment)", sourceLocation: sourceLocation)
        }
    }

    /// Expects complete files while builds write. Opens files by name, as listing a changing folder
    /// is unreliable.
    func expectCompleteFilesMeanwhile(isMissing: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
        for path in Set(old.keys).union(new.keys) {
            let found = try? Data(contentsOf: out.appendingPathComponent(path))
            let mayBeMissing = isMissing || old[path] == nil || new[path] == nil
            let isWhole = found.map { $0 == old[path] || $0 == new[path] } ?? mayBeMissing
            #expect(isWhole, "\(path): \(found?.count ?? -1) bytes", sourceLocation: sourceLocation)
        }
    }

    /// Changes the times of temporary files to an hour ago.
    private func ageLeftovers() throws {
        for path in try contents().keys where Self.isTemporary(path) {
            let hourAgo = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: -3600)]
            try FileManager.default.setAttributes(hourAgo, ofItemAtPath: out.appendingPathComponent(path).path)
        }
    }

    /// Expects that a later build writes the new version of everything and removes temporary files.
    func expectCompleteNextBuild(_ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try ageLeftovers()
        let run = try NavgenProcess.run(Self.arguments, in: work)
        #expect(run == NavgenProcess.Result(output: "", errors: "", status: 0), comment, sourceLocation: sourceLocation)
        let found = try contents()
        #expect(found == new, "\(found.keys.sorted()); \(comment)", sourceLocation: sourceLocation)
    }
}
