/// URLs that try to be mistaken for other URLs.
package enum HostileURLs {
    /// Known tricks, for a graph with the scheme `bank` and the host `bank.example.com`.
    package static let tricks: [String] = [
        // Hosts that parsers disagree about.
        "https://bank.example.com@evil.example/account/7", "https://bank.example.com:443@evil.example/account/7",
        "https://evil.example\\@bank.example.com/account/7", "https://evil.example#@bank.example.com/account/7",
        "https://evil.example?@bank.example.com/account/7", "https://bank.example.com\\.evil.example/account/7",
        "https://bank.example.com%2Fevil.example/account/7", "https://bank.example.com%00.evil.example/account/7",
        "https://bank.example.com%23.evil.example/account/7", "https://bank.example.com;evil.example/account/7",
        "https://bank.example.com,evil.example/account/7", "https://bank.example.com:80/account/7",
        "https://bank.example.com:443:443/account/7", "https://bank.example.com:0443/account/7",
        "https://bank.example.com:443a/account/7", "https://bank.example.com:-443/account/7",
        "https://:443/account/7", "https://@bank.example.com/account/7", "https://:@bank.example.com/account/7",
        "https://%40bank.example.com/account/7", "https://BANK.example.COM:443/account/7",
        "https://bank.example.com.:443/account/7", "https://.bank.example.com/account/7",
        "https://*.bank.example.com/account/7", "https://-.bank.example.com/account/7",
        "https://a.b.c.bank.example.com/account/7", "https://a.b.c.bank.example.com:443/account/7",
        "https://a.b..bank.example.com/account/7", "https://..bank.example.com/account/7",
        "https://a.b.bank.example.com./account/7", "https://a.%62.bank.example.com/account/7",
        "https://a.b@.bank.example.com/account/7", "https://a.b\\.c.bank.example.com/account/7",
        "bank://a.b.bank.example.com/account/7", "bank://a..bank.example.com/7", "bank:///a.b.bank.example.com/7",
        "https://a..bank.example.com/account/7", "https://a%2Eb.bank.example.com/account/7",
        "https://ｂank.example.com/account/7", "https://bank.example。com/account/7", "https://ban\u{212A}.example.com/",
        "https://bank.example.com\u{200B}/account/7", "https://bank.example.com\u{AD}/account/7",
        "https://\u{202E}moc.elpmaxe.knab/account/7", "https://xn--bank-0f4b.example.com/account/7",
        "https://127.0.0.1/account/7", "https://0x7f000001/account/7", "https://[::1]/account/7",
        "https://[bank.example.com]/account/7", "https://[::1%25eth0]/account/7", "https://localhost/account/7",
        // URLs in which the start of the path is ambiguous.
        "https:bank.example.com/account/7", "https:/bank.example.com/account/7", "https:///bank.example.com/account/7",
        "https:////bank.example.com/account/7", "https:\\\\bank.example.com\\account\\7",
        "https:/\\bank.example.com/account/7", "https://bank.example.com\\account\\7",
        "https://bank.example.com?/account/7",
        "https://bank.example.com#/account/7", "bank:account/7", "bank:\\account\\7", "bank:////account/7",
        "bank://bank.example.com//account/7", "bank://evil.example/account/7", "bank://account:80/7",
        "bank://account@7",
        "bank://@account/7", "bank:?/account/7", "bank:#/account/7", "bank://?account/7", "bank://%61ccount/7",
        "bank://ACCOUNT/7", "bank://Bank.Example.Com/account/7", "bank://staging.example.net/account/7",
        // Schemes.
        "javascript:alert(1)", "JaVaScRiPt:alert(1)", "java\tscript:alert(1)",
        "javascript://bank.example.com/%0Aalert(1)",
        "data:text/html;base64,PHNjcmlwdD4=", "vbscript:msgbox", "file:///etc/passwd",
        "blob:https://bank.example.com/x",
        "view-source:https://bank.example.com/", "tel:+123", "x-apple.systempreferences:", "bank%3A//account/7",
        "bank :// account/7", " bank://account/7", "\u{FEFF}bank://account/7", "bank\u{2024}://account/7",
        "://account/7",
        ":", "", "/", "//", "?", "#", "bank", "bank:", "bank:/", "bank://", "bank:///", "1bank://account/7",
        "bank+x://account/7", "BANK://account/7", "bank.://account/7", "-bank://account/7", "http://bank.example.com/",
        // Paths.
        "bank://file/../account/7", "bank://file/..", "bank://file/.", "bank://file/%2e", "bank://file/%2E%2e/x",
        "bank://file/.%2e/x", "bank://file/..;/x", "bank://file/%252e%252e/x", "bank://file/%25252e/x",
        "bank://file/...",
        "bank://file/%2e%2e%2fsecret", "bank://file/..%2fsecret", "bank://file/..%5csecret", "bank://file/a//b",
        "bank://file/a/", "bank://file//", "bank://file/%2f", "bank://file/%5c", "bank://file/C:%5CWindows",
        "bank://file/%00",
        "bank://file/a%00.txt", "bank://file/%0d%0aSet-Cookie:x", "bank://file/%1b%5b31m", "bank://file/%7f",
        "bank://file/%c2%80", "bank://file/%c0%ae%c0%ae/x", "bank://file/%e0%80%ae", "bank://file/%f0%80%80%ae",
        "bank://file/%ed%a0%80", "bank://file/%f4%90%80%80", "bank://file/%fe%ff", "bank://file/%c3",
        "bank://file/%c3%28",
        "bank://file/%u002e", "bank://file/%", "bank://file/%2", "bank://file/%zz", "bank://file/%2%66",
        "bank://file/~",
        "bank://file/\u{2025}/x", "bank://file/\u{FF0E}\u{FF0E}/x", "bank://file/a\u{2215}b",
        "bank://file/\u{202E}txt.exe",
        "bank://file/*", "bank://file/{path}", "bank://file/$(id)", "bank://file/`id`", "bank://file/' OR 1=1 --",
        "bank://file/<script>", "bank://file/|cat", "bank://file/&&", "bank://file/+", "bank://file/%20",
        "bank://file/%EF%BB%BF",
        "bank://note/caf\u{E9}", "bank://note/cafe\u{301}", "bank://note/\u{1F468}\u{200D}\u{1F469}",
        "bank://note/\u{10FFFF}",
        "bank://account/7;v=1", "bank://account/7,8", "bank://account/+7", "bank://account/-0", "bank://account/007",
        "bank://account/0x7", "bank://account/7.0", "bank://account/7e0", "bank://account/%37", "bank://account/7%20",
        "bank://account/9223372036854775807", "bank://account/9223372036854775808",
        "bank://account/-9223372036854775809",
        "bank://account/٧", "bank://account/７", "bank://account/", "bank://account//7", "bank://account/7/",
        "bank://account/7//",
        "bank://a/7", "bank://a/../account/7", "bank://a/%2e%2e", "bank://a/7?x=1#y", "bank://A/7",
        // Queries and fragments.
        "bank://transfer/DE00123456789012?amount=1&amount=2", "bank://transfer/DE00123456789012?amount=",
        "bank://transfer/DE00123456789012?amount", "bank://transfer/DE00123456789012?Amount=1",
        "bank://transfer/DE00123456789012?amount=1;memo=x", "bank://transfer/DE00123456789012?%61mount=5",
        "bank://transfer/DE00123456789012?amount%3D=1", "bank://transfer/DE00123456789012?amount=+1",
        "bank://transfer/DE00123456789012?amount=1e9", "bank://transfer/DE00123456789012?amount=NaN",
        "bank://transfer/DE00123456789012?amount=0x10", "bank://transfer/DE00123456789012?amount=1,5",
        "bank://transfer/DE00123456789012?amount=99999999999999999999999999999999999999",
        "bank://transfer/DE00123456789012?amount=999999999999999999999999999999999999999",
        "bank://transfer/DE00123456789012?memo=%00%0d%0a", "bank://transfer/DE00123456789012?memo=%c3%28",
        "bank://transfer/DE00123456789012?memo=%zz", "bank://transfer/DE00123456789012?memo=a%26amount%3D9",
        "bank://transfer/DE00123456789012?memo=a&amp;amount=9", "bank://transfer/DE00123456789012?&&&memo=x&&",
        "bank://transfer/DE00123456789012?=x", "bank://transfer/DE00123456789012?memo=a?b=c",
        "bank://transfer/DE00123456789012??",
        "bank://transfer/de00123456789012", "bank://transfer/DE00123456789012%0A",
        "bank://transfer/DE00123456789012'--",
        "bank://help?topic[]=a", "bank://help?topic=a&topic=b&topic=%zz", "bank://help?topic=a#contents",
        "bank://help#contents",
        "bank://help##contents", "bank://help#%63ontents", "bank://help#%zz", "bank://help#contents%00",
        "bank://help#\u{0}",
        "bank://visit?page=javascript:alert(1)", "bank://visit?page=https://a@b/",
        "bank://visit?page=%2F%2Fevil.example",
        "bank://visit?page=https:%2F%2Fevil.example%5C@x", "bank://visit?page=bank:%2F%2Faccount%2F7",
        "bank://visit?page=",
        "bank://visit?page=https://evil.example/%0a", "bank://visit?page=https%3A%2F%2Fevil.example%2F%0D%0AX",
        "bank://visit",
        "bank://print?mode=pdf", "bank://print?mode=pdf&", "bank://print?mode=pdf&x", "bank://print?mode=pdf&%zz=1",
        "bank://print?mode=html&mode=pdf", "bank://print?mode=pdf&mode=html", "bank://print?MODE=pdf",
    ]

    /// Pieces that are inserted at every border between parts of a URL.
    private static let pieces: [String] = [
        "@", ":", ":0", ":443", "/", "//", "\\", "..", "/../", "/./", "%2e%2e", "%2f", "%5c", "%00", "%0a", "%0D%0A",
        "%1b", "%7F",
        "%c0%af", "%ed%a0%80", "%ff", "%", "%2", "%%", "?", "??", "#", "##", "&", "&&", "=", ";", "+", "%20", " ", "\t",
        "\n", "\r",
        "\u{0}", "\u{1B}", "\u{7F}", "\u{85}", "\u{A0}", "\u{200B}", "\u{202E}", "\u{2028}", "\u{FEFF}", "\u{FFFE}",
        "\u{1F4A9}",
        "e\u{301}", "ß", "İ", "K", "*", "{id}", "<", "\"", "'", "`", "|", "^", "[", "]", "a", "7", "-", ".",
        "evil.example",
        "https://evil.example/", "bank://note/x", "javascript:",
    ]

    private static let links: [String] = [
        "bank://account/7", "bank:///note/x", "https://bank.example.com/account/7",
        "https://a.bank.example.com/file/a/b",
        "bank://transfer/DE00123456789012?amount=1.5&memo=x", "bank://help?topic=a&topic=b#contents",
        "bank://visit?page=https://a/b",
        "bank://print?mode=pdf", "bank://a/7",
    ]

    /// Each piece inserted at each border between two parts of each link.
    package static let systematic: [String] = {
        var urls: Set<String> = []
        for link in links {
            let scalars = Array(link.unicodeScalars)
            let borders = scalars.indices.filter { ":/?#&=.@".unicodeScalars.contains(scalars[$0]) }
            for place in Set([0, scalars.count] + borders + borders.map { $0 + 1 }) {
                for piece in pieces {
                    var changed = String.UnicodeScalarView(scalars[..<place])
                    changed.append(contentsOf: piece.unicodeScalars)
                    changed.append(contentsOf: scalars[place...])
                    urls.insert(String(changed))
                }
            }
        }
        return urls.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    }()

    /// Long URLs within the limit and beyond it.
    package static func long(_ limit: Int) -> [String] {
        let start = "bank://note/"
        let room = limit - start.utf8.count
        return [
            start + String(repeating: "x", count: room), start + String(repeating: "x", count: room + 1),
            start + String(repeating: "é", count: room / 2), start + String(repeating: "é", count: room / 2 + 1),
            "bank://file/" + String(repeating: "a/", count: room / 2),
            "bank://" + String(repeating: "a/", count: 100_000),
            "bank://help?" + String(repeating: "&", count: room - 1) + "#contents",
            "bank://help?" + String(repeating: "topic=a&", count: room / 8 - 2) + "#contents",
            "bank://help?" + String(repeating: "topic=a&", count: 10_000),
            String(repeating: "a", count: 1_000_000) + "://x",
            "https://" + String(repeating: "a.", count: 50_000) + "bank.example.com/",
            String(repeating: "%", count: 100_000),
            "bank://account/" + String(repeating: "9", count: room),
            "bank://note/" + String(repeating: "%25", count: room / 3),
            "bank://file" + String(repeating: "/..", count: 20), "bank://" + String(repeating: "/", count: 100),
        ]
    }
}
