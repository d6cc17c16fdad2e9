import NavSwift

/// The tabs of a `TabView`.
struct TabPlan {
    struct Item {
        /// What the selection is when it is shown: a case of an enum.
        var tag: String?
        var title: String?
        var icon: String?
        var section: String?
        var isSearch = false
        /// Its content.
        var content: Range<Int>
        var place: ScannedApp.Place
    }

    var place: ScannedApp.Place
    var items: [Item] = []
    /// The enum of the selection.
    var enumName: String?
    /// Whether there is one tab for each case of the enum.
    var isFromEnum = false
    /// Where other tab views are.
    var others: [ScannedApp.Place] = []

    /// The tab bar of the app: the `TabView` with the most tabs.
    static func find(_ uses: NavigationUses, _ app: ScannedApp) -> TabPlan? {
        var plans: [TabPlan] = []
        for (place, call) in uses.tabViews {
            let file = app.files[place.file]
            let chain = place.token..<max(file.endOfChain(from: place.token), place.token)
            let isPaged = chain.contains {
                ["PageTabViewStyle", "page"].contains(file.code.text($0))
            }
            guard !isPaged else { continue }
            var plan = TabPlan(place: place)
            if let selection = call.argument("selection") {
                plan.enumName = enumeration(file.names(of: selection.tokens), place, app)
            }
            if let closure = call.closures.first { plan.read(closure.tokens, nil, app, depth: 0) }
            let count = plan.enumName.flatMap { app.declaration(of: $0)?.type.cases.count } ?? 0
            guard plan.items.count > 1 || plan.isFromEnum && count > 1 else { continue }
            plans.append(plan)
        }
        guard var best = plans.max(by: { $0.size(app) < $1.size(app) }) else { return nil }
        best.others = plans.filter { $0.place != best.place }.map(\.place)
        return best
    }

    private func size(_ app: ScannedApp) -> Int {
        isFromEnum ? enumName.flatMap { app.declaration(of: $0)?.type.cases.count } ?? 0 : items.count
    }

    private static func enumeration(_ names: [String], _ place: ScannedApp.Place, _ app: ScannedApp) -> String? {
        let file = app.files[place.file]
        guard let type = file.type(around: place.token)?.simpleName,
            let found = app.property(names, in: type, from: place.file)
        else { return nil }
        let code = app.files[found.file].code
        let shape = PropertyShape(found.property, code)
        let written = shape.type.simpleTypeName
        let name = app.aliases[written]?.simpleTypeName ?? written
        return app.declaration(of: name)?.type.kind == .enum ? name : nil
    }

    private mutating func read(_ tokens: Range<Int>, _ section: String?, _ app: ScannedApp, depth: Int) {
        guard depth < 8 else { return }
        let file = app.files[place.file]
        for expression in file.expressions(in: tokens) {
            guard items.count < 100, let call = file.call(at: expression.lowerBound) else { continue }
            let content = call.closures.first?.tokens
            switch call.name {
            case "Tab": addTab(call, expression, section, file)
            case "TabSection", "Section", "Group":
                let title = call.arguments.first { $0.label == nil }.flatMap {
                    file.code.string(at: $0.tokens.lowerBound)
                }
                if let content { read(content, title ?? section, app, depth: depth + 1) }
            case "ForEach":
                let hasTabs = content.map { tokens in
                    tokens.contains { ["tabItem", "Tab"].contains(file.code.text($0)) }
                }
                if enumName == nil, let data = call.argument(nil)?.tokens {
                    let first = file.code.text(data.lowerBound)
                    if app.declaration(of: first)?.type.kind == .enum { enumName = first }
                }
                if hasTabs == true || enumName != nil { isFromEnum = enumName != nil }
            case "EmptyView", "Spacer", "Divider": break
            default: addView(call, expression, section, file)
            }
        }
    }

    /// `Tab("Home", systemImage: "house", value: .home) { HomeView() }`.
    private mutating func addTab(_ call: SwiftCall, _ tokens: Range<Int>, _ section: String?, _ file: SwiftFile) {
        var item = Item(content: call.closures.first?.tokens ?? call.token..<call.token, place: place)
        item.place.token = call.token
        item.section = section
        if let title = call.argument(nil), title.tokens.count == 1 {
            item.title = file.code.string(at: title.tokens.lowerBound)
        }
        if let icon = call.argument("systemImage"), icon.tokens.count == 1 {
            item.icon = file.code.string(at: icon.tokens.lowerBound)
        }
        if let value = call.argument("value") { item.tag = Self.caseName(value.tokens, file) }
        item.isSearch = call.argument("role").map { file.code.source($0.tokens).hasSuffix(".search") } ?? false
        if let label = call.closures.first(where: { $0.label == "label" }) { readLabel(label.tokens, file, &item) }
        items.append(item)
    }

    /// `HomeView().tabItem { Label("Home", systemImage: "house") }.tag(Tab.home)`.
    private mutating func addView(_ call: SwiftCall, _ tokens: Range<Int>, _ section: String?, _ file: SwiftFile) {
        guard call.name.first?.isUppercase == true || tokens.contains(where: { file.code.text($0) == "tabItem" }) else {
            return
        }
        var item = Item(content: call.token..<call.tokens.upperBound, place: place)
        item.place.token = call.token
        item.section = section
        for modifier in file.calls(in: tokens) where modifier.isMember {
            if modifier.name == "tabItem", let label = modifier.closures.first {
                readLabel(label.tokens, file, &item)
            } else if modifier.name == "tag", let value = modifier.arguments.first {
                item.tag = Self.caseName(value.tokens, file)
            }
        }
        items.append(item)
    }

    /// The name of a case: `home` of `.home` and `Tab.home`.
    private static func caseName(_ tokens: Range<Int>, _ file: SwiftFile) -> String? {
        guard let last = tokens.last, tokens.count > 1, file.code.isName(last), file.code.text(last - 1) == "." else {
            return nil
        }
        return file.code.text(last)
    }

    private func readLabel(_ tokens: Range<Int>, _ file: SwiftFile, _ item: inout Item) {
        for call in file.calls(in: tokens) {
            let text = call.argument(nil).flatMap { argument in
                argument.tokens.count == 1 ? file.code.string(at: argument.tokens.lowerBound) : nil
            }
            switch call.name {
            case "Label", "Text": item.title = item.title ?? text
            default: break
            }
            let icon = call.argument("systemImage") ?? call.argument("systemName")
            if let icon, icon.tokens.count == 1 {
                item.icon = item.icon ?? file.code.string(at: icon.tokens.lowerBound)
            }
        }
    }
}
