/// An argument of a call, with or without a label.
struct Argument: Sendable {
    let label: String?
    let value: String

    init(_ label: String, _ value: String) {
        self.label = label
        self.value = value
    }

    init(_ value: String) {
        label = nil
        self.value = value
    }
}

extension [Argument] {
    /// The arguments separated by commas.
    var listed: String {
        map { argument in argument.label.map { $0 + ": " + argument.value } ?? argument.value }.listed
    }
}

extension DefaultStringInterpolation {
    mutating func appendInterpolation(_ arguments: [Argument]) { appendInterpolation(arguments.listed) }
}
