import NavSwiftReader
import NavSyntax

/// What the app shows first.
extension SwiftReader {
    /// Adds the tabs with their root screens.
    mutating func addTabs() {
        guard let plan = tabs else { return }
        sketch.root = "tabs"
        if plan.isFromEnum { addTabs(ofEnum: plan) } else { addTabs(plan.items, plan.enumName) }
        if !plan.isCertain {
            sketch.rootRemarks.todos.append(
                "check that \(app.text(of: plan.location)) is the tab bar of the app, and not only a part of a screen")
        }
        for other in plan.others {
            sketch.rootRemarks.todos.append(
                "decide what the tabs at \(app.text(of: other)) are; a graph has one tab bar, and this is that of "
                    + app.text(of: plan.location))
        }
        addAlternatives(to: plan.location)
    }

    private mutating func addTabs(_ items: [TabPlan.Item], _ enumName: String?) {
        for (index, item) in items.enumerated() {
            let shown = ViewFinder.views(in: item.content, of: item.location.file, app)
            let view = shown.views.first
            let base = item.tag ?? item.title ?? view.map { $0.name.droppingEnd(["TabView"] + Self.viewEnds) } ?? ""
            var (name, remarks) = names.node("\(base.droppingEnd(["Tab", "tab"])) tab", fallback: "tab\(index + 1)")
            if SketchNames.lowerCamel(base) == nil { remarks.todos.append("name this tab; the source does not") }
            let root = rootNode(of: view, item.tag ?? item.title ?? "root \(index + 1)", item.location, &remarks)
            var entries: [SketchEntry] = []
            if let title = item.title { entries.append(SketchEntry("title", .text(title.doublingBraces))) }
            if let icon = item.icon { entries.append(SketchEntry("icon", .text(icon))) }
            entries.append(SketchEntry("root", .text(sketch.nodes[root].name)))
            if item.isSearch { entries.append(SketchEntry("role", .literal("search"))) }
            if let section = item.section { entries.append(SketchEntry("section", .text(section))) }
            if shown.views.count > 1 {
                remarks.todos.append(
                    "check the root of this tab; \(app.text(of: item.location)) also shows "
                        + Set(shown.views.dropFirst().map(\.name)).subtracting([view?.name ?? ""]).sorted().map {
                            "`\($0)`"
                        }
                        .conjunction())
            }
            sketch.tabs.append(SketchEntry(name, .map(entries), remarks: remarks))
            if let enumName, let tag = item.tag { tabsByCase["\(enumName).\(tag)"] = name }
        }
    }

    /// The screen at the root of a tab.
    private mutating func rootNode(
        of view: ShownView?, _ name: String, _ location: ScannedApp.Location, _ remarks: inout Remarks
    ) -> Int {
        let index: Int
        if let view {
            index = node(for: view, .push)
            // A tab has no values for its root.
            for parameter in sketch.nodes[index].parameters where !parameter.isOptional {
                sketch.nodes[index].remarks.todos.append(
                    "decide what `\(parameter.name)` is in the tab; the source passes a value of `\(parameter.type)`")
            }
            sketch.nodes[index].parameters.removeAll { !$0.isOptional }
        } else {
            index = addNode(.screens, anyOf: [name, "\(name) root"])
            sketch.nodes[index].remarks.comments.append("its content is written at \(app.text(of: location))")
        }
        nodesByContent[location] = index
        return index
    }

    /// Adds a tab for each case of the enum of the selection.
    private mutating func addTabs(ofEnum plan: TabPlan) {
        guard let name = plan.enumName, let declared = app.declaration(of: name) else { return }
        for value in declared.type.cases.prefix(100) {
            let key = "\(name).\(value.name)"
            let texts = EnumTexts(of: value.name, name, app)
            var (id, remarks) = names.node("\(value.name.droppingEnd(["Tab"])) tab")
            let comments = documentation(of: value.token, in: declared.file)
            remarks = comments.remarks + remarks
            if !value.values.isEmpty {
                remarks.todos.append("`\(key)` has values; write a tab for each that is shown")
            }
            let view = caseViews.views[key]?.view
            if view == nil { remarks.todos.append("name the root of this tab; no code was found that shows `\(key)`") }
            let root = rootNode(of: view, value.name, .init(file: declared.file, token: value.token), &remarks)
            var entries: [SketchEntry] = []
            if let title = texts.title { entries.append(SketchEntry("title", .text(title.doublingBraces))) }
            if let doc = comments.doc { entries.append(SketchEntry("doc", .text(doc))) }
            if let icon = texts.icon { entries.append(SketchEntry("icon", .text(icon))) }
            entries.append(SketchEntry("root", .text(sketch.nodes[root].name)))
            sketch.tabs.append(SketchEntry(id, .map(entries), remarks: remarks))
            tabsByCase[key] = id
        }
        sketch.rootRemarks.todos.append(
            "check which cases of `\(name)` are tabs, and in which order; \(app.text(of: plan.location)) computes them")
    }

    /// Says what else the app shows in place of its tabs or first stack: a sign-in, an onboarding.
    private mutating func addAlternatives(to location: ScannedApp.Location) {
        if let type = app.files[location.file].type(around: location.token)?.simpleName { addAlternatives(from: type) }
    }

    private mutating func addAlternatives(from type: String) {
        var shown = type
        for _ in 0..<6 {
            guard
                let user = (app.users[shown] ?? []).first(where: { name in
                    ViewFinder.views(ofBody: name, app).views.contains { $0.name == shown }
                })
            else { return }
            let views = ViewFinder.views(ofBody: user, app).views
            let others = views.filter { $0.name != shown && app.isView($0.name) }
            if let first = others.first {
                let list = Set(others.map(\.name)).sorted().map { "`\($0)`" }.conjunction()
                sketch.rootRemarks.todos.append(
                    "list in `root:` when \(list) \(Set(others.map(\.name)).count == 1 ? "is" : "are") shown instead, with "
                        + "conditions; the code is at \(app.text(of: first.location))")
            }
            shown = user
        }
    }

    /// Adds the root of the first navigation stack, or the first view of the app.
    mutating func addStackRoot() {
        guard let view = firstView() else { return }
        let index = node(for: view, .push)
        sketch.nodes[index].parameters.removeAll { !$0.isOptional }
        sketch.root = sketch.nodes[index].name
        addAlternatives(from: view.name)
    }

    /// The view of the scene of the app, or the root of a stack.
    private func firstView() -> ShownView? {
        for (index, file) in app.files.enumerated() {
            for type in file.types where type.inherited.contains("App") || type.inherited.contains("SwiftUI.App") {
                guard let body = type.properties.first(where: { $0.name == "body" })?.body else { continue }
                let shown = ViewFinder.views(in: body, of: index, app)
                if let view = largest(shown.views) { return descended(view) }
            }
        }
        for (location, content) in uses.stacks {
            let shown = ViewFinder.views(in: content, of: location.file, app)
            if shown.views.count == 1, !shown.isInline { return shown.views[0] }
            if let type = app.files[location.file].type(around: location.token)?.simpleName, app.isView(type) {
                return ShownView(name: type, location: location)
            }
        }
        return nil
    }

    /// The view whose code contains the most other types: not a sign-in or an empty state.
    private func largest(_ views: [ShownView]) -> ShownView? {
        guard views.count > 1 else { return views.first }
        var best: (view: ShownView, size: Int)?
        for view in views.prefix(20) where app.isView(view.name) {
            var contained: Set<String> = [view.name]
            var queue = [view.name]
            while let name = queue.popLast(), contained.count < 400 {
                for used in usedTypes[name] ?? [] where contained.insert(used).inserted { queue.append(used) }
            }
            let size = min(contained.count, 400)
            if best.map({ size > $0.size }) ?? true { best = (view, size) }
        }
        return best?.view ?? views.first
    }

    /// A view, or the only view that it shows.
    private func descended(_ view: ShownView) -> ShownView {
        var view = view
        for _ in 0..<6 {
            let shown = ViewFinder.views(ofBody: view.name, app)
            guard let next = largest(shown.views), !shown.isInline, next.name != view.name else { break }
            view = next
        }
        return view
    }
}

/// The title and icon of a case, according to the `switch`es in its enum.
struct EnumTexts {
    private(set) var title: String?
    private(set) var icon: String?

    private static let titles: Set<String> = ["title", "name", "label", "localizedTitle", "text", "description"]
    private static let icons: Set<String> = [
        "icon", "iconName", "systemImage", "systemImageName", "image", "imageName", "symbol", "label",
    ]

    init(of name: String, _ type: String, _ app: ScannedApp) {
        for part in app.parts(of: type) {
            let code = app.files[part.file].code
            for property in part.type.properties {
                let isTitle = Self.titles.contains(property.name)
                let isIcon = Self.icons.contains(property.name)
                guard isTitle || isIcon, let token = property.body.first(where: { code.text($0) == "switch" }),
                    let found = SwiftSwitch(at: token, code),
                    let branch = found.branches.first(where: { code.caseNames(in: $0.patterns).contains(name) })
                else { continue }
                let strings = branch.body.compactMap { index in code.string(at: index).map { (index, $0) } }
                for (index, text) in strings where !text.isEmpty && !text.contains("\n") {
                    let isSymbol = ["systemImage", "systemName"].contains(code.text(index - 2))
                    if isIcon, isSymbol || property.name != "label" { icon = icon ?? text }
                    if isTitle, !isSymbol { title = title ?? text }
                }
            }
        }
    }
}
