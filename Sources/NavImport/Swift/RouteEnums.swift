import NavSwiftReader

/// An enum whose cases are what the app shows.
struct RouteEnum {
    var name: String
    var style: ShowingStyle
    var file: Int
    var type: SourceType
    /// Whether code was found that shows its values.
    var isUsed: Bool
    /// What is said about it above its first node.
    var remarks = Remarks()

    /// Its name without what says that it is an enum of routes: `Settings` of `SettingsRoute`.
    var stem: String { name.droppingEnd(Self.ends + ["s"]) }

    static let ends = [
        "NavigationDestination", "RouterDestination", "SheetDestination", "Destinations", "Destination", "Routes",
        "Route", "Screens", "Screen", "Sheets", "Sheet", "NavigationItem", "Page",
    ]
}

/// Finds the enums of routes.
struct RouteEnums {
    private(set) var all: [RouteEnum] = []
    private(set) var indices: [String: Int] = [:]
    /// The types of values that are shown and are not enums.
    private(set) var valueTypes: [String: ShowingStyle] = [:]

    private static let names: [(end: String, style: ShowingStyle)] = [
        ("Route", .push), ("Destination", .push), ("Screen", .push), ("SheetDestination", .sheet), ("Sheet", .sheet),
    ]

    init(_ app: ScannedApp, _ uses: NavigationUses) {
        for (name, style) in uses.shownTypes {
            let simple = app.aliases[name]?.simpleTypeName ?? name
            if let declared = Self.enumeration(simple, app) {
                add(simple, style, declared, isUsed: true)
            } else if valueTypes[name] == nil {
                valueTypes[name] = style
            }
        }
        var index = 0
        while index < all.count {
            addNested(in: all[index], app)
            index += 1
        }
        addUnused(app)
    }

    subscript(name: String) -> RouteEnum? { indices[name].map { all[$0] } }

    /// An enum with cases.
    private static func enumeration(_ name: String, _ app: ScannedApp) -> ScannedApp.Declared? {
        guard let declared = app.declaration(of: name), declared.type.kind == .enum, !declared.type.cases.isEmpty else {
            return nil
        }
        return declared
    }

    private mutating func add(
        _ name: String, _ style: ShowingStyle, _ declared: ScannedApp.Declared, isUsed: Bool,
        _ remarks: Remarks = .init()
    ) {
        guard indices[name] == nil else { return }
        indices[name] = all.count
        all.append(
            RouteEnum(
                name: name, style: style, file: declared.file, type: declared.type, isUsed: isUsed, remarks: remarks))
    }

    /// The enum that is the only value of a case: `SettingsRoute` of `case settings(SettingsRoute)`.
    static func wrapped(by value: SwiftCase, _ app: ScannedApp) -> ScannedApp.Declared? {
        guard value.values.count == 1 else { return nil }
        let name = value.values[0].type.simpleTypeName
        guard RouteEnum.ends.contains(where: { name.hasSuffix($0) }) else { return nil }
        return enumeration(name, app)
    }

    private mutating func addNested(in outer: RouteEnum, _ app: ScannedApp) {
        for value in outer.type.cases {
            guard let inner = Self.wrapped(by: value, app) else { continue }
            let comment = "in the source, `\(outer.name).\(value.name)` contains the values of `\(inner.type.name)`"
            add(inner.type.simpleName, outer.style, inner, isUsed: true, Remarks(comments: [comment]))
        }
    }

    /// Adds enums that are named like routes, although no code was found that shows them.
    private mutating func addUnused(_ app: ScannedApp) {
        for (index, file) in app.files.enumerated() {
            for type in file.types where type.kind == .enum && !type.cases.isEmpty {
                guard let style = Self.names.last(where: { type.simpleName.hasSuffix($0.end) })?.style,
                    indices[type.simpleName] == nil, app.declaration(of: type.simpleName) != nil
                else { continue }
                let conformances = app.conformances(of: type.simpleName)
                guard !conformances.isDisjoint(with: ["Hashable", "Identifiable"]) else { continue }
                let todo =
                    "check that the cases of `\(type.simpleName)` are \(style.kind.rawValue); no code was found that "
                    + "shows them"
                add(
                    type.simpleName, style, ScannedApp.Declared(file: index, type: type), isUsed: false,
                    Remarks(todos: [todo]))
            }
        }
    }
}

/// Which views show the cases of enums, according to the `switch`es of the code.
struct CaseViews {
    struct Shown {
        var view: ShownView
        /// The names that the pattern gives to the values.
        var bindings: [String?]
    }

    /// By `Route.user`.
    private(set) var views: [String: Shown] = [:]
    /// The names of values in the patterns.
    private(set) var bindings: [String: [String?]] = [:]

    /// The enums that cases contain: `SettingsRoute` for `Route.settings`.
    private var wrapped: [String: String] = [:]

    /// - Parameter enums: The enums to look for, with the names of their cases.
    init(_ app: ScannedApp, _ enums: [(name: String, cases: Set<String>)]) {
        for (name, _) in enums {
            for value in app.declaration(of: name)?.type.cases ?? [] {
                guard let inner = RouteEnums.wrapped(by: value, app)?.type.simpleName else { continue }
                wrapped["\(name).\(value.name)"] = inner
            }
        }
        for (index, file) in app.files.enumerated() {
            for token in file.code.tokens.indices where file.code.text(token) == "switch" {
                guard let found = SwiftSwitch(at: token, file.code), !file.isPreview(token) else { continue }
                read(found, ScannedApp.Location(file: index, token: token), app, enums)
            }
        }
    }

    private mutating func read(
        _ found: SwiftSwitch, _ location: ScannedApp.Location, _ app: ScannedApp,
        _ enums: [(name: String, cases: Set<String>)]
    ) {
        let file = app.files[location.file]
        let matched = Set(found.branches.flatMap { file.code.caseNames(in: $0.patterns) })
        guard !matched.isEmpty else { return }
        let candidates = enums.filter { matched.isSubset(of: $0.cases) }.map(\.name)
        guard let name = Self.choose(candidates, found, location, file) else { return }
        for branch in found.branches {
            for (item, caseName) in zip(
                file.code.items(of: branch.patterns), file.code.caseNames(in: branch.patterns))
            {
                var key = "\(name).\(caseName)"
                var item = item
                if let inner = wrapped[key], let open = item.first(where: { file.code.text($0) == "(" }) {
                    let contents = file.code.contents(of: open)
                    guard let innerName = file.code.caseNames(in: contents).first else { continue }
                    (key, item) = ("\(inner).\(innerName)", contents)
                }
                let names = Self.bindings(in: item, file.code)
                if (bindings[key] ?? []).count < names.count { bindings[key] = names }
                guard views[key] == nil else { continue }
                let shown = ViewFinder.views(in: branch.body, of: location.file, app)
                if let view = shown.views.first { views[key] = Shown(view: view, bindings: names) }
            }
        }
    }

    /// The enum of a `switch` whose cases several have.
    private static func choose(
        _ candidates: [String], _ found: SwiftSwitch, _ location: ScannedApp.Location, _ file: SwiftSource
    ) -> String? {
        let type = file.type(around: location.token)
        if file.code.source(found.subject) == "self" {
            return candidates.first { $0 == type?.simpleName }
        }
        if candidates.count < 2 { return candidates.first }
        for context in file.contexts(around: location.token) {
            let call = file.calls[context.call]
            if call.name == "navigationDestination", let argument = call.argument("for"),
                let name = file.metatype(argument.tokens), candidates.contains(name)
            {
                return name
            }
        }
        let function = type?.functions.first { $0.body.contains(location.token) }
        let parameters = Set((function?.parameters ?? 0..<0).map(file.code.text))
        let fitting = candidates.filter(parameters.contains)
        if fitting.count == 1 { return fitting[0] }
        let subject = file.names(of: found.subject)
        guard let first = subject.last, let property = type?.properties.first(where: { $0.name == first }) else {
            return nil
        }
        let name = PropertyShape(property, file.code).type.simpleTypeName
        return candidates.first { $0 == name }
    }

    /// `id` and `name` of `.user(let id, let name)`; nil for values that have no name.
    private static func bindings(in pattern: Range<Int>, _ code: SwiftCode) -> [String?] {
        guard let open = pattern.first(where: { code.text($0) == "(" }) else { return [] }
        return code.items(of: code.contents(of: open)).map { item in
            guard let last = item.last, code.isName(last), code.text(last) != "_" else { return nil }
            return item.contains { code.text($0) == "." } ? nil : code.text(last)
        }
    }
}
