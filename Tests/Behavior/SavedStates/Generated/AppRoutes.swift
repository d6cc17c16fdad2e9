// Written by navgen from saved.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The app's own types, as the graph declares them.
nonisolated private func checkOwnTypes() {
    OwnTypes.isSaved(Mine.self, "saved.yaml: Mine: {swift: Mine}")
}

/// The screens that can be on a stack.
nonisolated enum AppRoute: NavigationValue {
    case home
    case letter(mark: String? = nil, size: String? = nil)
    case word
    case welcome
    case headline
    case article
    case mail(mark: String? = nil)
    case message
    case page
    case nilDefault(a: Int? = 4)
    case places
    case place(a: String? = nil)
    case folders
    case names
    case file
    case topics
    case notes
    case note
    case rooms
    case room
    case newName(a: Int)
    case movedTo(a: Int)
    case transientNow(a: String)
    case externalNow
    case both(a: String)
    case same(
        a: String, b: Int? = nil, c: [String] = [], d: Length = .small, e: Bool, f: Mine, g: Code
    )
    case empty
    case more(a: String, b: Int? = nil, c: Int = 3, d: [Int] = [])
    case otherDefault(a: Int = 2)
    case newRequired(a: String, b: Int)
    case renamedValue(z: String)
    case lostValue(a: String)
    case stricter(a: Int)
    case defaulted(a: Int = 4)
    case looser(a: Int? = nil)
    case many(a: [Int] = [])
    case few(a: Int? = nil)
    case none(a: Int)
    case otherList(a: [String] = [])
    case listOfSizes(a: [Size] = [])
    case size(a: Size)
    case sizeOrDefault(a: Size = .medium)
    case sizeAsText(a: String)
    case textAsSize(a: Size? = nil)
    case code(a: Code)
    case codeOrNil(a: Code? = nil)
    case codeAsText(a: String)
    case codeAsFree(a: Free)
    case freeAsCode(a: Code? = nil)
    case disjoint(a: Other)
    case sizeAsNumber(a: Int)
    case numberAsNumber(a: UInt)
    case numberLost(a: String)
    case mine(a: Mine? = nil)
    case kept(a: Number)
    case asString(
        p0: String? = nil, p1: Int? = nil, p2: Int64? = nil, p3: UInt? = nil, p4: Double? = nil,
        p5: Decimal? = nil, p6: Bool? = nil, p7: UUID? = nil, p8: Date? = nil, p9: URL? = nil
    )
    case asInt(
        p0: String? = nil, p1: Int? = nil, p2: Int64? = nil, p3: UInt? = nil, p4: Double? = nil,
        p5: Decimal? = nil, p6: Bool? = nil, p7: UUID? = nil, p8: Date? = nil, p9: URL? = nil
    )
    case asInt64(
        p0: String? = nil, p1: Int? = nil, p2: Int64? = nil, p3: UInt? = nil, p4: Double? = nil,
        p5: Decimal? = nil, p6: Bool? = nil, p7: UUID? = nil, p8: Date? = nil, p9: URL? = nil
    )
    case asUInt(
        p0: String? = nil, p1: Int? = nil, p2: Int64? = nil, p3: UInt? = nil, p4: Double? = nil,
        p5: Decimal? = nil, p6: Bool? = nil, p7: UUID? = nil, p8: Date? = nil, p9: URL? = nil
    )
    case asDouble(
        p0: String? = nil, p1: Int? = nil, p2: Int64? = nil, p3: UInt? = nil, p4: Double? = nil,
        p5: Decimal? = nil, p6: Bool? = nil, p7: UUID? = nil, p8: Date? = nil, p9: URL? = nil
    )
    case asDecimal(
        p0: String? = nil, p1: Int? = nil, p2: Int64? = nil, p3: UInt? = nil, p4: Double? = nil,
        p5: Decimal? = nil, p6: Bool? = nil, p7: UUID? = nil, p8: Date? = nil, p9: URL? = nil
    )
    case asBool(
        p0: String? = nil, p1: Int? = nil, p2: Int64? = nil, p3: UInt? = nil, p4: Double? = nil,
        p5: Decimal? = nil, p6: Bool? = nil, p7: UUID? = nil, p8: Date? = nil, p9: URL? = nil
    )
    case asUUID(
        p0: String? = nil, p1: Int? = nil, p2: Int64? = nil, p3: UInt? = nil, p4: Double? = nil,
        p5: Decimal? = nil, p6: Bool? = nil, p7: UUID? = nil, p8: Date? = nil, p9: URL? = nil
    )
    case asDate(
        p0: String? = nil, p1: Int? = nil, p2: Int64? = nil, p3: UInt? = nil, p4: Double? = nil,
        p5: Decimal? = nil, p6: Bool? = nil, p7: UUID? = nil, p8: Date? = nil, p9: URL? = nil
    )
    case asURL(
        p0: String? = nil, p1: Int? = nil, p2: Int64? = nil, p3: UInt? = nil, p4: Double? = nil,
        p5: Decimal? = nil, p6: Bool? = nil, p7: UUID? = nil, p8: Date? = nil, p9: URL? = nil
    )
    case a(AppARoute)
    case b(AppBRoute)

    var nodeValue: NodeValue {
        switch self {
        case .home: return value(.home)
        case .letter(let mark, let size): return value(.letter, .string(mark), .string(size))
        case .word: return value(.word)
        case .welcome: return value(.welcome)
        case .headline: return value(.headline)
        case .article: return value(.article)
        case .mail(let mark): return value(.mail, .string(mark))
        case .message: return value(.message)
        case .page: return value(.page)
        case .nilDefault(let a): return value(.nilDefault, .nullable(.int(a)))
        case .places: return value(.places)
        case .place(let a): return value(.place, .string(a))
        case .folders: return value(.folders)
        case .names: return value(.names)
        case .file: return value(.file)
        case .topics: return value(.topics)
        case .notes: return value(.notes)
        case .note: return value(.note)
        case .rooms: return value(.rooms)
        case .room: return value(.room)
        case .newName(let a): return value(.newName, .int(a))
        case .movedTo(let a): return value(.movedTo, .int(a))
        case .transientNow(let a): return value(.transientNow, .string(a))
        case .externalNow: return value(.externalNow)
        case .both(let a): return value(.both, .string(a))
        case .same(let a, let b, let c, let d, let e, let f, let g):
            return value(
                .same, .string(a), .int(b), .list(c), .raw(d), .bool(e), .saved(f), .raw(g))
        case .empty: return value(.empty)
        case .more(let a, let b, let c, let d):
            return value(.more, .string(a), .int(b), .int(c), .list(d))
        case .otherDefault(let a): return value(.otherDefault, .int(a))
        case .newRequired(let a, let b): return value(.newRequired, .string(a), .int(b))
        case .renamedValue(let z): return value(.renamedValue, .string(z))
        case .lostValue(let a): return value(.lostValue, .string(a))
        case .stricter(let a): return value(.stricter, .int(a))
        case .defaulted(let a): return value(.defaulted, .int(a))
        case .looser(let a): return value(.looser, .int(a))
        case .many(let a): return value(.many, .list(a))
        case .few(let a): return value(.few, .int(a))
        case .none(let a): return value(.none, .int(a))
        case .otherList(let a): return value(.otherList, .list(a))
        case .listOfSizes(let a): return value(.listOfSizes, .rawList(a))
        case .size(let a): return value(.size, .raw(a))
        case .sizeOrDefault(let a): return value(.sizeOrDefault, .raw(a))
        case .sizeAsText(let a): return value(.sizeAsText, .string(a))
        case .textAsSize(let a): return value(.textAsSize, .raw(a))
        case .code(let a): return value(.code, .raw(a))
        case .codeOrNil(let a): return value(.codeOrNil, .raw(a))
        case .codeAsText(let a): return value(.codeAsText, .string(a))
        case .codeAsFree(let a): return value(.codeAsFree, .raw(a))
        case .freeAsCode(let a): return value(.freeAsCode, .raw(a))
        case .disjoint(let a): return value(.disjoint, .raw(a))
        case .sizeAsNumber(let a): return value(.sizeAsNumber, .int(a))
        case .numberAsNumber(let a): return value(.numberAsNumber, .uint(a))
        case .numberLost(let a): return value(.numberLost, .string(a))
        case .mine(let a): return value(.mine, .saved(a))
        case .kept(let a): return value(.kept, .raw(a))
        case .asString(
            let p0, let p1, let p2, let p3, let p4, let p5, let p6, let p7, let p8, let p9):
            return value(
                .asString, .string(p0), .int(p1), .int64(p2), .uint(p3), .double(p4), .decimal(p5),
                .bool(p6), .uuid(p7), .date(p8), .url(p9))
        case .asInt(let p0, let p1, let p2, let p3, let p4, let p5, let p6, let p7, let p8, let p9):
            return value(
                .asInt, .string(p0), .int(p1), .int64(p2), .uint(p3), .double(p4), .decimal(p5),
                .bool(p6), .uuid(p7), .date(p8), .url(p9))
        case .asInt64(
            let p0, let p1, let p2, let p3, let p4, let p5, let p6, let p7, let p8, let p9):
            return value(
                .asInt64, .string(p0), .int(p1), .int64(p2), .uint(p3), .double(p4), .decimal(p5),
                .bool(p6), .uuid(p7), .date(p8), .url(p9))
        case .asUInt(
            let p0, let p1, let p2, let p3, let p4, let p5, let p6, let p7, let p8, let p9):
            return value(
                .asUInt, .string(p0), .int(p1), .int64(p2), .uint(p3), .double(p4), .decimal(p5),
                .bool(p6), .uuid(p7), .date(p8), .url(p9))
        case .asDouble(
            let p0, let p1, let p2, let p3, let p4, let p5, let p6, let p7, let p8, let p9):
            return value(
                .asDouble, .string(p0), .int(p1), .int64(p2), .uint(p3), .double(p4), .decimal(p5),
                .bool(p6), .uuid(p7), .date(p8), .url(p9))
        case .asDecimal(
            let p0, let p1, let p2, let p3, let p4, let p5, let p6, let p7, let p8, let p9):
            return value(
                .asDecimal, .string(p0), .int(p1), .int64(p2), .uint(p3), .double(p4), .decimal(p5),
                .bool(p6), .uuid(p7), .date(p8), .url(p9))
        case .asBool(
            let p0, let p1, let p2, let p3, let p4, let p5, let p6, let p7, let p8, let p9):
            return value(
                .asBool, .string(p0), .int(p1), .int64(p2), .uint(p3), .double(p4), .decimal(p5),
                .bool(p6), .uuid(p7), .date(p8), .url(p9))
        case .asUUID(
            let p0, let p1, let p2, let p3, let p4, let p5, let p6, let p7, let p8, let p9):
            return value(
                .asUUID, .string(p0), .int(p1), .int64(p2), .uint(p3), .double(p4), .decimal(p5),
                .bool(p6), .uuid(p7), .date(p8), .url(p9))
        case .asDate(
            let p0, let p1, let p2, let p3, let p4, let p5, let p6, let p7, let p8, let p9):
            return value(
                .asDate, .string(p0), .int(p1), .int64(p2), .uint(p3), .double(p4), .decimal(p5),
                .bool(p6), .uuid(p7), .date(p8), .url(p9))
        case .asURL(let p0, let p1, let p2, let p3, let p4, let p5, let p6, let p7, let p8, let p9):
            return value(
                .asURL, .string(p0), .int(p1), .int64(p2), .uint(p3), .double(p4), .decimal(p5),
                .bool(p6), .uuid(p7), .date(p8), .url(p9))
        case .a(let inner): return inner.nodeValue
        case .b(let inner): return inner.nodeValue
        }
    }

    init?(_ node: AppNode, _ values: inout ValueReader) {
        switch node {
        case .home: self = .home
        case .letter: self = .letter(mark: values.optionalString(0), size: values.optionalString(1))
        case .word: self = .word
        case .welcome: self = .welcome
        case .headline: self = .headline
        case .article: self = .article
        case .mail: self = .mail(mark: values.optionalString(0))
        case .message: self = .message
        case .page: self = .page
        case .nilDefault: self = .nilDefault(a: values.optionalInt(0, or: 4))
        case .places: self = .places
        case .place: self = .place(a: values.optionalString(0))
        case .folders: self = .folders
        case .names: self = .names
        case .file: self = .file
        case .topics: self = .topics
        case .notes: self = .notes
        case .note: self = .note
        case .rooms: self = .rooms
        case .room: self = .room
        case .newName: self = .newName(a: values.int(0))
        case .movedTo: self = .movedTo(a: values.int(0))
        case .transientNow: self = .transientNow(a: values.string(0))
        case .externalNow: self = .externalNow
        case .both: self = .both(a: values.string(0))
        case .same:
            guard let f = values.saved(5, Mine.self) else { return nil }
            self = .same(
                a: values.string(0), b: values.optionalInt(1), c: values.list(2, or: []),
                d: values.choice(3, or: .small), e: values.bool(4), f: f, g: values.pattern(6))
        case .empty: self = .empty
        case .more:
            self = .more(
                a: values.string(0), b: values.optionalInt(1), c: values.int(2, or: 3),
                d: values.list(3, or: []))
        case .otherDefault: self = .otherDefault(a: values.int(0, or: 2))
        case .newRequired: self = .newRequired(a: values.string(0), b: values.int(1))
        case .renamedValue: self = .renamedValue(z: values.string(0))
        case .lostValue: self = .lostValue(a: values.string(0))
        case .stricter: self = .stricter(a: values.int(0))
        case .defaulted: self = .defaulted(a: values.int(0, or: 4))
        case .looser: self = .looser(a: values.optionalInt(0))
        case .many: self = .many(a: values.list(0, or: []))
        case .few: self = .few(a: values.optionalInt(0))
        case .none: self = .none(a: values.int(0))
        case .otherList: self = .otherList(a: values.list(0, or: []))
        case .listOfSizes: self = .listOfSizes(a: values.rawList(0, or: []))
        case .size: self = .size(a: values.choice(0))
        case .sizeOrDefault: self = .sizeOrDefault(a: values.choice(0, or: .medium))
        case .sizeAsText: self = .sizeAsText(a: values.string(0))
        case .textAsSize: self = .textAsSize(a: values.optionalChoice(0))
        case .code: self = .code(a: values.pattern(0))
        case .codeOrNil: self = .codeOrNil(a: values.optionalPattern(0))
        case .codeAsText: self = .codeAsText(a: values.string(0))
        case .codeAsFree: self = .codeAsFree(a: values.wrapped(0))
        case .freeAsCode: self = .freeAsCode(a: values.optionalPattern(0))
        case .disjoint: self = .disjoint(a: values.pattern(0))
        case .sizeAsNumber: self = .sizeAsNumber(a: values.int(0))
        case .numberAsNumber: self = .numberAsNumber(a: values.uint(0))
        case .numberLost: self = .numberLost(a: values.string(0))
        case .mine: self = .mine(a: values.saved(0))
        case .kept: self = .kept(a: values.pattern(0))
        case .asString:
            self = .asString(
                p0: values.optionalString(0), p1: values.optionalInt(1),
                p2: values.optionalInt64(2), p3: values.optionalUInt(3),
                p4: values.optionalDouble(4), p5: values.optionalDecimal(5),
                p6: values.optionalBool(6), p7: values.optionalUUID(7), p8: values.optionalDate(8),
                p9: values.optionalURL(9))
        case .asInt:
            self = .asInt(
                p0: values.optionalString(0), p1: values.optionalInt(1),
                p2: values.optionalInt64(2), p3: values.optionalUInt(3),
                p4: values.optionalDouble(4), p5: values.optionalDecimal(5),
                p6: values.optionalBool(6), p7: values.optionalUUID(7), p8: values.optionalDate(8),
                p9: values.optionalURL(9))
        case .asInt64:
            self = .asInt64(
                p0: values.optionalString(0), p1: values.optionalInt(1),
                p2: values.optionalInt64(2), p3: values.optionalUInt(3),
                p4: values.optionalDouble(4), p5: values.optionalDecimal(5),
                p6: values.optionalBool(6), p7: values.optionalUUID(7), p8: values.optionalDate(8),
                p9: values.optionalURL(9))
        case .asUInt:
            self = .asUInt(
                p0: values.optionalString(0), p1: values.optionalInt(1),
                p2: values.optionalInt64(2), p3: values.optionalUInt(3),
                p4: values.optionalDouble(4), p5: values.optionalDecimal(5),
                p6: values.optionalBool(6), p7: values.optionalUUID(7), p8: values.optionalDate(8),
                p9: values.optionalURL(9))
        case .asDouble:
            self = .asDouble(
                p0: values.optionalString(0), p1: values.optionalInt(1),
                p2: values.optionalInt64(2), p3: values.optionalUInt(3),
                p4: values.optionalDouble(4), p5: values.optionalDecimal(5),
                p6: values.optionalBool(6), p7: values.optionalUUID(7), p8: values.optionalDate(8),
                p9: values.optionalURL(9))
        case .asDecimal:
            self = .asDecimal(
                p0: values.optionalString(0), p1: values.optionalInt(1),
                p2: values.optionalInt64(2), p3: values.optionalUInt(3),
                p4: values.optionalDouble(4), p5: values.optionalDecimal(5),
                p6: values.optionalBool(6), p7: values.optionalUUID(7), p8: values.optionalDate(8),
                p9: values.optionalURL(9))
        case .asBool:
            self = .asBool(
                p0: values.optionalString(0), p1: values.optionalInt(1),
                p2: values.optionalInt64(2), p3: values.optionalUInt(3),
                p4: values.optionalDouble(4), p5: values.optionalDecimal(5),
                p6: values.optionalBool(6), p7: values.optionalUUID(7), p8: values.optionalDate(8),
                p9: values.optionalURL(9))
        case .asUUID:
            self = .asUUID(
                p0: values.optionalString(0), p1: values.optionalInt(1),
                p2: values.optionalInt64(2), p3: values.optionalUInt(3),
                p4: values.optionalDouble(4), p5: values.optionalDecimal(5),
                p6: values.optionalBool(6), p7: values.optionalUUID(7), p8: values.optionalDate(8),
                p9: values.optionalURL(9))
        case .asDate:
            self = .asDate(
                p0: values.optionalString(0), p1: values.optionalInt(1),
                p2: values.optionalInt64(2), p3: values.optionalUInt(3),
                p4: values.optionalDouble(4), p5: values.optionalDecimal(5),
                p6: values.optionalBool(6), p7: values.optionalUUID(7), p8: values.optionalDate(8),
                p9: values.optionalURL(9))
        case .asURL:
            self = .asURL(
                p0: values.optionalString(0), p1: values.optionalInt(1),
                p2: values.optionalInt64(2), p3: values.optionalUInt(3),
                p4: values.optionalDouble(4), p5: values.optionalDecimal(5),
                p6: values.optionalBool(6), p7: values.optionalUUID(7), p8: values.optionalDate(8),
                p9: values.optionalURL(9))
        default:
            if let inner = AppARoute(node, &values) {
                self = .a(inner)
            } else if let inner = AppBRoute(node, &values) {
                self = .b(inner)
            } else {
                return nil
            }
        }
    }
}

/// The nodes that are presented as sheets.
nonisolated enum AppSheet: PresentedValue {
    case info(a: String)
    case piling
    case sheetNow

    var nodeValue: NodeValue {
        switch self {
        case .info(let a): return value(.info, .string(a))
        case .piling: return value(.piling)
        case .sheetNow: return value(.sheetNow)
        }
    }

    init?(_ node: AppNode, _ values: inout ValueReader) {
        switch node {
        case .info: self = .info(a: values.string(0))
        case .piling: self = .piling
        case .sheetNow: self = .sheetNow
        default: return nil
        }
    }
}

/// The nodes that are presented full screen.
nonisolated enum AppCover: PresentedValue {
    case covering

    var nodeValue: NodeValue {
        switch self {
        case .covering: return value(.covering)
        }
    }

    init?(_ node: AppNode, _ values: inout ValueReader) {
        switch node {
        case .covering: self = .covering
        default: return nil
        }
    }
}

/// The nodes that are presented as popovers.
nonisolated enum AppPopover: PresentedValue {
    case popping(a: Int? = nil)

    var nodeValue: NodeValue {
        switch self {
        case .popping(let a): return value(.popping, .int(a))
        }
    }

    init?(_ node: AppNode, _ values: inout ValueReader) {
        switch node {
        case .popping: self = .popping(a: values.optionalInt(0))
        default: return nil
        }
    }
}

/// The alerts.
nonisolated enum AppAlert: PresentedValue {
    case asks(a: Int)

    var nodeValue: NodeValue {
        switch self {
        case .asks(let a): return value(.asks, .int(a))
        }
    }

    init?(_ node: AppNode, _ values: inout ValueReader) {
        switch node {
        case .asks: self = .asks(a: values.int(0))
        default: return nil
        }
    }

    var actions: [AlertButton] {
        switch self {
        case .asks:
            return [
                AlertButton(AsksAction.no, String(localized: "N"))
            ]
        }
    }
}

/// The confirmation dialogs.
nonisolated enum AppDialog: PresentedValue {
    case closing
    case choosing(a: Int)

    var nodeValue: NodeValue {
        switch self {
        case .closing: return value(.closing)
        case .choosing(let a): return value(.choosing, .int(a))
        }
    }

    init?(_ node: AppNode, _ values: inout ValueReader) {
        switch node {
        case .closing: self = .closing
        case .choosing: self = .choosing(a: values.int(0))
        default: return nil
        }
    }

    var actions: [AlertButton] {
        switch self {
        case .closing:
            return [
                AlertButton(ClosingAction.yes, String(localized: "Y"))
            ]
        case .choosing:
            return [
                AlertButton(ChoosingAction.yes, String(localized: "Y"))
            ]
        }
    }
}

/// The possible answers to `asks`.
nonisolated enum AsksAction: String, CaseIterable, Codable, Sendable {
    case no
}

/// The possible answers to `closing`.
nonisolated enum ClosingAction: String, CaseIterable, Codable, Sendable {
    case yes
}

/// The possible answers to `choosing`.
nonisolated enum ChoosingAction: String, CaseIterable, Codable, Sendable {
    case yes
}

/// The tabs, in the order in which they appear.
nonisolated enum AppTab: String, NavigationTab {
    case start
    case characters
    case news
    case mails
    case map
    case files
    case leaves
    case notebooks
    case offices

    typealias Graph = AppGraph
}

/// The roots of the app, of which one is shown.
nonisolated enum AppRoot: String, NavigationRoot {
    case tabs
    case welcome
    case grandTour
}

nonisolated enum Size: String, CaseIterable, Codable, Sendable {
    case tiny = "small"
    case large = "big"
    case medium
}

nonisolated enum Length: String, CaseIterable, Codable, Sendable {
    case tiny
    case small
    case huge
    case big
}

/// String values whose text matches `[A-M]{3}`.
nonisolated struct Code: PatternValue {
    static let automaton = Automaton("41-4D>1;41-4D>2;41-4D>3;!")
    let rawValue: String
    init(unchecked value: String) { rawValue = value }
}

/// String values whose text matches `[A-Z]{4}`.
nonisolated struct Other: PatternValue {
    static let automaton = Automaton("41-5A>1;41-5A>2;41-5A>3;41-5A>4;!")
    let rawValue: String
    init(unchecked value: String) { rawValue = value }
}

/// Int values whose text matches `[0-9]+`.
nonisolated struct Number: PatternValue {
    static let automaton = Automaton(
        """
        30>1,31-38>2,39>3;!;!30-39>4;!30-31>4,32>5,33-39>6;!30-39>6;\
        !30-31>6,32>7,33-39>8;!30-39>8;!30-32>8,33>9,34-39>10;!30-39>10;\
        !30-32>10,33>11,34-39>12;!30-39>12;!30-36>12,37>13,38-39>14;!30-39>14;\
        !30-31>14,32>15,33-39>16;!30-39>16;!30>17,31-39>18;!30-39>18;\
        !30-32>18,33>19,34-39>20;!30-39>20;!30-35>20,36>21,37-39>22;!30-39>22;\
        !30-37>22,38>23,39>24;!30-39>24;!30-34>24,35>25,36-39>26;!30-39>26;\
        !30-33>26,34>27,35-39>28;!30-39>28;!30-36>28,37>29,38-39>30;!30-39>30;\
        !30-36>30,37>31,38-39>32;!30-39>32;!30-34>32,35>33,36-39>34;!30-39>34;\
        !30-37>34,38>35,39>36;!30-39>36;!30>37,31-39>1;!30-39>1;!30-37>1
        """)
    let rawValue: Int
    init(unchecked value: Int) { rawValue = value }
}

nonisolated struct Free: WrappedValue {
    let rawValue: String
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum AppNode: NavigationNode {
    case start
    case characters
    case news
    case mails
    case map
    case files
    case leaves
    case notebooks
    case offices
    case noteSplit
    case placeSplit
    case fileSplit
    case mailSplit
    case home
    case letter
    case word
    case welcome
    case headline
    case article
    case mail
    case message
    case page
    case nilDefault
    case places
    case place
    case folders
    case names
    case file
    case topics
    case notes
    case note
    case rooms
    case room
    case newName
    case movedTo
    case transientNow
    case externalNow
    case both
    case same
    case empty
    case more
    case otherDefault
    case newRequired
    case renamedValue
    case lostValue
    case stricter
    case defaulted
    case looser
    case many
    case few
    case none
    case otherList
    case listOfSizes
    case size
    case sizeOrDefault
    case sizeAsText
    case textAsSize
    case code
    case codeOrNil
    case codeAsText
    case codeAsFree
    case freeAsCode
    case disjoint
    case sizeAsNumber
    case numberAsNumber
    case numberLost
    case mine
    case kept
    case asString
    case asInt
    case asInt64
    case asUInt
    case asDouble
    case asDecimal
    case asBool
    case asUUID
    case asDate
    case asURL
    case info
    case piling
    case sheetNow
    case covering
    case popping
    case asks
    case closing
    case choosing
    case wizard
    case wizardOne
    case wizardThree
    case wizardFour
    case grandTour
    case grandTourA
    case grandTourB
    case latterWizard
    case latterWizardA
    case latterWizardB
    case aGrid
    case aGuest
    case bGrid
    case bInhabitant

    typealias Graph = AppGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum AppGraph: NavigationGraph {
    typealias Node = AppNode
    typealias Route = AppRoute
    typealias Sheet = AppSheet
    typealias Cover = AppCover
    typealias Popover = AppPopover
    typealias Alert = AppAlert
    typealias Dialog = AppDialog
    typealias Flow = AppFlow
    typealias Tab = AppTab
    typealias Root = AppRoot
    typealias Conditions = AppConditions
    typealias Handlers = any AppHandlers

    static let table = GraphTable(
        AppGraph.self, "App", format: .v1,
        """
        ?signedIn
        ?known
        ?new
        @tabs when=signedIn
        @welcome when=known
        @grandTour
        start tab root=home
        characters tab root=letter was=letters
        news tab root=article
        mails tab root=mailSplit
        map tab root=placeSplit
        files tab root=fileSplit
        leaves tab root=page
        notebooks tab root=noteSplit
        offices tab root=rooms
        noteSplit split sidebar=topics detail=notes,note
        placeSplit split sidebar=places detail=place
        fileSplit split sidebar=folders detail=names,file
        mailSplit split sidebar=mail detail=message
        home screen \
            pushes=a.grid,a.guest,b.grid,b.inhabitant,nilDefault,same,empty,more,otherDefault,newRequired,renamedValue,lostValue,stricter,defaulted,looser,many,few,none,otherList,listOfSizes,size,sizeOrDefault,sizeAsText,textAsSize,code,codeOrNil,codeAsText,codeAsFree,freeAsCode,disjoint,sizeAsNumber,numberAsNumber,numberLost,mine,kept,asString,asInt,asInt64,asUInt,asDouble,asDecimal,asBool,asUUID,asDate,asURL,headline,word,newName,movedTo,transientNow,externalNow,both
        letter screen params=mark,size pushes=same
        word screen pushes=same
        welcome screen pushes=empty was=login
        headline screen pushes=same
        article screen pushes=same
        mail screen params=mark pushes=same,message
        message screen pushes=same
        page screen pushes=same
        nilDefault screen params=a
        places screen pushes=place,same
        place screen params=a pushes=same
        folders screen pushes=names,file
        names screen pushes=file
        file screen pushes=same
        topics screen pushes=notes,note
        notes screen pushes=note
        note screen pushes=same
        rooms screen pushes=room
        room screen pushes=same
        newName screen params=a was=other,renamed
        movedTo screen params=a was=moved
        transientNow screen params=a transient
        externalNow screen external
        both screen params=a
        same screen params=a,b,c,d,e,f,g
        empty screen
        more screen params=a,b,c,d
        otherDefault screen params=a
        newRequired screen params=a,b
        renamedValue screen params=z
        lostValue screen params=a
        stricter screen params=a
        defaulted screen params=a
        looser screen params=a
        many screen params=a
        few screen params=a
        none screen params=a
        otherList screen params=a
        listOfSizes screen params=a
        size screen params=a
        sizeOrDefault screen params=a
        sizeAsText screen params=a
        textAsSize screen params=a
        code screen params=a
        codeOrNil screen params=a
        codeAsText screen params=a
        codeAsFree screen params=a
        freeAsCode screen params=a
        disjoint screen params=a
        sizeAsNumber screen params=a
        numberAsNumber screen params=a
        numberLost screen params=a
        mine screen params=a
        kept screen params=a
        asString screen params=p0,p1,p2,p3,p4,p5,p6,p7,p8,p9
        asInt screen params=p0,p1,p2,p3,p4,p5,p6,p7,p8,p9
        asInt64 screen params=p0,p1,p2,p3,p4,p5,p6,p7,p8,p9
        asUInt screen params=p0,p1,p2,p3,p4,p5,p6,p7,p8,p9
        asDouble screen params=p0,p1,p2,p3,p4,p5,p6,p7,p8,p9
        asDecimal screen params=p0,p1,p2,p3,p4,p5,p6,p7,p8,p9
        asBool screen params=p0,p1,p2,p3,p4,p5,p6,p7,p8,p9
        asUUID screen params=p0,p1,p2,p3,p4,p5,p6,p7,p8,p9
        asDate screen params=p0,p1,p2,p3,p4,p5,p6,p7,p8,p9
        asURL screen params=p0,p1,p2,p3,p4,p5,p6,p7,p8,p9
        info sheet params=a pushes=same stack
        piling sheet
        sheetNow sheet
        covering cover
        popping popover params=a
        asks alert params=a
        closing dialog
        choosing dialog params=a
        wizard flow as=sheet
        wizard.one step
        wizard.three step
        wizard.four step
        grandTour flow as=root then=empty was=tour
        grandTour.a step
        grandTour.b step
        latterWizard flow was=formerWizard
        latterWizard.a step
        latterWizard.b step
        a.grid screen params=a was=a.list
        a.guest screen params=a was=guest
        b.grid screen params=a was=b.list
        b.inhabitant screen params=a was=resident
        """)
}
