import NavSwiftReader
import NavSyntax

extension AuditCheck {
    static let notificationNavigation = AuditCheck(.notificationNavigation) { app in
        let state = PresentationState(app)
        return app.files.flatMap { file -> [Diagnostic] in
            guard !file.isTest else { return [] }
            return file.calls.compactMap { call in
                if file.isPost(call), let name = file.navigatingName(in: call) {
                    return finding("`\(name)` is posted to navigate", at: file.range(of: call), nil)
                }
                guard let closure = file.notificationClosure(of: call, app) else {
                    guard call.name == "addObserver", let name = file.navigatingName(in: call) else { return nil }
                    return finding("the notification `\(name)` is observed to navigate", at: file.range(of: call), nil)
                }
                guard let effect = state.change(in: closure, of: file) else { return nil }
                return finding(
                    "a notification changes what is shown", at: file.range(of: call), file.code.range(effect))
            }
        }
    }

    private static func finding(_ message: String, at range: SourceRange, _ effect: SourceRange?) -> Diagnostic {
        AuditRule.notificationNavigation.finding(
            message, at: range, notes: effect.map { [Diagnostic.Note("it navigates here", at: $0)] } ?? [],
            help: "call a method of the object that owns the navigation, or pass a closure")
    }
}

extension AuditedFile {
    fileprivate func isPost(_ call: SwiftCall) -> Bool {
        call.name == "post" && call.isMember && names(before: call.token).contains("NotificationCenter")
            || call.name == "post" && call.isMember && code.text(call.token - 2) == "default"
    }

    /// The closure that runs when a notification arrives.
    fileprivate func notificationClosure(of call: SwiftCall, _ app: AuditedApp) -> Range<Int>? {
        switch call.name {
        case "onReceive" where call.isMember:
            guard let publisher = call.arguments.first?.tokens, isNotification(publisher, at: call.token, app) else {
                return nil
            }
        case "addObserver" where call.has("forName"): break
        case "sink" where call.isMember:
            guard isNotification(swift.start(ofChain: call.token)..<call.token, at: call.token, app) else { return nil }
        default: return nil
        }
        return call.closures.first?.tokens ?? call.argument("perform").map { code.withoutBraces($0.tokens) }
    }

    /// Whether an expression is a publisher of the notification center, or a property with one.
    private func isNotification(_ tokens: Range<Int>, at token: Int, _ app: AuditedApp) -> Bool {
        if contains(["NotificationCenter"], in: tokens) { return true }
        let names = names(of: tokens)
        guard let found = app.property(names, in: swift.type(around: token), of: self) else { return false }
        let value =
            found.property.value.lowerBound..<max(found.property.value.upperBound, found.property.body.upperBound)
        return found.file.contains(["NotificationCenter"], in: value)
    }

    private static let verbs = [
        "open", "show", "present", "navigate", "goTo", "switchTo", "popTo", "push", "route", "deepLink", "select",
    ]

    /// The name of a notification of the app, if it says what to show: `.openProfile`, `"ShowPaywall"`.
    fileprivate func navigatingName(in call: SwiftCall) -> String? {
        guard let name = call.argument("name") ?? call.argument("forName") else { return nil }
        // Those of the system: `AVAudioSession.routeChangeNotification`.
        let first = code.text(name.tokens.lowerBound)
        guard first.first?.isUppercase != true || ["Notification", "NSNotification"].contains(first) else { return nil }
        let strings = name.tokens.compactMap { code.string(at: $0) }
        guard let word = strings.first ?? name.tokens.last(where: { code.isName($0) }).map(code.text) else {
            return nil
        }
        let start = word.split(separator: ".").last.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? ""
        let isVerb = Self.verbs.contains { verb in
            start.hasPrefix(verb) && start.dropFirst(verb.count).first?.isUppercase == true
        }
        return isVerb ? word : nil
    }
}

/// What decides what is shown: Booleans and items of sheets, paths, selections of tabs.
private struct PresentationState {
    private let app: AuditedApp
    /// `Root.isShown`: the type and the property.
    private var properties: Set<String> = []

    init(_ app: AuditedApp) {
        self.app = app
        for file in app.files {
            for call in file.calls {
                let isSelection = call.name == "TabView" || call.name == "List" || call.name == "NavigationLink"
                let labels = isSelection ? ["selection", "isActive"] : ["isPresented", "item"]
                for argument in call.arguments where labels.contains(argument.label ?? "") {
                    let names = file.names(of: argument.tokens)
                    guard let name = names.last, let owner = app.owner(of: names, at: call.token, in: file) else {
                        continue
                    }
                    properties.insert("\(owner).\(name)")
                }
            }
        }
    }

    private static let owners = ["router", "coordinator", "navigator", "navigation"]

    /// The token in some code that changes what is shown.
    func change(in tokens: Range<Int>, of file: AuditedFile) -> Int? {
        for assignment in file.assignments(in: tokens) {
            guard let name = assignment.target.last else { continue }
            let owner = app.owner(of: assignment.target, at: assignment.token, in: file)
            if owner.map({ properties.contains("\($0).\(name)") }) == true
                || app.paths.contains(assignment.target, at: assignment.token, in: file, app)
            {
                return assignment.token - 1
            }
        }
        for call in file.calls(in: tokens) {
            if app.paths.isPush(call, in: file, app) || call.name == "openWindow" { return call.token }
            let owner = file.names(before: call.token).last ?? ""
            let isObject = owner.first?.isLowercase == true && Self.owners.contains { owner.lowercased().contains($0) }
            if call.isMember, isObject { return call.token }
        }
        return nil
    }
}

extension AuditRule {
    static let notificationNavigation = AuditRule(
        .notificationNavigation, .presentations,
        meaning: "A notification is posted or received to change what is shown.",
        why: """
            Nothing says who listens: if the view is not there, nothing happens, and if there are two windows, both \
            navigate. The values in `userInfo` have no types.
            """,
        instead: "Give the views an object that owns the navigation, and call its methods.",
        wrong: """
            struct Inbox: View {
                @State private var path: [Route] = []

                var body: some View {
                    NavigationStack(path: $path) {
                        Messages()
                            .navigationDestination(for: Route.self) { Destination(route: $0) }
                    }
                    .onReceive(NotificationCenter.default.publisher(for: .openMessage)) { _ in
                        path.append(.message)
                    }
                }
            }
            """,
        right: """
            struct Inbox: View {
                @Bindable var router: Router

                var body: some View {
                    NavigationStack(path: $router.path) {
                        Messages(open: { router.path.append(.message) })
                            .navigationDestination(for: Route.self) { Destination(route: $0) }
                    }
                }
            }
            """)
}
