/// What may stand at a place of a graph file: described once, for the JSON Schema and the reference alike.
indirect enum Schema: Sendable {
    case text
    /// Text of a form that a regular expression gives.
    case pattern(String)
    case bool
    /// A whole number, not below the first and not above the second.
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

/// Which numbers there may be.
enum NumberLimits: Sendable {
    case fromZero, aboveZero
    /// Above zero and up to one.
    case part
}

/// A mapping with fixed keys, and perhaps keys that the user chooses beside them; known by a name under which others refer to it.
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
    /// What stands under keys that the user chooses; nil where there are none.
    var others: Schema?
    var choice: Choice?

    /// Keys of which there has to be one, by itself or together with others of them.
    struct Choice: Sendable {
        var keys: [String]
        var isExclusive: Bool
    }

    /// The mapping itself, or nothing at all where none of its keys is required.
    var orNothing: Schema {
        choice != nil || keys.contains(where: \.isRequired) ? .object(self) : .either([.object(self), .null])
    }
}
