/// What is the same in all resource files of Android.
extension XMLElement {
    /// The element with the usual prefixes of attributes: `android:`, `app:`, `tools:`, whichever the file declares.
    func withUsualPrefixes(_ inherited: [String: String] = [:]) -> XMLElement {
        var prefixes = inherited
        for attribute in attributes where attribute.name.hasPrefix("xmlns:") {
            prefixes[String(attribute.name.dropFirst(6))] = Self.usualPrefix(of: attribute.value)
        }
        var element = self
        element.attributes = []
        for attribute in attributes where attribute.name != "xmlns" && !attribute.name.hasPrefix("xmlns:") {
            let parts = attribute.name.split(separator: ":", maxSplits: 1).map(String.init)
            guard parts.count == 2, let prefix = prefixes[parts[0]] else {
                element.attributes.append(attribute)
                continue
            }
            element.attributes.append(XMLAttribute(name: "\(prefix):\(parts[1])", value: attribute.value))
        }
        element.contents = contents.map {
            if case .element(let child) = $0 { .element(child.withUsualPrefixes(prefixes)) } else { $0 }
        }
        return element
    }

    private static func usualPrefix(of namespace: String) -> String? {
        switch namespace {
        case "http://schemas.android.com/tools": "tools"
        case "http://schemas.android.com/apk/res/android": "android"
        case let other where other.hasPrefix("http://schemas.android.com/apk/"): "app"
        default: nil
        }
    }

    /// The name in `android:id="@+id/name"`.
    var id: String? { self["android:id"].map(ResourceReference.name) }

    /// The comments before the element, line by line.
    var commentLines: [String] { Self.lines(of: comments) }

    /// The comments in the element after its last child, line by line.
    var lastCommentLines: [String] { Self.lines(of: lastComments) }

    /// The lines of comments, without frames of `~` and `*`.
    private static func lines(of comments: [String]) -> [String] {
        comments.flatMap { comment in
            var lines = comment.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
                let text = line.trimmingBlanks
                return (text.first.map { "~*".contains($0) } ?? false ? text.dropFirst().trimmingBlanks : text)
            }
            while lines.first?.isEmpty == true { lines.removeFirst() }
            while lines.last?.isEmpty == true { lines.removeLast() }
            return lines.map(String.init)
        }
    }
}

/// A reference to a resource: `@+id/home`, `@string/title`, `@null`.
struct ResourceReference {
    /// `string` of `@string/title`.
    var type: String
    var name: String

    /// Nil if the text is not a reference.
    init?(_ text: String) {
        guard text.hasPrefix("@"), let slash = text.firstIndex(of: "/") else { return nil }
        let type = text[..<slash].dropFirst().drop { $0 == "+" || $0 == "*" }
        self.type = String(type.split(separator: ":").last ?? type)
        name = String(text[slash...].dropFirst())
    }

    /// `home` of `@+id/home`; a text that is not a reference as it is.
    static func name(_ text: String) -> String { ResourceReference(text)?.name ?? text }
}

extension [String] {
    /// Whether these lines of a comment are about a license; each file of a source has the same.
    var isLicense: Bool {
        contains { line in ["copyright", "license"].contains { line.lowercased().contains($0) } }
    }
}

extension StringProtocol {
    /// The text without blanks at both ends.
    var trimmingBlanks: SubSequence {
        var text = self[...]
        while let first = text.first, first.isWhitespace { text = text.dropFirst() }
        while let last = text.last, last.isWhitespace { text = text.dropLast() }
        return text
    }
}
