// Written by navgen from saved.yaml. Do not edit.
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
typealias AppExit = NavigationExit<AppGraph>
typealias AppExitHandler = ExitHandler<AppExit>

@MainActor struct HomeExits: TabExiting, PlainExiting {
    let handler: AppExitHandler

    func aGrid(a: Int) { go(.push(.a(.grid(a: a)))) }
    func aGuest(a: Int) { go(.push(.a(.guest(a: a)))) }
    func bGrid(a: Int) { go(.push(.b(.grid(a: a)))) }
    func bInhabitant(a: Int) { go(.push(.b(.inhabitant(a: a)))) }
    func nilDefault(a: Int? = 4) { go(.push(.nilDefault(a: a))) }
    func same(
        a: String, b: Int? = nil, c: [String] = [], d: Length = .small, e: Bool, f: Mine, g: Code
    ) {
        go(.push(.same(a: a, b: b, c: c, d: d, e: e, f: f, g: g)))
    }
    func empty() { go(.push(.empty)) }
    func more(a: String, b: Int? = nil, c: Int = 3, d: [Int] = []) {
        go(.push(.more(a: a, b: b, c: c, d: d)))
    }
    func otherDefault(a: Int = 2) { go(.push(.otherDefault(a: a))) }
    func newRequired(a: String, b: Int) { go(.push(.newRequired(a: a, b: b))) }
    func renamedValue(z: String) { go(.push(.renamedValue(z: z))) }
    func lostValue(a: String) { go(.push(.lostValue(a: a))) }
    func stricter(a: Int) { go(.push(.stricter(a: a))) }
    func defaulted(a: Int = 4) { go(.push(.defaulted(a: a))) }
    func looser(a: Int? = nil) { go(.push(.looser(a: a))) }
    func many(a: [Int] = []) { go(.push(.many(a: a))) }
    func few(a: Int? = nil) { go(.push(.few(a: a))) }
    func none(a: Int) { go(.push(AppRoute.none(a: a))) }
    func otherList(a: [String] = []) { go(.push(.otherList(a: a))) }
    func listOfSizes(a: [Size] = []) { go(.push(.listOfSizes(a: a))) }
    func size(a: Size) { go(.push(.size(a: a))) }
    func sizeOrDefault(a: Size = .medium) { go(.push(.sizeOrDefault(a: a))) }
    func sizeAsText(a: String) { go(.push(.sizeAsText(a: a))) }
    func textAsSize(a: Size? = nil) { go(.push(.textAsSize(a: a))) }
    func code(a: Code) { go(.push(.code(a: a))) }
    func codeOrNil(a: Code? = nil) { go(.push(.codeOrNil(a: a))) }
    func codeAsText(a: String) { go(.push(.codeAsText(a: a))) }
    func codeAsFree(a: Free) { go(.push(.codeAsFree(a: a))) }
    func freeAsCode(a: Code? = nil) { go(.push(.freeAsCode(a: a))) }
    func disjoint(a: Other) { go(.push(.disjoint(a: a))) }
    func sizeAsNumber(a: Int) { go(.push(.sizeAsNumber(a: a))) }
    func numberAsNumber(a: UInt) { go(.push(.numberAsNumber(a: a))) }
    func numberLost(a: String) { go(.push(.numberLost(a: a))) }
    func mine(a: Mine? = nil) { go(.push(.mine(a: a))) }
    func kept(a: Number) { go(.push(.kept(a: a))) }
    func asString(
        p0: String? = nil, p1: Int? = nil, p2: Int64? = nil, p3: UInt? = nil, p4: Double? = nil,
        p5: Decimal? = nil, p6: Bool? = nil, p7: UUID? = nil, p8: Date? = nil, p9: URL? = nil
    ) {
        go(
            .push(
                .asString(
                    p0: p0, p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7, p8: p8,
                    p9: p9)))
    }
    func asInt(
        p0: String? = nil, p1: Int? = nil, p2: Int64? = nil, p3: UInt? = nil, p4: Double? = nil,
        p5: Decimal? = nil, p6: Bool? = nil, p7: UUID? = nil, p8: Date? = nil, p9: URL? = nil
    ) {
        go(
            .push(
                .asInt(
                    p0: p0, p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7, p8: p8,
                    p9: p9)))
    }
    func asInt64(
        p0: String? = nil, p1: Int? = nil, p2: Int64? = nil, p3: UInt? = nil, p4: Double? = nil,
        p5: Decimal? = nil, p6: Bool? = nil, p7: UUID? = nil, p8: Date? = nil, p9: URL? = nil
    ) {
        go(
            .push(
                .asInt64(
                    p0: p0, p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7, p8: p8,
                    p9: p9)))
    }
    func asUInt(
        p0: String? = nil, p1: Int? = nil, p2: Int64? = nil, p3: UInt? = nil, p4: Double? = nil,
        p5: Decimal? = nil, p6: Bool? = nil, p7: UUID? = nil, p8: Date? = nil, p9: URL? = nil
    ) {
        go(
            .push(
                .asUInt(
                    p0: p0, p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7, p8: p8,
                    p9: p9)))
    }
    func asDouble(
        p0: String? = nil, p1: Int? = nil, p2: Int64? = nil, p3: UInt? = nil, p4: Double? = nil,
        p5: Decimal? = nil, p6: Bool? = nil, p7: UUID? = nil, p8: Date? = nil, p9: URL? = nil
    ) {
        go(
            .push(
                .asDouble(
                    p0: p0, p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7, p8: p8,
                    p9: p9)))
    }
    func asDecimal(
        p0: String? = nil, p1: Int? = nil, p2: Int64? = nil, p3: UInt? = nil, p4: Double? = nil,
        p5: Decimal? = nil, p6: Bool? = nil, p7: UUID? = nil, p8: Date? = nil, p9: URL? = nil
    ) {
        go(
            .push(
                .asDecimal(
                    p0: p0, p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7, p8: p8,
                    p9: p9)))
    }
    func asBool(
        p0: String? = nil, p1: Int? = nil, p2: Int64? = nil, p3: UInt? = nil, p4: Double? = nil,
        p5: Decimal? = nil, p6: Bool? = nil, p7: UUID? = nil, p8: Date? = nil, p9: URL? = nil
    ) {
        go(
            .push(
                .asBool(
                    p0: p0, p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7, p8: p8,
                    p9: p9)))
    }
    func asUUID(
        p0: String? = nil, p1: Int? = nil, p2: Int64? = nil, p3: UInt? = nil, p4: Double? = nil,
        p5: Decimal? = nil, p6: Bool? = nil, p7: UUID? = nil, p8: Date? = nil, p9: URL? = nil
    ) {
        go(
            .push(
                .asUUID(
                    p0: p0, p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7, p8: p8,
                    p9: p9)))
    }
    func asDate(
        p0: String? = nil, p1: Int? = nil, p2: Int64? = nil, p3: UInt? = nil, p4: Double? = nil,
        p5: Decimal? = nil, p6: Bool? = nil, p7: UUID? = nil, p8: Date? = nil, p9: URL? = nil
    ) {
        go(
            .push(
                .asDate(
                    p0: p0, p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7, p8: p8,
                    p9: p9)))
    }
    func asURL(
        p0: String? = nil, p1: Int? = nil, p2: Int64? = nil, p3: UInt? = nil, p4: Double? = nil,
        p5: Decimal? = nil, p6: Bool? = nil, p7: UUID? = nil, p8: Date? = nil, p9: URL? = nil
    ) {
        go(
            .push(
                .asURL(
                    p0: p0, p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7, p8: p8,
                    p9: p9)))
    }
    func headline() { go(.push(.headline)) }
    func word() { go(.push(.word)) }
    func newName(a: Int) { go(.push(.newName(a: a))) }
    func movedTo(a: Int) { go(.push(.movedTo(a: a))) }
    func sheetNow() { go(.sheet(.sheetNow)) }
    func transientNow(a: String) { go(.push(.transientNow(a: a))) }
    func externalNow() { go(.push(.externalNow)) }
    func info(a: String) { go(.sheet(.info(a: a))) }
    func asks(a: Int) { go(.alert(.asks(a: a))) }
    @discardableResult func asks(a: Int) async -> AsksAction? { await answer(.alert(.asks(a: a))) }
    func covering() { go(.cover(.covering)) }
    func popping(a: Int? = nil) { go(.popover(.popping(a: a))) }
    func piling() { go(.sheet(.piling)) }
    func wizard(data: WizardData = .init()) { go(.start(.wizard(.init(data: data)))) }
    @discardableResult
    func wizard(data: WizardData = .init()) async -> WizardData? {
        await answer(.start(.wizard(.init(data: data))))
    }
    func latterWizard(data: LatterWizardData = .init()) {
        go(.start(.latterWizard(.init(data: data))))
    }
    @discardableResult
    func latterWizard(data: LatterWizardData = .init()) async -> LatterWizardData? {
        await answer(.start(.latterWizard(.init(data: data))))
    }
    func both(a: String) { go(.push(.both(a: a))) }

    var to: To { To() }
    @MainActor struct To {
        func aGrid(a: Int) -> AppRoute { .a(.grid(a: a)) }
        func aGuest(a: Int) -> AppRoute { .a(.guest(a: a)) }
        func bGrid(a: Int) -> AppRoute { .b(.grid(a: a)) }
        func bInhabitant(a: Int) -> AppRoute { .b(.inhabitant(a: a)) }
        func nilDefault(a: Int? = 4) -> AppRoute { .nilDefault(a: a) }
        func same(
            a: String, b: Int? = nil, c: [String] = [], d: Length = .small, e: Bool, f: Mine,
            g: Code
        ) -> AppRoute {
            .same(a: a, b: b, c: c, d: d, e: e, f: f, g: g)
        }
        func empty() -> AppRoute { .empty }
        func more(a: String, b: Int? = nil, c: Int = 3, d: [Int] = []) -> AppRoute {
            .more(a: a, b: b, c: c, d: d)
        }
        func otherDefault(a: Int = 2) -> AppRoute { .otherDefault(a: a) }
        func newRequired(a: String, b: Int) -> AppRoute { .newRequired(a: a, b: b) }
        func renamedValue(z: String) -> AppRoute { .renamedValue(z: z) }
        func lostValue(a: String) -> AppRoute { .lostValue(a: a) }
        func stricter(a: Int) -> AppRoute { .stricter(a: a) }
        func defaulted(a: Int = 4) -> AppRoute { .defaulted(a: a) }
        func looser(a: Int? = nil) -> AppRoute { .looser(a: a) }
        func many(a: [Int] = []) -> AppRoute { .many(a: a) }
        func few(a: Int? = nil) -> AppRoute { .few(a: a) }
        func none(a: Int) -> AppRoute { AppRoute.none(a: a) }
        func otherList(a: [String] = []) -> AppRoute { .otherList(a: a) }
        func listOfSizes(a: [Size] = []) -> AppRoute { .listOfSizes(a: a) }
        func size(a: Size) -> AppRoute { .size(a: a) }
        func sizeOrDefault(a: Size = .medium) -> AppRoute { .sizeOrDefault(a: a) }
        func sizeAsText(a: String) -> AppRoute { .sizeAsText(a: a) }
        func textAsSize(a: Size? = nil) -> AppRoute { .textAsSize(a: a) }
        func code(a: Code) -> AppRoute { .code(a: a) }
        func codeOrNil(a: Code? = nil) -> AppRoute { .codeOrNil(a: a) }
        func codeAsText(a: String) -> AppRoute { .codeAsText(a: a) }
        func codeAsFree(a: Free) -> AppRoute { .codeAsFree(a: a) }
        func freeAsCode(a: Code? = nil) -> AppRoute { .freeAsCode(a: a) }
        func disjoint(a: Other) -> AppRoute { .disjoint(a: a) }
        func sizeAsNumber(a: Int) -> AppRoute { .sizeAsNumber(a: a) }
        func numberAsNumber(a: UInt) -> AppRoute { .numberAsNumber(a: a) }
        func numberLost(a: String) -> AppRoute { .numberLost(a: a) }
        func mine(a: Mine? = nil) -> AppRoute { .mine(a: a) }
        func kept(a: Number) -> AppRoute { .kept(a: a) }
        func asString(
            p0: String? = nil, p1: Int? = nil, p2: Int64? = nil, p3: UInt? = nil, p4: Double? = nil,
            p5: Decimal? = nil, p6: Bool? = nil, p7: UUID? = nil, p8: Date? = nil, p9: URL? = nil
        ) -> AppRoute {
            .asString(
                p0: p0, p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7, p8: p8, p9: p9)
        }
        func asInt(
            p0: String? = nil, p1: Int? = nil, p2: Int64? = nil, p3: UInt? = nil, p4: Double? = nil,
            p5: Decimal? = nil, p6: Bool? = nil, p7: UUID? = nil, p8: Date? = nil, p9: URL? = nil
        ) -> AppRoute {
            .asInt(p0: p0, p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7, p8: p8, p9: p9)
        }
        func asInt64(
            p0: String? = nil, p1: Int? = nil, p2: Int64? = nil, p3: UInt? = nil, p4: Double? = nil,
            p5: Decimal? = nil, p6: Bool? = nil, p7: UUID? = nil, p8: Date? = nil, p9: URL? = nil
        ) -> AppRoute {
            .asInt64(p0: p0, p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7, p8: p8, p9: p9)
        }
        func asUInt(
            p0: String? = nil, p1: Int? = nil, p2: Int64? = nil, p3: UInt? = nil, p4: Double? = nil,
            p5: Decimal? = nil, p6: Bool? = nil, p7: UUID? = nil, p8: Date? = nil, p9: URL? = nil
        ) -> AppRoute {
            .asUInt(p0: p0, p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7, p8: p8, p9: p9)
        }
        func asDouble(
            p0: String? = nil, p1: Int? = nil, p2: Int64? = nil, p3: UInt? = nil, p4: Double? = nil,
            p5: Decimal? = nil, p6: Bool? = nil, p7: UUID? = nil, p8: Date? = nil, p9: URL? = nil
        ) -> AppRoute {
            .asDouble(
                p0: p0, p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7, p8: p8, p9: p9)
        }
        func asDecimal(
            p0: String? = nil, p1: Int? = nil, p2: Int64? = nil, p3: UInt? = nil, p4: Double? = nil,
            p5: Decimal? = nil, p6: Bool? = nil, p7: UUID? = nil, p8: Date? = nil, p9: URL? = nil
        ) -> AppRoute {
            .asDecimal(
                p0: p0, p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7, p8: p8, p9: p9)
        }
        func asBool(
            p0: String? = nil, p1: Int? = nil, p2: Int64? = nil, p3: UInt? = nil, p4: Double? = nil,
            p5: Decimal? = nil, p6: Bool? = nil, p7: UUID? = nil, p8: Date? = nil, p9: URL? = nil
        ) -> AppRoute {
            .asBool(p0: p0, p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7, p8: p8, p9: p9)
        }
        func asUUID(
            p0: String? = nil, p1: Int? = nil, p2: Int64? = nil, p3: UInt? = nil, p4: Double? = nil,
            p5: Decimal? = nil, p6: Bool? = nil, p7: UUID? = nil, p8: Date? = nil, p9: URL? = nil
        ) -> AppRoute {
            .asUUID(p0: p0, p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7, p8: p8, p9: p9)
        }
        func asDate(
            p0: String? = nil, p1: Int? = nil, p2: Int64? = nil, p3: UInt? = nil, p4: Double? = nil,
            p5: Decimal? = nil, p6: Bool? = nil, p7: UUID? = nil, p8: Date? = nil, p9: URL? = nil
        ) -> AppRoute {
            .asDate(p0: p0, p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7, p8: p8, p9: p9)
        }
        func asURL(
            p0: String? = nil, p1: Int? = nil, p2: Int64? = nil, p3: UInt? = nil, p4: Double? = nil,
            p5: Decimal? = nil, p6: Bool? = nil, p7: UUID? = nil, p8: Date? = nil, p9: URL? = nil
        ) -> AppRoute {
            .asURL(p0: p0, p1: p1, p2: p2, p3: p3, p4: p4, p5: p5, p6: p6, p7: p7, p8: p8, p9: p9)
        }
        func headline() -> AppRoute { .headline }
        func word() -> AppRoute { .word }
        func newName(a: Int) -> AppRoute { .newName(a: a) }
        func movedTo(a: Int) -> AppRoute { .movedTo(a: a) }
        func transientNow(a: String) -> AppRoute { .transientNow(a: a) }
        func externalNow() -> AppRoute { .externalNow }
        func both(a: String) -> AppRoute { .both(a: a) }
        func popping(a: Int? = nil) -> AppExit { .popover(.popping(a: a)) }
    }
}

@MainActor struct LetterExits: TabExiting, PlainExiting {
    let handler: AppExitHandler

    func same(
        a: String, b: Int? = nil, c: [String] = [], d: Length = .small, e: Bool, f: Mine, g: Code
    ) {
        go(.push(.same(a: a, b: b, c: c, d: d, e: e, f: f, g: g)))
    }

    var to: To { To() }
    @MainActor struct To {
        func same(
            a: String, b: Int? = nil, c: [String] = [], d: Length = .small, e: Bool, f: Mine,
            g: Code
        ) -> AppRoute {
            .same(a: a, b: b, c: c, d: d, e: e, f: f, g: g)
        }
    }
}

@MainActor struct WordExits: ScreenExiting, PlainExiting {
    let handler: AppExitHandler

    func same(
        a: String, b: Int? = nil, c: [String] = [], d: Length = .small, e: Bool, f: Mine, g: Code
    ) {
        go(.push(.same(a: a, b: b, c: c, d: d, e: e, f: f, g: g)))
    }

    var to: To { To() }
    @MainActor struct To {
        func same(
            a: String, b: Int? = nil, c: [String] = [], d: Length = .small, e: Bool, f: Mine,
            g: Code
        ) -> AppRoute {
            .same(a: a, b: b, c: c, d: d, e: e, f: f, g: g)
        }
    }
}

@MainActor struct WelcomeExits: ScreenExiting, PlainExiting {
    let handler: AppExitHandler

    func empty() { go(.push(.empty)) }

    var to: To { To() }
    @MainActor struct To {
        func empty() -> AppRoute { .empty }
    }
}

@MainActor struct HeadlineExits: ScreenExiting, PlainExiting {
    let handler: AppExitHandler

    func same(
        a: String, b: Int? = nil, c: [String] = [], d: Length = .small, e: Bool, f: Mine, g: Code
    ) {
        go(.push(.same(a: a, b: b, c: c, d: d, e: e, f: f, g: g)))
    }

    var to: To { To() }
    @MainActor struct To {
        func same(
            a: String, b: Int? = nil, c: [String] = [], d: Length = .small, e: Bool, f: Mine,
            g: Code
        ) -> AppRoute {
            .same(a: a, b: b, c: c, d: d, e: e, f: f, g: g)
        }
    }
}

@MainActor struct ArticleExits: TabExiting, PlainExiting {
    let handler: AppExitHandler

    func same(
        a: String, b: Int? = nil, c: [String] = [], d: Length = .small, e: Bool, f: Mine, g: Code
    ) {
        go(.push(.same(a: a, b: b, c: c, d: d, e: e, f: f, g: g)))
    }

    var to: To { To() }
    @MainActor struct To {
        func same(
            a: String, b: Int? = nil, c: [String] = [], d: Length = .small, e: Bool, f: Mine,
            g: Code
        ) -> AppRoute {
            .same(a: a, b: b, c: c, d: d, e: e, f: f, g: g)
        }
    }
}

@MainActor struct MailExits: ScreenExiting, PlainExiting {
    let handler: AppExitHandler

    func same(
        a: String, b: Int? = nil, c: [String] = [], d: Length = .small, e: Bool, f: Mine, g: Code
    ) {
        go(.push(.same(a: a, b: b, c: c, d: d, e: e, f: f, g: g)))
    }
    func message() { go(.fill(.detail, .message)) }

    var to: To { To() }
    @MainActor struct To {
        func same(
            a: String, b: Int? = nil, c: [String] = [], d: Length = .small, e: Bool, f: Mine,
            g: Code
        ) -> AppRoute {
            .same(a: a, b: b, c: c, d: d, e: e, f: f, g: g)
        }
        func message() -> AppRoute { .message }
    }
}

/// The values that can be selected in `mail`.
nonisolated enum MailSelection: ColumnSelectable {
    case message

    typealias Graph = AppGraph

    init?(_ route: AppRoute) {
        switch route {
        case .message: self = .message
        default: return nil
        }
    }

    var exit: AppExit {
        switch self {
        case .message: return .fill(.detail, .message)
        }
    }
}

@MainActor struct MessageExits: ScreenExiting, PlainExiting {
    let handler: AppExitHandler

    func same(
        a: String, b: Int? = nil, c: [String] = [], d: Length = .small, e: Bool, f: Mine, g: Code
    ) {
        go(.push(.same(a: a, b: b, c: c, d: d, e: e, f: f, g: g)))
    }

    var to: To { To() }
    @MainActor struct To {
        func same(
            a: String, b: Int? = nil, c: [String] = [], d: Length = .small, e: Bool, f: Mine,
            g: Code
        ) -> AppRoute {
            .same(a: a, b: b, c: c, d: d, e: e, f: f, g: g)
        }
    }
}

@MainActor struct PageExits: TabExiting, PlainExiting {
    let handler: AppExitHandler

    func same(
        a: String, b: Int? = nil, c: [String] = [], d: Length = .small, e: Bool, f: Mine, g: Code
    ) {
        go(.push(.same(a: a, b: b, c: c, d: d, e: e, f: f, g: g)))
    }

    var to: To { To() }
    @MainActor struct To {
        func same(
            a: String, b: Int? = nil, c: [String] = [], d: Length = .small, e: Bool, f: Mine,
            g: Code
        ) -> AppRoute {
            .same(a: a, b: b, c: c, d: d, e: e, f: f, g: g)
        }
    }
}

@MainActor struct NilDefaultExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct PlacesExits: ScreenExiting, PlainExiting {
    let handler: AppExitHandler

    func place(a: String? = nil) { go(.fill(.detail, .place(a: a))) }
    func same(
        a: String, b: Int? = nil, c: [String] = [], d: Length = .small, e: Bool, f: Mine, g: Code
    ) {
        go(.push(.same(a: a, b: b, c: c, d: d, e: e, f: f, g: g)))
    }

    var to: To { To() }
    @MainActor struct To {
        func place(a: String? = nil) -> AppRoute { .place(a: a) }
        func same(
            a: String, b: Int? = nil, c: [String] = [], d: Length = .small, e: Bool, f: Mine,
            g: Code
        ) -> AppRoute {
            .same(a: a, b: b, c: c, d: d, e: e, f: f, g: g)
        }
    }
}

/// The values that can be selected in `places`.
nonisolated enum PlacesSelection: ColumnSelectable {
    case place(a: String?)

    typealias Graph = AppGraph

    init?(_ route: AppRoute) {
        switch route {
        case .place(let a): self = .place(a: a)
        default: return nil
        }
    }

    var exit: AppExit {
        switch self {
        case .place(let a): return .fill(.detail, .place(a: a))
        }
    }
}

@MainActor struct PlaceExits: ScreenExiting, PlainExiting {
    let handler: AppExitHandler

    func same(
        a: String, b: Int? = nil, c: [String] = [], d: Length = .small, e: Bool, f: Mine, g: Code
    ) {
        go(.push(.same(a: a, b: b, c: c, d: d, e: e, f: f, g: g)))
    }

    var to: To { To() }
    @MainActor struct To {
        func same(
            a: String, b: Int? = nil, c: [String] = [], d: Length = .small, e: Bool, f: Mine,
            g: Code
        ) -> AppRoute {
            .same(a: a, b: b, c: c, d: d, e: e, f: f, g: g)
        }
    }
}

@MainActor struct FoldersExits: ScreenExiting, PlainExiting {
    let handler: AppExitHandler

    func names() { go(.fill(.detail, .names)) }
    func file() { go(.fill(.detail, .file)) }

    var to: To { To() }
    @MainActor struct To {
        func names() -> AppRoute { .names }
        func file() -> AppRoute { .file }
    }
}

/// The values that can be selected in `folders`.
nonisolated enum FoldersSelection: ColumnSelectable {
    case names
    case file

    typealias Graph = AppGraph

    init?(_ route: AppRoute) {
        switch route {
        case .names: self = .names
        case .file: self = .file
        default: return nil
        }
    }

    var exit: AppExit {
        switch self {
        case .names: return .fill(.detail, .names)
        case .file: return .fill(.detail, .file)
        }
    }
}

@MainActor struct NamesExits: ScreenExiting, PlainExiting {
    let handler: AppExitHandler

    func file() { go(.push(.file)) }

    var to: To { To() }
    @MainActor struct To {
        func file() -> AppRoute { .file }
    }
}

@MainActor struct FileExits: ScreenExiting, PlainExiting {
    let handler: AppExitHandler

    func same(
        a: String, b: Int? = nil, c: [String] = [], d: Length = .small, e: Bool, f: Mine, g: Code
    ) {
        go(.push(.same(a: a, b: b, c: c, d: d, e: e, f: f, g: g)))
    }

    var to: To { To() }
    @MainActor struct To {
        func same(
            a: String, b: Int? = nil, c: [String] = [], d: Length = .small, e: Bool, f: Mine,
            g: Code
        ) -> AppRoute {
            .same(a: a, b: b, c: c, d: d, e: e, f: f, g: g)
        }
    }
}

@MainActor struct TopicsExits: ScreenExiting, PlainExiting {
    let handler: AppExitHandler

    func notes() { go(.fill(.detail, .notes)) }
    func note() { go(.fill(.detail, .note)) }

    var to: To { To() }
    @MainActor struct To {
        func notes() -> AppRoute { .notes }
        func note() -> AppRoute { .note }
    }
}

/// The values that can be selected in `topics`.
nonisolated enum TopicsSelection: ColumnSelectable {
    case notes
    case note

    typealias Graph = AppGraph

    init?(_ route: AppRoute) {
        switch route {
        case .notes: self = .notes
        case .note: self = .note
        default: return nil
        }
    }

    var exit: AppExit {
        switch self {
        case .notes: return .fill(.detail, .notes)
        case .note: return .fill(.detail, .note)
        }
    }
}

@MainActor struct NotesExits: ScreenExiting, PlainExiting {
    let handler: AppExitHandler

    func note() { go(.push(.note)) }

    var to: To { To() }
    @MainActor struct To {
        func note() -> AppRoute { .note }
    }
}

@MainActor struct NoteExits: ScreenExiting, PlainExiting {
    let handler: AppExitHandler

    func same(
        a: String, b: Int? = nil, c: [String] = [], d: Length = .small, e: Bool, f: Mine, g: Code
    ) {
        go(.push(.same(a: a, b: b, c: c, d: d, e: e, f: f, g: g)))
    }

    var to: To { To() }
    @MainActor struct To {
        func same(
            a: String, b: Int? = nil, c: [String] = [], d: Length = .small, e: Bool, f: Mine,
            g: Code
        ) -> AppRoute {
            .same(a: a, b: b, c: c, d: d, e: e, f: f, g: g)
        }
    }
}

@MainActor struct RoomsExits: TabExiting, PlainExiting {
    let handler: AppExitHandler

    func room() { go(.push(.room)) }

    var to: To { To() }
    @MainActor struct To {
        func room() -> AppRoute { .room }
    }
}

@MainActor struct RoomExits: ScreenExiting, PlainExiting {
    let handler: AppExitHandler

    func same(
        a: String, b: Int? = nil, c: [String] = [], d: Length = .small, e: Bool, f: Mine, g: Code
    ) {
        go(.push(.same(a: a, b: b, c: c, d: d, e: e, f: f, g: g)))
    }

    var to: To { To() }
    @MainActor struct To {
        func same(
            a: String, b: Int? = nil, c: [String] = [], d: Length = .small, e: Bool, f: Mine,
            g: Code
        ) -> AppRoute {
            .same(a: a, b: b, c: c, d: d, e: e, f: f, g: g)
        }
    }
}

@MainActor struct NewNameExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct MovedToExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct TransientNowExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct BothExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct SameExits: PresentedExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct EmptyExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct MoreExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct OtherDefaultExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct NewRequiredExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct RenamedValueExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct LostValueExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct StricterExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct DefaultedExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct LooserExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct ManyExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct FewExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct NoneExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct OtherListExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct ListOfSizesExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct SizeExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct SizeOrDefaultExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct SizeAsTextExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct TextAsSizeExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct CodeExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct CodeOrNilExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct CodeAsTextExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct CodeAsFreeExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct FreeAsCodeExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct DisjointExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct SizeAsNumberExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct NumberAsNumberExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct NumberLostExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct MineExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct KeptExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct AsStringExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct AsIntExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct AsInt64Exits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct AsUIntExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct AsDoubleExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct AsDecimalExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct AsBoolExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct AsUUIDExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct AsDateExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct AsURLExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct InfoExits: PresentedExiting {
    let handler: AppExitHandler
    let a: String

    static func preview(a: String) -> Self { Self(handler: .preview, a: a) }
    static func recording(a: String, _ record: @escaping AppExitHandler.Recorder) -> Self {
        Self(handler: .recording(record), a: a)
    }

    func same(
        a: String, b: Int? = nil, c: [String] = [], d: Length = .small, e: Bool, f: Mine, g: Code
    ) {
        go(.push(.same(a: a, b: b, c: c, d: d, e: e, f: f, g: g)))
    }
    func same(b: Int? = nil, c: [String] = [], d: Length = .small, e: Bool, f: Mine, g: Code) {
        same(a: self.a, b: b, c: c, d: d, e: e, f: f, g: g)
    }
    func closing() { go(.dialog(.closing)) }
    @discardableResult func closing() async -> ClosingAction? { await answer(.dialog(.closing)) }
    func choosing(a: Int) { go(.dialog(.choosing(a: a))) }
    @discardableResult
    func choosing(a: Int) async -> ChoosingAction? { await answer(.dialog(.choosing(a: a))) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: InfoExits
        func same(
            a: String, b: Int? = nil, c: [String] = [], d: Length = .small, e: Bool, f: Mine,
            g: Code
        ) -> AppRoute {
            .same(a: a, b: b, c: c, d: d, e: e, f: f, g: g)
        }
        func same(
            b: Int? = nil, c: [String] = [], d: Length = .small, e: Bool, f: Mine, g: Code
        ) -> AppRoute {
            same(a: exits.a, b: b, c: c, d: d, e: e, f: f, g: g)
        }
        func closing() -> AppExit { .dialog(.closing) }
        func choosing(a: Int) -> AppExit { .dialog(.choosing(a: a)) }
    }
}

@MainActor struct PilingExits: PresentedExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct SheetNowExits: PresentedExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct CoveringExits: PresentedExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct PoppingExits: PresentedExiting, PlainExiting { let handler: AppExitHandler }
