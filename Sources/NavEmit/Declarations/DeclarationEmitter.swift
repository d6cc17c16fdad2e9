import NavGraph
import NavSyntax

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension Emitter {
    /// The Swift that declares a graph for `NavgenRuntime`.
    public static let declarations = Emitter(.swift, isDefault: true) { analysed, _, options in
        SwiftNaming(graph: analysed.graph, options: options).problems
    } files: { analysed, links, options in
        let model = SwiftModel(analysed, links, options)
        return SwiftNaming(graph: analysed.graph, options: options).files(DeclarationEmitter.units(model), model)
    }
}

/// Writes the Swift that declares a graph for `NavgenRuntime`: everything else is in the runtime.
struct DeclarationEmitter {
    /// Whether the command writes declarations in place of a whole runtime.
    static let isChosen = getenv("NAVGEN_DECLARATIONS").map { String(cString: $0) } == "1"

    /// Everything that there is to compile.
    static func units(_ swift: SwiftModel) -> [SwiftUnit] {
        let model = DeclarationModel(swift)
        let sections = model.graph.sections.indices.map { SectionID($0) }
        var units = sections.flatMap { values(model, $0) }
        if swift.has(.state) {
            units.append(SwiftUnit(part: .state, section: .main, module: nil) { StateDeclarations.text(model) })
        }
        guard swift.has(.navigator) else { return units }
        for section in sections where model.exits.hasFile(section) {
            units.append(
                SwiftUnit(part: .exits, section: section, module: swift.module(of: section)) {
                    ExitsDeclarations.text(model, section)
                })
        }
        units.append(
            SwiftUnit(part: .navigator, section: .main, module: nil) { NavigatorDeclarations.text(model) })
        guard swift.has(.views) else { return units }
        for section in sections where section == .main || swift.hasViews(section) {
            units.append(
                SwiftUnit(part: .views, section: section, module: nil) { ViewsDeclarations.text(model, section) })
            guard let module = swift.module(of: section) else { continue }
            units.append(
                SwiftUnit(part: .views, section: section, module: module) {
                    ViewsDeclarations.moduleText(model, section)
                })
        }
        return units
    }

    /// The values of one section: its enums, its links, its flows.
    private static func values(_ model: DeclarationModel, _ section: SectionID) -> [SwiftUnit] {
        let swift = model.swift
        let module = swift.module(of: section)
        var units = [
            SwiftUnit(part: .routes, section: section, module: module) { RoutesDeclarations.text(model, section) }
        ]
        if swift.has(.links), swift.hasMembers(.link, in: section) {
            units.append(
                SwiftUnit(part: .links, section: section, module: nil) { LinksDeclarations.text(model, section) })
        }
        guard swift.has(.state), swift.hasMembers(.flow, in: section) else { return units }
        units.append(
            SwiftUnit(part: .flows, section: section, module: nil) { FlowsDeclarations.text(model, section) })
        if let module, !swift.nodes(.flow, in: section).isEmpty {
            units.append(
                SwiftUnit(part: .flows, section: section, module: module) {
                    FlowsDeclarations.moduleText(model, section)
                })
        }
        return units
    }
}
