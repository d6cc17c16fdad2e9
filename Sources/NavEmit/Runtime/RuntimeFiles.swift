/// The sources of NavgenRuntime, for apps that compile their own copy.
///
/// The build makes `RuntimeFiles+Texts.swift`, which has the sources as strings.
public enum RuntimeFiles {
    /// The first line of each copied file.
    public static let header = "// Written by `navgen runtime`. Do not edit.\n"

    /// The folders of the sources.
    public static var folders: [String] {
        Set(sources.map { String($0.path.prefix { $0 != "/" }) }).sorted()
    }

    /// Each file as it is copied, by its path.
    public static var copies: [(path: String, text: String)] { sources.map { ($0.path, header + $0.text) } }
}
