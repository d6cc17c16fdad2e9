import NavGraph
import NavSyntax

/// A Swift file that is being written: its header, its imports, its declarations.
struct SwiftFile {
    let model: SwiftModel
    /// The section whose module compiles it.
    let section: SectionID
    /// The section whose declarations are in it.
    private let subject: SectionID
    var writer: SwiftWriter
    /// Modules that declarations expose, which are imported publicly.
    private var publicImports: Set<String> = []
    private var internalImports: Set<String> = []
    var usesFoundation = false
    /// Whether a declaration exposes Foundation, for example by a parameter of type `UUID`.
    var exposesFoundation = false
    /// Whether it uses localized strings, for which it imports Foundation on Apple's platforms.
    var localizes = false

    /// The condition of the `#if` around everything except the header.
    private let condition: String?

    /// - Parameter exposesRuntime: Whether declarations expose types of the runtime; nil if the file
    ///   does not use it.
    init(
        _ model: SwiftModel, section: SectionID = .main, of subject: SectionID? = nil, condition: String? = nil,
        exposesRuntime: Bool? = true
    ) {
        self.model = model
        self.section = section
        self.subject = subject ?? section
        self.condition = condition
        writer = SwiftWriter(indent: model.indent, depth: condition == nil ? 0 : 1)
        writer.access = model.access(in: section)
        writer.isolation = model.isolation
        if model.isRecording { writer.record = DeclarationRecord() }
        if let exposesRuntime { importRuntime(exposed: exposesRuntime) }
    }

    /// The access modifier, followed by a space, or nothing.
    var access: String { model.access(in: section) }
    var isolation: String { model.isolation }

    mutating func importRuntime(exposed: Bool) {
        if model.importsRuntime { importModules([DeclarationModel.runtime], exposed: exposed) }
    }

    mutating func importModules(_ names: [String], exposed: Bool) {
        let names = names.filter { $0 != model.module(of: section) }
        if exposed { publicImports.formUnion(names) } else { internalImports.formUnion(names) }
    }

    /// Imports what function bodies need for values of parameters.
    mutating func useInBodies(_ parameters: [Parameter]) {
        importModules(model.imports(of: parameters, in: model.module(of: section)), exposed: false)
        if model.usesFoundation(parameters) { usesFoundation = true }
    }

    /// - Parameter hasDefaults: Whether declarations have default values for the parameters. Public
    ///   ones expose what the values use.
    mutating func use(_ parameters: [Parameter], hasDefaults: Bool) {
        importModules(model.imports(of: parameters, in: model.module(of: section)), exposed: true)
        guard model.usesFoundation(parameters) else { return }
        // A constrained type around a Foundation type does not expose Foundation, but its default
        // value does.
        let isExposed = parameters.contains { parameter in
            guard case .constrained = model.type(parameter.type).kind else { return model.usesFoundation([parameter]) }
            return hasDefaults && parameter.defaultValue.map { Self.makesValue($0.value) } ?? false
                && access == "public "
        }
        if isExposed { exposesFoundation = true } else { usesFoundation = true }
    }

    /// Whether a literal makes a value of its type. Nil and an empty list do not.
    private static func makesValue(_ literal: Literal) -> Bool {
        if case .list(let items) = literal { !items.isEmpty } else { !literal.isNull }
    }

    /// The header line that names the graph, section and module of the file. It identifies the file
    /// later, when the graph may no longer produce it.
    static func origin(sourceName: String, section: String, module: String?) -> String {
        origin(sourceName: sourceName) + (section.isEmpty ? "" : ", section \(section)")
            + (module.map { ", module \($0)" } ?? "") + ". Do not edit."
    }

    /// The beginning of that line.
    static func origin(sourceName: String) -> String {
        "// Written by navgen from \(sourceName.filter { !$0.isNewline }.withoutControlCharacters)"
    }

    /// An empty file, for a build system that expects a file with this name.
    static func empty(_ model: SwiftModel, _ section: SectionID) -> String {
        var file = SwiftFile(model, section: section, exposesRuntime: nil)
        file.writer.line("// The graph has nothing for this file.")
        return file.text
    }

    /// The whole file.
    var text: String {
        var head = SwiftWriter(indent: model.indent)
        for line in (model.options.header ?? "").split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        where model.options.header != nil {
            head.line(
                line.hasPrefix("//") || line.isEmpty
                    ? String(line).withoutControlCharacters : "// " + String(line).withoutControlCharacters)
        }
        head.line(
            SwiftFile.origin(
                sourceName: model.sourceName, section: model.graph[subject].path, module: model.module(of: section)))
        head.line("// swift-format-ignore-file")
        head.line("// swiftlint:disable all")
        head.line("// swiftformat:disable all")
        head.blank()
        if let condition {
            head.line("#if \(condition)")
            head.indented { writeImports(&$0) }
        } else {
            writeImports(&head)
        }
        return SwiftWriter.text([head, writer], closing: condition == nil ? "" : "#endif\n")
    }

    private func writeImports(_ head: inout SwiftWriter) {
        for name in publicImports.union(internalImports).sorted() {
            writeImport(name, isExposed: publicImports.contains(name), &head)
        }
        guard usesFoundation || exposesFoundation || localizes else { return }
        if !publicImports.isEmpty || !internalImports.isEmpty { head.blank() }
        guard usesFoundation || exposesFoundation else {
            head.code(
                """
                #if canImport(Darwin)
                    import Foundation
                #endif
                """)
            return
        }
        head.line("#if canImport(FoundationEssentials)")
        head.indented { writeImport("FoundationEssentials", isExposed: exposesFoundation, &$0) }
        head.line("#else")
        head.indented { writeImport("Foundation", isExposed: exposesFoundation, &$0) }
        head.line("#endif")
    }

    /// Writes an import, which has to be public if declarations expose the module.
    private func writeImport(_ name: String, isExposed: Bool, _ head: inout SwiftWriter) {
        guard isExposed, model.usesModernSwift, !access.isEmpty else { return head.line("import " + name) }
        guard access == "package " else { return head.line("public import " + name) }
        // Without this feature, other files import the module without an access level, and
        // `package` would then be an error.
        head.code(
            """
            #if hasFeature(InternalImportsByDefault)
                package import \(name)
            #else
                import \(name)
            #endif
            """)
    }
}
