import Foundation
import TestSupport

@testable import NavGraph

/// A graph of `Samples` in which some lines have a second reading, which shows the effect of one
/// key.
///
/// `#each screen` is replaced by every key of a screen with its values in ``KeyValues``, except for
/// the keys that are written out beside it.
struct KeySample: CustomStringConvertible, Sendable {
    /// The effect that the second reading of a line must have.
    enum Effect: String, CaseIterable {
        /// It changes an output.
        case output = "#+"
        /// It changes diagnostics elsewhere.
        case findings = "#~"
        /// It is reported by a diagnostic that names it.
        case refused = "#!"
    }

    struct Slot {
        var file: String
        /// Starting at 0.
        var line: Int
        var text: String
        var effect: Effect
        /// The line of the mapping that contains it.
        var parent: Int
        var key: String
        var place: KeyPlace?
    }

    let description: String
    /// The lines of each file, all in their first reading.
    private(set) var files: [(name: String, lines: [String])] = []
    private(set) var slots: [Slot] = []
    /// Each `#each` whose object is not allowed in its place.
    private(set) var misplaced: [String] = []

    /// All samples. A file that begins with `#for:` is several samples, one for each kind of node.
    static let all: [KeySample] = {
        let folder = repository.appendingPathComponent("Tests/NavEmitTests/Keys/Samples")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().flatMap { name -> [KeySample] in
            let text = (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
            guard text.hasPrefix("#for: "), let end = text.firstIndex(of: "\n") else {
                return [KeySample(name, text)]
            }
            return text[..<end].dropFirst("#for: ".count).split(separator: "|").map { kind in
                let words = kind.split(separator: " ", maxSplits: 2).map(String.init)
                let own = String(text[end...]).replacing("$kind", with: words[0]).replacing(
                    "$object", with: words.count > 1 ? words[1] : ""
                )
                .replacing("$extra", with: words.count > 2 ? words[2] : "")
                return KeySample("\(name) for \(words[0])", own)
            }
        }
    }()

    init(_ name: String, _ text: String) {
        description = name
        var reader = KeySampleReader()
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) { reader.read(String(line)) }
        files = reader.files
        slots = reader.slots
        misplaced = reader.misplaced
        expandEach(reader.each, reader.keys)
    }

    /// The contents of the files, with one slot in its second reading.
    func texts(with slot: Slot? = nil) -> [String: String] {
        var texts: [String: String] = [:]
        for (name, lines) in files {
            var lines = lines
            if let slot, slot.file == name { lines[slot.line] = slot.text }
            texts[name] = lines.joined(separator: "\n")
        }
        return texts
    }

    private mutating func expandEach(_ each: [KeySampleReader.Each], _ keys: [KeySampleReader.Block: Set<String>]) {
        for line in each {
            let given = keys[.init(file: line.file, line: line.parent)] ?? []
            for key in line.place.keys where !given.contains(key) && !line.without.contains(key) {
                for value in KeyValues.values(of: key) {
                    slots.append(
                        Slot(
                            file: line.file, line: line.line, text: line.indentation + "\(key): \(value)",
                            effect: .output, parent: line.parent, key: key, place: line.place))
                }
            }
        }
    }
}

/// An object of the language at one of the places where it is allowed.
struct KeyPlace: Hashable, CustomStringConvertible {
    /// The keys that lead there, `*` for names that the user chooses; an included file comes first.
    var path: String
    var object: String
    var keys: [String]
    var description: String { "\(path.isEmpty ? "the graph" : path) (\(object))" }

    /// Every object at every place, including those in included files and in sections.
    static let all: Set<KeyPlace> = {
        guard let graph = LanguageReference.objects.first else { return [] }
        var found: Set<KeyPlace> = []
        collect(.object(graph), [], &found)
        for file in ["part.yaml:", "section.yaml:"] { found.insert(KeyPlace(file, graph)) }
        return found
    }()

    private init(_ path: String, _ object: ObjectSchema) {
        self.path = path
        self.object = object.name
        keys = object.keys.map(\.name) + (object.others == nil ? [] : ["*"])
    }

    /// The objects that are allowed at a path in a file.
    static func at(_ path: [String], in file: String) -> [KeyPlace] {
        guard let graph = LanguageReference.objects.first else { return [] }
        var schemas: [(schema: Schema, path: [String])] = [(.object(graph), [])]
        for key in path {
            schemas = schemas.flatMap { before in
                before.schema.forms.compactMap { form in
                    switch form {
                    case .object(let object):
                        let own = object.keys.first { $0.name == key }
                        return own.map { ($0.schema, before.path + [key]) }
                    case .map(_, _, let value): return (value, before.path + ["*"])
                    default: return nil
                    }
                }
            }
        }
        return schemas.flatMap { schema, path in
            schema.forms.compactMap { form in
                guard case .object(let object) = form else { return nil }
                return KeyPlace((file == "graph.yaml" ? "" : "\(file):") + path.joined(separator: "/"), object)
            }
        }
    }

    private static func collect(_ schema: Schema, _ path: [String], _ found: inout Set<KeyPlace>) {
        for form in schema.forms {
            switch form {
            case .object(let object):
                found.insert(KeyPlace(path.joined(separator: "/"), object))
                for key in object.keys { collect(key.schema, path + [key.name], &found) }
            case .map(_, _, let value): collect(value, path + ["*"], &found)
            default: break
            }
        }
    }
}

extension Schema {
    /// The schemas that are allowed, alone or as items of a list.
    fileprivate var forms: [Schema] {
        switch self {
        case .list(let item, _): item.forms
        case .either(let forms): forms.flatMap(\.forms)
        default: [self]
        }
    }
}
