import Foundation

@available(A15, *)
extension View {
    nonisolated public func confirmationDialog<A, M>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View {
        modifier(
            Presenting(
                "confirmationDialog", title: title, isPresented: isPresented,
                values: ["titleVisibility": titleVisibility],
                content: AlertContent(actions: actions(), message: message())))
    }

    nonisolated public func confirmationDialog<A>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View where A: View {
        modifier(
            Presenting(
                "confirmationDialog", title: title, isPresented: isPresented,
                values: ["titleVisibility": titleVisibility],
                content: AlertContent(actions: actions(), message: nil)))
    }

    nonisolated public func confirmationDialog<A, M, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View {
        modifier(
            Presenting(
                "confirmationDialog", title: title, isPresented: isPresented,
                values: ["titleVisibility": titleVisibility],
                content: data.map { AlertContent(actions: actions($0), message: message($0)) }))
    }

    nonisolated public func confirmationDialog<A, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View where A: View {
        modifier(
            Presenting(
                "confirmationDialog", title: title, isPresented: isPresented,
                values: ["titleVisibility": titleVisibility],
                content: data.map { AlertContent(actions: actions($0), message: nil) }))
    }

    nonisolated public func confirmationDialog<A, M>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View {
        modifier(
            Presenting(
                "confirmationDialog", title: Text(titleKey), isPresented: isPresented,
                values: ["titleVisibility": titleVisibility],
                content: AlertContent(actions: actions(), message: message())))
    }

    nonisolated public func confirmationDialog<A>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View where A: View {
        modifier(
            Presenting(
                "confirmationDialog", title: Text(titleKey), isPresented: isPresented,
                values: ["titleVisibility": titleVisibility],
                content: AlertContent(actions: actions(), message: nil)))
    }

    nonisolated public func confirmationDialog<A, M, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View {
        modifier(
            Presenting(
                "confirmationDialog", title: Text(titleKey), isPresented: isPresented,
                values: ["titleVisibility": titleVisibility],
                content: data.map { AlertContent(actions: actions($0), message: message($0)) }))
    }

    nonisolated public func confirmationDialog<A, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View where A: View {
        modifier(
            Presenting(
                "confirmationDialog", title: Text(titleKey), isPresented: isPresented,
                values: ["titleVisibility": titleVisibility],
                content: data.map { AlertContent(actions: actions($0), message: nil) }))
    }
}
