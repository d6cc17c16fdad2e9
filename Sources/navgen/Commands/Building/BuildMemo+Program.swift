import NavDriver
import NavPlatform
import NavSyntax

extension BuildMemo {
    /// The memo in `NAVGEN_CACHE` or the user's cache folder; nil if `NAVGEN_CACHE` is empty or there is no such
    /// folder.
    static func ofThisProgram(_ checks: CompilerOptions) -> BuildMemo? {
        guard let folder = cacheFolder, let program = BuildMemo.program(version: Navgen.version) else { return nil }
        return BuildMemo(cache: folder, program: program, checks: checks)
    }

    private static var cacheFolder: String? {
        if let chosen = Program.variable("NAVGEN_CACHE") { return chosen.isEmpty ? nil : chosen }
        return Program.cacheFolder.map { $0 + "/navgen" }
    }
}
