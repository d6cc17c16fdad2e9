public import NavGraph
import NavSyntax

/// A graph as far as it can be read, for those who want its names: nothing is checked, and whatever is wrong is passed over.
///
/// It reads files proper only, so that nobody has to wait for a pipe or a terminal.
public func readGraph(_ path: String) -> Graph? {
    let loader = GraphLoader(path, reader: .regularFiles, limits: .standard)
    guard loader.failure == nil else { return nil }
    return decodeGraph(loader.files).graph
}
