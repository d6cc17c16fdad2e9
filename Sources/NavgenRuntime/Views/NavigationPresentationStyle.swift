#if canImport(SwiftUI)
    import Foundation
    import SwiftUI

    /// The appearance of a presentation, as the graph describes it. Properties that are `nil`
    /// change nothing.
    struct NavigationPresentationStyle {
        enum Sizing: String { case form, page, fitted }

        let detents: Swift.Set<PresentationDetent>?
        let initialDetent: PresentationDetent?
        let dragIndicator: SwiftUI.Visibility?
        let isFixed: Bool?
        let behindUpThrough: PresentationDetent?
        let isBehindEnabled: Bool?
        let scrollsFirst: Bool?
        let cornerRadius: CGFloat?
        let staysPopover: Bool?
        let background: String?
        let sizing: Sizing?

        /// Reads the style from the graph's table, by key.
        init(_ words: [String: [String]]) {
            func word(_ key: String) -> String? { words[key]?.first }
            detents = words["detents"].map { Swift.Set($0.map(Self.detent)) }
            initialDetent = word("initial").map(Self.detent)
            dragIndicator = words["grabber"].map { $0.first == "hidden" ? .hidden : .visible }
            isFixed = words["noSwipe"].map { _ in true }
            let behind = word("behind")
            let isSwitch = behind == "enabled" || behind == "disabled"
            behindUpThrough = isSwitch ? nil : behind.map(Self.detent)
            isBehindEnabled = isSwitch ? behind == "enabled" : nil
            scrollsFirst = word("content").map { $0 == "scrolls" }
            cornerRadius = word("radius").flatMap { Double($0) }.map { CGFloat($0) }
            staysPopover = word("compact").map { $0 == "popover" }
            background = word("background")
            sizing = word("sizing").flatMap { Sizing(rawValue: $0) }
        }

        /// Reads a detent: `medium`, `large`, a fraction of the height such as `0.4`, or points
        /// such as `h280`.
        private static func detent(_ word: String) -> PresentationDetent {
            if word == "medium" { return .medium }
            if word.hasPrefix("h"), let height = Double(word.dropFirst()) { return .height(CGFloat(height)) }
            return Double(word).map { .fraction(CGFloat($0)) } ?? .large
        }
    }

    extension View {
        /// Applies a change to a view if a value is specified. Otherwise, the app's own views
        /// decide.
        @ViewBuilder
        fileprivate func navigationStyled<Value, Changed: View>(
            by value: Value?, change: (Self, Value) -> Changed
        ) -> some View {
            if let value { change(self, value) } else { self }
        }
    }

    /// Applies a style to a presentation.
    struct NavigationStyleModifier: ViewModifier {
        let style: NavigationPresentationStyle

        func body(content: Self.Content) -> some View {
            content
                .modifier(NavigationDetentsModifier(detents: style.detents, initial: style.initialDetent))
                .navigationStyled(by: style.dragIndicator) { $0.presentationDragIndicator($1) }
                .navigationStyled(by: style.isFixed) { $0.interactiveDismissDisabled($1) }
                .modifier(NavigationLaterStyleModifier(style: style))
                .modifier(NavigationSizingModifier(sizing: style.sizing))
        }
    }

    /// Sets the heights that a presentation can have and the initial one.
    private struct NavigationDetentsModifier: ViewModifier {
        let detents: Swift.Set<PresentationDetent>?
        // `nil` if no initial detent is specified: a selection has to be one of the detents.
        @SwiftUI.State private var detent: PresentationDetent?

        init(detents: Swift.Set<PresentationDetent>?, initial: PresentationDetent?) {
            self.detents = detents
            _detent = SwiftUI.State(initialValue: initial)
        }

        func body(content: Self.Content) -> some View {
            if let detents, let selected = Binding($detent) {
                content.presentationDetents(detents, selection: selected)
            } else if let detents {
                content.presentationDetents(detents)
            } else {
                content
            }
        }
    }

    /// Applies the styles that only systems after the oldest supported ones have.
    private struct NavigationLaterStyleModifier: ViewModifier {
        let style: NavigationPresentationStyle

        func body(content: Self.Content) -> some View {
            if #available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1, *) {
                content
                    .navigationStyled(by: style.behindUpThrough) {
                        $0.presentationBackgroundInteraction(.enabled(upThrough: $1))
                    }
                    .navigationStyled(by: style.isBehindEnabled) {
                        $0.presentationBackgroundInteraction($1 ? .enabled : .disabled)
                    }
                    .navigationStyled(by: style.scrollsFirst) {
                        $0.presentationContentInteraction($1 ? .scrolls : .resizes)
                    }
                    .navigationStyled(by: style.cornerRadius) { $0.presentationCornerRadius($1) }
                    .navigationStyled(by: style.staysPopover) {
                        $0.presentationCompactAdaptation($1 ? .popover : .sheet)
                    }
                    .modifier(NavigationBackgroundModifier(background: style.background))
            } else {
                content
            }
        }
    }

    /// Sets the background of a presentation, if one is specified.
    @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1, *)
    private struct NavigationBackgroundModifier: ViewModifier {
        let background: String?

        func body(content: Self.Content) -> some View {
            if background == "clear" {
                content.presentationBackground(SwiftUI.Color.clear)
            } else if #available(watchOS 10, *), let material {
                content.presentationBackground(material)
            } else {
                content
            }
        }

        @available(watchOS 10, *)
        private var material: SwiftUI.Material? {
            switch background {
            case "ultraThin": return .ultraThin
            case "thin": return .thin
            case "regular": return .regular
            case "thick": return .thick
            case "ultraThick": return .ultraThick
            #if !os(tvOS) && !os(watchOS)
                case "bar": return .bar
            #endif
            default: return nil
            }
        }
    }

    /// Sets the size of a presentation on large screens.
    private struct NavigationSizingModifier: ViewModifier {
        let sizing: NavigationPresentationStyle.Sizing?

        func body(content: Self.Content) -> some View {
            if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
                switch sizing {
                case .form?: content.presentationSizing(.form)
                case .page?: content.presentationSizing(.page)
                case .fitted?: content.presentationSizing(.fitted)
                case nil: content
                }
            } else {
                content
            }
        }
    }
#endif
