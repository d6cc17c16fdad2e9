// Written by navgen from deep-linking.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// What a screen requests through one of its exits.
nonisolated enum NewsExit: Hashable, Sendable {
    case push(NewsRoute)
    /// Goes back to what is below the screen.
    case back
}

nonisolated extension NewsExit {
    /// The node it leads to; `nil` if it leads back.
    var target: NewsNode? {
        switch self {
        case .push(let target): return target.node
        case .back: return nil
        }
    }
}

/// Performs the exits of a screen.
@MainActor final class NewsExitHandler {
    let go: @MainActor (NewsExit) -> Void
    let count: @MainActor (NewsCounter) -> Int

    init(
        go: @escaping @MainActor (NewsExit) -> Void,
        count: @escaping @MainActor (NewsCounter) -> Int = { _ in 0 }
    ) {
        self.go = go
        self.count = count
    }

    /// Does nothing, for previews.
    static let preview = NewsExitHandler { _ in }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (NewsExit) -> Void) -> Self {
        Self(go: record)
    }
}

/// What a screen that is already shown can be told about.
nonisolated enum NewsCounter: Hashable, Sendable {
    /// A link has led to it again.
    case arrivals
    /// Its tab was tapped again.
    case reselections
}

/// The exits of a screen.
@MainActor protocol NewsWaysOut {
    var handler: NewsExitHandler { get }
}

extension NewsWaysOut {
    /// Goes back to what is below the screen; at the bottom of a presentation, closes it.
    func back() { handler.go(.back) }

    /// How many times a link led here while this was already shown; a cue to scroll there again.
    var arrivals: Int { handler.count(.arrivals) }
}

/// The exits of `frontPage`.
@MainActor struct FrontPageExits: NewsWaysOut {
    let handler: NewsExitHandler

    init(_ handler: NewsExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (NewsExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// {topic}
    func topic(topic: Topic) {
        handler.go(.push(.topic(topic: topic)))
    }

    /// Article {articleId}
    func article(topic: Topic, articleId: Int, ref: String? = nil) {
        handler.go(.push(.article(topic: topic, articleId: articleId, ref: ref)))
    }

    /// Search
    func search(query: String, topics: [Topic] = []) {
        handler.go(.push(.search(query: query, topics: topics)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// {topic}
        func topic(topic: Topic) -> NewsRoute {
            .topic(topic: topic)
        }

        /// Article {articleId}
        func article(topic: Topic, articleId: Int, ref: String? = nil) -> NewsRoute {
            .article(topic: topic, articleId: articleId, ref: ref)
        }

        /// Search
        func search(query: String, topics: [Topic] = []) -> NewsRoute {
            .search(query: query, topics: topics)
        }
    }
}

/// The exits of `topic`.
@MainActor struct TopicExits: NewsWaysOut {
    let handler: NewsExitHandler
    private let ownTopic: Topic

    init(_ handler: NewsExitHandler, topic: Topic) {
        self.handler = handler
        ownTopic = topic
    }

    /// Does nothing, for previews.
    static func preview(topic: Topic) -> Self {
        Self(.preview, topic: topic)
    }

    /// Records what is requested, for tests.
    static func recording(topic: Topic, _ record: @escaping @MainActor (NewsExit) -> Void) -> Self {
        Self(.recording(record), topic: topic)
    }

    /// Article {articleId}
    func article(topic: Topic, articleId: Int, ref: String? = nil) {
        handler.go(.push(.article(topic: topic, articleId: articleId, ref: ref)))
    }

    /// Article {articleId}
    ///
    /// With the same `topic`.
    func article(articleId: Int, ref: String? = nil) {
        handler.go(.push(.article(topic: ownTopic, articleId: articleId, ref: ref)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownTopic: ownTopic) }

    @MainActor struct To {
        fileprivate let ownTopic: Topic

        /// Article {articleId}
        func article(topic: Topic, articleId: Int, ref: String? = nil) -> NewsRoute {
            .article(topic: topic, articleId: articleId, ref: ref)
        }

        /// Article {articleId}
        ///
        /// With the same `topic`.
        func article(articleId: Int, ref: String? = nil) -> NewsRoute {
            .article(topic: ownTopic, articleId: articleId, ref: ref)
        }
    }
}

/// The exits of `article`.
@MainActor struct ArticleExits: NewsWaysOut {
    let handler: NewsExitHandler
    private let ownTopic: Topic
    private let ownArticleId: Int

    init(_ handler: NewsExitHandler, topic: Topic, articleId: Int) {
        self.handler = handler
        ownTopic = topic
        ownArticleId = articleId
    }

    /// Does nothing, for previews.
    static func preview(topic: Topic, articleId: Int) -> Self {
        Self(.preview, topic: topic, articleId: articleId)
    }

    /// Records what is requested, for tests.
    static func recording(
        topic: Topic, articleId: Int, _ record: @escaping @MainActor (NewsExit) -> Void
    ) -> Self {
        Self(.recording(record), topic: topic, articleId: articleId)
    }

    /// Comments
    func comments(topic: Topic, articleId: Int, order: Order = .newest, page: Int = 1) {
        handler.go(.push(.comments(topic: topic, articleId: articleId, order: order, page: page)))
    }

    /// Comments
    ///
    /// With the same `topic`, `articleId`.
    func comments(order: Order = .newest, page: Int = 1) {
        handler.go(
            .push(.comments(topic: ownTopic, articleId: ownArticleId, order: order, page: page)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownTopic: ownTopic, ownArticleId: ownArticleId) }

    @MainActor struct To {
        fileprivate let ownTopic: Topic
        fileprivate let ownArticleId: Int

        /// Comments
        func comments(
            topic: Topic, articleId: Int, order: Order = .newest, page: Int = 1
        ) -> NewsRoute {
            .comments(topic: topic, articleId: articleId, order: order, page: page)
        }

        /// Comments
        ///
        /// With the same `topic`, `articleId`.
        func comments(order: Order = .newest, page: Int = 1) -> NewsRoute {
            .comments(topic: ownTopic, articleId: ownArticleId, order: order, page: page)
        }
    }
}

/// The exits of `comments`.
@MainActor struct CommentsExits: NewsWaysOut {
    let handler: NewsExitHandler

    init(_ handler: NewsExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (NewsExit) -> Void) -> Self {
        Self(.recording(record))
    }
}

/// The exits of `search`.
@MainActor struct SearchExits: NewsWaysOut {
    let handler: NewsExitHandler

    init(_ handler: NewsExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (NewsExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Article {articleId}
    func article(topic: Topic, articleId: Int, ref: String? = nil) {
        handler.go(.push(.article(topic: topic, articleId: articleId, ref: ref)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Article {articleId}
        func article(topic: Topic, articleId: Int, ref: String? = nil) -> NewsRoute {
            .article(topic: topic, articleId: articleId, ref: ref)
        }
    }
}
