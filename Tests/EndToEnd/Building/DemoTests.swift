import Foundation
import TestSupport
import Testing

/// What `make demo` shows once navgen is built.
@Suite struct DemoTests {
    @Test func showsAMistakeAnAnswerAndFilesAndItsNextStepsWork() throws {
        let run = try NavgenProcess.shell("sh Scripts/demo.sh '\(NavgenProcess.executable.path)'", in: repository)
        #expect(run.status == 0 && run.errors == "", "\(run)")
        #expect(run.output.contains("there is no node `detial` [unknown-node]"))
        #expect(run.output.contains("shop://order/ORD-001 → orderDetail, a screen"))
        for line in run.output.split(separator: "\n") {
            // A file that the script does not describe has no text after its length.
            if let match = try /^ +(Shop\S*) +[0-9]+ lines(.*)$/.wholeMatch(in: line) {
                let file = repository.appendingPathComponent(".build/demo/\(match.1)")
                #expect(FileManager.default.fileExists(atPath: file.path), "\(line)")
                #expect(match.2.count > 4, "\(line)")
            }
        }
        let page = try #require(run.output.firstMatch(of: /Open the page: (.*)/))
        #expect(FileManager.default.fileExists(atPath: String(page.1)))
        let steps = run.output.components(separatedBy: "\nnext:\n").last?.split(separator: "\n") ?? []
        #expect(steps.count == 3)
        for step in steps {
            let next = try NavgenProcess.shell(String(step), in: repository)
            #expect(next.status == 0, "\(step): \(next)")
        }
    }
}
