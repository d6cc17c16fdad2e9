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
}
