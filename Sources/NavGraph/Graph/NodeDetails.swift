public import NavSyntax

public struct ScreenDetail: Sendable {
    public enum TitleMode: String, Sendable, CaseIterable { case inline, large, automatic }
    public enum Transition: String, Sendable, CaseIterable { case zoom, automatic }
    public var titleMode: TitleMode?
    public var transition: Transition?
    public init() {}
}

public struct TabDetail: Sendable {
    public var icon: String?
    /// Nil for a tab that acts, or if it is missing, which is reported as `missing-key`.
    public var root: NodeReference?
    /// For a tab that acts instead of being selected: the route that it takes from what is shown.
    public var route: Route?
    /// The values of the root screen, or of the first column of a root that is a split.
    public var fixed: [FixedValue] = []
    public var isSearch = false
    public var hasBadge = false
    public var visible: [ConditionUse] = []
    /// The title of its tab section (iOS 18).
    public var group: String?
    public init() {}
}

public struct SplitDetail: Sendable {
    public enum Visibility: String, Sendable, CaseIterable { case all, doubleColumn, detailOnly, automatic }
    public var icon: String?
    public var sidebar: SplitColumn?
    public var content: SplitColumn?
    public var detail: SplitColumn?
    public var visibility: Visibility?
    /// The placeholder of columns that have none of their own.
    public var placeholder: Placeholder?
    public init() {}

    /// The columns that exist, in the order sidebar, content, detail.
    public var columns: [SplitColumn] { [sidebar, content, detail].compactMap { $0 } }

    /// The same columns with their keys.
    public var namedColumns: [(name: String, column: SplitColumn)] {
        [("sidebar", sidebar), ("content", content), ("detail", detail)].compactMap { name, column in
            column.map { (name, $0) }
        }
    }
}

public struct SplitColumn: Sendable {
    public var screens: [NodeReference]
    public var placeholder: Placeholder?
    public var range: SourceRange
}

public struct Placeholder: Sendable {
    public var title: Template?
    public var icon: String?
}

public struct PresentationDetail: Sendable {
    public enum Toggle: String, Sendable, CaseIterable { case enabled, disabled }
    public enum ContentInteraction: String, Sendable, CaseIterable { case resizes, scrolls }
    public enum Background: String, Sendable, CaseIterable {
        case ultraThin, thin, regular, thick, ultraThick, bar, clear
    }
    public enum Sizing: String, Sendable, CaseIterable { case form, page, fitted }
    public enum OnLink: String, Sendable, CaseIterable { case close, stack, wait }
    public enum Compact: String, Sendable, CaseIterable { case sheet, popover }
    public enum BackgroundInteraction: Sendable { case enabled, disabled, upThrough(Detent) }
    public var detents: Located<[Detent]>?
    /// Whether `detents` could not be read (already reported).
    public var hasUnreadDetents = false
    public var initialDetent: Detent?
    public var hasDragIndicator: Bool?
    public var background: Background?
    public var backgroundInteraction: BackgroundInteraction?
    public var contentInteraction: ContentInteraction?
    public var cornerRadius: Double?
    public var sizing: Sizing?
    public var onLink: OnLink?
    public var dismiss: Located<Toggle>?
    /// Whether it has a NavigationStack; nil to have one if it pushes anything.
    public var stack: Located<Bool>?
    public var cancel: Template?
    public var confirm: Template?
    public var compact: Compact?
    public init() {}
}

public struct Detent: Sendable {
    public enum Size: Sendable, Hashable {
        case medium, large
        case fraction(Double)
        case height(Double)
        /// A value other than `medium` or `large`, which `detent-invalid` reports.
        case unknown(String)
        /// A value that could not be read (already reported).
        case unread
    }
    public var size: Size
    public var range: SourceRange

    /// The correct way to write a bare number as a detent: `{fraction: 0.3}` for `0.3`.
    public static func spelling(ofNumber text: String) -> String? {
        guard let number = Numbers.decimal(text), number > 0 else { return nil }
        return number <= 1 ? "{fraction: \(text)}" : "{height: \(text)}"
    }
}

public struct AlertDetail: Sendable {
    public var message: Template?
    public var actions: [AlertAction] = []
    /// Whether `actions` could not be read (already reported).
    public var hasUnreadActions = false
    public init() {}
}

public struct AlertAction: Sendable {
    public enum Role: String, Sendable, CaseIterable { case destructive, cancel }
    public var id: Located<String>
    public var label: Template?
    public var role: Role?
    /// The index in the graph's `routes` of the route that `to` declares.
    public var route: Int?
}

public struct FlowDetail: Sendable {
    public enum Style: String, Sendable, CaseIterable { case cover, sheet, root }
    public var style: Style = .cover
    /// The steps in order, those under `final` last.
    public var steps: [NodeID] = []
    /// Whether `steps` or `final` could not be read (already reported).
    public var hasUnreadSteps = false
    public var data: [Parameter] = []
    public var then: NodeReference?
    public var allowsBack = true
    public var isSkippable = false
    public var skipTo: NodeReference?
    /// What a link does to it while it is shown.
    public var onLink: PresentationDetail.OnLink?
    public init() {}
}

public struct StepDetail: Sendable {
    public var flow: NodeID
    public var when: [ConditionUse] = []
    public var isSkippable = false
    /// Whether it is listed under `final`, so that the user cannot go back from it.
    public var isFinal = false
}

public struct ActionDetail: Sendable {
    public var then: [NodeReference] = []
    public init() {}
}
