import NavSwiftReader
import NavSyntax

/// The Swift files of an app, with what the importer asks about all of them.
struct ScannedApp {
    /// A token of a file.
    struct Location: Hashable {
        var file: Int
        var token: Int
    }

    /// A declaration of a type, or an extension.
    struct Declared {
        var file: Int
        var type: SourceType
    }

    let files: [SwiftSource]
    /// The number of files that are not read, as they contain tests.
    let testCount: Int
    private let lines: [LineTable]
    private var declarations: [String: [Declared]] = [:]
    private var extensions: [String: [Declared]] = [:]
    /// What type aliases stand for.
    private(set) var aliases: [String: String] = [:]
    /// For each name that is called or is the type of a property, the types whose code does so.
    private(set) var users: [String: [String]] = [:]

    init(_ sources: [SourceFile]) {
        let all = concurrently(sources.count) { SwiftSource(sources[$0], FileID($0)) }
        files = all.filter { !$0.isTest }
        testCount = all.count - files.count
        lines = files.map { LineTable($0.code.file) }
        for (index, file) in files.enumerated() {
            for type in file.types {
                let declared = Declared(file: index, type: type)
                if type.kind == .extension {
                    extensions[type.simpleName, default: []].append(declared)
                } else {
                    declarations[type.simpleName, default: []].append(declared)
                }
            }
            addAliases(file.code)
        }
        addUsers()
    }

    /// The only declaration of a type, or that of a file, or the only view.
    func declaration(of name: String, from file: Int? = nil) -> Declared? {
        let all = declarations[name] ?? []
        if all.count == 1 { return all[0] }
        if let own = all.first(where: { $0.file == file }) { return own }
        let views = all.filter(\.type.isView)
        return views.count == 1 ? views[0] : nil
    }

    /// Whether several types have a name.
    func isAmbiguous(_ name: String) -> Bool { (declarations[name] ?? []).count > 1 }

    func declares(_ name: String) -> Bool { declarations[name] != nil }

    /// A type with its extensions.
    func parts(of name: String, from file: Int? = nil) -> [Declared] {
        (declaration(of: name, from: file).map { [$0] } ?? []) + (extensions[name] ?? [])
    }

    /// What a type and its extensions conform to.
    func conformances(of name: String, from file: Int? = nil) -> Set<String> {
        Set(parts(of: name, from: file).flatMap(\.type.inherited))
    }

    func isView(_ name: String) -> Bool {
        ((declarations[name] ?? []) + (extensions[name] ?? [])).contains {
            $0.type.isView || $0.type.inherited.contains { $0.hasSuffix("View") }
        }
    }

    /// The views that the scenes of the app show as a whole, perhaps one of several.
    var wholeViews: Set<String> {
        var found: Set<String> = []
        var queue: [String] = []
        for (index, file) in files.enumerated() {
            for type in file.types where type.inherited.contains("App") || type.inherited.contains("SwiftUI.App") {
                for part in parts(of: type.simpleName, from: index) {
                    guard let body = part.type.properties.first(where: { $0.name == "body" })?.body else { continue }
                    queue += ViewFinder.views(in: body, of: part.file, self).views.map(\.name)
                }
            }
        }
        while let name = queue.popLast(), found.count < 200 {
            if found.insert(name).inserted { queue += ViewFinder.views(ofBody: name, self).views.map(\.name) }
        }
        return found
    }

    /// Whether the code of some types contains a type, perhaps in other types.
    func isContained(_ name: String, in owners: Set<String>) -> Bool {
        var visited: Set<String> = [name]
        var queue = [name]
        while let next = queue.popLast(), visited.count < 1000 {
            if owners.contains(next) { return true }
            for user in users[next] ?? [] where visited.insert(user).inserted { queue.append(user) }
        }
        return false
    }

    /// Where a token is, as TODOs say it: `HomeView.swift:12`.
    func text(of location: Location) -> String {
        let file = files[location.file].code
        let name = file.file.name.split(separator: "/").last.map(String.init) ?? file.file.name
        guard file.tokens.indices.contains(location.token) else { return name }
        return "\(name):\(lines[location.file].line(of: Int(file.tokens[location.token].start)))"
    }

    /// The source text of the line of a token.
    func line(_ location: Location) -> String {
        let code = files[location.file].code
        guard code.tokens.indices.contains(location.token) else { return "" }
        var start = location.token
        while start > 0, !code.tokens[start].startsLine { start -= 1 }
        var end = location.token + 1
        while end < code.tokens.count, !code.tokens[end].startsLine { end += 1 }
        return String(code.source(start..<end).prefix(120)).oneLine
    }

    /// The property that names lead to, from a type: `["router", "path"]` is `path` of the type of `router`.
    func property(
        _ names: [String], in type: String, from file: Int, depth: Int = 0
    ) -> (file: Int, property: SwiftProperty)? {
        guard let first = names.first, depth < 6 else { return nil }
        for part in parts(of: type, from: file) {
            guard let found = part.type.properties.first(where: { $0.name == first }) else { continue }
            guard names.count > 1 else { return (part.file, found) }
            let next = PropertyShape(found, files[part.file].code).type.simpleTypeName
            return property(Array(names.dropFirst()), in: next, from: part.file, depth: depth + 1)
        }
        return nil
    }

    private mutating func addAliases(_ code: SwiftCode) {
        for index in code.tokens.indices where code.text(index) == "typealias" {
            guard code.isName(index + 1), code.text(index + 2) == "=", code.isName(index + 3) else { continue }
            var end = index + 4
            while code.text(end) == ".", code.isName(end + 1) { end += 2 }
            aliases[code.text(index + 1)] = code.source((index + 3)..<end)
        }
    }

    private mutating func addUsers() {
        var seen: Set<String> = []
        func add(_ name: String, _ user: String) {
            guard name != user, seen.insert("\(name) \(user)").inserted else { return }
            users[name, default: []].append(user)
        }
        for file in files {
            for call in file.calls where call.name.first?.isUppercase == true && !file.isPreview(call.token) {
                guard let user = file.type(around: call.token)?.simpleName else { continue }
                add(call.name, user)
            }
            for type in file.types {
                for property in type.properties {
                    let name = PropertyShape(property, file.code).type.simpleTypeName
                    if !name.isEmpty { add(name, type.simpleName) }
                }
            }
        }
    }
}

extension SwiftSource {
    /// Whether it has tests.
    fileprivate var isTest: Bool {
        code.tokens.indices.prefix(400).contains {
            code.text($0) == "import" && ["XCTest", "Testing", "ViewInspector"].contains(code.text($0 + 1))
        }
    }

    /// The name of a type before `.self`: `Route` of `Shop.Route.self`.
    func metatype(_ tokens: Range<Int>) -> String? {
        let names = names(of: tokens)
        return names.last == "self" && names.count > 1 ? names[names.count - 2] : nil
    }
}

extension String {
    /// The text with single blanks in place of line breaks.
    var oneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    /// A name without one of these ends, unless nothing is left.
    func droppingEnd(_ ends: [String]) -> String {
        for end in ends where hasSuffix(end) && count > end.count { return String(dropLast(end.count)) }
        return self
    }
}
