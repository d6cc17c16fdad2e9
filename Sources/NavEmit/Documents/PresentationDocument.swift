import NavGraph
import NavSyntax

extension GraphDocument {
    /// How a sheet, cover or popover is presented.
    static let presentation = DocumentType<PresentationDetail>.object(
        "presentationDetail", "How a sheet, cover or popover is presented; null where the graph does not set it.",
        [
            Member("detents", .orNull(.listOnOneLine(detent)), "Its heights.") { $0.detents?.value },
            Member("initialDetent", .orNull(detent), "Its initial height.") { $0.initialDetent },
            Member("dragIndicator", .orNull(.bool), "It shows a drag indicator.") { $0.hasDragIndicator },
            Member("background", .orNull(.word), "The material of its background.") { $0.background },
            Member(
                "backgroundInteraction", .orNull(backgroundInteraction), "Whether the user can use what is below it."
            ) { $0.backgroundInteraction },
            Member("contentInteraction", .orNull(.word), "What scrolling does.") { $0.contentInteraction },
            Member("cornerRadius", .orNull(.number), "The radius of its corners.") { $0.cornerRadius },
            Member("sizing", .orNull(.word), "Its size on wide screens.") { $0.sizing },
            Member("onLink", .orNull(.word), "What a link does while it is shown.") { $0.onLink },
            Member("dismiss", .orNull(.word), "Whether it can be swiped away.") { $0.dismiss?.value },
            Member(
                "stack", .orNull(.bool), "Whether it has a stack of its own; null: if it pushes anything."
            ) { $0.stack?.value },
            Member("cancel", .orNull(.string), "The label of its cancel button.") { $0.cancel?.plainText },
            Member("confirm", .orNull(.string), "The label of its confirm button.") { $0.confirm?.plainText },
            Member("compact", .orNull(.word), "Of a popover: how it is shown on narrow screens.") { $0.compact },
        ])

    private enum NamedDetent: String, CaseIterable { case medium, large }

    /// A name, or an object with a number. Graphs with other detents have errors, and no documents.
    private static let detent = DocumentType<Detent>(
        .definition(
            name: "detent", doc: "A height of a sheet.",
            .either([DocumentType<NamedDetent>.word.schema, measuredDetent.schema]))
    ) { detent, document in
        switch detent.size {
        case .medium: .string("medium")
        case .large: .string("large")
        case .fraction, .height: measuredDetent.json(detent, document)
        case .unknown(let text): .string(text)
        case .unread: .null
        }
    }

    private static let measuredDetent = DocumentType<Detent>.object(
        "measuredDetent", "Either `fraction` or `height`.",
        [
            .optional("fraction", .number, "The fraction of the available height, up to 1.") { detent in
                if case .fraction(let share) = detent.size { share } else { nil }
            },
            .optional("height", .number, "The height in points.") { detent in
                if case .height(let height) = detent.size { height } else { nil }
            },
        ])

    private static let backgroundInteraction = DocumentType<PresentationDetail.BackgroundInteraction>(
        .either([DocumentType<PresentationDetail.Toggle>.word.schema, upThrough.schema])
    ) { interaction, document in
        switch interaction {
        case .enabled: .string("enabled")
        case .disabled: .string("disabled")
        case .upThrough(let last): upThrough.json(last, document)
        }
    }

    private static let upThrough = DocumentType<Detent>.object(
        "backgroundInteraction", "The user can use what is below up to some height of the sheet.",
        [Member("upThrough", detent, "The largest such height.") { $0 }])
}
