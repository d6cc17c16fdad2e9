// Written by navgen from hello.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias HelloExit = NavigationExit<HelloGraph>
typealias HelloExitHandler = ExitHandler<HelloExit>

@MainActor struct HomeExits: ScreenExiting, PlainExiting {
    let handler: HelloExitHandler

    func detail() { go(.push(.detail)) }

    var to: To { To() }
    @MainActor struct To {
        func detail() -> HelloRoute { .detail }
    }
}

@MainActor struct DetailExits: ScreenExiting, PlainExiting { let handler: HelloExitHandler }
