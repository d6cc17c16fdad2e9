import NavgenRuntime

/// A link to a flow that is shown already keeps what has been gathered in it.
func checkBehaviour() {
    let member = HospitalConditions(signedIn: true)
    guard let link = HospitalLink("stmary://appointments/book") else { return expect(false, "no link") }
    var state = HospitalState(member)
    expect(state.follow(link, member, at: 0) == .done)
    state.advance(member, at: 0)
    guard case .appointments(.book(var flow))? = state.flow() else { return expect(false, "no flow") }
    expect(flow.step == .reason)
    flow.data.kind = .surgery
    state.update(.appointments(.book(flow)))
    let id = state.top.id
    expect(state.follow(link, member, at: 1) == .done)
    guard case .appointments(.book(let kept))? = state.flow() else { return expect(false, "the flow is gone") }
    expect(kept == flow && state.top.id == id, "the same presentation, with step and data")

    // A link to something else ends it.
    guard let other = HospitalLink("stmary://settings") else { return expect(false, "no other link") }
    expect(state.follow(other, member, at: 2) == .done && state.flow() == nil)
    expect(state.follow(link, member, at: 3) == .done)
    guard case .appointments(.book(let anew))? = state.flow() else { return expect(false, "no flow again") }
    expect(anew.step == .person && anew.data.kind == .consultation, "from the beginning")
}
