/// The members that types of generated Swift get from NavgenRuntime, if they differ between graphs
/// or nodes.
///
/// Members that all graphs have cannot change with a graph. A test compares the table with the
/// declarations of the module.
struct RuntimeMembers {
    /// The members that conforming types get from protocols. `Handler` is the type of the handler
    /// of exits, `Answer` the type of a screen's answer, `RawValue` the type that a type wraps.
    static let ofProtocols: [String: [Declaration]] = [
        // Its members are the same for all exits.
        "NodeExiting": [],
        "ScreenExiting": [.method("back", []), .property("arrivals", "Int")],
        "PresentedExiting": [.method("close", [])],
        "TabExiting": [.property("reselections", "Int")],
        "AnsweringExiting": [.method("finish", [.init("_", local: "result", "Answer")])],
        "PlainExiting": [
            .property("preview", "Self", isStatic: true),
            .method("recording", [.init("_", local: "record", "@escaping Handler.Recorder")], "Self", isStatic: true),
        ],
        "WrappedValue": [
            .initializer([.init("_", local: "value", "RawValue")]),
            .initializer([.init("unchecked", local: "value", "RawValue")]),
            .initializer([.init("rawValue", "RawValue")]),
        ],
        "PatternValue": [
            .initializer([.init("_", local: "value", "RawValue")], isFailable: true),
            .initializer([.init("unchecked", local: "value", "RawValue")]),
            .initializer([.init("rawValue", "RawValue")], isFailable: true),
        ],
    ]

    /// The protocols that a protocol refines, if generated types also conform to these by themselves.
    static let refined: [String: [String]] = [
        "FlowStorage": ["Hashable", "Codable", "Encodable", "Sendable"],
        "ScreenExiting": ["NodeExiting"], "PlainExiting": ["NodeExiting"], "PresentedExiting": ["ScreenExiting"],
        "TabExiting": ["ScreenExiting"], "AnsweringExiting": ["PresentedExiting"],
    ]

    /// The type of a member with the placeholders `Handler`, `Answer` and `RawValue` replaced by
    /// the types of the conforming type.
    static func type(_ type: String, by own: [Declaration]) -> String {
        for (word, member) in [("Handler", "handler"), ("Answer", "Answer"), ("RawValue", "rawValue")] {
            guard type.hasPrefix(word) || type.hasPrefix("@escaping " + word),
                let known = own.first(where: { $0.word == member })?.result
            else { continue }
            return type.replacing(word, with: known)
        }
        return type
    }

    private let prefix: String
    /// What the app passes to the root view: conditions if the graph has some, and handlers if they
    /// have functions.
    private let hasFacts: Bool
    private let hasHandlers: Bool

    init(_ model: DeclarationModel) {
        prefix = model.prefix
        hasFacts = model.swift.hasConditions
        hasHandlers = HandlersDeclaration(model).hasFunctions
    }

    private var handlers: SwiftInterface.Parameter {
        hasHandlers
            ? .init("handlers", "any \(prefix)Handlers") : .init("handlers", "(any \(prefix)Handlers)?", or: "nil")
    }
    private var navigator: SwiftInterface.Parameter {
        .init("navigator", "\(prefix)Navigator?", or: "nil")
    }

    var ofRootView: [Declaration] {
        let facts: [SwiftInterface.Parameter] = hasFacts ? [.init("conditions", "Facts")] : []
        let passed = facts + [.init("destinations", "Destinations"), handlers]
        return [
            .initializer(
                [.init("scenes", "NavigationScenes<\(prefix)Graph>?", or: "nil")] + passed
                    + [navigator, .init("onEvent", "(@MainActor (\(prefix)Event) -> Void)?", or: "nil")]),
            .method("preview", [.init("_", local: "url", "String")] + passed, "Self", isStatic: true),
        ]
    }

    var ofStack: [Declaration] {
        [
            .initializer([
                .init("root", "\(prefix)Route"), .init("conditions", "\(prefix)Graph.Conditions?", or: "nil"),
                .init("destinations", "Destinations"), handlers, navigator,
            ])
        ]
    }
}
