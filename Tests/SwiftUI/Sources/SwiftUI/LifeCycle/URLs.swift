import Foundation

/// Receives the URLs with which the app is opened.
struct URLReception {
    let action: (URL) -> Void
}

extension URLReception: ViewModifier {
    typealias Body = Never
}

/// Receives the activities of one type that are continued in the app.
struct ActivityReception {
    let type: String
    let action: (NSUserActivity) -> Void
}

extension ActivityReception: ViewModifier {
    typealias Body = Never
}

/// Advertises a user's activity to the system.
struct ActivityAdvertisement {
    let type: String
    let isActive: Bool
    let update: (NSUserActivity) -> Void
}

extension ActivityAdvertisement: ViewModifier {
    typealias Body = Never
}

@available(A14, *)
extension View {
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(URLReception(action: action))
    }

    @available(A26, *)
    @MainActor @preconcurrency public func onOpenURL(prefersInApp: Bool) -> some View {
        recorded("onOpenURL", ["prefersInApp": prefersInApp])
    }

    nonisolated public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        modifier(ActivityReception(type: activityType, action: action))
    }

    nonisolated public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        modifier(ActivityAdvertisement(type: activityType, isActive: isActive, update: update))
    }

    nonisolated public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View {
        modifier(
            ActivityAdvertisement(
                type: activityType, isActive: element != nil,
                update: { activity in
                    guard let element else { return }
                    update(element, activity)
                }))
    }
}

@available(iOS 14, macOS 11, visionOS 1, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
    nonisolated public func handlesExternalEvents(
        preferring: Set<String>, allowing: Set<String>
    ) -> some View {
        recorded("handlesExternalEvents", ["preferring": preferring, "allowing": allowing])
    }
}

@available(iOS 14, macOS 11, visionOS 1, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Scene {
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        recorded("handlesExternalEvents", ["matching": conditions])
    }
}
