extension Stage {
    /// Something that SwiftUI does on some systems and not on others, or that some reports describe
    /// and others do not. Without variants, the stage does what is easiest for apps.
    public enum Variant: String, CaseIterable, Sendable {
        /// The binding of an alert or dialog is written before the action of the tapped button runs.
        case alertsAreClearedFirst
        /// The content of a popover disappears before the binding is written.
        case popoversDisappearFirst
        /// A dialog is a popover that points at its view, so a view with more than one text is too
        /// large.
        case dialogsPointAtTheirView
        /// What is presented while something else is being dismissed is never shown.
        case presentationsAreDropped
        /// A stack pops everything if a screen in a column of its split changes in the same update.
        case stacksPopWithTheirColumns
        /// Each tap on a row with a link or a selection is two taps.
        case rowsAreTappedTwice
        /// If only one column fits any more, the selections are cleared, after the width has changed.
        case collapsingClearsSelections
        /// If only one column fits any more, the selections are cleared before the width changes.
        case collapsingClearsSelectionsFirst
        /// A tab without content is left out if it has a `tabItem`.
        case emptyTabsAreLeftOut
        /// A universal link comes as a user activity, as from a QR code.
        case linksAreActivities
        /// A universal link comes as a URL and also as a user activity.
        case linksComeTwice
        /// Of several windows that prefer a URL, the first one gets it, and not the key window.
        case firstWindowGetsURLs
        /// All windows stay active if another one becomes the key window, as on a Mac.
        case windowsStayActive
        /// Of several user activities, the one of the outermost view is the scene's.
        case outermostActivityWins
        /// The app quits without entering another phase first.
        case appQuitsWithoutNotice
        /// The scene storage is lost when the app quits.
        case sceneStorageIsLost
        /// A stack in a sheet has no size of its own, as on a Mac.
        case sheetsNeedASize

        /// The variants that follow `-variants` in the arguments of the program, separated by commas.
        public static let ofProgram: Set<Variant> = {
            let arguments = CommandLine.arguments
            guard let index = arguments.firstIndex(of: "-variants"), index + 1 < arguments.count else { return [] }
            return Set(arguments[index + 1].split(separator: ",").compactMap { Variant(rawValue: String($0)) })
        }()
    }

    /// Whether the stage plays a variant.
    func plays(_ variant: Variant) -> Bool {
        variants.contains(variant)
    }
}
