// Written by navgen from typed.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The destinations of URLs.
nonisolated enum TypedLink: NavigationLinkValue {
    /// `/feed?page={page}`
    case feed(sort: FeedSort = .recent, page: Int = 1)
    /// `/offer/{price}?flag={flag}&token={token}`
    case offer(price: Price, flag: Flag? = nil, token: Token? = nil)
    /// `/user/{id}?web={web}&webs={webs}`
    case user(id: UserID, web: Web? = nil, webs: [Web] = [])
    /// `/pay?amount={amount}&code={code}&place={place}`
    case pay(
        amount: Amount = Amount(unchecked: Decimal(string: "12345678901234567891") ?? 0),
        code: Code? = nil, place: Place? = nil, tiny: Double = Double(bitPattern: 1)
    )
    /// `/calendar/on{day}/{days*}`, `/calendar#{day}`
    case calendar(
        day: Day = Day(unchecked: Date(timeIntervalSince1970: 1709164800)), days: [Day] = []
    )
    /// `/visit/{second}?stamp={stamp}&moment={moment}`
    case visit(second: Second, stamp: Stamp? = nil, moment: Moment? = nil)

    var nodeValue: NodeValue {
        switch self {
        case .feed(let sort, let page): return value(.feed, .saved(sort, or: .recent), .int(page))
        case .offer(let price, let flag, let token):
            return value(.offer, .raw(price), .raw(flag), .raw(token))
        case .user(let id, let web, let webs):
            return value(.user, .raw(id), .raw(web), .rawList(webs))
        case .pay(let amount, let code, let place, let tiny):
            return value(.pay, .raw(amount), .raw(code), .raw(place), .double(tiny))
        case .calendar(let day, let days): return value(.calendar, .raw(day), .rawList(days))
        case .visit(let second, let stamp, let moment):
            return value(.visit, .raw(second), .raw(stamp), .raw(moment))
        }
    }

    init?(_ node: TypedNode, _ values: inout ValueReader) {
        switch node {
        case .feed: self = .feed(sort: values.saved(0, or: .recent), page: values.int(1, or: 1))
        case .offer:
            self = .offer(
                price: values.pattern(0), flag: values.optionalPattern(1),
                token: values.optionalPattern(2))
        case .user:
            self = .user(
                id: values.wrapped(0), web: values.optionalPattern(1),
                webs: values.rawList(2, or: []))
        case .pay:
            self = .pay(
                amount: values.pattern(
                    0, or: Amount(unchecked: Decimal(string: "12345678901234567891") ?? 0)),
                code: values.optionalPattern(1), place: values.optionalPattern(2),
                tiny: values.double(3, or: Double(bitPattern: 1)))
        case .calendar:
            self = .calendar(
                day: values.pattern(0, or: Day(unchecked: Date(timeIntervalSince1970: 1709164800))),
                days: values.rawList(1, or: []))
        case .visit:
            self = .visit(
                second: values.pattern(0), stamp: values.optionalPattern(1),
                moment: values.optionalWrapped(2))
        default: return nil
        }
    }
}

nonisolated extension TypedGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        TypedGraph.table, format: .v1,
        origins: ["schemes=typed"],
        types: [
            "Price": .pattern(Price.self),
            "Flag": .pattern(Flag.self),
            "Token": .pattern(Token.self),
            "Web": .pattern(Web.self),
            "Amount": .pattern(Amount.self),
            "Code": .pattern(Code.self),
            "Place": .pattern(Place.self),
            "Day": .pattern(Day.self),
            "Second": .pattern(Second.self),
            "Stamp": .pattern(Stamp.self),
        ],
        """
        feed /feed?page={1:Int=1} | @home feed(0,1)
        offer /offer/{0:Price}?flag={1:Flag-}&token={2:Token-} | @home offer(0,1,2)
        user /user/{0:UUID}?web={1:Web-}&webs={2:Web*-} | @home user(0,1,2)
        pay /pay?amount={0:Amount=12345678901234567891}&code={1:Code-}&place={2:Place-} {3=5e-324} \
            | @home pay(0,1,2,3)
        calendar /calendar/on{0:Day}/{1:Day*-} | @home calendar(0,1)
        calendar /calendar#{0:Day=2024-02-29T00%3A00%3A00.000Z}
        visit /visit/{0:Second}?stamp={1:Stamp-}&moment={2:Date-} | @home visit(0,1,2)
        """)
}
