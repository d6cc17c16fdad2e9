import Foundation
import TestSupport
import Testing

@testable import NavCompiler
@testable import NavFiles

/// Makes random changes to files, folders and symbolic links. Whenever the contents at a path
/// differ from before, the watch must wake.
@Suite struct WatchOracleTests {
    private static let rounds = Rounds.of(150)
    private static let watched = ["a.yaml", "d/a.yaml", "d/e/a.yaml", "l", "d/l", "m/a.yaml", "d/../d/e/../b.yaml"]
    private static let files = ["a.yaml", "b.yaml", "d/a.yaml", "d/b.yaml", "d/e/a.yaml", "e/a.yaml", "l", "x"]
    private static let folders = ["d", "e", "d/e", "m", "x"]
    private static let links = ["l", "m", "d/l", "d/e"]
    private static let targets = ["a.yaml", "../a.yaml", "d", "e", "d/e", "../e", "l", "nowhere"]

    @Test(.timeLimit(.minutes(10)), arguments: [1, 2, 3] as [UInt64])
    func whatIsDifferentIsTold(seed: UInt64) throws {
        try withWatchedFolder { folder in
            var random = Random(state: seed)
            var changes = 0
            for round in 0..<Self.rounds {
                let before = try folder.read(Self.watched)
                let deed = Self.doSomething(in: folder, round, &random)
                guard try now(folder) != before else {
                    while folder.watch.wait(limit: .zero) == .changed {}
                    continue
                }
                changes += 1
                try #require(folder.wakes(), "round \(round): \(deed)")
            }
            #expect(changes > Self.rounds / 10)
        }
    }

    /// The contents at the paths, read without the watch.
    private func now(_ folder: WatchedFolder) throws -> [String?] {
        Self.watched.map { try? String(contentsOfFile: folder.path($0), encoding: .utf8) }
    }

    /// Makes a random change, which often fails; that is one of the cases to test.
    private static func doSomething(in folder: WatchedFolder, _ round: Int, _ random: inout Random) -> String {
        let file = random.one(of: files)
        let other = random.one(of: files + folders)
        let place = random.one(of: folders)
        switch random.below(8) {
        case 0, 1:
            try? folder.write("\(round)", to: file)
            return "write \(file)"
        case 2:
            try? folder.rename(file, other)
            return "rename \(file) \(other)"
        case 3:
            try? folder.rename(place, random.one(of: folders))
            return "rename \(place)"
        case 4:
            try? folder.makeFolder(place)
            return "mkdir \(place)"
        case 5:
            try? folder.remove(other)
            return "rm -r \(other)"
        case 6:
            let link = random.one(of: links)
            let target = random.one(of: targets)
            try? folder.link(link, to: random.below(3) == 0 ? folder.path(target) : target)
            try? folder.remove(link + ".new")
            return "ln -s \(target) \(link)"
        default:
            try? folder.write("\(round)", to: "new")
            try? folder.rename("new", file)
            return "mv new \(file)"
        }
    }

    private struct Random {
        var state: UInt64

        mutating func below(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }

        mutating func one(of words: [String]) -> String { words[below(words.count)] }
    }
}
