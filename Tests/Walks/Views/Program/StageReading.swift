import SwiftUI

/// What a stage shows, read from its tree only.
@MainActor struct StageReading {
    /// The root, a tab or a presentation, with the views of its screens from the bottom up.
    struct Level {
        /// What is presented; nil for the root and tabs.
        var presented: StageNode?
        var views: [StageNode] = []
    }

    private(set) var levels = [Level()]
    /// The value of the selected tab.
    private(set) var tab: Int?
    /// What cannot be right.
    private(set) var failures: [String] = []

    init(_ stage: Stage) {
        read(stage.root, into: 0, isSelected: true)
        for level in levels { check(level) }
        if stage.frontmost !== levels.last?.presented ?? stage.root { failures.append("another view is in front") }
    }

    /// The kinds of presentations.
    static let presentations = ["sheet", "fullScreenCover", "popover", "alert", "confirmationDialog"]

    /// Reads a node. What is presented from a tab stays in front when another tab is selected.
    private mutating func read(_ node: StageNode, into level: Int, isSelected: Bool) {
        var (level, isSelected) = (level, isSelected)
        if Self.presentations.contains(node.kind) {
            levels.append(Level(presented: node))
            (level, isSelected) = (levels.count - 1, true)
            if node.values["isGoing"] != nil { failures.append("\(node.kind) is still going") }
        }
        if node.kind == "Tab" {
            isSelected = node.values["isSelected"] as? Bool == true
            if isSelected { tab = node.values["value"] as? Int }
        }
        if node.kind == "WalkScreen", isSelected { levels[level].views.append(node) }
        for child in node.children { read(child, into: level, isSelected: isSelected) }
    }

    private mutating func check(_ level: Level) {
        for view in level.views {
            let id = view.ancestors.first { $0.kind == ".accessibilityIdentifier" }?.values["identifier"] as? String
            let label = view.walkLabel
            let name = label.split(separator: ":").last?.prefix { $0 != "(" } ?? ""
            if label != "launching", id ?? "" != name { failures.append("\(label) has the identifier \(id ?? "")") }
        }
        guard let presented = level.presented, let view = level.views.first else { return }
        let kind = view.texts.dropFirst().first ?? ""
        if kind != presented.kind { failures.append("\(view.walkLabel) is presented as \(presented.kind)") }
    }

    /// The screens of a level in the words of the model; the columns of a split are one.
    func labels(_ level: Level) -> [String] {
        if level.views.contains(where: { $0.column != nil }) {
            let columns = ["sidebar", "content", "detail"].map { column in
                level.views.first { $0.column == column }?.walkLabel ?? ""
            }
            return [columns.joined(separator: "|")] + level.views.filter { $0.column == nil }.map(\.walkLabel)
        }
        guard let presented = level.presented, ["alert", "confirmationDialog"].contains(presented.kind) else {
            return level.views.map(\.walkLabel)
        }
        return [presented.values["title"] as? String ?? ""]
    }
}

extension StageNode {
    /// What the view of a node says about itself.
    var walkLabel: String { texts.first ?? "" }

    /// The column of a split that the view of a node is in.
    var column: String? { texts.count > 2 && !texts[2].isEmpty ? texts[2] : nil }

    /// The node and its descendants, without what is presented from there.
    var own: [StageNode] {
        [self] + children.filter { !StageReading.presentations.contains($0.kind) }.flatMap(\.own)
    }
}
