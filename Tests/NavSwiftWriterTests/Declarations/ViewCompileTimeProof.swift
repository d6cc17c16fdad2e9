#if os(Linux)
    import Foundation
    import NavCompiler
    import TestSupport
    import Testing

    /// The time for which the compiler checks the generated Swift of a large app.
    /// `Benchmarks/views.sh` measures more.
    @Suite struct ViewCompileTimeProof {
        /// The allowed factor relative to one switch over half as many screens, as machines differ
        /// in speed.
        private static let bound = 1.25

        @Test func checksThreeHundredScreensAsFastAsASwitchOverHalfAsMany() throws {
            let source = repository.appendingPathComponent("Benchmarks/Views/generate.swift")
            let generator = try SwiftProgram([("main.swift", try String(contentsOf: source, encoding: .utf8))])
            defer { generator.remove() }
            let usual = [try Self.write(150, sections: 0, generator) + "/OneSwitch.swift"]
            let large = try [0, 10].map { try Self.generated(300, sections: $0, generator) }
            // Takes the minimum of a few attempts, because other processes may run at the same
            // time.
            var (least, ratios) = ([Double](repeating: .infinity, count: 3), [Double.infinity])
            for _ in 1...5 where ratios.contains(where: { $0 > Self.bound }) {
                least = zip(least, try (large + [usual]).map(Self.seconds)).map(min)
                ratios = least.dropLast().map { $0 / least[2] }
            }
            #expect(ratios.allSatisfy { $0 <= Self.bound }, "\(ratios) of \(least[2]) s")
        }

        /// Writes an app with a number of screens, and returns its folder.
        private static func write(_ screens: Int, sections: Int, _ generator: SwiftProgram) throws -> String {
            let folder = generator.folder.appendingPathComponent("\(screens)-\(sections)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            _ = try generator.run(arguments: ["\(screens)", "\(sections)", folder.path])
            return folder.path
        }

        /// The paths of an app's generated Swift and of its views.
        private static func generated(_ screens: Int, sections: Int, _ generator: SwiftProgram) throws -> [String] {
            let folder = try write(screens, sections: sections, generator)
            let result = compile(folder + "/app.yaml", reader: .disk)
            let graph = CompiledGraph(links: try #require(result.links))
            let files = try graph.swift()
            #expect(files.contains { $0.text.contains("AppRootView") })
            for file in files {
                try file.text.write(toFile: folder + "/" + file.name, atomically: true, encoding: .utf8)
            }
            return files.map { folder + "/" + $0.name } + [folder + "/Screens.swift"]
        }

        /// The processor time for which the compiler type-checks files.
        private static func seconds(_ paths: [String]) throws -> Double {
            let flags = ["-typecheck", "-wmo", "-swift-version", "6", "-parse-as-library", "-module-name", "Compiled"]
            let declarations = try SwiftUIDeclarations.of(.sdk26).flags + RuntimeModule.of(.sdk26).flags
            let result = try SwiftProgram.run(
                "/bin/sh", ["-c", #"swiftc "$@" && times"#, "sh"] + flags + declarations + paths)
            // `times` prints user and system time in minutes and seconds, first of the shell and
            // then of its children.
            let times = result.output.matches(of: /(\d+)m(\d+\.\d+)s/).compactMap { match in
                Double(match.output.1).flatMap { minutes in Double(match.output.2).map { minutes * 60 + $0 } }
            }
            try #require(result.status == 0 && times.count == 4, "\(result.output.prefix(2000))")
            return times[2] + times[3]
        }
    }
#endif
