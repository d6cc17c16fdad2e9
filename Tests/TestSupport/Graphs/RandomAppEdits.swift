import NavGraph

/// Edits like those that people make.
extension RandomApp {
    /// Makes an edit that leaves the graph without errors. Returns false if none was found.
    package mutating func edit(_ random: inout RandomSource) -> Bool {
        for _ in 0..<12 where keep({ $0.change(&random) }) { return true }
        return false
    }

    private mutating func change(_ random: inout RandomSource) {
        let open = nodes.indices.filter { !nodes[$0].isSettled && !nodes[$0].patterns.isEmpty }
        guard !open.isEmpty else { return }
        let number = random.pick(open)
        defer { if number < nodes.count { nodes[number].isTouched = true } }
        switch random.below(22) {
        case 20, 21: limitRedirect(&random)
        case 0: rename(number, isSaid: true)
        case 1: rename(number, isSaid: random.chance(1, in: 2))
        case 2: renameParameter(of: number, &random)
        case 3:
            guard let place = nodes[number].parameters.indices.randomElement(using: &random) else { return }
            nodes[number].parameters[place].type = random.pick(Self.types)
        case 4:
            guard let place = nodes[number].parameters.indices.randomElement(using: &random) else { return }
            nodes[number].parameters[place].fallback = random.pick(["a", "b", ""])
            nodes[number].parameters[place].isOptional = nodes[number].parameters[place].fallback.isEmpty
        case 5: nodes.remove(at: number)
        case 6: move(number, &random)
        case 7: nodes.append(specific(nodes[number], &random))
        case 8: nodes.append(.random("m\(random.below(1000))", &random))
        case 9: nodes[number].isGuarded.toggle()
        case 10: changeSettings(&random)
        case 11: if random.chance(1, in: 2) { addRedirect(&random) } else { _ = redirects.popLast() }
        default:
            let place = random.below(nodes[number].patterns.count)
            change(&nodes[number], place, &random)
        }
    }

    private mutating func rename(_ number: Int, isSaid: Bool) {
        let name = nodes[number].name
        guard nodes[number].former == nil, name.hasPrefix("n") else { return }
        nodes[number].name = "r" + name
        nodes[number].former = isSaid ? name : nil
        for node in nodes.indices {
            for place in nodes[node].patterns.indices {
                nodes[node].patterns[place].over = nodes[node].patterns[place].over.map { $0 == name ? "r" + name : $0 }
            }
        }
        for place in redirects.indices {
            redirects[place].target = redirects[place].target.replacing("to: \(name),", with: "to: r\(name),")
        }
    }

    private mutating func renameParameter(of number: Int, _ random: inout RandomSource) {
        guard !nodes[number].isTouched, let place = nodes[number].parameters.indices.randomElement(using: &random)
        else { return }
        let former = nodes[number].parameters[place].name
        nodes[number].parameters[place].name = "z" + former
        nodes[number].isSettled = true
        renamed[[nodes[number].former ?? nodes[number].name, former]] = "z" + former
    }

    /// Gives a node another path and redirects the old path to it.
    private mutating func move(_ number: Int, _ random: inout RandomSource) {
        guard let pattern = nodes[number].patterns.first else { return }
        var path = pattern
        path.query = []
        path.fragment = nil
        path.hash = []
        path.fixed = [:]
        let old = self.path(of: path, nodes[number])
        path.segments.insert(.literal("y"), at: random.below(path.segments.count + 1))
        if random.chance(1, in: 3) { path.segments.reverse() }
        nodes[number].patterns[0].segments = path.segments
        redirects.append(.init(path: old, target: "\"\(self.path(of: path, nodes[number]))\""))
    }

    package mutating func addRedirect(_ random: inout RandomSource) {
        guard let node = nodes.randomElement(using: &random), let pattern = node.patterns.first else { return }
        if random.chance(1, in: 4) {
            let target = random.pick(["\"{u}\"", "{to: \"{u}\", otherwise: w}"])
            redirects.append(limited(.init(path: "/go?k={u}", target: target), &random))
            return
        }
        let literal = random.pick(["o", "a", "b"])
        if random.chance(1, in: 2) {
            redirects.append(
                limited(.init(path: "/\(literal)/c", target: "{to: \(node.name), params: {}}"), &random))
            return
        }
        var path = pattern
        path.query = []
        path.fragment = nil
        path.hash = []
        let new = self.path(of: path, node)
        if random.chance(1, in: 4) {
            let old = "\(random.pick(["/", "/o"]))#/\(literal)\(new == "/" ? "" : new)"
            redirects.append(limited(.init(path: old, target: "\"\(new)\""), &random))
            return
        }
        path.segments.insert(.literal(literal), at: 0)
        redirects.append(limited(.init(path: self.path(of: path, node), target: "\"\(new)\""), &random))
    }

    /// Limits a redirect, or removes its limits.
    private mutating func limitRedirect(_ random: inout RandomSource) {
        guard let place = redirects.indices.randomElement(using: &random) else { return }
        let redirect = redirects[place]
        if redirect.path.hasPrefix("/"), !redirect.target.contains("schemes:"), !redirect.target.contains("hosts:") {
            redirects[place] = limited(redirect, &random)
        } else if redirect.path.hasPrefix("/go") {
            let hasFallback = redirect.target.contains("otherwise")
            redirects[place].target = hasFallback ? "\"{u}\"" : "{to: \"{u}\", otherwise: w}"
        }
    }

    /// The redirect limited to some schemes and hosts, written in one of two notations.
    private func limited(_ redirect: Redirect, _ random: inout RandomSource) -> Redirect {
        var redirect = redirect
        switch random.below(6) {
        case 0: redirect.path = "\(random.pick(["s", "t"])):/\(redirect.path)"
        case 1: redirect.path = "\(random.pick(["https", "s"]))://\(random.pick(["h.com", "z.w.com"]))\(redirect.path)"
        case 2:
            let limits = random.pick([
                "schemes: [s]", "schemes: [t, https]", "hosts: [h.com]", "hosts: [\"*.v.w.com\"]", "hosts: [\"*\"]",
            ])
            let target = redirect.target
            redirect.target =
                target.hasPrefix("{") ? "\(target.dropLast()), \(limits)}" : "{to: \(target), \(limits)}"
        default: break
        }
        return redirect
    }

    /// A node for some of the URLs of another node.
    private func specific(_ node: Node, _ random: inout RandomSource) -> Node {
        var new = node
        new.name = "m\(random.below(1000))"
        new.former = nil
        new.patterns = Array(new.patterns.prefix(1))
        guard random.chance(3, in: 4) else {
            new.patterns[0].query.append((random.pick(["q", "r"]), .literal("a")))
            return new
        }
        for place in new.patterns[0].segments.indices {
            guard case .parameter(let number, "") = new.patterns[0].segments[place] else { continue }
            new.patterns[0].segments[place] = .literal(random.pick(["a", "b"]))
            new.patterns[0].fixed[number] = new.parameters[number].type == "Int" ? "1" : "b"
            break
        }
        return new
    }

    private mutating func changeSettings(_ random: inout RandomSource) {
        switch random.below(11) {
        case 10: except = except.isEmpty ? [random.pick(Self.exceptions)] : []
        case 7: moveSchemes()
        case 8: hosts.append(random.pick(["a", "b", "1", "*.a"]))
        case 9: maxLength = random.pick([40, 48, 64, 8192])
        case 6: slash = random.pick(["either", "never", "always"])
        case 0: isCaseSensitive.toggle()
        case 1: rejects.toggle()
        case 2: schemes = random.pick([["s"], ["t"], ["s", "t", "u"]])
        case 3:
            hosts = random.pick([
                ["h.com"], ["*.w.com"], ["h.com", "*.w.com", "i.com"], ["m.w.com", "h.com"], ["*.v.w.com", "h.com"],
                ["*.w.com", "*.v.w.com"], ["*"], ["*", "h.com"], ["h.com", "h.com:81"],
            ])
        case 4: hasEnvironment.toggle()
        default: nodes.reverse()
        }
    }

    /// Gives the schemes of `links` to each pattern instead.
    private mutating func moveSchemes() {
        let schemes = schemes + ["https"]
        for node in nodes.indices {
            for place in nodes[node].patterns.indices where nodes[node].patterns[place].schemes == nil {
                nodes[node].patterns[place].schemes = schemes
            }
        }
        self.schemes = []
    }

    private func change(_ node: inout Node, _ place: Int, _ random: inout RandomSource) {
        var pattern = node.patterns[place]
        switch random.below(17) {
        case 16:
            guard let number = node.parameters.indices.randomElement(using: &random) else { return }
            node.parameters[number].ignoresUnreadable.toggle()
            return
        case 15:
            let exception = random.pick(Self.exceptions)
            pattern.except = random.pick([[], [exception], pattern.except + [exception]])
        case 13:
            pattern.fragment = nil
            pattern.hash = pattern.hash.isEmpty ? [.literal("a"), .parameter(node.parameter(&random), prefix: "")] : []
        case 11: pattern.isFolded = random.pick([nil, true, false])
        case 12: pattern.slash = random.pick([nil, "either", "never", "always"])
        case 0:
            guard let index = pattern.segments.indices.randomElement(using: &random) else { return }
            if case .literal = pattern.segments[index] {
                pattern.segments[index] = .literal(random.pick(Self.literals))
            } else if case .parameter(let number, _) = pattern.segments[index] {
                pattern.segments[index] = .literal("b")
                pattern.fixed[number] = node.parameters[number].type == "Int" ? "1" : "b"
            }
        case 1: pattern.query.append((random.pick(["q", "r", "z"]), node.item(&random)))
        case 2: _ = pattern.query.popLast()
        case 3: pattern.query.reverse()
        case 4: pattern.segments.reverse()
        case 5: pattern.tail = random.pick([nil, (nil, 0), (node.parameter(&random, isList: true), 0)])
        case 6: pattern.segments.append(.optional(node.parameter(&random, isOptional: true)))
        case 7:
            pattern.hosts = random.pick([nil, ["h.com"], ["m.w.com", "h.com"], ["*.v.w.com"], ["*"], ["h.com:81"]])
            if pattern.hostValue != nil, random.chance(1, in: 2) { pattern.hostValue = nil }
            if random.chance(1, in: 3), let number = node.parameters.indices.randomElement(using: &random) {
                pattern.hostValue = (number, random.pick(["", ".w.com"]))
            }
        case 8: pattern.schemes = random.pick([nil, ["s"], ["t", "https"], ["https", "http"]])
        case 9: pattern.rejects.toggle()
        case 10:
            pattern.over = pattern.over.isEmpty ? [nodes.randomElement(using: &random)?.name ?? node.name] : []
        default:
            node.patterns.insert(node.pattern(&random), at: random.below(2))
            return
        }
        node.patterns[place] = pattern
    }
}
