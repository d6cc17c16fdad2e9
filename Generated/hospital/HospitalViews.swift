// Written by navgen from hospital.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    import NavgenRuntime
    import SwiftUI

    /// The view of the app's whole navigation in one window.
    typealias HospitalRootView<Destinations: HospitalDestinations, Facts: HospitalFacts> =
        NavigationRootView<Destinations, Facts>
    /// One stack of the graph, for an app with a root of its own.
    typealias HospitalStack<Destinations: HospitalDestinations> = NavigationStackView<Destinations>
    /// The position of a view in the navigation.
    typealias HospitalContext = NavigationContext<HospitalGraph>

    /// Makes the app's own views: a function for each node.
    @MainActor
    protocol HospitalDestinations:
        SplashDestination,
        WelcomeDestination,
        DashboardDestination,
        TasksDestination,
        TaskDestination,
        NotificationsDestination,
        MoreMenuDestination,
        HelpDestination,
        ForgotPasswordDestination,
        SignInDestination,
        SearchDestination,
        EditTaskDestination,
        ReportProblemDestination,
        UnlockDestination,
        WristbandScannerDestination,
        TaskFilterDestination,
        NavigationDestinations<HospitalGraph>
    {
        /// Patients, their beds, vital signs, notes and plans.
        associatedtype PatientsDestinations: HospitalPatientsDestinations
        var patients: PatientsDestinations { get }
        /// Appointments, rooms and theatres.
        associatedtype AppointmentsDestinations: HospitalAppointmentsDestinations
        var appointments: AppointmentsDestinations { get }
        /// Diagnoses, laboratory, imaging, documents and medication of a patient.
        associatedtype RecordsDestinations: HospitalRecordsDestinations
        var records: RecordsDestinations { get }
        /// Conversations, announcements and pages.
        associatedtype MessagesDestinations: HospitalMessagesDestinations
        var messages: MessagesDestinations { get }
        /// Prescriptions, drugs, and the stock of the wards.
        associatedtype PharmacyDestinations: HospitalPharmacyDestinations
        var pharmacy: PharmacyDestinations { get }
        /// Invoices, payments and claims.
        associatedtype BillingDestinations: HospitalBillingDestinations
        var billing: BillingDestinations { get }
        /// The directory, the roster and the handover.
        associatedtype StaffDestinations: HospitalStaffDestinations
        var staff: StaffDestinations { get }
        /// The account, the device and the app.
        associatedtype SettingsDestinations: HospitalSettingsDestinations
        var settings: SettingsDestinations { get }
    }

    @MainActor protocol SplashDestination {
        associatedtype SplashBody: View = EmptyView
        @ViewBuilder func splash(exits: SplashExits) -> SplashBody
    }
    @MainActor protocol WelcomeDestination {
        associatedtype WelcomeBody: View = EmptyView
        @ViewBuilder func welcome(exits: WelcomeExits) -> WelcomeBody
    }
    @MainActor protocol DashboardDestination {
        associatedtype DashboardBody: View = EmptyView
        @ViewBuilder func dashboard(exits: DashboardExits) -> DashboardBody
    }
    @MainActor protocol TasksDestination {
        associatedtype TasksBody: View = EmptyView
        @ViewBuilder func tasks(filter: TaskFilter, exits: TasksExits) -> TasksBody
    }
    @MainActor protocol TaskDestination {
        associatedtype TaskBody: View = EmptyView
        @ViewBuilder func task(taskId: Int, exits: TaskExits) -> TaskBody
    }
    @MainActor protocol NotificationsDestination {
        associatedtype NotificationsBody: View = EmptyView
        @ViewBuilder func notifications(exits: NotificationsExits) -> NotificationsBody
    }
    @MainActor protocol MoreMenuDestination {
        associatedtype MoreMenuBody: View = EmptyView
        @ViewBuilder func moreMenu(exits: MoreMenuExits) -> MoreMenuBody
    }
    @MainActor protocol HelpDestination {
        associatedtype HelpBody: View = EmptyView
        @ViewBuilder func help(topics: [String], exits: HelpExits) -> HelpBody
    }
    @MainActor protocol ForgotPasswordDestination {
        associatedtype ForgotPasswordBody: View = EmptyView
        @ViewBuilder func forgotPassword(
            staffId: StaffID?, exits: ForgotPasswordExits
        ) -> ForgotPasswordBody
    }
    @MainActor protocol SignInDestination {
        associatedtype SignInBody: View = EmptyView
        @ViewBuilder func signIn(exits: SignInExits) -> SignInBody
    }
    @MainActor protocol SearchDestination {
        associatedtype SearchBody: View = EmptyView
        @ViewBuilder func search(query: String?, exits: SearchExits) -> SearchBody
    }
    @MainActor protocol EditTaskDestination {
        associatedtype EditTaskBody: View = EmptyView
        @ViewBuilder func editTask(taskId: Int?, exits: EditTaskExits) -> EditTaskBody
    }
    @MainActor protocol ReportProblemDestination {
        associatedtype ReportProblemBody: View = EmptyView
        @ViewBuilder func reportProblem(
            text: String?, exits: ReportProblemExits
        ) -> ReportProblemBody
    }
    @MainActor protocol UnlockDestination {
        associatedtype UnlockBody: View = EmptyView
        @ViewBuilder func unlock(exits: UnlockExits) -> UnlockBody
    }
    @MainActor protocol WristbandScannerDestination {
        associatedtype WristbandScannerBody: View = EmptyView
        @ViewBuilder func wristbandScanner(exits: WristbandScannerExits) -> WristbandScannerBody
    }
    @MainActor protocol TaskFilterDestination {
        associatedtype TaskFilterBody: View = EmptyView
        @ViewBuilder func taskFilter(exits: TaskFilterExits) -> TaskFilterBody
    }

    extension HospitalDestinations {
        @ViewBuilder func routeView(
            _ node: HospitalRoute, _ context: HospitalContext
        ) -> some View {
            switch node {
            case .patients(let inner): patients.routeView(inner, context)
            case .appointments(let inner): appointments.routeView(inner, context)
            case .records(let inner): records.routeView(inner, context)
            case .messages(let inner): messages.routeView(inner, context)
            case .pharmacy(let inner): pharmacy.routeView(inner, context)
            case .billing(let inner): billing.routeView(inner, context)
            case .staff(let inner): staff.routeView(inner, context)
            case .settings(let inner): settings.routeView(inner, context)
            default: otherRouteView(node, context)
            }
        }

        @ViewBuilder private func otherRouteView(
            _ node: HospitalRoute, _ context: HospitalContext
        ) -> some View {
            switch node.node {
            default: routesFromSplash(node, context)
            }
        }

        @ViewBuilder private func routesFromSplash(
            _ node: HospitalRoute, _ context: HospitalContext
        ) -> some View {
            let handler = context.handler
            switch node {
            case .splash: splash(exits: .init(handler: handler))
            case .welcome: welcome(exits: .init(handler: handler))
            case .dashboard: dashboard(exits: .init(handler: handler))
            case .tasks(let filter): tasks(filter: filter, exits: .init(handler: handler))
            case .task(let taskId):
                task(taskId: taskId, exits: .init(handler: handler, taskId: taskId))
            case .notifications: notifications(exits: .init(handler: handler))
            case .moreMenu: moreMenu(exits: .init(handler: handler))
            case .help(let topics): help(topics: topics, exits: .init(handler: handler))
            case .forgotPassword(let staffId):
                forgotPassword(staffId: staffId, exits: .init(handler: handler))
            default: EmptyView()
            }
        }

        @ViewBuilder func sheetView(
            _ node: HospitalSheet, _ context: HospitalContext
        ) -> some View {
            let handler = context.handler
            switch node {
            case .signIn: signIn(exits: .init(handler: handler))
            case .search(let query): search(query: query, exits: .init(handler: handler))
            case .editTask(let taskId): editTask(taskId: taskId, exits: .init(handler: handler))
            case .reportProblem(let text): reportProblem(text: text, exits: .init(handler: handler))
            case .patients(let inner): patients.sheetView(inner, context)
            case .appointments(let inner): appointments.sheetView(inner, context)
            case .records(let inner): records.sheetView(inner, context)
            case .messages(let inner): messages.sheetView(inner, context)
            case .pharmacy(let inner): pharmacy.sheetView(inner, context)
            case .billing(let inner): billing.sheetView(inner, context)
            case .staff(let inner): staff.sheetView(inner, context)
            case .settings(let inner): settings.sheetView(inner, context)
            }
        }

        @ViewBuilder func coverView(
            _ node: HospitalCover, _ context: HospitalContext
        ) -> some View {
            let handler = context.handler
            switch node {
            case .unlock: unlock(exits: .init(handler: handler))
            case .wristbandScanner: wristbandScanner(exits: .init(handler: handler))
            case .patients(let inner): patients.coverView(inner, context)
            case .appointments(let inner): appointments.coverView(inner, context)
            case .records(let inner): records.coverView(inner, context)
            case .messages(let inner): messages.coverView(inner, context)
            case .pharmacy(let inner): pharmacy.coverView(inner, context)
            case .billing(let inner): billing.coverView(inner, context)
            case .staff(let inner): staff.coverView(inner, context)
            }
        }

        @ViewBuilder func popoverView(
            _ node: HospitalPopover, _ context: HospitalContext
        ) -> some View {
            let handler = context.handler
            switch node {
            case .taskFilter: taskFilter(exits: .init(handler: handler))
            case .patients(let inner): patients.popoverView(inner, context)
            case .appointments(let inner): appointments.popoverView(inner, context)
            case .records(let inner): records.popoverView(inner, context)
            case .messages(let inner): messages.popoverView(inner, context)
            case .billing(let inner): billing.popoverView(inner, context)
            case .staff(let inner): staff.popoverView(inner, context)
            }
        }

        @ViewBuilder func flowView(_ run: FlowModel, _ context: HospitalContext) -> some View {
            switch run {
            case is PatientsAdmissionRun: patients.flowView(run, context)
            case is AppointmentsBookRun: appointments.flowView(run, context)
            case is RecordsOrderTestsRun: records.flowView(run, context)
            case is PharmacyPrescribeRun: pharmacy.flowView(run, context)
            case is PharmacyDispenseRun: pharmacy.flowView(run, context)
            case is BillingCloseMonthRun: billing.flowView(run, context)
            case is StaffHandoverRun: staff.flowView(run, context)
            case is SettingsChangePinRun: settings.flowView(run, context)
            default: EmptyView()
            }
        }
    }
#endif
