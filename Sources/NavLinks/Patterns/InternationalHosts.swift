/// Converts hosts with letters outside ASCII to the ASCII names that systems use for them.
///
/// The conversion is that of UTS 46, nontransitional, without its tables: where more is needed than lower case, the
/// composition of letters with marks, and Punycode, or where the order of letters from right to left matters, a host is
/// not converted.
package enum InternationalHosts {
    /// A `https` or `http` URL with its host in ASCII. Nil if its host is in ASCII, or is not converted.
    package static func converted(_ url: [UInt8]) -> [UInt8]? {
        guard url.contains(where: { $0 >= 0x80 }),
            let start = ["https://", "http://"].first(where: { ASCII.areEqual(url.prefix($0.utf8.count), $0.utf8) })?
                .utf8.count
        else { return nil }
        let end = url[start...].firstIndex { "/?#:".utf8.contains($0) } ?? url.count
        return ascii(String(decoding: url[start..<end], as: UTF8.self)).map {
            url[..<start] + Array($0.utf8) + url[end...]
        }
    }

    /// The name of a host in ASCII. Nil if it is in ASCII, or is not converted.
    package static func ascii(_ host: some StringProtocol) -> String? {
        guard host.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        let hasRightToLeft = host.unicodeScalars.contains(where: isRightToLeft)
        var names: [String] = []
        for label in labels {
            guard let name = name(label.unicodeScalars, besideRightToLeft: hasRightToLeft), name.utf8.count <= 63 else {
                return nil
            }
            names.append(name)
        }
        let name = names.joined(separator: ".")
        return name.utf8.count <= 253 && LinkOrigins.isName(name.utf8) ? name : nil
    }

    private static func name(_ label: some Collection<Unicode.Scalar>, besideRightToLeft: Bool) -> String? {
        let scalars = composed(label.flatMap(\.properties.lowercaseMapping.unicodeScalars))
        guard let first = scalars.first, first != "-", scalars.last != "-",
            !scalars.dropFirst(2).starts(with: "--".unicodeScalars), !label.contains("ẞ")
        else { return nil }
        if label.allSatisfy(\.isASCII) { return !besideRightToLeft || isLetter(first) ? string(scalars) : nil }
        guard scalars.contains(where: { !$0.isASCII }), !isMark(first), scalars.allSatisfy(isAllowed),
            zip(scalars, scalars.dropFirst()).allSatisfy(mayFollow)
        else { return nil }
        let isFromRight =
            isRightToLeft(first) && scalars.allSatisfy { isRightToLeft($0) || $0.isASCII && !isLetter($0) }
        return !besideRightToLeft || isFromRight ? "xn--" + punycode(scalars) : nil
    }

    // MARK: Scalars

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "-" { return true }
        let properties = scalar.properties
        // The sharp s and the final sigma are letters of their own, except in older versions of IDNA; the capital sharp s
        // is a double s in some versions. Newer letters are not known to all systems.
        guard !properties.changesWhenNFKCCaseFolded || scalar == "ß" || scalar == "ς", !isJamo(scalar),
            let age = properties.age, age.major <= 12
        else { return false }
        if properties.generalCategory == .decimalNumber { return !isRightToLeft(scalar) }
        return isLetter(scalar) || isMark(scalar)
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .lowercaseLetter, .otherLetter, .modifierLetter: true
        default: false
        }
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark: true
        default: false
        }
    }

    /// Hangul letters that form syllables.
    private static func isJamo(_ scalar: Unicode.Scalar) -> Bool {
        (0x1100...0x11FF).contains(scalar.value) || (0xA960...0xA97F).contains(scalar.value)
            || (0xD7B0...0xD7FF).contains(scalar.value)
    }

    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }

    // MARK: Marks

    /// Whether the order of a mark after another scalar is certain. Most marks that do not compose could move.
    private static func mayFollow(_ scalar: Unicode.Scalar, _ next: Unicode.Scalar) -> Bool {
        let (order, nextOrder) = (scalar.properties.canonicalCombiningClass, next.properties.canonicalCombiningClass)
        switch nextOrder.rawValue {
        case 0: return true
        case 7...9, 84...132: return order <= nextOrder
        default: return false
        }
    }

    private static func composed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        scalars.reduce(into: []) { result, scalar in
            if isMark(scalar), let last = result.last, let both = composites[string([last, scalar])] {
                result[result.count - 1] = both
            } else {
                result.append(scalar)
            }
        }
    }

    /// By itself: each scalar that may be composed of others. Strings are equal to those with the others.
    private static let composites: [String: Unicode.Scalar] = {
        let ranges = [0xC0...0x30FF, 0x1_1000...0x1_1FFF] as [ClosedRange<UInt32>]
        let scalars = ranges.joined().compactMap(Unicode.Scalar.init).filter {
            $0.properties.isAlphabetic && !$0.properties.isFullCompositionExclusion
        }
        return Dictionary(scalars.map { (String($0), $0) }, uniquingKeysWith: { first, _ in first })
    }()

    private static func string(_ scalars: [Unicode.Scalar]) -> String { String(String.UnicodeScalarView(scalars)) }

    // MARK: Punycode

    /// A label in Punycode, as RFC 3492 describes it.
    private static func punycode(_ scalars: [Unicode.Scalar]) -> String {
        var text = string(scalars.filter(\.isASCII))
        let basicCount = text.utf8.count
        if basicCount > 0 { text += "-" }
        var (least, delta, bias, handled) = (0x80, 0, 72, basicCount)
        let values = scalars.map { Int($0.value) }
        while handled < values.count {
            guard let next = values.filter({ $0 >= least }).min() else { break }
            delta += (next - least) * (handled + 1)
            for value in values {
                if value < next { delta += 1 }
                guard value == next else { continue }
                text += digits(of: delta, bias)
                bias = adapted(delta, handled + 1, isFirst: handled == basicCount)
                delta = 0
                handled += 1
            }
            (least, delta) = (next + 1, delta + 1)
        }
        return text
    }

    private static func digits(of number: Int, _ bias: Int) -> String {
        var (rest, text) = (number, "")
        for step in stride(from: 36, to: .max, by: 36) {
            let threshold = min(max(step - bias, 1), 26)
            let isLast = rest < threshold
            let digit = isLast ? rest : threshold + (rest - threshold) % (36 - threshold)
            text.unicodeScalars.append(Unicode.Scalar(UInt8(digit < 26 ? 0x61 + digit : 0x30 + digit - 26)))
            if isLast { break }
            rest = (rest - threshold) / (36 - threshold)
        }
        return text
    }

    private static func adapted(_ delta: Int, _ count: Int, isFirst: Bool) -> Int {
        var (rest, steps) = (isFirst ? delta / 700 : delta / 2, 0)
        rest += rest / count
        while rest > 455 {
            rest /= 35
            steps += 36
        }
        return steps + 36 * rest / (rest + 38)
    }
}
