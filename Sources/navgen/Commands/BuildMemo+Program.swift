import NavDriver
import NavPlatform
import NavSyntax

extension BuildMemo {
    /// In the user's cache, or in `NAVGEN_CACHE`; nil where that is empty or there is no such place.
    static func ofThisProgram(_ checks: CompilerOptions) -> BuildMemo? {
        guard let folder = cacheFolder, let program = BuildMemo.program(version: Navgen.version) else { return nil }
        return BuildMemo(cache: folder, program: program, checks: checks)
    }

    private static var cacheFolder: String? {
        if let chosen = Program.variable("NAVGEN_CACHE") { return chosen.isEmpty ? nil : chosen }
        return Program.cacheFolder.map { $0 + "/navgen" }
    }
}
