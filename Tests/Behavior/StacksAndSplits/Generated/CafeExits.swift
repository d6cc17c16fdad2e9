// Written by navgen from cafe.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias CafeExit = NavigationExit<CafeGraph>
typealias CafeExitHandler = ExitHandler<CafeExit>

@MainActor struct DoorExits: ScreenExiting, PlainExiting {
    let handler: CafeExitHandler

    func bar() { go(.push(.bar)) }
    func table() { go(.push(.table)) }
    func dish(id: Int, ref: String? = nil) { go(.push(.dish(id: id, ref: ref))) }
    func tray(number: Int = 0) { go(.sheet(.tray(number: number))) }

    var to: To { To() }
    @MainActor struct To {
        func bar() -> CafeRoute { .bar }
        func table() -> CafeRoute { .table }
        func dish(id: Int, ref: String? = nil) -> CafeRoute { .dish(id: id, ref: ref) }
    }
}

@MainActor struct BarExits: PresentedExiting, PlainExiting {
    let handler: CafeExitHandler

    func menu() { go(.popover(.menu)) }
    func secret() { go(.from(.door, .push(.secret))) }
    func tray(number: Int = 0) { go(.from(.tray, .sheet(.tray(number: number)))) }

    var to: To { To() }
    @MainActor struct To {
        func menu() -> CafeExit { .popover(.menu) }
    }

    /// Which exits the conditions currently offer.
    var isOffered: Offered { Offered(handler: handler) }

    @MainActor struct Offered {
        fileprivate let handler: CafeExitHandler

        var secret: Bool { handler.offers(0) }
    }
}

@MainActor struct TableExits: ScreenExiting, PlainExiting {
    let handler: CafeExitHandler

    func menu() { go(.popover(.menu)) }
    func bar() { go(.push(.bar)) }

    var to: To { To() }
    @MainActor struct To {
        func bar() -> CafeRoute { .bar }
        func menu() -> CafeExit { .popover(.menu) }
    }
}

@MainActor struct SecretExits: PresentedExiting, PlainExiting { let handler: CafeExitHandler }

@MainActor struct DishExits: ScreenExiting {
    let handler: CafeExitHandler
    let id: Int

    static func preview(id: Int) -> Self { Self(handler: .preview, id: id) }
    static func recording(id: Int, _ record: @escaping CafeExitHandler.Recorder) -> Self {
        Self(handler: .recording(record), id: id)
    }

    func praise(id: Int) { go(.popover(.praise(id: id))) }
    func praise() { praise(id: self.id) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: DishExits
        func praise(id: Int) -> CafeExit { .popover(.praise(id: id)) }
        func praise() -> CafeExit { praise(id: exits.id) }
    }
}

@MainActor struct TrayExits: PresentedExiting, PlainExiting {
    let handler: CafeExitHandler

    func bar() { go(.push(.bar)) }

    var to: To { To() }
    @MainActor struct To {
        func bar() -> CafeRoute { .bar }
    }
}

@MainActor struct MenuExits: PresentedExiting, PlainExiting { let handler: CafeExitHandler }

@MainActor struct PraiseExits: PresentedExiting, PlainExiting { let handler: CafeExitHandler }
