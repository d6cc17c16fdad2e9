public import NavSyntax

/// A description of an app's navigation that can be turned into a graph.
public enum ImportFormat: String, Sendable, CaseIterable {
    case navGraph = "nav-graph"
    case reactNavigation = "react-navigation"
    case expoRouter = "expo-router"
    case swift
    case aasa
    case patterns

    /// What a folder of this format stands for.
    public enum FolderContents: Sendable {
        /// The files below it whose names end in this.
        case sources(suffix: String)
        /// The list of the files below it, as JSON.
        case listing
    }

    /// What a folder stands for; nil if only files can be imported.
    public var folderContents: FolderContents? {
        switch self {
        case .swift: .sources(suffix: ".swift")
        case .expoRouter: .listing
        case .navGraph, .reactNavigation, .aasa, .patterns: nil
        }
    }

    /// The paths of the files that a file includes.
    public func filesIncluded(by file: SourceFile) -> [String] {
        self == .navGraph ? AndroidResources.included(by: file) : []
    }
}

/// Why nothing can be imported from a file, and where.
public struct ImportFailure: Error, Equatable, Sendable {
    public var message: String
    public var help: String?
    /// The file, and the offset in it if there is one.
    public var file: String
    public var offset: Int?

    package init(_ message: String, help: String? = nil, in file: String, at offset: Int? = nil) {
        self.message = message
        self.help = help
        self.file = file
        self.offset = offset
    }
}

/// Reads the files of a source as one graph.
///
/// Everything in the files is either in the graph, or in a TODO, or listed as left out.
package func sketch(of files: [SourceFile], as format: ImportFormat) throws(ImportFailure) -> GraphSketch {
    var sketch = try unresolvedSketch(of: files, as: format)
    sketch.resolveOrigins()
    return sketch
}

private func unresolvedSketch(of files: [SourceFile], as format: ImportFormat) throws(ImportFailure) -> GraphSketch {
    switch format {
    case .navGraph: try navGraphSketch(files)
    case .swift: try swiftSketch(files)
    case .reactNavigation: try reactNavigationSketch(files)
    case .expoRouter: try expoRouterSketch(files)
    case .aasa: try siteAssociationSketch(files)
    case .patterns: try patternListSketch(files)
    }
}
