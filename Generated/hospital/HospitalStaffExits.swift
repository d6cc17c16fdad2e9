// Written by navgen from hospital.yaml, section staff. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The exits of `staff.directory`.
@MainActor struct StaffDirectoryExits: HospitalPresentedWaysOut {
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

    /// {staffId}
    func profile(staffId: StaffID) {
        handler.go(.push(.staff(.profile(staffId: staffId))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// {staffId}
        func profile(staffId: StaffID) -> HospitalRoute {
            .staff(.profile(staffId: staffId))
        }
    }
}

/// The exits of `staff.profile`.
@MainActor struct StaffProfileExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler
    private let ownStaffId: StaffID

    init(_ handler: HospitalExitHandler, staffId: StaffID) {
        self.handler = handler
        ownStaffId = staffId
    }

    /// Does nothing, for previews.
    static func preview(staffId: StaffID) -> Self {
        Self(.preview, staffId: staffId)
    }

    /// Records what is requested, for tests.
    static func recording(
        staffId: StaffID, _ record: @escaping @MainActor (HospitalExit) -> Void
    ) -> Self {
        Self(.recording(record), staffId: staffId)
    }

    /// New message
    func messagesCompose(subject: String? = nil) {
        handler.go(.sheet(.messages(.compose(recipient: ownStaffId, subject: subject))))
    }

    /// Shifts
    func shifts(staffId: StaffID) {
        handler.go(.push(.staff(.shifts(staffId: staffId))))
    }

    /// Shifts
    ///
    /// With the same `staffId`.
    func shifts() {
        handler.go(.push(.staff(.shifts(staffId: ownStaffId))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownStaffId: ownStaffId) }

    @MainActor struct To {
        fileprivate let ownStaffId: StaffID

        /// Shifts
        func shifts(staffId: StaffID) -> HospitalRoute {
            .staff(.shifts(staffId: staffId))
        }

        /// Shifts
        ///
        /// With the same `staffId`.
        func shifts() -> HospitalRoute {
            .staff(.shifts(staffId: ownStaffId))
        }
    }
}

/// The exits of `staff.shifts`.
@MainActor struct StaffShiftsExits: HospitalPresentedWaysOut {
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

    /// Swap a shift
    func requestSwap(day: Date? = nil, staffId: StaffID? = nil) {
        handler.go(.sheet(.staff(.requestSwap(day: day, staffId: staffId))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}

/// The exits of `staff.me`.
@MainActor struct StaffMeExits: HospitalPresentedWaysOut {
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

    /// Badge
    func badge() {
        handler.go(.cover(.staff(.badge)))
    }

    /// Where do you work today?
    func chooseWard() {
        handler.go(.sheet(.staff(.chooseWard)))
    }

    /// Waits for the result; `nil` if it was closed without one.
    @discardableResult
    func chooseWard() async -> WardCode? {
        await handler.ask(.sheet(.staff(.chooseWard)))?.value()
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}

/// The exits of `staff.roster`.
@MainActor struct StaffRosterExits: HospitalPresentedWaysOut {
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

    /// Day
    func rosterDay(day: Date, shift: ShiftKind? = nil) {
        handler.go(.push(.staff(.rosterDay(day: day, shift: shift))))
    }

    /// Requests
    func swapRequests() {
        handler.go(.push(.staff(.swapRequests)))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Day
        func rosterDay(day: Date, shift: ShiftKind? = nil) -> HospitalRoute {
            .staff(.rosterDay(day: day, shift: shift))
        }

        /// Requests
        func swapRequests() -> HospitalRoute {
            .staff(.swapRequests)
        }
    }
}

/// The exits of `staff.rosterDay`.
@MainActor struct StaffRosterDayExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler
    private let ownDay: Date
    private let ownShift: ShiftKind?

    init(_ handler: HospitalExitHandler, day: Date, shift: ShiftKind?) {
        self.handler = handler
        ownDay = day
        ownShift = shift
    }

    /// Does nothing, for previews.
    static func preview(day: Date, shift: ShiftKind?) -> Self {
        Self(.preview, day: day, shift: shift)
    }

    /// Records what is requested, for tests.
    static func recording(
        day: Date, shift: ShiftKind?, _ record: @escaping @MainActor (HospitalExit) -> Void
    ) -> Self {
        Self(.recording(record), day: day, shift: shift)
    }

    /// Shift
    func shiftInfo(day: Date, shift: ShiftKind?) {
        handler.go(.popover(.staff(.shiftInfo(day: day, shift: shift))))
    }

    /// Shift
    ///
    /// With the same `day`, `shift`.
    func shiftInfo() {
        handler.go(.popover(.staff(.shiftInfo(day: ownDay, shift: ownShift))))
    }

    /// Swap a shift
    func requestSwap(day: Date? = nil, staffId: StaffID? = nil) {
        handler.go(.sheet(.staff(.requestSwap(day: day, staffId: staffId))))
    }

    /// {staffId}
    func profile(staffId: StaffID) {
        handler.go(.push(.staff(.profile(staffId: staffId))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownDay: ownDay, ownShift: ownShift) }

    @MainActor struct To {
        fileprivate let ownDay: Date
        fileprivate let ownShift: ShiftKind?

        /// {staffId}
        func profile(staffId: StaffID) -> HospitalRoute {
            .staff(.profile(staffId: staffId))
        }

        /// Shift
        func shiftInfo(day: Date, shift: ShiftKind?) -> HospitalExit {
            .popover(.staff(.shiftInfo(day: day, shift: shift)))
        }

        /// Shift
        ///
        /// With the same `day`, `shift`.
        func shiftInfo() -> HospitalExit {
            .popover(.staff(.shiftInfo(day: ownDay, shift: ownShift)))
        }
    }
}

/// The exits of `staff.swapRequests`.
@MainActor struct StaffSwapRequestsExits: HospitalPresentedWaysOut {
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

    /// Request
    func swapRequest(requestId: UUID) {
        handler.go(.push(.staff(.swapRequest(requestId: requestId))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Request
        func swapRequest(requestId: UUID) -> HospitalRoute {
            .staff(.swapRequest(requestId: requestId))
        }
    }
}

/// The exits of `staff.swapRequest`.
@MainActor struct StaffSwapRequestExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler
    private let ownRequestId: UUID

    init(_ handler: HospitalExitHandler, requestId: UUID) {
        self.handler = handler
        ownRequestId = requestId
    }

    /// Does nothing, for previews.
    static func preview(requestId: UUID) -> Self {
        Self(.preview, requestId: requestId)
    }

    /// Records what is requested, for tests.
    static func recording(
        requestId: UUID, _ record: @escaping @MainActor (HospitalExit) -> Void
    ) -> Self {
        Self(.recording(record), requestId: requestId)
    }

    /// Decline this request?
    func declineSwap(requestId: UUID) {
        handler.go(.dialog(.staff(.declineSwap(requestId: requestId))))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    func declineSwap(requestId: UUID) async -> StaffDeclineSwapAction? {
        await handler.ask(.dialog(.staff(.declineSwap(requestId: requestId))))?.value()
    }

    /// Decline this request?
    ///
    /// With the same `requestId`.
    func declineSwap() {
        handler.go(.dialog(.staff(.declineSwap(requestId: ownRequestId))))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    func declineSwap() async -> StaffDeclineSwapAction? {
        await handler.ask(.dialog(.staff(.declineSwap(requestId: ownRequestId))))?.value()
    }

    /// Back to the roster
    func roster() {
        handler.go(.popTo(.staffRoster))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownRequestId: ownRequestId) }

    @MainActor struct To {
        fileprivate let ownRequestId: UUID

        /// Decline this request?
        func declineSwap(requestId: UUID) -> HospitalExit {
            .dialog(.staff(.declineSwap(requestId: requestId)))
        }

        /// Decline this request?
        ///
        /// With the same `requestId`.
        func declineSwap() -> HospitalExit {
            .dialog(.staff(.declineSwap(requestId: ownRequestId)))
        }
    }
}

/// The exits of `staff.chooseWard`.
@MainActor struct StaffChooseWardExits: HospitalPresentedWaysOut {
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

    /// Closes the presentation with a result.
    func finish(_ result: WardCode) { handler.go(.finish(HospitalResult(result))) }
}

/// The exits of `staff.requestSwap`.
@MainActor struct StaffRequestSwapExits: HospitalPresentedWaysOut {
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

/// The exits of `staff.badge`.
@MainActor struct StaffBadgeExits: HospitalPresentedWaysOut {
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

/// The exits of `staff.shiftInfo`.
@MainActor struct StaffShiftInfoExits: HospitalPresentedWaysOut {
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

    /// Swap a shift
    func requestSwap(day: Date? = nil, staffId: StaffID? = nil) {
        handler.go(.sheet(.staff(.requestSwap(day: day, staffId: staffId))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}
