// Written by navgen from onboarding.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias FitnessExit = NavigationExit<FitnessGraph>
typealias FitnessExitHandler = ExitHandler<FitnessExit>

@MainActor struct HomeExits: ScreenExiting, PlainExiting {
    let handler: FitnessExitHandler

    func workout(workoutId: Int) { go(.push(.workout(workoutId: workoutId))) }

    var to: To { To() }
    @MainActor struct To {
        func workout(workoutId: Int) -> FitnessRoute { .workout(workoutId: workoutId) }
    }
}

@MainActor struct WorkoutExits: ScreenExiting, PlainExiting { let handler: FitnessExitHandler }

@MainActor struct TermsExits: PresentedExiting, PlainExiting { let handler: FitnessExitHandler }

@MainActor struct OnboardingWelcomeExits: PlainExiting {
    let handler: FitnessExitHandler

    func terms() { go(.sheet(.terms)) }
}
