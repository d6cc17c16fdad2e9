#if canImport(Glibc)
    import Glibc

    /// Memory that the system gives in pages of two megabytes: a large graph, which needs it all at once, would spend a
    /// fifth of its time getting it in pages of four kilobytes.
    enum LargePages {
        private static let size = 30 << 20
        /// Holds something on the threads that have been prepared.
        private static let key: pthread_key_t? = {
            var key = pthread_key_t()
            return pthread_key_create(&key, nil) == 0 ? key : nil
        }()

        /// What this thread allocates first comes from such memory. It costs nothing that is not used.
        static func prepareThread() {
            guard let key, pthread_getspecific(key) == nil else { return }
            pthread_setspecific(key, UnsafeRawPointer(bitPattern: 1))
            // The first block is mapped by itself. Freeing it tells the library that blocks of this size come and go
            // (mallopt(3)): the second comes from where small ones do, and stays there for them.
            for _ in 0..<2 {
                guard let block = malloc(size) else { return }
                let start = (Int(bitPattern: block) + 0xFFF) & ~0xFFF
                madvise(UnsafeMutableRawPointer(bitPattern: start), size - 0x2000, MADV_HUGEPAGE)
                free(block)
            }
        }
    }
#else
    /// Other systems have no pages to choose from.
    enum LargePages {
        static func prepareThread() {}
    }
#endif
