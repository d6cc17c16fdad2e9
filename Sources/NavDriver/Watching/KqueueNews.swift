#if canImport(Darwin)
    import Darwin

    /// kqueue tells of a folder only that its entries have changed, and not which: entries are compared with what they were.
    /// What is written into a file is told of the file.
    final class KqueueNews: FolderNews {
        /// What an entry is; what takes its place is something else.
        private struct Identity: Equatable {
            var device: dev_t
            var file: ino_t
            var mode: mode_t

            init?(_ path: String) {
                var status = stat()
                guard lstat(path, &status) == 0 else { return nil }
                (device, file, mode) = (status.st_dev, status.st_ino, status.st_mode)
            }
        }

        private struct Entry {
            let path: String
            let first: Identity?
            var last: Identity?
        }

        /// What one round watches.
        private struct Round {
            /// By path; where a folder could not be opened, -1.
            var folders: [String: Int32] = [:]
            /// By a folder's descriptor, and then by name.
            var entries: [Int32: [String: Entry]] = [:]
            /// By path.
            var files: [String: Int32] = [:]

            /// Closing a descriptor takes it out of the queue.
            func close() {
                for descriptor in folders.values where descriptor >= 0 { Darwin.close(descriptor) }
                for descriptor in files.values { Darwin.close(descriptor) }
            }
        }

        let descriptor: Int32
        private var current = Round()
        private var former = Round()

        init() throws(WatchFailure) {
            descriptor = kqueue()
            if descriptor < 0 { throw Self.failure(errno, of: "files") }
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            // Each file and folder takes a descriptor, twice while it is read again; 256 are the default.
            var limit = rlimit()
            if getrlimit(RLIMIT_NOFILE, &limit) == 0 {
                limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, rlim_t(OPEN_MAX)))
                _ = setrlimit(RLIMIT_NOFILE, &limit)
            }
        }

        deinit {
            former.close()
            current.close()
            if descriptor >= 0 { close(descriptor) }
        }

        var isUnfinished: Bool {
            current.entries.values.contains { $0.values.contains { $0.first != nil && $0.last == nil } }
        }

        // MARK: - What is watched

        func beginRound() {
            former.close()
            former = current
            current = Round()
        }

        func watch(_ name: String, in folder: String, isLast: Bool) throws(WatchFailure) {
            let holder = try open(folder)
            let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
            // The folder is in the queue already: what happens from now on is compared with this.
            let identity = Identity(path)
            if holder >= 0, current.entries[holder]?[name] == nil {
                current.entries[holder, default: [:]][name] = Entry(path: path, first: identity, last: identity)
            }
            guard isLast, let identity, identity.mode & S_IFMT == S_IFREG, current.files[path] == nil else { return }
            let file = try add(path, Self.writings)
            if file >= 0 { current.files[path] = file }
        }

        func endRound() {
            former.close()
            former = Round()
        }

        /// The descriptor of a folder; -1 where there is none: then a folder further out tells when that changes.
        private func open(_ folder: String) throws(WatchFailure) -> Int32 {
            if let known = current.folders[folder] { return known }
            let opened = try add(folder, Self.comings)
            current.folders[folder] = opened
            return opened
        }

        private func add(_ path: String, _ notes: UInt32) throws(WatchFailure) -> Int32 {
            let opened = Darwin.open(path, O_EVTONLY | O_CLOEXEC)
            if opened < 0 {
                if errno == EMFILE || errno == ENFILE { throw Self.failure(errno, of: path) }
                return -1
            }
            var change = kevent()
            change.ident = UInt(opened)
            change.filter = Int16(EVFILT_VNODE)
            // Told once for each change, rather than on and on.
            change.flags = UInt16(EV_ADD | EV_CLEAR)
            change.fflags = notes
            guard kevent(descriptor, &change, 1, nil, 0, nil) >= 0 else {
                let code = errno
                close(opened)
                throw Self.failure(code, of: path)
            }
            return opened
        }

        private static func failure(_ code: Int32, of path: String) -> WatchFailure {
            WatchFailure(
                message: "\(path) cannot be watched: \(String(cString: strerror(code)).lowercasedFirst)",
                help: code == EMFILE
                    ? "allow more open files: ulimit -n 4096" : "without --watch, builds work all the same")
        }

        private static let comings = UInt32(NOTE_WRITE | NOTE_LINK | NOTE_DELETE | NOTE_RENAME | NOTE_REVOKE)
        private static let writings = UInt32(
            NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_DELETE | NOTE_RENAME | NOTE_REVOKE)

        // MARK: - What is told

        func take() -> Bool {
            var isNews = false
            var events = Array(repeating: kevent(), count: 64)
            while true {
                var noTime = timespec()
                let count = kevent(descriptor, nil, 0, &events, Int32(events.count), &noTime)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return isNews }
                for event in events.prefix(Int(count)) where hear(Int32(event.ident)) { isNews = true }
            }
        }

        private func hear(_ watched: Int32) -> Bool {
            guard let entries = current.entries[watched] else { return current.files.values.contains(watched) }
            var isNews = false
            for (name, entry) in entries {
                let now = Identity(entry.path)
                guard now != entry.last else { continue }
                current.entries[watched]?[name]?.last = now
                isNews = true
            }
            return isNews
        }
    }

    typealias SystemNews = KqueueNews
#endif
