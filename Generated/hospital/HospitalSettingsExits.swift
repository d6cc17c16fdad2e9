// Written by navgen from hospital.yaml, section settings. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// The exits of `settings.home`.
@MainActor struct SettingsHomeExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Help
    func help(topics: [String] = []) {
        handler.go(.push(.help(topics: topics)))
    }

    /// Account
    func account() {
        handler.go(.push(.settings(.account)))
    }

    /// Security
    func security() {
        handler.go(.push(.settings(.security)))
    }

    /// Notifications
    func notifications() {
        handler.go(.push(.settings(.notifications)))
    }

    /// Appearance
    func appearance(preview: Appearance? = nil) {
        handler.go(.push(.settings(.appearance(preview: preview))))
    }

    /// Privacy
    func privacy() {
        handler.go(.push(.settings(.privacy)))
    }

    /// About
    func about() {
        handler.go(.push(.settings(.about)))
    }

    /// Sign out?
    func signOut() {
        handler.go(.dialog(.settings(.signOut)))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    func signOut() async -> SettingsSignOutAction? {
        await handler.ask(.dialog(.settings(.signOut)))?.value()
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Help
        func help(topics: [String] = []) -> HospitalRoute {
            .help(topics: topics)
        }

        /// Account
        func account() -> HospitalRoute {
            .settings(.account)
        }

        /// Security
        func security() -> HospitalRoute {
            .settings(.security)
        }

        /// Notifications
        func notifications() -> HospitalRoute {
            .settings(.notifications)
        }

        /// Appearance
        func appearance(preview: Appearance? = nil) -> HospitalRoute {
            .settings(.appearance(preview: preview))
        }

        /// Privacy
        func privacy() -> HospitalRoute {
            .settings(.privacy)
        }

        /// About
        func about() -> HospitalRoute {
            .settings(.about)
        }

        /// Sign out?
        func signOut() -> HospitalExit {
            .dialog(.settings(.signOut))
        }
    }
}

/// The exits of `settings.account`.
@MainActor struct SettingsAccountExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Confirm your email
    func resendConfirmation() {
        handler.go(.sheet(.settings(.resendConfirmation)))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}

/// The exits of `settings.security`.
@MainActor struct SettingsSecurityExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Change PIN
    func changePin(data: SettingsChangePinData = SettingsChangePinData()) {
        handler.go(.start(.settings(.changePin(.init(data: data)))))
    }

    /// Waits until the flow ends; `nil` if it was cancelled.
    @discardableResult
    func changePin(
        data: SettingsChangePinData = SettingsChangePinData()
    ) async -> SettingsChangePinData? {
        await handler.ask(.start(.settings(.changePin(.init(data: data)))))?.value()
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}

/// The exits of `settings.notifications`.
@MainActor struct SettingsNotificationsExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}

/// The exits of `settings.appearance`.
@MainActor struct SettingsAppearanceExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}

/// The exits of `settings.privacy`.
@MainActor struct SettingsPrivacyExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Delete everything on this device?
    func deleteData() {
        handler.go(.dialog(.settings(.deleteData)))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    func deleteData() async -> SettingsDeleteDataAction? {
        await handler.ask(.dialog(.settings(.deleteData)))?.value()
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Delete everything on this device?
        func deleteData() -> HospitalExit {
            .dialog(.settings(.deleteData))
        }
    }
}

/// The exits of `settings.about`.
@MainActor struct SettingsAboutExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Help
    func help(topics: [String] = []) {
        handler.go(.push(.help(topics: topics)))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Help
        func help(topics: [String] = []) -> HospitalRoute {
            .help(topics: topics)
        }
    }
}

/// The exits of `settings.resendConfirmation`.
@MainActor struct SettingsResendConfirmationExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}
