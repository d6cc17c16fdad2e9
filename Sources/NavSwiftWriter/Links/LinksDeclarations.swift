import NavGraph
import NavLinks
import NavNames

/// Writes `ShopLinks.swift`: the links of a section. The main file also has the app's other builds
/// and the link table.
struct LinksDeclarations {
    private var file: SwiftFile
    private let model: DeclarationModel

    static func file(_ model: DeclarationModel, _ section: SectionID) -> SwiftFile {
        let file = SwiftFile(model.swift, section: .main, of: section)
        var links = LinksDeclarations(file: file, model: model)
        links.write(section)
        return links.file
    }

    private var builds: [String] { model.swift.links.origins.builds.compactMap(\.environment) }

    private mutating func write(_ section: SectionID) {
        let environment = "\(model.prefix)Environment"
        let hasBuilds = section == .main && !builds.isEmpty
        FamilyEnum(model, .link, section).write(to: &file) { writer in
            if hasBuilds { writer.declare(.witness("Environment", environment)) }
        }
        guard section == .main else { return }
        if hasBuilds { writeEnvironments(environment) }
        LinkTableDeclaration(model).write(to: &file)
    }

    private mutating func writeEnvironments(_ name: String) {
        let builds = builds
        let type = Declaration.type("enum", name, ["String", "NavigationEnvironment"]).ofGraph(model.prefix)
        file.writer.blank()
        file.writer.doc("Other builds of the app, whose links have their own schemes and hosts.")
        file.writer.declare(type) { writer in
            for build in builds {
                let word = SwiftNames.listed(build, "Environment")
                let raw = word == build ? "" : " = " + SwiftNames.literal(build)
                writer.declare(.enumCase(SwiftNames.identifier(word)), raw)
            }
        }
    }
}
