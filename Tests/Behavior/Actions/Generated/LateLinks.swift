// Written by navgen from acting.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The destinations of URLs.
nonisolated enum LateLink: NavigationLinkValue {
    /// `/home`
    case home
    /// `/d/{n}?tag={tag}`
    case detail(n: Int, tag: String = "")
    /// `/vault`
    case vault
    /// `/club`
    case club
    /// `/letter/{number}?part={part}`
    case letter(number: Int, part: String = "")
    /// `/pick`
    case pick
    /// `/plain`
    case plain
    /// `/redeem/{code}`
    case redeem(code: String)
    /// `/count`
    case count

    var nodeValue: NodeValue {
        switch self {
        case .home: return value(.home)
        case .detail(let n, let tag): return value(.detail, .int(n), .string(tag))
        case .vault: return value(.vault)
        case .club: return value(.club)
        case .letter(let number, let part): return value(.letter, .int(number), .string(part))
        case .pick: return value(.pick)
        case .plain: return value(.plain)
        case .redeem(let code): return value(.redeem, .string(code))
        case .count: return value(.count)
        }
    }

    init?(_ node: LateNode, _ values: inout ValueReader) {
        switch node {
        case .home: self = .home
        case .detail: self = .detail(n: values.int(0), tag: values.string(1, or: ""))
        case .vault: self = .vault
        case .club: self = .club
        case .letter: self = .letter(number: values.int(0), part: values.string(1, or: ""))
        case .pick: self = .pick
        case .plain: self = .plain
        case .redeem: self = .redeem(code: values.string(0))
        case .count: self = .count
        default: return nil
        }
    }
}

nonisolated extension LateGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        LateGraph.table, format: .v1,
        origins: ["schemes=late"],
        """
        home /home | @one
        detail /d/{0:Int}?tag={1=} | @one detail(0,1)
        vault /vault | @one vault
        club /club | @one club
        letter /letter/{0:Int}?part={1=} | @two[boxes,letter(0,1)]
        pick /pick | @one +pick
        plain /plain | @one +plain
        redeem /redeem/{0}
        count /count
        """)
}
