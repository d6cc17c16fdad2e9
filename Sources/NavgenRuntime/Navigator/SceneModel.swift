/// The observable model of the window that shows a navigator.
@MainActor final class SceneModel: ObservedParts {
    /// What views observe one by one.
    fileprivate enum _Part {
        static let prefersURLs = 0
    }

    private var storedPrefersURLs = true
    /// Whether nothing is animated, as tests may ask for.
    var isNeverAnimated = false
    /// Runs a change without animation; `nil` unless a state is being restored or nothing is animated.
    var withoutAnimation: (@MainActor (@MainActor () -> Void) -> Void)?

    /// Whether the system should prefer this window for URLs.
    var prefersURLs: Bool {
        get {
            _access(_Part.prefersURLs)
            return storedPrefersURLs
        }
        set { if newValue != storedPrefersURLs { _change(_Part.prefersURLs) { storedPrefersURLs = newValue } } }
    }
}

extension NavigatorCore {
    /// Dismisses an alert or dialog that the system has dismissed.
    ///
    /// The system may report that before or after it runs the action of the tapped button, which
    /// has to be able to answer. So this takes effect one turn later.
    func dismissUnlessAnswered(_ id: Int) {
        _Concurrency.Task { [weak self] in self?.close(id) }
    }

    /// Runs a change of what is shown, without animation while a state is being restored: each of
    /// its presentations would be animated on its own.
    func withoutAnimationIfRestoring(_ change: @MainActor () -> Void) {
        if let withoutAnimation = scene.withoutAnimation { withoutAnimation(change) } else { change() }
    }

    /// Called when everything that is wanted is shown.
    func endRestoring() {
        if shown.root != nil, !scene.isNeverAnimated { scene.withoutAnimation = nil }
    }
}
