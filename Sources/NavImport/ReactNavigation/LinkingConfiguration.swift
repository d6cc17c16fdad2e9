import NavSyntax

/// A linking configuration of React Navigation.
struct LinkingConfiguration {
    var prefixes: [String] = []
    /// The path before all others.
    var path: String?
    /// What is around all navigators: its screens are those at the top.
    var root = LinkingScreen(name: "")
    /// What else the app does with URLs, in code: `getStateFromPath`.
    var functions: [String] = []
}

/// A screen, or a navigator.
struct LinkingScreen {
    var name: String
    var path: String?
    /// Whether its path does not follow those of the navigators around it.
    var isExact = false
    var aliases: [LinkingAlias] = []
    /// The functions that read parameters, as source text.
    var parse: [LinkingParser] = []
    /// The screens of a navigator; nil for a screen.
    var screens: [LinkingScreen]?
    /// The screen that the navigator shows below the others.
    var initial: String?
}

/// A further path of a screen.
struct LinkingAlias {
    var path: String
    var isExact = false
}

/// How a parameter is read.
struct LinkingParser {
    var key: String
    var source: String
}

extension LinkingConfiguration {
    private static let functionKeys: Set<String> = ["filter", "getStateFromPath"]
    private static let ignoredKeys: Set<String> = [
        "enabled", "getInitialURL", "subscribe", "getPathFromState", "getActionFromState",
    ]

    /// The object with `screens`. In the first version, `config` itself had the screens.
    private static func config(of json: JSON) -> JSON {
        guard let config = json["config"], let members = config.object else { return json }
        let isOld = config["screens"] == nil && !members.isEmpty && members.allSatisfy { $0.1.isScreen }
        return isOld ? .object([("screens", config)]) : config
    }

    /// Reads the configuration: a whole one with `prefixes` and `config`, or its `config` alone.
    init(_ file: SourceFile, _ sketch: inout GraphSketch) throws(ImportFailure) {
        var json: JSON
        do throws(JSON.Mistake) { json = try JSON(parsing: file.text) } catch {
            throw ImportFailure("not JSON: \(error.message)", in: file.name, at: error.offset)
        }
        if let linking = json["linking"], linking.object != nil, json["screens"] == nil { json = linking }
        let config = Self.config(of: json)
        guard let screens = config["screens"], screens.object != nil else {
            throw ImportFailure(
                "there is no `screens`",
                help: "write the linking configuration as JSON: {\"prefixes\": […], \"config\": {\"screens\": {…}}}",
                in: file.name)
        }
        for (key, value) in json.object ?? [] {
            switch key {
            case "prefixes": prefixes = (value.array ?? [value]).compactMap(\.string)
            case "config", "screens", "path", "initialRouteName": break
            case let key where Self.functionKeys.contains(key): functions.append(key)
            case let key where Self.ignoredKeys.contains(key): sketch.leaveOut("`\(key)`")
            default: sketch.leaveOut("unknown keys of the configuration")
            }
        }
        path = config["path"]?.string
        root = LinkingScreen(name: "", navigator: config, &sketch)
    }
}

extension LinkingScreen {
    static let maxAliases = 100

    init(name: String) { self.name = name }

    /// Reads a screen: its path, or an object with a path, screens, or both.
    fileprivate init(name: String, _ json: JSON, _ sketch: inout GraphSketch) {
        switch json {
        case .string(let path):
            self.init(name: name)
            self.path = path
        case .object: self.init(name: name, navigator: json, &sketch)
        case .null: self.init(name: name)
        default:
            self.init(name: name)
            sketch.leaveOut("values of screens that are neither a path nor an object")
        }
    }

    fileprivate init(name: String, navigator json: JSON, _ sketch: inout GraphSketch) {
        self.init(name: name)
        path = name.isEmpty ? nil : json["path"]?.string
        isExact = json["exact"]?.bool ?? false
        initial = json["initialRouteName"]?.string
        for (key, value) in json.object ?? [] {
            switch key {
            case "path", "exact", "initialRouteName": break
            case "screens": screens = (value.object ?? []).map { LinkingScreen(name: $0.0, $0.1, &sketch) }
            case "alias": readAliases(value, &sketch)
            case "parse": readParsers(value)
            case "stringify": for _ in value.object ?? [] { sketch.leaveOut("`stringify` of a parameter") }
            default: if !name.isEmpty { sketch.leaveOut("unknown keys of a screen") }
            }
        }
        // The screen below the others need not have a path.
        if let initial, let screens, !screens.contains(where: { $0.name == initial }) {
            self.screens = [LinkingScreen(name: initial)] + screens
        }
    }

    private mutating func readAliases(_ json: JSON, _ sketch: inout GraphSketch) {
        for item in json.array ?? [json] {
            guard aliases.count < Self.maxAliases, let path = item.string ?? item["path"]?.string else {
                sketch.leaveOut("aliases of screens that are no paths, or beyond \(Self.maxAliases)")
                continue
            }
            aliases.append(LinkingAlias(path: path, isExact: item["exact"]?.bool ?? false))
        }
    }

    private mutating func readParsers(_ json: JSON) {
        for (key, value) in json.object ?? [] { parse.append(LinkingParser(key: key, source: value.string ?? "")) }
    }
}

extension JSON {
    /// Whether it can be a screen: a path, or an object with a path or screens.
    fileprivate var isScreen: Bool { string != nil || self["path"] != nil || self["screens"] != nil }
}
