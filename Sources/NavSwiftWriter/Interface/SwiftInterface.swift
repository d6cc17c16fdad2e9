public import NavGraph
public import NavLinks
import NavSyntax

/// The declarations of generated Swift that callers can name, recorded while the emitters write
/// them.
public struct SwiftInterface: Sendable {
    /// The declarations of the app and its modules, in the order of the files.
    public let declarations: [Declaration]
    /// The access level of the declarations.
    public let access: OutputOptions.Access

    public init(_ links: LinkAnalysis) {
        let model = SwiftModel(links, sourceName: "", isRecording: true)
        let units = SwiftUnit.all(model)
        let recorded = units.map { $0.file().writer.record?.declarations ?? [] }
        let all = zip(units, recorded).flatMap { unit, declarations in
            declarations.map { declaration in
                var declaration = declaration
                declaration.module = unit.module
                return declaration
            }
        }
        declarations = Inheritance(all).declarations
        access = SwiftModel.options(of: links.graph).access ?? .internal
    }
}

/// Adds the members that types get from protocols to the types themselves.
///
/// A protocol of the runtime decides whether a screen has the exit `close()`, and an inherited
/// protocol whether an app has to write a function. So types are compared by their members, and not
/// by the names of these protocols.
private struct Inheritance {
    private let all: [Declaration]
    private let members: [String: [Declaration]]
    /// The members that protocols give to types, and the protocols that they refine.
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

    /// All protocols to which a type conforms, directly or not.
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
        // Only members from the runtime have placeholders for types.
        let own = RuntimeMembers.ofProtocols[name] == nil ? [] : members[type.path] ?? []
        return (given[name] ?? []).compactMap { member in
            // A conforming type declares requirements itself.
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
