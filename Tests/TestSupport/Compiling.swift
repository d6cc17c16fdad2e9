public import NavDriver
import NavSyntax

/// Compiles graphs from text, the main file first.
public func compileText(_ files: KeyValuePairs<String, String>, levels: CompilerOptions = CompilerOptions())
    -> Compilation
{
    let texts = Dictionary(files.map { ($0.key, $0.value) }) { first, _ in first }
    return compileText(from: files.first?.key ?? "graph.yaml", texts, levels: levels)
}

/// The same of files whose number is not known beforehand.
public func compileText(
    from main: String, _ files: [String: String], levels: CompilerOptions = CompilerOptions()
) -> Compilation {
    compile(main, reader: .memory(files.mapValues { Array($0.utf8) }), options: levels)
}

/// Compiles one graph and prints what is found as a user sees it.
public func findings(in text: String, levels: CompilerOptions = CompilerOptions()) -> String {
    let result = compileText(["graph.yaml": text], levels: levels)
    return render(result.diagnostics, sources: result.sources, as: .text)
}

/// The rules of what is found, in the order in which it is shown.
public func rules(in text: String, levels: CompilerOptions = CompilerOptions()) -> [String] {
    compileText(["graph.yaml": text], levels: levels).diagnostics.map(\.rule.name)
}
