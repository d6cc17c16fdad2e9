/// The values that are allowed at one position in a graph file, for the JSON Schema and the reference.
indirect enum Schema: Sendable {
    case text
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
    /// A mapping whose keys the user chooses.
    case map(keys: String?, Schema)
    case object(ObjectSchema)
    case either([Schema])
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
    var choice: Choice?

    /// Keys of which at least one is required or, if exclusive, exactly one.
    struct Choice: Sendable {
        var keys: [String]
        var isExclusive: Bool
    }

    /// The mapping, or also null if none of its keys is required.
    var orNothing: Schema {
        choice != nil || keys.contains(where: \.isRequired) ? .object(self) : .either([.object(self), .null])
    }
}
