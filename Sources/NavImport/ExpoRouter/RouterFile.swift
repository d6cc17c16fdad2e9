/// A file below the folder of routes, such as `(tabs)/profile/[id].tsx`.
struct RouterFile {
    /// The folders that it is in.
    var folders: [String]
    /// Its name without endings.
    var name: String
    var platform: String?
    /// The ending of its language.
    var language: String

    var isLayout: Bool { name == "_layout" }
    var path: String { (folders + [name]).joined(separator: "/") }

    private static let languages: Set<String> = ["tsx", "jsx", "ts", "js"]
    private static let platforms: Set<String> = ["web", "ios", "android", "native"]

    /// Reads a path; nil if it is no code.
    init?(_ path: [String]) {
        guard let file = path.last else { return nil }
        var parts = file.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        // `[...rest]` has dots of its own.
        if let end = file.lastIndex(of: "]"), file.hasPrefix("[...") {
            let endings = file[end...].dropFirst().split(separator: ".").map(String.init)
            parts = [String(file[...end])] + endings
        }
        guard parts.count > 1, let language = parts.last, Self.languages.contains(language) else { return nil }
        parts.removeLast()
        if parts.count > 1, let platform = parts.last, Self.platforms.contains(platform) {
            self.platform = platform
            parts.removeLast()
        }
        self.language = language
        folders = Array(path.dropLast())
        name = parts.joined(separator: ".")
    }

    /// The segments of its URL: not those of groups, and not `index`.
    var segments: [String] {
        folders.filter { !Self.isGroup($0) } + (name == "index" ? [] : [name])
    }

    static func isGroup(_ folder: String) -> Bool { folder.hasPrefix("(") && folder.hasSuffix(")") && folder.count > 2 }

    /// Its folders, for each choice of a name from groups with several: `(home,search)` is `(home)` and `(search)`.
    func places() -> [[String]] { Self.places(of: folders) }

    static func places(of folders: [String]) -> [[String]] {
        var places: [[String]] = [[]]
        for folder in folders {
            var names = [folder]
            if isGroup(folder), folder.contains(",") {
                names = folder.dropFirst().dropLast().split(separator: ",").map {
                    "(\($0.filter { !$0.isWhitespace }))"
                }
            }
            if names.isEmpty || places.count * names.count > maxPlaces { names = [folder] }
            places = places.flatMap { place in names.map { place + [$0] } }
        }
        return places
    }

    private static let maxPlaces = 32
}

extension RouterFile {
    /// Folders of code that shows no screens.
    private static let helpers: Set<String> = [
        "hooks", "utils", "constants", "styles", "assets", "__tests__", "__mocks__", "tests",
    ]
    /// Folders that have routes only if a file says so: a layout, an index, a parameter, or a name in lower case.
    private static let unclear: Set<String> = [
        "components", "component", "util", "lib", "libs", "types", "services", "helpers", "store", "stores", "context",
        "contexts", "providers",
        "config", "data", "interfaces", "models", "redux", "theme", "i18n", "locales", "api", "ui", "shared", "common",
    ]
    private static let suffixes: Set<String> = [
        "test", "spec", "stories", "style", "styles", "mock", "mocks", "types", "type", "d", "hooks", "utils", "schema",
    ]

    /// Why it is not a screen or a layout; nil if it is.
    ///
    /// - Parameter routes: The folders that contain routes.
    func reason(_ routes: Set<String>) -> String? {
        if name.hasSuffix("+api") { return "API routes (`+api`), which show nothing" }
        if name.hasPrefix("+"), name != "+not-found" { return "`\(Self.special(name))`" }
        var path = ""
        for folder in folders {
            path += "/" + folder
            if Self.helpers.contains(folder) || Self.unclear.contains(folder.lowercased()) && !routes.contains(path) {
                return "files in `\(folder.lowercased())`, of which Expo Router would make routes"
            }
            if folder.hasPrefix("_") { return "files in folders whose names begin with `_`" }
        }
        if platform == "web" { return "files only for the web (`.web`)" }
        if platform == "android" { return "files only for Android (`.android`)" }
        if name.hasPrefix("_"), !isLayout { return "files whose names begin with `_`" }
        if let suffix = name.split(separator: ".").dropFirst().last.map(String.init), Self.suffixes.contains(suffix),
            !name.hasPrefix("[...")
        {
            return "tests, styles and the like, of which Expo Router would make routes"
        }
        if isHook { return "hooks, of which Expo Router would make routes" }
        if language == "ts", !isLayout, !isRouteByName { return "`.ts` files, which can show nothing" }
        return nil
    }

    /// The folder that often has no routes; nil if there is none.
    var unclearFolder: String? { folders.first { Self.unclear.contains($0.lowercased()) } }

    /// Whether its name can only be that of a route.
    var isRouteByName: Bool { isLayout || name == "index" || name.hasPrefix("[") || name == "+not-found" }

    private var isHook: Bool { name.hasPrefix("use") && name.dropFirst(3).first?.isUppercase == true }

    private static func special(_ name: String) -> String {
        ["+html", "+native-intent", "+middleware"].first { $0 == name } ?? "+…"
    }
}
