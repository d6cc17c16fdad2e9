import BehaviorSupport
import Foundation
import Testing

@testable import NavgenRuntime

private let member = TeamConditions(signedIn: true)

@MainActor private final class TeamApp: TeamHandlers {
    let navigator = TeamNavigator(conditions: member)
    var finished: [String] = []
    var found: FindInvitationOutcome = .done
    var events: [TeamEvent] = []

    init() {
        navigator.handlers = self
        navigator.onEvent = { [unowned self] in events.append($0) }
    }

    func findInvitation(address: String) async -> FindInvitationOutcome { found }

    func invitationFinished(code: InvitationCode, guest: String?, _ data: InvitationData, cancelled: Bool) {
        finished.append("\(code.rawValue) \(guest ?? "-") \(data.displayName ?? "-") \(cancelled)")
    }

    var state: TeamState { navigator.state }

    /// The run of the presented flow.
    var run: InvitationRun? { navigator.run(InvitationRun.self) }

    func open(_ url: String) {
        navigator.open(url)
        navigator.settle()
    }
}

@MainActor private final class Taken {
    var exit: TeamExit?
}

@MainActor private func code(_ text: String) throws -> InvitationCode { try #require(InvitationCode(text)) }

/// A flow takes values, which do not change while it runs.
@Suite @MainActor struct FlowValuesTests {
    // MARK: - Links

    @Test func linksGiveValues() throws {
        let link = TeamLink("https://team.example.com/invite/AB12CD?guest=Ada")
        #expect(link == .invitation(code: try code("AB12CD"), guest: "Ada"))
        #expect(link?.url == "https://team.example.com/invite/AB12CD?guest=Ada")
        #expect(TeamLink("team://invite/short") == nil)
        let flow = InvitationFlow(code: try code("AB12CD"), guest: "Ada")
        #expect(link?.plan?.flow() == .invitation(flow))
        #expect(flow.code.rawValue == "AB12CD" && flow.data.displayName == "Ada" && flow.data.notifications)

        let step = TeamLink("team://invite/AB12CD/profile")
        #expect(step == .invitationProfile(code: try code("AB12CD"), guest: nil))
        #expect(step?.plan?.flow() == .invitation(InvitationFlow(code: try code("AB12CD"), step: .profile)))
        let data = try JSONEncoder().encode(#require(step))
        #expect(try JSONDecoder().decode(TeamLink.self, from: data) == step)
    }

    @Test func aLinkWithTheSameValuesKeepsTheData() throws {
        let app = TeamApp()
        app.open("team://invite/AB12CD?guest=Ada")
        let run = try #require(app.run)
        #expect(run.code == (try code("AB12CD")) && run.guest == "Ada" && run.displayName == "Ada")
        run.displayName = "Lady Ada"
        run.next()
        app.open("team://invite/AB12CD?guest=Ada&again=1")
        #expect(app.run === run && run.step == .profile && run.displayName == "Lady Ada")
        #expect(app.finished.isEmpty)

        // Other values are another flow.
        app.open("team://invite/ZZ99ZZ")
        let other = try #require(app.run)
        #expect(other !== run && other.step == .welcome && other.displayName == nil)
        #expect(other.code == (try code("ZZ99ZZ")) && app.state.presented.count == 1)
        #expect(app.finished == ["AB12CD Ada Lady Ada true"])

        // The view of the former flow may still call its run.
        run.displayName = "late"
        run.next()
        #expect(other.displayName == nil && other.step == .welcome)
    }

    // MARK: - Exits

    @Test func exitsPassValues() throws {
        let app = TeamApp()
        let (ab, zz) = (try code("AB12CD"), try code("ZZ99ZZ"))
        BoardExits(handler: app.navigator.handler(level: 0)).enterCode()
        app.navigator.settle()
        EnterCodeExits(handler: app.navigator.handler(level: app.state.top.id)).invitation(code: ab, guest: "Bo")
        app.navigator.settle()
        #expect(app.state.presented.map(\.content) == [.flow(.invitation(InvitationFlow(code: ab, guest: "Bo")))])

        // A step passes on the values of its flow.
        let run = try #require(app.run)
        let exits = InvitationWelcomeExits(handler: app.navigator.handler(level: app.state.top.id), flow: run)
        exits.houseRules()
        app.navigator.settle()
        #expect(app.state.presented.last?.content == .sheet(.houseRules(code: ab)))

        let taken = Taken()
        EnterCodeExits.recording { taken.exit = $0 }.invitation(code: zz)
        #expect(taken.exit == .under(.start(.invitation(InvitationFlow(code: zz)))))
        #expect("\(TeamFlow.invitation(InvitationFlow(code: zz)))" == "invitation(code: ZZ99ZZ)")
        InvitationWelcomeExits.recording(flow: InvitationRun(InvitationFlow(code: zz))) { taken.exit = $0 }.houseRules()
        #expect(taken.exit == .sheet(.houseRules(code: zz)))
    }

    @Test func titlesContainValues() throws {
        let flow = InvitationFlow(code: try code("AB12CD"))
        #expect(InvitationFlowDefinition.title(of: .welcome, in: flow) == "Invitation AB12CD")
        #expect(InvitationFlowDefinition.title(of: .profile, in: flow) == nil)
        let survey = SurveyFlow(topic: "tea", level: 4)
        #expect(SurveyFlowDefinition.title(of: .first, in: survey) == "tea 4 of 4")
        #expect(SurveyRun(survey)._title == "tea 4 of 4")
    }

    // MARK: - What follows

    @Test func whatFollowsGetsValuesAndData() throws {
        let app = TeamApp()
        app.open("team://invite/AB12CD?guest=Ada")
        app.run?.displayName = "Lady Ada"
        app.run?.finish()
        app.navigator.settle()
        #expect(app.state.path == [.members(code: try code("AB12CD"), displayName: "Lady Ada")])
        #expect(app.finished == ["AB12CD Ada Lady Ada false"])
        let shown = app.events.compactMap { event in
            if case .shown(.invitationWelcome, let values) = event { values } else { nil }
        }
        #expect(shown == [["code": "AB12CD", "guest": "Ada"]])

        app.found = .invitation(code: try code("ZZ99ZZ"), guest: "Z")
        app.open("team://find?address=a")
    }

    @Test func anOutcomeStartsAFlow() async throws {
        let app = TeamApp()
        app.found = .invitation(code: try code("ZZ99ZZ"), guest: "Z")
        app.open("team://find?address=a")
        for _ in 0..<30 { await Task.yield() }
        try? await Task.sleep(nanoseconds: 2_000_000)
        #expect(app.state.flow() == .invitation(InvitationFlow(code: try code("ZZ99ZZ"), guest: "Z")))
        #expect(app.run?.displayName == "Z")
    }

    // MARK: - Saved states

    @Test func valuesAreSaved() throws {
        let app = TeamApp()
        app.open("team://invite/AB12CD?guest=Ada")
        app.run?.displayName = nil
        app.run?.next()
        #expect(restored(app.state) == app.state)
        let saved = try #require(app.navigator.save())
        let next = TeamApp()
        next.navigator.begin(with: saved)
        next.navigator.settle()
        #expect(next.run?.step == .profile && next.run?.guest == "Ada" && next.run?.displayName == nil)

        // Without a required value, the flow cannot be restored; without an optional one, it can.
        func edited(replacing text: String, with other: String) throws -> TeamState {
            let json = String(decoding: saved, as: UTF8.self).replacingOccurrences(of: text, with: other)
            #expect(json.utf8.count != saved.count)
            return try JSONDecoder().decode(TeamState.self, from: Data(json.utf8))
        }
        #expect(try edited(replacing: "\"code\":\"AB12CD\"", with: "\"other\":1").presented.isEmpty)
        let flow = InvitationFlow(code: try code("AB12CD"), step: .profile, data: .init(displayName: nil))
        #expect(try edited(replacing: "\"guest\":\"Ada\"", with: "\"a\":1").flow() == .invitation(flow))
        // A missing item of the data begins with the value of its parameter.
        let again = try edited(replacing: "\"displayName\":null", with: "\"b\":1").flow()
        #expect(again == .invitation(InvitationFlow(code: try code("AB12CD"), guest: "Ada", step: .profile)))
    }

    @Test func valuesInMemoryAreNotSaved() throws {
        var state = ValuesState()
        state.present(.flow(.secret(SecretFlow(pin: "1"))))
        #expect(restored(state)?.presented.isEmpty == true)
        state = ValuesState()
        let survey = SurveyFlow(
            topic: "t", level: 3, moods: [.bright], due: Date(timeIntervalSince1970: 1), note: nil, key: "k",
            step: .second, data: SurveyData(count: nil, text: "x", extra: 1))
        state.present(.flow(.survey(survey)))
        #expect(restored(state) == state)
        #expect("\(state)".contains("key: •••"))
    }

    @Test func aWaitingFlowIsSavedWithItsValues() throws {
        let closed = ValuesConditions(open: false, late: false)
        var state = ValuesState()
        // The fallback of a condition has the default values.
        #expect(state.follow(.inside, closed, at: 0) == .deferred)
        #expect(state.flow() == nil)
        #expect(state.shown(closed).flow() == .survey(SurveyFlow()))
        #expect(restored(state)?.shown(closed).flow() == .survey(SurveyFlow()))
    }
}

/// Routes, alerts and roots.
@Suite @MainActor struct FlowRoutesTests {
    private let open = ValuesConditions(open: true, late: false)

    private func navigator() -> ValuesNavigator { ValuesNavigator(conditions: open) }

    private func lounge(_ navigator: ValuesNavigator) -> LoungeExits {
        LoungeExits(handler: navigator.handler(level: navigator.state.base.id))
    }

    @Test func routesFixValues() {
        let navigator = navigator()
        lounge(navigator).surveySecond()
        #expect(navigator.state.flow() == .survey(SurveyFlow(topic: "fixed", level: 2, step: .second)))
        navigator.dismissAll()
        lounge(navigator).surveyOpen(level: 9)
        #expect(navigator.state.flow() == .survey(SurveyFlow(topic: "opened", level: 9)))
        navigator.dismissAll()
        lounge(navigator).surveyThird(topic: "third", moods: [.calm])
        #expect(navigator.state.flow() == .survey(SurveyFlow(topic: "third", moods: [.calm], step: .third)))
    }

    @Test func answersGiveAndTakeValues() throws {
        let navigator = navigator()
        lounge(navigator).ask()
        navigator.settle()
        navigator.answer(AskAction.yes, to: navigator.state.top.id)
        navigator.settle()
        #expect(navigator.state.flow() == .survey(SurveyFlow(topic: "asked")))
        // The presenter of `again` is a step: the alert's answer takes a value of the flow, and one of its data.
        let run = try #require(navigator.run(SurveyRun.self))
        run.count = 12
        SurveyFirstExits(handler: navigator.handler(level: navigator.state.top.id)).again()
        navigator.settle()
        navigator.answer(AgainAction.yes, to: navigator.state.top.id)
        navigator.settle()
        #expect(
            navigator.state.top.path == [.report(topic: "asked", level: 1, total: 12)]
                || navigator.state.path == [.report(topic: "asked", level: 1, total: 12)], "\(navigator.state)")
    }

    @Test func stepsPassValues() throws {
        let navigator = navigator()
        lounge(navigator).survey(topic: "s", level: 8)
        navigator.settle()
        let run = try #require(navigator.run(SurveyRun.self))
        SurveySecondExits(handler: navigator.handler(level: navigator.state.top.id), flow: run).report()
        #expect(navigator.state.path == [.report(topic: "s", level: 8, total: 8)], "\(navigator.state)")
    }

    @Test func aRootStartsAnewWithOtherValues() throws {
        let late = ValuesConditions(open: true, late: true)
        let navigator = ValuesNavigator(conditions: late)
        navigator.settle()
        #expect(navigator.state.flow() == .checkin(CheckinFlow()))
        let run = try #require(navigator.rootLevels.first { $0.run is CheckinRun }?.run as? CheckinRun)
        #expect(run.seat == 7)
        run.next()
        #expect(run.step == .bye)
        navigator.open("values://checkin?seat=7")
        #expect(run.step == .bye)
        navigator.open("values://checkin?seat=8")
        #expect(run.step == .hello && run.seat == 8 && navigator.state.flow() == .checkin(CheckinFlow(seat: 8)))
        navigator.open("values://checkin/bye?seat=9")
        #expect(run.step == .bye && run.seat == 9)
        #expect(restored(navigator.state) == navigator.state)
    }
}
