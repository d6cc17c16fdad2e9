public import Observation

#if canImport(Combine)
    public import Combine
#endif

/// A base class of models whose properties ("parts") views observe one by one.
///
/// With Observation, a view is updated only when a part that it has read changes. Before iOS 17,
/// the object announces each change as an `ObservableObject`.
///
/// The class is not generic because Observation needs a key path at each access, and Swift caches
/// only key paths that do not depend on generic arguments.
@MainActor
public class ObservedParts {
    private let registrar: AnyObject?

    /// Whether Observation is available, so that views are updated only for the parts they have
    /// read.
    nonisolated static var usesObservation: Bool {
        #if NAVGEN_WITHOUT_OBSERVATION
            return false
        #else
            if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) { return true }
            return false
        #endif
    }

    init() {
        if Self.usesObservation, #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
            registrar = PartsRegistrar()
        } else {
            registrar = nil
        }
    }

    // Stand for the parts in the key paths that Observation needs.
    fileprivate var part0: Void { () }
    fileprivate var part1: Void { () }
    fileprivate var part2: Void { () }
    fileprivate var part3: Void { () }
    fileprivate var part4: Void { () }
    fileprivate var part5: Void { () }
    fileprivate var part6: Void { () }
    fileprivate var part7: Void { () }
    fileprivate static let parts: [KeyPath<ObservedParts, Void>] = [
        \.part0, \.part1, \.part2, \.part3, \.part4, \.part5, \.part6, \.part7,
    ]

    /// Records that a part is read. Never inlined, to keep the code small: it is called in many
    /// places.
    @inline(never)
    final func _access(_ part: Int) {
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *), let registrar {
            unsafeDowncast(registrar, to: PartsRegistrar.self).parts.access(self, keyPath: Self.parts[part])
        }
    }

    /// Changes a part.
    @inline(__always)
    final func _change(_ part: Int, _ change: () -> Void) {
        willChange(part)
        change()
        didChange(part)
    }

    @inline(never)
    private func willChange(_ part: Int) {
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *), let registrar {
            unsafeDowncast(registrar, to: PartsRegistrar.self).parts.willSet(self, keyPath: Self.parts[part])
        } else {
            #if canImport(Combine)
                objectWillChange.send()
            #endif
        }
    }

    @inline(never)
    private func didChange(_ part: Int) {
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *), let registrar {
            unsafeDowncast(registrar, to: PartsRegistrar.self).parts.didSet(self, keyPath: Self.parts[part])
        }
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated private final class PartsRegistrar {
    let parts = ObservationRegistrar()
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension ObservedParts: Observable {}

#if canImport(Combine)
    extension ObservedParts: ObservableObject {}
#endif
