import BehaviorSupport
import NavgenRuntime
import Testing

/// Alerts and dialogs are values with titles, messages and actions.
@Test func describesAlertsAndDialogs() {
    var state = DocumentsState()
    state.push(.document(name: "Plan"))
    state.present(.dialog(.deleteDocument(name: "Plan")))
    expect(state.node == .deleteDocument)
    expect(DocumentsDialog.deleteDocument(name: "Plan").title == "Delete “Plan”?")
    expect(DocumentsDialog.deleteDocument(name: "Plan").message == "It will be removed from all your devices.")
    expect(DeleteDocumentAction.allCases == [.delete, .keep])
    state.dismiss()
    state.follow(.updateAvailable(version: "2.0"))
    expect(state.top.content == .alert(.updateAvailable(version: "2.0")) && state.path.isEmpty)
}
