// Written by navgen from keeping.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The destinations of URLs.
nonisolated enum KeptLink: NavigationLinkValue {
    /// `/other`
    case other
    /// `/d/{n}`, `/detail/{n}`
    case detail(n: Int)
    /// `/premium`, `/paid`
    case premium
    /// `/vault`
    case vault
    /// `/bar`
    case bar
    /// `/ride`
    case ride
    /// `/inner`
    case inner
    /// `/files/{folder}`
    case files(folder: Int)
    /// `/tips/{folder}`
    case tips(folder: Int)
    /// `/letter/{folder}/{number}`
    case letter(folder: Int, number: Int)
    /// `/plain`
    case plain
    /// `/queue`
    case queue
    typealias Environment = KeptEnvironment

    var nodeValue: NodeValue {
        switch self {
        case .other: return value(.other)
        case .detail(let n): return value(.detail, .int(n))
        case .premium: return value(.premium)
        case .vault: return value(.vault)
        case .bar: return value(.bar)
        case .ride: return value(.ride)
        case .inner: return value(.inner)
        case .files(let folder): return value(.files, .int(folder))
        case .tips(let folder): return value(.tips, .int(folder))
        case .letter(let folder, let number): return value(.letter, .int(folder), .int(number))
        case .plain: return value(.plain)
        case .queue: return value(.queue)
        }
    }

    init?(_ node: KeptNode, _ values: inout ValueReader) {
        switch node {
        case .other: self = .other
        case .detail: self = .detail(n: values.int(0))
        case .premium: self = .premium
        case .vault: self = .vault
        case .bar: self = .bar
        case .ride: self = .ride
        case .inner: self = .inner
        case .files: self = .files(folder: values.int(0))
        case .tips: self = .tips(folder: values.int(0))
        case .letter: self = .letter(folder: values.int(0), number: values.int(1))
        case .plain: self = .plain
        case .queue: self = .queue
        default: return nil
        }
    }
}

/// Other builds of the app, whose links have their own schemes and hosts.
nonisolated enum KeptEnvironment: String, NavigationEnvironment {
    case live
}

nonisolated extension KeptGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        KeptGraph.table, format: .v1,
        origins: ["", "schemes=kept"],
        """
        other /other | @two
        detail /d/{0:Int} | @one detail(0)
        detail /detail/{0:Int}
        premium /premium | @one premium
        premium /paid
        vault /vault | @one vault
        bar /bar | @one bar
        ride /ride | @one ride
        inner /inner | @one inner
        files /files/{0:Int} | @mail[folders,files(0)]
        tips /tips/{0:Int} | @mail[folders,files(0)] tips(0)
        letter /letter/{0:Int}/{1:Int} | @mail[folders,files(0),letter(0,1)]
        plain /plain | @one +plain
        queue /queue | @one +queue
        welcome | @welcome
        home | @one
        """)
}
