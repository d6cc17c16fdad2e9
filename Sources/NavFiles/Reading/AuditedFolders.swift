public import NavAnswers
public import NavCompiler
public import NavGraph
public import NavPlatform
import NavSyntax

/// Audits Swift files, and those in folders. With a graph, which must have no errors, compares them with it.
public func auditApp(
    _ paths: [String], graph: Compilation? = nil, levels: [(rule: String, level: RuleLevel.Level)]
) throws(FileFailure) -> AppAudit {
    var names: [String] = []
    for path in paths {
        if FileStatus(path)?.kind == .folder {
            names += SourceFolder.names(in: path, suffix: ".swift").map { "\(path)/\($0)" }
        } else {
            names.append(path)
        }
    }
    let found = names
    let files = concurrently(found.count) { index in
        Result { () throws(FileFailure) in try SourceFolder.file(found[index]) }
    }
    var sources: [SourceFile] = []
    var seen: Set<String> = []
    for (name, file) in zip(names, files) where seen.insert(name).inserted { sources.append(try file.get()) }
    return auditApp(sources, graph: graph, levels: levels)
}
