// Written by navgen from values.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A navigation request that a screen makes through one of its exits.
typealias ValuesExit = NavigationExit<ValuesGraph>
typealias ValuesExitHandler = ExitHandler<ValuesExit>

@MainActor struct LoungeExits: ScreenExiting, PlainExiting {
    let handler: ValuesExitHandler

    func survey(
        topic: String = "none", level: Int = 1, moods: [Mood] = [], due: Date? = nil,
        note: String? = "empty", key: String? = nil, data: SurveyData? = nil
    ) {
        go(
            .start(
                .survey(
                    .init(
                        topic: topic, level: level, moods: moods, due: due, note: note, key: key,
                        data: data))))
    }
    @discardableResult
    func survey(
        topic: String = "none", level: Int = 1, moods: [Mood] = [], due: Date? = nil,
        note: String? = "empty", key: String? = nil, data: SurveyData? = nil
    ) async -> SurveyData? {
        await answer(
            .start(
                .survey(
                    .init(
                        topic: topic, level: level, moods: moods, due: due, note: note, key: key,
                        data: data))))
    }
    func surveySecond(
        moods: [Mood] = [], due: Date? = nil, note: String? = "empty", key: String? = nil,
        data: SurveyData? = nil
    ) {
        go(
            .start(
                .survey(
                    .init(
                        topic: "fixed", level: 2, moods: moods, due: due, note: note, key: key,
                        step: .second, data: data))))
    }
    func surveyOpen(
        level: Int = 1, moods: [Mood] = [], due: Date? = nil, note: String? = "empty",
        key: String? = nil
    ) {
        go(
            .open(
                to:
                    NodeValue(
                        ValuesNode.survey, .string("opened"), .int(level), .rawList(moods),
                        .date(due), .nullable(.string(note)), .string(key))))
    }
    func surveyThird(
        topic: String = "none", level: Int = 1, moods: [Mood] = [], due: Date? = nil,
        note: String? = "empty", key: String? = nil
    ) {
        go(
            .open(
                to:
                    NodeValue(
                        ValuesNode.surveyThird, .string(topic), .int(level), .rawList(moods),
                        .date(due), .nullable(.string(note)), .string(key))))
    }
    func ask() { go(.alert(.ask)) }
    @discardableResult func ask() async -> AskAction? { await answer(.alert(.ask)) }
    func secret(pin: String) { go(.start(.secret(.init(pin: pin)))) }
    @discardableResult
    func secret(pin: String) async -> Bool? { await answer(.start(.secret(.init(pin: pin)))) }
    func report(topic: String, level: Int, total: Int? = nil) {
        go(.push(.report(topic: topic, level: level, total: total)))
    }

    var to: To { To() }
    @MainActor struct To {
        func report(topic: String, level: Int, total: Int? = nil) -> ValuesRoute {
            .report(topic: topic, level: level, total: total)
        }
    }
}

@MainActor struct ReportExits: ScreenExiting, PlainExiting { let handler: ValuesExitHandler }

@MainActor struct InsideExits: ScreenExiting, PlainExiting {
    let handler: ValuesExitHandler

    func ask() { go(.alert(.ask)) }
    @discardableResult func ask() async -> AskAction? { await answer(.alert(.ask)) }
}

@MainActor struct SurveyFirstExits: PlainExiting {
    let handler: ValuesExitHandler

    func again() { go(.alert(.again)) }
    @discardableResult func again() async -> AgainAction? { await answer(.alert(.again)) }
}

@MainActor struct SurveySecondExits: NodeExiting {
    let handler: ValuesExitHandler
    let flow: SurveyRun

    static func preview(flow: SurveyRun) -> Self { Self(handler: .preview, flow: flow) }
    static func recording(flow: SurveyRun, _ record: @escaping ValuesExitHandler.Recorder) -> Self {
        Self(handler: .recording(record), flow: flow)
    }

    func report(topic: String, level: Int) {
        go(.open(to: ValuesRoute.report(topic: topic, level: level, total: self.flow.data.count)))
    }
    func report() { report(topic: self.flow.topic, level: self.flow.level) }
}
