import Foundation
import NavLinks
import TestSupport
import Testing

@Suite struct InternationalHostTests {
    /// The names are those of the Python package `idna` 3.20, with UTS 46 and without transitional processing.
    @Test(arguments: [
        ("bücher.example", "xn--bcher-kva.example"), ("BÜCHER.Example", "xn--bcher-kva.example"),
        ("bu\u{308}cher.example", "xn--bcher-kva.example"), ("straße.example", "xn--strae-oqa.example"),
        ("ελληνικάς.example", "xn--hxargifdar2c.example"), ("привет.рф", "xn--b1agh1afp.xn--p1ai"),
        ("日本語.jp", "xn--wgv71a119e.jp"), ("한국.kr", "xn--3e0b707e.kr"),
        ("ไทยอุ่น.ไทย", "xn--o3ce0a7b1cud6a.xn--o3cw4h"), ("भारत.भारत", "xn--h2brj9c.xn--h2brj9c"),
        ("இலங்கை.lk", "xn--xkc2al3hye2a.lk"), ("বাংলা.bd", "xn--54b7fta0cc.bd"), ("ខ្មែរ.kh", "xn--j2e0cg3n2c.kh"),
        ("ქართული.ge", "xn--lododh2atk.ge"), ("հայ.am", "xn--y9a3aq.am"), ("việt.vn", "xn--vit-5kz.vn"),
        ("ñandú.cl", "xn--and-6ma2c.cl"), ("דוגמה.example", "xn--6dbbec0c.example"),
        ("مثال.إختبار", "xn--mgbh0fb.xn--kgbechtv"), ("a.مثال3", "a.xn--3-ymcl5hc"),
        ("www.bücher.co.uk", "www.xn--bcher-kva.co.uk"), ("𐐨.example", "xn--hj8c.example"),
        ("ü-1.example", "xn---1-wka.example"), ("か\u{3099}.example", "xn--v8j.example"),
    ])
    func hostsAreConverted(host: String, name: String) {
        #expect(InternationalHosts.ascii(host) == name)
        let url = InternationalHosts.converted(Array("HTTPS://\(host):443/ü?ö#ä".utf8))
        #expect(url.map { String(decoding: $0, as: UTF8.self) } == "HTTPS://\(name):443/ü?ö#ä")
    }

    @Test(arguments: [
        "a.example", "☃.example", "ü_1.example", "ＢÜ.example", "l·l.example", "ﬁ.example", "日本。jp", "ü..example",
        "ü.example.", "-ü.example", "ü-.example", "ab--ü.example", "xn--bcher-kva.ü.example", "a\u{200D}ü.example",
        "\u{308}u.example", "e\u{323}\u{301}.example", "ẞ.example", "ban\u{212A}.example", "1a.مثال", "ü.مثال",
        "aمثال.example",
        "b%C3%BCcher.é.example", "\u{1100}\u{1161}.example", "ü@a.example",
        String(repeating: "ü", count: 70) + ".example",
    ])
    func doubtfulHostsAreNotConverted(host: String) {
        #expect(InternationalHosts.ascii(host) == nil)
    }

    @Test(arguments: ["shop://bücher.example/x", "https:bücher.example", "https://", "https://bücher@bücher.example/"])
    func onlyHostsOfTheWebAreConverted(url: String) {
        #expect(InternationalHosts.converted(Array(url.utf8)) == nil)
    }

    /// Foundation converts hosts with ICU.
    @Test func whatIsConvertedIsAsInFoundation() {
        let scripts: [ClosedRange<UInt32>] = [
            0x2D...0x2E, 0x30...0x39, 0x41...0x7A, 0xC0...0x24F, 0x300...0x345, 0x370...0x52F, 0x590...0x6FF,
            0x900...0x9FF,
            0xB80...0xBFF, 0xD80...0xDFF, 0xE00...0xEFF, 0x1000...0x11FF, 0x1E00...0x1FFF, 0x3040...0x30FF,
            0x4E00...0x9FFF,
            0xAC00...0xD7A3, 0x1_0400...0x1_08FF, 0x1_1000...0x1_13FF, 0x1_E800...0x1_EEFF,
        ]
        var random = RandomSource(46)
        var count = 0
        for _ in 0..<60_000 {
            let script = random.pick(scripts)
            var host = String.UnicodeScalarView()
            for _ in 0...random.below(6) {
                let range = random.chance(1, in: 5) ? random.pick(scripts) : script
                if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &random)) { host.append(scalar) }
            }
            let text = String(host) + ".example"
            guard let name = InternationalHosts.ascii(text) else { continue }
            count += 1
            let url = URL(string: "https://\(text)/")?.absoluteString
            #expect(url == "https://\(name)/", "\(text.unicodeScalars.map { String($0.value, radix: 16) })")
        }
        #expect(count > 10_000)
    }
}
