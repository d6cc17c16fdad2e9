/// Names of types that types in a graph must not have.
package enum SwiftTypeNames {
    /// Types and modules of Swift and SwiftUI that generated code and the runtime use by their
    /// unqualified names, and some that most apps use.
    package static let all: Set<String> = [
        "Any", "AnyCancellable", "AnyHashable", "AnyObject", "AnyView", "App", "Array", "ArraySlice", "Bindable",
        "Binding", "Bool", "Button", "ButtonRole", "CGFloat", "CaseIterable", "Character", "CheckedContinuation",
        "ClosedRange", "Codable", "CodingKey", "CodingUserInfoKey", "Color", "Comparable",
        "CustomDebugStringConvertible", "CustomReflectable", "CustomStringConvertible", "Data", "Date", "Decimal",
        "Decodable", "Decoder", "DecodingError", "Dictionary", "Double", "EmptyView", "Encodable", "Encoder",
        "EncodingError", "Environment", "EnvironmentKey", "EnvironmentValues", "Equatable", "Error", "Float",
        "ForEach", "Form", "Foundation", "Group", "Hashable", "Hasher", "Identifiable", "Image", "Int", "Int16",
        "Int32", "Int64",
        "Int8", "JSONDecoder", "JSONEncoder", "KeyPath", "KeyValuePairs", "KeyedDecodingContainer",
        "KeyedEncodingContainer", "Label", "List", "LocalizedStringKey", "MainActor", "MemoryLayout", "Mirror",
        "NavigationBarItem", "NavigationLink", "NavigationPath", "NavigationSplitView", "NavigationSplitViewColumn",
        "NSUserActivity", "NSUserActivityTypeBrowsingWeb", "NavigationSplitViewVisibility", "NavigationStack", "Never",
        "ObjectIdentifier", "Observable",
        "ObservableObject", "Observation", "ObservationIgnored", "ObservationRegistrar", "ObservedObject",
        "OpenURLAction", "Optional", "PresentationDetent", "ProcessInfo", "ProgressView", "Protocol", "Published",
        "Range", "RawRepresentable", "Result", "Scene", "ScenePhase", "SceneStorage", "Section", "Self", "Sendable",
        "Set", "Slice", "State", "StateObject", "StaticString", "String", "Substring", "Swift", "SwiftUI", "Tab",
        "TabContent", "TabView", "Task", "Text", "ToolbarItem", "Type", "UIKit", "UInt", "UInt16", "UInt32", "UInt64",
        "UInt8", "URL", "UTF8", "UUID", "Unicode", "UnkeyedDecodingContainer", "UnkeyedEncodingContainer", "Unmanaged",
        "UnsafeBufferPointer",
        "UnsafeMutableBufferPointer", "UnsafeMutablePointer", "UnsafeMutableRawBufferPointer",
        "UnsafeMutableRawPointer", "UnsafePointer", "UnsafeRawPointer", "VStack", "View", "ViewBuilder",
        "ViewModifier", "Void", "WritableKeyPath",
    ]

    /// Whether Swift, SwiftUI or NavgenRuntime has a type with this name.
    package static func isTaken(_ name: String) -> Bool { all.contains(name) || RuntimeNames.all.contains(name) }

    /// The library that declares the type, as messages name it.
    package static func owner(of name: String) -> String {
        RuntimeNames.all.contains(name) ? "NavgenRuntime" : "Swift or SwiftUI"
    }
}
