#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Keeps signals that end the run waiting while files are written, so that Ctrl-C leaves a graph's outputs all old or all new.
struct HeldSignals {
    private var former = sigset_t()

    init() {
        var held = sigset_t()
        sigemptyset(&held)
        for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&held, signal) }
        pthread_sigmask(SIG_BLOCK, &held, &former)
    }

    /// Lets them come; one that waited ends the run here.
    func release() {
        var former = former
        pthread_sigmask(SIG_SETMASK, &former, nil)
    }
}
