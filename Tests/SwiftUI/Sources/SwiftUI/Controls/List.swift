/// A list of rows, of which one or several can be selected.
@available(A13, *)
public struct List<SelectionValue, Content> where SelectionValue: Hashable, Content: View {
    let content: Content
    let selection: ListSelection?

    init(selection: ListSelection?, content: Content) {
        self.selection = selection
        self.content = content
    }
}

/// The selection of a list, of one row or several.
struct ListSelection {
    /// The binding itself.
    let binding: Any
    /// Selects the row with a value; returns false if the list has values of another type.
    let choose: (AnyHashable) -> Bool
    let clear: () -> Void

    init<Value: Hashable>(_ binding: Binding<Value?>) {
        self.binding = binding
        choose = { value in
            guard let value = value.base as? Value else { return false }
            binding.wrappedValue = value
            return true
        }
        clear = { binding.wrappedValue = nil }
    }

    init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
        self.binding = binding
        choose = { value in
            guard let value = value.base as? Value else { return false }
            binding.wrappedValue = [value]
            return true
        }
        clear = { binding.wrappedValue = [] }
    }
}

extension List: View {
    public typealias Body = Never
}

@available(A13, *)
extension List {
    nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { ListSelection($0) }, content: content())
    }

    nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { ListSelection($0) }, content: content())
    }

    nonisolated public init<Data, RowContent>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
    }

    nonisolated public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, id: id, content: rowContent))
    }
}

@available(A13, *)
extension List where SelectionValue == Never {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(selection: nil, content: content())
    }

    nonisolated public init<Data, RowContent>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        self.init(selection: nil, content: ForEach(data, content: rowContent))
    }

    nonisolated public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
    }

    nonisolated public init<RowContent>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
        self.init(selection: nil, content: ForEach(data, content: rowContent))
    }
}
