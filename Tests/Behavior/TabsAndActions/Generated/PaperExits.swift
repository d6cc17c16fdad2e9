// Written by navgen from tab-values.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias PaperExit = NavigationExit<PaperGraph>
typealias PaperExitHandler = ExitHandler<PaperExit>

@MainActor struct FeedExits: TabExiting, PlainExiting {
    let handler: PaperExitHandler

    func story(storyId: Int) { go(.push(.story(storyId: storyId))) }
    func topics() { go(.push(.topics)) }

    var to: To { To() }
    @MainActor struct To {
        func story(storyId: Int) -> PaperRoute { .story(storyId: storyId) }
        func topics() -> PaperRoute { .topics }
    }
}

@MainActor struct TopicsExits: ScreenExiting, PlainExiting {
    let handler: PaperExitHandler

    func feed(topic: Topic, compact: Bool = false) {
        go(.push(.feed(topic: topic, compact: compact)))
    }

    var to: To { To() }
    @MainActor struct To {
        func feed(topic: Topic, compact: Bool = false) -> PaperRoute {
            .feed(topic: topic, compact: compact)
        }
    }
}

@MainActor struct StoryExits: ScreenExiting, PlainExiting { let handler: PaperExitHandler }

@MainActor struct ReadingExits: ScreenExiting, PlainExiting {
    let handler: PaperExitHandler

    func story(storyId: Int) { go(.fill(.detail, .story(storyId: storyId))) }

    var to: To { To() }
    @MainActor struct To {
        func story(storyId: Int) -> PaperRoute { .story(storyId: storyId) }
    }
}

/// The values that can be selected in `reading`.
nonisolated enum ReadingSelection: ColumnSelectable {
    case story(storyId: Int)

    typealias Graph = PaperGraph

    init?(_ route: PaperRoute) {
        switch route {
        case .story(let storyId): self = .story(storyId: storyId)
        default: return nil
        }
    }

    var exit: PaperExit {
        switch self {
        case .story(let storyId): return .fill(.detail, .story(storyId: storyId))
        }
    }
}
