// Written by navgen from typed.yaml. Do not edit.
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
    OwnTypes.isSaved(FeedSort.self, "typed.yaml: Sort: {swift: FeedSort}")
    OwnTypes.isMember(
        FeedSort.recent, of: FeedSort.self, "typed.yaml: sort: {type: Sort, default: .recent}")
    OwnTypes.isMember(
        FeedSort.standard, of: FeedSort.self, "typed.yaml: sort: {type: Sort, default: .standard}")
}

/// The screens that can be on a stack.
nonisolated enum TypedRoute: NavigationValue {
    case home
    case feed(sort: FeedSort = .recent, page: Int = 1)
    case offer(price: Price, flag: Flag? = nil, token: Token? = nil)
    case user(id: UserID, web: Web? = nil, webs: [Web] = [])
    case pay(
        amount: Amount = Amount(unchecked: Decimal(string: "12345678901234567891") ?? 0),
        code: Code? = nil, place: Place? = nil, tiny: Double = Double(bitPattern: 1)
    )
    case calendar(
        day: Day = Day(unchecked: Date(timeIntervalSince1970: 1709164800)), days: [Day] = []
    )
    case visit(second: Second, stamp: Stamp? = nil, moment: Moment? = nil)

    var nodeValue: NodeValue {
        switch self {
        case .home: return value(.home)
        case .feed(let sort, let page): return value(.feed, .saved(sort, or: .recent), .int(page))
        case .offer(let price, let flag, let token):
            return value(.offer, .raw(price), .raw(flag), .raw(token))
        case .user(let id, let web, let webs):
            return value(.user, .raw(id), .raw(web), .rawList(webs))
        case .pay(let amount, let code, let place, let tiny):
            return value(.pay, .raw(amount), .raw(code), .raw(place), .double(tiny))
        case .calendar(let day, let days): return value(.calendar, .raw(day), .rawList(days))
        case .visit(let second, let stamp, let moment):
            return value(.visit, .raw(second), .raw(stamp), .raw(moment))
        }
    }

    init?(_ node: TypedNode, _ values: inout ValueReader) {
        switch node {
        case .home: self = .home
        case .feed: self = .feed(sort: values.saved(0, or: .recent), page: values.int(1, or: 1))
        case .offer:
            self = .offer(
                price: values.pattern(0), flag: values.optionalPattern(1),
                token: values.optionalPattern(2))
        case .user:
            self = .user(
                id: values.wrapped(0), web: values.optionalPattern(1),
                webs: values.rawList(2, or: []))
        case .pay:
            self = .pay(
                amount: values.pattern(
                    0, or: Amount(unchecked: Decimal(string: "12345678901234567891") ?? 0)),
                code: values.optionalPattern(1), place: values.optionalPattern(2),
                tiny: values.double(3, or: Double(bitPattern: 1)))
        case .calendar:
            self = .calendar(
                day: values.pattern(0, or: Day(unchecked: Date(timeIntervalSince1970: 1709164800))),
                days: values.rawList(1, or: []))
        case .visit:
            self = .visit(
                second: values.pattern(0), stamp: values.optionalPattern(1),
                moment: values.optionalWrapped(2))
        default: return nil
        }
    }
}

nonisolated struct UserID: WrappedValue {
    let rawValue: UUID
}

nonisolated struct Moment: WrappedValue {
    let rawValue: Date
}

/// URL values whose text matches `https://.+`.
nonisolated struct Web: PatternValue {
    static let automaton = Automaton(
        """
        68>1;74>2;74>3;70>4;73>5;3A>6;2F>7;2F>8;\
        21>9,23>10,24>9,26-2E>9,2F>10,30-39>9,3A>11,3B>9,3D>9,3F>10,40>12,41-5A>9,5F>9,61-7A>9,7E>9;\
        !21>9,23>10,24>9,26-2E>9,2F>10,30-39>9,3A>11,3B>9,3D>9,3F>10,40>12,41-5A>9,5F>9,61-7A>9,7E>9;\
        !21-7E>10,A1-167F>10,1681-1FFF>10,200B-2027>10,202A-202E>10,2030-205E>10,2060-2FFF>10,3001-D7FF>10,E000-10FFFF>10;\
        !21>13,23>10,24>13,26-2E>13,2F>10,30-39>11,3A-3B>13,3D>13,3F>10,40>12,41-5A>13,5F>13,61-7A>13,7E>13;\
        !21>12,23>10,24>12,26-2E>12,2F>10,30-39>12,3A>14,3B>12,3D>12,3F>10,41-5A>12,5F>12,61-7A>12,7E>12;\
        21>13,24>13,26-2E>13,30-3B>13,3D>13,40>12,41-5A>13,5F>13,61-7A>13,7E>13;\
        !23>10,2F>10,30-39>14,3F>10
        """)
    let rawValue: URL
    init(unchecked value: URL) { rawValue = value }
}

/// Decimal values whose text matches `[0-9]+(\.[0-9]+)?`.
nonisolated struct Amount: PatternValue {
    static let automaton = Automaton(
        """
        30>1,31-39>2;!2E>3;!2E>3,30-39>4;30-39>5;!2E>6,30-39>7;!30-39>8;30-39>8;\
        !2E>9,30-39>10;!30-39>11;30-39>11;!2E>12,30-39>13;!30-39>14;30-39>14;\
        !2E>15,30-39>16;!30-39>17;30-39>17;!2E>18,30-39>19;!30-39>20;30-39>20;\
        !2E>21,30-39>22;!30-39>23;30-39>23;!2E>24,30-39>25;!30-39>26;30-39>26;\
        !2E>27,30-39>28;!30-39>29;30-39>29;!2E>30,30-39>31;!30-39>32;30-39>32;\
        !2E>33,30-39>34;!30-39>35;30-39>35;!2E>36,30-39>37;!30-39>38;30-39>38;\
        !2E>39,30-39>40;!30-39>41;30-39>41;!2E>42,30-39>43;!30-39>44;30-39>44;\
        !2E>45,30-39>46;!30-39>47;30-39>47;!2E>48,30-39>49;!30-39>50;30-39>50;\
        !2E>51,30-39>52;!30-39>53;30-39>53;!2E>54,30-39>55;!30-39>56;30-39>56;\
        !2E>57,30-39>58;!30-39>59;30-39>59;!2E>60,30-39>61;!30-39>62;30-39>62;\
        !2E>63,30-39>64;!30-39>65;30-39>65;!2E>66,30-39>67;!30-39>68;30-39>68;\
        !2E>69,30-39>70;!30-39>71;30-39>71;!2E>72,30-39>73;!30-39>74;30-39>74;\
        !2E>75,30-39>76;!30-39>77;30-39>77;!2E>78,30-39>79;!30-39>80;30-39>80;\
        !2E>81,30-39>82;!30-39>83;30-39>83;!2E>84,30-39>85;!30-39>86;30-39>86;\
        !2E>87,30-39>88;!30-39>89;30-39>89;!2E>90,30-39>91;!30-39>92;30-39>92;\
        !2E>93,30-39>94;!30-39>95;30-39>95;!2E>96,30-39>97;!30-39>98;30-39>98;\
        !2E>99,30-39>100;!30-39>101;30-39>101;!2E>102,30-39>103;!30-39>104;30-39>104;\
        !2E>105,30-39>106;!30-39>107;30-39>107;!2E>108,30-39>109;!30-39>110;30-39>110;\
        !2E>111,30-39>112;!30-39>112;30-39>112;!
        """)
    let rawValue: Decimal
    init(unchecked value: Decimal) { rawValue = value }
}

/// Date values whose text matches `[0-9]{4}-[0-9]{2}-[0-9]{2}`.
nonisolated struct Day: PatternValue {
    static let automaton = Automaton(
        """
        30>1,31>2,32>1,33>2,34>1,35>2,36>1,37>2,38>1,39>2;\
        30>3,31-33>4,34>3,35-37>4,38>3,39>4;30-31>4,32>3,33-35>4,36>3,37-39>4;\
        30>5,31>6,32>5,33>6,34>5,35>6,36>5,37>6,38>5,39>6;\
        30>7,31>6,32>5,33>6,34>5,35>6,36>5,37>6,38>5,39>6;\
        30>8,31-33>9,34>8,35-37>9,38>8,39>9;30-31>9,32>8,33-35>9,36>8,37-39>9;\
        30-33>9,34>8,35-37>9,38>8,39>9;2D>10;2D>11;30>12,31>13;30>14,31>13;\
        31>15,32>16,33>15,34>17,35>15,36>17,37-38>15,39>17;30>15,31>17,32>15;\
        31>15,32>18,33>15,34>17,35>15,36>17,37-38>15,39>17;2D>19;2D>20;2D>21;2D>22;\
        30>23,31-32>24,33>25;30>23,31-32>24;30>23,31-32>24,33>26;30>23,31>24,32>27;\
        31-39>28;30-39>28;30-31>28;30>28;30-38>28;!
        """)
    let rawValue: Date
    init(unchecked value: Date) { rawValue = value }
}

/// Date values whose text matches `[^.]*:[^.]*Z`.
nonisolated struct Second: PatternValue {
    static let automaton = Automaton(
        """
        30>1,31>2,32>1,33>2,34>1,35>2,36>1,37>2,38>1,39>2;\
        30>3,31-33>4,34>3,35-37>4,38>3,39>4;30-31>4,32>3,33-35>4,36>3,37-39>4;\
        30>5,31>6,32>5,33>6,34>5,35>6,36>5,37>6,38>5,39>6;\
        30>7,31>6,32>5,33>6,34>5,35>6,36>5,37>6,38>5,39>6;\
        30>8,31-33>9,34>8,35-37>9,38>8,39>9;30-31>9,32>8,33-35>9,36>8,37-39>9;\
        30-33>9,34>8,35-37>9,38>8,39>9;2D>10;2D>11;30>12,31>13;30>14,31>13;\
        31>15,32>16,33>15,34>17,35>15,36>17,37-38>15,39>17;30>15,31>17,32>15;\
        31>15,32>18,33>15,34>17,35>15,36>17,37-38>15,39>17;2D>19;2D>20;2D>21;2D>22;\
        30>23,31-32>24,33>25;30>23,31-32>24;30>23,31-32>24,33>26;30>23,31>24,32>27;\
        31-39>28;30-39>28;30-31>28;30>28;30-38>28;54>29;30-31>30,32>31;30-39>32;\
        30-33>32;3A>33;30-35>34;30-39>35;3A>36;30-35>37;30-39>38;5A>39;!
        """)
    let rawValue: Date
    init(unchecked value: Date) { rawValue = value }
}

/// Date values whose text matches `.*\.[0-9]{3}Z`.
nonisolated struct Stamp: PatternValue {
    static let automaton = Automaton(
        """
        30>1,31>2,32>1,33>2,34>1,35>2,36>1,37>2,38>1,39>2;\
        30>3,31-33>4,34>3,35-37>4,38>3,39>4;30-31>4,32>3,33-35>4,36>3,37-39>4;\
        30>5,31>6,32>5,33>6,34>5,35>6,36>5,37>6,38>5,39>6;\
        30>7,31>6,32>5,33>6,34>5,35>6,36>5,37>6,38>5,39>6;\
        30>8,31-33>9,34>8,35-37>9,38>8,39>9;30-31>9,32>8,33-35>9,36>8,37-39>9;\
        30-33>9,34>8,35-37>9,38>8,39>9;2D>10;2D>11;30>12,31>13;30>14,31>13;\
        31>15,32>16,33>15,34>17,35>15,36>17,37-38>15,39>17;30>15,31>17,32>15;\
        31>15,32>18,33>15,34>17,35>15,36>17,37-38>15,39>17;2D>19;2D>20;2D>21;2D>22;\
        30>23,31-32>24,33>25;30>23,31-32>24;30>23,31-32>24,33>26;30>23,31>24,32>27;\
        31-39>28;30-39>28;30-31>28;30>28;30-38>28;54>29;30-31>30,32>31;30-39>32;\
        30-33>32;3A>33;30-35>34;30-39>35;3A>36;30-35>37;30-39>38;2E>39;30-39>40;\
        30-39>41;30-39>42;5A>43;!
        """)
    let rawValue: Date
    init(unchecked value: Date) { rawValue = value }
}

/// String values whose text matches `[A-Z]+`.
nonisolated struct Code: PatternValue {
    static let automaton = Automaton("41-5A>1;!41-5A>1")
    let rawValue: String
    init(unchecked value: String) { rawValue = value }
}

/// Int values whose text matches `[1-9][0-9]?`.
nonisolated struct Place: PatternValue {
    static let automaton = Automaton("31-39>1;!30-39>2;!")
    let rawValue: Int
    init(unchecked value: Int) { rawValue = value }
}

/// Double values whose text matches `[0-9]+(\.[0-9]{1,2})?`.
nonisolated struct Price: PatternValue {
    static let automaton = Automaton(
        """
        30>1,31-39>2;!2E>3;!2E>3,30-39>4;30-39>5;!2E>3,30-39>6;!30-39>7;!2E>3,30-39>8;!;\
        !2E>3,30-39>9;!2E>3,30-39>10;!2E>3,30-39>11;!2E>3,30-39>12;!2E>3,30-39>13;\
        !2E>3,30-39>14;!2E>3,30-39>15;!2E>3,30-39>16;!2E>3,30-39>17;!2E>3,30-39>18;\
        !2E>19,30-39>20;30-39>21;!2E>22;!30>7;30>21
        """)
    let rawValue: Double
    init(unchecked value: Double) { rawValue = value }
}

/// Bool values whose text matches `true|1`.
nonisolated struct Flag: PatternValue {
    static let automaton = Automaton("31>1,74>2;!;72>3;75>4;65>1")
    let rawValue: Bool
    init(unchecked value: Bool) { rawValue = value }
}

/// UUID values whose text matches `[0-9A-Fa-f]{8}-.*`.
nonisolated struct Token: PatternValue {
    static let automaton = Automaton(
        """
        30-39>1,41-46>1,61-66>1;30-39>2,41-46>2,61-66>2;30-39>3,41-46>3,61-66>3;\
        30-39>4,41-46>4,61-66>4;30-39>5,41-46>5,61-66>5;30-39>6,41-46>6,61-66>6;\
        30-39>7,41-46>7,61-66>7;30-39>8,41-46>8,61-66>8;2D>9;30-39>10,41-46>10,61-66>10;\
        30-39>11,41-46>11,61-66>11;30-39>12,41-46>12,61-66>12;\
        30-39>13,41-46>13,61-66>13;2D>14;30-39>15,41-46>15,61-66>15;\
        30-39>16,41-46>16,61-66>16;30-39>17,41-46>17,61-66>17;\
        30-39>18,41-46>18,61-66>18;2D>19;30-39>20,41-46>20,61-66>20;\
        30-39>21,41-46>21,61-66>21;30-39>22,41-46>22,61-66>22;\
        30-39>23,41-46>23,61-66>23;2D>24;30-39>25,41-46>25,61-66>25;\
        30-39>26,41-46>26,61-66>26;30-39>27,41-46>27,61-66>27;\
        30-39>28,41-46>28,61-66>28;30-39>29,41-46>29,61-66>29;\
        30-39>30,41-46>30,61-66>30;30-39>31,41-46>31,61-66>31;\
        30-39>32,41-46>32,61-66>32;30-39>33,41-46>33,61-66>33;\
        30-39>34,41-46>34,61-66>34;30-39>35,41-46>35,61-66>35;\
        30-39>36,41-46>36,61-66>36;!
        """)
    let rawValue: UUID
    init(unchecked value: UUID) { rawValue = value }
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum TypedNode: NavigationNode {
    case home
    case feed
    case offer
    case user
    case pay
    case calendar
    case visit
    case join
    case joinWho

    typealias Graph = TypedGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum TypedGraph: NavigationGraph {
    typealias Node = TypedNode
    typealias Route = TypedRoute
    typealias Flow = TypedFlow
    typealias Link = TypedLink
    typealias Handlers = any TypedHandlers

    static let table = GraphTable(
        TypedGraph.self, "Typed", format: .v1,
        """
        @home
        home screen pushes=feed,user,pay,calendar,visit,offer
        feed screen params=sort,page pushes=feed
        offer screen params=price,flag,token
        user screen params=id,web,webs
        pay screen params=amount,code,place,tiny
        calendar screen params=day,days
        visit screen params=second,stamp,moment
        join flow as=sheet
        join.who step
        """)
}
