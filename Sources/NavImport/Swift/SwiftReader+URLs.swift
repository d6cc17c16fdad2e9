import NavSwiftReader
import NavSyntax

/// URLs.
extension SwiftReader {
    /// Adds the URL patterns of the functions that read URLs.
    mutating func readURLs() {
        let finder = CaseUses(app, navigationEnums)
        for (index, file) in app.files.enumerated() {
            for reading in file.urlCode where !file.isPreview(reading.body.lowerBound) {
                read(reading, index, finder)
            }
        }
        guard sketch.nodes.contains(where: { !$0.patterns.isEmpty }) || urlsOfTabs else { return }
        let hasOrigin = sketch.nodes.contains { $0.patterns.contains { !$0.origins.isEmpty } }
        if sketch.schemes.isEmpty, sketch.hosts.isEmpty, !hasOrigin {
            sketch.hosts = ["example.com"]
            sketch.linkRemarks.todos.append("name the hosts of the URLs, and custom schemes if the app has any")
        }
        if ignoresRest {
            sketch.linkRemarks.comments.append("the source also accepts longer paths than these patterns")
        }
    }

    private mutating func read(_ reading: URLReading, _ index: Int, _ finder: CaseUses) {
        let file = app.files[index]
        var expressions = URLExpressions(file)
        for name in reading.names { expressions.names[name] = .url }
        let own = file.type(around: reading.body.lowerBound)?.simpleName
        let result =
            reading.result.flatMap { finder.isEnum($0) ? $0 : nil } ?? own.flatMap { finder.isEnum($0) ? $0 : nil }
        var walker = URLWalker(app, index, finder, result: result)
        walker.read(reading.body, URLBranch(expressions: expressions))
        let targets = walker.targets.filter(\.branch.isKnown)
        guard !targets.isEmpty else {
            let parts: Set<String> = ["host", "pathComponents", "lastPathComponent", "queryItems"]
            let isRead = reading.body.contains { file.code.text($0 - 1) == "." && parts.contains(file.code.text($0)) }
            if isRead {
                let location = app.text(of: .init(file: index, token: reading.body.lowerBound))
                sketch.leaveOut("what reads URLs at \(location), which could not be followed")
            }
            return
        }
        urlCode[index, default: []].append(reading.body)
        for target in targets { add(target, index) }
    }

    private mutating func add(_ target: URLTarget, _ file: Int) {
        var tab: String?
        var shown: (index: Int, use: CaseUse)?
        for use in target.uses {
            let key = "\(use.enumName).\(use.caseName)"
            if let node = nodesByCase[key] { shown = (node, use) } else { tab = tabsByCase[key] ?? tab }
        }
        if let (index, use) = shown {
            let hasURL = !sketch.nodes[index].patterns.isEmpty
            add(target.branch, use, to: index, tab: tab)
            if !hasURL, !sketch.nodes[index].patterns.isEmpty { addBackStack(target.uses, use, to: index) }
        } else if let tab, let use = target.uses.last {
            addURL(of: target.branch, use, toTab: tab)
        }
    }

    /// The screens below a node, if the code assigns a whole path: `path = [.user(id), .photo]`.
    private mutating func addBackStack(_ uses: [CaseUse], _ use: CaseUse, to index: Int) {
        let code = app.files[use.location.file].code
        guard sketch.nodes[index].kind == .screens,
            let open = code.brackets(around: use.location.token).first(where: { code.text($0) != "(" }),
            code.text(open) == "[", code.text(open - 1) == "="
        else { return }
        let contents = code.contents(of: open)
        backStacks[index] = uses.filter { contents.contains($0.location.token) && $0.location != use.location }
            .compactMap {
                nodesByCase["\($0.enumName).\($0.caseName)"]
            }
    }

    /// Writes the screens below nodes where navgen would choose others.
    mutating func addBackStacks() {
        for index in backStacks.keys.sorted() {
            let below = backStacks[index] ?? []
            let isDirect = sketch.nodes.indices.contains { source in
                rootNames.contains(sketch.nodes[source].name)
                    && (routes.routes[source] ?? []).contains { $0.target == sketch.nodes[index].name }
            }
            if below.isEmpty, isDirect { continue }
            let via = below.map { SketchEntry.Value.text(sketch.nodes[$0].name) }
            sketch.nodes[index].settings.append(SketchEntry("via", .list(via)))
        }
    }

    private mutating func add(_ branch: URLBranch, _ use: CaseUse, to index: Int, tab: String?) {
        var builder = URLPatternBuilder(branch, app, use.location.file)
        let parameters = sketch.nodes[index].parameters
        let line = "`\(app.line(use.location))` at \(app.text(of: use.location))"
        for (number, argument) in use.arguments.enumerated() {
            let label = argument.label.flatMap(SketchNames.lowerCamel)
            let byName = parameters.first { $0.name == label }
            guard let parameter = byName ?? (number < parameters.count ? parameters[number] : nil) else { continue }
            if let value = literal(argument.tokens, use.location.file, ofType: parameter.type) {
                builder.fixed.append(SketchEntry(parameter.name, value))
            } else if !builder.add(parameter, argument.tokens) {
                builder.problems.append(parameter.name)
            }
        }
        let given = Set(builder.used + builder.fixed.map(\.key) + builder.problems)
        builder.problems += parameters.filter { !$0.isOptional && !given.contains($0.name) }.map(\.name)
        guard let path = builder.path, builder.problems.isEmpty else {
            let known = builder.path.map { " under `\($0)`" } ?? ""
            let names = builder.problems.map { "`\($0)`" }
            let what = names.isEmpty ? "" : "; it cannot be seen where \(names.conjunction()) is in it"
            sketch.nodes[index].remarks.todos.append("write the URL of this node\(known): \(line)\(what)")
            return
        }
        var pattern = SketchPattern(path)
        pattern.origins = builder.origins
        if !builder.fixed.isEmpty { pattern.settings.append(SketchEntry("params", .map(builder.fixed))) }
        if !branch.doubts.isEmpty {
            let doubts = branch.doubts.prefix(4).map { "`\($0.prefix(80))`" }
            pattern.remarks.todos.append(
                "check this pattern; the code at \(app.text(of: use.location)) also requires \(Array(doubts).conjunction())"
            )
        }
        ignoresRest = ignoresRest || branch.count == nil
        guard isFree(pattern, parameters) else {
            sketch.nodes[index].remarks.todos.append("the URL `\(path)` is also read by other code: \(line)")
            return
        }
        if let tab, sketch.nodes[index].patterns.isEmpty, sketch.nodes[index].kind == .screens {
            tabsOfNodes[index] = tab
        }
        sketch.nodes[index].patterns.append(pattern)
    }

    private mutating func addURL(of branch: URLBranch, _ use: CaseUse, toTab tab: String) {
        let builder = URLPatternBuilder(branch, app, use.location.file)
        guard let index = sketch.tabs.firstIndex(where: { $0.key == tab }), let path = builder.path,
            case .map(var entries) = sketch.tabs[index].value, !entries.contains(where: { $0.key == "url" }),
            isFree(SketchPattern(path), [])
        else { return }
        entries.append(SketchEntry("url", .text(path)))
        sketch.tabs[index].value = .map(entries)
        sketch.declare(builder.origins)
        if !branch.doubts.isEmpty {
            let doubts = branch.doubts.prefix(4).map { "`\($0.prefix(80))`" }
            sketch.tabs[index].remarks.todos.append(
                "check the URL; the code at \(app.text(of: use.location)) also requires \(Array(doubts).conjunction())")
        }
        urlsOfTabs = true
    }

    /// Whether no other node has a pattern for the same URLs.
    private mutating func isFree(_ pattern: SketchPattern, _ parameters: [SketchParameter]) -> Bool {
        shapes.insert(pattern.path.shape(parameters) + "\(pattern.origins)").inserted
    }
}

/// Writes the pattern of a URL that a branch of code reads.
struct URLPatternBuilder {
    let branch: URLBranch
    private let app: ScannedApp
    private let file: Int
    private var segments: [Int: String] = [:]
    private var first: String?
    private var items: [String] = []
    private(set) var used: [String] = []
    var fixed: [SketchEntry] = []
    /// Parameters whose values cannot be seen.
    var problems: [String] = []

    init(_ branch: URLBranch, _ app: ScannedApp, _ file: Int) {
        self.branch = branch
        self.app = app
        self.file = file
        segments = branch.segments.mapValues(\.escapedForPattern)
        first = branch.first?.escapedForPattern
    }

    /// The types that can be in a URL.
    private static let types: Set<String> = [
        "String", "Int", "Int64", "UInt", "Double", "Decimal", "Bool", "UUID", "Date", "URL",
    ]

    /// Adds a parameter whose value is an expression; false if it cannot be seen where that is in the URL.
    mutating func add(_ parameter: SketchParameter, _ tokens: Range<Int>) -> Bool {
        guard let value = branch.expressions.value(of: tokens), Self.types.contains(parameter.type.trimmingOptional)
        else {
            return false
        }
        switch value {
        case .segment(let index):
            guard segments[index] == nil else { return false }
            segments[index] = "{\(parameter.name)}"
        case .queryValue(let key): items.append("\(key.escapedForPattern)={\(parameter.name)}")
        case .host:
            guard first == nil, branch.host == nil else { return false }
            first = "{\(parameter.name)}"
        default: return false
        }
        used.append(parameter.name)
        return true
    }

    /// The path of the pattern; nil if a segment of it is not known.
    var path: String? {
        let count = max(branch.count ?? 0, (segments.keys.max() ?? -1) + 1)
        var parts = first.map { [$0] } ?? []
        for index in 0..<min(count, 100) {
            guard let segment = segments[index] else { return nil }
            parts.append(segment)
        }
        // Nothing is known about the URL.
        if parts.isEmpty, branch.count == nil, !branch.doubts.isEmpty { return nil }
        return "/" + parts.joined(separator: "/") + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
    }

    var origins: [PatternOrigin] {
        if let host = branch.host { return [.host(host.lowercased())] }
        return branch.schemes.filter { !["http", "https"].contains($0) }.map { .scheme($0) }
    }
}

extension String {
    /// Literal text of a pattern.
    fileprivate var escapedForPattern: String {
        doublingBraces.replacing("?", with: "%3F").replacing("#", with: "%23").replacing("*", with: "%2A")
            .replacing("+", with: "%2B").replacing("/", with: "%2F")
    }
}

/// Code that is given a URL.
struct URLReading {
    var body: Range<Int>
    /// The names of the URL.
    var names: [String]
    /// The type that a function returns.
    var result: String?
}

extension SwiftSource {
    /// The functions that take a URL, and the closures of `onOpenURL`.
    var urlCode: [URLReading] {
        var found: [URLReading] = []
        for type in types {
            for function in type.functions where !function.body.isEmpty {
                let names = function.parameters.filter {
                    code.text($0) == ":" && ["URL", "URLComponents", "NSURL"].contains(code.text($0 + 1))
                }.map { code.text($0 - 1) }
                guard !names.isEmpty else { continue }
                let header =
                    function.parameters.upperBound..<max(function.body.lowerBound, function.parameters.upperBound)
                let result = header.last { code.isName($0) && code.text($0).first?.isUppercase == true }.map(code.text)
                found.append(URLReading(body: function.body, names: names, result: result))
            }
        }
        for call in calls where call.name == "onOpenURL" {
            guard let closure = call.closures.first ?? call.argument("perform") else { continue }
            let body = code.withoutBraces(closure.tokens)
            guard let first = body.first else { continue }
            let name = code.isName(first) && code.text(first + 1) == "in" ? code.text(first) : "$0"
            found.append(URLReading(body: body, names: [name, "$0"], result: nil))
        }
        return found
    }
}
