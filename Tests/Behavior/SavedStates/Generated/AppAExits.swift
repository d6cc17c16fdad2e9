// Written by navgen from saved.yaml, section a. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

@MainActor struct AGridExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }

@MainActor struct AGuestExits: ScreenExiting, PlainExiting { let handler: AppExitHandler }
