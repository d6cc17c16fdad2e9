import NavGraph
import NavLinks
import NavSyntax

/// How a pattern is written with values, as a text with holes: `/product/{0}?ref={1-}`.
///
/// A hole names a parameter by its place. `{0-}` is left out where the value is nil or an empty list, `{0=a}` where it
/// is `a`, `{0*}` and `{0+}` take further segments, `{0s}` and `{0d}` give a date to the second and to the day. What
/// follows a space has to be so and is not written.
struct LinkTemplates {
    private let model: SwiftModel

    init(_ model: SwiftModel) {
        self.model = model
    }

    func template(of pattern: Pattern) -> String {
        var text = ""
        for segment in pattern.segments {
            text += "/"
            switch segment.reading {
            case .literal(let literal): text += LinkTable.written(literal, as: .segment)
            case .parameter(let number, let prefix, let suffix):
                text += LinkTable.written(prefix, as: .segment)
                text += hole(number, pattern, isOptional: segment.isOptional)
                text += LinkTable.written(suffix, as: .segment)
            }
        }
        if let rest = pattern.rest, let number = rest.parameter {
            text += "/" + hole(number, pattern, isOptional: true, kind: rest.least == 0 ? "*" : "+")
        }
        if pattern.segments.isEmpty, pattern.rest?.parameter == nil { text += "/" }
        var separator = "?"
        for place in pattern.queryOrder {
            let item = pattern.query[place]
            text += separator + LinkTable.written(item.key.string, as: .key)
            separator = "&"
            switch item.reading {
            case .literal(""), .ignored: break
            case .literal(let literal): text += "=" + LinkTable.written(literal, as: .value)
            case .parameter(let number): text += "=" + hole(number, pattern, isOptional: true)
            }
        }
        switch pattern.fragment?.reading {
        case .literal(let literal): text += "#" + LinkTable.written(literal, as: .fragment)
        case .parameter(let number): text += "#" + hole(number, pattern, isOptional: true)
        case .ignored, nil: break
        }
        return text + demands(pattern)
    }

    /// What the pattern fixes or leaves unsaid.
    private func demands(_ pattern: Pattern) -> String {
        let read = pattern.givenParameters.subtracting(pattern.fixed.keys)
        var text = ""
        for (number, parameter) in pattern.parameters.enumerated() {
            let value = pattern.fixed[number] ?? parameter.absent
            guard !read.contains(number) else { continue }
            text += " {\(number)\(Self.condition(value))}"
        }
        return text
    }

    private func hole(_ number: Int, _ pattern: Pattern, isOptional: Bool, kind: String = "") -> String {
        let parameter = pattern.parameters[number]
        let kind = kind + Self.mark(of: model.dateSpelling(of: parameter.base))
        guard isOptional, !parameter.isRequired else { return "{\(number)\(kind)}" }
        return "{\(number)\(kind)\(Self.condition(parameter.absent))}"
    }

    private static func mark(of spelling: DateSpelling) -> String {
        switch spelling {
        case .milliseconds: ""
        case .seconds: "s"
        case .day: "d"
        }
    }

    private static func condition(_ value: LinkValue) -> String {
        switch value {
        case .none: "-"
        case .many(let texts) where texts.isEmpty: "-"
        case .one(let text): "=" + encoded(text)
        case .many(let texts): "=" + texts.map(encoded).joined(separator: ",")
        }
    }

    /// With everything but letters, digits, `-`, `_` and `.` as an escape, which stands in any part of a URL.
    private static func encoded(_ text: String) -> String {
        var encoded = ""
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                encoded += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
        return encoded
    }
}
