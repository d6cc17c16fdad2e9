/// The ASCII bytes that have a meaning in YAML.
package enum YAMLByte {
    package static let tab: UInt8 = 0x09
    package static let lineFeed: UInt8 = 0x0A
    package static let carriageReturn: UInt8 = 0x0D
    package static let space: UInt8 = 0x20
    package static let quote: UInt8 = 0x22
    package static let hash: UInt8 = 0x23
    package static let apostrophe: UInt8 = 0x27
    package static let comma: UInt8 = 0x2C
    package static let dash: UInt8 = 0x2D
    package static let colon: UInt8 = 0x3A
    package static let openBracket: UInt8 = 0x5B
    package static let backslash: UInt8 = 0x5C
    package static let closeBracket: UInt8 = 0x5D
    package static let openBrace: UInt8 = 0x7B
    package static let closeBrace: UInt8 = 0x7D
}
