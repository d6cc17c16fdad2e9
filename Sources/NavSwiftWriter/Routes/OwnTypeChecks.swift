import NavGraph
import NavNames
import NavSyntax

/// Writes a function that checks each type of the app against its declaration in the graph.
///
/// A type that lacks a conformance then gives one error that quotes the graph, in addition to
/// errors where its values are used.
struct OwnTypeChecks {
    private let model: DeclarationModel
    private let section: SectionID

    init(_ model: DeclarationModel, _ section: SectionID) {
        self.model = model
        self.section = section
    }

    func write(to file: inout SwiftFile) {
        let module = model.swift.module(of: section)
        var lines = model.graph.types.enumerated().flatMap { index, type -> [String] in
            guard let name = type.appType?.value, model.swift.module(ofType: TypeID(index)) == module else { return [] }
            file.importModules(SwiftModel.modules(in: name), exposed: false)
            return checks(of: type, name, &file)
        }
        lines += defaults(in: module, &file)
        guard !lines.isEmpty else { return }
        writeReferences(module, &file)
        file.writer.blank()
        file.writer.doc("The app's own types, as the graph declares them.")
        file.writer.block("\(file.isolation)private func checkOwnTypes()") { writer in
            for line in lines { writer.line(line) }
        }
    }

    /// Checks what the graph says of a type.
    private func checks(of type: TypeDeclaration, _ name: String, _ file: inout SwiftFile) -> [String] {
        func quoted(_ keys: String) -> String { SwiftNames.literal(declared(type, keys + "swift: \(name)")) }
        switch type.definition {
        case .opaque:
            let check = type.isReference ? "isReference" : type.isTransient ? "isInMemory" : "isSaved"
            return ["OwnTypes.\(check)(\(name).self, \(quoted("")))"]
        case .constrained(let base, _):
            if SwiftModel.isFoundation(base) { file.usesFoundation = true }
            return ["OwnTypes.isRaw(\(name).self, \(base.rawValue).self, \(quoted("base: \(base.rawValue), ")))"]
        case .enumeration(let cases):
            return ["OwnTypes.isRaw(\(name).self, String.self, \(quoted("cases: […], ")))"]
                + cases.map { value in
                    let (id, raw) = (value.name.value, value.raw.value)
                    let line = quoted("cases: [\(id == raw ? id : "{\(id): \(raw)}")], ")
                    return "OwnTypes.isMember(\(name).\(SwiftNames.identifier(id)), of: \(name).self, \(line))"
                }
        }
    }

    /// Checks that the defaults of parameters are members of their types.
    private func defaults(in module: String?, _ file: inout SwiftFile) -> [String] {
        var seen: Set<String> = []
        var lines: [String] = []
        for node in model.graph.nodes where model.swift.module(of: node.section) == module {
            var parameters = node.parameters
            if case .flow(let flow) = node.detail { parameters += flow.data }
            for parameter in parameters {
                guard model.graph.isOwnType(parameter.type),
                    case .scalar(let member, _)? = parameter.defaultValue?.value
                else { continue }
                let type = model.swift.type(parameter.type).name
                file.importModules(SwiftModel.modules(in: type), exposed: false)
                let name = parameter.name.value
                let declared = "\(name): {type: \(parameter.type.text), default: \(member)}"
                let line = "\(source(of: parameter.name.range)): \(declared)"
                guard seen.insert(line).inserted else { continue }
                lines.append("OwnTypes.isMember(\(type)\(member), of: \(type).self, \(SwiftNames.literal(line)))")
            }
        }
        return lines
    }

    /// The name of the file that contains a declaration.
    private func source(of range: SourceRange) -> String {
        let file = model.graph.files[Int(range.file.index)].name.pathParts.last ?? ""
        return file.filter { !$0.isNewline }
    }

    /// The declaration in the graph, which the compiler shows with an error.
    private func declared(_ type: TypeDeclaration, _ keys: String) -> String {
        let source = source(of: type.name.range)
        let kind = type.isReference ? ", identity: reference" : type.isTransient ? ", transient: true" : ""
        return "\(source): \(type.name.value): {\(keys)\(kind)}"
    }

    /// Makes classes with `identity: reference` conform to `NavigationReference`, if the app
    /// declares them. A type of another module has to conform by itself.
    private func writeReferences(_ module: String?, _ file: inout SwiftFile) {
        for (index, type) in model.graph.types.enumerated()
        where type.isReference && model.swift.module(ofType: TypeID(index)) == module {
            guard let name = type.appType?.value, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
            else { continue }
            file.writer.blank()
            file.writer.line("// " + declared(type, "swift: \(name)"))
            file.writer.line("\(file.isolation)extension \(name): NavigationReference {}")
        }
    }
}
