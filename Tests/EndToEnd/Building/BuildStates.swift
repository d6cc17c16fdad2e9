import Foundation
import TestSupport
import Testing

/// A graph in two versions, and what a build makes of each: what can be found in the output folder at any time is one or
/// the other.
struct BuildStates {
    let work: URL
    /// What a build of each version writes, by path in the output folder.
    private(set) var old: [String: Data] = [:]
    private(set) var new: [String: Data] = [:]

    static let arguments = ["build", "graph.yaml", "--out", "out", "--quiet"]
    var out: URL { work.appendingPathComponent("out") }

    /// With files in folders, one that is executable, and a section that the new version has no
    /// longer.
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

    /// Makes both versions, the old one last.
    init(in work: URL) throws {
        self.work = work
        try work.write("exports: [list]\nscreens: {list: {url: /list}}\n", to: "more.yaml")
        try choose("New")
        try expectFine(NavgenProcess.run(Self.arguments, in: work))
        new = try contents()
        try FileManager.default.removeItem(at: out)
        try choose("Old")
        try expectFine(NavgenProcess.run(Self.arguments, in: work))
        old = try contents()
        try #require(new.count == 4 && old.count == 5)
    }

    private func expectFine(_ run: NavgenProcess.Result) throws { try #require(run.status == 0, "\(run.errors)") }

    /// Writes the graph in one of its versions.
    func choose(_ version: String) throws { try work.write(Self.graph(version), to: "graph.yaml") }

    /// Makes the output folder hold the outputs of the old version, or nothing at all.
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

    /// Expects every file to be whole, in one of the versions, and none to be gone that both have.
    func expectWhole(
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

    /// The same while builds write; files are asked for by name, as lists of folders that change are not certain.
    func expectWholeMeanwhile(isMissing: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
        for path in Set(old.keys).union(new.keys) {
            let found = try? Data(contentsOf: out.appendingPathComponent(path))
            let mayBeMissing = isMissing || old[path] == nil || new[path] == nil
            let isWhole = found.map { $0 == old[path] || $0 == new[path] } ?? mayBeMissing
            #expect(isWhole, "\(path): \(found?.count ?? -1) bytes", sourceLocation: sourceLocation)
        }
    }

    /// Makes what runs have left behind look as if that had been an hour ago.
    private func ageLeftovers() throws {
        for path in try contents().keys where Self.isTemporary(path) {
            let hourAgo = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: -3600)]
            try FileManager.default.setAttributes(hourAgo, ofItemAtPath: out.appendingPathComponent(path).path)
        }
    }

    /// Expects a build some time later to make everything new, and to leave nothing else.
    func expectRepair(_ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try ageLeftovers()
        let run = try NavgenProcess.run(Self.arguments, in: work)
        #expect(run == NavgenProcess.Result(output: "", errors: "", status: 0), comment, sourceLocation: sourceLocation)
        let found = try contents()
        #expect(found == new, "\(found.keys.sorted()); \(comment)", sourceLocation: sourceLocation)
    }
}
