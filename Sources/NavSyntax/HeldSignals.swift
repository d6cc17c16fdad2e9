#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Keeps signals that end the run from the thread that makes it, and from the threads that begin meanwhile: while files
/// are written, so that Ctrl-C leaves a graph's outputs all old or all new.
package struct HeldSignals: Sendable {
    private var former = sigset_t()

    package init() {
        var ending = Self.ending
        pthread_sigmask(SIG_BLOCK, &ending, &former)
    }

    /// Lets them come; one that waited ends the run here.
    package func release() {
        var former = former
        pthread_sigmask(SIG_SETMASK, &former, nil)
    }

    /// Lets those come that whoever started this program has held: threads of many programs hold all, and hand that on.
    /// What runs until it is told to end has to hear it.
    package static func letAllCome() {
        var ending = Self.ending
        pthread_sigmask(SIG_UNBLOCK, &ending, nil)
    }

    private static var ending: sigset_t {
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
        return signals
    }
}
