// Asks a real system what SwiftUI does where its documentation is silent: which of two callbacks comes first, and what is
// dropped. This file needs a Mac, and has never run on one.

#if !os(Linux)
    import XCTest

    /// Each test starts the app with a probe (`Probes.swift`), does what a user would do, and writes down what the probe
    /// has logged. A test fails only if it cannot ask its question: no answer is wrong. Answers are attachments whose
    /// names begin with `answer-`, and lines `ANSWER <id>: <answer>` of the output.
    ///
    /// The stage in `Tests/SwiftUI` can play each of these orders; comments name its variant.
    final class SystemQuestions: XCTestCase {
        // MARK: - Presentations

        /// `alertsAreClearedFirst`
        @MainActor func testAlertOrder() {
            let app = launch("alert-order")
            guard start(app), press("Yes", in: app) else { return }
            answer("alert-order", order(of: "binding false", and: "action", in: log(of: app, until: "binding false")))
            app.terminate()
        }

        /// `alertsAreClearedFirst`, `dialogsPointAtTheirView`
        @MainActor func testDialogOfButton() {
            askDialog("dialog-order")
        }

        /// `dialogsPointAtTheirView`
        @MainActor func testDialogOfScreen() {
            askDialog("dialog-on-screen")
        }

        /// `popoversDisappearFirst`
        @MainActor func testPopoverOrder() {
            let app = launch("popover-order")
            guard start(app), isShown("probe-inside", in: app) else { return }
            attachScreenshot("popover")
            #if os(macOS)
                app.typeKey(.escape, modifierFlags: [])
            #else
                let outside = element("PopoverDismissRegion", in: app)
                if outside.exists {
                    outside.tap()
                } else {
                    app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.8)).tap()
                }
            #endif
            let log = log(of: app, until: "binding false")
            answer("popover-order", order(of: "content disappeared", and: "binding false", in: log))
            app.terminate()
        }

        /// `presentationsAreDropped`
        @MainActor func testReplacedSheet() {
            let app = launch("replaced-sheet")
            guard start(app), isShown("probe-replace", in: app) else { return }
            press(element("probe-replace", in: app))
            let isSecondShown = element("probe-second", in: app).waitForExistence(timeout: 5)
            attachScreenshot("replaced-sheet")
            answer(
                "replaced-sheet", "the second sheet is \(isSecondShown ? "shown" : "not shown") [\(text(of: app))]")
            app.terminate()
        }

        /// `sheetsNeedASize`
        @MainActor func testSheetSize() {
            let app = launch("sheet-size")
            guard start(app), isShown("probe-close", in: app) else { return }
            attachScreenshot("sheet-size")
            answer("sheet-size", log(of: app, until: "stack"))
            app.terminate()
        }

        // MARK: - Stacks, splits, tabs

        /// `stacksPopWithTheirColumns`
        @MainActor func testColumnAndPath() {
            for orientation in ["portrait", "landscape"] {
                let app = launch("column-and-path", orientation)
                guard start(app) else { return }
                wait(seconds: 2)
                attachScreenshot("column-and-path-\(orientation)")
                answer("column-and-path-\(orientation)", text(of: app))
                app.terminate()
            }
        }

        /// `rowsAreTappedTwice`
        @MainActor func testRowTaps() {
            let app = launch("row-taps")
            guard isShown("probe-row-1", in: app) else { return }
            let row = element("probe-row-1", in: app)
            #if os(macOS)
                row.doubleClick()
            #else
                row.doubleTap()
            #endif
            wait(seconds: 2)
            attachScreenshot("row-taps")
            answer("row-taps", text(of: app))
            app.terminate()
        }

        /// The selected row is tapped again.
        @MainActor func testSelectedRow() {
            let app = launch("selected-row", "landscape")
            guard select("A", in: app) else { return }
            let before = text(of: app)
            // In a compact width the row is no longer visible.
            guard element("probe-row-A", in: app).isHittable else {
                answer("selected-row", "not tried: the list is not visible beside the detail [\(before)]")
                return
            }
            press(element("probe-row-A", in: app))
            wait(seconds: 2)
            let after = text(of: app)
            answer("selected-row", "\(after == before ? "nothing is written" : "written again") [\(after)]")
            app.terminate()
        }

        /// `collapsingClearsSelections`, `collapsingClearsSelectionsFirst`
        @MainActor func testCollapsing() {
            #if os(iOS)
                let app = launch("collapsing", "landscape")
                guard select("A", in: app) else { return }
                guard text(of: app).contains("width regular") else {
                    answer("collapsing", "not tried: this device has only compact widths [\(text(of: app))]")
                    return
                }
                rotate("portrait")
                wait(seconds: 3)
                attachScreenshot("collapsing")
                let log = text(of: app)
                // What the rotation has caused.
                let entries = log.components(separatedBy: "; ").split(separator: "width regular").last ?? []
                if entries.contains("selection binding nil") {
                    let caused = entries.joined(separator: "; ")
                    answer("collapsing", order(of: "selection binding nil", and: "width compact", in: caused))
                } else if entries.contains("width compact") {
                    answer("collapsing", "the selection is kept [\(log)]")
                } else {
                    answer("collapsing", "not tried: the width has not changed [\(log)]")
                }
                app.terminate()
            #else
                answer("collapsing", "not tried: only a device that is rotated changes its width class")
            #endif
        }

        /// `emptyTabsAreLeftOut`
        @MainActor func testEmptyTab() {
            let app = launch("empty-tab")
            guard isShown("First", in: app) else { return }
            attachScreenshot("empty-tab")
            let names = ["First", "Empty", "Clear"].filter { element($0, in: app).exists }
            answer("empty-tab", "tabs: \(names.joined(separator: ", "))")
            app.terminate()
        }

        /// After the zoom transition and a swipe back, the source may stay invisible.
        @MainActor func testZoom() {
            #if os(iOS)
                let app = launch("zoom")
                let source = element("probe-source", in: app)
                guard source.waitForExistence(timeout: 10) else {
                    return answer("zoom", "not tried: this needs iOS 18")
                }
                let before = source.screenshot()
                press(source)
                guard isShown("probe-destination", in: app) else { return }
                let edge = app.coordinate(withNormalizedOffset: CGVector(dx: 0.01, dy: 0.5))
                edge.press(
                    forDuration: 0.05,
                    thenDragTo: app.coordinate(withNormalizedOffset: CGVector(dx: 0.95, dy: 0.5)))
                wait(seconds: 3)
                attachScreenshot("zoom-after")
                guard source.exists else {
                    return answer("zoom", "the source does not exist after the swipe")
                }
                let looksTheSame = source.screenshot().pngRepresentation == before.pngRepresentation
                answer(
                    "zoom",
                    "after the swipe, the source is \(source.isHittable ? "" : "not ")hittable and looks "
                        + (looksTheSame ? "as before" : "different from before, see the screenshot"))
                app.terminate()
            #else
                answer("zoom", "not tried: this needs iOS")
            #endif
        }

        // MARK: - URLs, activities, windows

        /// `linksAreActivities`, `linksComeTwice`
        @MainActor func testURLs() {
            answer("links-are-activities", "not tried: a QR code needs a device with a camera")
            guard #available(iOS 16.4, macOS 13.3, *) else {
                for id in ["url-of-scheme", "url-of-host"] { answer(id, "not tried: this needs iOS 16.4") }
                return
            }
            let app = launch("urls")
            for address in ["shop://product/1", "https://shop.example.com/product/1"] {
                guard let url = URL(string: address) else { continue }
                app.open(url)
                wait(seconds: 3)
                let id = address.hasPrefix("https") ? "url-of-host" : "url-of-scheme"
                // Without an associated domain, which needs a team and a server, the second one may open Safari.
                guard app.state == .runningForeground else {
                    answer(id, "not tried: another app has opened it")
                    break
                }
                answer(id, text(of: app))
            }
            app.terminate()
        }

        /// `firstWindowGetsURLs`, `windowsStayActive`
        @MainActor func testWindows() {
            #if os(macOS)
                let app = launch("windows")
                app.typeKey("n", modifierFlags: .command)
                wait(seconds: 2)
                answer("windows-phase", text(of: app))
                if #available(macOS 13.3, *), let url = URL(string: "shop://product/1") {
                    app.open(url)
                    wait(seconds: 2)
                    attachScreenshot("windows")
                    answer("windows-url", text(of: app))
                } else {
                    answer("windows-url", "not tried: this needs macOS 13.3")
                }
                app.terminate()
            #else
                answer("windows-phase", "not tried: this needs a Mac with two windows")
                answer("windows-url", "not tried: this needs a Mac with two windows")
            #endif
        }

        /// `outermostActivityWins`
        @MainActor func testActivities() {
            let app = launch("activities")
            wait(seconds: 2)
            guard start(app) else { return }
            wait(seconds: 1)
            answer("activities", text(of: app))
            app.terminate()
        }

        /// `appQuitsWithoutNotice`
        @MainActor func testPhases() {
            var app = launch("phases")
            guard start(app) else { return }
            wait(seconds: 1)
            app.terminate()
            app = launch("phases")
            wait(seconds: 2)
            quit(app)
            app = launch("phases")
            answer("phases-quit", log(of: app, until: "before"))
            #if os(iOS)
                guard start(app) else { return }
                XCUIDevice.shared.press(.home)
                wait(seconds: 3)
                app.terminate()
                app = launch("phases")
                answer("phases-home-then-quit", log(of: app, until: "before"))
            #endif
            app.terminate()
        }

        /// `sceneStorageIsLost`
        @MainActor func testSceneStorage() {
            for leavesFirst in [false, true] {
                let id = leavesFirst ? "scene-storage-home-then-quit" : "scene-storage-quit"
                var app = launch("scene-storage", value: id)
                guard start(app) else { return }
                wait(seconds: 2)
                #if os(iOS)
                    if leavesFirst {
                        XCUIDevice.shared.press(.home)
                        wait(seconds: 3)
                    }
                #endif
                quit(app)
                app = launch("scene-storage", value: id)
                let log = log(of: app, until: "storage had")
                answer(id, "\(log.contains(id) ? "kept" : "lost") [\(log)]")
                app.terminate()
            }
        }

        // MARK: - Asking

        @MainActor private func askDialog(_ probe: String) {
            let app = launch(probe)
            guard start(app), isShown("Yes", in: app) else { return }
            attachScreenshot(probe)
            let popover = app.popovers.firstMatch
            var placement = app.sheets.firstMatch.exists ? "a sheet" : "neither popover nor sheet"
            if popover.exists { placement = "a popover at \(popover.frame)" }
            let hasCancel = element("No", in: app).exists
            answer("\(probe)-placement", "\(placement), \(hasCancel ? "with" : "without") the button with role cancel")
            guard press("Yes", in: app) else { return }
            answer(probe, order(of: "binding false", and: "action", in: log(of: app, until: "binding false")))
            app.terminate()
        }

        @MainActor private func launch(
            _ probe: String, _ orientation: String = "portrait", value: String = ""
        ) -> XCUIApplication {
            let app = XCUIApplication()
            app.launchArguments = ["-shopProbe", probe]
            if !value.isEmpty { app.launchArguments += ["-shopProbeValue", value] }
            app.launch()
            // The home screen of an iPhone does not rotate, so the app has to be there first. Earlier tests may have
            // rotated the device.
            rotate(orientation)
            if orientation != "portrait" { wait(seconds: 2) }
            return app
        }

        /// Presses the probe's button. Where it does not exist, the test fails.
        @MainActor private func start(_ app: XCUIApplication) -> Bool {
            guard isShown("probe-start", in: app) else { return false }
            press(element("probe-start", in: app))
            return true
        }

        /// Selects a row of the split, after its sidebar has been shown if it is hidden.
        @MainActor private func select(_ row: String, in app: XCUIApplication) -> Bool {
            let element = element("probe-row-\(row)", in: app)
            if !element.waitForExistence(timeout: 3) || !element.isHittable {
                press(app.navigationBars.buttons.firstMatch)
            }
            guard isShown("probe-row-\(row)", in: app) else { return false }
            press(element)
            wait(seconds: 2)
            return true
        }

        /// Ends the app as a user does, as far as a test can.
        @MainActor private func quit(_ app: XCUIApplication) {
            #if os(macOS)
                app.typeKey("q", modifierFlags: .command)
                _ = app.wait(for: .notRunning, timeout: 10)
            #else
                app.terminate()
            #endif
        }

        @MainActor private func rotate(_ orientation: String) {
            #if os(iOS)
                XCUIDevice.shared.orientation = orientation == "landscape" ? .landscapeLeft : .portrait
            #endif
        }

        // MARK: - Elements

        /// The element with an identifier, or with a label if it has no identifier.
        @MainActor private func element(_ name: String, in app: XCUIApplication) -> XCUIElement {
            app.descendants(matching: .any)[name].firstMatch
        }

        @MainActor private func isShown(_ name: String, in app: XCUIApplication) -> Bool {
            let isShown = element(name, in: app).waitForExistence(timeout: 10)
            if !isShown {
                attachScreenshot("missing-\(name)")
                XCTFail("`\(name)` is not shown")
            }
            return isShown
        }

        @MainActor private func press(_ element: XCUIElement) {
            #if os(macOS)
                element.click()
            #else
                element.tap()
            #endif
        }

        /// Presses a button of an alert or dialog.
        @MainActor private func press(_ label: String, in app: XCUIApplication) -> Bool {
            let button = app.buttons[label].firstMatch
            guard button.waitForExistence(timeout: 10) else {
                XCTFail("there is no button `\(label)`")
                return false
            }
            press(button)
            return true
        }

        // MARK: - The log

        /// What the probe has logged so far.
        @MainActor private func text(of app: XCUIApplication) -> String {
            let log = app.staticTexts.matching(identifier: "probe-log").firstMatch
            guard log.waitForExistence(timeout: 5) else { return "the log is not visible" }
            #if os(macOS)
                return log.value as? String ?? log.label
            #else
                return log.label
            #endif
        }

        /// What the probe has logged, one second after an entry is there: others may follow.
        @MainActor private func log(of app: XCUIApplication, until entry: String) -> String {
            let end = Date(timeIntervalSinceNow: 10)
            while !text(of: app).contains(entry), Date() < end { wait(seconds: 0.2) }
            wait(seconds: 1)
            return text(of: app)
        }

        private func order(of first: String, and second: String, in log: String) -> String {
            let entries = log.components(separatedBy: "; ")
            guard let firstIndex = entries.firstIndex(of: first) else { return "`\(first)` did not happen [\(log)]" }
            guard let secondIndex = entries.firstIndex(of: second) else { return "`\(second)` did not happen [\(log)]" }
            return firstIndex < secondIndex
                ? "`\(first)` before `\(second)` [\(log)]" : "`\(second)` before `\(first)` [\(log)]"
        }

        @MainActor private func wait(seconds: TimeInterval) {
            RunLoop.current.run(until: Date(timeIntervalSinceNow: seconds))
        }

        // MARK: - Answers

        @MainActor private func answer(_ id: String, _ answer: String) {
            let line = "ANSWER \(id): \(answer)"
            print(line)
            let attachment = XCTAttachment(string: line)
            attachment.name = "answer-\(id)"
            attachment.lifetime = .keepAlways
            add(attachment)
        }

        @MainActor private func attachScreenshot(_ name: String) {
            let attachment = XCTAttachment(screenshot: XCUIScreen.main.screenshot())
            attachment.name = name
            attachment.lifetime = .keepAlways
            add(attachment)
        }
    }
#endif
