import NavSwiftReader

/// The tabs of a `TabView`.
struct TabPlan {
    struct Item {
        /// What the selection is when it is shown: a case of an enum.
        var tag: String?
        var title: String?
        var icon: String?
        var section: String?
        var isSearch = false
        /// Whether it has a label that is computed.
        var hasLabel = false
        /// Its content.
        var content: Range<Int>
        var location: ScannedApp.Location
    }

    var location: ScannedApp.Location
    var items: [Item] = []
    /// The enum of the selection.
    var enumName: String?
    /// Whether there is one tab for each case of the enum.
    var isFromEnum = false
    /// Whether it is what the app shows as a whole.
    var isCertain = true
    /// Where other tab views are.
    var others: [ScannedApp.Location] = []

    /// The tab views of the app, other than pages.
    static func all(_ uses: NavigationUses, _ app: ScannedApp) -> [TabPlan] {
        var plans: [TabPlan] = []
        for (location, call) in uses.tabViews {
            let file = app.files[location.file]
            let chain = location.token..<max(file.endOfChain(from: location.token), location.token)
            guard !chain.contains(where: { ["PageTabViewStyle", "page"].contains(file.code.text($0)) }) else {
                continue
            }
            var plan = TabPlan(location: location)
            if let selection = call.argument("selection") {
                plan.enumName = enumeration(file.names(of: selection.tokens), location, app)
            }
            if let closure = call.closures.first { plan.read(closure.tokens, nil, app, depth: 0) }
            if plan.items.count > 1 { plan.isFromEnum = false }
            // Without labels, it shows pages.
            let labels = plan.items.count { $0.title != nil || $0.icon != nil || $0.hasLabel }
            guard plan.isFromEnum || labels > 1 else { continue }
            plans.append(plan)
        }
        return plans
    }

    /// The tab bar of the app among some tab views: that which is shown as a whole, then that with the most tabs.
    static func choose(_ plans: [TabPlan], _ views: CaseViews, _ app: ScannedApp) -> TabPlan? {
        let whole = app.wholeViews
        func size(_ plan: TabPlan) -> Int {
            guard plan.isFromEnum, let name = plan.enumName else { return plan.items.count }
            let cases = app.declaration(of: name)?.type.cases ?? []
            return cases.count { views.views["\(name).\($0.name)"] != nil }
        }
        let sized = plans.map { plan -> (plan: TabPlan, size: Int, isWhole: Int) in
            let type = app.files[plan.location.file].type(around: plan.location.token)?.simpleName
            return (plan, size(plan), type.map(whole.contains) == true ? 1 : 0)
        }
        let isPossible = { (plan: TabPlan) -> Bool in
            guard !whole.isEmpty else { return true }
            let type = app.files[plan.location.file].type(around: plan.location.token)?.simpleName
            return type.map { app.isContained($0, in: whole) } ?? true
        }
        let best = sized.filter { $0.size > 1 && isPossible($0.plan) }.max {
            ($0.isWhole, $0.size) < ($1.isWhole, $1.size)
        }
        guard var plan = best?.plan else { return nil }
        plan.others = plans.filter { $0.location != plan.location }.map(\.location)
        plan.isCertain = best?.isWhole == 1 || whole.isEmpty
        return plan
    }

    private static func enumeration(_ names: [String], _ location: ScannedApp.Location, _ app: ScannedApp) -> String? {
        let file = app.files[location.file]
        guard let type = file.type(around: location.token)?.simpleName,
            let found = app.property(names, in: type, from: location.file)
        else { return nil }
        let code = app.files[found.file].code
        let shape = PropertyShape(found.property, code)
        let written = shape.type.simpleTypeName
        let name = app.aliases[written]?.simpleTypeName ?? written
        return app.declaration(of: name)?.type.kind == .enum ? name : nil
    }

    private mutating func read(_ tokens: Range<Int>, _ section: String?, _ app: ScannedApp, depth: Int) {
        guard depth < 8 else { return }
        let file = app.files[location.file]
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
                if enumName == nil, let content { enumName = enumeration(usedIn: content, file, app) }
                if hasTabs == true || enumName != nil { isFromEnum = enumName != nil }
            case "EmptyView", "Spacer", "Divider": break
            default: addView(call, expression, section, file)
            }
        }
    }

    /// The enum that a function takes which makes the content of tabs: `content(for: tab)`.
    private func enumeration(usedIn tokens: Range<Int>, _ file: SwiftSource, _ app: ScannedApp) -> String? {
        guard let type = file.type(around: location.token)?.simpleName else { return nil }
        for part in app.parts(of: type, from: location.file) {
            for function in part.type.functions {
                guard file.calls(in: tokens).contains(where: { $0.name == function.name }) else { continue }
                let code = app.files[part.file].code
                let words = function.parameters.map(code.text)
                if let name = words.first(where: { app.declaration(of: $0)?.type.kind == .enum }) { return name }
            }
        }
        return nil
    }

    /// `Tab("Home", systemImage: "house", value: .home) { HomeView() }`.
    private mutating func addTab(_ call: SwiftCall, _ tokens: Range<Int>, _ section: String?, _ file: SwiftSource) {
        var item = Item(content: call.closures.first?.tokens ?? call.token..<call.token, location: location)
        item.location.token = call.token
        item.section = section
        if let title = call.argument(nil), title.tokens.count == 1 {
            item.title = file.code.string(at: title.tokens.lowerBound)
        }
        if let icon = call.argument("systemImage"), icon.tokens.count == 1 {
            item.icon = file.code.string(at: icon.tokens.lowerBound)
        }
        item.hasLabel = true
        if let value = call.argument("value") { item.tag = Self.caseName(value.tokens, file) }
        item.isSearch = call.argument("role").map { file.code.source($0.tokens).hasSuffix(".search") } ?? false
        if let label = call.closures.first(where: { $0.label == "label" }) { readLabel(label.tokens, file, &item) }
        items.append(item)
    }

    /// `HomeView().tabItem { Label("Home", systemImage: "house") }.tag(Tab.home)`.
    private mutating func addView(_ call: SwiftCall, _ tokens: Range<Int>, _ section: String?, _ file: SwiftSource) {
        guard call.name.first?.isUppercase == true || tokens.contains(where: { file.code.text($0) == "tabItem" }) else {
            return
        }
        var item = Item(content: call.token..<call.tokens.upperBound, location: location)
        item.location.token = call.token
        item.section = section
        for modifier in file.calls(in: tokens) where modifier.isMember {
            if modifier.name == "tabItem", let label = modifier.closures.first ?? modifier.arguments.first {
                item.hasLabel = true
                readLabel(label.tokens, file, &item)
            } else if modifier.name == "tag", let value = modifier.arguments.first {
                item.tag = Self.caseName(value.tokens, file)
            }
        }
        items.append(item)
    }

    /// The name of a case: `home` of `.home` and `Tab.home`.
    private static func caseName(_ tokens: Range<Int>, _ file: SwiftSource) -> String? {
        guard let last = tokens.last, tokens.count > 1, file.code.isName(last), file.code.text(last - 1) == "." else {
            return nil
        }
        return file.code.text(last)
    }

    private func readLabel(_ tokens: Range<Int>, _ file: SwiftSource, _ item: inout Item) {
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
