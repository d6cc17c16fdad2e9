import NavSwiftReader
import NavSyntax

extension AuditCheck {
    static let mixedDestinations = AuditCheck(.mixedDestinations) { app in
        let pushed = pushedViews(app)
        return app.files.flatMap { inFile($0) + inPushedViews($0, pushed, app) }
    }

    /// The views that stacks push for values, each with one `navigationDestination` that shows it. A view is named
    /// by the index of its file and its own name.
    private static func pushedViews(_ app: AuditedApp) -> [String: SourceRange] {
        var pushed: [String: SourceRange] = [:]
        for file in app.files {
            for call in file.calls where call.name == "navigationDestination" && call.has("for") {
                for view in file.calls(in: call.tokens) where !view.isMember {
                    guard let declared = app.declaration(of: view.name, from: file.index), declared.type.isView else {
                        continue
                    }
                    pushed["\(declared.file.index)/\(view.name)"] = file.range(of: call)
                }
            }
        }
        return pushed
    }

    /// Links with views in views that are pushed for a value.
    private static func inPushedViews(
        _ file: AuditedFile, _ pushed: [String: SourceRange], _ app: AuditedApp
    ) -> [Diagnostic] {
        var reported: Set<String> = []
        return file.calls.compactMap { call in
            guard let link = NavigationLinkCall(call, file.code), !link.isDeprecated, link.destination != nil,
                let type = file.swift.type(around: call.token), let place = pushed["\(file.index)/\(type.name)"],
                !file.swift.contexts(around: call.token).contains(where: { file.isPresentation($0) || file.isStack($0) }
                ),
                reported.insert(type.name).inserted
            else { return nil }
            return AuditRule.mixedDestinations.finding(
                "this link has a view, and the stack that shows `\(type.name)` has values", at: file.range(of: call),
                notes: [Diagnostic.Note("`\(type.name)` is pushed for a value here", at: place)], help: help)
        }
    }

    private static let help: Help =
        "give this link a value, too: `NavigationLink(value:)`, with its case in the destination"

    /// Links of both kinds in one stack, or in one view.
    private static func inFile(_ file: AuditedFile) -> [Diagnostic] {
        // By the type and what its links are in: the stack, or the sheet.
        var groups: [String: (values: [SwiftCall], views: [SwiftCall])] = [:]
        var order: [String] = []
        var shown: [Int: ShownMembers] = [:]
        for call in file.calls {
            guard let link = NavigationLinkCall(call, file.code), !link.isDeprecated,
                let index = file.swift.typeIndex(around: call.token)
            else { continue }
            let type = file.types[index]
            let members = shown[index] ?? ShownMembers(type, file)
            shown[index] = members
            // What another member shows may be in a sheet.
            let member = members.contains(call.token) ? -1 : file.body(around: call.token).lowerBound
            let root = file.swift.contexts(around: call.token).first { file.isPresentation($0) || file.isStack($0) }
            let key = "\(type.name) \(root.map { file.calls[$0.call].token } ?? -1) \(member)"
            if groups[key] == nil { order.append(key) }
            if link.value != nil {
                groups[key, default: ([], [])].values.append(call)
            } else if link.destination != nil {
                groups[key, default: ([], [])].views.append(call)
            }
        }
        return order.compactMap { groups[$0] }.flatMap { group -> [Diagnostic] in
            guard let value = group.values.first, let first = group.views.first else { return [] }
            let others = group.views.count - 1
            let more = others == 0 ? "" : ", and so have \(others) more"
            return [
                AuditRule.mixedDestinations.finding(
                    "this link has a view\(more); others of the same stack have values", at: file.range(of: first),
                    notes: [Diagnostic.Note("a link with a value", at: file.range(of: value))], help: help)
            ]
        }
    }
}

extension AuditRule {
    static let mixedDestinations = AuditRule(
        .mixedDestinations, .stacks,
        meaning: "Some links of a stack have a value and others a view.",
        why: """
            What a link with a view pushes is not in the path. The path is then wrong about what is shown: code that \
            goes back, saves or restores it does not know these screens, and later pushes can appear below them.
            """,
        instead: "Use values for all links of a stack, best the cases of one enum.",
        wrong: """
            struct Orders: View {
                let orders: [Order]

                var body: some View {
                    NavigationStack {
                        List {
                            ForEach(orders) { NavigationLink($0.title, value: $0) }
                            NavigationLink("Archive") { Archive() }
                        }
                        .navigationDestination(for: Order.self) { OrderDetail(order: $0) }
                    }
                }
            }
            """,
        right: """
            struct Orders: View {
                let orders: [Order]

                var body: some View {
                    NavigationStack {
                        List {
                            ForEach(orders) { NavigationLink($0.title, value: Route.order($0)) }
                            NavigationLink("Archive", value: Route.archive)
                        }
                        .navigationDestination(for: Route.self) { route in
                            switch route {
                            case .order(let order): OrderDetail(order: order)
                            case .archive: Archive()
                            }
                        }
                    }
                }
            }

            enum Route: Hashable {
                case order(Order)
                case archive
            }
            """)
}
