import NavSwiftReader
import NavSyntax

extension AuditCheck {
    static let optionalInSheet = AuditCheck(.optionalInSheet) { app in
        let assigned = app.assignedNames
        return app.files.flatMap { inFile($0, app, assigned) }
    }

    /// - Parameter assigned: The names of properties that some code sets to a value, or binds.
    private static func inFile(_ file: AuditedFile, _ app: AuditedApp, _ assigned: Set<String>) -> [Diagnostic] {
        file.calls.compactMap { call in
            let isPresentation = SwiftUINames.presentations.contains(call.name) || call.name == "navigationDestination"
            // A binding that is derived from the value, as in `Binding(get: { item != nil }, …)`, is right.
            guard call.isMember, isPresentation, let flag = call.argument("isPresented")?.tokens,
                flag.contains(where: { file.code.text($0).hasPrefix("$") }),
                let content = file.presentedContent(of: call),
                let use = file.unwrapping(in: content, presentedBy: file.names(of: flag), at: call.token, app, assigned)
            else { return nil }
            return AuditRule.optionalInSheet.finding(
                "what this presents is empty or crashes while `\(use.name)` is nil", at: file.range(of: call),
                notes: [Diagnostic.Note("it is unwrapped here", at: file.code.range(use.token))],
                help: "present with `\(call.name)(item:)` of `\(use.name)`, which has the value for sure")
        }
    }
}

extension AuditedFile {
    fileprivate func presentedContent(of call: SwiftCall) -> Range<Int>? {
        if let closure = call.closures.last(where: {
            $0.label == nil || $0.label == "content" || $0.label == "destination"
        }) {
            return closure.tokens
        }
        return (call.argument("content") ?? call.argument("destination")).map { code.withoutBraces($0.tokens) }
    }

    /// An optional property that decides what is shown: `if let item { … }` as the whole content, or `item!`.
    fileprivate func unwrapping(
        in content: Range<Int>, presentedBy flag: [String], at token: Int, _ app: AuditedApp,
        _ assigned: Set<String>
    ) -> (name: String, token: Int)? {
        let type = swift.type(around: token)
        /// Whether some names are an optional that code sets, and so says what is presented.
        func isOptional(_ names: [String], isTested: Bool = false) -> Bool {
            guard let found = app.property(names, in: type, of: self) else {
                // The type of the object is not in these files; it has the Boolean, too.
                return isTested && names.count > 1 && names.dropLast() == flag.dropLast()
            }
            guard PropertyShape(found.property, found.file.code).isOptional, found.property.body.isEmpty,
                !found.property.isConstant
            else { return false }
            return found.property.attribute("Binding") != nil || assigned.contains(found.property.name)
        }
        for index in content where code.isName(index) {
            // `item!`, `model.item!.title`
            if code.text(index + 1) == "!", !code.tokens[index + 1].hasSpaceBefore {
                let names = names(before: index) + [code.text(index)]
                if isOptional(names) { return (code.text(index), index) }
            }
            guard code.text(index) == "let", code.text(index - 1) == "if", code.isName(index + 1),
                content.lowerBound == index - 1 || isOnlyStatement(index - 1, in: content)
            else { continue }
            var names = [code.text(index + 1)]
            if code.text(index + 2) == "=" {
                var end = index + 3
                while code.isName(end) || code.text(end) == "." { end += 1 }
                names = self.names(of: (index + 3)..<end)
                guard ["{", ","].contains(code.text(end)) else { continue }
            }
            guard !names.isEmpty, isOptional(names, isTested: true), !hasProgress(after: index) else { continue }
            return (names[names.count - 1], index + 1)
        }
        return nil
    }

    /// Whether an `if` is all that a container shows, as in `NavigationStack { if let item { … } }`.
    private func isOnlyStatement(_ token: Int, in content: Range<Int>) -> Bool {
        guard let open = code.parents.indices.contains(token) ? code.parents[token] : nil, open >= content.lowerBound,
            open + 1 == token
        else { return false }
        return ["NavigationStack", "Group", "VStack", "ZStack"].contains(code.text(open - 1))
    }

    /// Whether the `else` shows that something is being loaded.
    private func hasProgress(after token: Int) -> Bool {
        guard let open = (token..<code.tokens.count).first(where: { code.text($0) == "{" }), code.partners[open] > 0,
            code.text(code.partners[open] + 1) == "else"
        else { return false }
        let other = code.partners[open] + 2
        return code.text(other) == "{" && contains(["ProgressView"], in: code.contents(of: other))
    }
}

extension AuditedApp {
    /// The names of properties that some code sets to a value, or binds.
    fileprivate var assignedNames: Set<String> {
        var names: Set<String> = []
        for code in files.map(\.code) {
            for index in code.tokens.indices where code.isName(index) {
                let name = code.text(index)
                if name.hasPrefix("$") {
                    names.insert(String(name.dropFirst()))
                } else if code.text(index - 1) == ".", code.text(index - 2).hasPrefix("$") {
                    names.insert(name)
                } else if code.text(index + 1) == "=", code.text(index + 2) != "nil",
                    !["let", "var"].contains(code.text(index - 1))
                {
                    names.insert(name)
                }
            }
        }
        return names
    }
}

extension AuditRule {
    static let optionalInSheet = AuditRule(
        .optionalInSheet, .presentations,
        meaning: "The content of a sheet that a Boolean presents unwraps an optional property.",
        why: """
            The content is built when the Boolean changes, and the value may still be nil then: the sheet is empty, or \
            the app crashes.
            """,
        instead: "Present with `item:`, so that there is a value whenever the sheet is shown.",
        wrong: """
            struct Photos: View {
                @Binding var selected: Photo?
                @Binding var isShown: Bool

                var body: some View {
                    Grid(selection: $selected)
                        .sheet(isPresented: $isShown) {
                            if let selected { PhotoViewer(photo: selected) }
                        }
                }
            }
            """,
        right: """
            struct Photos: View {
                @Binding var selected: Photo?

                var body: some View {
                    Grid(selection: $selected)
                        .sheet(item: $selected) { PhotoViewer(photo: $0) }
                }
            }
            """)
}
