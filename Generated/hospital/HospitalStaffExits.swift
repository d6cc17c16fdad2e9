// Written by navgen from hospital.yaml, section staff. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@MainActor struct StaffDirectoryExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    func profile(staffId: StaffID) { go(.push(.staff(.profile(staffId: staffId)))) }

    var to: To { To() }
    @MainActor struct To {
        func profile(staffId: StaffID) -> HospitalRoute { .staff(.profile(staffId: staffId)) }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct StaffProfileExits: PresentedExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler
    let staffId: StaffID

    static func preview(staffId: StaffID) -> Self { Self(handler: .preview, staffId: staffId) }
    static func recording(
        staffId: StaffID, _ record: @escaping HospitalExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), staffId: staffId)
    }

    func messagesCompose(subject: String? = nil) {
        go(.sheet(.messages(.compose(recipient: self.staffId, subject: subject))))
    }
    func shifts(staffId: StaffID) { go(.push(.staff(.shifts(staffId: staffId)))) }
    func shifts() { shifts(staffId: self.staffId) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: StaffProfileExits
        func shifts(staffId: StaffID) -> HospitalRoute { .staff(.shifts(staffId: staffId)) }
        func shifts() -> HospitalRoute { shifts(staffId: exits.staffId) }
        func messagesCompose(subject: String? = nil) -> HospitalExit {
            .sheet(.messages(.compose(recipient: exits.staffId, subject: subject)))
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct StaffShiftsExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    func requestSwap(day: Date? = nil, staffId: StaffID? = nil) {
        go(.sheet(.staff(.requestSwap(day: day, staffId: staffId))))
    }

    var to: To { To() }
    @MainActor struct To {
        func requestSwap(day: Date? = nil, staffId: StaffID? = nil) -> HospitalExit {
            .sheet(.staff(.requestSwap(day: day, staffId: staffId)))
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct StaffMeExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    func badge() { go(.cover(.staff(.badge))) }
    func chooseWard() { go(.sheet(.staff(.chooseWard))) }
    @discardableResult
    func chooseWard() async -> WardCode? { await answer(.sheet(.staff(.chooseWard))) }

    var to: To { To() }
    @MainActor struct To {
        func badge() -> HospitalExit { .cover(.staff(.badge)) }
        func chooseWard() -> HospitalExit { .sheet(.staff(.chooseWard)) }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct StaffRosterExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    func rosterDay(day: Date, shift: ShiftKind? = nil) {
        go(.push(.staff(.rosterDay(day: day, shift: shift))))
    }
    func swapRequests() { go(.push(.staff(.swapRequests))) }

    var to: To { To() }
    @MainActor struct To {
        func rosterDay(day: Date, shift: ShiftKind? = nil) -> HospitalRoute {
            .staff(.rosterDay(day: day, shift: shift))
        }
        func swapRequests() -> HospitalRoute { .staff(.swapRequests) }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct StaffRosterDayExits: PresentedExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler
    let day: Date
    let shift: ShiftKind?

    static func preview(day: Date, shift: ShiftKind?) -> Self {
        Self(handler: .preview, day: day, shift: shift)
    }
    static func recording(
        day: Date, shift: ShiftKind?, _ record: @escaping HospitalExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), day: day, shift: shift)
    }

    func shiftInfo(day: Date, shift: ShiftKind?) {
        go(.popover(.staff(.shiftInfo(day: day, shift: shift))))
    }
    func shiftInfo() { shiftInfo(day: self.day, shift: self.shift) }
    func requestSwap(day: Date? = nil, staffId: StaffID? = nil) {
        go(.sheet(.staff(.requestSwap(day: day, staffId: staffId))))
    }
    func profile(staffId: StaffID) { go(.push(.staff(.profile(staffId: staffId)))) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: StaffRosterDayExits
        func profile(staffId: StaffID) -> HospitalRoute { .staff(.profile(staffId: staffId)) }
        func shiftInfo(day: Date, shift: ShiftKind?) -> HospitalExit {
            .popover(.staff(.shiftInfo(day: day, shift: shift)))
        }
        func shiftInfo() -> HospitalExit { shiftInfo(day: exits.day, shift: exits.shift) }
        func requestSwap(day: Date? = nil, staffId: StaffID? = nil) -> HospitalExit {
            .sheet(.staff(.requestSwap(day: day, staffId: staffId)))
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct StaffSwapRequestsExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    func swapRequest(requestId: UUID) { go(.push(.staff(.swapRequest(requestId: requestId)))) }

    var to: To { To() }
    @MainActor struct To {
        func swapRequest(requestId: UUID) -> HospitalRoute {
            .staff(.swapRequest(requestId: requestId))
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct StaffSwapRequestExits: PresentedExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler
    let requestId: UUID

    static func preview(requestId: UUID) -> Self { Self(handler: .preview, requestId: requestId) }
    static func recording(
        requestId: UUID, _ record: @escaping HospitalExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), requestId: requestId)
    }

    func declineSwap(requestId: UUID) { go(.dialog(.staff(.declineSwap(requestId: requestId)))) }
    func declineSwap() { declineSwap(requestId: self.requestId) }
    @discardableResult
    func declineSwap(requestId: UUID) async -> StaffDeclineSwapAction? {
        await answer(.dialog(.staff(.declineSwap(requestId: requestId))))
    }
    @discardableResult
    func declineSwap() async -> StaffDeclineSwapAction? {
        await declineSwap(requestId: self.requestId)
    }

    /// Back to the roster
    func roster() { go(.popTo(.staffRoster)) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: StaffSwapRequestExits
        func declineSwap(requestId: UUID) -> HospitalExit {
            .dialog(.staff(.declineSwap(requestId: requestId)))
        }
        func declineSwap() -> HospitalExit { declineSwap(requestId: exits.requestId) }
        func roster() -> HospitalExit { .popTo(.staffRoster) }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct StaffChooseWardExits: AnsweringExiting, PlainExiting, ReportProblemAnywhere {
    typealias Answer = WardCode
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct StaffRequestSwapExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct StaffBadgeExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct StaffShiftInfoExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    func requestSwap(day: Date? = nil, staffId: StaffID? = nil) {
        go(.sheet(.staff(.requestSwap(day: day, staffId: staffId))))
    }

    var to: To { To() }
    @MainActor struct To {
        func requestSwap(day: Date? = nil, staffId: StaffID? = nil) -> HospitalExit {
            .sheet(.staff(.requestSwap(day: day, staffId: staffId)))
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}
