@available(A15, *)
extension View {
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S, A, M>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where S: StringProtocol, A: View, M: View {
        modifier(
            Presenting(
                "confirmationDialog", title: Text(title), isPresented: isPresented,
                values: ["titleVisibility": titleVisibility],
                content: AlertContent(actions: actions(), message: message())))
    }

    @_disfavoredOverload
    nonisolated public func confirmationDialog<S, A>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View where S: StringProtocol, A: View {
        modifier(
            Presenting(
                "confirmationDialog", title: Text(title), isPresented: isPresented,
                values: ["titleVisibility": titleVisibility],
                content: AlertContent(actions: actions(), message: nil)))
    }

    @_disfavoredOverload
    nonisolated public func confirmationDialog<S, A, M, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View where S: StringProtocol, A: View, M: View {
        modifier(
            Presenting(
                "confirmationDialog", title: Text(title), isPresented: isPresented,
                values: ["titleVisibility": titleVisibility],
                content: data.map { AlertContent(actions: actions($0), message: message($0)) }))
    }

    @_disfavoredOverload
    nonisolated public func confirmationDialog<S, A, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View where S: StringProtocol, A: View {
        modifier(
            Presenting(
                "confirmationDialog", title: Text(title), isPresented: isPresented,
                values: ["titleVisibility": titleVisibility],
                content: data.map { AlertContent(actions: actions($0), message: nil) }))
    }

    @available(A16, *)
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A, M>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View {
        modifier(
            Presenting(
                "confirmationDialog", title: Text(titleResource), isPresented: isPresented,
                values: ["titleVisibility": titleVisibility],
                content: AlertContent(actions: actions(), message: message())))
    }

    @available(A16, *)
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View where A: View {
        modifier(
            Presenting(
                "confirmationDialog", title: Text(titleResource), isPresented: isPresented,
                values: ["titleVisibility": titleVisibility],
                content: AlertContent(actions: actions(), message: nil)))
    }

    @available(A16, *)
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A, M, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View {
        modifier(
            Presenting(
                "confirmationDialog", title: Text(titleResource), isPresented: isPresented,
                values: ["titleVisibility": titleVisibility],
                content: data.map { AlertContent(actions: actions($0), message: message($0)) }))
    }

    @available(A16, *)
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View where A: View {
        modifier(
            Presenting(
                "confirmationDialog", title: Text(titleResource), isPresented: isPresented,
                values: ["titleVisibility": titleVisibility],
                content: data.map { AlertContent(actions: actions($0), message: nil) }))
    }
}
