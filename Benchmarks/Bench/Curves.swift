import Foundation

/// A measurement as a function of size.
struct Curve {
    var name: String
    var color: String
    var points: [(x: Double, y: Double)]
}

/// Draws curves with logarithmic axes as SVG.
struct CurvePicture {
    var title: String
    var xTitle: String
    var yTitle: String
    var curves: [Curve]

    private let left = 70.0
    private let top = 40.0
    private let width = 470.0
    private let height = 300.0

    init(title: String, xTitle: String, yTitle: String, curves: [Curve]) {
        (self.title, self.xTitle, self.yTitle, self.curves) = (title, xTitle, yTitle, curves)
    }

    var svg: String {
        let points = curves.flatMap(\.points)
        let xs = decades(points.map(\.x))
        let ys = decades(points.map(\.y))
        func x(_ value: Double) -> Double {
            left + width * (log10(value) - xs.lowerBound) / (xs.upperBound - xs.lowerBound)
        }
        func y(_ value: Double) -> Double {
            top + height * (1 - (log10(value) - ys.lowerBound) / (ys.upperBound - ys.lowerBound))
        }
        var lines = [
            #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 400" font-family="system-ui, sans-serif" font-size="12">"#,
            #"<rect width="720" height="400" fill="white"/>"#,
            text(title, left, 24, "font-weight=\"600\" font-size=\"14\""),
            text(xTitle, left + width / 2, top + height + 40, "text-anchor=\"middle\" fill=\"#555\""),
            text(
                yTitle, 16, top + height / 2,
                "text-anchor=\"middle\" fill=\"#555\" transform=\"rotate(-90 16 \(number(top + height / 2)))\""),
        ]
        for decade in stride(from: xs.lowerBound, through: xs.upperBound, by: 1) {
            let position = x(pow(10, decade))
            lines.append(rule(position, top, position, top + height))
            lines.append(text(label(decade), position, top + height + 18, "text-anchor=\"middle\" fill=\"#555\""))
        }
        for decade in stride(from: ys.lowerBound, through: ys.upperBound, by: 1) {
            let position = y(pow(10, decade))
            lines.append(rule(left, position, left + width, position))
            lines.append(text(label(decade), left - 8, position + 4, "text-anchor=\"end\" fill=\"#555\""))
        }
        for (index, curve) in curves.enumerated() {
            let path = curve.points.map { "\(number(x($0.x))),\(number(y($0.y)))" }.joined(separator: " ")
            lines.append(
                "<polyline points=\"\(path)\" fill=\"none\" stroke=\"\(curve.color)\" stroke-width=\"2\" stroke-linejoin=\"round\"/>"
            )
            for point in curve.points {
                lines.append(
                    "<circle cx=\"\(number(x(point.x)))\" cy=\"\(number(y(point.y)))\" r=\"3\" fill=\"\(curve.color)\"/>"
                )
            }
            let row = top + 12 + Double(index) * 20
            lines.append(
                "<rect x=\"\(number(left + width + 20))\" y=\"\(number(row - 9))\" width=\"12\" height=\"12\" fill=\"\(curve.color)\"/>"
            )
            lines.append(text(curve.name, left + width + 38, row + 1, "fill=\"#222\""))
        }
        return (lines + ["</svg>", ""]).joined(separator: "\n")
    }

    /// The range of powers of ten that contains some values.
    private func decades(_ values: [Double]) -> ClosedRange<Double> {
        let low = floor(log10(values.min() ?? 1))
        return low...max(low + 1, ceil(log10(values.max() ?? 10)))
    }

    private func label(_ decade: Double) -> String {
        decade < 0 ? String(format: "%g", pow(10, decade)) : Row.grouped(Int(pow(10, decade)))
    }

    private func number(_ value: Double) -> String { String(format: "%.1f", value) }

    private func text(_ text: String, _ x: Double, _ y: Double, _ attributes: String) -> String {
        "<text x=\"\(number(x))\" y=\"\(number(y))\" \(attributes)>\(text)</text>"
    }

    private func rule(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> String {
        "<path d=\"M\(number(x1)) \(number(y1))L\(number(x2)) \(number(y2))\" stroke=\"#ddd\"/>"
    }
}
