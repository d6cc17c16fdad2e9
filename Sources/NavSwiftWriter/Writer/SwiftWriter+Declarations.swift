/// Writes declarations that callers can name and records them, so that `navgen diff` compares
/// exactly what is written.
extension SwiftWriter {
    /// Writes a declaration without a body: a case, a requirement, a typealias, a stored property.
    ///
    /// - Parameter end: What follows it: a value, accessors, an empty body.
    mutating func declare(_ declaration: Declaration, _ end: String = "") {
        record?.add(declaration)
        writeHead(declaration, end)
    }

    /// A typealias for a generic type of the runtime. Those of its members that depend on the graph
    /// are only recorded.
    mutating func declare(_ alias: Declaration, having members: [Declaration]) {
        record?.add(alias)
        self.members(of: alias) { writer in
            for member in members { writer.record?.add(member) }
        }
        let whole = whole(alias)
        guard !whole.fits(in: room), let type = alias.result else { return line(whole) }
        line("\(whole.dropLast(type.count + 1))")
        indented { $0.line(type) }
    }

    /// A protocol that refines many others, one per line, and may have members.
    mutating func declare(refining type: Declaration, hasMembers: Bool, _ body: (inout SwiftWriter) -> Void) {
        record?.add(type)
        line(String(type.attribute.dropLast()))
        line("\(type.head(access)):")
        indented { writer in
            for name in type.conformances.dropLast() { writer.line(name + ",") }
            if let last = type.conformances.last { writer.line(last) }
        }
        guard hasMembers else { return line("{}") }
        line("{")
        members(of: type) { $0.indented(body) }
        line("}")
    }

    /// Writes cases without associated values, on one line.
    mutating func declare(cases: [Declaration]) {
        for declaration in cases { record?.add(declaration) }
        list("case ", cases.map(\.word), "")
    }

    /// Writes a function with its body, or a type with its members.
    mutating func declare(_ declaration: Declaration, _ body: (inout SwiftWriter) -> Void) {
        record?.add(declaration)
        if declaration.kind == .type { writeHead(ofType: declaration) } else { writeHead(declaration, " {") }
        members(of: declaration) { $0.indented(body) }
        line("}")
    }

    /// Writes a type with one member on one line, if it fits.
    ///
    /// - Returns: Whether it fits. If not, nothing is written.
    mutating func declare(_ type: Declaration, onOneLineWith member: Declaration) -> Bool {
        let line = "\(whole(type)) { \(whole(member)) }"
        guard line.fits(in: room) else { return false }
        record?.add(type)
        members(of: type) { $0.record?.add(member) }
        self.line(line)
        return true
    }

    /// Writes a function or a property of one expression, on one line if it fits.
    ///
    /// - Parameter attribute: An attribute, which is on the same line only if everything fits
    ///   there.
    mutating func declare(_ declaration: Declaration, returning expression: String, attribute: String? = nil) {
        record?.add(declaration)
        let line = "\(whole(declaration)) { \(expression) }"
        if let attribute {
            let line = "\(attribute) \(line)"
            if line.fits(in: room) { return self.line(line) }
            self.line(attribute)
        }
        if line.fits(in: room) { return self.line(line) }
        writeHead(declaration, " {")
        indented { $0.line(expression) }
        self.line("}")
    }

    /// Records the declarations that `body` writes as members of a type.
    mutating func members(of type: Declaration, _ body: (inout SwiftWriter) -> Void) {
        record?.enter(type)
        body(&self)
        record?.leave()
    }

    // MARK: - How they are written

    private func whole(_ declaration: Declaration) -> String {
        "\(start(declaration))\(declaration.parameterTexts.listed)\(declaration.tail)"
    }

    private func start(_ declaration: Declaration) -> String {
        var code = ""
        let isType = declaration.kind == .type && declaration.introducer != "typealias"
        code += isType && declaration.attribute.isEmpty ? isolation : declaration.attribute
        code += declaration.head(access)
        return code
    }

    private mutating func writeHead(_ declaration: Declaration, _ end: String) {
        let head = start(declaration)
        if declaration.parameters == nil {
            line("\(head)\(declaration.tail)\(end)")
        } else {
            list(head, declaration.parameterTexts, "\(declaration.tail)\(end)", closing: .apart)
        }
    }

    private mutating func writeHead(ofType type: Declaration) {
        guard !type.attribute.isEmpty, let last = type.conformances.last, !"\(whole(type)) {".fits(in: room) else {
            return writeHead(type, " {")
        }
        // Broken as swift-format does it.
        line(String(type.attribute.dropLast()))
        line("\(type.head(access)): \(type.conformances.dropLast().map { $0 }.listed),")
        indented { $0.line(last) }
        line("{")
    }
}
