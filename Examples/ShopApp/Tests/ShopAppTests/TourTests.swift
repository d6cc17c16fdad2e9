import Foundation
import Testing

@testable import ShopTour

@Suite struct TourTests {
    /// After an intended change, run `swift run shop-tour > Tests/ShopAppTests/tour.txt` and review
    /// the difference.
    @Test func theTourMatchesItsRecording() async throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "tour.txt")
        let written = try String(contentsOf: file, encoding: .utf8)
        #expect(await Tour.run() == written)
    }

    @Test func theTourIsTheSameEachTime() async {
        let first = await Tour.run()
        #expect(await Tour.run() == first)
    }
}
