// Written by navgen from tab-actions.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias PostNavigator = Navigator<PostGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias PostScenes = NavigationScenes<PostGraph>
/// An event in the app's navigation.
typealias PostEvent = NavigationEvent<PostGraph>

/// The app's handlers for actions, external nodes, badges and ended flows.
@MainActor protocol PostHandlers: NavigationHandlers {
    func scanCode(postId: Int) async -> ScanCodeOutcome
}

/// The possible outcomes of `scanCode`.
nonisolated enum ScanCodeOutcome: Hashable, Sendable {
    /// Nothing is shown.
    case done
    case post
}

nonisolated extension PostGraph {
    @MainActor static func perform(
        _ action: PostAction, _ handlers: any PostHandlers
    ) async -> NodeValue? {
        switch action {
        case .scanCode(let postId):
            switch await handlers.scanCode(postId: postId) {
            case .done: return nil
            case .post: return NodeValue(PostNode.post, .int(postId))
            }
        }
    }
}

/// The current values of the conditions; `nil` means undecided.
@MainActor protocol PostFacts: NavigationFacts<PostConditions> {
    /// The device has a camera.
    var canScan: Bool? { get }
}

extension PostFacts {
    var conditions: PostConditions {
        PostConditions(canScan: self.canScan)
    }
}
