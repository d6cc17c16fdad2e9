import NavGraph
import NavLinks

extension Emitter {
    /// The URL schemes of each build of the app, for its `Info.plist`.
    static let plist = Emitter(
        .plist,
        problems: { links, _ in
            links.origins.builds.indices.contains { !links.customSchemes(build: $0).isEmpty }
                ? []
                : [
                    OutputProblem(
                        message: "no link has a custom scheme", help: "declare one: `links: {schemes: [shop]}`")
                ]
        }
    ) { links, options in
        PlatformBuild.all(links).compactMap { build in
            let schemes = links.customSchemes(build: build.index)
            guard !schemes.isEmpty else { return nil }
            // Xcode substitutes the app's identifier, which differs between builds.
            let type = PropertyList.dictionary([
                ("CFBundleTypeRole", .string("Viewer")),
                ("CFBundleURLName", .string("$(PRODUCT_BUNDLE_IDENTIFIER)")),
                ("CFBundleURLSchemes", .array(schemes.map { .string($0) })),
            ])
            return OutputFile(
                path: build.fileName(options.stem(links.graph), "-Info.plist"),
                contents: PropertyList.dictionary([("CFBundleURLTypes", .array([type]))]).document(options.headline))
        }
    }

    /// The associated domains of each build of the app.
    static let entitlements = Emitter(
        .entitlements,
        problems: { links, _ in
            links.origins.builds.indices.contains { !links.domains(build: $0).isEmpty } ? [] : [.noHost]
        }
    ) { links, options in
        let developers = links.graph.options(of: .entitlements).developerMode.map(\.value)
        return PlatformBuild.all(links).compactMap { build in
            let hosts = links.domains(build: build.index)
            guard !hosts.isEmpty else { return nil }
            let mode = build.environment.map(developers.contains) ?? false ? "?mode=developer" : ""
            let domains = hosts.map { PropertyList.string("applinks:\($0)\(mode)") }
            return OutputFile(
                path: build.fileName(options.stem(links.graph), ".entitlements"),
                contents: PropertyList.dictionary([("com.apple.developer.associated-domains", .array(domains))])
                    .document(options.headline))
        }
    }
}

extension OutputProblem {
    /// Without such a host, systems open no web links with the app.
    static let noHost = OutputProblem(
        message: "no link has a host that an app can be associated with",
        help: "declare one without a port: `links: {hosts: [shop.example.com]}`")
}

/// A value of a property list, as XML.
indirect enum PropertyList {
    case string(String)
    case array([PropertyList])
    case dictionary([(String, PropertyList)])

    /// The whole file, with a header comment.
    func document(_ headline: String) -> String {
        // XML does not allow two hyphens in a comment.
        let comment = Self.escaped(headline).replacing("--", with: "- -").replacing("--", with: "- -")
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <!-- \(comment) -->
            <plist version="1.0">

            """
        write(to: &text, level: 0)
        return text + "</plist>\n"
    }

    private func write(to text: inout String, level: Int) {
        let indent = String(repeating: "\t", count: level)
        switch self {
        case .string(let string): text += "\(indent)<string>\(Self.escaped(string))</string>\n"
        case .array(let items):
            text += "\(indent)<array>\n"
            for item in items { item.write(to: &text, level: level + 1) }
            text += "\(indent)</array>\n"
        case .dictionary(let members):
            text += "\(indent)<dict>\n"
            for (key, value) in members {
                text += "\(indent)\t<key>\(Self.escaped(key))</key>\n"
                value.write(to: &text, level: level + 1)
            }
            text += "\(indent)</dict>\n"
        }
    }

    /// A string as XML text. Characters that XML cannot represent become U+FFFD.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\r": escaped += "&#13;"
            case "\t", "\n": escaped.unicodeScalars.append(scalar)
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
