import NavCompiler
import NavGraph
import NavPlatform
import NavSwiftWriter

extension OutputWriter {
    /// Removes orphaned Swift files of a graph, such as those of a section that was deleted, as the
    /// app would still compile them. Looks in the folder of the Swift and in its subfolders, which
    /// are named after modules of sections.
    func removeOrphans(
        _ orphaned: OrphanedSwift, keeping files: [OutputFile], _ report: inout WriteReport, _ isCheck: Bool
    ) {
        // The first file is that of the graph itself; its folder contains the folders of modules.
        guard let first = files.first.flatMap({ Paths.inside($0.path) }) else { return }
        let kept = Set(files.compactMap { Paths.inside($0.path) }.map { folder + "/" + $0 })
        let top = folder + "/" + Paths.folder(of: first)
        removeOrphans(orphaned, in: top, module: nil, kept, &report, isCheck)
        for name in Folders.names(in: top).sorted() where !name.hasPrefix(".") {
            removeOrphans(orphaned, in: top + name + "/", module: name, kept, &report, isCheck)
        }
    }

    /// Removes flows for Maestro of tours that are no longer there, as they would still be run.
    func removeOrphanedTours(keeping files: [OutputFile], _ report: inout WriteReport, _ isCheck: Bool) {
        func number(_ name: String) -> Substring? {
            name.hasPrefix("tour-") && name.hasSuffix(".yaml")
                ? name.dropFirst("tour-".count).dropLast(".yaml".count) : nil
        }
        guard let first = files.first(where: { $0.path.hasSuffix(".yaml") }), let path = Paths.inside(first.path) else {
            return
        }
        // All have the same first line, which names the graph.
        let headline = first.contents.prefix { $0 != "\n" } + "\n"
        let kept = Set(files.compactMap { Paths.inside($0.path) }.map { folder + "/" + $0 })
        let top = folder + "/" + Paths.folder(of: path)
        for name in Folders.names(in: top).sorted() where !kept.contains(top + name) {
            guard let number = number(name), !number.isEmpty, number.allSatisfy(\.isWholeNumber),
                FileStatus(top + name, followingLinks: false)?.kind == .file,
                let contents = try? SourceReader.disk.read(top + name, .max - 1, .regularFile).get(),
                contents.starts(with: headline.utf8)
            else { continue }
            _ = report.remove(top + name, contents, isCheck: isCheck)
        }
    }

    private func removeOrphans(
        _ orphaned: OrphanedSwift, in folder: String, module: String?, _ kept: Set<String>, _ report: inout WriteReport,
        _ isCheck: Bool
    ) {
        // Symbolic links are not followed, as they may point to unrelated folders.
        guard FileStatus(String(folder.dropLast()), followingLinks: false)?.kind == .folder else { return }
        var removed = 0
        for name in Folders.names(in: folder).sorted() where orphaned.isCandidate(name) && !kept.contains(folder + name)
        {
            let path = folder + name
            guard FileStatus(path, followingLinks: false)?.kind == .file,
                let contents = try? SourceReader.disk.read(path, .max - 1, .regularFile).get(),
                orphaned.owns(name, contents, module: module)
            else { continue }
            if report.remove(path, contents, isCheck: isCheck) { removed += 1 }
        }
        // Remove the folder of a deleted module, if it is empty.
        if removed > 0, module != nil { Folders.removeIfEmpty(String(folder.dropLast())) }
    }
}

extension WriteReport {
    /// Removes a file and reports it; with `isCheck`, reports only what would change.
    ///
    /// - Returns: Whether this run has removed it: another one may have been faster.
    mutating func remove(_ path: String, _ contents: [UInt8], isCheck: Bool) -> Bool {
        if isCheck {
            stale.append((path, UnifiedDiff.text(from: contents, to: nil, path: path)))
            return false
        }
        do throws(FileFailure) {
            guard try FileWriting.remove(path) else { return false }
            removed.append(path)
            return true
        } catch {
            failures.append(error)
            return false
        }
    }
}
