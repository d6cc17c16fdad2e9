#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif
import NavEmit

extension OutputWriter {
    /// Removes the Swift of sections that are gone, where it would have been written: in the folders of the Swift that
    /// is, and in those of modules beside them. Otherwise the app would go on to compile it.
    func removeFormer(
        _ former: FormerSections, keeping files: [OutputFile], _ report: inout WriteReport, _ isCheck: Bool
    ) {
        let kept = Set(files.compactMap { Paths.inside($0.path) }.map { folder + "/" + $0 })
        let tops = Set(files.filter { $0.path.hasSuffix(".swift") }.map { folder + "/" + Paths.folder(of: $0.path) })
        let folders = tops.union(
            tops.flatMap { top in Self.names(in: top).filter { !$0.hasPrefix(".") }.map { top + $0 + "/" } })
        for folder in folders.sorted() where isFolder(folder) {
            for name in Self.names(in: folder).sorted() where former.mayBe(name) && !kept.contains(folder + name) {
                remove(folder + name, named: name, former, &report, isCheck)
            }
        }
    }

    private func remove(
        _ path: String, named name: String, _ former: FormerSections, _ report: inout WriteReport, _ isCheck: Bool
    ) {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            let contents = try? SourceReader.disk.read(path, .max - 1).get(), former.wrote(name, contents)
        else { return }
        if isCheck {
            report.stale.append((path, UnifiedDiff.text(from: contents, to: nil, path: path)))
        } else if unlink(path) == 0 {
            report.removed.append(path)
        } else {
            report.failures.append(.system(path))
        }
    }

    /// Links are not followed: what lies behind them is not ours.
    private func isFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(String(path.dropLast()), &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
