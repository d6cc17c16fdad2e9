import Foundation
import NavPlatform
import Testing

/// Reading files while they are written.
@Suite(.timeLimit(.minutes(20))) struct FileReadingTests {
    private static let blockSize = 1 << 14
    private static let blockCount = 96

    /// Another thread fills a file of blocks with increasing numbers, from the first block to the
    /// last, over and over. At any time, the numbers do not increase from block to block, and
    /// differ by at most one. Contents from different times would not look like that.
    @Test func contentsExistedAtOneTime() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("navgen-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let file = open(path, O_RDWR | O_CREAT, 0o600)
        defer { close(file) }
        writeRound(1, to: file, pause: 0)
        let writer = Thread { [self] in
            for number in 2...UInt8(40) {
                writeRound(number, to: file, pause: number % 3 == 0 ? 100 : 0)
                // Sometimes pauses long enough to read it.
                if number % 4 == 0 { usleep(25_000) }
            }
        }
        writer.start()
        var successes = 0
        repeat {
            switch FileReading.read(path, .max - 1, .regularFile) {
            case .success(let bytes):
                successes += 1
                try expectMoment(bytes)
            case .failure(let failure): #expect(failure.reason == "keeps changing while it is read")
            }
        } while !writer.isFinished
        #expect(successes > 0)
        // When it no longer changes, it can be read.
        let last = try FileReading.read(path, .max - 1, .regularFile).get()
        #expect(last.count == Self.blockSize * Self.blockCount && last.allSatisfy { $0 == 40 })
    }

    private func writeRound(_ number: UInt8, to file: Int32, pause: UInt32) {
        let block = [UInt8](repeating: number, count: Self.blockSize)
        for index in 0..<Self.blockCount {
            pwrite(file, block, block.count, off_t(index * Self.blockSize))
            if pause > 0 { usleep(pause) }
        }
    }

    private func expectMoment(_ bytes: [UInt8]) throws {
        try #require(bytes.count == Self.blockSize * Self.blockCount)
        let firsts = (0..<Self.blockCount).map { bytes[$0 * Self.blockSize] }
        #expect(firsts == firsts.sorted(by: >) && firsts[0] - firsts[Self.blockCount - 1] <= 1, "\(firsts)")
    }

    /// Files are not mapped into memory, where truncating one would crash the program.
    @Test func truncatingAFileWhileItIsReadDoesNotCrash() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("navgen-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let whole = Data(repeating: 0x61, count: 3 << 20)
        let writer = Thread {
            for _ in 0..<30 {
                try? whole.write(to: URL(fileURLWithPath: path))
                truncate(path, 0)
            }
        }
        try whole.write(to: URL(fileURLWithPath: path))
        writer.start()
        while !writer.isFinished {
            guard case .success(let bytes) = FileReading.read(path, .max - 1, .regularFile) else { continue }
            #expect(bytes.allSatisfy { $0 == 0x61 })
        }
    }
}
