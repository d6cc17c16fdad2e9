import NavGraph

/// What a level counts, and what of it is on top.
extension StateText {
    func writeCounts(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc(
            "How often links have come to screens that were on top already.",
            "Nil stands for what lies below a stack and is no column.")
        writer.code(
            """
            struct Arrivals: Hashable, Sendable {
                private struct Count: Hashable, Sendable {
                    let screen: \(p)Route?
                    var number = 0

                    func isOf(_ other: \(p)Route?) -> Bool {
                        guard let screen, let other else { return screen == nil && other == nil }
                        return screen.fields.isSame(as: other.fields)
                    }
                }

                private var counts: [Count] = []

                subscript(screen: \(p)Route?) -> Int { counts.first { $0.isOf(screen) }?.number ?? 0 }

                mutating func add(_ screen: \(p)Route?) {
                    let place = counts.firstIndex { $0.isOf(screen) } ?? counts.endIndex
                    if place == counts.endIndex { counts.append(Count(screen: screen)) }
                    counts[place].number += 1
                }

                /// Forgets the screens that are not among these.
                mutating func keep(_ screens: [\(p)Route], content isKept: Bool) {
                    counts.removeAll { count in
                        count.screen == nil ? !isKept : !screens.contains { count.isOf($0) }
                    }
                }
            }
            """)
    }

    /// Arrivals belong to screens, and go with them.
    func writeArrivals(_ writer: inout SwiftWriter) {
        let hasContent = facts.places.contains { facts.split($0.root)?.content != nil }
        let columns = hasContent ? ["sidebar", "content", "detail"] : ["sidebar", "detail"]
        writer.blank()
        writer.doc("How often a link has come to what is on top when that was there already.")
        writer.line("\(access)var arrivals: Int { counts[screens.last] }")
        writer.blank()
        writer.doc("The screens of its columns and its stack.")
        if facts.hasSplits {
            writer.block("private var screens: [\(p)Route]") { writer in
                writer.line("guard case .split(let split) = content else { return path }")
                writer.line("return [\(columns.map { "split." + $0 }.listed)].compactMap { $0 } + path")
            }
        } else {
            writer.line("private var screens: [\(p)Route] { path }")
        }
        writer.code(
            """

            /// A link has come to what is on top, which was there already.
            mutating func arrive() { counts.add(screens.last) }

            /// Forgets the arrivals at what is not there any more.
            mutating func forgetArrivals() { counts.keep(screens, content: true) }

            /// Takes over the arrivals at what was there before and is there still.
            mutating func keepArrivals(of former: Self) {
                counts = former.counts
                counts.keep(screens, content: content.isSame(as: former.content))
            }
            """)
    }

    /// Which column is seen in a compact width when the stack changes, which lies on the last one.
    func writeSeenColumn(_ writer: inout SwiftWriter) {
        writer.code(
            """

            /// Something has come onto the stack of a split view, or has gone from it: in a compact width, what is on top is
            /// seen.
            mutating func showTop() {
                guard !path.isEmpty, case .split(var split) = content else { return leaveEmptyColumn() }
                split.compactColumn = .detail
                content = .split(split)
            }

            /// With nothing left of the stack, and nothing in its column, in a compact width the last one is seen that is filled.
            mutating func leaveEmptyColumn() {
                guard path.isEmpty, case .split(var split) = content, split[split.compactColumn] == nil else { return }
                split.compactColumn = split.lastColumn
                content = .split(split)
            }
            """)
    }

    /// What a popover hangs on that has no source.
    func writeTopScreen(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("The screen on top, if it lies there once.")
        writer.block("var screen: \(p)Route?") { writer in
            let root = facts.hasScreenContent ? " && content != .screen(route)" : ""
            writer.block("if let route = path.last") { writer in
                writer.line("return path.filter { $0 == route }.count == 1\(root) ? route : nil")
            }
            writer.line("switch content {")
            if facts.hasScreenContent { writer.line("case .screen(let route): return route") }
            if facts.hasSplits {
                let hasContent = facts.places.contains { facts.split($0.root)?.content != nil }
                writer.line(
                    "case .split(let split): return split.detail ?? \(hasContent ? "split.content ?? " : "")split.sidebar"
                )
            }
            writer.line("default: return nil")
            writer.line("}")
        }
    }
}
