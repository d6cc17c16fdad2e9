import NavGraph

/// One Swift file while it is written: its header, its imports, its declarations.
struct SwiftFile {
    let model: SwiftModel
    /// The section whose module compiles it.
    let section: SectionID
    /// The section of which it tells.
    private let subject: SectionID
    var writer: SwiftWriter
    /// Modules that declarations show to others.
    private var shownImports: Set<String> = []
    private var hiddenImports: Set<String> = []
    var usesFoundation = false
    /// Foundation is shown in a declaration, such as a parameter that is a UUID.
    var showsFoundation = false
    /// Classes that views observe on systems before iOS 17.
    var usesCombine = false
    /// Only Apple's Foundation has what is used: texts in the reader's language.
    var localizes = false

    /// All but the header is compiled only where this holds.
    private let condition: String?
    /// What all graphs share is in the runtime.
    private let usesRuntime: Bool

    /// - Parameters:
    ///   - usesRuntime: It declares a graph for `NavgenRuntime`.
    ///   - showsRuntime: Declarations that others see have types of the runtime.
    init(
        _ model: SwiftModel, section: SectionID = .main, of subject: SectionID? = nil, condition: String? = nil,
        usesRuntime: Bool = false, showsRuntime: Bool = true
    ) {
        self.model = model
        self.usesRuntime = usesRuntime
        self.section = section
        self.subject = subject ?? section
        self.condition = condition
        writer = SwiftWriter(indent: model.indent, depth: condition == nil ? 0 : 1)
        if usesRuntime { importModules([DeclarationModel.runtime], shown: showsRuntime) }
    }

    /// With a space, or nothing.
    var access: String { model.access(in: section) }
    var isolation: String { model.isolation }

    mutating func importModules(_ names: [String], shown: Bool) {
        if shown { shownImports.formUnion(names) } else { hiddenImports.formUnion(names) }
    }

    /// What only the code within makes: values of types that it does not show.
    mutating func make(_ parameters: [Parameter]) {
        importModules(model.imports(of: parameters, in: model.module(of: section)), shown: false)
        if model.usesFoundation(parameters) { usesFoundation = true }
    }

    /// - Parameter hasDefaults: Declarations that others see say their defaults, which are shown where they are public.
    mutating func use(_ parameters: [Parameter], hasDefaults: Bool) {
        importModules(model.imports(of: parameters, in: model.module(of: section)), shown: true)
        guard model.usesFoundation(parameters) else { return }
        // A type that narrows one of Foundation's hides it, except in a default.
        let isShown = parameters.contains { parameter in
            guard case .constrained = model.type(parameter.type).kind else { return model.usesFoundation([parameter]) }
            return hasDefaults && parameter.defaultValue.map { Self.saysValue($0.value) } ?? false
                && access == "public "
        }
        if isShown { showsFoundation = true } else { usesFoundation = true }
    }

    /// Whether a value of the type is made where a literal stands: an empty list and nil have none.
    private static func saysValue(_ literal: Literal) -> Bool {
        if case .list(let items) = literal { !items.isEmpty } else { !literal.isNull }
    }

    /// The line that says what wrote the file, by which it is known when the graph has it no longer.
    static func origin(sourceName: String, section: String, module: String?) -> String {
        origin(sourceName: sourceName) + (section.isEmpty ? "" : ", section \(section)")
            + (module.map { ", module \($0)" } ?? "") + ". Do not edit."
    }

    /// How that line begins.
    static func origin(sourceName: String) -> String {
        "// Written by navgen from \(sourceName.filter { !$0.isNewline }.steady)"
    }

    /// A file that is there because its name was fixed before the graph was known.
    static func empty(_ model: SwiftModel, _ section: SectionID) -> FileText {
        var file = SwiftFile(model, section: section)
        file.writer.line("// The graph has nothing for this file.")
        return file.text
    }

    /// The whole file.
    var text: FileText {
        var head = SwiftWriter(indent: model.indent)
        for line in (model.options.header ?? "").split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        where model.options.header != nil {
            head.line(line.hasPrefix("//") || line.isEmpty ? String(line).steady : "// " + String(line).steady)
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
        var tail = SwiftWriter(indent: model.indent, depth: condition == nil ? 0 : 1)
        if localizes, !usesRuntime { writeTexts(&tail) }
        return SwiftWriter.text([head, writer, tail], closing: condition == nil ? "" : "#endif\n")
    }

    /// Other systems than Apple's have no tables of translations.
    private func writeTexts(_ tail: inout SwiftWriter) {
        let ofPackage = model.options.bundle == .module
        let parameters = "localized text: String" + (ofPackage ? ", bundle: Bundle" : "")
        tail.line("#if !canImport(Darwin)")
        tail.indented {
            $0.block("\(isolation)extension String") {
                if ofPackage { $0.line("fileprivate enum Bundle { case module }") }
                $0.line("/// Other systems have no translation tables.")
                $0.line("fileprivate init(\(parameters)) { self = text }")
            }
        }
        tail.line("#endif")
    }

    private func writeImports(_ head: inout SwiftWriter) {
        if usesCombine { writeImport("Combine", isShown: true, &head) }
        for name in shownImports.union(hiddenImports).sorted() {
            writeImport(name, isShown: shownImports.contains(name), &head)
        }
        guard usesFoundation || showsFoundation || localizes else { return }
        if !shownImports.isEmpty || !hiddenImports.isEmpty { head.blank() }
        guard usesFoundation || showsFoundation else {
            head.code(
                """
                #if canImport(Darwin)
                    import Foundation
                #endif
                """)
            return
        }
        head.line("#if canImport(FoundationEssentials)")
        head.indented { writeImport("FoundationEssentials", isShown: showsFoundation, &$0) }
        head.line("#else")
        head.indented { writeImport("Foundation", isShown: showsFoundation, &$0) }
        head.line("#endif")
    }

    /// What a declaration shows to other modules has to be imported for them.
    private func writeImport(_ name: String, isShown: Bool, _ head: inout SwiftWriter) {
        guard isShown, model.usesModernSwift, !access.isEmpty else { return head.line("import " + name) }
        guard access == "package " else { return head.line("public import " + name) }
        // Beside files that import it without a word, as all do without this feature, `package` is an error.
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
