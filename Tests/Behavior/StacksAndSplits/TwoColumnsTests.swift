import BehaviorSupport
import Foundation
import NavgenRuntime
import Testing

/// A sidebar and a detail column.
@Test func fillsTheDetail() {
    let (first, second) = (UUID(), UUID())
    var state = NotesState()
    guard case .split(let empty) = state.base.content else { return expect(false) }
    expect(
        empty.sidebar == .noteList() && empty.detail == nil && empty.visibility == .all
            && empty.compactColumn == .sidebar)
    state.fill(.detail, with: .note(noteId: first))
    state.push(.history(noteId: first))
    expect(state.node == .history && state.nodes == [.noteList, .note, .history])
    state.fill(.detail, with: .note(noteId: second))
    guard case .split(let filled) = state.base.content else { return expect(false) }
    expect(filled.detail == .note(noteId: second) && filled.compactColumn == .detail && state.path.isEmpty)
    state.clear(.detail)
    guard case .split(let cleared) = state.base.content else { return expect(false) }
    expect(cleared.detail == nil && cleared.compactColumn == .sidebar)

    // Links with a UUID fill the columns whose values they contain.
    let text = "notes://notes/\(first.uuidString.lowercased())/history"
    guard let link = NotesLink(text) else { return expect(false, text) }
    expect(link == .history(noteId: first) && link.url == "https://notes.example.com/notes/\(first.uuidString)/history")
    state.follow(link)
    expect(state.nodes == [.noteList, .note, .history])
    state.follow(.noteList(folder: "Work"))
    guard case .split(let list) = state.base.content else { return expect(false) }
    expect(list.sidebar == .noteList(folder: "Work") && list.detail == nil)
    expect(NotesLink("notes://notes/not-a-uuid") == nil)
}
