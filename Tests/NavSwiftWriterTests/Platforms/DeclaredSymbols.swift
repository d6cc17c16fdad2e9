import Foundation
import TestSupport

/// The symbols that `Tests/SwiftUI` declares, with their availability.
struct DeclaredSymbols {
    typealias Platform = PlatformTable.Platform

    /// The first version of each platform that has a symbol, `1604` for 16.4. Missing platforms do
    /// not have it.
    struct Availability: Equatable {
        var since: [Platform: Int] = [:]
        var missing: Set<Platform> = []

        /// Whether there is no `@available`.
        var isUnspecified: Bool { since.isEmpty }

        /// The availability of a member of the symbol.
        func inherited(by member: Availability) -> Availability {
            let missing = missing.union(member.missing)
            let since = (member.isUnspecified ? since : member.since).filter { !missing.contains($0.key) }
            return Availability(since: since, missing: missing)
        }
    }

    private(set) var types: [String: [Availability]] = [:]
    /// The methods of views and tabs.
    private(set) var modifiers: [String: [Availability]] = [:]
    private(set) var members: [String: [Availability]] = [:]
    /// The availability macros that the package declares.
    private var classes: [String: [Platform: Int]] = [:]

    static let all = Result { try DeclaredSymbols() }

    private init() throws {
        let package = repository.appendingPathComponent("Tests/SwiftUI")
        let manifest = try String(contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)
        for match in manifest.matches(of: /"(A\w+):([^"]+)"/) {
            classes[String(match.output.1)] = Self.versions(String(match.output.2))
        }
        let sources = package.appendingPathComponent("Sources/SwiftUI")
        for name in try FileManager.default.subpathsOfDirectory(atPath: sources.path).sorted()
        where name.hasSuffix(".swift") && !name.hasPrefix("Rendering/") {
            read(try String(contentsOf: sources.appendingPathComponent(name), encoding: .utf8))
        }
    }

    /// Parses a list of versions: `iOS 16.4, macOS 13.3`.
    static func versions(_ text: String) -> [Platform: Int] {
        var versions: [Platform: Int] = [:]
        for match in text.matches(of: /([A-Za-z]+) ?(\d+)(?:\.(\d+))?/) {
            guard let platform = Platform(rawValue: String(match.output.1)), let major = Int(match.output.2) else {
                continue
            }
            versions[platform] = major * 100 + (match.output.3.flatMap { Int($0) } ?? 0)
        }
        return versions
    }

    /// The availability of each overload of a symbol. The name is that of the table; the name of a
    /// member begins with a dot.
    func overloads(of symbol: String) -> [Availability] {
        let name = String(symbol.prefix { $0 != "(" })
        guard !name.hasPrefix(".") else { return members[String(name.dropFirst())] ?? [] }
        return types[name] ?? modifiers[name] ?? []
    }

    /// The availability of at least one of the overloads.
    static func combined(_ overloads: [Availability]) -> Availability {
        guard !overloads.contains(where: \.isUnspecified) else { return Availability() }
        var all = Availability()
        for overload in overloads { all.since.merge(overload.since, uniquingKeysWith: min) }
        all.missing = Set(Platform.allCases).subtracting(all.since.keys)
        return all
    }

    // MARK: - Reading

    /// Reads declarations. The sources are formatted, so members are indented by four spaces.
    private mutating func read(_ text: String) {
        var container = (name: "", availability: Availability())
        var pending = Availability()
        for line in Self.active(text) {
            let depth = line.prefix { $0 == " " }.count
            guard depth <= 4, !line.isEmpty else { continue }
            for match in line.matches(of: /@available\(([^)]*)\)/) { add(String(match.output.1), to: &pending) }
            if line.drop(while: { $0 == " " }).hasPrefix("@"), !line.contains(/\b(?:public|open)\b/) { continue }
            if depth == 0 {
                container = ("", pending)
                let type = /(?:public|open) (?:final )?(?:struct|enum|class|protocol|macro) (\w+)/
                if let match = line.firstMatch(of: type) {
                    container.name = String(match.output.1)
                    types[container.name, default: []].append(pending)
                } else if let match = line.firstMatch(of: /^extension (\w+)/) {
                    container.name = String(match.output.1)
                }
            } else if let match = line.firstMatch(of: /public static (?:var|let|func) (\w+)/) {
                members[String(match.output.1), default: []].append(container.availability.inherited(by: pending))
            } else if ["View", "TabContent"].contains(container.name),
                let match = line.firstMatch(of: /public func (\w+)/)
            {
                modifiers[String(match.output.1), default: []].append(container.availability.inherited(by: pending))
            }
            pending = Availability()
        }
    }

    /// The lines that are compiled with the older SDK, without the indentation of `#if`.
    private static func active(_ text: String) -> [Substring] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var result: [Substring] = []
        var isNewer: [Bool] = []
        for line in lines {
            if line.contains(/^ *#if/) {
                isNewer.append(line.hasSuffix("#if SDK27"))
            } else if line.contains(/^ *#else/) {
                isNewer.append(!isNewer.removeLast())
            } else if line.contains(/^ *#endif/) {
                isNewer.removeLast()
            } else if !isNewer.contains(true) {
                result.append(line.dropFirst(min(4 * isNewer.count, line.prefix { $0 == " " }.count)))
            }
        }
        return result
    }

    private func add(_ text: String, to availability: inout Availability) {
        let words = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        if words.last == "*" {
            for word in words.dropLast() {
                availability.since.merge(classes[word] ?? Self.versions(word)) { _, new in new }
            }
        } else if let platform = words.first.flatMap({ Platform(rawValue: $0) }) {
            if words.contains("unavailable") { availability.missing.insert(platform) }
            let introduced = words.first { $0.hasPrefix("introduced: ") }?.replacing(
                "introduced:", with: platform.rawValue)
            availability.since.merge(Self.versions(introduced ?? "")) { _, new in new }
        }
        availability.since = availability.since.filter { !availability.missing.contains($0.key) }
    }
}
