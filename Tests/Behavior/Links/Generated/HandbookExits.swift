// Written by navgen from anchors.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias HandbookExit = NavigationExit<HandbookGraph>
typealias HandbookExitHandler = ExitHandler<HandbookExit>

@MainActor struct ContentsExits: ScreenExiting, PlainExiting {
    let handler: HandbookExitHandler

    func chapter(number: Int, heading: String? = nil) {
        go(.push(.chapter(number: number, heading: heading)))
    }
    func glossary(term: String? = nil) { go(.push(.glossary(term: term))) }

    var to: To { To() }
    @MainActor struct To {
        func chapter(number: Int, heading: String? = nil) -> HandbookRoute {
            .chapter(number: number, heading: heading)
        }
        func glossary(term: String? = nil) -> HandbookRoute { .glossary(term: term) }
    }
}

@MainActor struct ChapterExits: ScreenExiting {
    let handler: HandbookExitHandler
    let number: Int

    static func preview(number: Int) -> Self { Self(handler: .preview, number: number) }
    static func recording(number: Int, _ record: @escaping HandbookExitHandler.Recorder) -> Self {
        Self(handler: .recording(record), number: number)
    }

    func footnotes(number: Int) { go(.push(.footnotes(number: number))) }
    func footnotes() { footnotes(number: self.number) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: ChapterExits
        func footnotes(number: Int) -> HandbookRoute { .footnotes(number: number) }
        func footnotes() -> HandbookRoute { footnotes(number: exits.number) }
    }
}

@MainActor struct FootnotesExits: ScreenExiting, PlainExiting { let handler: HandbookExitHandler }

@MainActor struct GlossaryExits: ScreenExiting, PlainExiting { let handler: HandbookExitHandler }
