// Written by navgen from hash-routes.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias RelayExit = NavigationExit<RelayGraph>
typealias RelayExitHandler = ExitHandler<RelayExit>

@MainActor struct RoomsExits: ScreenExiting, PlainExiting {
    let handler: RelayExitHandler

    func room(room: RoomID, event: EventID? = nil, via: [String] = []) {
        go(.push(.room(room: room, event: event, via: via)))
    }
    func settings(section: Category, page: String? = nil) {
        go(.push(.settings(section: section, page: page)))
    }
    func find(path: String) { go(.push(.find(path: path))) }
    func newMessage() { go(.sheet(.newMessage)) }
    func member(name: String, server: String) { go(.push(.member(name: name, server: server))) }

    var to: To { To() }
    @MainActor struct To {
        func room(room: RoomID, event: EventID? = nil, via: [String] = []) -> RelayRoute {
            .room(room: room, event: event, via: via)
        }
        func settings(section: Category, page: String? = nil) -> RelayRoute {
            .settings(section: section, page: page)
        }
        func find(path: String) -> RelayRoute { .find(path: path) }
        func member(name: String, server: String) -> RelayRoute {
            .member(name: name, server: server)
        }
    }
}

@MainActor struct RoomExits: ScreenExiting {
    let handler: RelayExitHandler
    let room: RoomID
    let event: EventID?

    static func preview(room: RoomID, event: EventID?) -> Self {
        Self(handler: .preview, room: room, event: event)
    }
    static func recording(
        room: RoomID, event: EventID?, _ record: @escaping RelayExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), room: room, event: event)
    }

    func thread(room: RoomID, event: EventID?, thread: String) {
        go(.push(.thread(room: room, event: event, thread: thread)))
    }
    func thread(thread: String) { self.thread(room: self.room, event: self.event, thread: thread) }
    func member(name: String, server: String) { go(.push(.member(name: name, server: server))) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: RoomExits
        func thread(room: RoomID, event: EventID?, thread: String) -> RelayRoute {
            .thread(room: room, event: event, thread: thread)
        }
        func thread(thread: String) -> RelayRoute {
            self.thread(room: exits.room, event: exits.event, thread: thread)
        }
        func member(name: String, server: String) -> RelayRoute {
            .member(name: name, server: server)
        }
    }
}

@MainActor struct ThreadExits: ScreenExiting, PlainExiting { let handler: RelayExitHandler }

@MainActor struct MemberExits: ScreenExiting, PlainExiting { let handler: RelayExitHandler }

@MainActor struct SettingsExits: ScreenExiting, PlainExiting { let handler: RelayExitHandler }

@MainActor struct FindExits: ScreenExiting, PlainExiting { let handler: RelayExitHandler }

@MainActor struct NewMessageExits: PresentedExiting, PlainExiting { let handler: RelayExitHandler }
