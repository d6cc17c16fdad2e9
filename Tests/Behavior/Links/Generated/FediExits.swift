// Written by navgen from hosts.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias FediExit = NavigationExit<FediGraph>
typealias FediExitHandler = ExitHandler<FediExit>

@MainActor struct TimelineExits: ScreenExiting, PlainExiting {
    let handler: FediExitHandler

    func person(instance: String, name: Handle) {
        go(.push(.person(instance: instance, name: name)))
    }
    func page(host: String, path: String) { go(.push(.page(host: host, path: path))) }
    func blog(author: Author) { go(.push(.blog(author: author))) }

    var to: To { To() }
    @MainActor struct To {
        func person(instance: String, name: Handle) -> FediRoute {
            .person(instance: instance, name: name)
        }
        func page(host: String, path: String) -> FediRoute { .page(host: host, path: path) }
        func blog(author: Author) -> FediRoute { .blog(author: author) }
    }
}

@MainActor struct PersonExits: ScreenExiting {
    let handler: FediExitHandler
    let instance: String
    let name: Handle

    static func preview(instance: String, name: Handle) -> Self {
        Self(handler: .preview, instance: instance, name: name)
    }
    static func recording(
        instance: String, name: Handle, _ record: @escaping FediExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), instance: instance, name: name)
    }

    func post(instance: String, name: Handle, id: Int) {
        go(.push(.post(instance: instance, name: name, id: id)))
    }
    func post(id: Int) { post(instance: self.instance, name: self.name, id: id) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: PersonExits
        func post(instance: String, name: Handle, id: Int) -> FediRoute {
            .post(instance: instance, name: name, id: id)
        }
        func post(id: Int) -> FediRoute { post(instance: exits.instance, name: exits.name, id: id) }
    }
}

@MainActor struct PostExits: ScreenExiting, PlainExiting { let handler: FediExitHandler }

@MainActor struct BlogExits: ScreenExiting {
    let handler: FediExitHandler
    let author: Author

    static func preview(author: Author) -> Self { Self(handler: .preview, author: author) }
    static func recording(author: Author, _ record: @escaping FediExitHandler.Recorder) -> Self {
        Self(handler: .recording(record), author: author)
    }

    func essay(author: Author, slug: String) { go(.push(.essay(author: author, slug: slug))) }
    func essay(slug: String) { essay(author: self.author, slug: slug) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: BlogExits
        func essay(author: Author, slug: String) -> FediRoute { .essay(author: author, slug: slug) }
        func essay(slug: String) -> FediRoute { essay(author: exits.author, slug: slug) }
    }
}

@MainActor struct EssayExits: ScreenExiting, PlainExiting { let handler: FediExitHandler }

@MainActor struct PageExits: ScreenExiting, PlainExiting { let handler: FediExitHandler }
