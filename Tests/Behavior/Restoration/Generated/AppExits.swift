// Written by navgen from restored.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias AppExit = NavigationExit<AppGraph>
typealias AppExitHandler = ExitHandler<AppExit>

@MainActor struct HomeExits: TabExiting, PlainExiting {
    let handler: AppExitHandler

    func page(id: Int, size: Size = .medium, code: Code? = nil, note: String? = nil) {
        go(.push(.page(id: id, size: size, code: code, note: note)))
    }
    func kept(name: String, more: Bool = true) { go(.push(.kept(name: name, more: more))) }

    var to: To { To() }
    @MainActor struct To {
        func page(
            id: Int, size: Size = .medium, code: Code? = nil, note: String? = nil
        ) -> AppRoute {
            .page(id: id, size: size, code: code, note: note)
        }
        func kept(name: String, more: Bool = true) -> AppRoute { .kept(name: name, more: more) }
    }
}

@MainActor struct ListExits: TabExiting, PlainExiting {
    let handler: AppExitHandler

    func page(id: Int, size: Size = .medium, code: Code? = nil, note: String? = nil) {
        go(.push(.page(id: id, size: size, code: code, note: note)))
    }

    var to: To { To() }
    @MainActor struct To {
        func page(
            id: Int, size: Size = .medium, code: Code? = nil, note: String? = nil
        ) -> AppRoute {
            .page(id: id, size: size, code: code, note: note)
        }
    }
}

@MainActor struct PageExits: ScreenExiting, PlainExiting {
    let handler: AppExitHandler

    func kept(name: String, more: Bool = true) { go(.push(.kept(name: name, more: more))) }

    var to: To { To() }
    @MainActor struct To {
        func kept(name: String, more: Bool = true) -> AppRoute { .kept(name: name, more: more) }
    }
}

@MainActor struct KeptExits: PresentedExiting, PlainExiting {
    let handler: AppExitHandler

    func wizard(data: WizardData = .init()) { go(.start(.wizard(.init(data: data)))) }
    @discardableResult
    func wizard(data: WizardData = .init()) async -> WizardData? {
        await answer(.start(.wizard(.init(data: data))))
    }
    func info(text: Int) { go(.sheet(.info(text: text))) }
}

@MainActor struct InfoExits: PresentedExiting, PlainExiting {
    let handler: AppExitHandler

    func kept(name: String, more: Bool = true) { go(.push(.kept(name: name, more: more))) }

    var to: To { To() }
    @MainActor struct To {
        func kept(name: String, more: Bool = true) -> AppRoute { .kept(name: name, more: more) }
    }
}
