// Written by navgen from stack.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// What a screen requests through one of its exits.
nonisolated enum RecipesExit: Hashable, Sendable {
    case push(RecipesRoute)
    /// Replaces the screen.
    case replace(RecipesRoute)
    /// Replaces the whole stack.
    case reset(RecipesRoute)
    /// Goes back to the topmost screen of a node.
    case popTo(RecipesNode)
    /// Goes back to what is below the screen.
    case back
}

nonisolated extension RecipesExit {
    /// The node it leads to; `nil` if it leads back.
    var target: RecipesNode? {
        switch self {
        case .push(let target): return target.node
        case .replace(let target): return target.node
        case .reset(let target): return target.node
        case .popTo(let target): return target
        case .back: return nil
        }
    }
}

/// Performs the exits of a screen.
@MainActor final class RecipesExitHandler {
    let go: @MainActor (RecipesExit) -> Void
    let count: @MainActor (RecipesCounter) -> Int

    init(
        go: @escaping @MainActor (RecipesExit) -> Void,
        count: @escaping @MainActor (RecipesCounter) -> Int = { _ in 0 }
    ) {
        self.go = go
        self.count = count
    }

    /// Does nothing, for previews.
    static let preview = RecipesExitHandler { _ in }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (RecipesExit) -> Void) -> Self {
        Self(go: record)
    }
}

/// What a screen that is already shown can be told about.
nonisolated enum RecipesCounter: Hashable, Sendable {
    /// A link has led to it again.
    case arrivals
    /// Its tab was tapped again.
    case reselections
}

/// The exits of a screen.
@MainActor protocol RecipesWaysOut {
    var handler: RecipesExitHandler { get }
}

extension RecipesWaysOut {
    /// Goes back to what is below the screen; at the bottom of a presentation, closes it.
    func back() { handler.go(.back) }

    /// How many times a link led here while this was already shown; a cue to scroll there again.
    var arrivals: Int { handler.count(.arrivals) }
}

/// The exits of `recipes`.
@MainActor struct RecipesExits: RecipesWaysOut {
    let handler: RecipesExitHandler

    init(_ handler: RecipesExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (RecipesExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// {course}
    func course(course: Course) {
        handler.go(.push(.course(course: course)))
    }

    /// Recipe {recipeId}
    func recipe(recipeId: Int) {
        handler.go(.push(.recipe(recipeId: recipeId)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// {course}
        func course(course: Course) -> RecipesRoute {
            .course(course: course)
        }

        /// Recipe {recipeId}
        func recipe(recipeId: Int) -> RecipesRoute {
            .recipe(recipeId: recipeId)
        }
    }
}

/// The exits of `course`.
@MainActor struct CourseExits: RecipesWaysOut {
    let handler: RecipesExitHandler

    init(_ handler: RecipesExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (RecipesExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Recipe {recipeId}
    func recipe(recipeId: Int) {
        handler.go(.push(.recipe(recipeId: recipeId)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Recipe {recipeId}
        func recipe(recipeId: Int) -> RecipesRoute {
            .recipe(recipeId: recipeId)
        }
    }
}

/// The exits of `recipe`.
@MainActor struct RecipeExits: RecipesWaysOut {
    let handler: RecipesExitHandler
    private let ownRecipeId: Int

    init(_ handler: RecipesExitHandler, recipeId: Int) {
        self.handler = handler
        ownRecipeId = recipeId
    }

    /// Does nothing, for previews.
    static func preview(recipeId: Int) -> Self {
        Self(.preview, recipeId: recipeId)
    }

    /// Records what is requested, for tests.
    static func recording(
        recipeId: Int, _ record: @escaping @MainActor (RecipesExit) -> Void
    ) -> Self {
        Self(.recording(record), recipeId: recipeId)
    }

    /// Goes well with
    func recipe(recipeId: Int) {
        handler.go(.push(.recipe(recipeId: recipeId)))
    }

    /// Goes well with
    ///
    /// With the same `recipeId`.
    func recipe() {
        handler.go(.push(.recipe(recipeId: ownRecipeId)))
    }

    /// Step {step}
    func cooking(step: Int = 1) {
        handler.go(.push(.cooking(recipeId: ownRecipeId, step: step)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownRecipeId: ownRecipeId) }

    @MainActor struct To {
        fileprivate let ownRecipeId: Int

        /// Goes well with
        func recipe(recipeId: Int) -> RecipesRoute {
            .recipe(recipeId: recipeId)
        }

        /// Goes well with
        ///
        /// With the same `recipeId`.
        func recipe() -> RecipesRoute {
            .recipe(recipeId: ownRecipeId)
        }

        /// Step {step}
        func cooking(step: Int = 1) -> RecipesRoute {
            .cooking(recipeId: ownRecipeId, step: step)
        }
    }
}

/// The exits of `cooking`.
@MainActor struct CookingExits: RecipesWaysOut {
    let handler: RecipesExitHandler
    private let ownRecipeId: Int
    private let ownStep: Int

    init(_ handler: RecipesExitHandler, recipeId: Int, step: Int) {
        self.handler = handler
        ownRecipeId = recipeId
        ownStep = step
    }

    /// Does nothing, for previews.
    static func preview(recipeId: Int, step: Int) -> Self {
        Self(.preview, recipeId: recipeId, step: step)
    }

    /// Records what is requested, for tests.
    static func recording(
        recipeId: Int, step: Int, _ record: @escaping @MainActor (RecipesExit) -> Void
    ) -> Self {
        Self(.recording(record), recipeId: recipeId, step: step)
    }

    /// Next step
    func cooking(step: Int) {
        handler.go(.replace(.cooking(recipeId: ownRecipeId, step: step)))
    }

    /// Next step
    ///
    /// With the same `step`.
    func cooking() {
        handler.go(.replace(.cooking(recipeId: ownRecipeId, step: ownStep)))
    }

    /// Back to the recipe
    func recipe() {
        handler.go(.popTo(.recipe))
    }

    /// Enjoy your meal
    func enjoy() {
        handler.go(.push(.enjoy))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownRecipeId: ownRecipeId, ownStep: ownStep) }

    @MainActor struct To {
        fileprivate let ownRecipeId: Int
        fileprivate let ownStep: Int

        /// Enjoy your meal
        func enjoy() -> RecipesRoute {
            .enjoy
        }
    }
}

/// The exits of `enjoy`.
@MainActor struct EnjoyExits: RecipesWaysOut {
    let handler: RecipesExitHandler

    init(_ handler: RecipesExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (RecipesExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Done
    func recipes() {
        handler.go(.reset(.recipes))
    }
}
