import NavSwiftReader

/// Where an app declares and extends its types. Several can have the same name.
struct TypeNames: Sendable {
    /// A type, by the indices of its file and of the type in it.
    typealias Place = (file: Int, type: Int)

    private struct Key: Hashable {
        var name: String
        var file: Int
    }

    /// The only declaration of a name; nil where there are several.
    private var declarations: [String: Place?] = [:]
    private var ownDeclarations: [Key: Place?] = [:]
    private var extensions: [String: [Place]] = [:]
    private var ownExtensions: [Key: [Place]] = [:]

    init(_ files: [AuditedFile]) {
        for (file, audited) in files.enumerated() {
            for (index, type) in audited.types.enumerated() {
                let place = (file, index)
                let key = Key(name: type.simpleName, file: file)
                if type.kind == .extension {
                    extensions[key.name, default: []].append(place)
                    ownExtensions[key, default: []].append(place)
                } else {
                    declarations[key.name] = .some(declarations[key.name] == nil ? place : nil)
                    ownDeclarations[key] = .some(ownDeclarations[key] == nil ? place : nil)
                }
            }
        }
    }

    func isDeclared(_ name: String) -> Bool { declarations[name] != nil }

    /// The type that a file names: the only one of the file, or of the app.
    func declaration(of name: String, from file: Int) -> Place? {
        if let own = ownDeclarations[Key(name: name, file: file)] ?? nil { return own }
        return declarations[name] ?? nil
    }

    /// The extensions of a type that a file names: all, if there is only one type of its name, or those in the file.
    func extensions(of name: String, from file: Int) -> [Place] {
        let isUnique = (declarations[name] ?? nil) != nil
        return (isUnique ? extensions[name] : ownExtensions[Key(name: name, file: file)]) ?? []
    }
}
