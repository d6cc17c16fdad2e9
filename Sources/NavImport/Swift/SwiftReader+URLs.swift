/// URLs.
extension SwiftReader {
    mutating func readURLs() {}
}
