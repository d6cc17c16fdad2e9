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

    /// Whether a string is a valid host, which may start with `*.`.
    public static func isHost(_ host: some StringProtocol) -> Bool {
        let name = host.hasPrefix("*.") ? host.dropFirst(2) : host[...]
        let labels = name.split(separator: ".", omittingEmptySubsequences: false)
        return name.utf8.count <= 253 && (labels.count > 1 || !host.hasPrefix("*."))
            && labels.allSatisfy { label in
                !label.isEmpty && label.utf8.count <= 63 && label.first != "-" && label.last != "-"
                    && label.utf8.allSatisfy {
                        ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2D
                    }
            }
    }
}
