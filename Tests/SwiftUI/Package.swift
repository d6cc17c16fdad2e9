// swift-tools-version: 6.0
import PackageDescription

/// Availability classes: the first version of each platform that has a symbol.
let availability = [
    "A13:iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1",
    "A14:iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1",
    "A15:iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1",
    "A16:iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1",
    "A16_4:iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1",
    "A17:iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1",
    "A18:iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2",
    "A26:iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26",
    "A27:iOS 27, macOS 27, tvOS 27, watchOS 27, visionOS 27",
]

/// Swift 5 mode, as for Apple's interfaces: it determines which function types are Sendable.
let settings: [SwiftSetting] =
    [.swiftLanguageMode(.v5)] + availability.map { .enableExperimentalFeature("AvailabilityMacro=\($0)") }

let package = Package(
    name: "SwiftUI",
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI", "Combine"]),
        .library(name: "XCTestUI", targets: ["XCTestUI"]),
    ],
    targets: [
        .target(name: "Combine", swiftSettings: settings),
        .target(name: "SwiftUI", dependencies: ["Combine"], swiftSettings: settings),
        .target(name: "XCTestUI", dependencies: ["SwiftUI"]),
        .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI"], exclude: ["Samples"]),
    ]
)
