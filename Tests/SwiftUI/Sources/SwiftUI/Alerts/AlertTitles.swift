@available(A15, *)
extension View {
    @_disfavoredOverload
    nonisolated public func alert<S, A, M>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View where S: StringProtocol, A: View, M: View {
        modifier(
            Presenting(
                "alert", title: Text(title), isPresented: isPresented,
                content: AlertContent(actions: actions(), message: message())))
    }

    @_disfavoredOverload
    nonisolated public func alert<S, A>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View where S: StringProtocol, A: View {
        modifier(
            Presenting(
                "alert", title: Text(title), isPresented: isPresented,
                content: AlertContent(actions: actions(), message: nil)))
    }

    @_disfavoredOverload
    nonisolated public func alert<S, A, M, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View where S: StringProtocol, A: View, M: View {
        modifier(
            Presenting(
                "alert", title: Text(title), isPresented: isPresented,
                content: data.map { AlertContent(actions: actions($0), message: message($0)) }))
    }

    @_disfavoredOverload
    nonisolated public func alert<S, A, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View where S: StringProtocol, A: View {
        modifier(
            Presenting(
                "alert", title: Text(title), isPresented: isPresented,
                content: data.map { AlertContent(actions: actions($0), message: nil) }))
    }

    @available(A16, *)
    @_disfavoredOverload
    nonisolated public func alert<A, M>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View {
        modifier(
            Presenting(
                "alert", title: Text(titleResource), isPresented: isPresented,
                content: AlertContent(actions: actions(), message: message())))
    }

    @available(A16, *)
    @_disfavoredOverload
    nonisolated public func alert<A>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View where A: View {
        modifier(
            Presenting(
                "alert", title: Text(titleResource), isPresented: isPresented,
                content: AlertContent(actions: actions(), message: nil)))
    }

    @available(A16, *)
    @_disfavoredOverload
    nonisolated public func alert<A, M, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View {
        modifier(
            Presenting(
                "alert", title: Text(titleResource), isPresented: isPresented,
                content: data.map { AlertContent(actions: actions($0), message: message($0)) }))
    }

    @available(A16, *)
    @_disfavoredOverload
    nonisolated public func alert<A, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View where A: View {
        modifier(
            Presenting(
                "alert", title: Text(titleResource), isPresented: isPresented,
                content: data.map { AlertContent(actions: actions($0), message: nil) }))
    }
}
