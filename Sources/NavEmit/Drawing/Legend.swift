/// The legend of a drawing, which explains only the kinds that occur in it.
struct Legend {
    var boxes: [BoxKind]
    var changes: [Drawing.Change]
    var lines: [LineKind]
    /// Examples of detail lines with their meaning.
    var details: [(sample: String, meaning: String)]
    var remarks: [String]

    /// Whether the legend explains a kind of box. Other boxes have titles that explain them.
    static func explains(_ kind: BoxKind) -> Bool { kind != .anywhere && kind != .start && kind != .condition }

    init(of drawing: Drawing) {
        let kinds = Set(drawing.boxes.map(\.kind))
        boxes = BoxKind.allCases.filter { kinds.contains($0) && Self.explains($0) }
        let changeKinds = Set(
            drawing.boxes.map(\.marks.change) + drawing.lines.map(\.change) + drawing.clusters.map(\.change))
        changes = Drawing.Change.allCases.filter { changeKinds.contains($0) }
        let lineKinds = Set(drawing.lines.map(\.kind))
        lines = LineKind.allCases.filter { lineKinds.contains($0) }
        let detailKinds = Set(drawing.boxes.flatMap { $0.details.map(\.kind) })
        details = DetailKind.allCases.filter { detailKinds.contains($0) }.compactMap(\.legend)
        if drawing.boxes.contains(where: \.marks.isExternal) {
            details.append(("dashed outline", "shown by the app itself"))
        }
        if drawing.boxes.contains(where: \.marks.isFocus) { details.append(("heavy outline", "the focus")) }
        if drawing.lines.contains(where: \.isGlobal) {
            details.append(("anywhere", "every screen, sheet, cover and popover"))
        }
        if drawing.lines.contains(where: { $0.count > 1 }) { details.append(("×3", "number of routes of a line")) }
        remarks = drawing.remarks
    }
}
