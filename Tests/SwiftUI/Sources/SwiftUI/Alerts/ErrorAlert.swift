import Foundation

@available(A15, *)
extension View {
    nonisolated public func alert<E, A>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View where E: LocalizedError, A: View {
        modifier(
            Presenting(
                "alert", title: Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented,
                content: error.map { _ in AlertContent(actions: actions(), message: nil) }))
    }

    nonisolated public func alert<E, A, M>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View where E: LocalizedError, A: View, M: View {
        modifier(
            Presenting(
                "alert", title: Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented,
                content: error.map { AlertContent(actions: actions($0), message: message($0)) }))
    }
}
