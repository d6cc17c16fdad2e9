import NavGraph

/// Something for each type that parameters can have; nothing is said of those that there are not.
struct ByType<Value> {
    private var builtin = [Value?](repeating: nil, count: BuiltinType.allCases.count)
    private var declared: [Value?] = []

    subscript(base: TypeUse.Base) -> Value? {
        get {
            switch base {
            case .builtin(let type): builtin[type.place]
            case .declared(let id): id.index < declared.count ? declared[id.index] : nil
            case .unknown: nil
            }
        }
        set {
            switch base {
            case .builtin(let type): builtin[type.place] = newValue
            case .declared(let id):
                while declared.count <= id.index { declared.append(nil) }
                declared[id.index] = newValue
            case .unknown: break
            }
        }
    }
}

extension BuiltinType {
    /// Its place among all.
    fileprivate var place: Int {
        switch self {
        case .string: 0
        case .int: 1
        case .int64: 2
        case .uint: 3
        case .double: 4
        case .decimal: 5
        case .bool: 6
        case .uuid: 7
        case .date: 8
        case .url: 9
        }
    }
}
