import CLibYAML

/// A wrapper of libyaml's event API that frees all memory and returns errors as data.
final class YAMLEvents {
    /// An error in libyaml's own words; indices count code points.
    struct Failure {
        var problem: String
        var index: Int
        var context: String?
        var contextIndex: Int
    }

    // libyaml keeps pointers into its parser, so the parser must not move in memory.
    private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    private let event = UnsafeMutablePointer<yaml_event_t>.allocate(capacity: 1)

    /// The text must outlive this object.
    init?(_ text: UnsafeBufferPointer<UInt8>) {
        parser.initialize(to: yaml_parser_t())
        event.initialize(to: yaml_event_t())
        guard yaml_parser_initialize(parser) != 0 else { return nil }
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, text.baseAddress, text.count)
    }

    deinit {
        yaml_event_delete(event)
        yaml_parser_delete(parser)
        event.deallocate()
        parser.deallocate()
    }

    /// The next event, valid until the next call, or nil if libyaml found an error.
    func next() -> UnsafePointer<yaml_event_t>? {
        yaml_event_delete(event)
        return yaml_parser_parse(parser, event) != 0 ? UnsafePointer(event) : nil
    }

    var failure: Failure {
        let isMarked = parser.pointee.error == YAML_SCANNER_ERROR || parser.pointee.error == YAML_PARSER_ERROR
        return Failure(
            problem: parser.pointee.problem.map { String(cString: $0) } ?? "not enough memory",
            index: isMarked ? parser.pointee.problem_mark.index : Int(parser.pointee.mark.index),
            context: parser.pointee.context.map { String(cString: $0) },
            contextIndex: parser.pointee.context_mark.index)
    }
}

/// Converts libyaml's code point indices to byte offsets.
///
/// Events come nearly in order, so it walks from the last index. ASCII text needs no conversion.
struct CodePointWalker {
    private let text: UnsafeBufferPointer<UInt8>
    private let isASCII: Bool
    private var index = 0
    private var offset = 0

    init(_ text: UnsafeBufferPointer<UInt8>, isASCII: Bool) {
        self.text = text
        self.isASCII = isASCII
    }

    mutating func offset(ofCodePoint target: Int) -> Int {
        if isASCII { return min(target, text.count) }
        while index < target, offset < text.count {
            offset += 1
            while offset < text.count, text[offset] & 0xC0 == 0x80 { offset += 1 }
            index += 1
        }
        while index > target, offset > 0 {
            offset -= 1
            while offset > 0, text[offset] & 0xC0 == 0x80 { offset -= 1 }
            index -= 1
        }
        return offset
    }
}
