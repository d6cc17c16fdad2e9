// Written by navgen from deep-linking.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias NewsExit = NavigationExit<NewsGraph>
typealias NewsExitHandler = ExitHandler<NewsExit>

@MainActor struct FrontPageExits: ScreenExiting, PlainExiting {
    let handler: NewsExitHandler

    func topic(topic: Topic) { go(.push(.topic(topic: topic))) }
    func article(topic: Topic, articleId: Int, ref: String? = nil) {
        go(.push(.article(topic: topic, articleId: articleId, ref: ref)))
    }
    func search(query: String, topics: [Topic] = []) {
        go(.push(.search(query: query, topics: topics)))
    }

    var to: To { To() }
    @MainActor struct To {
        func topic(topic: Topic) -> NewsRoute { .topic(topic: topic) }
        func article(topic: Topic, articleId: Int, ref: String? = nil) -> NewsRoute {
            .article(topic: topic, articleId: articleId, ref: ref)
        }
        func search(query: String, topics: [Topic] = []) -> NewsRoute {
            .search(query: query, topics: topics)
        }
    }
}

@MainActor struct TopicExits: ScreenExiting {
    let handler: NewsExitHandler
    let topic: Topic

    static func preview(topic: Topic) -> Self { Self(handler: .preview, topic: topic) }
    static func recording(topic: Topic, _ record: @escaping NewsExitHandler.Recorder) -> Self {
        Self(handler: .recording(record), topic: topic)
    }

    func article(topic: Topic, articleId: Int, ref: String? = nil) {
        go(.push(.article(topic: topic, articleId: articleId, ref: ref)))
    }
    func article(articleId: Int, ref: String? = nil) {
        article(topic: self.topic, articleId: articleId, ref: ref)
    }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: TopicExits
        func article(topic: Topic, articleId: Int, ref: String? = nil) -> NewsRoute {
            .article(topic: topic, articleId: articleId, ref: ref)
        }
        func article(articleId: Int, ref: String? = nil) -> NewsRoute {
            article(topic: exits.topic, articleId: articleId, ref: ref)
        }
    }
}

@MainActor struct ArticleExits: ScreenExiting {
    let handler: NewsExitHandler
    let topic: Topic
    let articleId: Int

    static func preview(topic: Topic, articleId: Int) -> Self {
        Self(handler: .preview, topic: topic, articleId: articleId)
    }
    static func recording(
        topic: Topic, articleId: Int, _ record: @escaping NewsExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), topic: topic, articleId: articleId)
    }

    func comments(topic: Topic, articleId: Int, order: Order = .newest, page: Int = 1) {
        go(.push(.comments(topic: topic, articleId: articleId, order: order, page: page)))
    }
    func comments(order: Order = .newest, page: Int = 1) {
        comments(topic: self.topic, articleId: self.articleId, order: order, page: page)
    }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: ArticleExits
        func comments(
            topic: Topic, articleId: Int, order: Order = .newest, page: Int = 1
        ) -> NewsRoute {
            .comments(topic: topic, articleId: articleId, order: order, page: page)
        }
        func comments(order: Order = .newest, page: Int = 1) -> NewsRoute {
            comments(topic: exits.topic, articleId: exits.articleId, order: order, page: page)
        }
    }
}

@MainActor struct CommentsExits: ScreenExiting, PlainExiting { let handler: NewsExitHandler }

@MainActor struct SearchExits: ScreenExiting, PlainExiting {
    let handler: NewsExitHandler

    func article(topic: Topic, articleId: Int, ref: String? = nil) {
        go(.push(.article(topic: topic, articleId: articleId, ref: ref)))
    }

    var to: To { To() }
    @MainActor struct To {
        func article(topic: Topic, articleId: Int, ref: String? = nil) -> NewsRoute {
            .article(topic: topic, articleId: articleId, ref: ref)
        }
    }
}
