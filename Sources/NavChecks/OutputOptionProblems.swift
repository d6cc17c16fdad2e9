import NavGraph
import NavSyntax

/// Finds invalid options of one output.
struct OutputOptionProblems {
    private let output: OutputRequest
    private let graph: Graph
    private var options: OutputOptions { output.options }
    private var kind: OutputKind { output.kind.value }

    init(_ output: OutputRequest, _ graph: Graph) {
        self.output = output
        self.graph = graph
    }

    var all: [Diagnostic] {
        withoutEffect + [language, runtime, module, indent, file, folder, tours, bundle].compactMap(\.self)
            + languages + repeated + unusedByTours
    }

    private func finding(_ message: String, _ range: SourceRange, _ help: Help) -> Diagnostic {
        Rule.invalidOutput.finding(message, at: range, help: help)
    }

    // MARK: Options of other outputs

    /// The outputs that each option belongs to.
    private static let owners: [String: [OutputKind]] = [
        "access": [.swift], "runtime": [.swift], "bundle": [.swift], "parts": [.swift], "swiftVersion": [.swift],
        "header": [.swift], "indent": [.swift], "module": [.tests], "appIDs": [.aasa],
        "developerMode": [.entitlements], "collapse": OutputKind.allCases.filter(\.isPicture),
        "legend": OutputKind.allCases.filter(\.isPicture),
        "theme": OutputKind.allCases.filter { $0.source == .dot },
        "pictures": [.html], "xcuitest": [.tours], "maestro": [.tours], "bundleID": [.tours], "routes": [.tours],
        "screenshots": [.tours],
        "languages": [.tours], "appearances": [.tours], "audit": [.tours],
    ]

    private var withoutEffect: [Diagnostic] {
        output.keys.compactMap { key in
            guard let owners = Self.owners[key.value], !owners.contains(kind) else { return nil }
            return finding(
                "`\(key.value)` has no effect on the output `\(kind.rawValue)`", key.range,
                Help("it is an option of \(owners.map { "`\($0.rawValue)`" }.joined(separator: ", ")): remove it here")
                    .correcting(.removal))
        }
    }

    // MARK: Versions

    /// Parses one to three numbers with dots between them, such as `6` or `17.2`.
    private static func version(_ text: Substring) -> [Int]? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            part.utf8.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") } ? Int(part) : nil
        }
        return numbers.count == parts.count && numbers.count <= 3 ? numbers : nil
    }

    private var language: Diagnostic? {
        guard let language = options.swiftVersion else { return nil }
        if let version = Self.version(language.value[...]), (version.first ?? 0) >= 5 { return nil }
        return finding(
            "`\(language.value)` is not a Swift version that generated code compiles with", language.range,
            "write `5`, `6`, or a compiler version such as `6.0`")
    }

    // MARK: Others

    /// An embedded runtime is part of one module. Where sections have modules of their own, each
    /// module would have its own copy, with types that do not match those of the others.
    private var runtime: Diagnostic? {
        guard kind == .swift, options.runtime == .embedded,
            let key = output.keys.first(where: { $0.value == "runtime" }),
            let section = graph.sections.indices.map({ SectionID($0) }).first(where: { graph.module(of: $0) != nil }),
            let module = graph.module(of: section)
        else { return nil }
        return finding(
            "`runtime: embedded` needs all Swift in one module, but the section `\(graph[section].path)` is compiled in `\(module)`",
            key.range,
            "remove `runtime`, run `navgen runtime --out Sources/NavgenRuntime`, and make the result a target that the modules import"
        )
    }

    private var module: Diagnostic? {
        guard kind == .tests, let module = options.module else { return nil }
        let bytes = module.value.utf8
        func isLetter(_ byte: UInt8) -> Bool {
            byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
        }
        let isName =
            bytes.first.map(isLetter) == true
            && bytes.allSatisfy { isLetter($0) || $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
        guard !isName else { return nil }
        return finding(
            "`\(module.value)` is not the name of a module", module.range,
            "write it as in `import`: letters, digits and underscores")
    }

    // MARK: Tours

    /// Reports tours of which nothing is written, or for Maestro without the app that it launches.
    private var tours: Diagnostic? {
        guard kind == .tours else { return nil }
        let tours = options.tours
        if tours.writesXCUITest == false, tours.writesMaestro != true {
            return finding(
                "nothing is written of the output `tours`", output.kind.range,
                "remove `xcuitest: false`, or write `maestro: true`, or `tours: false`")
        }
        guard tours.writesMaestro == true, tours.bundleID == nil else { return nil }
        return finding(
            "Maestro needs the bundle identifier of the app", output.kind.range,
            "write `bundleID: com.example.shop` beside `maestro`")
    }

    /// Reports languages that no device has: anything but letters, digits and hyphens.
    private var languages: [Diagnostic] {
        guard kind == .tours else { return [] }
        return options.tours.languages.filter { language in
            let bytes = Array(language.value.utf8)
            return bytes.count < 2
                || !bytes.allSatisfy { byte in
                    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
                        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
                }
        }.map { finding("`\($0.value)` is not a language", $0.range, "write a code such as `de` or `pt-BR`") }
    }

    private var bundle: Diagnostic? {
        guard kind == .tours, let bundle = options.tours.bundleID else { return nil }
        let isPart = { (byte: UInt8) in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
        }
        guard bundle.value.isEmpty || !bundle.value.utf8.allSatisfy(isPart) else { return nil }
        return finding(
            "`\(bundle.value)` is not a bundle identifier", bundle.range,
            "write that of the app, such as `com.example.shop`")
    }

    /// Reports what is listed twice, as the tours would run twice.
    private var repeated: [Diagnostic] {
        guard kind == .tours else { return [] }
        var seen: Set<String> = []
        let appearances = options.tours.appearances
        if Set(appearances).count < appearances.count, let key = output.keys.first(where: { $0.value == "appearances" })
        {
            return [finding("`appearances` lists one twice", key.range, "remove one of them")]
        }
        return options.tours.languages.filter { !seen.insert($0.value).inserted }.map {
            finding("`\($0.value)` is listed twice in `languages`", $0.range, "remove one of them")
        }
    }

    /// Reports options for tests that are not written.
    private var unusedByTours: [Diagnostic] {
        guard kind == .tours else { return [] }
        let unused: [String: String] =
            options.tours.writesXCUITest == false
            ? ["audit": "xcuitest", "languages": "xcuitest", "appearances": "xcuitest"] : [:]
        return output.keys.compactMap { key in
            let owner = key.value == "bundleID" && options.tours.writesMaestro == nil ? "maestro" : unused[key.value]
            return owner.map {
                finding(
                    "`\(key.value)` has no effect without `\($0): true`", key.range,
                    Help("remove it").correcting(.removal))
            }
        }
    }

    private var indent: Diagnostic? {
        guard let indent = options.indent, indent > OutputOptions.maxIndent else { return nil }
        return finding(
            "an indent of \(indent) spaces is too wide", output.kind.range,
            "write at most \(OutputOptions.maxIndent)")
    }

    /// Reports `dir` next to `file`, whose path already includes the folder.
    private var folder: Diagnostic? {
        guard let folder = output.folder, let file = output.path else { return nil }
        let path = (folder.value.pathParts + file.value.pathParts).joined(separator: "/")
        return finding(
            "`dir` has no effect together with `file`", folder.range, "write only one of them, such as `file: \(path)`")
    }

    /// Reports a file name for an output that consists of several files.
    private var file: Diagnostic? {
        guard kind == .tours || kind == .swift && (options.includes(.state) || graph.sections.count > 1),
            let path = output.path, path.value.pathParts.last?.contains(".") == true
        else { return nil }
        return finding(
            "the output `\(kind.rawValue)` is several files, but `\(path.value)` names one", path.range,
            "name a folder: `{dir: …}`")
    }
}
