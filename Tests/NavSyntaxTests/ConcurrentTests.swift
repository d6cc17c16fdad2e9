import Foundation
import NavSyntax
import Testing

@Suite struct ConcurrentTests {
    @Test func resultsAreInOrder() {
        #expect(concurrently(1000) { $0 * $0 } == (0..<1000).map { $0 * $0 })
        #expect(concurrently(0) { $0 } == [])
        #expect(concurrently(4) { outer in concurrently(4) { outer * 4 + $0 } }.flatMap(\.self) == Array(0..<16))
    }

    /// Worker threads block termination signals; only the calling thread receives them.
    @Test func onlyTheCallingThreadReceivesSignals() async {
        await Task.detached {
            // The test runner may block signals itself.
            let former = Self.unblock()
            let caller = pthread_self()
            let pieces = concurrently(64) { _ in
                usleep(500)
                return (isCaller: pthread_equal(caller, pthread_self()) != 0, holds: Self.holdsTermination)
            }
            #expect(pieces.allSatisfy { $0.holds == !$0.isCaller })
            #expect(!Self.holdsTermination)
            var mask = former
            pthread_sigmask(SIG_SETMASK, &mask, nil)
        }.value
    }

    private static func unblock() -> sigset_t {
        var signals = sigset_t()
        var former = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGTERM)
        pthread_sigmask(SIG_UNBLOCK, &signals, &former)
        return former
    }

    private static var holdsTermination: Bool {
        var mask = sigset_t()
        pthread_sigmask(SIG_BLOCK, nil, &mask)
        return sigismember(&mask, SIGTERM) != 0
    }
}
