import NavGraph
import NavLinks

/// A build of the app as its platform files see it: the graph's own settings, or an environment.
struct PlatformBuild {
    /// Nil for the settings of `links` themselves.
    var environment: String?
    var number: Int

    /// Every build of an app, its own settings first.
    static func all(_ links: LinkTable) -> [PlatformBuild] {
        links.origins.builds.enumerated().map { PlatformBuild(environment: $1.environment, number: $0) }
    }

    /// What a file of this build is called: `Shop-Info.plist`, `Shop-staging-Info.plist`.
    func fileName(_ stem: String, _ ending: String) -> String {
        stem + (environment.map { "-" + $0 } ?? "") + ending
    }

    /// Whom a reader takes the file to be for.
    var words: String { environment.map { "the environment \($0)" } ?? "the app" }
}

extension EmitOptions {
    /// A file's first line, without what marks it as a comment.
    var headline: String { "Written by navgen from \(sourceName.filter { !$0.isNewline }.steady). Do not edit." }
}

extension Graph {
    /// The options of an output, as the graph gives them.
    func options(of output: OutputKind) -> OutputOptions {
        outputs.last { $0.kind.value == output }?.options ?? OutputOptions()
    }
}
