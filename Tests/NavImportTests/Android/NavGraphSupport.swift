import NavCompiler
import NavFiles
import NavImport
import NavSyntax
import Testing

/// A `<navigation>` with these elements, which starts at `a`.
func navigation(_ elements: String, start: String? = "a") -> String {
    let start = start.map { " app:startDestination=\"@id/\($0)\"" } ?? ""
    return """
        <navigation xmlns:android="http://schemas.android.com/apk/res/android"
            xmlns:app="http://schemas.android.com/apk/res-auto"
            xmlns:tools="http://schemas.android.com/tools"\(start)>
        \(elements)
        </navigation>
        """
}

/// A destination with other elements in it.
func destination(_ id: String, _ children: String = "", tag: String = "fragment", _ attributes: String = "") -> String {
    "<\(tag) android:id=\"@+id/\(id)\" \(attributes)>\(children)</\(tag)>\n"
}

/// An action to a destination.
func action(to id: String?, popUpTo: String? = nil, inclusive: Bool = false, _ more: String = "") -> String {
    let destination = id.map { " app:destination=\"@id/\($0)\"" } ?? ""
    let popUpTo = popUpTo.map { " app:popUpTo=\"@id/\($0)\" app:popUpToInclusive=\"\(inclusive)\"" } ?? ""
    return "<action\(destination)\(popUpTo) \(more)/>"
}

/// Imports navigation graphs, and the other files of an app.
func importedNavGraph(_ text: String, and others: [(String, String)] = []) throws -> GraphImport {
    try imported(text, as: .navGraph, named: "navigation/main.xml", and: others)
}

extension GraphImport {
    /// Whether a line of the graph, without its indentation, is this.
    func has(_ line: String) -> Bool {
        text.split(separator: "\n").contains { $0.drop { $0 == " " } == line }
    }
}

/// The message, the help, and the line and column of the failure to import a text.
func failure(of text: String, and others: [(String, String)] = []) throws -> (message: String, place: String) {
    do {
        _ = try importedNavGraph(text, and: others)
    } catch let error as GraphImport.Failure {
        guard case .source(let failure, let position) = error else { throw error }
        return (failure.message, position.map { "\($0.line):\($0.column)" } ?? "")
    }
    Issue.record("imported")
    return ("", "")
}

func source(_ name: String, _ text: String) -> SourceFile { SourceFile(name: name, text: Array(text.utf8)) }
