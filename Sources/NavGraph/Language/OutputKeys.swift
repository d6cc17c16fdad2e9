import NavSyntax

/// The keys of `outputs` and `rules`.
enum OutputKeys {
    static let options = KeyTable<OutputRequest>(
        "output", "an output",
        hints: [
            "path": "write `dir`, or `file`", "output": "write `dir`", "out": "write `dir`", "folder": "write `dir`",
            "directory": "write `dir`", "accessLevel": "write `access`", "visibility": "write `access`",
            "target": "`dir` says where the files are written; `module` what the tests import",
            "observation": "remove it: the same Swift runs on iOS 16 and uses Observation from iOS 17 on",
            "deploymentTarget": "remove it: the same Swift runs on each system from iOS 16 on",
        ]
    ) {
        Key("dir", .locatedText, "The folder, inside the output folder; instead of `file`.") { $0.folder = $1 }
        Key("file", .locatedText, "The file, inside the output folder; instead of `dir`.") { $0.path = $1 }
        Key("access", .word, "The access level of the generated Swift.") { $0.options.access = $1 }
        Key(
            "runtime", .word,
            "Whether the Swift imports `NavgenRuntime` (`package`) or is compiled with a copy of it (`embedded`)."
        ) {
            $0.options.runtime = $1
        }
        Key(
            "bundle", .word,
            "Where titles and labels are looked up: in the app, or in the package that compiles the Swift."
        ) {
            $0.options.bundle = $1
        }
        Key("parts", .oneOrMany(.word), "Which parts of the Swift are generated.") { $0.options.parts = $1 }
        Key("swiftVersion", .locatedText, "The Swift language version.") { $0.options.swiftVersion = $1 }
        Key("header", .text, "Text at the top of generated files.") { $0.options.header = $1 }
        Key(
            "module", .locatedText,
            "The module that generated tests import; without it, they are compiled with the code they test."
        ) {
            $0.options.module = $1
        }
        Key(
            "appIDs", .oneOrMany(.locatedText),
            "The apps that open the hosts' links, with their prefix: `ABCDE12345.com.example.shop`."
        ) {
            $0.options.appIDs = $1
        }
        Key(
            "developerMode", .oneOrMany(.locatedText),
            "Environments whose associated domains end in `?mode=developer`, which bypasses Apple's cache."
        ) {
            $0.options.developerMode = $1
        }
        Key(
            "collapse", .word,
            "In pictures: the groups of nodes that are drawn as one card each; default `auto`, all in a large graph."
        ) {
            $0.options.collapse = $1
        }
        Key("legend", .word, "In pictures: how much the legend explains; default `compact`.") {
            $0.options.legend = $1
        }
        Key("theme", .word, "In pictures by Graphviz: the colors; default `auto`.") { $0.options.theme = $1 }
        Key(
            "pictures", .locatedText,
            "In html: the folder with pictures of the running app, beside the graph: `product.png`, `product-de-dark.png`."
        ) {
            $0.options.pictures = $1
        }
        Key("xcuitest", .bool, "In tours: whether XCUITest in Swift is written; default `true`.") {
            $0.options.tours.writesXCUITest = $1
        }
        Key("maestro", .bool, "In tours: whether flows for Maestro are written; default `false`.") {
            $0.options.tours.writesMaestro = $1
        }
        Key("bundleID", .locatedText, "In tours: the bundle identifier of the app, which Maestro needs.") {
            $0.options.tours.bundleID = $1
        }
        Key("routes", .bool, "In tours: whether they take every route, and not only show every screen; default `true`.")
        {
            $0.options.tours.takesRoutes = $1
        }
        Key("screenshots", .bool, "In tours: whether a screenshot is taken of each screen; default `false`.") {
            $0.options.tours.takesScreenshots = $1
        }
        Key(
            "languages", .oneOrMany(.locatedText),
            "In tours: the languages in which the app is launched, one after another; without it, that of the device."
        ) {
            $0.options.tours.languages = $1
        }
        Key(
            "appearances", .oneOrMany(.word),
            "In tours: the appearances in which the app is shown, one after another; without it, that of the device."
        ) {
            $0.options.tours.appearances = $1
        }
        Key("audit", .bool, "In tours: whether the accessibility of each screen is audited; default `false`.") {
            $0.options.tours.audits = $1
        }
        Key("indent", .integer(from: 0, through: OutputOptions.maxIndent), "Spaces per level; default 4.") {
            $0.options.indent = $1
        }
    }
}

extension Shape where Value == [OutputRequest] {
    static let outputs: Shape = {
        let words = OutputKind.allCases.map(\.rawValue)
        let value = Schema.either([.bool, .text, .object(OutputKeys.options.schema)])
        let keys = OutputKind.allCases.map {
            ObjectSchema.Key(name: $0.rawValue, schema: value, doc: $0.summary, isRequired: false)
        }
        let entries = Shape<[OutputRequest]>.entries(value, of: "outputs", example: "true") { key, value, decoder in
            guard let kind = OutputKind(rawValue: key.text) else {
                decoder.report(
                    "unknown-key", "`\(key.text)` is not an output", at: key.range,
                    help: key.text == "graphviz"
                        ? .write("dot")
                        : didYouMean(key.text, among: words) ?? "the outputs are \(words.joined(separator: ", "))")
                return nil
            }
            var request = OutputRequest(
                kind: Located(kind, key.range), isWanted: true, path: nil, options: OutputOptions())
            if value.kind == .mapping {
                _ = OutputKeys.options.decode(value, into: &request, &decoder)
                request.keys = value.entries.map { Located($0.key.text, $0.key.range) }
                if request.path == nil { swap(&request.path, &request.folder) }
            } else if value.kind == .scalar, value.isPlain, value.text == "true" || value.text == "false" {
                request.isWanted = value.text == "true"
            } else if let meant = Shape<Bool>.meant(by: value) {
                decoder.reportType(
                    of: value, expected: "`true`, `false`, a path or options", help: .write(yaml: "\(meant)"))
            } else if let text = decoder.text(value, expected: "`true`, `false`, a path or options") {
                request.path = Located(text, value.range)
            }
            return request
        }
        return Shape(ObjectSchema(name: "outputs", doc: "`outputs`", keys: keys).orNothing, decode: entries.decode)
    }()
}

extension Shape where Value == RuleSettings {
    static let rules: Shape = {
        let ignore = Shape<[IgnoredNames]>.entries(
            .either([.name(.node), .list(.name(.node))]), naming: .rule, of: "rules and nodes"
        ) { key, value, decoder in
            Shape<[NodeReference]>.oneOrMany(.node).decode(value, &decoder).map {
                IgnoredNames(rule: Located(key.text, key.range), nodes: $0)
            }
        }
        let level = Shape<RuleLevel.Level>.word
        let schema = ObjectSchema(
            name: "rules", doc: "`rules`",
            keys: [
                .init(
                    name: "ignore", schema: ignore.schema,
                    doc: "Nodes, sections, types and URL patterns for which a rule is suppressed.",
                    isRequired: false)
            ],
            others: level.schema, othersName: .rule)
        return Shape(schema.orNothing) { node, decoder in
            var settings = RuleSettings()
            guard node.kind == .mapping || node.isNull else {
                decoder.reportType(
                    of: node, expected: "a mapping of rules and levels", help: node.asMapping(of: "off"))
                return nil
            }
            for (key, value) in node.entries {
                if key.text == "ignore" {
                    settings.ignored += ignore.decode(value, &decoder) ?? []
                } else if let level = level.decode(value, &decoder) {
                    settings.levels.append(RuleLevel(rule: Located(key.text, key.range), level: level))
                }
            }
            return settings
        }
    }()
}
