/// Checks the spelling of schemes and hosts.
public enum OriginNames {
    /// Schemes that the system opens itself.
    private static let reserved: Set<String> = [
        "about", "app-settings", "blob", "data", "facetime", "facetime-audio", "file", "ftp", "itms", "itms-apps",
        "itms-appss", "javascript", "mailto", "maps", "prefs", "shortcuts", "sms", "tel", "webcal", "x-apple",
    ]

    /// Whether a lowercase scheme belongs to the system.
    public static func isReserved(_ scheme: String) -> Bool { reserved.contains(scheme) }

    /// Whether a lowercase string is a valid scheme.
    public static func isScheme(_ name: String) -> Bool {
        (name.utf8.first.map { $0 >= 0x61 && $0 <= 0x7A } ?? false)
            && name.utf8.allSatisfy {
                ($0 >= 0x61 && $0 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E
            }
    }

    /// The scheme of a pattern for URLs without a slash after it, such as `mailto:{address}`. Nil for other patterns.
    static func opaqueScheme(in pattern: String) -> String? {
        guard let colon = pattern.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let scheme = pattern[..<colon].lowercased()
        let next = pattern.utf8[colon...].dropFirst().first
        guard isScheme(scheme), !OriginTable.isWeb(scheme), let next, !"/?#".utf8.contains(next) else { return nil }
        return scheme
    }

    /// Whether a string is a valid host: exact, also with a port; with `*.` in front; or `*`.
    public static func isHost(_ host: some StringProtocol) -> Bool {
        if host == "*" { return true }
        // At least two labels follow the asterisk.
        if host.hasPrefix("*.") { return host.dropFirst(2).contains(".") && isName(host.dropFirst(2)) }
        guard let colon = host.utf8.firstIndex(of: UInt8(ascii: ":")) else { return isName(host) }
        return isName(host[..<colon]) && isPort(host[host.index(after: colon)...])
    }

    /// Whether a string is a name, of labels between dots.
    public static func isName(_ name: some StringProtocol) -> Bool {
        let labels = name.split(separator: ".", omittingEmptySubsequences: false)
        return name.utf8.count <= 253
            && labels.allSatisfy { label in
                !label.isEmpty && label.utf8.count <= 63 && label.first != "-" && label.last != "-"
                    && label.utf8.allSatisfy {
                        ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2D
                    }
            }
    }

    /// Whether a string is a port that a URL has to spell out: `443` and `80` are defaults.
    private static func isPort(_ port: some StringProtocol) -> Bool {
        guard let number = UInt16(port), number > 0, "\(number)" == port else { return false }
        return !isDefault(port)
    }

    /// Whether a port is the default of `https` or `http`, which URLs leave out.
    public static func isDefault(_ port: some StringProtocol) -> Bool { port == "443" || port == "80" }

    /// The parts of a host with a value: `{instance}` or `{shop}.example.com`. Nil if a host is not
    /// of this form.
    public static func value(in host: String) -> (name: String, suffix: String)? {
        guard host.hasPrefix("{"), let end = host.firstIndex(of: "}") else { return nil }
        let name = host[host.index(after: host.startIndex)..<end]
        let suffix = host[host.index(after: end)...]
        guard !name.isEmpty,
            suffix.isEmpty || isHost("*\(suffix)")
        else { return nil }
        return (String(name), suffix.lowercased())
    }
}
