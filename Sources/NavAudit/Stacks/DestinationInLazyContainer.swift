import NavSwift
import NavSyntax

extension AuditCheck {
    static let destinationInLazyContainer = AuditCheck(.destinationInLazyContainer) { app in
        app.files.flatMap { file in
            file.calls.compactMap { call -> Diagnostic? in
                guard call.name == "navigationDestination", call.isMember else { return nil }
                if let container = file.lazyContainer(around: call.token) {
                    return finding(call, in: file, container.name, file.range(of: container))
                }
                guard let row = app.rowUse(of: call, in: file) else { return nil }
                return finding(call, in: file, row.container, row.range)
            }
        }
    }

    private static func finding(
        _ call: SwiftCall, in file: AuditedFile, _ container: String, _ range: SourceRange
    ) -> Diagnostic {
        AuditRule.destinationInLazyContainer.finding(
            "this destination is inside a `\(container)`, so the stack may not see it", at: file.range(of: call),
            notes: [Diagnostic.Note("the `\(container)`", at: range)],
            help: "attach it to the `\(container)` itself, or to another view around it")
    }
}

extension AuditedFile {
    /// The lazy container that a token is in, without a screen between them.
    fileprivate func lazyContainer(around token: Int) -> SwiftCall? {
        for context in swift.contexts(around: token) {
            if isPresentation(context) || isStack(context) || isDestination(context) { return nil }
            let call = calls[context.call]
            if !call.isMember, SwiftUINames.lazyContainers.contains(call.name) { return call }
        }
        return nil
    }
}

extension AuditedApp {
    /// Where a view with this destination is used as a row.
    fileprivate func rowUse(of call: SwiftCall, in file: AuditedFile) -> (container: String, range: SourceRange)? {
        guard let type = file.swift.type(around: call.token), type.isView,
            file.swift.contexts(around: call.token).allSatisfy({
                !file.isStack($0) && !file.isPresentation($0) && !file.isDestination($0)
            }), declaration(of: type.name, from: file.index)?.file.index == file.index
        else { return nil }
        for other in files {
            for use in other.calls where use.name == type.name && !use.isMember {
                guard declaration(of: use.name, from: other.index)?.file.index == file.index,
                    let container = other.lazyContainer(around: use.token)
                else { continue }
                return (container.name, other.range(of: use))
            }
        }
        return nil
    }
}

extension AuditRule {
    static let destinationInLazyContainer = AuditRule(
        "destination-in-lazy-container", .stacks,
        meaning: "A `navigationDestination` is inside a list, a lazy stack or a lazy grid.",
        why: """
            Rows are created when they are scrolled to. Until then the stack does not know the destination, and a link \
            or a restored path does nothing.
            """,
        instead: "Attach it to the container itself, or to another view that is always there.",
        wrong: """
            struct Orders: View {
                let orders: [Order]

                var body: some View {
                    NavigationStack {
                        List(orders) { order in
                            NavigationLink(order.title, value: order)
                                .navigationDestination(for: Order.self) { OrderDetail(order: $0) }
                        }
                    }
                }
            }
            """,
        right: """
            struct Orders: View {
                let orders: [Order]

                var body: some View {
                    NavigationStack {
                        List(orders) { order in
                            NavigationLink(order.title, value: order)
                        }
                        .navigationDestination(for: Order.self) { OrderDetail(order: $0) }
                    }
                }
            }
            """)
}
