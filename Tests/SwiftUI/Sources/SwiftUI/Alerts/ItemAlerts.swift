import Foundation

#if SDK27
    @available(A15, *)
    extension View {
        nonisolated public func alert<A, T>(
            _ title: Text, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
        ) -> some View where A: View {
            modifier(
                Presenting(
                    "alert", title: title, item: data,
                    content: { AlertContent(actions: actions($0), message: nil) }))
        }

        nonisolated public func alert<A, M, T>(
            _ title: Text, item data: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
        ) -> some View where A: View, M: View {
            modifier(
                Presenting(
                    "alert", title: title, item: data,
                    content: { AlertContent(actions: actions($0), message: message($0)) }))
        }

        nonisolated public func alert<A, T>(
            _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
        ) -> some View where A: View {
            modifier(
                Presenting(
                    "alert", title: Text(titleKey), item: data,
                    content: { AlertContent(actions: actions($0), message: nil) }))
        }

        nonisolated public func alert<A, M, T>(
            _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> A,
            @ViewBuilder message: (T) -> M
        ) -> some View where A: View, M: View {
            modifier(
                Presenting(
                    "alert", title: Text(titleKey), item: data,
                    content: { AlertContent(actions: actions($0), message: message($0)) }))
        }

        @_disfavoredOverload
        nonisolated public func alert<S, A, T>(
            _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
        ) -> some View where S: StringProtocol, A: View {
            modifier(
                Presenting(
                    "alert", title: Text(title), item: data,
                    content: { AlertContent(actions: actions($0), message: nil) }))
        }

        @_disfavoredOverload
        nonisolated public func alert<S, A, M, T>(
            _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
        ) -> some View where S: StringProtocol, A: View, M: View {
            modifier(
                Presenting(
                    "alert", title: Text(title), item: data,
                    content: { AlertContent(actions: actions($0), message: message($0)) }))
        }

        nonisolated public func confirmationDialog<A, T>(
            _ title: Text, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
            @ViewBuilder actions: (T) -> A
        ) -> some View where A: View {
            modifier(
                Presenting(
                    "confirmationDialog", title: title, item: data, values: ["titleVisibility": titleVisibility],
                    content: { AlertContent(actions: actions($0), message: nil) }))
        }

        nonisolated public func confirmationDialog<A, M, T>(
            _ title: Text, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
            @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
        ) -> some View where A: View, M: View {
            modifier(
                Presenting(
                    "confirmationDialog", title: title, item: data, values: ["titleVisibility": titleVisibility],
                    content: { AlertContent(actions: actions($0), message: message($0)) }))
        }

        nonisolated public func confirmationDialog<A, T>(
            _ titleKey: LocalizedStringKey, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
            @ViewBuilder actions: (T) -> A
        ) -> some View where A: View {
            modifier(
                Presenting(
                    "confirmationDialog", title: Text(titleKey), item: data,
                    values: ["titleVisibility": titleVisibility],
                    content: { AlertContent(actions: actions($0), message: nil) }))
        }

        nonisolated public func confirmationDialog<A, M, T>(
            _ titleKey: LocalizedStringKey, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
            @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
        ) -> some View where A: View, M: View {
            modifier(
                Presenting(
                    "confirmationDialog", title: Text(titleKey), item: data,
                    values: ["titleVisibility": titleVisibility],
                    content: { AlertContent(actions: actions($0), message: message($0)) }))
        }

        @_disfavoredOverload
        nonisolated public func confirmationDialog<S, A, T>(
            _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A
        ) -> some View where S: StringProtocol, A: View {
            modifier(
                Presenting(
                    "confirmationDialog", title: Text(title), item: data, values: ["titleVisibility": titleVisibility],
                    content: { AlertContent(actions: actions($0), message: nil) }))
        }

        @_disfavoredOverload
        nonisolated public func confirmationDialog<S, A, M, T>(
            _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
            @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
        ) -> some View where S: StringProtocol, A: View, M: View {
            modifier(
                Presenting(
                    "confirmationDialog", title: Text(title), item: data, values: ["titleVisibility": titleVisibility],
                    content: { AlertContent(actions: actions($0), message: message($0)) }))
        }

        nonisolated public func alert<E, A>(
            error: Binding<E?>, @ViewBuilder actions: (E) -> A
        ) -> some View where E: LocalizedError, A: View {
            modifier(
                Presenting(
                    "alert", title: Text(verbatim: error.wrappedValue?.errorDescription ?? ""), item: error,
                    content: { AlertContent(actions: actions($0), message: nil) }))
        }
    }
#endif
