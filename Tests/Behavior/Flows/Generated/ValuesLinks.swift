// Written by navgen from values.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The destinations of URLs.
nonisolated enum ValuesLink: NavigationLinkValue {
    /// `/`
    case lounge
    /// `/inside`
    case inside
    /// `/survey/{topic}?level={level}&mood={moods}&due={due}`, `/survey`
    case survey(
        topic: String = "none", level: Int = 1, moods: [Mood] = [], due: Date? = nil,
        note: String? = "empty", key: String? = nil
    )
    /// `/survey/{topic}/third`
    case surveyThird(
        topic: String = "none", level: Int = 1, moods: [Mood] = [], due: Date? = nil,
        note: String? = "empty", key: String? = nil
    )
    /// `/checkin?seat={seat}`
    case checkin(seat: Int = 7)
    /// `/checkin/bye?seat={seat}`
    case checkinBye(seat: Int = 7)

    var nodeValue: NodeValue {
        switch self {
        case .lounge: return value(.lounge)
        case .inside: return value(.inside)
        case .survey(let topic, let level, let moods, let due, let note, let key):
            return value(
                .survey, .string(topic), .int(level), .rawList(moods), .date(due),
                .nullable(.string(note)), .string(key))
        case .surveyThird(let topic, let level, let moods, let due, let note, let key):
            return value(
                .surveyThird, .string(topic), .int(level), .rawList(moods), .date(due),
                .nullable(.string(note)), .string(key))
        case .checkin(let seat): return value(.checkin, .int(seat))
        case .checkinBye(let seat): return value(.checkinBye, .int(seat))
        }
    }

    init?(_ node: ValuesNode, _ values: inout ValueReader) {
        switch node {
        case .lounge: self = .lounge
        case .inside: self = .inside
        case .survey:
            self = .survey(
                topic: values.string(0, or: "none"), level: values.int(1, or: 1),
                moods: values.rawList(2, or: []), due: values.optionalDate(3),
                note: values.optionalString(4, or: "empty"), key: values.optionalString(5))
        case .surveyThird:
            self = .surveyThird(
                topic: values.string(0, or: "none"), level: values.int(1, or: 1),
                moods: values.rawList(2, or: []), due: values.optionalDate(3),
                note: values.optionalString(4, or: "empty"), key: values.optionalString(5))
        case .checkin: self = .checkin(seat: values.int(0, or: 7))
        case .checkinBye: self = .checkinBye(seat: values.int(0, or: 7))
        default: return nil
        }
    }
}

nonisolated extension ValuesGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        ValuesGraph.table, format: .v1,
        origins: ["schemes=values"],
        types: ["Mood": .cases(Mood.self)],
        """
        lounge / | @lounge
        inside /inside | @lounge inside
        survey /survey/{0}?level={1:Int=1}&mood={2:Mood*-}&due={3:Date-} {4=empty} | @lounge \
            +survey(0,1,2,3,4,5)
        survey /survey {0=none} {1=1} {4=empty}
        survey.third /survey/{0}/third {1=1} {4=empty} | @lounge +survey.third(0,1,2,3,4,5)
        checkin /checkin?seat={0:Int=7} | @checkin(0)
        checkin.bye /checkin/bye?seat={0:Int=7} | @checkin.bye(0)
        report | @lounge report(0,1,2)
        """)
}
