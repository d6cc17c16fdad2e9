import NavSwiftReader

/// What an expression in the code that reads URLs is.
enum URLPartValue: Equatable {
    case url
    case scheme, host, path
    /// The segments of the path; the first of the URL has this index.
    case segments(offset: Int)
    /// One segment of the path, from 0.
    case segment(Int)
    /// The number of segments, and this.
    case count(offset: Int)
    case queryItems
    case item(String)
    case queryValue(String)

    /// Whether it is a text of the URL that can be the value of a parameter.
    var isValue: Bool {
        switch self {
        case .segment, .queryValue, .host: true
        default: false
        }
    }
}

/// Finds out what expressions are in the code that reads a URL.
struct URLExpressions {
    let file: SwiftSource
    /// What names stand for.
    var names: [String: URLPartValue] = [:]

    private var code: SwiftCode { file.code }

    init(_ file: SwiftSource) {
        self.file = file
    }

    /// What an expression is; nil if it is nothing that is known.
    func value(of tokens: Range<Int>, depth: Int = 0) -> URLPartValue? {
        guard let first = tokens.first, depth < 6, code.isName(first) else { return nil }
        // `Int(parts[1])`, `URLComponents(url: url, resolvingAgainstBaseURL: false)`, `Array(parts)`
        if let call = file.call(at: first), code.text(first).first?.isUppercase == true || code.text(first) == "Array" {
            let wrappers = [
                "Int", "Int64", "UInt", "UUID", "String", "Double", "Array", "Bool", "URLComponents", "ArraySlice",
            ]
            guard wrappers.contains(call.name), let argument = call.arguments.first?.tokens,
                let inner = value(of: argument, depth: depth + 1)
            else { return nil }
            return members(after: call.tokens.upperBound, tokens.upperBound, inner)
        }
        guard let value = names[code.text(first)] else { return nil }
        return members(after: first + 1, tokens.upperBound, value)
    }

    /// What the members of a value are: `.pathComponents[1]`.
    private func members(after start: Int, _ end: Int, _ value: URLPartValue) -> URLPartValue? {
        var value = value
        var index = start
        while index < end {
            switch code.text(index) {
            case "?", "!", ".": index += 1
            case "??": return value
            case "[":
                guard case .segments(let offset) = value, code.tokens[index + 1].kind == .number,
                    let number = Int(code.text(index + 1)), number >= offset, number < 100,
                    code.partners[index] == index + 2
                else { return nil }
                value = .segment(number - offset)
                index += 3
            default:
                guard code.isName(index), let next = member(index, value) else { return nil }
                value = next
                index = min(file.call(at: index)?.tokens.upperBound ?? index + 1, max(end, index + 1))
            }
        }
        return value
    }

    private func member(_ index: Int, _ value: URLPartValue) -> URLPartValue? {
        switch (value, code.text(index)) {
        case (.url, "scheme"): return .scheme
        case (.url, "host"), (.url, "encodedHost"): return .host
        case (.url, "path"), (.url, "relativePath"): return .path
        case (.url, "pathComponents"): return .segments(offset: 1)
        case (.url, "queryItems"): return .queryItems
        case (.url, "absoluteURL"), (.url, "standardized"): return .url
        case (.segments, "count"): if case .segments(let offset) = value { return .count(offset: offset) }
        case (.segments(let offset), "first"): return offset == 0 ? .segment(0) : nil
        case (.segments(let offset), "dropFirst"):
            let isPlain = file.call(at: index)?.arguments.isEmpty ?? true
            return isPlain ? .segments(offset: offset - 1) : nil
        case (.segments, "filter"),
            (.segments, "compactMap") where code.text(index) == "filter":
            return .segments(offset: 0)
        case (.segments, "map"), (.segments, "lazy"): return value
        case (.path, "split"): return .segments(offset: 0)
        case (.path, "components"): return .segments(offset: 1)
        case (.path, "lowercased"), (.host, "lowercased"), (.segment, "lowercased"), (.scheme, "lowercased"):
            return value
        case (.path, "dropFirst"), (.path, "trimmingCharacters"): return nil
        case (.queryItems, "first"):
            guard let call = file.call(at: index), let closure = call.closures.first ?? call.argument("where"),
                let key = closure.tokens.lazy.compactMap({ code.string(at: $0) }).first,
                closure.tokens.contains(where: { code.text($0) == "==" })
            else { return nil }
            return .item(key)
        case (.item(let key), "value"): return .queryValue(key)
        case (.queryValue, "lowercased"), (.queryValue, "removingPercentEncoding"),
            (.segment, "removingPercentEncoding"):
            return value
        default: return nil
        }
        return nil
    }

    /// Whether some tokens use anything of the URL.
    func mentions(_ tokens: Range<Int>) -> Bool { tokens.contains { names[code.text($0)] != nil } }
}
