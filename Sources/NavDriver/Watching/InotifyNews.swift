#if os(Linux)
    #if canImport(Musl)
        import Musl
    #else
        import Glibc
    #endif

    /// Watches folders, not files: a file that is renamed over another is a new one, which nobody could have watched before.
    final class InotifyNews: FolderNews {
        /// One entry of a watched folder; without a name, what is watched itself.
        private struct Entry: Hashable {
            var watch: Int32
            var name: String
        }

        let descriptor: Int32
        /// By watch: the entries that count. A folder that is reached by two paths is one watch.
        private var names: [Int32: Set<String>] = [:]
        private var former: Set<Int32> = []
        private var unfinished: Set<Entry> = []
        private var buffer = [UInt8](repeating: 0, count: 1 << 16)

        init() throws(WatchFailure) {
            descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
            if descriptor < 0 { throw Self.failure(errno, of: "files") }
        }

        deinit { if descriptor >= 0 { close(descriptor) } }

        var isUnfinished: Bool { !unfinished.isEmpty }

        // MARK: - What is watched

        func beginRound() {
            former.formUnion(names.keys)
            names = [:]
            unfinished = []
        }

        func watch(_ name: String, in folder: String, isLast: Bool) throws(WatchFailure) {
            // Folders on the way may be busy ones, such as /tmp: what is written into their files is of no interest.
            let mask = Self.comings | (isLast ? Self.writings : 0) | Self.bits(IN_ONLYDIR)
            if try add(name, folder, mask) { return }
            // A folder that may not be listed tells nothing; what is in it may.
            if errno == EACCES { try watchItself(folder + "/" + name) }
        }

        /// Watches a file by itself, which says nothing about others that take its name.
        func watchItself(_ path: String) throws(WatchFailure) {
            _ = try add("", path, Self.comings | Self.writings | Self.bits(IN_MOVE_SELF))
        }

        func endRound() {
            for watch in former where names[watch] == nil { inotify_rm_watch(descriptor, watch) }
            former = []
        }

        /// False where there is nothing to watch: then a folder further out tells when that changes.
        private func add(_ name: String, _ path: String, _ mask: UInt32) throws(WatchFailure) -> Bool {
            let watch = inotify_add_watch(descriptor, path, mask | Self.bits(IN_MASK_ADD))
            if watch >= 0 {
                names[watch, default: []].insert(name)
                return true
            }
            if errno == ENOSPC || errno == ENOMEM { throw Self.failure(errno, of: path) }
            return false
        }

        static func failure(_ code: Int32, of path: String) -> WatchFailure {
            let reason = String(cString: strerror(code)).lowercasedFirst
            switch code {
            case EMFILE:
                return WatchFailure(
                    message:
                        "\(path) cannot be watched: too many programs of yours watch files, or too many files are open",
                    help: "end other programs that watch, or allow more: sudo sysctl fs.inotify.max_user_instances=1024"
                )
            case ENOSPC:
                return WatchFailure(
                    message: "\(path) cannot be watched: the system lets you watch no more folders",
                    help: "end other programs that watch, or allow more: sudo sysctl fs.inotify.max_user_watches=524288"
                )
            default:
                return WatchFailure(
                    message: "\(path) cannot be watched: \(reason)", help: "without --watch, builds work all the same")
            }
        }

        private static func bits(_ flag: some BinaryInteger) -> UInt32 { UInt32(truncatingIfNeeded: flag) }
        /// An entry comes, goes, or changes its rights.
        private static let comings =
            bits(IN_CREATE) | bits(IN_DELETE) | bits(IN_MOVED_FROM) | bits(IN_MOVED_TO) | bits(IN_ATTRIB)
            | bits(IN_DELETE_SELF)
        private static let writings = bits(IN_MODIFY) | bits(IN_CLOSE_WRITE)

        // MARK: - What is told

        func take() -> Bool {
            var isNews = false
            while true {
                let count = buffer.withUnsafeMutableBytes { Platform.read(descriptor, $0.baseAddress, $0.count) }
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return isNews }
                if hear(count) { isNews = true }
            }
        }

        /// Goes over the events in the buffer.
        private func hear(_ count: Int) -> Bool {
            let head = MemoryLayout<inotify_event>.size
            var isNews = false
            var offset = 0
            while offset + head <= count {
                let (watch, mask, length) = buffer.withUnsafeBytes { bytes in
                    (
                        bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self),
                        bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self),
                        Int(bytes.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
                    )
                }
                let start = offset + head
                offset = min(start + length, count)
                let name = String(decoding: buffer[start..<offset].prefix { $0 != 0 }, as: UTF8.self)
                if hear(Entry(watch: watch, name: name), mask) { isNews = true }
            }
            return isNews
        }

        private func hear(_ entry: Entry, _ mask: UInt32) -> Bool {
            func has(_ flag: some BinaryInteger) -> Bool { mask & Self.bits(flag) != 0 }
            // Events were lost: anything may have happened.
            if has(IN_Q_OVERFLOW) { return true }
            if has(IN_IGNORED) {
                names[entry.watch] = nil
                former.remove(entry.watch)
                return false
            }
            guard let known = names[entry.watch] else { return false }
            guard known.contains(entry.name) else {
                return has(IN_UNMOUNT) || (entry.name.isEmpty && has(IN_DELETE_SELF))
            }
            if has(IN_CLOSE_WRITE) || has(IN_MOVED_TO) || has(IN_ISDIR) && has(IN_CREATE) {
                unfinished.remove(entry)
            } else if !has(IN_ATTRIB) {
                unfinished.insert(entry)
            }
            return true
        }
    }

    typealias SystemNews = InotifyNews
#elseif !canImport(Darwin)
    typealias SystemNews = NoNews
#endif
