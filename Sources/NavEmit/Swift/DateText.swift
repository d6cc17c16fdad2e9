import NavGraph
import NavLinks

/// What generated code says of dates in URLs.
enum DateText {
    static func write(_ isolation: String, _ writer: inout SwiftWriter) {
        writer.blank()
        writer.code(
            """
            \(isolation)extension Date {
                /// `YYYY-MM-DDThh:mm:ss.fffZ`; `nil` for years outside 0 to 9999, and between milliseconds.
                fileprivate var urlText: String? {
                    let exact = (timeIntervalSince1970 * 1000).rounded()
                    guard abs(exact) < 1e15, Date(timeIntervalSince1970: exact / 1000) == self else { return nil }
                    let milliseconds = Int64(exact)
                    let day = Int64((exact / 86_400_000).rounded(.down))
                    let rest = milliseconds - day * 86_400_000
                    let shifted = day + 719_468
                    let era = Int64((Double(shifted) / 146_097).rounded(.down))
                    let dayOfEra = shifted - era * 146_097
                    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
                    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
                    let shiftedMonth = (5 * dayOfYear + 2) / 153
                    let month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9)
                    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
                    guard year >= 0, year <= 9999 else { return nil }
                    func padded(_ number: Int64, _ width: Int) -> String {
                        let digits = String(number)
                        return String(repeating: "0", count: width - digits.utf8.count) + digits
                    }
                    let dayOfMonth = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
                    return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(dayOfMonth, 2) + "T"
                        + padded(rest / 3_600_000, 2) + ":" + padded(rest / 60_000 % 60, 2) + ":"
                        + padded(rest / 1000 % 60, 2) + "." + padded(rest % 1000, 3) + "Z"
                }
            }
            """)
    }

    /// What has to hold of a text, the date to the millisecond: it ends so that it can be written shorter, and matches.
    static func condition(_ spelling: DateSpelling) -> String {
        let (long, short) = spelling.ending
        if long.isEmpty { return "Self.automaton.accepts(text)" }
        let kept = "String(text.dropLast(\(long.utf8.count)))" + (short.isEmpty ? "" : " + \"\(short)\"")
        return "text.hasSuffix(\"\(long)\"), Self.automaton.accepts(\(kept))"
    }
}

extension SwiftModel {
    /// How URLs give the dates of a type.
    func dateSpelling(of base: TypeUse.Base) -> DateSpelling {
        guard case .declared(let id) = base, case .constrained(.date, _?) = graph[id].definition else {
            return .milliseconds
        }
        return links.spellings(of: id).flatMap(DateSpelling.init(in:)) ?? .milliseconds
    }
}
