// Written by navgen from spelling.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The destinations of URLs.
nonisolated enum BakeryLink: NavigationLinkValue {
    /// `/`
    case shelf
    /// `/loaf/{grain}?with={with}`
    case loaf(grain: Grain, with: [Grain] = [])
    /// `/Voucher/{code}`, `/v-{code}`
    case voucher(code: Voucher)
    /// `/recipes/{path+}`
    case recipes(path: String)
    /// `/recipes/{path+}`
    case recipe(path: String)

    var nodeValue: NodeValue {
        switch self {
        case .shelf: return value(.shelf)
        case .loaf(let grain, let with): return value(.loaf, .raw(grain), .rawList(with))
        case .voucher(let code): return value(.voucher, .raw(code))
        case .recipes(let path): return value(.recipes, .string(path))
        case .recipe(let path): return value(.recipe, .string(path))
        }
    }

    init?(_ node: BakeryNode, _ values: inout ValueReader) {
        switch node {
        case .shelf: self = .shelf
        case .loaf: self = .loaf(grain: values.choice(0), with: values.rawList(1, or: []))
        case .voucher: self = .voucher(code: values.pattern(0))
        case .recipes: self = .recipes(path: values.string(0))
        case .recipe: self = .recipe(path: values.string(0))
        }
    }
}

nonisolated extension BakeryGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        BakeryGraph.table, format: .v1,
        origins: ["schemes=bakery hosts=bakery.example"],
        types: [
            "Grain": .cases(Grain.self, ignoringCase: true),
            "Voucher": .pattern(Voucher.self),
        ],
        """
        shelf / | @shelf
        loaf /loaf/{0:Grain}?with={1:Grain*-} | @shelf loaf(0,1)
        voucher /Voucher/{0:Voucher} ignoresCase | @shelf voucher(0)
        voucher /v-{0:Voucher} ignoresCase slash=never
        recipes /recipes/{0+} slash=always | @shelf recipes(0)
        recipe /recipes/{0+} slash=never | @shelf recipe(0)
        > /old/{0+} => recipe
        """)
}
