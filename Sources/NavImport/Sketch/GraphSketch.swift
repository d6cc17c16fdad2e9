import NavSyntax

/// A graph as an importer understood it, with what a person has to decide.
///
/// Whatever can hold a value can also hold comments of the source and TODOs. They are written above it.
package struct GraphSketch {
    /// Comments at the top of the file.
    package var header: [String] = []
    /// The prefix of the generated types, if the source has a name for the app.
    package var name: String?
    /// What is shown first: a node, or `tabs`.
    package var root: String?
    package var rootRemarks = Remarks()
    package var schemes: [String] = []
    package var hosts: [String] = []
    package var linkRemarks = Remarks()
    /// Other keys of `links:`.
    package var linkSettings: [SketchEntry] = []
    package var types: [SketchEntry] = []
    package var conditions: [SketchEntry] = []
    package var tabs: [SketchEntry] = []
    package var nodes: [SketchNode] = []
    /// Routes that do not start at one screen.
    package var routes: [SketchEntry.Value] = []
    package var redirects: [SketchEntry] = []
    package var outputs: [SketchEntry] = []
    /// What the source says and the graph does not, with the number of times: attributes, files, kinds of elements.
    package private(set) var leftOut: [(what: String, count: Int)] = []
    private var leftOutIndices: [String: Int] = [:]

    package init() {}

    /// Records that something of the source is not in the graph.
    package mutating func leaveOut(_ what: String) {
        if let index = leftOutIndices[what] {
            leftOut[index].count += 1
        } else {
            leftOutIndices[what] = leftOut.count
            leftOut.append((what, 1))
        }
    }
}

/// Comments of the source, and what a person has to decide.
package struct Remarks {
    package var comments: [String] = []
    package var todos: [String] = []

    package init(comments: [String] = [], todos: [String] = []) {
        self.comments = comments
        self.todos = todos
    }

    package var isEmpty: Bool { comments.isEmpty && todos.isEmpty }

    package mutating func add(_ others: Remarks) {
        comments += others.comments
        todos += others.todos
    }

    package static func + (left: Remarks, right: Remarks) -> Remarks {
        Remarks(comments: left.comments + right.comments, todos: left.todos + right.todos)
    }
}

/// A key and its value.
package struct SketchEntry {
    package indirect enum Value {
        /// Text, quoted if necessary.
        case text(String)
        /// A value that is written as it is: `true`, `42`.
        case literal(String)
        case list([Value])
        case map([SketchEntry])
        /// An item of a list with comments above it.
        case remarked(Value, Remarks)
    }

    package var key: String
    package var value: Value
    package var remarks: Remarks

    package init(_ key: String, _ value: Value, remarks: Remarks = Remarks()) {
        self.key = key
        self.value = value
        self.remarks = remarks
    }
}

extension SketchEntry.Value {
    /// One text, or a list of several.
    package init(_ texts: [String]) {
        self = texts.count == 1 ? .text(texts[0]) : .list(texts.map { .text($0) })
    }

    /// A value of a parameter of this type; numbers and Booleans are not quoted.
    package init(_ text: String, ofType type: String) {
        switch type.trimmingOptional {
        case "String", "Date", "UUID", "URL": self = .text(text)
        default: self = .literal(YAMLText.inFlow(text))
        }
    }
}

extension String {
    /// A type without `?`.
    package var trimmingOptional: String { hasSuffix("?") ? String(dropLast()) : self }
}
