import NavSwiftReader
import NavSyntax

extension AuditCheck {
    static let destinationInLazyContainer = AuditCheck(.destinationInLazyContainer) { app in
        let uses = app.usesByName
        return app.files.flatMap { file in
            file.calls.compactMap { call -> Diagnostic? in
                guard call.name == "navigationDestination", call.isMember else { return nil }
                if let container = file.lazyContainer(around: call.token) {
                    return finding(call, in: file, container.name, file.range(of: container))
                }
                guard let row = app.rowUse(of: call, in: file, uses) else { return nil }
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

/// The token of a call's name.
private typealias Use = (file: Int, token: Int)

extension AuditedApp {
    /// The calls that are not calls of members, such as those that make views.
    fileprivate var usesByName: [String: [Use]] {
        var uses: [String: [Use]] = [:]
        for file in files {
            for call in file.calls where !call.isMember {
                uses[call.name, default: []].append((file.index, call.token))
            }
        }
        return uses
    }

    /// Where a view with this destination is used as a row.
    fileprivate func rowUse(
        of call: SwiftCall, in file: AuditedFile, _ uses: [String: [Use]]
    ) -> (container: String, range: SourceRange)? {
        guard let type = file.swift.type(around: call.token), type.isView,
            file.swift.contexts(around: call.token).allSatisfy({
                !file.isStack($0) && !file.isPresentation($0) && !file.isDestination($0)
            }), declaration(of: type.name, from: file.index)?.file.index == file.index
        else { return nil }
        for use in uses[type.name] ?? [] {
            let other = files[use.file]
            guard declaration(of: type.name, from: use.file)?.file.index == file.index,
                let container = other.lazyContainer(around: use.token)
            else { continue }
            return (container.name, other.code.range(use.token))
        }
        return nil
    }
}

extension AuditRule {
    static let destinationInLazyContainer = AuditRule(
        .destinationInLazyContainer, .stacks,
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
