#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Why a file could not be read or written.
public struct FileFailure: Error, Sendable, Hashable {
    public var path: String
    public var reason: String
    public init(_ path: String, _ reason: String) {
        self.path = path
        self.reason = reason
    }

    /// Whether other files, which were to be changed together with this one, stay changed.
    public var leavesOthersChanged: Bool { reason.hasSuffix(Self.notRestored) }

    /// The end of such a reason.
    static let notRestored = " could not be restored"

    /// The reason that the system gives for the call that has just failed.
    static func system(_ path: String) -> FileFailure { system(path, errno) }

    static func system(_ path: String, _ code: Int32) -> FileFailure {
        FileFailure(path, systemMessage(code))
    }
}

/// The system's message for an error code, such as `permission denied`.
func systemMessage(_ code: Int32) -> String {
    let message = String(cString: strerror(code))
    return message.prefix(1).lowercased() + message.dropFirst()
}
