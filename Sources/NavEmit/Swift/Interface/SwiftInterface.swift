public import NavGraph
public import NavLinks
import NavSyntax

/// What callers of the generated Swift can name: what the emitters declare, recorded while they write it.
public struct SwiftInterface: Sendable {
    /// Those of the app and of its modules, in the order of the files.
    public let declarations: [Declaration]
    /// From where it can be seen.
    public let access: OutputOptions.Access

    public init(_ analysed: AnalysedGraph, _ links: LinkTable, options: EmitOptions) {
        let model = SwiftModel(analysed, links, options, isRecording: true)
        let units = SwiftUnit.all(model)
        let recorded = concurrently(units.count) { units[$0].file().writer.record?.declarations ?? [] }
        let all = zip(units, recorded).flatMap { unit, declarations in
            declarations.map { declaration in
                var declaration = declaration
                declaration.module = unit.module
                return declaration
            }
        }
        declarations = Inheritance(all).declarations
        access = SwiftModel.options(of: analysed.graph).access ?? .internal
    }
}

/// The members that types have from protocols, as if they were their own.
///
/// Whether `close()` is an exit of a screen follows from a protocol of the runtime, and whether an app has to write a
/// function from one of the protocols that another one refines. So a type is compared by what it can do, and not by the
/// names of these protocols.
private struct Inheritance {
    private let all: [Declaration]
    private let members: [String: [Declaration]]
    /// The protocols whose members others have, and those that they refine.
    private var given = RuntimeMembers.ofProtocols
    private var refined = RuntimeMembers.refined

    init(_ all: [Declaration]) {
        self.all = all
        members = Dictionary(grouping: all.filter { !$0.container.isEmpty }, by: \.container)
        let protocols = all.filter { $0.introducer == "protocol" }
        let inherited = Set(all.filter { $0.kind == .type }.flatMap(\.conformances))
        for type in protocols where inherited.contains(type.word) {
            given[type.word] = members[type.word] ?? []
            refined[type.word] = type.conformances
        }
    }

    var declarations: [Declaration] {
        var declarations: [Declaration] = []
        for var declaration in all where given[declaration.container] == nil {
            guard declaration.kind == .type else {
                declarations.append(declaration)
                continue
            }
            let protocols = protocols(of: declaration)
            declaration.conformances = protocols.filter { given[$0] == nil }
            declarations.append(declaration)
            if given[declaration.word] != nil { continue }
            declarations += protocols.flatMap { inherited(from: $0, by: declaration) }
        }
        return declarations
    }

    /// All that it conforms to.
    private func protocols(of type: Declaration) -> [String] {
        var all: [String] = []
        var seen: Set<String> = []
        var open = Array(type.conformances.reversed())
        while let name = open.popLast() {
            guard seen.insert(name).inserted else { continue }
            all.append(name)
            open += (refined[name] ?? []).reversed()
        }
        return all
    }

    private func inherited(from name: String, by type: Declaration) -> [Declaration] {
        // Only the runtime's have types that differ from one type to another.
        let own = RuntimeMembers.ofProtocols[name] == nil ? [] : members[type.path] ?? []
        return (given[name] ?? []).compactMap { member in
            // What a protocol asks for, a type declares itself.
            let isAsked = member.kind == .requirement || member.kind == .associatedType
            guard !isAsked || type.introducer == "protocol" else { return nil }
            var member = member.placed(in: type)
            member.module = type.module
            member.parameters = member.parameters?.map { parameter in
                var parameter = parameter
                parameter.type = RuntimeMembers.type(parameter.type, by: own)
                return parameter
            }
            return member
        }
    }
}
