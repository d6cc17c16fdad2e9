import NavSyntax

/// Pictures of the running app, such as the screenshots that tours take: one or several for each node.
public struct ScreenPictures: Sendable {
    public struct Picture: Sendable {
        /// What distinguishes it from other pictures of the node, such as `de-dark`; empty for the only one.
        public var variant: String
        /// The media type, such as `image/png`.
        public var type: String
        /// The path of the file.
        public var path: String
        public var bytes: [UInt8]

        public init(variant: String, type: String, path: String, bytes: [UInt8]) {
            (self.variant, self.type, self.path, self.bytes) = (variant, type, path, bytes)
        }

        /// The picture as a URL with its contents.
        public var source: String { "data:\(type);base64,\(Base64.text(of: bytes))" }
    }

    /// By the names of nodes, in the order of their variants.
    public var pictures: [String: [Picture]]

    public init(_ pictures: [String: [Picture]]) { self.pictures = pictures }

    var json: JSON {
        .object(
            pictures.sorted { $0.key < $1.key }.map { name, pictures in
                let all = pictures.map { picture in
                    JSON.object([("variant", .string(picture.variant)), ("source", .string(picture.source))])
                }
                return (name, .array(all))
            })
    }
}

/// Base 64, as RFC 4648 describes it.
enum Base64 {
    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func text(of bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let rest = min(3, bytes.count - start)
            var word = 0
            for index in 0..<3 { word = word << 8 | (index < rest ? Int(bytes[start + index]) : 0) }
            for digit in 0..<4 {
                let isPadding = digit > rest
                text.append(isPadding ? UInt8(ascii: "=") : digits[word >> (18 - 6 * digit) & 63])
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
