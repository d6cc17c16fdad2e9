import Foundation
import TestSupport
import Testing

/// Localized titles and labels, compiled with declarations that imitate Apple's Foundation.
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

    /// Declares what Apple's Foundation has for localization, and returns the key, the values and
    /// the bundle.
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
                translated value: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
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

    /// The Swift as it is compiled on Apple's platforms. The initializer gets another name, because
    /// the runtime declares one with the original name for other platforms.
    private static func files(_ bundle: String) throws -> [(name: String, text: String)] {
        let options = bundle.isEmpty ? "" : "outputs: {swift: {bundle: \(bundle)}}\n"
        return try CompiledGraph(graph + "\n" + options).swift().map { file in
            let text = file.text.replacingOccurrences(of: "#if !canImport(Darwin)", with: "#if false")
            return (
                file.name,
                text.replacingOccurrences(of: "#if canImport(Darwin)", with: "#if true")
                    .replacingOccurrences(of: "String(localized:", with: "String(translated:")
            )
        } + [("Apple.swift", apple)]
    }

    @Test(
        "are looked up in the bundle of the app or of the package",
        arguments: [("", "app"), ("main", "app"), ("module", "package")])
    func bundles(_ bundle: String, _ place: String) throws {
        let files = try Self.files(bundle)
        let runtime = try RuntimeModule.plain.get()
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
                    for button in TripAlert.ask.actions { print(button.label) }
                    """
                )
            ], flags: runtime.flags + runtime.objects)
        defer { program.remove() }
        let expected = ["Places", "Trip %lld to %@ | 5 | Oslo", "Leave?", "Now", "Places", "Leave", "stay"]
        let output = try program.run()
        #expect(output == expected.map { "\(place) | \($0)\n" }.joined())
        #expect(try CompilerSettings().output(files) == "")
    }

    @Test("are as written in the graph without string tables")
    func elsewhere() throws {
        let files = try CompiledGraph(Self.graph + "\noutputs: {swift: {bundle: module}}").swift()
        let main = "print(TripRoute.trip(number: 5, place: \"Oslo\").title ?? \"-\")"
        let runtime = try RuntimeModule.plain.get()
        let program = try SwiftProgram(
            files + [("main.swift", main)], flags: ["-warnings-as-errors"] + runtime.flags + runtime.objects)
        defer { program.remove() }
        #expect(try program.run() == "Trip 5 to Oslo\n")
    }
}
