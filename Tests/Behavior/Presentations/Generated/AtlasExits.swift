// Written by navgen from item-sheets.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias AtlasExit = NavigationExit<AtlasGraph>
typealias AtlasExitHandler = ExitHandler<AtlasExit>

@MainActor struct MapExits: ScreenExiting, PlainExiting {
    let handler: AtlasExitHandler

    func place(placeId: Int, photo: Int? = nil) {
        go(.sheet(.place(placeId: placeId, photo: photo)))
    }
    func layers() { go(.sheet(.layers)) }
    @discardableResult func layers() async -> Layer? { await answer(.sheet(.layers)) }
}

@MainActor struct OpeningHoursExits: PresentedExiting, PlainExiting {
    let handler: AtlasExitHandler
}

@MainActor struct PlaceExits: PresentedExiting {
    let handler: AtlasExitHandler
    let placeId: Int

    static func preview(placeId: Int) -> Self { Self(handler: .preview, placeId: placeId) }
    static func recording(placeId: Int, _ record: @escaping AtlasExitHandler.Recorder) -> Self {
        Self(handler: .recording(record), placeId: placeId)
    }

    func openingHours(placeId: Int) { go(.push(.openingHours(placeId: placeId))) }
    func openingHours() { openingHours(placeId: self.placeId) }
    func rate(placeId: Int) { go(.sheet(.rate(placeId: placeId))) }
    func rate() { rate(placeId: self.placeId) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: PlaceExits
        func openingHours(placeId: Int) -> AtlasRoute { .openingHours(placeId: placeId) }
        func openingHours() -> AtlasRoute { openingHours(placeId: exits.placeId) }
    }
}

@MainActor struct LayersExits: AnsweringExiting, PlainExiting {
    typealias Answer = Layer
    let handler: AtlasExitHandler
}

@MainActor struct RateExits: PresentedExiting, PlainExiting { let handler: AtlasExitHandler }
