// Written by navgen from wandering.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias TripExit = NavigationExit<TripGraph>
typealias TripExitHandler = ExitHandler<TripExit>

@MainActor struct SplashExits: ScreenExiting, PlainExiting { let handler: TripExitHandler }

@MainActor struct GateExits: ScreenExiting, PlainExiting {
    let handler: TripExitHandler

    func about() { go(.push(.about)) }
    func posts() { go(.push(.posts)) }
    func tour() { go(.start(.tour())) }
    @discardableResult func tour() async -> Bool? { await answer(.start(.tour())) }
    func draft() { go(.sheet(.draft)) }

    var to: To { To() }
    @MainActor struct To {
        func about() -> TripRoute { .about }
        func posts() -> TripRoute { .posts }
    }
}

@MainActor struct AboutExits: PresentedExiting, PlainExiting {
    let handler: TripExitHandler

    func terms() { go(.push(.terms)) }

    var to: To { To() }
    @MainActor struct To {
        func terms() -> TripRoute { .terms }
    }
}

@MainActor struct TermsExits: PresentedExiting, PlainExiting { let handler: TripExitHandler }

@MainActor struct PostsExits: TabExiting, PlainExiting {
    let handler: TripExitHandler

    func post(id: Int) { go(.push(.post(id: id))) }
    func draft() { go(.sheet(.draft)) }
    func bag() { go(.select(.bag)) }
    func desk() { go(.select(.desk)) }
    func tour() { go(.start(.tour())) }
    @discardableResult func tour() async -> Bool? { await answer(.start(.tour())) }
    func about() { go(.push(.about)) }
    func photo() { go(.cover(.photo)) }

    var to: To { To() }
    @MainActor struct To {
        func post(id: Int) -> TripRoute { .post(id: id) }
        func about() -> TripRoute { .about }
    }

    /// Which exits the conditions currently offer.
    var isOffered: Offered { Offered(handler: handler) }

    @MainActor struct Offered {
        fileprivate let handler: TripExitHandler

        var desk: Bool { handler.offers(0) }
    }
}

@MainActor struct PostExits: PresentedExiting {
    let handler: TripExitHandler
    let id: Int

    static func preview(id: Int) -> Self { Self(handler: .preview, id: id) }
    static func recording(id: Int, _ record: @escaping TripExitHandler.Recorder) -> Self {
        Self(handler: .recording(record), id: id)
    }

    func comments(id: Int) { go(.push(.comments(id: id))) }
    func comments() { comments(id: self.id) }
    func author(name: String) { go(.push(.author(name: name))) }
    func ask() { go(.dialog(.ask)) }
    @discardableResult func ask() async -> AskAction? { await answer(.dialog(.ask)) }
    func share() { go(.popover(.share)) }
    func photo() { go(.cover(.photo)) }
    func adults() { go(.open(to: TripNode.adults)) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: PostExits
        func comments(id: Int) -> TripRoute { .comments(id: id) }
        func comments() -> TripRoute { comments(id: exits.id) }
        func author(name: String) -> TripRoute { .author(name: name) }
        func ask() -> TripExit { .dialog(.ask) }
        func share() -> TripExit { .popover(.share) }
    }
}

@MainActor struct CommentsExits: PresentedExiting {
    let handler: TripExitHandler
    let id: Int

    static func preview(id: Int) -> Self { Self(handler: .preview, id: id) }
    static func recording(id: Int, _ record: @escaping TripExitHandler.Recorder) -> Self {
        Self(handler: .recording(record), id: id)
    }

    func author(name: String) { go(.push(.author(name: name))) }
    func posts() { go(.popTo(.posts)) }
    func post(id: Int) { go(.replace(.post(id: id))) }
    func post() { post(id: self.id) }
    func about() { go(.reset(.about)) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: CommentsExits
        func author(name: String) -> TripRoute { .author(name: name) }
    }
}

@MainActor struct AuthorExits: PresentedExiting, PlainExiting {
    let handler: TripExitHandler

    func post(id: Int) { go(.push(.post(id: id))) }
    func adults() { go(.push(.adults)) }
    func terms() { if isOffered.terms { go(.push(.terms)) } }
    func receipt() { go(.from(.posts, .push(.receipt))) }
    func photo() { go(.from(.post, .cover(.photo))) }
    func post() { go(.from(.post, .push(.post(id: 12)))) }

    var to: To { To() }
    @MainActor struct To {
        func post(id: Int) -> TripRoute { .post(id: id) }
        func adults() -> TripRoute { .adults }
        func terms() -> TripRoute { .terms }
    }

    /// Which exits the conditions currently offer.
    var isOffered: Offered { Offered(handler: handler) }

    @MainActor struct Offered {
        fileprivate let handler: TripExitHandler

        var terms: Bool { handler.offers(0) }
    }
}

@MainActor struct AdultsExits: PresentedExiting, PlainExiting {
    let handler: TripExitHandler

    func post(id: Int) { go(.push(.post(id: id))) }
    func receipt() { go(.push(.receipt)) }

    var to: To { To() }
    @MainActor struct To {
        func post(id: Int) -> TripRoute { .post(id: id) }
        func receipt() -> TripRoute { .receipt }
    }
}

@MainActor struct PanelExits: TabExiting, PlainExiting {
    let handler: TripExitHandler

    func audit() { go(.push(.audit)) }
    func tour() { go(.start(.tour())) }
    @discardableResult func tour() async -> Bool? { await answer(.start(.tour())) }

    var to: To { To() }
    @MainActor struct To {
        func audit() -> TripRoute { .audit }
    }

    /// Which exits the conditions currently offer.
    var isOffered: Offered { Offered(handler: handler) }

    @MainActor struct Offered {
        fileprivate let handler: TripExitHandler

        var audit: Bool { handler.offers(0) }
    }
}

@MainActor struct AuditExits: PresentedExiting, PlainExiting {
    let handler: TripExitHandler

    func post(id: Int) { go(.push(.post(id: id))) }

    var to: To { To() }
    @MainActor struct To {
        func post(id: Int) -> TripRoute { .post(id: id) }
    }
}

@MainActor struct CartExits: TabExiting, PlainExiting {
    let handler: TripExitHandler

    func checkout() { go(.sheet(.checkout)) }
    @discardableResult func checkout() async -> Bool? { await answer(.sheet(.checkout)) }
    func receipt() { go(.push(.receipt)) }

    var to: To { To() }
    @MainActor struct To {
        func receipt() -> TripRoute { .receipt }
    }
}

@MainActor struct ReceiptExits: PresentedExiting, PlainExiting {
    let handler: TripExitHandler

    func about() { go(.push(.about)) }

    var to: To { To() }
    @MainActor struct To {
        func about() -> TripRoute { .about }
    }
}

@MainActor struct OfferExits: PresentedExiting, PlainExiting {
    let handler: TripExitHandler

    func terms() { go(.push(.terms)) }

    var to: To { To() }
    @MainActor struct To {
        func terms() -> TripRoute { .terms }
    }
}

@MainActor struct DraftExits: PresentedExiting, PlainExiting {
    let handler: TripExitHandler

    func about() { go(.push(.about)) }
    func comments() { go(.under(.push(.comments(id: 7)))) }
    func receipt() { go(.open(to: TripNode.receipt)) }
    func photo() { go(.cover(.photo)) }

    var to: To { To() }
    @MainActor struct To {
        func about() -> TripRoute { .about }
    }
}

@MainActor struct CheckoutExits: AnsweringExiting, PlainExiting {
    typealias Answer = Bool
    let handler: TripExitHandler

    func terms() { go(.push(.terms)) }

    var to: To { To() }
    @MainActor struct To {
        func terms() -> TripRoute { .terms }
    }
}

@MainActor struct PhotoExits: PresentedExiting, PlainExiting {
    let handler: TripExitHandler

    func share() { go(.popover(.share)) }
    func checkout() { go(.sheet(.checkout)) }
    @discardableResult func checkout() async -> Bool? { await answer(.sheet(.checkout)) }

    var to: To { To() }
    @MainActor struct To {
        func share() -> TripExit { .popover(.share) }
    }
}

@MainActor struct ShareExits: PresentedExiting, PlainExiting {
    let handler: TripExitHandler

    func about() { go(.under(.push(.about))) }
}
