import NavSwiftReader
import NavSyntax

extension AuditCheck {
    static let missingDestination = AuditCheck(.missingDestination) { app in
        let destinations = Destinations(app)
        // There, links can select rows, wherever the row is declared.
        let hasSelection = app.files.contains { file in
            file.calls.contains { $0.name == "NavigationSplitView" || $0.name == "List" && $0.has("selection") }
        }
        var reported: Set<String> = []
        return app.files.flatMap { file -> [Diagnostic] in
            guard !file.isTest else { return [] }
            let inference = TypeInference(app: app, file: file)
            return file.calls.compactMap { call in
                guard let value = file.pushedValue(of: call, app), !hasSelection || call.isMember else { return nil }
                let type = inference.type(of: value, at: call.token)
                guard destinations.areMissing(type) else { return nil }
                guard let type else {
                    // Elsewhere, the destination can be in another module, where the stack is.
                    guard file.swift.contexts(around: call.token).contains(where: file.isStack) else { return nil }
                    return AuditRule.missingDestination.finding(
                        "nothing in these files declares a `navigationDestination(for:)`, so this link does nothing",
                        at: file.range(of: call), help: "declare one for the type of the value, in the stack")
                }
                // One diagnostic for each type and file is enough.
                guard reported.insert("\(file.index)/\(type)").inserted else { return nil }
                return AuditRule.missingDestination.finding(
                    "no `navigationDestination(for: \(type).self)` is in these files, so this value is not shown",
                    at: file.code.range(value),
                    help: "add `.navigationDestination(for: \(type).self) { … }` to the stack")
            }
        }
    }
}

extension AuditedFile {
    /// The value that a link or `path.append` pushes.
    fileprivate func pushedValue(of call: SwiftCall, _ app: AuditedApp) -> Range<Int>? {
        if let link = NavigationLinkCall(call, code) { return link.value }
        guard app.paths.isPush(call, in: self, app), call.name == "append" else { return nil }
        return call.argument(nil)?.tokens
    }
}

/// The types for which the app declares destinations.
private struct Destinations {
    private var types: Set<String> = []
    /// Whether a type may be another name of any other: a generic parameter.
    private var hasUnknown = false
    /// Whether a type may be another name of a standard one: `Player.ID`.
    private var hasAlias = false

    init(_ app: AuditedApp) {
        for file in app.files {
            for call in file.calls where call.name == "navigationDestination" {
                guard let type = call.argument("for")?.tokens else { continue }
                let names = file.names(of: type).filter { $0 != "self" }
                guard let name = names.last else {
                    hasUnknown = true
                    continue
                }
                types.insert(name)
                if app.declares(name) || TypeInference.standard.contains(name) { continue }
                // A type of another module, an alias, or a parameter of a generic type.
                if names.count > 1 { hasAlias = true } else if name.count < 3 || name == "Self" { hasUnknown = true }
            }
        }
    }

    /// Whether nothing shows values of a type; nil is a type that is not known.
    func areMissing(_ type: String?) -> Bool {
        guard let type else { return types.isEmpty && !hasUnknown }
        return !types.contains(type) && !hasUnknown && !(hasAlias && TypeInference.standard.contains(type))
    }
}

extension AuditRule {
    static let missingDestination = AuditRule(
        .missingDestination, .stacks,
        meaning: "A value is linked or pushed, and no `navigationDestination(for:)` is for its type.",
        why: "The link is disabled, or the stack shows a screen with a warning sign.",
        instead: "Declare a destination for each type of values, at the root of the stack.",
        wrong: """
            struct Order: Hashable, Identifiable {
                let id: Int
                let title: String
            }

            struct Orders: View {
                let orders: [Order]

                var body: some View {
                    NavigationStack {
                        List(orders) { order in NavigationLink(order.title, value: order) }
                            .navigationDestination(for: Customer.self) { CustomerDetail(customer: $0) }
                    }
                }
            }
            """,
        right: """
            struct Order: Hashable, Identifiable {
                let id: Int
                let title: String
            }

            struct Orders: View {
                let orders: [Order]

                var body: some View {
                    NavigationStack {
                        List(orders) { order in NavigationLink(order.title, value: order) }
                            .navigationDestination(for: Order.self) { OrderDetail(order: $0) }
                    }
                }
            }
            """)
}
