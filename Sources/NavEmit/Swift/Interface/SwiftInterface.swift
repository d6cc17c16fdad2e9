public import NavGraph
public import NavLinks
import NavSyntax

/// What callers of the generated Swift can name.
///
/// It is read from the text that navgen writes, as it would be with `access: public`: there the emitters themselves say
/// what is for callers. A second list of what they write would differ from it one day.
public struct SwiftInterface: Sendable {
    /// Those of the app and of its modules, in the order of the files and of what stands in them.
    public let declarations: [Declaration]
    /// From where it can be seen.
    public let access: OutputOptions.Access
    /// What the names of its types begin with.
    let prefix: String

    public struct Declaration: Sendable, Hashable {
        public enum Kind: String, Sendable, CaseIterable {
            case type, enumCase, requirement, associatedType, method, initializer, property, `subscript`
        }
        /// The type in which it stands: `ShopRoute`, `ProductExits.To`; empty for a type that stands in none.
        public var container: String
        public var kind: Kind
        /// Without parameters: `product`.
        public var word: String
        /// Nil where it takes none and is not called.
        public var parameters: [Parameter]?
        /// The type of its value or of what it returns.
        public var result: String?
        public var isStatic = false
        public var isAsync = false
        /// Of a type: `enum`; of an initialiser: `init` or `init?`; otherwise the word that declares it.
        public var introducer: String
        /// Of a type: what it conforms to.
        public var conformances: [String] = []
        /// Of a requirement: an extension of the protocol meets it.
        public var isMet = false
        /// Whose change would change it; nil: it belongs to none.
        public internal(set) var node: NodeID?
        /// The module of a section that compiles it; nil: the app's.
        public var module: String?
        /// What it is beside its name, by which it is found in another version of the graph.
        var identity = Identity()

        /// By what it is called: hardly any two are called the same.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(container)
            hasher.combine(word)
            hasher.combine(kind)
        }

        /// With its labels: `product(productId:sort:)`.
        public var name: String {
            guard let parameters else { return word }
            return word + "(" + parameters.map { $0.label + ":" }.joined() + ")"
        }

        /// The labels of the parameters that callers may leave out.
        public var defaults: [String] { (parameters ?? []).filter { $0.defaultValue != nil }.map(\.label) }

        /// The text as in Swift: `func reviews(productId: Int, section: String? = nil)`.
        public var signature: String {
            var text = (isStatic ? "static " : "") + introducer
            if word != introducer, !introducer.hasPrefix("init") { text += " " + word }
            if let parameters {
                let texts = parameters.map { kind == .enumCase && $0.label == "_" ? $0.unlabelled : $0.text }
                text += "(" + texts.listed + ")"
            }
            if isAsync { text += " async" }
            if kind == .type || kind == .associatedType {
                return conformances.isEmpty ? text : text + ": " + conformances.listed
            }
            guard let result else { return text }
            return text + (parameters == nil ? ": " : " -> ") + result
        }
    }

    public struct Parameter: Sendable, Hashable {
        /// `_` where callers write none.
        public var label: String
        public var type: String
        /// As it stands in Swift; nil: callers have to say a value.
        public var defaultValue: String?

        var text: String { label + ": " + unlabelled }
        var unlabelled: String { type + (defaultValue.map { " = " + $0 } ?? "") }
    }

    /// What a declaration says of the graph, whatever it is called there.
    struct Identity: Sendable, Hashable {
        /// The node to which the type belongs in which it stands.
        var containerNode: NodeID?
        var container = ""
        var node: NodeID?
        var word = ""
    }

    /// What the files declare, by what they are.
    private let readings: [String: Reading]

    /// - Parameter known: An interface with which it will be compared: what both write alike is read once.
    public init(
        _ analysed: AnalysedGraph, _ links: LinkTable, options: EmitOptions, besides known: SwiftInterface? = nil
    ) {
        let model = SwiftModel(analysed, links, options, access: .public)
        let owners = DeclarationOwners(model)
        var declarations: [Declaration] = []
        let units = SwiftUnit.all(model)
        let names = units.map { "\($0.part) \(analysed.graph[$0.section].path) \($0.module ?? "")" }
        let read = concurrently(units.count) { Reading(units[$0].text().bytes, besides: known?.readings[names[$0]]) }
        for (unit, reading) in zip(units, read) {
            declarations += reading.declarations.map { owners.attributed($0, module: unit.module) }
        }
        self.declarations = Self.united(declarations, without: read.reduce(into: []) { $0.formUnion($1.hidden) })
        readings = Dictionary(zip(names, read)) { first, _ in first }
        access = SwiftModel.options(of: analysed.graph).access ?? .internal
        prefix = model.prefix
    }

    /// What one file declares.
    private struct Reading: Sendable {
        let code: [UInt8]
        let declarations: [Declaration]
        /// Protocols that callers cannot name.
        let hidden: Set<String>

        init(_ code: [UInt8], besides known: Reading?) {
            if let known, known.code == code {
                self = known
            } else {
                let reader = DeclarationReader(code)
                (self.code, declarations, hidden) = (code, reader.declarations, reader.hidden)
            }
        }
    }

    /// Types with all that they conform to, requirements that are met said so, and nothing twice.
    private static func united(_ all: [Declaration], without hidden: Set<String>) -> [Declaration] {
        var conformances: [String: [String]] = [:]
        var given: Set<String> = []
        for declaration in all where declaration.kind == .type {
            conformances[declaration.path, default: []] += declaration.conformances.filter { !hidden.contains($0) }
        }
        for declaration in all where declaration.kind == .method || declaration.kind == .property {
            given.insert(declaration.path)
        }
        var seen: Set<Declaration> = []
        var united: [Declaration] = []
        for var declaration in all where !declaration.isExtension {
            if declaration.kind == .type {
                declaration.conformances = conformances[declaration.path] ?? []
            } else if declaration.kind == .requirement {
                declaration.isMet = given.contains(declaration.path)
            }
            if seen.insert(declaration).inserted { united.append(declaration) }
        }
        return united
    }
}

extension SwiftInterface.Declaration {
    /// With the types in which it stands.
    var path: String { container.isEmpty ? name : container + "." + name }

    /// Stands for an extension, which only adds what it conforms to.
    var isExtension: Bool { introducer == "extension" }
}
