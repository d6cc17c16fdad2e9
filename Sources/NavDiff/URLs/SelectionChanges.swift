import NavGraph
import NavLinks

extension PlanChanges {
    /// What a version shows for the URLs of a change: a tab, because of their values, or what the
    /// pattern says.
    private struct Topic: Hashable {
        var oldTab: NodeID?
        var newTab: NodeID?
        var oldPlacement: Int?
        var newPlacement: Int?
    }

    /// The changes of URLs that select a tab in at least one version because of their values.
    func selectionChanges() -> [LinkChange] {
        var seen: Set<Topic> = []
        return [true, false].flatMap { isOld in
            (isOld ? old : new).tabRoots.flatMap { root -> [LinkChange] in
                guard let (witness, before, after) = selection(of: root, isOld: isOld),
                    let was = old.outcome(of: before), let now = new.outcome(of: after)
                else { return [] }
                let topic = Topic(
                    oldTab: old.tab(selectedBy: before), newTab: new.tab(selectedBy: after),
                    oldPlacement: old.placement(ofPattern: before.pattern)?.links[0],
                    newPlacement: new.placement(ofPattern: after.pattern)?.links[0])
                guard seen.insert(topic).inserted else { return [] }
                return kinds(was, now, before.node, after.node).map { kind in
                    var change = change(kind, of: before.pattern, before.node, after.node, witness)
                    change.isAboutValues = true
                    return change
                }
            }
        }
    }

    /// A URL that selects a tab in one version, and leads to the same node in both.
    private func selection(
        of root: TabRoot, isOld: Bool
    ) -> (LinkChange.Witness, before: LinkAnalysis.Match, after: LinkAnalysis.Match)? {
        guard let build = versions.builds.first else { return nil }
        for meaning in versions.meanings(isOld: isOld) where meaning.node == root.screen {
            for url in urls(of: meaning, root.values, build, isOld: isOld) {
                let witness = versions.witness(url, build)
                guard case .match(let before)? = witness.before, case .match(let after)? = witness.after,
                    nodes.new(before.node) == after.node,
                    (isOld ? old.tab(selectedBy: before) : new.tab(selectedBy: after)) == root.tab
                else { continue }
                return (witness, before, after)
            }
        }
        return nil
    }

    /// The URLs of a meaning with some values, from origins that both versions accept.
    private func urls(
        of meaning: LinkMeaning, _ values: [SpelledValue], _ build: BuildPair, isOld: Bool
    ) -> some Sequence<String> {
        let table = versions.origins
        let version = isOld ? versions.old : versions.new
        let pieces = versions.origins(of: meaning, in: build)
        let first = pieces.isEmpty ? [] : [table.preferred(of: pieces)]
        let isReadable = meaning.pattern.parameters.count == values.count
        return (isReadable ? first + Array(pieces) : []).lazy.compactMap { piece in
            let (scheme, host) = table.parts(of: piece)
            return version.url(
                meaning.number, values, build: isOld ? build.old : build.new,
                from: (table.schemes[scheme], host.map { table.hostClasses.example($0) }))
        }
        .filter { $0.utf8.count <= versions.maxLength }
    }
}
