import NavCompiler
import NavEmit
import NavFiles
import NavGraph
import NavLinks
import NavSyntax

extension FuzzTarget {
    /// Every output of a graph without errors can be generated, stays in its folder, and is the
    /// same each time.
    static let build = FuzzTarget(name: "build", maxLength: 8192, accepting: makeOutputs, isGraph: true)

    /// Returns false if the graph has errors, which the `check` target tests.
    private static func makeOutputs(_ input: [UInt8]) throws(PropertyViolation) -> Bool {
        let result = try compiled(GraphInput(input))
        guard !result.hasErrors, let links = result.links else { return false }
        let modules = Set(links.graph.sections.compactMap { $0.module?.value }).sorted()
        for module in [nil] + modules.map(Optional.some) {
            var options = BuildOptions()
            options.isListing = true
            options.module = module
            // Graphviz draws the DOT output, which is among these.
            if module == nil { options.only = OutputKind.allCases.filter { $0.purpose != .drawing } }
            let made = placedOutputs(of: links, path: GraphInput.mainName, options: options)
            try requireValidFiles(made)
            guard fingerprint(input) % 4 == 0 else { continue }
            let again = placedOutputs(of: links, path: GraphInput.mainName, options: options)
            for ((kind, files), (_, others)) in zip(made.files, again.files) {
                try require(
                    files.elementsEqual(others) { $0.path == $1.path && $0.bytes == $1.bytes },
                    "\(kind) is other bytes the second time")
            }
        }
        try drawParts(links, result.diagnostics)
        return true
    }

    private static func requireValidFiles(_ made: Outputs) throws(PropertyViolation) {
        for (kind, files) in made.files {
            for file in files {
                let parts = file.path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
                try require(
                    parts.allSatisfy { !$0.isEmpty && !$0.elementsEqual("..".utf8) && !$0.contains(0) },
                    "\(kind) is written to \(file.path.debugDescription)")
                try require(!file.bytes.isEmpty, "\(file.path) is empty")
                try require(
                    kind != .json || StrictJSON.isValid(file.bytes), "\(file.path) is not JSON")
                // A character that other tools reject, or that disguises a text.
                let control = file.bytes.first { $0 < 0x20 && $0 != 0x0A && $0 != 0x09 || $0 == 0x7F }
                try require(control == nil, "\(file.path) has the control character \(control ?? 0)")
            }
        }
        let problems = made.problems.map(\.problem)
        try require(problems.allSatisfy { !$0.message.isEmpty && !$0.help.isEmpty }, "\(problems)")
    }

    /// Draws parts of a graph, with diagnostics.
    private static func drawParts(
        _ links: LinkAnalysis, _ findings: [Diagnostic]
    ) throws(PropertyViolation) {
        let graph = links.graph
        var pictures: [PictureOptions] = []
        if !graph.nodes.isEmpty {
            var picture = PictureOptions()
            picture.focus = NodeID(graph.nodes.count / 2)
            picture.depth = 1
            pictures.append(picture)
        }
        if let last = graph.sections.indices.last {
            var picture = PictureOptions()
            picture.sections = [SectionID(last)]
            picture.collapsed = [SectionID(0)]
            pictures.append(picture)
        }
        var picture = PictureOptions()
        picture.findings = findings
        pictures.append(picture)
        for picture in pictures {
            let options = EmitOptions(sourceName: GraphInput.mainName, picture: picture)
            for emitter in allEmitters where emitter.kind.isPicture {
                try require(!emitter.files(links, options).isEmpty, "there is no \(emitter.kind)")
            }
        }
    }
}
