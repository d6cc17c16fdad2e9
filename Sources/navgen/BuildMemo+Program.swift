#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif
import NavDriver
import NavSyntax

extension BuildMemo {
    /// In the user's cache, or in `NAVGEN_CACHE`; nil where that is empty or there is no such place.
    static func ofThisProgram(_ checks: CompilerOptions) -> BuildMemo? {
        guard let folder = cacheFolder, let program = BuildMemo.program(version: Navgen.version) else { return nil }
        return BuildMemo(cache: folder, program: program, checks: checks)
    }

    private static var cacheFolder: String? {
        if let chosen = variable("NAVGEN_CACHE") { return chosen.isEmpty ? nil : chosen }
        if let cache = variable("XDG_CACHE_HOME"), cache.isAbsolutePath { return cache + "/navgen" }
        guard let home = variable("HOME"), home.isAbsolutePath else { return nil }
        #if canImport(Darwin)
            return home + "/Library/Caches/navgen"
        #else
            return home + "/.cache/navgen"
        #endif
    }

    private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
