public import NavPlatform
import NavSyntax

/// A graph after its safe fixes, with the files that they change. Nothing is written.
public struct FixedGraph: Sendable {
    /// A fix that was not made.
    public struct Rejection: Sendable {
        public let fix: AppliedFix
        /// The new diagnostic that it would lead to.
        public let reason: String
    }

    /// The graph with the fixes.
    public let result: Compilation
    public let fixes: [AppliedFix]
    public let rejections: [Rejection]
    /// The files that the fixes change.
    public let files: [SourceChange]
    /// The files that have fixes but cannot be changed, and why.
    public let refusals: [FileFailure]
}

/// Makes the safe fixes of a graph in memory: those that can only be what was meant.
///
/// A fix after which there would be a diagnostic that was not there before is not made. So all fixes
/// that are made leave fewer diagnostics, and a second run has nothing more to fix.
///
/// - Parameter maxCompilations: How often the graph is compiled. Each time leaves fewer diagnostics or
///   rejects a fix, so the limit matters only if nearly all fixes are rejected.
public func fixGraph(
    _ path: String, reader: SourceReader = .disk, options: CompilerOptions = CompilerOptions(),
    maxCompilations: Int = 300
) -> FixedGraph {
    var fixer = GraphFixer(path, reader, options, maxCompilations: maxCompilations)
    return fixer.run()
}
