#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif
import NavEmit

extension OutputWriter {
    /// Removes the Swift of a graph that it has no longer, such as that of a section that is gone, where it would have
    /// been written: beside the Swift that there is, and in folders that are named after modules of sections. Otherwise
    /// the app would go on to compile it.
    func removeFormer(_ former: FormerSwift, keeping files: [OutputFile], _ report: inout WriteReport, _ isCheck: Bool)
    {
        // The first is that of the graph itself, beside which the folders of modules lie.
        guard let first = files.first.flatMap({ Paths.inside($0.path) }) else { return }
        let kept = Set(files.compactMap { Paths.inside($0.path) }.map { folder + "/" + $0 })
        let top = folder + "/" + Paths.folder(of: first)
        removeFormer(former, in: top, module: nil, kept, &report, isCheck)
        for name in Self.names(in: top).sorted() where !name.hasPrefix(".") {
            removeFormer(former, in: top + name + "/", module: name, kept, &report, isCheck)
        }
    }

    private func removeFormer(
        _ former: FormerSwift, in folder: String, module: String?, _ kept: Set<String>, _ report: inout WriteReport,
        _ isCheck: Bool
    ) {
        var status = stat()
        // Links are not followed: what lies behind them is not ours.
        guard lstat(String(folder.dropLast()), &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return }
        var removed = 0
        for name in Self.names(in: folder).sorted() where former.mayBe(name) && !kept.contains(folder + name) {
            let path = folder + name
            guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
                let contents = try? SourceReader.disk.read(path, .max - 1, .file).get(),
                former.wrote(name, contents, module: module)
            else { continue }
            if isCheck {
                report.stale.append((path, UnifiedDiff.text(from: contents, to: nil, path: path)))
            } else if unlink(path) == 0 {
                report.removed.append(path)
                removed += 1
            } else if errno != ENOENT {
                // Otherwise another run has removed it.
                report.failures.append(.system(path))
            }
        }
        // The folder of a module that is gone; one that still holds something stays.
        if removed > 0, module != nil { rmdir(String(folder.dropLast())) }
    }
}
