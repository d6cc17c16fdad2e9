import NavCompiler
import NavFiles
import NavGraph
import NavSwiftWriter
import NavSyntax

extension Command {
    static let build = Command(
        name: "build", operands: [.graph.repeated], summary: "Check graphs and generate their outputs",
        discussion: """
            Checks graphs and writes their outputs. Only files that have changed are written, each whole or not at all;
            for a graph with errors, nothing is written. With --watch, builds again whenever a file of the graphs
            changes. The generated Swift imports the library NavgenRuntime, a product of navgen's package; `navgen
            runtime` writes its sources for teams that do not use the package.
            """,
        options: [.out, .only, .stem, .sectionStem, .module, .check, .watch] + Option.forBuildSystems + [
            .strict, .rule, .format,
        ],
        example: "navgen build Graphs/shop.yaml --out Generated/Shop"
    ) { arguments, terminal throws(UsageError) in
        let compilerOptions = try arguments.compilerOptions()
        let paths = try arguments.graphs()
        var options = BuildOptions()
        options.folder = arguments.value(.out)
        guard options.folder != "" else {
            throw UsageError(message: "`--out` takes a folder", help: "the current one is `--out .`")
        }
        options.names = try arguments.fixedNames()
        options.only = try arguments.onlyOutputs()
        options.module = arguments.value(.module)
        if let module = options.module, let only = options.only, only != [.swift] {
            throw UsageError(
                message: "`--module \(module)` writes Swift, and `--only` asks for something else",
                help: "leave out one of the two")
        }
        options.isCheck = arguments.has(.check)
        var run = GraphRun(arguments, terminal)
        let record = try BuildRecord(arguments, run.format)
        options.isListing = record.isListing
        let request = BuildRequest(
            paths: paths, compilerOptions: compilerOptions, options: options, rules: arguments.values(.rule),
            record: record)
        guard arguments.has(.watch) else { return run.build(request).status }
        return try WatchRun(arguments, terminal).run { $0.build(request) }
    }
}

extension Arguments {
    fileprivate func onlyOutputs() throws(UsageError) -> [OutputKind]? {
        guard has(.only) else { return nil }
        let available = OutputKind.allCases
        var kinds: [OutputKind] = []
        for word in values(.only).flatMap({ $0.split(separator: ",").map(String.init) }) {
            guard let kind = OutputKind(rawValue: word) else {
                throw UsageError(
                    message: "there is no output `\(word)`",
                    help: didYouMean(word, among: available.map(\.rawValue))?.text ?? Self.writable(available))
            }
            if !kinds.contains(kind) { kinds.append(kind) }
        }
        guard !kinds.isEmpty else {
            throw UsageError(message: "`--only` names no output", help: Self.writable(available))
        }
        return kinds
    }

    private static func writable(_ kinds: [OutputKind]) -> String {
        "what can be written: \(kinds.map(\.rawValue).joined(separator: ", "))"
    }

    fileprivate func stem() throws(UsageError) -> String? {
        guard let stem = value(.stem) else { return nil }
        try Self.checkName(stem, of: .stem)
        return stem
    }

    private static func checkName(_ name: String, of option: Option) throws(UsageError) {
        guard !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
            throw UsageError(message: "`--\(option.name)` takes a name without control characters", help: nil)
        }
        guard !name.isEmpty, !name.contains("/"), name != ".", name != ".." else {
            throw UsageError(message: "`--\(option.name)` takes a file's name without a folder", help: nil)
        }
    }

    /// The file names from `--stem` and `--section-stem`; nil without `--stem`.
    fileprivate func fixedNames() throws(UsageError) -> FixedNames? {
        guard let main = try stem() else {
            guard has(.sectionStem) else { return nil }
            throw UsageError(message: "`--section-stem` needs `--stem`", help: "`--stem` names the files of the graph")
        }
        var names = FixedNames(main: main)
        for word in values(.sectionStem) {
            guard let equalsIndex = word.lastIndex(of: "=") else {
                throw UsageError(
                    message: "`--section-stem \(word)` is not of the form FILE=NAME",
                    help: "for example: --section-stem Graphs/orders.yaml=ShopOrders")
            }
            let (file, name) = (String(word[..<equalsIndex]), String(word[word.index(after: equalsIndex)...]))
            try Self.checkName(name, of: .sectionStem)
            guard !names.sections.contains(where: { $0.file == file }) else {
                throw UsageError(message: "`--section-stem` names \(file) twice", help: nil)
            }
            if let other = names.all.first(where: { $0.name.lowercased() == name.lowercased() }) {
                throw UsageError(message: "\(other.file) and \(file) would both be named \(name)", help: nil)
            }
            names.sections.append((file, name))
        }
        return names
    }
}

extension FixedNames {
    fileprivate var all: [(file: String, name: String)] { [("the graph", main)] + sections }
}
