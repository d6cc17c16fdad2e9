import NavSwiftReader
import NavSyntax

extension AuditCheck {
    static let booleanAndValue = AuditCheck(.booleanAndValue) { app in
        let assignments = app.files.map(\.assignmentsByType)
        return app.files.flatMap { inFile($0, app, assignments) }
    }

    private static func inFile(
        _ file: AuditedFile, _ app: AuditedApp, _ assignments: [[Int: [Assignment]]]
    ) -> [Diagnostic] {
        var reported: Set<String> = []
        return file.calls.compactMap { call in
            guard let flag = file.flag(of: call), let type = file.swift.type(around: call.token),
                type.kind != .protocol,
                let presented = file.content(of: call)
            else { return nil }
            // Both are set together, where the flag becomes true.
            for (other, value) in app.valuesSet(with: flag, in: type, of: file, assignments) {
                let uses =
                    file.code.tokens.indices.contains(presented.lowerBound)
                    && presented.contains { file.code.text($0) == value || file.code.text($0) == "$\(value)" }
                guard uses, reported.insert("\(flag) \(value)").inserted else { continue }
                return AuditRule.booleanAndValue.finding(
                    "`\(flag.joined(separator: "."))` and `\(value)` are set together and present one thing",
                    at: file.range(of: call), notes: [Diagnostic.Note("they are set here", at: other)],
                    help:
                        "remove the Boolean, and present with `\(call.isMember ? call.name : "navigationDestination")(item:)` of the value"
                )
            }
            return nil
        }
    }
}

extension AuditedFile {
    /// The assignments by the opening braces of the innermost types around them.
    fileprivate var assignmentsByType: [Int: [Assignment]] {
        Dictionary(grouping: assignments(in: code.tokens.indices)) { swift.type(around: $0.token)?.brace ?? -1 }
    }

    /// The Boolean that presents something, other than an alert.
    fileprivate func flag(of call: SwiftCall) -> [String]? {
        let isLink = call.name == "NavigationLink" && call.has("isActive")
        let isModifier =
            call.isMember
            && (SwiftUINames.presentations.contains(call.name) || call.name == "navigationDestination")
        guard isLink || isModifier, let flag = call.argument(isLink ? "isActive" : "isPresented") else { return nil }
        let names = names(of: flag.tokens)
        return names.isEmpty ? nil : names
    }

    /// The tokens of what a call presents.
    fileprivate func content(of call: SwiftCall) -> Range<Int>? {
        if let link = NavigationLinkCall(call, code) { return link.destination }
        return call.closures.last { $0.label == nil || $0.label == "content" || $0.label == "destination" }?.tokens
            ?? (call.argument("content") ?? call.argument("destination"))?.tokens
    }
}

extension AuditedApp {
    /// The optional values that are set in the same block in which a Boolean becomes true.
    fileprivate func valuesSet(
        with flag: [String], in type: SourceType, of file: AuditedFile, _ assignments: [[Int: [Assignment]]]
    ) -> [(range: SourceRange, value: String)] {
        guard let name = flag.last else { return [] }
        var found: [(range: SourceRange, value: String)] = []
        // The type itself, or that of the model which has the Boolean.
        var places = parts(of: type, in: file).map { ($0.file, $0.type) }
        if flag.count > 1, let owner = property(Array(flag.dropLast()), in: type, of: file),
            let model = declaration(
                of: PropertyShape(owner.property, owner.file.code).type.simpleTypeName, from: file.index)
        {
            places += parts(of: model.type, in: model.file).map { ($0.file, $0.type) }
        }
        for (place, type) in places {
            let assignments = assignments[place.index][type.brace] ?? []
            for assignment in assignments where assignment.target.last == name {
                guard
                    assignment.operation == "toggle"
                        || assignment.operation == "=" && place.code.text(assignment.token + 1) == "true"
                else { continue }
                let block = place.block(around: assignment.token)
                // Nil can be a value, too: for a new item, while others are edited.
                let hasNil = assignments.contains { other in
                    block != place.block(around: other.token) && other.operation == "="
                        && place.code.text(other.token + 1) == "nil"
                        && assignments.contains {
                            $0.target.last == name && place.block(around: $0.token) == place.block(around: other.token)
                                && place.code.text($0.token + 1) == "true"
                        }
                }
                guard !hasNil else { continue }
                for other in assignments where block.contains(other.token) && other.operation == "=" {
                    guard other.target.last != name, place.block(around: other.token) == block,
                        !["nil", "true", "false"].contains(place.code.text(other.token + 1)),
                        let value = property(other.target, in: type, of: place),
                        PropertyShape(value.property, value.file.code).isOptional,
                        !PropertyShape(value.property, value.file.code).type.contains("->")
                    else { continue }
                    found.append((place.code.range(other.token - 1), value.property.name))
                }
            }
        }
        return found
    }
}

extension AuditRule {
    static let booleanAndValue = AuditRule(
        .booleanAndValue, .presentations,
        meaning: "A Boolean says whether something is presented, and a separate optional value says what.",
        why: """
            The two can disagree: the Boolean is true while the value is still nil or that of the row before, and the \
            sheet is empty or shows the wrong item.
            """,
        instead: "Keep only the optional value, and present with `item:`.",
        wrong: """
            struct Photos: View {
                let photos: [Photo]
                @State private var isShown = false
                @State private var selected: Photo?

                var body: some View {
                    List(photos) { photo in
                        Button(photo.title) {
                            selected = photo
                            isShown = true
                        }
                    }
                    .sheet(isPresented: $isShown) { PhotoViewer(photo: selected ?? photos[0]) }
                }
            }
            """,
        right: """
            struct Photos: View {
                let photos: [Photo]
                @State private var selected: Photo?

                var body: some View {
                    List(photos) { photo in
                        Button(photo.title) { selected = photo }
                    }
                    .sheet(item: $selected) { PhotoViewer(photo: $0) }
                }
            }
            """)
}
