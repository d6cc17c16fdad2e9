import Foundation
import TestSupport
import Testing

/// Titles and labels in the user's language, with declarations of what Apple's Foundation has in this.
@Suite struct TranslationTests {
    private static let graph = """
        navgen: 1
        name: Trip
        root: places
        links: {schemes: [trip]}
        screens:
          places: {title: Places, to: [trip, ask]}
          trip: {title: "Trip {number} to {place}", params: {number: Int, place: String}, url: "/trip/{number}?to={place}"}
        alerts:
          ask: {title: Leave?, message: Now, actions: {leave: Leave, stay: {}}}
        """

    /// What Apple's Foundation declares, with tables by bundle.
    private static let apple = """
        import Foundation

        extension String {
            struct LocalizationValue: ExpressibleByStringInterpolation {
                struct StringInterpolation: StringInterpolationProtocol {
                    var key = ""
                    var values: [String] = []

                    init(literalCapacity: Int, interpolationCount: Int) {}
                    mutating func appendLiteral(_ literal: String) { key += literal }
                    mutating func appendInterpolation(_ text: String) { append("%@", text) }
                    mutating func appendInterpolation(_ number: Int) { append("%lld", String(number)) }
                    private mutating func append(_ mark: String, _ value: String) {
                        key += mark
                        values.append(value)
                    }
                }
                var key: String
                var values: [String] = []

                init(stringLiteral: String) { key = stringLiteral }
                init(stringInterpolation: StringInterpolation) {
                    key = stringInterpolation.key
                    values = stringInterpolation.values
                }
            }

            init(
                localized value: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
                locale: Locale = .current, comment: StaticString? = nil
            ) {
                let place = bundle === Bundle.module ? "package" : "app"
                self = ([place, value.key] + value.values).joined(separator: " | ")
            }
        }

        extension Foundation.Bundle {
            static nonisolated let module: Bundle = Bundle(path: "/")!
        }
        """

    /// The Swift as Apple's systems compile it.
    private static func files(_ bundle: String) throws -> [(name: String, text: String)] {
        let options = bundle.isEmpty ? "" : "outputs: {swift: {bundle: \(bundle)}}\n"
        return try CompiledGraph(graph + "\n" + options).swift().map { file in
            let text = file.text.replacingOccurrences(of: "#if !canImport(Darwin)", with: "#if false")
            return (file.name, text.replacingOccurrences(of: "#if canImport(Darwin)", with: "#if true"))
        } + [("Apple.swift", apple)]
    }

    @Test(
        "are looked up in the app, or in the package", arguments: [("", "app"), ("main", "app"), ("module", "package")])
    func bundles(_ bundle: String, _ place: String) throws {
        let files = try Self.files(bundle)
        let program = try SwiftProgram(
            files + [
                (
                    "main.swift",
                    """
                    print(TripRoute.places.title ?? "-")
                    print(TripRoute.trip(number: 5, place: "Oslo").title ?? "-")
                    print(TripAlert.ask.title ?? "-")
                    print(TripAlert.ask.message ?? "-")
                    print(TripNode.places.title ?? "-")
                    """
                )
            ])
        defer { program.remove() }
        let expected = ["Places", "Trip %lld to %@ | 5 | Oslo", "Leave?", "Now", "Places"]
        #expect(try program.run() == expected.map { "\(place) | \($0)\n" }.joined())

        let views = try #require(files.first { $0.name == "TripViews.swift" }).text
        let call = place == "app" ? "" : ", bundle: .module"
        #expect(views.contains("Text(verbatim: String(localized: \"Leave\"\(call)))"))
        #expect(views.contains("Text(verbatim: String(localized: \"stay\"\(call)))"))
        let declarations = try SwiftUIDeclarations.of(.sdk26)
        try SwiftProgram.withFiles(files) { paths, folder in
            let flags = ["-typecheck", "-wmo", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors"]
            let result = try SwiftProgram.run(
                "/usr/bin/env", ["swiftc"] + flags + declarations.flags + paths, in: folder)
            #expect(result.output.prefix(3000) == "")
        }
    }

    @Test("are as the graph has them where there are no tables")
    func elsewhere() throws {
        let files = try CompiledGraph(Self.graph + "\noutputs: {swift: {bundle: module}}").swift()
        let main = "print(TripRoute.trip(number: 5, place: \"Oslo\").title ?? \"-\")"
        let program = try SwiftProgram(files + [("main.swift", main)], flags: ["-warnings-as-errors"])
        defer { program.remove() }
        #expect(try program.run() == "Trip 5 to Oslo\n")
    }
}
