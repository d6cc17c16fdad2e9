import NavAnswers
import NavCompiler
import NavGraph
import NavPlatform

/// Writes the generated pages of the documentation in the current folder: `make docs`.
@main
struct GenerateDocs {
    static func main() {
        let pages = ReferencePages.all
        var report = OutputWriter(folder: ".").write(
            pages.map { page in OutputFile(path: page.path, contents: page.text) })
        let paths = Set(pages.map(\.path))
        for folder in ReferencePages.folders {
            for group in Folders.names(in: folder).sorted() {
                for name in Folders.names(in: "\(folder)/\(group)").sorted() where name.hasSuffix(".md") {
                    let path = "\(folder)/\(group)/\(name)"
                    guard !paths.contains(path) else { continue }
                    if (try? FileWriting.remove(path)) == true { report.removed.append(path) }
                }
            }
        }
        for path in report.written { print("wrote \(path.dropFirst("./".count))") }
        for path in report.removed { print("removed \(path)") }
        for failure in report.failures { print("cannot write \(failure.path): \(failure.reason)") }
        print("\(report.unchanged.count) pages are up to date")
        Program.exit(report.failures.isEmpty ? 0 : 1)
    }
}
