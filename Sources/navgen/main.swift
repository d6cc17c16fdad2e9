import NavDriver
import NavGraph

for path in CommandLine.arguments.dropFirst() {
    let result = compile(path)
    print(path, result.graph?.nodes.count ?? -1, result.failure.map { "\($0)" } ?? "")
    print(render(result.diagnostics, sources: result.sources, as: .text), terminator: "")
}
