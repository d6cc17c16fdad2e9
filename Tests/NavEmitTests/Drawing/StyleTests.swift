import NavGraph
import Testing

@testable import NavEmit

/// Pictures are readable on white, on black, in print, and without distinguishing colors.
@Suite struct StyleTests {
    @Test func everyKindOfBoxDiffersByMoreThanColor() {
        let styles = BoxKind.allCases.map { BoxStyle($0) }
        #expect(Set(styles.map { $0.brackets.joined() }).count == styles.count)
        // Only screens, and what is recognized without a word, have none.
        let words = BoxKind.allCases.compactMap(\.word)
        #expect(Set(words).count == words.count)
        #expect(BoxKind.allCases.filter { $0.word == nil } == [.screen, .step, .start, .anywhere])
    }

    @Test func noTwoKindsOfLinesShareDashesAndArrows() {
        let styles = LineKind.allCases.map { LineStyle($0) }
        #expect(Set(styles.map { "\($0.dash) \($0.isBold) \($0.head)" }).count == styles.count)
        #expect(Set(styles.map { "\($0.mermaidHead) \($0.isBold) \($0.mermaidDash)" }).count == styles.count)
        #expect(Set(styles.map(\.glyphs)).count == styles.count)
        #expect(LineKind.allCases.filter { LineStyle($0).mermaidHead == "-" } == [.holds])
    }

    @Test func noTwoKindsOfClustersShareAnOutline() {
        #expect(Set(ClusterKind.allCases.map(\.outline)).count == ClusterKind.allCases.count)
    }

    @Test func textContrastsWithItsBackground() throws {
        let backgrounds =
            BoxKind.allCases.filter { $0 != .start }.map { BoxStyle($0).fill } + [Palette.paper, Palette.lane]
        for ink in [Ink(theme: .light), Ink(theme: .dark)] {
            for ground in backgrounds.map(ink.color) {
                for text in [Palette.text, Palette.smallText, Palette.link, Palette.findingText, Palette.changeText] {
                    #expect(try contrast(ink.color(text), ground) >= 4.5, "\(ink.color(text)) on \(ground)")
                }
                #expect(try contrast(ink.color(Palette.text), ground) >= 7)
            }
            #expect(try contrast(ink.color(Palette.paleText), ink.color(Palette.pale)) >= 4.5)
        }
    }

    @Test func linesAndOutlinesAreVisibleOnDarkLanes() throws {
        let ink = Ink(theme: .dark)
        for color in LineKind.allCases.map({ LineStyle($0).color }) + [Palette.outline, Palette.frame, Palette.focus] {
            for ground in [Palette.paper, Palette.lane] {
                #expect(try contrast(ink.color(color), ink.color(ground)) >= 3, "\(color) on \(ground)")
            }
        }
    }

    /// White, GitHub's dark mode, and black.
    @Test(arguments: ["#ffffff", "#0d1117", "#000000"]) func linesAndOutlinesAreVisibleOnAnyPage(page: String) throws {
        let severities = Drawing.Severity.allCases.map { Palette.color(of: $0) }
        let changes = Drawing.Change.allCases.map { Palette.color(of: $0) }
        for color in LineKind.allCases.map({ LineStyle($0).color }) + severities + changes + [
            Palette.outline, Palette.frame, Palette.focus,
        ] {
            #expect(try contrast(color, page) >= 3, "\(color) on \(page)")
        }
    }

    /// The contrast ratio of WCAG 2.
    private func contrast(_ left: String, _ right: String) throws -> Double {
        let light = [try luminance(left), try luminance(right)].sorted()
        return (light[1] + 0.05) / (light[0] + 0.05)
    }

    private func luminance(_ color: String) throws -> Double {
        let number = try #require(UInt32(color.dropFirst(), radix: 16))
        let parts = [16, 8, 0].map { shift -> Double in
            let value = Double((number >> UInt32(shift)) & 0xFF) / 255
            return value <= 0.04045 ? value / 12.92 : Self.power((value + 0.055) / 1.055)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }

    /// The power of 2.4, computed with Newton's method.
    private static func power(_ base: Double) -> Double {
        // x^2.4 = x^2 · (x^2)^(1/5)
        let square = base * base
        var root = 1.0
        for _ in 0..<60 { root -= (root * root * root * root * root - square) / (5 * root * root * root * root) }
        return square * root
    }
}
