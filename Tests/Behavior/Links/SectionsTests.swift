import BehaviorSupport
import NavgenRuntime
import Testing

/// A link to a flow that is already shown keeps its data.
@Test func linksKeepTheDataOfAFlow() throws {
    let link = try #require(ClinicLink("clinic://appointments/book"))
    var state = ClinicState()
    #expect(state.follow(link, at: 0) == .done)
    state.advance(at: 0)
    guard case .appointments(.booking(var flow))? = state.flow() else { return expect(false, "no flow") }
    #expect(flow.step == .reason)
    flow.data.treatment = .surgery
    state.update(.appointments(.booking(flow)))
    let id = state.top.id
    #expect(state.follow(link, at: 1) == .done)
    guard case .appointments(.booking(let kept))? = state.flow() else { return expect(false, "the flow is gone") }
    #expect(kept == flow && state.top.id == id, "the same presentation, with step and data")

    // A link to something else ends it.
    let other = try #require(ClinicLink("clinic://waiting"))
    #expect(state.follow(other, at: 2) == .done && state.flow() == nil)
    #expect(state.follow(link, at: 3) == .done)
    guard case .appointments(.booking(let anew))? = state.flow() else { return expect(false, "no flow again") }
    #expect(anew.step == .person && anew.data.treatment == .consultation, "from the beginning")
}
