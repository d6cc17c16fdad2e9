import NavSwiftReader

/// How something is shown.
enum ShowingStyle: String {
    case push, sheet, cover, popover

    var kind: SketchNode.Kind {
        switch self {
        case .push: .screens
        case .sheet: .sheets
        case .cover: .covers
        case .popover: .popovers
        }
    }

    /// The modifiers that present something.
    static let modifiers: [String: ShowingStyle] = [
        "navigationDestination": .push, "sheet": .sheet, "fullScreenCover": .cover, "popover": .popover,
    ]

    /// How a route to a node of a kind is taken, if not according to the kind.
    func route(to kind: SketchNode.Kind) -> SketchEntry.Value? { self.kind == kind ? nil : .text(rawValue) }
}

/// What a view declares that it can show: `.sheet(item: $sheet) { … }`, `NavigationLink { … } label: { … }`.
struct Destination {
    enum Trigger {
        /// A value of a type: `navigationDestination(for: Route.self)`, `sheet(item: $sheet)`.
        case value(type: String?)
        /// A Boolean: `sheet(isPresented: $isEditing)`.
        case flag
        /// A link with a view.
        case link
    }

    var style: ShowingStyle
    var trigger: Trigger
    /// What it shows.
    var content: Range<Int>
    var location: ScannedApp.Location
}

/// What the code of an app uses for navigation.
struct NavigationUses {
    private(set) var destinations: [Destination] = []
    /// The contents of `NavigationStack` and the like.
    private(set) var stacks: [(location: ScannedApp.Location, content: Range<Int>)] = []
    private(set) var tabViews: [(location: ScannedApp.Location, call: SwiftCall)] = []
    /// The types of values that are shown, with how, in the order of their uses.
    private(set) var shownTypes: [(name: String, style: ShowingStyle)] = []
    /// What cannot be in a graph, with the number of times.
    private(set) var leftOut: [String] = []
    private let app: ScannedApp
    private var seen: Set<String> = []

    private static let others: [String: String] = [
        "alert": "alerts", "confirmationDialog": "confirmation dialogs", "actionSheet": "confirmation dialogs",
        "inspector": "inspectors", "fileImporter": "file pickers", "fileExporter": "file pickers",
        "photosPicker": "photo pickers", "quickLookPreview": "previews of files",
    ]

    init(_ app: ScannedApp) {
        self.app = app
        for (index, file) in app.files.enumerated() {
            for call in file.calls where !file.isPreview(call.token) {
                read(call, file, ScannedApp.Location(file: index, token: call.token))
            }
        }
    }

    private mutating func read(_ call: SwiftCall, _ file: SwiftSource, _ location: ScannedApp.Location) {
        if call.isMember, let style = ShowingStyle.modifiers[call.name] {
            readModifier(call, style, file, location)
        } else if let link = NavigationLinkCall(call, file.code) {
            readLink(link, file, location)
        } else if call.isMember, let what = Self.others[call.name], !call.arguments.isEmpty {
            leftOut.append(what)
        } else if !call.isMember, ["NavigationStack", "NavigationView", "NavigationSplitView"].contains(call.name) {
            if let path = call.argument("path") {
                add(element(of: file.names(of: path.tokens), file, location), .push)
            }
            let contents = call.closures + call.arguments.filter { $0.label == "root" }
            for content in contents { stacks.append((location, file.code.withoutBraces(content.tokens))) }
        } else if !call.isMember, call.name == "TabView" {
            tabViews.append((location, call))
        }
    }

    private mutating func readModifier(
        _ call: SwiftCall, _ style: ShowingStyle, _ file: SwiftSource, _ location: ScannedApp.Location
    ) {
        let content =
            call.closures.last { $0.label != "onDismiss" } ?? call.argument("content")
            ?? call.argument("destination")
        let tokens = content.map { file.code.withoutBraces($0.tokens) } ?? location.token..<location.token
        let trigger: Destination.Trigger
        if let type = call.argument("for") {
            guard let name = file.metatype(type.tokens) else { return }
            trigger = .value(type: name)
            add(name, style)
        } else if let item = call.argument("item") ?? call.argument("unwrapping") {
            let name = type(of: file.names(of: item.tokens), file, location)
            trigger = .value(type: name)
            add(name, style)
        } else if call.has("isPresented") || call.has("isActive") {
            trigger = .flag
        } else {
            return
        }
        destinations.append(Destination(style: style, trigger: trigger, content: tokens, location: location))
    }

    private mutating func readLink(_ link: NavigationLinkCall, _ file: SwiftSource, _ location: ScannedApp.Location) {
        if let value = link.value {
            if let first = value.first, file.code.text(first).first?.isUppercase == true {
                var index = first
                while file.code.text(index + 1) == ".", file.code.text(index + 2).first?.isUppercase == true {
                    index += 2
                }
                if app.declaration(of: file.code.text(index))?.type.kind == .enum { add(file.code.text(index), .push) }
            }
        } else if let destination = link.destination {
            destinations.append(Destination(style: .push, trigger: .link, content: destination, location: location))
        }
    }

    private mutating func add(_ type: String?, _ style: ShowingStyle) {
        guard let type, seen.insert("\(type) \(style)").inserted else { return }
        shownTypes.append((type, style))
    }

    /// The type of a property, without `?`.
    private func type(of names: [String], _ file: SwiftSource, _ location: ScannedApp.Location) -> String? {
        guard let found = property(names, file, location) else { return parameterType(names, file, location) }
        let code = app.files[found.file].code
        var type = PropertyShape(found.property, code).type
        if type.hasPrefix("Optional<") { type = String(type.dropFirst(9).dropLast()) }
        return type.isEmpty ? nil : type.simpleTypeName
    }

    /// The enum that a parameter of the function has: `sheet` of `func sheets(_ sheet: Binding<Sheet?>)`.
    private func parameterType(_ names: [String], _ file: SwiftSource, _ location: ScannedApp.Location) -> String? {
        guard names.count == 1,
            let function = file.type(around: location.token)?.functions.first(where: {
                $0.body.contains(location.token)
            }),
            let start = function.parameters.first(where: {
                file.code.text($0) == names[0] && file.code.text($0 + 1) == ":"
            })
        else { return nil }
        let rest = (start + 2)..<max(function.parameters.upperBound, start + 2)
        let type = rest.prefix { file.code.text($0) != "," }.map(file.code.text)
        return type.first { app.declaration(of: $0)?.type.kind == .enum }
    }

    /// The type of the elements of a path.
    private func element(of names: [String], _ file: SwiftSource, _ location: ScannedApp.Location) -> String? {
        property(names, file, location).flatMap {
            PropertyShape($0.property, app.files[$0.file].code).element?.simpleTypeName
        }
    }

    /// The property that names lead to; if its owner is not known, the only one of the app with this name.
    private func property(
        _ names: [String], _ file: SwiftSource, _ location: ScannedApp.Location
    ) -> (file: Int, property: SwiftProperty)? {
        guard !names.isEmpty, let type = file.type(around: location.token) else { return nil }
        return app.property(names, in: type.simpleName, from: location.file)
    }
}
