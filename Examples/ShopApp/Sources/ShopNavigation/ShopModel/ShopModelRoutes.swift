// Written by navgen from shop.yaml, section model, module ShopModel. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if hasFeature(InternalImportsByDefault)
    package import NavgenRuntime
#else
    import NavgenRuntime
#endif

/// String values whose text matches `ORD-[0-9]{3,}`.
nonisolated package struct OrderID: PatternValue {
    package static let automaton = Automaton("4F>1;52>2;44>3;2D>4;30-39>5;30-39>6;30-39>7;!30-39>7")
    package let rawValue: String
    package init(unchecked value: String) { rawValue = value }
}
