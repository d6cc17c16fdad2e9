internal import CLibYAML

/// A token of a YAML file, as libyaml's scanner finds it.
struct YAMLToken {
    enum Kind {
        case directive, documentMarker, end
        case blockSequence, blockMapping, blockEnd
        case openBracket, closeBracket, comma
        case dash, key, colon
        case alias, property, scalar, blockScalar
    }

    let kind: Kind
    var range: Range<Int>
    /// The column where it begins and the one where it ends, from 0, in code points.
    let column: Int
    let endColumn: Int

    /// Whether it is not written, such as the beginning of a mapping in block style.
    var isImplied: Bool { range.isEmpty }

    /// The tokens of a file; nil if libyaml finds an error.
    static func all(in source: [UInt8]) -> [YAMLToken]? {
        source.withUnsafeBufferPointer { text in
            withUnsafeTemporaryAllocation(of: yaml_parser_t.self, capacity: 1) { memory in
                guard let parser = memory.baseAddress, yaml_parser_initialize(parser) != 0 else { return nil }
                defer { yaml_parser_delete(parser) }
                yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
                yaml_parser_set_input_string(parser, text.baseAddress, text.count)
                return scan(parser, text)
            }
        }
    }

    private static func scan(
        _ parser: UnsafeMutablePointer<yaml_parser_t>, _ text: UnsafeBufferPointer<UInt8>
    ) -> [YAMLToken]? {
        var walker = CodePointWalker(text, isASCII: text.allSatisfy { $0 < 0x80 })
        var tokens: [YAMLToken] = []
        while true {
            var token = yaml_token_t()
            guard yaml_parser_scan(parser, &token) != 0 else { return nil }
            defer { yaml_token_delete(&token) }
            guard let kind = Kind(token) else { continue }
            let start = walker.offset(ofCodePoint: token.start_mark.index)
            let end = walker.offset(ofCodePoint: token.end_mark.index)
            tokens.append(
                YAMLToken(
                    kind: kind, range: start..<end, column: token.start_mark.column, endColumn: token.end_mark.column))
            if kind == .end { return tokens }
        }
    }
}

extension YAMLToken.Kind {
    /// Nil for the beginning of the stream, which is not written.
    fileprivate init?(_ token: yaml_token_t) {
        switch token.type {
        case YAML_VERSION_DIRECTIVE_TOKEN, YAML_TAG_DIRECTIVE_TOKEN: self = .directive
        case YAML_DOCUMENT_START_TOKEN, YAML_DOCUMENT_END_TOKEN: self = .documentMarker
        case YAML_STREAM_END_TOKEN: self = .end
        case YAML_BLOCK_SEQUENCE_START_TOKEN: self = .blockSequence
        case YAML_BLOCK_MAPPING_START_TOKEN: self = .blockMapping
        case YAML_BLOCK_END_TOKEN: self = .blockEnd
        case YAML_FLOW_SEQUENCE_START_TOKEN, YAML_FLOW_MAPPING_START_TOKEN: self = .openBracket
        case YAML_FLOW_SEQUENCE_END_TOKEN, YAML_FLOW_MAPPING_END_TOKEN: self = .closeBracket
        case YAML_FLOW_ENTRY_TOKEN: self = .comma
        case YAML_BLOCK_ENTRY_TOKEN: self = .dash
        case YAML_KEY_TOKEN: self = .key
        case YAML_VALUE_TOKEN: self = .colon
        case YAML_ALIAS_TOKEN: self = .alias
        case YAML_ANCHOR_TOKEN, YAML_TAG_TOKEN: self = .property
        case YAML_SCALAR_TOKEN:
            let style = token.data.scalar.style
            self = style == YAML_LITERAL_SCALAR_STYLE || style == YAML_FOLDED_SCALAR_STYLE ? .blockScalar : .scalar
        default: return nil
        }
    }
}
