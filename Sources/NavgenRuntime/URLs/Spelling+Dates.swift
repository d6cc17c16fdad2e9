nonisolated extension Spelling {
    /// The milliseconds since 1970 of a date `YYYY-MM-DD`, optionally with a time to the second or
    /// millisecond and a time zone; `nil` if the date is invalid.
    static func milliseconds(ofDate bytes: some Swift.Collection<UInt8>) -> Int64? {
        let text = Array(bytes)
        /// Reads a number of `count` digits at a position, after a separator.
        func number(_ start: Int, _ count: Int, after separator: UInt8?, in range: ClosedRange<Int64>) -> Int64? {
            guard start + count <= text.count, separator == nil || text[start - 1] == separator else { return nil }
            var number: Int64 = 0
            for byte in text[start..<(start + count)] {
                guard ASCII.isDigit(byte) else { return nil }
                number = number * 10 + Int64(byte - UInt8(ascii: "0"))
            }
            return range.contains(number) ? number : nil
        }
        let dash = ASCII.dash
        guard let year = number(0, 4, after: nil, in: 0...9999), let month = number(5, 2, after: dash, in: 1...12),
            let day = number(8, 2, after: dash, in: 1...31), day <= length(ofMonth: month, year)
        else { return nil }
        var total = days(year, month, day) * 86_400_000
        if text.count == 10 { return total }
        guard let hour = number(11, 2, after: UInt8(ascii: "T"), in: 0...23),
            let minute = number(14, 2, after: ASCII.colon, in: 0...59),
            let second = number(17, 2, after: ASCII.colon, in: 0...59)
        else { return nil }
        total += (hour * 3600 + minute * 60 + second) * 1000
        var zone = 19
        if zone < text.count, text[zone] == ASCII.period {
            guard let fraction = number(20, 3, after: ASCII.period, in: 0...999) else { return nil }
            total += fraction
            zone = 23
        }
        guard zone < text.count else { return nil }
        if text[zone] == UInt8(ascii: "Z") { return text.count == zone + 1 ? total : nil }
        guard text.count == zone + 6, text[zone] == ASCII.plus || text[zone] == dash,
            let hours = number(zone + 1, 2, after: nil, in: 0...23),
            let minutes = number(zone + 4, 2, after: ASCII.colon, in: 0...59)
        else { return nil }
        let offset = (hours * 60 + minutes) * 60_000
        return text[zone] == dash ? total + offset : total - offset
    }

    private static func length(ofMonth month: Int64, _ year: Int64) -> Int64 {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return month == 2 ? (isLeap ? 29 : 28) : 30 + (month + month / 8) % 2
    }

    /// The days since 1970. The calculation starts years in March, so that a leap day is the last
    /// day.
    private static func days(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
        let year = month <= 2 ? year + 399 : year + 400
        let era = year / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468 - 146_097
    }

    /// The spellings of a date from longest to shortest: to the millisecond, to the second if
    /// exact, and as a day if at midnight.
    static func shortened(_ date: String) -> [String] {
        var all = [date]
        if date.hasSuffix(".000Z") { all.append(date.dropLast(5) + "Z") }
        if date.hasSuffix("T00:00:00.000Z") { all.append(String(date.dropLast(14))) }
        return all
    }

    /// The spelling `YYYY-MM-DDThh:mm:ss.fffZ` of a date in milliseconds since 1970; `nil` for years outside
    /// 0 to 9999.
    static func date(milliseconds: Int64) -> String? {
        let (day, rest) = floorDivided(milliseconds, by: 86_400_000)
        let (era, dayOfEra) = floorDivided(day + 719_468, by: 146_097)
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
        let time = [rest / 3_600_000, rest / 60_000 % 60, rest / 1000 % 60].map { padded($0, 2) }
        return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(dayOfMonth, 2) + "T"
            + time.joined(separator: ":") + "." + padded(rest % 1000, 3) + "Z"
    }

    private static func floorDivided(_ number: Int64, by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
        let quotient = number / divisor - (number % divisor < 0 ? 1 : 0)
        return (quotient, number - quotient * divisor)
    }
}
