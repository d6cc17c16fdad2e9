import NavGraph
import NavLinks
import NavSyntax

/// Finds settings of `links:` that differ, each with a URL that shows the difference.
struct LinkSettingChanges {
    let versions: LinkVersions

    private var old: LinkAnalysis { versions.old.table }
    private var new: LinkAnalysis { versions.new.table }

    var changes: [LinkChange] {
        // Without links, the settings decide nothing.
        guard !old.patterns.isEmpty, !new.patterns.isEmpty else { return [] }
        let (before, after) = (old.graph.links, new.graph.links)
        var changes: [LinkChange] = []
        if before.maxLength != after.maxLength {
            let setting = LinkChange.Setting.maxLength(old: before.maxLength, new: after.maxLength)
            changes.append(change(setting) { padded($0, beyond: min(before.maxLength, after.maxLength)) })
        }
        if before.trailingSlash != after.trailingSlash, !versions.comparesSlashes {
            let setting = LinkChange.Setting.trailingSlash(old: before.trailingSlash, new: after.trailingSlash)
            changes.append(change(setting) { $0.segments.isEmpty ? nil : $0 })
        }
        if before.unknownQuery != after.unknownQuery {
            let setting = LinkChange.Setting.unknownQuery(old: before.unknownQuery, new: after.unknownQuery)
            changes.append(change(setting) { $0.query.isEmpty ? padded($0, beyond: 0) : nil })
        }
        return changes
    }

    /// The maximum number of patterns that are tried for an example.
    private static let maxTried = 64

    /// The change of a setting, with an example that one version accepts and the other does not. It
    /// is tried with and without a slash at the end.
    private func change(_ setting: LinkChange.Setting, _ sample: (URLSample) -> URLSample?) -> LinkChange {
        var change = LinkChange(kind: .settings(setting))
        if let build = versions.builds.first {
            for meaning in versions.meanings(isOld: true).prefix(Self.maxTried) where meaning.node != nil {
                for example in versions.samples(of: meaning, in: build) {
                    guard let sample = sample(example) else { continue }
                    for isSlashed in [false, true] {
                        let path = sample.path(isSlashed: isSlashed)
                        let text = versions.origins.example(of: sample.origin, path)
                        let bytes = Array(text.utf8)
                        let witness = LinkChange.Witness(
                            url: text, before: old.resolve(bytes, build: build.old),
                            after: new.resolve(bytes, build: build.new))
                        guard Self.shows(witness, setting) else { continue }
                        change.witness = witness
                        return change
                    }
                }
            }
        }
        return change
    }

    private static func shows(_ witness: LinkChange.Witness, _ setting: LinkChange.Setting) -> Bool {
        switch (witness.before, witness.after, setting.isStricter) {
        case (.match?, .match?, _): false
        case (.match?, _, true), (_, .match?, false): true
        default: false
        }
    }

    /// Adds a query item with an unknown key, so that the URL has more than `length` bytes.
    private func padded(_ sample: URLSample, beyond length: Int) -> URLSample? {
        var sample = sample
        sample.query.append((QueryKey(ExactString("unknown")), [[0x61]]))
        let text = versions.origins.example(of: sample.origin, sample)
        let missing = length + 1 - text.utf8.count
        guard missing < Self.longest else { return nil }
        if missing > 0 { sample.query[sample.query.count - 1].values = [[UInt32](repeating: 0x61, count: missing + 1)] }
        return sample
    }

    private static let longest = 100_000
}
