import NavGraph

/// A dictionary by type of parameter. It ignores unknown types.
struct TypeDictionary<Value> {
    private var builtin = [Value?](repeating: nil, count: BuiltinType.allCases.count)
    private var declared: [Value?] = []

    subscript(base: TypeUse.Base) -> Value? {
        get {
            switch base {
            case .builtin(let type): builtin[type.index]
            case .declared(let id): id.index < declared.count ? declared[id.index] : nil
            case .unknown: nil
            }
        }
        set {
            switch base {
            case .builtin(let type): builtin[type.index] = newValue
            case .declared(let id):
                while declared.count <= id.index { declared.append(nil) }
                declared[id.index] = newValue
            case .unknown: break
            }
        }
    }
}

extension BuiltinType {
    /// Its index among all built-in types.
    fileprivate var index: Int {
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
