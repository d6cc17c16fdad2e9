import Foundation
import NavCompiler
import NavEmit
import NavFiles
import NavGraph
import NavLinks
import NavSyntax
import TestSupport
import Testing

/// Every key of the language changes an output or is reported, in every place where it is allowed.
@Suite("Keys") struct KeyEffectTests {
    @Test("have an effect, or are reported", arguments: KeySample.all) func haveEffects(sample: KeySample) throws {
        #expect(sample.misplaced.isEmpty, "\(sample.misplaced)")
        var base = Reading(sample.texts())
        try #require(!base.hasErrors, "the sample has errors: \(base.findings.filter { $0.severity == .error })")
        var failures: [String] = []
        for slot in sample.slots {
            var second = Reading(sample.texts(with: slot))
            if let failure = failure(of: slot, &base, &second) {
                failures.append(
                    "\(slot.file):\(slot.line + 1): `\(slot.text)` in \(slot.place?.description ?? "?"): \(failure)")
            }
        }
        #expect(failures.isEmpty, "\n\(failures.joined(separator: "\n"))")
    }

    @Test("all have a sample") func allHaveSamples() {
        var tried: [KeyPlace: Set<String>] = [:]
        for slot in KeySample.all.flatMap(\.slots) {
            guard let place = slot.place else { continue }
            tried[place, default: []].insert(place.keys.contains(slot.key) ? slot.key : "*")
        }
        // The route of a tab that acts cannot go back, so no sample can contain it.
        let refused = ["tabs/*/to/*/as (popTo)"]
        let places = KeyPlace.all.filter { !refused.contains($0.description) }
        let missing = places.sorted { $0.description < $1.description }.compactMap { place -> String? in
            let keys = place.keys.filter { tried[place]?.contains($0) != true }
            return keys.isEmpty ? nil : "\(place): \(keys.joined(separator: ", "))"
        }
        #expect(
            missing.isEmpty,
            "add values to KeyValues.swift, or where no `#each` covers the object, a sample to Keys/Samples:\n\(missing.joined(separator: "\n"))"
        )
    }

    @Test("have values only where they are used") func valuesAreUsed() {
        let used = Set(KeySample.all.flatMap(\.slots).map(\.key))
        #expect(KeyValues.all.keys.filter { !used.contains($0) }.sorted() == [])
    }

    /// Why a second reading does not show the effect of its key; nil if it does.
    private func failure(of slot: KeySample.Slot, _ base: inout Reading, _ second: inout Reading) -> String? {
        let new = second.findings.filter { !base.findings.contains($0) }
        let lost = base.findings.filter { !second.findings.contains($0) }
        func isHere(_ finding: Reading.Finding) -> Bool { finding.file == slot.file && finding.line == slot.line }
        switch slot.effect {
        case .refused:
            let isNamed = new.contains { isHere($0) && $0.names(slot.key, slot.text) }
            let isAround = second.findings.contains {
                $0.file == slot.file && $0.line == slot.parent && $0.rule == "no-effect"
            }
            return isNamed || isAround ? nil : "no diagnostic names it: \(new)"
        case .findings:
            return new.contains { !isHere($0) } || !lost.isEmpty ? nil : "no other diagnostic changes: \(new)"
        case .output:
            guard slot.place != nil else { return "the key is not allowed here" }
            guard !second.hasErrors else { return "\(new)" }
            guard !new.contains(where: { isHere($0) && $0.rule == "no-effect" }) else { return "\(new)" }
            return second.differs(from: &base) ? nil : "no output differs: \(new)"
        }
    }
}

/// The results for the files of a graph: its diagnostics and its outputs.
private struct Reading {
    struct Finding: Hashable, CustomStringConvertible {
        var rule: String
        var severity: Severity
        var message: String
        var help: String
        var file: String
        /// Starting at 0.
        var line: Int
        var description: String { "\(file):\(line + 1): \(severity) \(rule): \(message)" }

        /// Whether it contains the key's name, or a word of its value.
        func names(_ key: String, _ text: String) -> Bool {
            let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "." }.filter { $0.count > 1 }.map(
                String.init)
            return ([key] + words).contains { (message + " " + help).contains("`\($0)") || message.contains($0) }
        }
    }

    let findings: [Finding]
    private let result: Compilation
    private var made: [OutputKind: String] = [:]
    var hasErrors: Bool { result.hasErrors }

    init(_ files: [String: String]) {
        result = compileText(from: "graph.yaml", files)
        let tables = result.sources.map(LineTable.init)
        let sources = result.sources
        findings = result.diagnostics.map {
            let file = Int($0.range.file.index)
            return Finding(
                rule: $0.rule.name, severity: $0.severity, message: $0.message, help: $0.help ?? "",
                file: sources[file].name, line: tables[file].position(of: Int($0.range.start)).line - 1)
        }
    }

    /// Whether any output differs. The page contains the same data as the JSON document.
    mutating func differs(from other: inout Reading) -> Bool {
        if places != other.places || warnings != other.warnings { return true }
        // In reverse order, because most keys change the JSON document, which is faster to make
        // than Swift.
        for emitter in allEmitters.reversed() where emitter.kind != .html {
            if text(emitter) != other.text(emitter) { return true }
        }
        return false
    }

    /// The paths of the output files.
    private var places: [String] {
        guard let links = result.links else { return [] }
        var options = BuildOptions()
        options.isListing = true
        return placedOutputs(of: links, path: "graph.yaml", options: options).files.flatMap(\.files).map(
            \.path)
    }

    /// What is said about pictures of the running app, which are files beside the graph.
    private var warnings: [String] {
        guard let links = result.links, links.graph.outputs.contains(where: { $0.options.pictures != nil }) else {
            return []
        }
        var options = BuildOptions()
        options.only = [.html]
        return placedOutputs(of: links, path: "graph.yaml", options: options).warnings
    }

    private mutating func text(_ emitter: Emitter) -> String {
        if let text = made[emitter.kind] { return text }
        guard let links = result.links else { return "" }
        var text = ""
        // Graphviz draws each kind of picture from DOT with its own look.
        for kind in OutputKind.allCases where kind.source == emitter.kind {
            var options = EmitOptions(sourceName: "graph.yaml")
            if kind.isPicture { options.picture = options.picture(kind, of: links.graph) }
            text += emitter.files(links, options).map { $0.path + "\n" + $0.contents }.joined(separator: "\n")
        }
        made[emitter.kind] = text
        return text
    }
}
