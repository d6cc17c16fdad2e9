// Written by navgen from finding.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias FindExit = NavigationExit<FindGraph>
typealias FindExitHandler = ExitHandler<FindExit>

@MainActor struct LobbyExits: TabExiting, PlainExiting {
    let handler: FindExitHandler

    func ask(roomId: String) { go(.act(.ask(roomId: roomId))) }
}

@MainActor struct RoomsExits: TabExiting, PlainExiting {
    let handler: FindExitHandler

    func room(roomId: String, eventId: String? = nil) {
        go(.push(.room(roomId: roomId, eventId: eventId)))
    }

    var to: To { To() }
    @MainActor struct To {
        func room(roomId: String, eventId: String? = nil) -> FindRoute {
            .room(roomId: roomId, eventId: eventId)
        }
    }
}

@MainActor struct RoomExits: ScreenExiting {
    let handler: FindExitHandler
    let roomId: String

    static func preview(roomId: String) -> Self { Self(handler: .preview, roomId: roomId) }
    static func recording(roomId: String, _ record: @escaping FindExitHandler.Recorder) -> Self {
        Self(handler: .recording(record), roomId: roomId)
    }

    func event(roomId: String, number: Int = 1) {
        go(.push(.event(roomId: roomId, number: number)))
    }
    func event(number: Int = 1) { event(roomId: self.roomId, number: number) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: RoomExits
        func event(roomId: String, number: Int = 1) -> FindRoute {
            .event(roomId: roomId, number: number)
        }
        func event(number: Int = 1) -> FindRoute { event(roomId: exits.roomId, number: number) }
    }
}

@MainActor struct EventExits: ScreenExiting, PlainExiting { let handler: FindExitHandler }

@MainActor struct GateExits: PresentedExiting, PlainExiting { let handler: FindExitHandler }

@MainActor struct CardExits: PresentedExiting, PlainExiting { let handler: FindExitHandler }
