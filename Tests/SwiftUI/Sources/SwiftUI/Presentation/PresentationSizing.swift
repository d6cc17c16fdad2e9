/// The size of a sheet.
@available(A18, *)
public protocol PresentationSizing {}

/// A sizing that is identified by its name.
@available(A18, *)
public struct NamedPresentationSizing: PresentationSizing, Sendable {
    let name: String
}

@available(A18, *)
extension PresentationSizing where Self == NamedPresentationSizing {
    public static var automatic: NamedPresentationSizing { NamedPresentationSizing(name: "automatic") }
    public static var fitted: NamedPresentationSizing { NamedPresentationSizing(name: "fitted") }
    public static var form: NamedPresentationSizing { NamedPresentationSizing(name: "form") }
    public static var page: NamedPresentationSizing { NamedPresentationSizing(name: "page") }
}

/// A sizing that is modified in one or both directions.
struct ChangedPresentationSizing: PresentationSizing {
    let base: any PresentationSizing
    let change: String
}

@available(A18, *)
extension PresentationSizing {
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        ChangedPresentationSizing(base: self, change: "fitted(\(horizontal), \(vertical))")
    }

    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
        ChangedPresentationSizing(base: self, change: "sticky(\(horizontal), \(vertical))")
    }
}
