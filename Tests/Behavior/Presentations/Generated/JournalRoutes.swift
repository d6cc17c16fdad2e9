// Written by navgen from sheets-and-covers.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The screens that can be on a stack.
nonisolated enum JournalRoute: NavigationValue {
    /// Journal
    case journal
    /// Entry
    case entry(entryId: UUID)
    /// Tags
    case chooseTags

    var nodeValue: NodeValue {
        switch self {
        case .journal: return value(.journal)
        case .entry(let entryId): return value(.entry, .uuid(entryId))
        case .chooseTags: return value(.chooseTags)
        }
    }

    init?(_ node: JournalNode, _ values: inout ValueReader) {
        switch node {
        case .journal: self = .journal
        case .entry: self = .entry(entryId: values.uuid(0))
        case .chooseTags: self = .chooseTags
        default: return nil
        }
    }
}

/// The nodes that are presented as sheets.
nonisolated enum JournalSheet: PresentedValue {
    /// New entry
    ///
    /// Returns the entry's id. Swiping down is off, so that nothing written is lost.
    case writeEntry(draft: String? = nil)
    /// How was your day?
    case chooseMood
    /// Search
    case search(query: String? = nil)

    var nodeValue: NodeValue {
        switch self {
        case .writeEntry(let draft): return value(.writeEntry, .string(draft))
        case .chooseMood: return value(.chooseMood)
        case .search(let query): return value(.search, .string(query))
        }
    }

    init?(_ node: JournalNode, _ values: inout ValueReader) {
        switch node {
        case .writeEntry: self = .writeEntry(draft: values.optionalString(0))
        case .chooseMood: self = .chooseMood
        case .search: self = .search(query: values.optionalString(0))
        default: return nil
        }
    }
}

/// The nodes that are presented full screen.
nonisolated enum JournalCover: PresentedValue {
    case camera
    case photo(entryId: UUID, index: Int = 0)
    /// Set a passcode
    case passcode

    var nodeValue: NodeValue {
        switch self {
        case .camera: return value(.camera)
        case .photo(let entryId, let index): return value(.photo, .uuid(entryId), .int(index))
        case .passcode: return value(.passcode)
        }
    }

    init?(_ node: JournalNode, _ values: inout ValueReader) {
        switch node {
        case .camera: self = .camera
        case .photo: self = .photo(entryId: values.uuid(0), index: values.int(1, or: 0))
        case .passcode: self = .passcode
        default: return nil
        }
    }
}

nonisolated enum Mood: String, CaseIterable, Codable, Sendable {
    case happy
    case calm
    case tired
    case sad
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum JournalNode: NavigationNode {
    case journal
    case entry
    case chooseTags
    case writeEntry
    case chooseMood
    case search
    case camera
    case photo
    case passcode

    typealias Graph = JournalGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum JournalGraph: NavigationGraph {
    typealias Node = JournalNode
    typealias Route = JournalRoute
    typealias Sheet = JournalSheet
    typealias Cover = JournalCover

    static let table = GraphTable(
        JournalGraph.self, "Journal", format: .v1,
        """
        @journal
        journal screen pushes=entry
        entry screen params=entryId
        chooseTags screen
        writeEntry sheet params=draft pushes=chooseTags stack sizing=form noSwipe
        chooseMood sheet detents=h280.0
        search sheet params=query detents=medium,large grabber
        camera cover stack
        photo cover params=entryId,index stack
        passcode cover stack
        """)

    static func title(of node: JournalNode) -> String? {
        switch node {
        case .journal: return String(localized: "Journal")
        case .entry: return String(localized: "Entry")
        case .chooseTags: return String(localized: "Tags")
        case .writeEntry: return String(localized: "New entry")
        case .chooseMood: return String(localized: "How was your day?")
        case .search: return String(localized: "Search")
        case .passcode: return String(localized: "Set a passcode")
        default: return nil
        }
    }

    static func cancelLabel(of node: JournalNode) -> String? {
        switch node {
        case .writeEntry: return String(localized: "Discard")
        case .camera: return String(localized: "Cancel")
        case .photo: return String(localized: "Done")
        case .passcode: return String(localized: "Later")
        default: return nil
        }
    }

    static func confirmLabel(of node: JournalNode) -> String? {
        switch node {
        case .writeEntry: return String(localized: "Save")
        case .passcode: return String(localized: "Set")
        default: return nil
        }
    }
}
