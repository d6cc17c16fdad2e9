import BehaviorSupport
import NavgenRuntime
import Testing

/// A stack with a typed path.
@Test func pushesAndPops() {
    var state = RecipesState()
    expect(state.path.isEmpty && state.node == .recipes)
    state.push(.course(course: .dessert))
    state.push(.recipe(recipeId: 7))
    state.push(.recipe(recipeId: 8))
    state.push(.cooking(recipeId: 8))
    expect(
        state.path == [
            .course(course: .dessert), .recipe(recipeId: 7), .recipe(recipeId: 8), .cooking(recipeId: 8, step: 1),
        ])

    state.replace(with: .cooking(recipeId: 8, step: 2))
    expect(state.path.count == 4 && state.path.last == .cooking(recipeId: 8, step: 2))
    expect(state.pop(to: .recipe))
    expect(state.path.last == .recipe(recipeId: 8), "the topmost of two recipes")
    expect(!state.pop(to: .enjoy), "it lies nowhere")
    expect(state.path.count == 3, "so nothing has changed")
    expect(state.pop() && state.pop() && state.path == [.course(course: .dessert)])
    expect(state.pop() && !state.pop(), "the root stays")

    state.push(.enjoy)
    state.reset(to: .recipe(recipeId: 1))
    expect(state.path == [.recipe(recipeId: 1)])
    expect(state.pop(to: .recipes), "the root is a place to go back to")
    expect(state.path.isEmpty)
    state.replace(with: .enjoy)
    expect(state.path == [.enjoy], "in the place of nothing, it is the first")
    state.popToRoot()
    expect(state.path.isEmpty)

    expect(RecipesRoute.recipe(recipeId: 3).title == "Recipe 3")
    expect(RecipesRoute.course(course: .mainDish).title == "mainDish")
    expect(RecipesRoute.cooking(recipeId: 1).node.title == nil, "its title names a parameter")
}

/// Going back to a node removes everything on top of its topmost screen.
@Test @MainActor func popsToTheTopmost() {
    let navigator = CafeNavigator()
    let screens: [CafeRoute] = [.bar, .table, .bar, .dish(id: 1), .dish(id: 2)]
    for screen in screens { navigator.push(screen) }
    navigator.handler(level: navigator.state.base.id, route: screens.last).go(.popTo(.bar))
    expect(navigator.state.path == [.bar, .table, .bar], "\(navigator.state.path)")
    navigator.handler(level: navigator.state.base.id, route: .bar).go(.popTo(.door))
    expect(navigator.state.path.isEmpty, "\(navigator.state.path)")
}
