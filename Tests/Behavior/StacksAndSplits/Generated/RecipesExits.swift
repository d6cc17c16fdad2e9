// Written by navgen from stack.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias RecipesExit = NavigationExit<RecipesGraph>
typealias RecipesExitHandler = ExitHandler<RecipesExit>

@MainActor struct RecipesExits: ScreenExiting, PlainExiting {
    let handler: RecipesExitHandler

    func course(course: Course) { go(.push(.course(course: course))) }
    func recipe(recipeId: Int) { go(.push(.recipe(recipeId: recipeId))) }

    var to: To { To() }
    @MainActor struct To {
        func course(course: Course) -> RecipesRoute { .course(course: course) }
        func recipe(recipeId: Int) -> RecipesRoute { .recipe(recipeId: recipeId) }
    }
}

@MainActor struct CourseExits: ScreenExiting, PlainExiting {
    let handler: RecipesExitHandler

    func recipe(recipeId: Int) { go(.push(.recipe(recipeId: recipeId))) }

    var to: To { To() }
    @MainActor struct To {
        func recipe(recipeId: Int) -> RecipesRoute { .recipe(recipeId: recipeId) }
    }
}

@MainActor struct RecipeExits: ScreenExiting {
    let handler: RecipesExitHandler
    let recipeId: Int

    static func preview(recipeId: Int) -> Self { Self(handler: .preview, recipeId: recipeId) }
    static func recording(recipeId: Int, _ record: @escaping RecipesExitHandler.Recorder) -> Self {
        Self(handler: .recording(record), recipeId: recipeId)
    }

    /// Goes well with
    func recipe(recipeId: Int) { go(.push(.recipe(recipeId: recipeId))) }

    func recipe() { recipe(recipeId: self.recipeId) }
    func cooking(step: Int = 1) { go(.push(.cooking(recipeId: self.recipeId, step: step))) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: RecipeExits
        func recipe(recipeId: Int) -> RecipesRoute { .recipe(recipeId: recipeId) }
        func recipe() -> RecipesRoute { recipe(recipeId: exits.recipeId) }
        func cooking(step: Int = 1) -> RecipesRoute {
            .cooking(recipeId: exits.recipeId, step: step)
        }
    }
}

@MainActor struct CookingExits: ScreenExiting {
    let handler: RecipesExitHandler
    let recipeId: Int
    let step: Int

    static func preview(recipeId: Int, step: Int) -> Self {
        Self(handler: .preview, recipeId: recipeId, step: step)
    }
    static func recording(
        recipeId: Int, step: Int, _ record: @escaping RecipesExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), recipeId: recipeId, step: step)
    }

    /// Next step
    func cooking(step: Int) { go(.replace(.cooking(recipeId: self.recipeId, step: step))) }

    func cooking() { cooking(step: self.step) }

    /// Back to the recipe
    func recipe() { go(.popTo(.recipe)) }

    func enjoy() { go(.push(.enjoy)) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: CookingExits
        func enjoy() -> RecipesRoute { .enjoy }
    }
}

@MainActor struct EnjoyExits: ScreenExiting, PlainExiting {
    let handler: RecipesExitHandler

    /// Done
    func recipes() { go(.reset(.recipes)) }
}
