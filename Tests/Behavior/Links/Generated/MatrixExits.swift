// Written by navgen from hash-routes.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias MatrixExit = NavigationExit<MatrixGraph>
typealias MatrixExitHandler = ExitHandler<MatrixExit>

@MainActor struct RoomsExits: ScreenExiting, PlainExiting {
    let handler: MatrixExitHandler

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
        func room(room: RoomID, event: EventID? = nil, via: [String] = []) -> MatrixRoute {
            .room(room: room, event: event, via: via)
        }
        func settings(section: Category, page: String? = nil) -> MatrixRoute {
            .settings(section: section, page: page)
        }
        func find(path: String) -> MatrixRoute { .find(path: path) }
        func member(name: String, server: String) -> MatrixRoute {
            .member(name: name, server: server)
        }
    }
}

@MainActor struct RoomExits: ScreenExiting {
    let handler: MatrixExitHandler
    let room: RoomID
    let event: EventID?

    static func preview(room: RoomID, event: EventID?) -> Self {
        Self(handler: .preview, room: room, event: event)
    }
    static func recording(
        room: RoomID, event: EventID?, _ record: @escaping MatrixExitHandler.Recorder
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
        func thread(room: RoomID, event: EventID?, thread: String) -> MatrixRoute {
            .thread(room: room, event: event, thread: thread)
        }
        func thread(thread: String) -> MatrixRoute {
            self.thread(room: exits.room, event: exits.event, thread: thread)
        }
        func member(name: String, server: String) -> MatrixRoute {
            .member(name: name, server: server)
        }
    }
}

@MainActor struct ThreadExits: ScreenExiting, PlainExiting { let handler: MatrixExitHandler }

@MainActor struct MemberExits: ScreenExiting, PlainExiting { let handler: MatrixExitHandler }

@MainActor struct SettingsExits: ScreenExiting, PlainExiting { let handler: MatrixExitHandler }

@MainActor struct FindExits: ScreenExiting, PlainExiting { let handler: MatrixExitHandler }

@MainActor struct NewMessageExits: PresentedExiting, PlainExiting { let handler: MatrixExitHandler }
