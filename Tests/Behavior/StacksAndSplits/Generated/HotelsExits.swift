// Written by navgen from pop-then-push.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias HotelsExit = NavigationExit<HotelsGraph>
typealias HotelsExitHandler = ExitHandler<HotelsExit>

@MainActor struct SearchExits: TabExiting {
    let handler: HotelsExitHandler
    let city: String

    static func preview(city: String) -> Self { Self(handler: .preview, city: city) }
    static func recording(city: String, _ record: @escaping HotelsExitHandler.Recorder) -> Self {
        Self(handler: .recording(record), city: city)
    }

    func results(city: String) { go(.push(.results(city: city))) }
    func results() { results(city: self.city) }
    func faq() { go(.push(.faq)) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: SearchExits
        func results(city: String) -> HotelsRoute { .results(city: city) }
        func results() -> HotelsRoute { results(city: exits.city) }
        func faq() -> HotelsRoute { .faq }
    }
}

@MainActor struct ResultsExits: ScreenExiting {
    let handler: HotelsExitHandler
    let city: String

    static func preview(city: String) -> Self { Self(handler: .preview, city: city) }
    static func recording(city: String, _ record: @escaping HotelsExitHandler.Recorder) -> Self {
        Self(handler: .recording(record), city: city)
    }

    func hotel(hotelId: Int, city: String) { go(.push(.hotel(hotelId: hotelId, city: city))) }
    func hotel(hotelId: Int) { hotel(hotelId: hotelId, city: self.city) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: ResultsExits
        func hotel(hotelId: Int, city: String) -> HotelsRoute {
            .hotel(hotelId: hotelId, city: city)
        }
        func hotel(hotelId: Int) -> HotelsRoute { hotel(hotelId: hotelId, city: exits.city) }
    }
}

@MainActor struct HotelExits: ScreenExiting {
    let handler: HotelsExitHandler
    let hotelId: Int
    let city: String

    static func preview(hotelId: Int, city: String) -> Self {
        Self(handler: .preview, hotelId: hotelId, city: city)
    }
    static func recording(
        hotelId: Int, city: String, _ record: @escaping HotelsExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), hotelId: hotelId, city: city)
    }

    func booking(hotelId: Int) { go(.push(.booking(hotelId: hotelId))) }
    func booking() { booking(hotelId: self.hotelId) }

    /// A similar hotel
    func hotel(hotelId: Int, city: String) {
        go(.from(.results, .push(.hotel(hotelId: hotelId, city: city))))
    }

    func hotel() { hotel(hotelId: self.hotelId, city: self.city) }

    /// Another city
    func results(city: String) { go(.from(.results, .push(.results(city: city)))) }

    func results() { results(city: self.city) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: HotelExits
        func booking(hotelId: Int) -> HotelsRoute { .booking(hotelId: hotelId) }
        func booking() -> HotelsRoute { booking(hotelId: exits.hotelId) }
    }
}

@MainActor struct BookingExits: ScreenExiting, PlainExiting {
    let handler: HotelsExitHandler

    func confirmation() { go(.from(.search, .push(.confirmation))) }
    func rating() { go(.from(.results, .sheet(.rating))) }

    /// Later
    func trips() { go(.from(.search, .select(.trips))) }

    func points() { if isOffered.points { go(.from(.search, .push(.points))) } }
    func survey() { go(.from(.results, .start(.survey()))) }

    /// Start again
    func search() { go(.from(.search, .push(.search(city: "Oslo")))) }

    func leave() { go(.alert(.leave)) }
    @discardableResult func leave() async -> LeaveAction? { await answer(.alert(.leave)) }

    /// Which exits the conditions currently offer.
    var isOffered: Offered { Offered(handler: handler) }

    @MainActor struct Offered {
        fileprivate let handler: HotelsExitHandler

        var points: Bool { handler.offers(0) }
    }
}

@MainActor struct ConfirmationExits: ScreenExiting, PlainExiting {
    let handler: HotelsExitHandler

    func faq() { go(.push(.faq)) }

    var to: To { To() }
    @MainActor struct To {
        func faq() -> HotelsRoute { .faq }
    }
}

@MainActor struct PointsExits: ScreenExiting, PlainExiting { let handler: HotelsExitHandler }

@MainActor struct TripListExits: TabExiting, PlainExiting {
    let handler: HotelsExitHandler

    func booking(hotelId: Int) { go(.push(.booking(hotelId: hotelId))) }

    var to: To { To() }
    @MainActor struct To {
        func booking(hotelId: Int) -> HotelsRoute { .booking(hotelId: hotelId) }
    }
}

@MainActor struct FaqExits: ScreenExiting, PlainExiting { let handler: HotelsExitHandler }

@MainActor struct RatingExits: PresentedExiting, PlainExiting { let handler: HotelsExitHandler }

@MainActor struct SignInExits: PresentedExiting, PlainExiting { let handler: HotelsExitHandler }
