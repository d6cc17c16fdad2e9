/// `YYYY-MM-DD`, or `YYYY-MM-DDThh:mm:ss[.fff]` with `Z` or `±hh:mm`: a real day and a real time.
enum DateSpelling {
    /// What is wrong with it, for a message; nil where it is a date.
    static func problem(with text: String) -> String? {
        let form = "write `YYYY-MM-DD`, or `YYYY-MM-DDThh:mm:ssZ`"
        var reader = ByteReader(text)
        guard let year = reader.number(digits: 4), reader.take("-"), let month = reader.number(digits: 2),
            reader.take("-"), let day = reader.number(digits: 2)
        else { return form }
        guard (1...12).contains(month) else { return "there is no month \(month)" }
        let days = days(ofMonth: month, year: year)
        guard (1...days).contains(day) else {
            return day == 0 ? "there is no day 0" : "that month has \(days) days"
        }
        if reader.isAtEnd { return nil }
        guard reader.take("T") else { return form }
        return time(&reader, form)
    }

    private static func time(_ reader: inout ByteReader, _ form: String) -> String? {
        guard let hour = reader.number(digits: 2), reader.take(":"), let minute = reader.number(digits: 2),
            reader.take(":"), let second = reader.number(digits: 2)
        else { return form }
        if reader.take(".") {
            let fraction = reader.digits()
            guard (1...3).contains(fraction.count) else { return "a second has at most three decimals" }
        }
        guard hour < 24, minute < 60, second < 60 else { return "there is no such time of day" }
        guard !reader.take("Z") else { return reader.isAtEnd ? nil : form }
        guard reader.take("+") || reader.take("-") else { return "the time zone is missing: end it with `Z` or `+hh:mm`" }
        guard let hours = reader.number(digits: 2), reader.take(":"), let minutes = reader.number(digits: 2),
            reader.isAtEnd
        else { return form }
        return hours < 24 && minutes < 60 ? nil : "there is no such time zone"
    }

    private static func days(ofMonth month: Int, year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        switch month {
        case 2: return isLeap ? 29 : 28
        case 4, 6, 9, 11: return 30
        default: return 31
        }
    }
}
