// Written by navgen from onboarding.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The destinations of URLs.
nonisolated enum FitnessLink: NavigationLinkValue {
    /// `/summary`
    case home
    /// `/workout/{workoutId}`
    case workout(workoutId: Int)

    var nodeValue: NodeValue {
        switch self {
        case .home: return value(.home)
        case .workout(let workoutId): return value(.workout, .int(workoutId))
        }
    }

    init?(_ node: FitnessNode, _ values: inout ValueReader) {
        switch node {
        case .home: self = .home
        case .workout: self = .workout(workoutId: values.int(0))
        default: return nil
        }
    }
}

nonisolated extension FitnessGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        FitnessGraph.table, format: .v1,
        origins: ["schemes=fitness hosts=fitness.example.com"],
        """
        home /summary | @home
        workout /workout/{0:Int} | @home workout(0)
        """)
}
