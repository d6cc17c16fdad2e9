/// The values that are allowed at one position in a graph file, for the JSON Schema and the reference.
indirect enum Schema: Sendable {
    case text
    /// Text that names something, or contains names.
    case name(NameKind)
    /// Text that matches a regular expression.
    case pattern(String)
    case bool
    /// A whole number within bounds.
    case integer(from: Int, through: Int? = nil)
    case number(NumberLimits)
    case null
    case words([String])
    case anything
    case list(Schema, atLeast: Int = 0)
    /// A mapping whose keys the user chooses, perhaps among names.
    case map(keys: String?, naming: NameKind? = nil, Schema)
    case object(ObjectSchema)
    case either([Schema])
}

/// What a text names, or what its `{…}` name, so that editors can complete it.
public enum NameKind: Hashable, Sendable {
    case node, condition, type, rule
    /// A step of the same flow.
    case step
    /// A parameter of the node around it, of the node that a route or redirect leads to, or of the flow.
    case ownParameter, targetParameter
    /// Text with `{parameter}`: shown to the user, a URL pattern, or an old URL.
    case template, pattern, oldURL
    /// An SF Symbol, or a file.
    case symbol, file
}

/// The range of allowed numbers.
enum NumberLimits: Sendable {
    case fromZero, aboveZero
    /// Above zero and up to one.
    case upToOne
}

/// A mapping with fixed keys and, optionally, other keys that the user chooses.
///
/// Other schemas refer to it by its name.
struct ObjectSchema: Sendable {
    struct Key: Sendable {
        var name: String
        var schema: Schema
        var doc: String
        var isRequired: Bool
    }
    var name: String
    var doc: String
    var keys: [Key]
    /// The values of keys that the user chooses; nil if there are no such keys.
    var others: Schema?
    /// What those keys name.
    var othersName: NameKind?
    var choice: Choice?

    /// Keys of which at least one is required or, if exclusive, exactly one.
    struct Choice: Sendable {
        var keys: [String]
        var isExclusive: Bool
        /// A key that is enough without them, and may be beside them.
        var fallback: String?

        /// The keys of which one is enough.
        var all: [String] { keys + [fallback].compactMap(\.self) }
    }

    /// The mapping, or also null if none of its keys is required.
    var orNothing: Schema {
        choice != nil || keys.contains(where: \.isRequired) ? .object(self) : .either([.object(self), .null])
    }
}
