extension Tab: TabOutlined where Value: Hashable, Content: View, Label: View {
    func outline(_ key: NodeKey, _ values: [String: Any], to tabs: inout TabOutline) {
        var values = values
        values["role"] = role?.name
        tabs.append(
            TabEntry(key: key, value: value.map { AnyHashable($0) }, label: label, content: content, values: values))
    }
}

extension DefaultTabLabel: Outlined {
    func outline(_ key: NodeKey, to pieces: inout [Piece]) {
        Outline.add(title, key: key + ["title"], to: &pieces)
        Outline.add(image, key: key + ["image"], to: &pieces)
    }
}

extension TabSection: TabOutlined
where Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable, Content.TabValue == SelectionValue {
    func outline(_ key: NodeKey, _ values: [String: Any], to tabs: inout TabOutline) {
        var values = values
        if let title = header as? Text {
            values["section"] = title.string
        }
        tabs.add(content, key: key + ["section"], values: values)
    }
}

extension AnyTabContent: TabOutlined {
    func outline(_ key: NodeKey, _ values: [String: Any], to tabs: inout TabOutline) {
        tabs.add(self.tabs, key: key + [ObjectIdentifier(type(of: self.tabs))], values: values)
    }
}

extension TupleTabContent: TabOutlined {
    func outline(_ key: NodeKey, _ values: [String: Any], to tabs: inout TabOutline) {
        for (number, content) in self.tabs.enumerated() {
            tabs.add(content, key: key + [number], values: values)
        }
    }
}

extension ModifiedTabContent: TabOutlined {
    func outline(_ key: NodeKey, _ values: [String: Any], to tabs: inout TabOutline) {
        tabs.add(content, key: key, values: values.merging(self.values) { $1 })
    }
}

extension Group: TabOutlined where Content: TabContent {
    func outline(_ key: NodeKey, _ values: [String: Any], to tabs: inout TabOutline) {
        tabs.add(content, key: key, values: values)
    }
}

extension ForEach: TabOutlined where Content: TabContent {
    func outline(_ key: NodeKey, _ values: [String: Any], to tabs: inout TabOutline) {
        for element in data {
            tabs.add(content(element), key: key + [AnyHashable(id(element))], values: values)
        }
    }
}

extension Optional: TabOutlined where Wrapped: TabContent {
    func outline(_ key: NodeKey, _ values: [String: Any], to tabs: inout TabOutline) {
        guard let self else { return }
        tabs.add(self, key: key, values: values)
    }
}

extension _ConditionalContent: TabOutlined
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
    func outline(_ key: NodeKey, _ values: [String: Any], to tabs: inout TabOutline) {
        switch storage {
        case .trueContent(let content): tabs.add(content, key: key + [true], values: values)
        case .falseContent(let content): tabs.add(content, key: key + [false], values: values)
        }
    }
}
