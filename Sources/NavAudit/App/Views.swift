import NavSwiftReader

/// What the rules know about SwiftUI's names.
enum SwiftUINames {
    /// Modifiers that present something with a stack of its own.
    static let presentations: Set<String> = ["sheet", "fullScreenCover", "popover", "inspector"]
    static let stacks: Set<String> = ["NavigationStack", "NavigationView"]
    /// Containers that create their content only when it is scrolled to.
    static let lazyContainers: Set<String> = [
        "List", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "ForEach", "Table", "OutlineGroup",
    ]
}

extension AuditedFile {
    /// Whether a context is the destination of a link or of `navigationDestination`, and so another screen.
    func isDestination(_ context: SwiftContext) -> Bool {
        let call = calls[context.call]
        if call.name == "navigationDestination" { return true }
        guard let link = NavigationLinkCall(call, code), let destination = link.destination else { return false }
        if context.label == "destination" { return true }
        return context.isTrailing && call.closures.contains { $0.label == context.label && $0.tokens == destination }
    }

    func isPresentation(_ context: SwiftContext) -> Bool {
        let call = calls[context.call]
        return call.isMember && SwiftUINames.presentations.contains(call.name)
    }

    /// What presents the values at a token, if this is in the content of a sheet or an alert.
    func isStack(_ context: SwiftContext) -> Bool {
        let call = calls[context.call]
        return !call.isMember && SwiftUINames.stacks.contains(call.name)
    }

    /// Whether a token is in a `#Preview`, or in a type for previews.
    func isPreview(_ token: Int) -> Bool { swift.isPreview(token) }
}
