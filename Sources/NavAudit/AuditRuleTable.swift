public import NavGraph
import NavSwiftReader
public import NavSyntax

/// All rules about Swift, in the order in which they are listed. Add a new rule here.
private let checks: [AuditCheck] = [
    // Stacks
    .navigationView, .nestedNavigationStack, .mixedDestinations, .severalOwners, .stringRoute, .unsavedPath,
    .missingDestination, .destinationInLazyContainer,
    // Links
    .emptyDestination, .stringDestination, .deprecatedLink,
    // Presentations
    .tooManySheets, .tabViewFlow, .booleanAndValue, .optionalInSheet, .notificationNavigation,
    // URLs
    .urlInView, .urlContains, .deepLinkKeepsStack, .forcedURLPart,
    // With a graph
    .unshownScreen, .routeNotInGraph, .urlHandledByHand,
]

/// All rules about Swift.
public let auditRules: [AuditRule] = checks.map(\.rule)

/// What the audit of an app's Swift found.
public struct Audit: Sendable {
    public let sources: [SourceFile]
    /// The diagnostics of all rules, also of those that are off, in the order of the files.
    public let diagnostics: [Diagnostic]
    /// The comments that suppress diagnostics, by file.
    public let ignores: [[IgnoreComment]]
    /// The number of views.
    public let views: Int

    /// Audits Swift files, and compares them with a graph if there is one.
    public init(_ sources: [SourceFile], graph: AnalyzedGraph? = nil) {
        let app = AuditedApp(sources, graph: graph)
        // The files of the graph follow those of the app.
        self.sources = sources + (graph?.graph.files ?? [])
        let found = concurrently(checks.count) { checks[$0].run(app) }
        // A sheet that unwraps an optional often has a Boolean that is set with it: one problem.
        let unwrapping = Set(found.joined().lazy.filter { $0.rule == AuditRule.optionalInSheet.id }.map(\.range))
        diagnostics = found.joined().filter {
            $0.rule != AuditRule.booleanAndValue.id || !unwrapping.contains($0.range)
        }.sorted(by: Diagnostic.precedes)
        ignores = app.files.map(\.ignores) + (graph?.graph.files ?? []).map { _ in [] }
        views = app.files.reduce(0) { $0 + $1.types.count { $0.isView && $0.kind != .extension } }
    }
}
