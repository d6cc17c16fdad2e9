/// A point in time with milliseconds, as dates in URLs represent it.
struct Instant: Hashable {
    /// Milliseconds since the start of 1970, in UTC.
    var milliseconds: Int64

    init(milliseconds: Int64) { self.milliseconds = milliseconds }

    /// Parses a date. The result is meaningless if the string has the shape of a date but is not in
    /// the language of dates.
    init?(_ text: String) {
        var rest = Array(text.utf8)[...]
        func number(_ digits: Int) -> Int64? {
            let number = rest.prefix(digits)
            guard number.count == digits, number.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
            rest = rest.dropFirst(digits)
            return number.reduce(0) { $0 * 10 + Int64($1) - 0x30 }
        }
        func take(_ allowed: String) -> UInt8? {
            guard let first = rest.first, allowed.utf8.contains(first) else { return nil }
            rest = rest.dropFirst()
            return first
        }
        guard let year = number(4), take("-") != nil, let month = number(2), take("-") != nil, let day = number(2)
        else { return nil }
        milliseconds = Self.days(year: year, month: month, day: day) * 86_400_000
        if rest.isEmpty { return }
        guard take("T") != nil, let hour = number(2), take(":") != nil, let minute = number(2), take(":") != nil,
            let second = number(2)
        else { return nil }
        milliseconds += hour * 3_600_000 + minute * 60_000 + second * 1000
        if take(".") != nil {
            guard let fraction = number(3) else { return nil }
            milliseconds += fraction
        }
        guard let zone = take("Z+-") else { return nil }
        if zone != UInt8(ascii: "Z") {
            guard let hours = number(2), take(":") != nil, let minutes = number(2) else { return nil }
            let offset = hours * 3_600_000 + minutes * 60_000
            milliseconds += zone == UInt8(ascii: "-") ? offset : -offset
        }
        guard rest.isEmpty else { return nil }
    }

    /// `YYYY-MM-DDThh:mm:ss.fffZ`. For years outside of 0 to 9999, which no URL can express, a
    /// number that starts with `@`.
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

    /// Days since 1970-01-01 in the Gregorian calendar. Years start in March, so that the leap day
    /// is the last.
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
    /// The quotient rounded down, also for negative numbers.
    fileprivate func quotient(_ divisor: Int64) -> Int64 {
        self / divisor - (self % divisor < 0 ? 1 : 0)
    }
}
