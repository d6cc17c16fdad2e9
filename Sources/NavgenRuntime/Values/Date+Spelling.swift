#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

nonisolated extension Date {
    public init?(spelling text: String) {
        guard let milliseconds = Spelling.milliseconds(ofDate: text.utf8) else { return nil }
        self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
    }

    /// The spelling `YYYY-MM-DDThh:mm:ss.fffZ`; `nil` for years outside 0 to 9999 and for times
    /// with fractions of a millisecond.
    public var spelling: String? {
        let exact = (timeIntervalSince1970 * 1000).rounded()
        guard abs(exact) < 1e15, Date(timeIntervalSince1970: exact / 1000) == self else { return nil }
        return Spelling.date(milliseconds: Int64(exact))
    }
}
