import NavGraph
import NavLinks
import NavSyntax

/// A build of the app that has its own platform files: the default build, or that of an environment.
struct PlatformBuild {
    /// Nil for the default build, which uses the settings of `links` itself.
    var environment: String?
    var index: Int

    /// All builds of the app, the default build first.
    static func all(_ links: LinkAnalysis) -> [PlatformBuild] {
        links.origins.builds.enumerated().map { PlatformBuild(environment: $1.environment, index: $0) }
    }

    /// The file name for this build: `Shop-Info.plist`, `Shop-staging-Info.plist`.
    func fileName(_ stem: String, _ ending: String) -> String {
        stem + (environment.map { "-" + $0 } ?? "") + ending
    }
}

extension EmitOptions {
    /// The text of the header comment, without comment markers.
    var headline: String {
        "Written by navgen from \(sourceName.filter { !$0.isNewline }.withoutControlCharacters). Do not edit."
    }
}

extension Graph {
    /// The options that the graph declares for an output.
    func options(of output: OutputKind) -> OutputOptions {
        outputs.last { $0.kind.value == output }?.options ?? OutputOptions()
    }
}
