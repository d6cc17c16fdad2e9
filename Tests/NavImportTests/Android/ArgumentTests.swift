import NavFiles
import NavImport
import Testing

/// Arguments become parameters.
struct ArgumentTests {
    @Test(arguments: [
        ("app:argType=\"string\"", "x: String"),
        ("app:argType=\"integer\"", "x: Int"),
        ("app:argType=\"long\"", "x: Int64"),
        ("app:argType=\"float\"", "x: Double"),
        ("app:argType=\"boolean\"", "x: Bool"),
        ("app:argType=\"integer[]\"", "x: \"[Int]\""),
        ("app:argType=\"string[]\" app:nullable=\"true\"", "x: \"[String]\""),
        ("app:argType=\"string\" app:nullable=\"true\"", "x: String?"),
        ("app:argType=\"string\" android:defaultValue=\"@null\"", "x: String?"),
        ("app:argType=\"java.math.BigDecimal\"", "x: Decimal"),
        ("app:argType=\"android.net.Uri\" app:nullable=\"true\"", "x: URL?"),
        ("", "x: String"),
        ("android:defaultValue=\"@null\"", "x: String?"),
        ("android:defaultValue=\"0\"", "x: {type: Int, default: 0}"),
        ("android:defaultValue=\"0x10\"", "x: {type: Int, default: 16}"),
        ("android:defaultValue=\"0xFFFFFFFF\"", "x: {type: Int, default: -1}"),
        ("android:defaultValue=\"-1L\"", "x: {type: Int64, default: -1}"),
        ("android:defaultValue=\"0f\"", "x: {type: Double, default: 0}"),
        ("android:defaultValue=\"-.5f\"", "x: {type: Double, default: -0.5}"),
        ("android:defaultValue=\"1.\"", "x: {type: Double, default: 1.0}"),
        ("android:defaultValue=\"true\"", "x: {type: Bool, default: true}"),
        ("android:defaultValue=\"a b\"", "x: {type: String, default: \"a b\"}"),
        ("android:defaultValue=\"\"", "x: {type: String, default: \"\"}"),
        ("app:argType=\"string\" android:defaultValue=\"1\"", "x: {type: String, default: 1}"),
        ("app:argType=\"string\" android:defaultValue=\"~\"", "x: {type: String, default: \"~\"}"),
        ("app:argType=\"float\" android:defaultValue=\"1\"", "x: {type: Double, default: 1}"),
        ("app:argType=\"long\" android:defaultValue=\"1\"", "x: {type: Int64, default: 1}"),
        ("android:defaultValue=\"@string/text\"", "x: {type: String, default: Text}"),
    ])
    func types(_ attributes: String, _ line: String) throws {
        let result = try Self.imported("<argument android:name=\"x\" \(attributes)/>")
        #expect(Self.declares(result, line), "\(result.text)")
        #expect(result.decisions.isEmpty)
        #expect(result.errors.isEmpty)
    }

    @Test(arguments: [
        (
            "app:argType=\"integer\" android:defaultValue=\"a\"", "x: Int",
            "decide on a default; in the source, it is `a`"
        ),
        (
            "app:argType=\"integer\" android:defaultValue=\"99999999999999999999\"", "x: Int",
            "decide on a default; in the source, it is `99999999999999999999`"
        ),
        (
            "app:argType=\"string[]\" android:defaultValue=\"a\"", "x: \"[String]\"",
            "decide on a default; in the source, it is `a`"
        ),
        (
            "android:defaultValue=\"@string/other\"", "x: String",
            "write the default here; in the source, it is the resource `@string/other`"
        ),
        (
            "app:argType=\"string\" android:defaultValue=\"null\"", "x: {type: String, default: \"null\"}",
            "check the default: in the source, it is the text `null`, not no value: `x: String?`"
        ),
        (
            "app:argType=\"string\" android:defaultValue=\"''\"", "x: {type: String, default: \"''\"}",
            "check the default: in the source, it is the text `''`, not an empty text: `\"\"`"
        ),
        (
            "app:argType=\"reference\" android:defaultValue=\"@drawable/icon\"", "x: {type: String, default: icon}",
            "`x` is the id of an Android resource; decide what takes its place, such as the name of an image"
        ),
        (
            "app:argType=\"reference\" android:defaultValue=\"0\"", "x: String?",
            "`x` is the id of an Android resource; decide what takes its place, such as the name of an image"
        ),
    ])
    func decisions(_ attributes: String, _ line: String, _ todo: String) throws {
        let result = try Self.imported("<argument android:name=\"x\" \(attributes)/>")
        #expect(Self.declares(result, line), "\(result.text)")
        #expect(result.decisions == [todo])
        #expect(result.errors.isEmpty)
    }

    @Test(
        arguments: [
            ("com.example.Item", "Item", nil, "x: Item"),
            ("com.example.Item[]", "Item", nil, "x: \"[Item]\""),
            ("com.example.User$Role", "UserRole", "ADMIN_ONLY", "x: {type: UserRole, default: .adminOnly}"),
            ("com.example.Mode", "Mode", "darkBlue", "x: {type: Mode, default: .darkBlue}"),
            ("com.example.model.Image", "ModelImage", nil, "x: ModelImage"),
            (".Item", "Item", nil, "x: Item"),
            ("déjà", "DJ", nil, "x: DJ"),
        ] as [(String, String, String?, String)])
    func classes(_ source: String, _ name: String, _ fallback: String?, _ line: String) throws {
        let fallback = fallback.map { "android:defaultValue=\"\($0)\"" } ?? ""
        let result = try Self.imported("<argument android:name=\"x\" app:argType=\"\(source)\" \(fallback)/>")
        #expect(Self.declares(result, line), "\(result.text)")
        #expect(result.has("\(name): {swift: \(name)}"))
        let written = source.hasSuffix("[]") ? String(source.dropLast(2)) : source
        #expect(
            result.decisions == [
                "write `\(name)` in Swift, Hashable, Sendable and Codable, for the class `\(written)`; or pass "
                    + "something simpler, such as an id"
            ])
        #expect(result.errors.isEmpty)
    }

    @Test func namesOfArguments() throws {
        let result = try Self.imported(
            """
            <argument android:name="user_id"/><argument android:name="userId"/><argument android:name="user_id"/>
            <argument android:name="é"/><argument/><argument android:name="z" tools:ignore="x"/>
            """)
        #expect(result.text.contains("params: {userId: String, userId2: String, value: String, z: String}"))
        #expect(
            result.missing == [
                "arguments that are declared twice", "arguments without a name", "`tools:ignore`",
            ])
    }

    @Test func sameNameInTwoPackages() throws {
        let result = try Self.imported(
            """
            <argument android:name="x" app:argType="com.one.Mode"/>
            <argument android:name="y" app:argType="com.two.Mode"/>
            <argument android:name="z" app:argType="com.one.Mode"/>
            """)
        #expect(result.text.contains("params: {x: Mode, y: TwoMode, z: Mode}"))
        #expect(result.has("# another type is called `Mode`"))
        #expect(result.errors.isEmpty)
    }

    /// Arguments of a graph are those of its start destination.
    @Test func argumentsOfGraphs() throws {
        let nested = """
            <navigation android:id="@+id/inner" app:startDestination="@id/b">
            <argument android:name="x"/><argument android:name="y"/>
            \(destination("b", "<argument android:name=\"y\"/>"))
            </navigation>
            """
        let result = try importedNavGraph(navigation(destination("a", action(to: "inner")) + nested))
        #expect(result.has("b: {params: {y: String, x: String}}"))
    }

    private static func imported(_ arguments: String) throws -> GraphImport {
        let text = navigation(destination("a", action(to: "b")) + destination("b", arguments))
        let strings = "<resources><string name=\"text\">Text</string></resources>"
        return try importedNavGraph(text, and: [("values/strings.xml", strings)])
    }

    /// Whether a node has only this parameter, on one line or on several.
    private static func declares(_ result: GraphImport, _ line: String) -> Bool {
        result.has(line) || result.has("b: {params: {\(line)}}")
    }
}
