/// The platforms and versions that have each SwiftUI symbol which the views of the runtime and of
/// generated Swift use.
struct PlatformTable {
    enum Platform: String, CaseIterable, Sendable {
        case iOS, macOS, tvOS, watchOS, visionOS
    }

    /// Versions of the platforms that were released together, named after the version of iOS.
    enum Generation: Int, CaseIterable, Comparable, Sendable {
        case ios13 = 1300
        case ios14 = 1400
        case ios15 = 1500
        case ios16 = 1600
        case ios16_4 = 1604
        case ios17 = 1700
        case ios18 = 1800
        case ios26 = 2600

        static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

        /// The condition for `#available`.
        var condition: String {
            switch self {
            case .ios13: "iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1"
            case .ios14: "iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1"
            case .ios15: "iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1"
            case .ios16: "iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1"
            case .ios16_4: "iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1"
            case .ios17: "iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1"
            case .ios18: "iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2"
            case .ios26: "iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26"
            }
        }
    }

    struct Entry: Sendable {
        /// A type, a modifier, or a member with a dot: `.zoom`. An overload is written with its
        /// labels.
        let symbol: String
        let generation: Generation
        let missing: Set<Platform>
        /// The versions of platforms that had the symbol later than the others.
        let later: [Platform: Int]

        init(
            _ symbol: String, _ generation: Generation, missing: Set<Platform> = [], later: [Platform: Int] = [:]
        ) {
            self.symbol = symbol
            self.generation = generation
            self.missing = missing
            self.later = later
        }
    }

    static let entries: [Entry] = [
        // Views and environment.
        .init("AnyView", .ios13), .init("Binding", .ios13), .init("Button", .ios13),
        .init("EmptyView", .ios13), .init("ForEach", .ios13), .init("NSUserActivity", .ios13),
        .init("Environment", .ios13), .init("EnvironmentKey", .ios13), .init("EnvironmentValues", .ios13),
        .init("Image", .ios13), .init("Label", .ios14), .init("LocalizedStringKey", .ios13), .init("Namespace", .ios14),
        .init("ObservedObject", .ios13),
        .init("Color", .ios13), .init("Material", .ios15, later: [.watchOS: 1000]),
        .init("OpenURLAction", .ios15), .init("ProgressView", .ios14), .init("ScenePhase", .ios14),
        .init("SceneStorage", .ios14),
        .init("State", .ios13), .init("StateObject", .ios14), .init("Text", .ios13), .init("Transaction", .ios13),
        .init("VStack", .ios13),
        .init("View", .ios13), .init("ViewBuilder", .ios13), .init("ViewModifier", .ios13), .init("Visibility", .ios15),
        // Containers.
        .init("NavigationStack", .ios16), .init("NavigationSplitView", .ios16),
        .init("NavigationSplitViewColumn", .ios17), .init("NavigationSplitViewVisibility", .ios16),
        .init("Tab", .ios18), .init("TabContent", .ios18), .init("TabSection", .ios18), .init("TabView", .ios13),
        .init("ToolbarItem", .ios14), .init("ButtonRole", .ios15), .init("PresentationDetent", .ios16),
        // Modifiers.
        .init("accessibilityElement", .ios13), .init("accessibilityIdentifier", .ios14), .init("alert", .ios15),
        .init("background", .ios15), .init("badge", .ios15, missing: [.tvOS, .watchOS]),
        .init("confirmationDialog", .ios15),
        .init("disabled", .ios13),
        .init("environment", .ios13), .init("equatable", .ios13), .init("font", .ios13),
        .init("foregroundStyle", .ios15), .init("frame", .ios13),
        .init("fullScreenCover", .ios14, missing: [.macOS]),
        .init("handlesExternalEvents", .ios14, missing: [.tvOS, .watchOS]), .init("id", .ios13),
        .init("interactiveDismissDisabled", .ios15), .init("matchedTransitionSource", .ios18),
        .init("modifier", .ios13),
        .init("navigationBarTitleDisplayMode", .ios14, missing: [.macOS, .tvOS]),
        .init("navigationDestination", .ios16),
        .init("navigationTitle", .ios14), .init("navigationTransition", .ios18), .init("onAppear", .ios13),
        .init("onChange", .ios14), .init("onChange(of:initial:)", .ios17), .init("onContinueUserActivity", .ios14),
        .init("onDisappear", .ios13),
        .init("onOpenURL", .ios14), .init("popover", .ios13, missing: [.tvOS, .watchOS]),
        .init("presentationBackground", .ios16_4), .init("presentationBackgroundInteraction", .ios16_4),
        .init("presentationCompactAdaptation", .ios16_4), .init("presentationContentInteraction", .ios16_4),
        .init("presentationCornerRadius", .ios16_4), .init("presentationDetents", .ios16),
        .init("presentationDragIndicator", .ios16), .init("presentationSizing", .ios18), .init("sheet", .ios13),
        .init("tabItem", .ios13), .init("tabViewStyle", .ios14), .init("tag", .ios13),
        .init("task", .ios15),
        .init("toolbar", .ios14),
        .init("userActivity", .ios14),
        // Members.
        .init(".bar", .ios15, missing: [.tvOS, .watchOS]),
        .init(".sidebarAdaptable", .ios18, missing: [.watchOS]), .init(".zoom", .ios18, missing: [.macOS]),
    ]
}
