// Written by navgen from library.yaml, section model, module LibraryModel. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

public import NavgenRuntime

/// String values whose text matches `97[89][0-9]{10}`.
nonisolated public struct ISBN: PatternValue {
    public static let automaton = Automaton(
        """
        39>1;37>2;38-39>3;30-39>4;30-39>5;30-39>6;30-39>7;30-39>8;30-39>9;30-39>10;\
        30-39>11;30-39>12;30-39>13;!
        """)
    public let rawValue: String
    public init(unchecked value: String) { rawValue = value }
}
