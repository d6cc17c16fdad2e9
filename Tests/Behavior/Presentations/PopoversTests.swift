import BehaviorSupport
import Foundation
import NavgenRuntime
import Testing

/// Popovers are values.
@Test func presentsPopovers() {
    let book = UUID()
    var state = WriterState()
    state.push(.chapter(book: book, number: 1))
    state.present(.popover(.style))
    state.present(.sheet(.fonts))
    expect(state.nodes == [.shelf, .chapter, .style, .fonts])
    state.dismiss(1)
    state.present(.popover(.statistics(book: book)))
    state.dismiss()
    state.push(.glossary(book: book))
    expect(state.path == [.chapter(book: book, number: 1), .glossary(book: book)])
    expect(WriterPopover.style.id == .style && WriterPopover.style.title == "Style")
}
