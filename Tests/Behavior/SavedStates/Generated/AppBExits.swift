// Written by navgen from saved.yaml, section b. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

@MainActor struct BGridExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct BInhabitantExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }
