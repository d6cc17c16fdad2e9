// Small views that show what SwiftUI does where its documentation is silent. `SystemQuestions` starts the app with one
// of them and reads what it has logged. This file needs a Mac, and has never run on one.

#if DEBUG && canImport(Darwin)
    import Combine
    import Foundation
    import SwiftUI

    #if canImport(UIKit)
        import UIKit
    #endif

    /// A question. The launch argument `-shopProbe` has its raw value.
    enum Probe: String {
        case alertOrder = "alert-order"
        case dialogOrder = "dialog-order"
        case dialogOnScreen = "dialog-on-screen"
        case popoverOrder = "popover-order"
        case replacedSheet = "replaced-sheet"
        case sheetSize = "sheet-size"
        case columnAndPath = "column-and-path"
        case rowTaps = "row-taps"
        case selectedRow = "selected-row"
        case collapsing
        case emptyTab = "empty-tab"
        case zoom
        case urls
        case windows
        case activities
        case phases
        case sceneStorage = "scene-storage"

        /// Nil if the app was started without a probe. `UserDefaults` reads launch arguments.
        static let ofLaunch: Probe? = UserDefaults.standard.string(forKey: "shopProbe").flatMap { Probe(rawValue: $0) }
    }

    extension View {
        /// Shows the probe of this launch instead of the view, if there is one.
        @ViewBuilder func orProbe() -> some View {
            if let probe = Probe.ofLaunch {
                ProbeScreen(probe: probe)
            } else {
                self
            }
        }

        /// `onChange` of each version: the form of iOS 16 is deprecated where the other one exists.
        @ViewBuilder fileprivate func onProbedChange<Value: Equatable>(
            of value: Value, _ action: @escaping (Value) -> Void
        ) -> some View {
            if #available(iOS 17, macOS 14, visionOS 1, *) {
                onChange(of: value) { _, newValue in action(newValue) }
            } else {
                onChange(of: value, perform: action)
            }
        }

        /// An iPhone shows a popover as a sheet, unless this says otherwise. iOS 16.0 to 16.3 always do.
        @ViewBuilder fileprivate func staysPopover() -> some View {
            if #available(iOS 16.4, macOS 13.3, visionOS 1, *) {
                presentationCompactAdaptation(.popover)
            } else {
                self
            }
        }
    }

    /// What has happened, in order. All windows share it, so that their events are in one order.
    @MainActor final class ProbeLog: ObservableObject {
        static let shared = ProbeLog()

        @Published private(set) var entries: [String] = []

        var text: String {
            entries.isEmpty ? "nothing" : entries.joined(separator: "; ")
        }

        func note(_ entry: String) {
            entries.append(entry)
        }
    }

    /// The log, for the test. What is behind a sheet is not accessible, so sheets have their own.
    struct ProbeLogText: View {
        @ObservedObject private var log = ProbeLog.shared

        var body: some View {
            Text(verbatim: log.text)
                .font(.caption2)
                .accessibilityIdentifier("probe-log")
        }
    }

    struct ProbeScreen: View {
        let probe: Probe

        var body: some View {
            VStack(spacing: 0) {
                subject.frame(maxWidth: .infinity, maxHeight: .infinity)
                ProbeLogText()
            }
        }

        @ViewBuilder private var subject: some View {
            switch probe {
            case .alertOrder: AlertProbe()
            case .dialogOrder: DialogProbe(isAttachedToButton: true)
            case .dialogOnScreen: DialogProbe(isAttachedToButton: false)
            case .popoverOrder: PopoverProbe()
            case .replacedSheet: ReplacedSheetProbe()
            case .sheetSize: SheetSizeProbe()
            case .columnAndPath: ColumnAndPathProbe()
            case .rowTaps: RowTapsProbe()
            case .selectedRow, .collapsing: SelectionProbe()
            case .emptyTab: EmptyTabProbe()
            case .zoom: ZoomProbe()
            case .urls: URLsProbe()
            case .windows: WindowsProbe()
            case .activities: ActivitiesProbe()
            case .phases: PhasesProbe()
            case .sceneStorage: SceneStorageProbe()
            }
        }
    }

    // MARK: - Presentations

    /// Which comes first: the binding's `false`, or the action of the tapped button?
    struct AlertProbe: View {
        @State private var isShown = false

        var body: some View {
            Button("Start") { isShown = true }
                .accessibilityIdentifier("probe-start")
                .alert("Question", isPresented: logged) {
                    Button("Yes") { ProbeLog.shared.note("action") }
                    Button("No", role: .cancel) { ProbeLog.shared.note("cancel action") }
                }
        }

        private var logged: Binding<Bool> {
            Binding(
                get: { isShown },
                set: { newValue in
                    ProbeLog.shared.note("binding \(newValue)")
                    isShown = newValue
                })
        }
    }

    /// The same for a dialog. Also: is it a popover, and what does it point at?
    struct DialogProbe: View {
        /// Whether the dialog belongs to the button or to the whole screen.
        let isAttachedToButton: Bool

        @State private var isShown = false

        var body: some View {
            if isAttachedToButton {
                dialog(on: button)
            } else {
                dialog(
                    on: VStack {
                        Text("A text above")
                        button
                        Spacer()
                    })
            }
        }

        private var button: some View {
            Button("Start") { isShown = true }
                .accessibilityIdentifier("probe-start")
        }

        private func dialog(on view: some View) -> some View {
            view.confirmationDialog("Question", isPresented: logged, titleVisibility: .visible) {
                Button("Yes") { ProbeLog.shared.note("action") }
                Button("No", role: .cancel) { ProbeLog.shared.note("cancel action") }
            }
        }

        private var logged: Binding<Bool> {
            Binding(
                get: { isShown },
                set: { newValue in
                    ProbeLog.shared.note("binding \(newValue)")
                    isShown = newValue
                })
        }
    }

    /// Which comes first when a popover is closed: its content disappears, or the binding's `false`?
    struct PopoverProbe: View {
        @State private var isShown = false

        var body: some View {
            VStack {
                Button("Start") { isShown = true }
                    .accessibilityIdentifier("probe-start")
                    .popover(isPresented: logged) {
                        Text("Inside")
                            .accessibilityIdentifier("probe-inside")
                            .padding(40)
                            .staysPopover()
                            .onDisappear { ProbeLog.shared.note("content disappeared") }
                    }
                Spacer()
                Text("Outside")
            }
        }

        private var logged: Binding<Bool> {
            Binding(
                get: { isShown },
                set: { newValue in
                    ProbeLog.shared.note("binding \(newValue)")
                    isShown = newValue
                })
        }
    }

    /// Is a sheet shown that is requested in the same update as another one's dismissal?
    struct ReplacedSheetProbe: View {
        @State private var isFirstShown = false
        @State private var isSecondShown = false

        var body: some View {
            VStack {
                Button("Start") { isFirstShown = true }
                    .accessibilityIdentifier("probe-start")
                    .sheet(isPresented: $isFirstShown, onDismiss: { ProbeLog.shared.note("first dismissed") }) {
                        Button("Replace") {
                            ProbeLog.shared.note("replaced")
                            isFirstShown = false
                            isSecondShown = true
                        }
                        .accessibilityIdentifier("probe-replace")
                    }
                Text("Another view")
                    .sheet(isPresented: secondLogged) {
                        VStack {
                            Text("Second")
                                .accessibilityIdentifier("probe-second")
                            ProbeLogText()
                        }
                        .onAppear { ProbeLog.shared.note("second appeared") }
                    }
            }
        }

        private var secondLogged: Binding<Bool> {
            Binding(
                get: { isSecondShown },
                set: { newValue in
                    ProbeLog.shared.note("second's binding \(newValue)")
                    isSecondShown = newValue
                })
        }
    }

    /// How large is a sheet whose content is a stack?
    struct SheetSizeProbe: View {
        @State private var isShown = false

        var body: some View {
            Button("Start") { isShown = true }
                .accessibilityIdentifier("probe-start")
                .sheet(isPresented: $isShown) {
                    NavigationStack {
                        VStack {
                            Button("Close") { isShown = false }
                                .accessibilityIdentifier("probe-close")
                            ProbeLogText()
                        }
                        .navigationTitle("Sheet")
                    }
                    .background {
                        GeometryReader { geometry in
                            Color.clear.onAppear {
                                let size = geometry.size
                                ProbeLog.shared.note("stack \(Int(size.width)) x \(Int(size.height))")
                            }
                        }
                    }
                }
        }
    }

    // MARK: - Stacks, splits, tabs

    /// Does a stack pop if the root of its column changes in the same update as its path?
    struct ColumnAndPathProbe: View {
        @State private var root = "A"
        @State private var path = [1]

        var body: some View {
            VStack {
                NavigationSplitView {
                    Text("Sidebar")
                } detail: {
                    NavigationStack(path: logged) {
                        Text("Root \(root)")
                            .id(root)
                            .navigationDestination(for: Int.self) { value in
                                Text("Screen \(value)")
                            }
                    }
                }
                // It is outside of the split, so that it can be tapped in each width.
                Button("Start") {
                    ProbeLog.shared.note("changed to B, 2, 3")
                    root = "B"
                    path = [2, 3]
                }
                .accessibilityIdentifier("probe-start")
            }
            .onProbedChange(of: path) { ProbeLog.shared.note("path is \($0)") }
        }

        private var logged: Binding<[Int]> {
            Binding(
                get: { path },
                set: { newValue in
                    ProbeLog.shared.note("path binding \(newValue)")
                    path = newValue
                })
        }
    }

    /// Do two quick taps on a row push twice?
    struct RowTapsProbe: View {
        @State private var path: [Int] = []

        var body: some View {
            NavigationStack(path: logged) {
                List {
                    ForEach(1..<4) { number in
                        NavigationLink("Row \(number)", value: number)
                            .accessibilityIdentifier("probe-row-\(number)")
                    }
                }
                .navigationDestination(for: Int.self) { number in
                    Text("Screen \(number)")
                }
            }
        }

        private var logged: Binding<[Int]> {
            Binding(
                get: { path },
                set: { newValue in
                    ProbeLog.shared.note("path binding \(newValue)")
                    path = newValue
                })
        }
    }

    /// What is written to the selection of a list if the selected row is tapped again, and if the window gets
    /// compact?
    struct SelectionProbe: View {
        @State private var selection: String?

        #if !os(macOS)
            @Environment(\.horizontalSizeClass) private var width
        #endif

        var body: some View {
            #if os(macOS)
                split
            #else
                split
                    .onAppear { note(width) }
                    .onProbedChange(of: width) { note($0) }
            #endif
        }

        private var split: some View {
            NavigationSplitView {
                List(selection: logged) {
                    ForEach(["A", "B", "C"], id: \.self) { name in
                        Text(name)
                            .accessibilityIdentifier("probe-row-\(name)")
                    }
                }
            } detail: {
                Text("Detail \(selection ?? "none")")
            }
        }

        private var logged: Binding<String?> {
            Binding(
                get: { selection },
                set: { newValue in
                    ProbeLog.shared.note("selection binding \(newValue ?? "nil")")
                    selection = newValue
                })
        }

        #if !os(macOS)
            private func note(_ width: UserInterfaceSizeClass?) {
                ProbeLog.shared.note(width == .regular ? "width regular" : "width compact")
            }
        #endif
    }

    /// Does a tab without content have an item?
    struct EmptyTabProbe: View {
        var body: some View {
            TabView {
                Text("First tab")
                    .tabItem { Label("First", systemImage: "1.circle") }
                    .tag(1)
                EmptyView()
                    .tabItem { Label("Empty", systemImage: "2.circle") }
                    .tag(2)
                Color.clear
                    .tabItem { Label("Clear", systemImage: "3.circle") }
                    .tag(3)
            }
        }
    }

    /// Is the source of a zoom transition visible after a swipe back?
    struct ZoomProbe: View {
        @Namespace private var namespace

        var body: some View {
            #if os(iOS)
                if #available(iOS 18, *) {
                    NavigationStack {
                        VStack {
                            NavigationLink(value: 1) {
                                Text("Source")
                                    .padding(40)
                                    .background(.yellow)
                            }
                            .accessibilityIdentifier("probe-source")
                            .matchedTransitionSource(id: 1, in: namespace)
                            Spacer()
                        }
                        .navigationDestination(for: Int.self) { number in
                            Text("Destination")
                                .accessibilityIdentifier("probe-destination")
                                .frame(maxWidth: .infinity, maxHeight: .infinity)
                                .background(.green)
                                .navigationTransition(.zoom(sourceID: number, in: namespace))
                        }
                    }
                } else {
                    Text("This needs iOS 18.")
                }
            #else
                Text("This needs iOS.")
            #endif
        }
    }

    // MARK: - URLs, activities, windows

    /// How, and how often, does a URL come?
    struct URLsProbe: View {
        var body: some View {
            Text("Waiting")
                .onOpenURL { url in ProbeLog.shared.note("onOpenURL \(url.absoluteString)") }
                .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
                    ProbeLog.shared.note("activity \(activity.webpageURL?.absoluteString ?? "without a URL")")
                }
        }
    }

    /// Which of two windows that prefer a URL gets it, and what is the phase of the other one?
    struct WindowsProbe: View {
        @Environment(\.scenePhase) private var phase
        @State private var name = "unnamed"

        var body: some View {
            Text(name)
                .onAppear {
                    name = "window \(ProbeWindows.next())"
                    ProbeLog.shared.note("\(name) appeared")
                }
                .onProbedChange(of: phase) { ProbeLog.shared.note("\(name) is \($0)") }
                .onOpenURL { url in ProbeLog.shared.note("\(name) got \(url.absoluteString)") }
                .handlesExternalEvents(preferring: ["*"], allowing: ["*"])
        }
    }

    /// Numbers windows in the order in which they appear.
    @MainActor enum ProbeWindows {
        private static var count = 0

        static func next() -> Int {
            count += 1
            return count
        }
    }

    /// Of two user activities, an outer and an inner one, which is the scene's?
    struct ActivitiesProbe: View {
        var body: some View {
            VStack {
                Text("Inner")
                    .userActivity("com.example.shop.inner") { activity in
                        activity.title = "inner"
                        ProbeLog.shared.note("inner updated")
                    }
                Button("Start") { noteCurrent() }
                    .accessibilityIdentifier("probe-start")
            }
            .userActivity("com.example.shop.outer") { activity in
                activity.title = "outer"
                ProbeLog.shared.note("outer updated")
            }
        }

        private func noteCurrent() {
            #if canImport(UIKit)
                for scene in UIApplication.shared.connectedScenes {
                    ProbeLog.shared.note("scene has \(name(of: scene.userActivity))")
                    let controller = (scene as? UIWindowScene)?.windows.first?.rootViewController
                    ProbeLog.shared.note("controller has \(name(of: controller?.userActivity))")
                }
            #else
                ProbeLog.shared.note("cannot be read here")
            #endif
        }

        private func name(of activity: NSUserActivity?) -> String {
            activity?.activityType ?? "none"
        }
    }

    /// Which phases does an app enter before it ends? They are kept for the next launch.
    struct PhasesProbe: View {
        @Environment(\.scenePhase) private var phase

        private static let key = "shopProbePhases"

        var body: some View {
            VStack {
                // The test does this before the launch that matters.
                Button("Forget") {
                    UserDefaults.standard.removeObject(forKey: Self.key)
                    ProbeLog.shared.note("forgotten")
                }
                .accessibilityIdentifier("probe-start")
            }
            .onAppear {
                let earlier = UserDefaults.standard.stringArray(forKey: Self.key) ?? []
                ProbeLog.shared.note("before: \(earlier.joined(separator: ", "))")
            }
            .onProbedChange(of: phase) { phase in
                let earlier = UserDefaults.standard.stringArray(forKey: Self.key) ?? []
                UserDefaults.standard.set(earlier + ["\(phase)"], forKey: Self.key)
            }
        }
    }

    /// Is the scene's storage there after the app has ended?
    struct SceneStorageProbe: View {
        @SceneStorage("shopProbe") private var value = "empty"

        var body: some View {
            Button("Start") {
                // Each test stores a value of its own, as those of earlier tests may still be there.
                value = UserDefaults.standard.string(forKey: "shopProbeValue") ?? "stored"
                ProbeLog.shared.note("storage has \(value)")
            }
            .accessibilityIdentifier("probe-start")
            .onAppear { ProbeLog.shared.note("storage had \(value)") }
        }
    }
#endif
