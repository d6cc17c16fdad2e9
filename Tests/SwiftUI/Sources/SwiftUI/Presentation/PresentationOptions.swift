/// The interaction with the content behind a sheet.
@available(A16_4, *)
public struct PresentationBackgroundInteraction: Sendable {
    let name: String

    public static var automatic: PresentationBackgroundInteraction { Self(name: "automatic") }
    public static var enabled: PresentationBackgroundInteraction { Self(name: "enabled") }
    public static var disabled: PresentationBackgroundInteraction { Self(name: "disabled") }

    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        Self(name: "enabled(upThrough: \(detent.name))")
    }
}

/// The effect of a swipe on a sheet.
@available(A16_4, *)
public struct PresentationContentInteraction: Equatable, Sendable {
    let name: String

    public static var automatic: PresentationContentInteraction { Self(name: "automatic") }
    public static var resizes: PresentationContentInteraction { Self(name: "resizes") }
    public static var scrolls: PresentationContentInteraction { Self(name: "scrolls") }
}

/// The form of a presentation in compact sizes.
@available(A16_4, *)
public struct PresentationAdaptation: Sendable {
    let name: String

    public static var automatic: PresentationAdaptation { Self(name: "automatic") }
    public static var none: PresentationAdaptation { Self(name: "none") }
    public static var popover: PresentationAdaptation { Self(name: "popover") }
    public static var sheet: PresentationAdaptation { Self(name: "sheet") }
    public static var fullScreenCover: PresentationAdaptation { Self(name: "fullScreenCover") }
}

/// The placement of a presentation.
@available(A27, *)
public struct PresentationPlacement: Sendable {
    let name: String

    public static var automatic: PresentationPlacement { Self(name: "automatic") }
}
