// Written by navgen from hosts.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The destinations of URLs.
nonisolated enum FediLink: NavigationLinkValue {
    /// `/`
    case timeline
    /// `/@{name}`, `/person/{instance}/{name}`
    case person(instance: String, name: Handle)
    /// `/@{name}/{id}`
    case post(instance: String, name: Handle, id: Int)
    /// `/`
    case blog(author: Author)
    /// `/posts/{slug}`
    case essay(author: Author, slug: String)
    /// `/{path*}`
    case page(host: String, path: String)
    typealias Environment = FediEnvironment

    var nodeValue: NodeValue {
        switch self {
        case .timeline: return value(.timeline)
        case .person(let instance, let name): return value(.person, .string(instance), .raw(name))
        case .post(let instance, let name, let id):
            return value(.post, .string(instance), .raw(name), .int(id))
        case .blog(let author): return value(.blog, .raw(author))
        case .essay(let author, let slug): return value(.essay, .raw(author), .string(slug))
        case .page(let host, let path): return value(.page, .string(host), .string(path))
        }
    }

    init?(_ node: FediNode, _ values: inout ValueReader) {
        switch node {
        case .timeline: self = .timeline
        case .person: self = .person(instance: values.string(0), name: values.pattern(1))
        case .post:
            self = .post(instance: values.string(0), name: values.pattern(1), id: values.int(2))
        case .blog: self = .blog(author: values.pattern(0))
        case .essay: self = .essay(author: values.pattern(0), slug: values.string(1))
        case .page: self = .page(host: values.string(0), path: values.string(1))
        }
    }
}

/// Other builds of the app, whose links have their own schemes and hosts.
nonisolated enum FediEnvironment: String, NavigationEnvironment {
    case local
}

nonisolated extension FediGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        FediGraph.table, format: .v1,
        origins: ["hosts=fedi.example", "hosts=localhost:8080"],
        types: ["Handle": .pattern(Handle.self), "Author": .pattern(Author.self)],
        """
        timeline / | @timeline
        person /@{1:Handle} hosts={0} | @timeline person(0,1)
        person /person/{0}/{1:Handle} schemes=fedi
        post /@{1:Handle}/{2:Int} hosts={0} | @timeline person(0,1) post(0,1,2)
        blog / hosts={0:Author}.blogs.example | @timeline blog(0)
        essay /posts/{1} hosts={0:Author}.blogs.example | @timeline blog(0) essay(0,1)
        > /users/{0:Handle} => /@{0} hosts=*
        page /{1*} schemes=https,http hosts={0} | @timeline page(0,1)
        """)
}
