import NavSwiftReader
import NavSyntax

/// The declarations in an app's existing Swift that matter for stubs: types, their conformances,
/// and their members.
///
/// The source is read by its shape and not compiled, so code from macros is not seen.
public struct ExistingCode: Sendable {
    /// The names of all types, without outer types.
    private(set) var types: Set<String> = []
    /// By type name: its functions with their labels, and its properties.
    private(set) var members: [String: Set<String>] = [:]
    private(set) var hasMain = false
    /// By protocol name: the first type that conforms to it.
    private var conforming: [String: String] = [:]

    public init() {}

    public init(_ files: [[UInt8]]) {
        for file in files { read(SwiftSource(SourceFile(name: "", text: file), FileID(0))) }
    }

    func type(conformingTo name: String) -> String? { conforming[name] }

    private mutating func read(_ source: SwiftSource) {
        for type in source.types {
            let name = type.simpleName
            if type.kind != .extension { types.insert(name) }
            if type.attributes.contains(where: { $0.name == "main" }) { hasMain = true }
            for inherited in type.inherited where conforming[inherited] == nil { conforming[inherited] = name }
            members[name, default: []].formUnion(type.properties.map(\.name))
            members[name, default: []].formUnion(
                type.functions.map { function in
                    function.name + "(" + source.labels(of: function).map { $0 + ":" }.joined() + ")"
                })
        }
    }
}
