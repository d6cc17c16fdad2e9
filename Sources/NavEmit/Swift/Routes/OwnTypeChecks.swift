import NavGraph
import NavSyntax

/// A check for each of the app's own types: that it is what the graph's line for it says.
///
/// A type that is not gives one error that shows this line, and not only those where its values are used.
struct OwnTypeChecks {
    private let model: DeclarationModel
    private let section: SectionID

    init(_ model: DeclarationModel, _ section: SectionID) {
        self.model = model
        self.section = section
    }

    func write(to file: inout SwiftFile) {
        let module = model.swift.module(of: section)
        let lines = model.graph.types.enumerated().compactMap { index, type -> String? in
            guard case .swift(let name) = type.definition, model.swift.module(ofType: TypeID(index)) == module
            else { return nil }
            file.importModules(SwiftModel.modules(in: name.value), shown: false)
            let source = model.graph.files[Int(type.name.range.file.index)].name.pathParts.last ?? ""
            let declared =
                "\(source): \(type.name.value): {swift: \(name.value)\(type.isTransient ? ", transient: true" : "")}"
            let check = type.isTransient ? "isInMemory" : "isSaved"
            return "OwnTypes.\(check)(\(name.value).self, \(SwiftNames.literal(declared)))"
        }
        guard !lines.isEmpty else { return }
        file.writer.blank()
        file.writer.doc("The app's own types, as the graph declares them.")
        file.writer.block("\(file.isolation)private func checkOwnTypes()") { writer in
            for line in lines { writer.line(line) }
        }
    }
}
