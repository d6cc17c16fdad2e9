public import NavCompiler
import NavSyntax

/// Compiles a graph from strings by file name, the main file first.
public func compileText(_ files: KeyValuePairs<String, String>, levels: CompilerOptions = CompilerOptions())
    -> Compilation
{
    let texts = Dictionary(files.map { ($0.key, $0.value) }) { first, _ in first }
    return compileText(from: files.first?.key ?? "graph.yaml", texts, levels: levels)
}

/// Compiles a graph from a dictionary of strings by file name.
public func compileText(
    from main: String, _ files: [String: String], levels: CompilerOptions = CompilerOptions()
) -> Compilation {
    compile(main, reader: .memory(files.mapValues { Array($0.utf8) }), options: levels)
}

/// Compiles one graph and renders its diagnostics as users see them.
public func findings(in text: String, levels: CompilerOptions = CompilerOptions()) -> String {
    let result = compileText(["graph.yaml": text], levels: levels)
    return render(result.diagnostics, sources: result.sources, as: .text)
}

/// Compiles one graph and returns the rules of its diagnostics, in the order in which they are shown.
public func rules(in text: String, levels: CompilerOptions = CompilerOptions()) -> [String] {
    compileText(["graph.yaml": text], levels: levels).diagnostics.map(\.rule.name)
}
