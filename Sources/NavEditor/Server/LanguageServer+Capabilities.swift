import NavSyntax

/// What the server tells the editor about itself.
extension LanguageServer {
    static let capabilities: JSON = .object([
        ("positionEncoding", .string("utf-16")),
        (
            "textDocumentSync",
            .object([
                ("openClose", .bool(true)), ("change", .int(2)), ("save", .object([("includeText", .bool(false))])),
            ])
        ),
        (
            "completionProvider",
            .object([
                (
                    "triggerCharacters",
                    .array(["{", ":", " ", "[", ",", "!", ".", "\"", "-"].map { .string($0) })
                )
            ])
        ),
        ("hoverProvider", .bool(true)), ("definitionProvider", .bool(true)), ("referencesProvider", .bool(true)),
        ("documentHighlightProvider", .bool(true)), ("documentSymbolProvider", .bool(true)),
        ("workspaceSymbolProvider", .bool(true)), ("foldingRangeProvider", .bool(true)),
        ("inlayHintProvider", .bool(true)), ("codeLensProvider", .object([("resolveProvider", .bool(false))])),
        ("documentFormattingProvider", .bool(true)),
        ("renameProvider", .object([("prepareProvider", .bool(true))])),
        (
            "codeActionProvider",
            .object([("codeActionKinds", .array([.string("quickfix"), .string("source.fixAll")]))])
        ),
        (
            "semanticTokensProvider",
            .object([
                (
                    "legend",
                    .object([
                        ("tokenTypes", .array(SemanticToken.Kind.allCases.map { .string($0.name) })),
                        ("tokenModifiers", .array([.string("declaration")])),
                    ])
                ),
                ("full", .bool(true)), ("range", .bool(false)),
            ])
        ),
        (
            "workspace",
            .object([
                ("workspaceFolders", .object([("supported", .bool(true)), ("changeNotifications", .bool(true))]))
            ])
        ),
    ])

    /// Asks to be told of changes of files that are not open.
    static let registration: JSON = .object([
        ("jsonrpc", .string("2.0")), ("id", .string("watch")), ("method", .string("client/registerCapability")),
        (
            "params",
            .object([
                (
                    "registrations",
                    .array([
                        .object([
                            ("id", .string("watch")), ("method", .string("workspace/didChangeWatchedFiles")),
                            (
                                "registerOptions",
                                .object([
                                    ("watchers", .array([.object([("globPattern", .string("**/*.{yaml,yml}"))])]))
                                ])
                            ),
                        ])
                    ])
                )
            ])
        ),
    ])
}
