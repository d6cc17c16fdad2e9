// Written by navgen from hospital.yaml, section settings. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

@MainActor struct SettingsHomeExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    func help(topics: [String] = []) { go(.push(.help(topics: topics))) }
    func account() { go(.push(.settings(.account))) }
    func security() { go(.push(.settings(.security))) }
    func notifications() { go(.push(.settings(.notifications))) }
    func appearance(preview: Appearance? = nil) {
        go(.push(.settings(.appearance(preview: preview))))
    }
    func privacy() { go(.push(.settings(.privacy))) }
    func about() { go(.push(.settings(.about))) }
    func signOut() { go(.dialog(.settings(.signOut))) }
    @discardableResult
    func signOut() async -> SettingsSignOutAction? { await answer(.dialog(.settings(.signOut))) }

    var to: To { To() }
    @MainActor struct To {
        func help(topics: [String] = []) -> HospitalRoute { .help(topics: topics) }
        func account() -> HospitalRoute { .settings(.account) }
        func security() -> HospitalRoute { .settings(.security) }
        func notifications() -> HospitalRoute { .settings(.notifications) }
        func appearance(preview: Appearance? = nil) -> HospitalRoute {
            .settings(.appearance(preview: preview))
        }
        func privacy() -> HospitalRoute { .settings(.privacy) }
        func about() -> HospitalRoute { .settings(.about) }
        func signOut() -> HospitalExit { .dialog(.settings(.signOut)) }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct SettingsAccountExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    func resendConfirmation() { go(.sheet(.settings(.resendConfirmation))) }

    var to: To { To() }
    @MainActor struct To {
        func resendConfirmation() -> HospitalExit { .sheet(.settings(.resendConfirmation)) }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct SettingsSecurityExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    func changePin(data: SettingsChangePinData = .init()) {
        go(.start(.settings(.changePin(.init(data: data)))))
    }
    @discardableResult
    func changePin(data: SettingsChangePinData = .init()) async -> SettingsChangePinData? {
        await answer(.start(.settings(.changePin(.init(data: data)))))
    }

    var to: To { To() }
    @MainActor struct To {
        func changePin(data: SettingsChangePinData = .init()) -> HospitalExit {
            .start(.settings(.changePin(.init(data: data))))
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor
struct SettingsNotificationsExits: PresentedExiting, PlainExiting,
    ReportProblemAnywhere
{
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct SettingsAppearanceExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct SettingsPrivacyExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    func deleteData() { go(.dialog(.settings(.deleteData))) }
    @discardableResult
    func deleteData() async -> SettingsDeleteDataAction? {
        await answer(.dialog(.settings(.deleteData)))
    }

    var to: To { To() }
    @MainActor struct To {
        func deleteData() -> HospitalExit { .dialog(.settings(.deleteData)) }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct SettingsAboutExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    func help(topics: [String] = []) { go(.push(.help(topics: topics))) }

    var to: To { To() }
    @MainActor struct To {
        func help(topics: [String] = []) -> HospitalRoute { .help(topics: topics) }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor
struct SettingsResendConfirmationExits: PresentedExiting, PlainExiting,
    ReportProblemAnywhere
{
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}
