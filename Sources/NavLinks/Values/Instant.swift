/// A moment to the millisecond, as dates in URLs give it.
struct Instant: Hashable {
    /// Since the start of 1970, in UTC.
    var milliseconds: Int64

    init(milliseconds: Int64) { self.milliseconds = milliseconds }

    /// Reads a text of the language of dates.
    init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count >= 10 else { return nil }
        func number(_ range: Range<Int>) -> Int64 {
            bytes[range].reduce(0) { $0 * 10 + Int64($1) - 0x30 }
        }
        var total = Self.days(year: number(0..<4), month: number(5..<7), day: number(8..<10)) * 86_400_000
        guard bytes.count > 10 else {
            milliseconds = total
            return
        }
        guard bytes.count >= 20 else { return nil }
        total += number(11..<13) * 3_600_000 + number(14..<16) * 60_000 + number(17..<19) * 1000
        var zone = 19
        if bytes[zone] == UInt8(ascii: ".") {
            total += number(20..<23)
            zone = 23
        }
        if bytes[zone] != UInt8(ascii: "Z") {
            let offset = number((zone + 1)..<(zone + 3)) * 3_600_000 + number((zone + 4)..<(zone + 6)) * 60_000
            total += bytes[zone] == UInt8(ascii: "-") ? offset : -offset
        }
        milliseconds = total
    }

    /// `YYYY-MM-DDThh:mm:ss.fffZ`. Outside the years 0 to 9999, which no URL can say, a number marked as such.
    var spelling: String {
        let day = milliseconds.quotient(86_400_000)
        let rest = milliseconds - day * 86_400_000
        let (year, month, dayOfMonth) = Self.date(day)
        guard (0...9999).contains(year) else { return "@\(milliseconds)" }
        func padded(_ number: Int64, _ width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
        }
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(dayOfMonth, 2))T\(padded(rest / 3_600_000, 2)):"
            + "\(padded(rest / 60_000 % 60, 2)):\(padded(rest / 1000 % 60, 2)).\(padded(rest % 1000, 3))Z"
    }

    /// Days since 1970-01-01 in the Gregorian calendar. Years start in March, so that the leap day is the last.
    private static func days(year: Int64, month: Int64, day: Int64) -> Int64 {
        let year = month <= 2 ? year - 1 : year
        let era = year.quotient(400)
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    private static func date(_ days: Int64) -> (year: Int64, month: Int64, day: Int64) {
        let shifted = days + 719_468
        let era = shifted.quotient(146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9)
        return (
            yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        )
    }
}

extension Int64 {
    /// Rounded down, also below zero.
    fileprivate func quotient(_ divisor: Int64) -> Int64 {
        self / divisor - (self % divisor < 0 ? 1 : 0)
    }
}
