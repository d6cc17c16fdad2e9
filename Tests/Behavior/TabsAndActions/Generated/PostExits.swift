// Written by navgen from tab-actions.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias PostExit = NavigationExit<PostGraph>
typealias PostExitHandler = ExitHandler<PostExit>

@MainActor struct PostsExits: TabExiting, PlainExiting {
    let handler: PostExitHandler

    func post(postId: Int) { go(.push(.post(postId: postId))) }

    var to: To { To() }
    @MainActor struct To {
        func post(postId: Int) -> PostRoute { .post(postId: postId) }
    }
}

@MainActor struct PostExits: ScreenExiting {
    let handler: PostExitHandler
    let postId: Int

    static func preview(postId: Int) -> Self { Self(handler: .preview, postId: postId) }
    static func recording(postId: Int, _ record: @escaping PostExitHandler.Recorder) -> Self {
        Self(handler: .recording(record), postId: postId)
    }

    func composer() { go(.cover(.composer(replyTo: self.postId))) }
}

@MainActor struct MeExits: TabExiting, PlainExiting {
    let handler: PostExitHandler

    func guides() { go(.push(.guides)) }

    var to: To { To() }
    @MainActor struct To {
        func guides() -> PostRoute { .guides }
    }
}

@MainActor struct GuidesExits: ScreenExiting, PlainExiting {
    let handler: PostExitHandler

    func guide(name: String) { go(.push(.guide(name: name))) }

    var to: To { To() }
    @MainActor struct To {
        func guide(name: String) -> PostRoute { .guide(name: name) }
    }
}

@MainActor struct GuideExits: ScreenExiting, PlainExiting { let handler: PostExitHandler }

@MainActor struct ComposerExits: PresentedExiting, PlainExiting { let handler: PostExitHandler }
