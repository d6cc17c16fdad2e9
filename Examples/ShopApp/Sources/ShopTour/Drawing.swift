#if DEBUG
    import AccountNavigation
    import NavgenRuntime
    @testable import ShopNavigation

    extension ShopState {
        /// The state as a small tree: the tab with its stack, the presentations, what waits, and
        /// the URL of the node on top.
        var tree: String {
            var lines = ["  \(tab.rawValue)"]
            lines += base.drawn(below: "    ")
            for level in presented {
                lines.append("  \(level.content.node.kind.rawValue)")
                lines += level.drawn(below: "    ")
            }
            lines += requests.map { "  deferred: \($0.target)" }
            if let url {
                lines.append("  at \(url)")
            }
            return lines.joined(separator: "\n")
        }
    }

    extension ShopState.Level {
        fileprivate func drawn(below indent: String) -> [String] {
            let screens = [content.drawn] + path.map { ShopState.Content.screen($0).drawn }
            return screens.enumerated().map { depth, screen in
                indent + (depth == 0 ? "" : String(repeating: "  ", count: depth - 1) + "└ ") + screen
            }
        }
    }

    extension ShopState.Content {
        /// The node, and for a flow also its step and data.
        fileprivate var drawn: String {
            guard case .flow(.account(.onboarding(let flow))) = self else { return node.rawValue }
            return "\(node), at \(flow.step.rawValue), userName: \"\(flow.data.userName)\""
        }
    }

    extension ShopEvent {
        /// The event as a line of text.
        var line: String {
            switch self {
            case .shown(let node, _): "shown: \(node)"
            case .left(let node): "left: \(node)"
            case .routed(let source, let target): "routed: \(source) to \(target)"
            case .url(_, .opened(let node)): "link opened: \(node)"
            case .url(_, .deferred(let node)): "link deferred: \(node)"
            case .url(_, .refused(let node, let condition)): "link refused: \(node) by \(condition)"
            case .url(_, .dropped(let node, let reason)): "link dropped: \(node), \(reason)"
            case .url(_, .unmatched): "no such link"
            case .blocked(let condition): "blocked: \(condition)"
            case .dropped(let node, let reason): "dropped: \(node), \(reason)"
            case .closed(let node, let closer): "closed: \(node) by \(closer)"
            }
        }
    }
#endif
