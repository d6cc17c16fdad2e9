/// Uses the routes that are generated for this module.
public enum ArchiveYear {
    /// The year that a route shows.
    public static func shown(by route: NotesArchiveRoute) -> Int? {
        guard case .year(let number) = route else { return nil }
        return number
    }
}
