/// The values of a store, with dependencies tracked for each value.
final class StoredCells {
    private var cells: [String: StateLocation<Any?>] = [:]

    func cell(_ key: String) -> StateLocation<Any?> {
        if let cell = cells[key] {
            return cell
        }
        let cell = StateLocation<Any?>(nil)
        cells[key] = cell
        return cell
    }

    var values: [String: Any] {
        get { cells.compactMapValues(\.untracked) }
        set {
            for key in Set(cells.keys).union(newValue.keys).sorted() {
                cell(key).value = newValue[key]
            }
        }
    }
}
