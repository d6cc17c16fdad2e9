import NavSyntax

/// Converts between paths and `file:` URIs.
public enum FileURI {
    /// The path of a URI; nil if it is not a file of this machine.
    public static func path(of uri: String) -> String? {
        guard uri.lowercased().hasPrefix("file://") else { return nil }
        let rest = Array(uri.utf8.dropFirst("file://".utf8.count))
        guard let slash = rest.firstIndex(of: UInt8(ascii: "/")),
            slash == 0 || rest[..<slash].elementsEqual("localhost".utf8)
        else { return nil }
        var path: [UInt8] = []
        var position = slash
        while position < rest.count, rest[position] != UInt8(ascii: "#"), rest[position] != UInt8(ascii: "?") {
            if rest[position] == UInt8(ascii: "%"), position + 2 < rest.count,
                let byte = UInt8(String(decoding: rest[(position + 1)...(position + 2)], as: UTF8.self), radix: 16)
            {
                path.append(byte)
                position += 3
            } else {
                path.append(rest[position])
                position += 1
            }
        }
        return path.contains(0) ? nil : String(validating: path, as: UTF8.self)
    }

    public static func uri(of path: String) -> String { "file://" + escaped(path) }

    /// A path as it is written in a URI.
    public static func escaped(_ path: String) -> String {
        let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)
        return path.utf8.map { byte in
            if plain.contains(byte) { return String(Unicode.Scalar(byte)) }
            return (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }
}
