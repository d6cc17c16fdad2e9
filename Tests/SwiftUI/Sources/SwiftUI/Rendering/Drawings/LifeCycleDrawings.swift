extension Appearance: DrawableModifier {
    func draw(_ content: any View, _ drawing: inout Drawing) {
        drawing.kind = onAppear == nil ? ".onDisappear" : ".onAppear"
        drawing.add(content, key: "content")
        drawing.behavior { AppearanceBehavior() }.request = self
    }
}

extension Work: DrawableModifier {
    func draw(_ content: any View, _ drawing: inout Drawing) {
        drawing.kind = ".task"
        drawing.values = identity.map { ["id": $0] } ?? [:]
        drawing.add(content, key: "content")
        drawing.behavior { WorkBehavior() }.take(self, drawing.stage)
    }
}

extension Change: DrawableModifier {
    func draw(_ content: any View, _ drawing: inout Drawing) {
        drawing.kind = ".onChange"
        drawing.values = ["value": value]
        drawing.add(content, key: "content")
        drawing.behavior { ChangeBehavior() }.take(self, drawing.stage)
    }
}

extension Reception: DrawableModifier {
    func draw(_ content: any View, _ drawing: inout Drawing) {
        drawing.kind = ".onReceive"
        drawing.add(content, key: "content")
        drawing.behavior { ReceptionBehavior() }.take(self)
    }
}

extension URLReception: DrawableModifier {
    func draw(_ content: any View, _ drawing: inout Drawing) {
        drawing.kind = ".onOpenURL"
        drawing.values = ["action": action]
        drawing.add(content, key: "content")
    }
}

extension ActivityReception: DrawableModifier {
    func draw(_ content: any View, _ drawing: inout Drawing) {
        drawing.kind = ".onContinueUserActivity"
        drawing.values = ["activityType": type, "action": action]
        drawing.add(content, key: "content")
    }
}

extension ActivityAdvertisement: DrawableModifier {
    func draw(_ content: any View, _ drawing: inout Drawing) {
        drawing.kind = ".userActivity"
        drawing.values = ["activityType": type, "isActive": isActive, "update": update]
        drawing.add(content, key: "content")
    }
}
