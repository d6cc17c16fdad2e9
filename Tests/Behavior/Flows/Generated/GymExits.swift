// Written by navgen from gym.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias GymExit = NavigationExit<GymGraph>
typealias GymExitHandler = ExitHandler<GymExit>

@MainActor struct LobbyExits: ScreenExiting, PlainExiting {
    let handler: GymExitHandler

    func tour(data: TourData = .init()) { go(.start(.tour(.init(data: data)))) }
    @discardableResult
    func tour(data: TourData = .init()) async -> TourData? {
        await answer(.start(.tour(.init(data: data))))
    }
    func trial() { go(.start(.trial())) }
    @discardableResult func trial() async -> Bool? { await answer(.start(.trial())) }
    func visit() { go(.start(.visit())) }
    @discardableResult func visit() async -> Bool? { await answer(.start(.visit())) }
}
