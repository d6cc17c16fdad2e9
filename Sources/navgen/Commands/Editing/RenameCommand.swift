import NavCompiler
import NavDiff
import NavEditor
import NavGraph
import NavLinks
import NavPlatform
import NavSwiftWriter
import NavSyntax

extension Command {
    static let rename = Command(
        name: "rename",
        operands: [.graph, Operand("OLD", .either([.node, .parameter])), Operand("NEW")],
        summary: "Rename a node, parameter, type, case or other name in all files",
        discussion: """
            OLD is the name of a node, a type or a condition, or a node and its parameter (order.id), an alert and its
            action (sure.yes), or an enum and its case (Sort.price). Changes every place that names it, adds renamedFrom
            to a node so that saved states survive, keeps the raw value of a case so that URLs do, writes out values
            that routes passed by name, and lists the Swift names that change. Nothing is written if the graph would
            have a new error.
            """,
        options: [.noHistory, .dryRunOfRename, .kind], example: "navgen rename Graphs/shop.yaml orderDetail orderInfo"
    ) { arguments, terminal throws(UsageError) in
        let words = try arguments.operands(3...3)
        guard words[0] != "-" else {
            throw UsageError(message: "a graph from standard input cannot be changed", help: "name its file")
        }
        if !arguments.has(.dryRunOfRename), let status = finishFormer(words, terminal) { return status }
        guard let snapshot = Snapshot(words[0], reader: .disk, options: try arguments.compilerOptions()) else {
            var reason = ""
            if case .failure(let failure) = FileReading.read(words[0], 0, .anything) { reason = ": " + failure.reason }
            terminal.fail("cannot read \(words[0])\(reason)")
            return .unreadable
        }
        let symbol = try snapshot.symbol(words[1], kind: arguments.value(.kind))
        let name = try snapshot.newName(words[2], for: symbol)
        let renaming: Renaming
        do throws(Renaming.Refusal) {
            renaming = try snapshot.renaming(symbol, to: name, keepsHistory: !arguments.has(.noHistory))
        } catch {
            terminal.fail("`\(words[1])` cannot be renamed: \(error.message)", help: error.help)
            return .failed
        }
        return RenameRun(
            snapshot: snapshot, symbol: symbol, name: name, renaming: renaming, words: words,
            isDry: arguments.has(.dryRunOfRename), terminal: terminal
        )
        .run()
    }
}

extension Option {
    fileprivate static let noHistory = Option("no-history", .flag, "Add no `renamedFrom`")
    fileprivate static let dryRunOfRename = Option("dry-run", .flag, "Print the changes as a diff and write nothing")
    fileprivate static let kind = Option(
        "kind", .choice("KIND", ["node", "parameter", "type", "case", "action", "condition"]),
        "What OLD is, if it is several")
}

extension Snapshot {
    /// The symbol that a user means by a name.
    fileprivate func symbol(_ name: String, kind: String?) throws(UsageError) -> Symbol {
        var found: [(kind: String, symbol: Symbol)] = []
        for index in graph.nodes.indices where graph.nodes[index].name == name {
            found.append(("node", .node(NodeID(index))))
        }
        if let dot = name.lastIndex(of: ".") {
            let parameter = String(name[name.index(after: dot)...])
            func add(_ kind: String, _ symbol: Symbol) {
                if index.declaration(of: symbol) != nil { found.append((kind, symbol)) }
            }
            for index in graph.nodes.indices where graph.nodes[index].name == name[..<dot] {
                add("parameter", .parameter(graph.linkOwner(of: NodeID(index)), parameter))
                add("action", .alertAction(NodeID(index), parameter))
            }
            for index in graph.types.indices where graph.types[index].name.value == name[..<dot] {
                add("case", .enumCase(TypeID(index), parameter))
            }
        }
        for index in graph.types.indices where graph.types[index].name.value == name {
            found.append(("type", .type(TypeID(index))))
        }
        for index in graph.conditions.indices where graph.conditions[index].name.value == name {
            found.append(("condition", .condition(ConditionID(index))))
        }
        if let kind { found.removeAll { $0.kind != kind } }
        guard let first = found.first else {
            let known =
                graph.nodes.map(\.name) + graph.types.map(\.name.value) + graph.conditions.map(\.name.value)
                + graph.nodes.flatMap { node in members(of: node).map { "\(node.name).\($0)" } }
                + graph.types.flatMap { type in cases(of: type).map { "\(type.name.value).\($0)" } }
            throw UsageError(
                message: "the graph has no \(kind ?? "node, parameter, type, case, action or condition") `\(name)`",
                help: didYouMean(name, among: known)?.text
                    ?? "write a parameter as `node.parameter`, a case as `Type.case`, an action as `alert.action`")
        }
        guard found.count == 1 else {
            throw UsageError(
                message: "`\(name)` is \(found.map { "\($0.kind == "action" ? "an" : "a") \($0.kind)" }.conjunction())",
                help: "say which: " + found.map { "`--kind \($0.kind)`" }.alternatives())
        }
        return first.symbol
    }

    /// The names of a node's parameters and actions.
    private func members(of node: Node) -> [String] {
        let actions = if case .alert(let alert) = node.detail { alert.actions.map(\.id.value) } else { [String]() }
        return node.parameters.map(\.name.value) + actions
    }

    private func cases(of type: TypeDeclaration) -> [String] {
        if case .enumeration(let cases) = type.definition { cases.map(\.name.value) } else { [] }
    }

    /// The last part of the new name. A section, flow, node or type before it has to be the old one.
    fileprivate func newName(_ name: String, for symbol: Symbol) throws(UsageError) -> String {
        guard let dot = name.lastIndex(of: ".") else { return name }
        let old: String
        switch symbol {
        case .node(let id): old = graph[id].name
        case .parameter(let owner, let parameter): old = graph[owner].name + "." + parameter
        case .alertAction(let owner, let action): old = graph[owner].name + "." + action
        case .enumCase(let type, let own): old = graph[type].name.value + "." + own
        case .type, .condition: return name
        }
        guard old.hasPrefix(name[...dot]), !old.dropFirst(name[...dot].count).contains(".") else {
            throw UsageError(
                message: "`\(name)` would be in another place than `\(old)`",
                help: "rename it only, and move its declaration by hand")
        }
        return String(name[name.index(after: dot)...])
    }
}

/// Finishes a renaming of the graph that was killed. Returns nil if there is none, or it was another one.
private func finishFormer(_ words: [String], _ terminal: Terminal) -> ExitStatus? {
    let path = RenameJournal.path(ofGraph: words[0])
    guard let journal = RenameJournal(from: path), let graph = FileReading.resolve(words[0]) else { return nil }
    do throws(FileFailure) {
        let folder = Paths.folder(of: String(decoding: graph, as: UTF8.self))
        // The file may come from somebody else.
        if let other = journal.updates.first(where: { !$0.path.hasPrefix(folder) }) {
            throw FileFailure(other.path, "it is not in the folder of the graph")
        }
        let unfinished = journal.unfinished
        try FileUpdate.write(unfinished)
        try FileWriting.remove(path)
        terminal.say("finished a renaming of `\(journal.names[0])` to `\(journal.names[1])` that had been stopped")
        for update in unfinished { terminal.say("changed \(Paths.relativeToCurrentFolder(update.path))") }
        return journal.names == Array(words[1...2]) ? .fine : nil
    } catch {
        terminal.fail(
            "a renaming of `\(journal.names[0])` to `\(journal.names[1])` was stopped, and cannot be finished: "
                + "\(Paths.relativeToCurrentFolder(error.path)): \(error.reason)",
            help: "finish it by hand, and remove \(path)")
        return .unreadable
    }
}

/// Writes the files of a renaming, or shows the changes, and lists the Swift names that change.
private struct RenameRun {
    let snapshot: Snapshot
    let symbol: Symbol
    let name: String
    let renaming: Renaming
    /// The graph, and the names as they were given.
    let words: [String]
    let isDry: Bool
    let terminal: Terminal

    func run() -> ExitStatus {
        var changes: [SourceChange] = []
        let edited = Set(renaming.edits.map(\.range.file))
        for file in edited.sorted() {
            let source = snapshot.sources[Int(file.index)]
            do throws(FileFailure) {
                changes.append(
                    try SourceChange(source, to: source.text(after: renaming.edits, in: file), reader: .disk))
            } catch {
                terminal.fail("cannot change \(error.path): \(error.reason)")
                return .unreadable
            }
        }
        if isDry {
            terminal.write(changes.map(\.diff).joined())
        } else {
            do throws(FileFailure) {
                let remarks = try write(changes)
                for change in changes { terminal.say("changed \(change.path)") }
                for remark in remarks { terminal.say("note: \(remark)") }
            } catch {
                terminal.fail(
                    "cannot change \(error.path): \(error.reason)",
                    help: error.leavesOthersChanged ? "run it again to finish it" : "no file was changed")
                return .unreadable
            }
        }
        for remark in renaming.remarks { terminal.say("note: \(remark)") }
        guard let old = snapshot.links, let new = renaming.after?.links, !snapshot.compilation.hasErrors else {
            return .fine
        }
        // What Swift has to change is listed by its names.
        let all = GraphChanges(old: old, new: new, withSwift: false)
        for change in all.changes where !change.breaks.isDisjoint(with: [.links, .state]) && change.severity != .note {
            terminal.say("breaks: \(change.message) [\(change.rule.id)]")
        }
        sayChangedSwift(old, new, all.nodes)
        return .fine
    }

    /// Writes the files. If this is killed between two of them, the journal remains.
    private func write(_ changes: [SourceChange]) throws(FileFailure) -> [String] {
        guard changes.count > 1 else { return try SourceChange.write(changes) }
        let journal = RenameJournal.path(ofGraph: words[0])
        let updates = changes.map { change in
            let path = FileReading.resolve(change.path).map { String(decoding: $0, as: UTF8.self) } ?? change.path
            return FileUpdate(path: path, old: change.old, new: change.new)
        }
        try RenameJournal(names: Array(words[1...2]), updates: updates).write(to: journal)
        do throws(FileFailure) {
            let remarks = try SourceChange.write(changes)
            _ = try? FileWriting.remove(journal)
            return remarks
        } catch {
            if !error.leavesOthersChanged { _ = try? FileWriting.remove(journal) }
            throw error
        }
    }

    /// The names that callers write, each with the one that takes its place, if there is one.
    private func changedNames(
        _ old: LinkAnalysis, _ new: LinkAnalysis, _ nodes: NodePairs
    ) -> [(old: String, new: String?)] {
        let changes = SwiftInterface.changes(old: SwiftInterface(old), new: SwiftInterface(new), nodes: nodes)
        return changes.flatMap(\.parts).compactMap { part in
            guard let former = part.old, former.path != part.new?.path else { return nil }
            return (former.path, part.new?.path ?? successor(of: former.path))
        }
    }

    /// The new path of a case or action, which is a member of the same type.
    private func successor(of path: String) -> String? {
        switch symbol {
        case .enumCase(_, let old), .alertAction(_, let old):
            path.hasSuffix("." + old) ? path.dropLast(old.count) + name : nil
        case .node, .parameter, .type, .condition: nil
        }
    }

    /// The number of nodes up to which a renaming lists the names that it changes in Swift.
    private static let mostListed = 2_000

    private func sayChangedSwift(_ old: LinkAnalysis, _ new: LinkAnalysis, _ nodes: NodePairs) {
        // Writing the Swift of both versions would take longer than all else.
        guard old.graph.nodes.count <= Self.mostListed else {
            return terminal.say(
                "callers in Swift have to change; for a graph of this size, they are listed by "
                    + "`navgen diff --against HEAD \(words[0].shellQuoted)`")
        }
        let changes = changedNames(old, new, nodes)
        guard !changes.isEmpty else { return }
        terminal.say("callers in Swift have to change \(counted(changes.count, "name")):")
        let shown = changes.prefix(40)
        let width = shown.map(\.old.count).max() ?? 0
        for change in shown {
            let gap = String(repeating: " ", count: width - change.old.count)
            terminal.say("  \(change.old)" + (change.new.map { "\(gap)  → \($0)" } ?? ", which is gone"))
        }
        if changes.count > shown.count { terminal.say("  and \(changes.count - shown.count) more") }
    }
}
