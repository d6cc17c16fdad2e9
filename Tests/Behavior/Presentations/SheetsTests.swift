import BehaviorSupport
import Foundation
import NavgenRuntime
import Testing

/// Presentations of several kinds, at any depth.
@Test func presentsAtAnyDepth() {
    let entry = UUID()
    var state = JournalState()
    state.push(.entry(entryId: entry))
    state.present(.sheet(.writeEntry()))
    state.push(.chooseTags)
    state.present(.cover(.camera))
    expect(state.path == [.entry(entryId: entry)] && state.presented[0].path == [.chooseTags] && state.node == .camera)
    expect(state.nodes == [.journal, .entry, .writeEntry, .chooseTags, .camera])

    // Presenting on a lower level replaces what was presented there.
    state.present(.sheet(.chooseMood), on: 1)
    expect(state.presented.map(\.content) == [.sheet(.writeEntry()), .sheet(.chooseMood)])
    state.dismiss()
    expect(state.node == .chooseTags)
    state.dismiss(1)
    expect(state.depth == 1)

    // A presentation of another kind appears only after the first is dismissed.
    var shown = state
    state.present(.sheet(.search()))
    shown = JournalState.next(shown: shown, wanted: state)
    expect(shown.presented == state.presented)
    state.dismiss()
    state.present(.cover(.passcode))
    let between = JournalState.next(shown: shown, wanted: state)
    expect(between.presented.isEmpty, "a cover comes when the sheet has gone")
    expect(JournalState.next(shown: between, wanted: state).presented == state.presented)
    state.dismiss()
    state.present(.sheet(.chooseMood))
    var sheet = JournalState()
    sheet.push(.entry(entryId: entry))
    sheet.present(.sheet(.search()))
    let empty = JournalState.next(shown: sheet, wanted: state)
    expect(empty.presented.isEmpty, "of one kind, too: what is told of one must not be taken for the other")
    expect(JournalState.next(shown: empty, wanted: state).presented == state.presented)
    expect(JournalCover.photo(entryId: entry).id == .photo(entryId: entry, index: 0))
}
