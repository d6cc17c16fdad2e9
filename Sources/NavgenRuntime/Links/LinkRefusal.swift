/// The reason why no pattern can match a URL.
nonisolated enum LinkRefusal: Error, Hashable, Sendable {
    case tooLong(limit: Int)
    case controlCharacter
    case noScheme
    case unknownScheme(String)
    /// `https:` without `//` and a host.
    case noHost
    case unknownHost(String)
    /// A host with other characters than those of host names, or with an empty label.
    case hostName(String)
    case userInfo
    case port
    /// `https://[::1]`
    case address
    /// `shop:order`
    case noSlash
    case emptySegment
    case dotSegment
    case percentEscape
    case notUTF8
    case trailingSlash(isWanted: Bool)

    var message: String {
        switch self {
        case .tooLong(let limit): "it is longer than \(limit) bytes (`links: {maxLength: …}`)"
        case .controlCharacter: "it has a control character"
        case .noScheme: "it has no scheme, such as `https:`"
        case .unknownScheme(let scheme): "no link has the scheme `\(scheme)`"
        case .noHost: "it has no host"
        case .unknownHost(let host): "no link has the host `\(host)`"
        case .hostName(let host):
            "its host, `\(host)`, is not a name of ASCII letters, digits, hyphens and underscores between dots"
        case .userInfo: "it has user information before an `@`"
        case .port: "it has a port"
        case .address: "its host is an IPv6 address"
        case .noSlash: "its path does not start with a slash"
        case .emptySegment: "a segment of its path is empty"
        case .dotSegment: "a segment of its path is `.` or `..`"
        case .percentEscape: "its path has a `%` without two hexadecimal digits"
        case .notUTF8: "its path is not valid UTF-8"
        case .trailingSlash(let isWanted):
            isWanted ? "its path does not end with a slash" : "its path ends with a slash"
        }
    }
}
