import Foundation

@available(A15, *)
extension View {
    nonisolated public func alert<A, M>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View {
        modifier(
            Presenting(
                "alert", title: title, isPresented: isPresented,
                content: AlertContent(actions: actions(), message: message())))
    }

    nonisolated public func alert<A>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View where A: View {
        modifier(
            Presenting(
                "alert", title: title, isPresented: isPresented,
                content: AlertContent(actions: actions(), message: nil)))
    }

    nonisolated public func alert<A, M, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View {
        modifier(
            Presenting(
                "alert", title: title, isPresented: isPresented,
                content: data.map { AlertContent(actions: actions($0), message: message($0)) }))
    }

    nonisolated public func alert<A, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View where A: View {
        modifier(
            Presenting(
                "alert", title: title, isPresented: isPresented,
                content: data.map { AlertContent(actions: actions($0), message: nil) }))
    }

    nonisolated public func alert<A, M>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View {
        modifier(
            Presenting(
                "alert", title: Text(titleKey), isPresented: isPresented,
                content: AlertContent(actions: actions(), message: message())))
    }

    nonisolated public func alert<A>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View where A: View {
        modifier(
            Presenting(
                "alert", title: Text(titleKey), isPresented: isPresented,
                content: AlertContent(actions: actions(), message: nil)))
    }

    nonisolated public func alert<A, M, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View {
        modifier(
            Presenting(
                "alert", title: Text(titleKey), isPresented: isPresented,
                content: data.map { AlertContent(actions: actions($0), message: message($0)) }))
    }

    nonisolated public func alert<A, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View where A: View {
        modifier(
            Presenting(
                "alert", title: Text(titleKey), isPresented: isPresented,
                content: data.map { AlertContent(actions: actions($0), message: nil) }))
    }
}
