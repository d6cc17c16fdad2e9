// Written by navgen from layers.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias LayersExit = NavigationExit<LayersGraph>
typealias LayersExitHandler = ExitHandler<LayersExit>

@MainActor struct ListExits: ScreenExiting, PlainExiting {
    let handler: LayersExitHandler

    func item(id: Int) { go(.push(.item(id: id))) }
    func gate() { go(.push(.gate)) }

    var to: To { To() }
    @MainActor struct To {
        func item(id: Int) -> LayersRoute { .item(id: id) }
        func gate() -> LayersRoute { .gate }
    }
}

@MainActor struct ItemExits: ScreenExiting {
    let handler: LayersExitHandler
    let id: Int

    static func preview(id: Int) -> Self { Self(handler: .preview, id: id) }
    static func recording(id: Int, _ record: @escaping LayersExitHandler.Recorder) -> Self {
        Self(handler: .recording(record), id: id)
    }

    func note(id: Int) { go(.push(.note(id: id))) }
    func note() { note(id: self.id) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: ItemExits
        func note(id: Int) -> LayersRoute { .note(id: id) }
        func note() -> LayersRoute { note(id: exits.id) }
    }
}

@MainActor struct NoteExits: ScreenExiting, PlainExiting { let handler: LayersExitHandler }

@MainActor struct GateExits: ScreenExiting, PlainExiting { let handler: LayersExitHandler }
