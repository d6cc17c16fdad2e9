import NavGraph
import NavLinks

/// `ShopLinks.swift`: the links of a section, and in the main file the builds of the app and the table of links.
struct LinksDeclarations {
    private var file: SwiftFile
    private let model: DeclarationModel

    static func text(_ model: DeclarationModel, _ section: SectionID) -> FileText {
        let file = SwiftFile(model.swift, section: .main, of: section)
        var links = LinksDeclarations(file: file, model: model)
        links.write(section)
        return links.file.text
    }

    private var builds: [String] { model.swift.links.origins.builds.compactMap(\.environment) }

    private mutating func write(_ section: SectionID) {
        let environment = "\(model.prefix)Environment"
        let (access, hasBuilds) = (file.access, section == .main && !builds.isEmpty)
        FamilyEnum(model, .link, section).write(to: &file) { writer in
            if hasBuilds { writer.line("\(access)typealias Environment = \(environment)") }
        }
        guard section == .main else { return }
        if hasBuilds { writeEnvironments(environment) }
        LinkTableDeclaration(model).write(to: &file)
    }

    private mutating func writeEnvironments(_ name: String) {
        let builds = builds
        file.writer.blank()
        file.writer.doc("Other builds of the app, whose links have their own schemes and hosts.")
        file.writer.block("\(file.isolation)\(file.access)enum \(name): String, NavigationEnvironment") { writer in
            for build in builds {
                let word = SwiftNames.listed(build, "Environment")
                let raw = word == build ? "" : " = " + SwiftNames.literal(build)
                writer.line("case \(SwiftNames.identifier(word))\(raw)")
            }
        }
    }
}
