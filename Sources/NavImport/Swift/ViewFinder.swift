import NavSwiftReader

/// A view that code shows: `UserView(id: id)`.
struct ShownView {
    var name: String
    /// The call that makes it.
    var location: ScannedApp.Location
}

/// Finds the views that a closure or body shows as a whole, not those that are parts of other views.
struct ViewFinder {
    let app: ScannedApp
    private(set) var views: [ShownView] = []
    /// Whether something is shown that is not a view of the app.
    private(set) var isInline = false
    private var steps = 0

    /// What shows its content and nothing else.
    private static let wrappers: Set<String> = [
        "Group", "NavigationStack", "NavigationView", "AnyView", "GeometryReader", "ScrollViewReader", "WithViewStore",
        "WithPerceptionTracking", "WindowGroup", "Window", "IfLetStore", "NavigationStackStore", "StoreProvider",
        "LazyView",
    ]
    private static let stacks: Set<String> = ["VStack", "HStack", "ZStack"]
    private static let maxDepth = 12
    private static let maxSteps = 20_000

    init(_ app: ScannedApp) {
        self.app = app
    }

    /// The views of some tokens of a file.
    static func views(in tokens: Range<Int>, of file: Int, _ app: ScannedApp) -> ViewFinder {
        var finder = ViewFinder(app)
        finder.read(tokens, file, depth: 0)
        return finder
    }

    /// The views that the body of a view shows as a whole.
    static func views(ofBody type: String, _ app: ScannedApp) -> ViewFinder {
        var finder = ViewFinder(app)
        for part in app.parts(of: type) {
            guard let body = part.type.properties.first(where: { $0.name == "body" })?.body else { continue }
            finder.read(body, part.file, depth: 0)
            break
        }
        return finder
    }

    private mutating func read(_ tokens: Range<Int>, _ file: Int, depth: Int) {
        guard depth < Self.maxDepth else { return }
        for expression in app.files[file].expressions(in: tokens) {
            steps += 1
            guard steps < Self.maxSteps else { return }
            read(expression: expression, file, depth)
        }
    }

    private mutating func read(expression tokens: Range<Int>, _ file: Int, _ depth: Int) {
        let swift = app.files[file]
        var index = tokens.lowerBound
        while ["self", "SwiftUI"].contains(swift.code.text(index)), swift.code.text(index + 1) == "." { index += 2 }
        let name = swift.code.text(index)
        guard let call = swift.call(at: index) else {
            readMember(name, index, file, depth)
            return
        }
        let content = call.closures.first?.tokens ?? call.argument("content")?.tokens ?? call.arguments.last?.tokens
        if Self.wrappers.contains(name) {
            if let content { read(content, file, depth: depth + 1) }
        } else if Self.stacks.contains(name), let content {
            readStack(content, file, depth)
        } else if name.first?.isUppercase == true {
            let isKnown = app.isView(name) || !app.declares(name) && !SwiftUIViews.names.contains(name)
            if isKnown, name != "EmptyView" {
                views.append(ShownView(name: name, location: .init(file: file, token: index)))
            } else if !["EmptyView", "Color", "Spacer", "ToolbarItem"].contains(name) {
                isInline = true
            }
        } else {
            readMember(name, index, file, depth)
        }
    }

    /// A stack of several views is a part of the view around it; with one view of the app, it is that.
    private mutating func readStack(_ content: Range<Int>, _ file: Int, _ depth: Int) {
        var inner = ViewFinder(app)
        inner.steps = steps
        inner.read(content, file, depth: depth + 1)
        steps = inner.steps
        if inner.views.count == 1, !inner.isInline { views += inner.views } else { isInline = true }
    }

    /// A property or function of the view that shows something: `content`, `destination(for: route)`.
    private mutating func readMember(_ name: String, _ index: Int, _ file: Int, _ depth: Int) {
        guard let type = app.files[file].type(around: index)?.simpleName else { return }
        for part in app.parts(of: type, from: file) {
            let bodies =
                part.type.properties.filter { $0.name == name }.map(\.body)
                + part.type.functions.filter { $0.name == name }.map(\.body)
            guard let body = bodies.first(where: { !$0.isEmpty && !(part.file == file && $0.contains(index)) }) else {
                continue
            }
            read(body, part.file, depth: depth + 1)
            return
        }
    }
}

/// Views of SwiftUI and other frameworks of the system.
enum SwiftUIViews {
    static let names: Set<String> = [
        "Text", "Image", "Label", "Button", "List", "Form", "Section", "ScrollView", "LazyVStack", "LazyHStack",
        "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "ForEach", "Spacer", "Divider", "Color", "EmptyView", "Toggle",
        "Picker", "DatePicker", "TextField", "SecureField", "TextEditor", "Slider", "Stepper", "ProgressView", "Link",
        "Menu", "NavigationLink", "NavigationSplitView", "TabView", "Tab", "TabSection", "Table", "DisclosureGroup",
        "OutlineGroup", "GroupBox", "ControlGroup", "HSplitView", "VSplitView", "Rectangle", "RoundedRectangle",
        "Circle", "Capsule", "Ellipse", "Path", "Canvas", "TimelineView", "AsyncImage", "Map", "VideoPlayer",
        "ContentUnavailableView", "ShareLink", "PhotosPicker", "ToolbarItem", "ToolbarItemGroup", "LabeledContent",
        "LinearGradient", "RadialGradient", "AngularGradient", "MeshGradient", "ViewThatFits", "AnyLayout", "Gauge",
        "Chart", "ColorPicker", "SignInWithAppleButton", "EditButton", "RenameButton", "PasteButton", "Settings",
        "MenuBarExtra", "CommandMenu", "CommandGroup", "WindowGroup", "DocumentGroup", "Task", "Error", "Void",
        "UnevenRoundedRectangle", "SubscriptionStoreView", "Preview", "Never", "RealityView", "SpriteView", "SceneView",
        "Binding", "State", "StateObject", "UUID", "Date", "URL", "String", "Int", "VStack", "HStack", "ZStack",
        "NSLog", "Logger", "DispatchQueue",
    ]
}
