/// A node of a sketch.
package struct SketchNode {
    /// The key under which its kind is declared.
    package enum Kind: String, CaseIterable {
        case splits, screens, sheets, covers, popovers, alerts, dialogs, flows, actions
    }

    package var kind: Kind
    package var name: String
    package var title: String?
    package var doc: String?
    package var parameters: [SketchParameter] = []
    package var patterns: [SketchPattern] = []
    /// Other keys, such as `external: true`, `via`, `steps`.
    package var settings: [SketchEntry] = []
    package var routes: [SketchRoute] = []
    package var remarks = Remarks()

    package init(_ kind: Kind, _ name: String) {
        self.kind = kind
        self.name = name
    }

    package var entry: SketchEntry {
        var entries: [SketchEntry] = []
        if let title { entries.append(SketchEntry("title", .text(title))) }
        if let doc { entries.append(SketchEntry("doc", .text(doc))) }
        if !parameters.isEmpty { entries.append(SketchEntry("params", .map(parameters.map(\.entry)))) }
        if !patterns.isEmpty {
            entries.append(
                SketchEntry("url", patterns.count == 1 ? patterns[0].value : .list(patterns.map(\.remarkedValue))))
            if patterns.count == 1 { entries[entries.count - 1].remarks = patterns[0].remarks }
        }
        entries += settings
        if !routes.isEmpty { entries.append(SketchEntry("to", .list(routes.map(\.value)))) }
        return SketchEntry(name, .map(entries), remarks: remarks)
    }
}

/// A parameter of a node.
package struct SketchParameter {
    package var name: String
    package var type: String
    package var fallback: SketchEntry.Value?
    package var doc: String?
    package var remarks = Remarks()

    package init(_ name: String, _ type: String, default fallback: SketchEntry.Value? = nil) {
        self.name = name
        self.type = type
        self.fallback = fallback
    }

    package var entry: SketchEntry {
        guard fallback != nil || doc != nil else { return SketchEntry(name, .text(type), remarks: remarks) }
        var entries = [SketchEntry("type", .text(type))]
        if let fallback { entries.append(SketchEntry("default", fallback)) }
        if let doc { entries.append(SketchEntry("doc", .text(doc))) }
        return SketchEntry(name, .map(entries), remarks: remarks)
    }
}

/// A URL pattern of a node.
package struct SketchPattern {
    package var path: String
    /// The schemes and hosts of its URLs; none if it has those of all links.
    package var origins: [PatternOrigin] = []
    /// Other keys of the long form.
    package var settings: [SketchEntry] = []
    package var remarks = Remarks()

    package init(_ path: String) {
        self.path = path
    }

    package var value: SketchEntry.Value {
        var entries = [SketchEntry("path", .text(path))]
        let schemes = origins.compactMap { if case .scheme(let name) = $0 { name } else { nil } }
        let hosts = origins.compactMap { if case .host(let name) = $0 { name } else { nil } }
        if !schemes.isEmpty { entries.append(SketchEntry("schemes", .list(schemes.map { .text($0) }))) }
        if !hosts.isEmpty { entries.append(SketchEntry("hosts", .list(hosts.map { .text($0) }))) }
        entries += settings
        return entries.count == 1 ? .text(path) : .map(entries)
    }

    var remarkedValue: SketchEntry.Value { remarks.isEmpty ? value : .remarked(value, remarks) }
}

/// A route from a node.
package struct SketchRoute {
    package var target: String
    /// How the target is shown, if not according to its kind: `replace`.
    package var style: SketchEntry.Value?
    package var parameters: [SketchEntry] = []
    package var remarks = Remarks()

    package init(_ target: String, as style: SketchEntry.Value? = nil) {
        self.target = target
        self.style = style
    }

    package var value: SketchEntry.Value {
        var entries: [SketchEntry] = []
        if let style { entries.append(SketchEntry("as", style)) }
        if !parameters.isEmpty { entries.append(SketchEntry("params", .map(parameters))) }
        let value: SketchEntry.Value =
            entries.isEmpty ? .text(target) : .map([SketchEntry(target, .map(entries))])
        return remarks.isEmpty ? value : .remarked(value, remarks)
    }
}
