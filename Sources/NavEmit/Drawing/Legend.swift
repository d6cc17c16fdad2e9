import NavGraph

/// The legend of a drawing, which explains only what occurs in it.
struct Legend {
    var lines: [LineKind]
    var changes: [Drawing.Change]
    /// The kinds of boxes, in a full legend only, as boxes say their kinds.
    var boxes: [BoxKind] = []
    /// Examples of detail lines with their meaning, in a full legend only.
    var details: [(sample: String, meaning: String)] = []
    var remarks: [String]

    init(of drawing: Drawing, _ size: LegendSize) {
        let changeKinds = Set(
            drawing.boxes.map(\.marks.change) + drawing.lines.map(\.change) + drawing.clusters.map(\.change))
        changes = Drawing.Change.allCases.filter { changeKinds.contains($0) }
        let lineKinds = Set(drawing.lines.map(\.kind))
        lines = LineKind.allCases.filter { lineKinds.contains($0) }
        remarks = drawing.remarks
        guard size == .full else { return }
        let kinds = Set(drawing.boxes.map(\.kind))
        boxes = BoxKind.allCases.filter { kinds.contains($0) && $0 != .anywhere && $0 != .start }
        let detailKinds = Set(drawing.boxes.flatMap { $0.details.map(\.kind) })
        details = DetailKind.allCases.filter { detailKinds.contains($0) }.compactMap(\.legend)
        if drawing.boxes.contains(where: \.marks.isExternal) {
            details.append(("dashed outline", "shown by the app itself"))
        }
        if drawing.boxes.contains(where: \.marks.isFocus) { details.append(("heavy outline", "the focus")) }
        if drawing.boxes.contains(where: \.marks.isCollapsed) {
            details.append(("double outline", "several nodes"))
        }
        if drawing.lines.contains(where: \.isGlobal) {
            details.append(("anywhere", "every screen, sheet, cover and popover"))
        }
        if drawing.lines.contains(where: { $0.count > 1 }) { details.append(("×3", "number of routes of a line")) }
    }
}
