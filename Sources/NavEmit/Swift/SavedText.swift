import NavGraph

extension FieldsText {
    /// The reader of a saved node and its values.
    func writeSaved(_ file: inout SwiftFile) {
        let (saved, savable, key) = (
            model.support("Saved", section), model.support("Savable", section), model.support("Key", section)
        )
        file.writer.blank()
        file.writer.doc("A key in a saved state.")
        file.writer.code(
            """
            \(file.isolation)struct \(key): CodingKey {
                let stringValue: String
                var intValue: Int? { nil }

                init(_ name: String) { stringValue = name }
                init(stringValue: String) { self.stringValue = stringValue }
                init?(intValue: Int) { nil }
            }

            /// What can be read from a saved state.
            \(file.isolation)protocol \(savable) {
                /// Reads it; `nil` if another node is meant or a value is missing.
                init?(_ saved: inout \(saved))
            }

            /// Reads a node and its values from a saved state.
            """)
        let isolation = file.isolation
        let table = model.support("Nodes", section)
        file.writer.block("\(isolation)struct \(saved)") { writer in
            writer.code(
                """
                let place: Int
                private let values: KeyedDecodingContainer<\(key)>?
                private let names: [Substring]
                \(hasForeign ? "private let decoder: any Decoder\n" : "")
                """)
            if !placeholders.isEmpty {
                writer.doc("Whether a required value is missing or invalid.")
                writer.line("private var isBroken = false")
            }
            writer.code(
                """

                static func read<Node: \(savable)>(from decoder: any Decoder) throws -> Node {
                    let container = try decoder.container(keyedBy: \(key).self)
                    let id = try container.decode(String.self, forKey: \(key)("node"))
                    var saved = \(saved)(id, container\(hasForeign ? ", decoder" : ""))
                    guard let node = Node(&saved)\(placeholders.isEmpty ? "" : ", !saved.isBroken") else {
                        throw DecodingError.dataCorruptedError(
                            forKey: \(key)("node"), in: container,
                            debugDescription: "no `\\(id)` with these values")
                    }
                    return node
                }

                """)
            let parameters =
                ["_ id: String", "_ container: KeyedDecodingContainer<\(key)>"]
                + (hasForeign ? ["_ decoder: any Decoder"] : [])
            writer.list("private init(", parameters, ") {", closing: .apart)
            writer.code(
                """
                    place = \(table).place(of: id) ?? -1
                    names = place < 0 ? [] : \(table).parameters(of: place)
                    values = try? container.nestedContainer(keyedBy: \(key).self, forKey: \(key)("values"))
                    \(hasForeign ? "self.decoder = decoder" : "")
                }

                mutating func inner<Node: \(savable)>(_ type: Node.Type) -> Node? { Node(&self) }

                """)
            if hasForeign {
                writer.code(
                    """
                    func foreign<Node: Decodable>(_ type: Node.Type) -> Node? {
                        try? Node(from: decoder)
                    }

                    """)
            }
            writer.code(
                """
                /// The value of a parameter, by its place.
                @inline(never)
                func optional<Value: Decodable>(_ place: Int, _ type: Value.Type = Value.self) -> Value? {
                    try? values?.decodeIfPresent(type, forKey: \(key)(String(names[place])))
                }

                """)
            if savesNil {
                writer.code(
                    """
                    /// The value of a parameter that has a default, or `nil`.
                    @inline(never)
                    func optional<Value: Decodable>(_ place: Int, or other: Value) -> Value? {
                        let isNil = try? values?.decodeNil(forKey: \(key)(String(names[place])))
                        return isNil == true ? nil : optional(place) ?? other
                    }

                    """)
            }
            if hasDefaults {
                writer.code(
                    """
                    /// The value of a parameter that has a default.
                    @inline(never)
                    func value<Value: Decodable>(_ place: Int, or other: Value) -> Value {
                        optional(place) ?? other
                    }

                    """)
            }
            for type in placeholders {
                writer.line("@inline(never)")
                writer.line(
                    "mutating func \(Self.word(type))(_ place: Int) -> \(type.rawValue) { required(place, \(Self.placeholder(type) ?? "")) }"
                )
                writer.blank()
            }
            guard !placeholders.isEmpty else { return }
            writer.code(
                """
                private mutating func required<Value: Decodable>(_ place: Int, _ stand: Value) -> Value {
                    if let value = optional(place, Value.self) { return value }
                    isBroken = true
                    return stand
                }
                """)
        }
    }
}
