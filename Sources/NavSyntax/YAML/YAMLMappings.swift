/// The rules for mappings that libyaml does not check: no duplicate keys, and `<<` merges the entries
/// of other mappings.
extension YAMLTreeBuilder {
    /// A key's decoded text, following aliases.
    private func keyBytes(_ index: Int32) -> ArraySlice<UInt8> {
        var record = records[Int(index)]
        while record.kind == .alias { record = records[Int(record.textStart)] }
        return arena[Int(record.textStart)..<Int(record.textStart + record.textCount)]
    }

    private func isMergeKey(_ index: Int32) -> Bool {
        let record = records[Int(index)]
        return record.kind == .plainScalar && keyBytes(index).elementsEqual([0x3C, 0x3C])
    }

    /// The entries written in a mapping itself, without merged ones.
    private func ownEntries(of mapping: Int32) -> [(key: Int32, value: Int32)] {
        var entries: [(Int32, Int32)] = []
        var key = mapping + 1
        while key < records[Int(mapping)].next {
            let value = records[Int(key)].next
            entries.append((key, value))
            key = records[Int(value)].next
        }
        return entries
    }

    mutating func reportDuplicateKeys(of mapping: Int32) {
        var seen: [ArraySlice<UInt8>: (key: Int32, value: Int32)] = [:]
        for entry in ownEntries(of: mapping) {
            if let first = seen[keyBytes(entry.key)] {
                reportDuplicate(entry, first: first)
            } else {
                seen[keyBytes(entry.key)] = entry
            }
        }
    }

    private mutating func reportDuplicate(_ entry: (key: Int32, value: Int32), first: (key: Int32, value: Int32)) {
        let key = entry.key
        let text = String(decoding: keyBytes(key), as: UTF8.self)
        let isEqual = sourceText(of: entry.value) == sourceText(of: first.value)
        let help: Help? =
            text == "<<"
            ? "merge several mappings with one key: `<<: [*a, *b]`"
            : isEqual ? Help("remove it: both are equal").correcting(.removal) : nil
        report(
            Diagnostic(
                "duplicate-key", "`\(text)` is already given in this mapping", at: range(of: key),
                notes: [.init("the first `\(text)`", at: range(of: first.key))], help: help))
    }

    private func sourceText(of index: Int32) -> ArraySlice<UInt8> {
        source[Int(records[Int(index)].start)..<Int(records[Int(index)].end)]
    }

    private func range(of index: Int32) -> SourceRange {
        SourceRange(file: id, start: Int(records[Int(index)].start), end: Int(records[Int(index)].end))
    }

    /// Computes the entries of a mapping with `<<`: its own ones, then the merged ones.
    ///
    /// Returns false if the node limit is exceeded.
    mutating func applyMerges(to mapping: Int32) -> Bool {
        var effective: [Int32] = []
        var seen: Set<ArraySlice<UInt8>> = []
        let entries = ownEntries(of: mapping)
        for (key, value) in entries where !isMergeKey(key) {
            effective += [key, value]
            seen.insert(keyBytes(key))
        }
        for (key, value) in entries where isMergeKey(key) {
            for source in mergeSources(value) {
                for (key, value) in entriesAfterMerging(of: source) where seen.insert(keyBytes(key)).inserted {
                    nodes += 2
                    guard nodes <= limits.nodes else { return reportTooManyNodes(at: Int(records[Int(key)].start)) }
                    effective += [key, value]
                }
            }
        }
        merged[mapping] = effective
        records[Int(mapping)].kind = .mergedMapping
        return true
    }

    private func aliasTarget(_ index: Int32) -> Int32 {
        var index = index
        while records[Int(index)].kind == .alias { index = records[Int(index)].textStart }
        return index
    }

    private func entriesAfterMerging(of mapping: Int32) -> [(key: Int32, value: Int32)] {
        guard let entries = merged[mapping] else { return ownEntries(of: mapping) }
        return stride(from: 0, to: entries.count, by: 2).map { (entries[$0], entries[$0 + 1]) }
    }

    /// The mappings that `<<` names: one, or a sequence of them.
    private mutating func mergeSources(_ value: Int32) -> [Int32] {
        let target = aliasTarget(value)
        var candidates = [(value, target)]
        if records[Int(target)].kind == .sequence {
            candidates = []
            var child = target + 1
            while child < records[Int(target)].next {
                candidates.append((child, aliasTarget(child)))
                child = records[Int(child)].next
            }
        }
        var sources: [Int32] = []
        for (written, mapping) in candidates {
            switch records[Int(mapping)].kind {
            case .mapping, .mergedMapping: sources.append(mapping)
            default:
                // An unknown alias has already been reported.
                guard !isBroken || records[Int(mapping)].textCount > 0 else { continue }
                isBroken = true
                report(
                    Diagnostic(
                        "yaml-syntax", "`<<` expects a mapping", at: range(of: written),
                        help: "name an anchored mapping: `<<: *name`"))
            }
        }
        return sources
    }
}
