import BehaviorSupport
import Foundation
import NavgenRuntime
import Testing

/// A sidebar, a content and a detail column.
@Test func fillsColumns() {
    var state = MailState()
    func split() -> MailState.Split {
        if case .split(let split) = state.base.content { return split }
        return MailState.Split(sidebar: .mailboxes)
    }
    expect(split().content == nil && split().visibility == .doubleColumn)
    state.fill(.content, with: .messageList(mailbox: .inbox))
    state.fill(.detail, with: .message(mailbox: .inbox, messageId: 1))
    state.push(.headers(mailbox: .inbox, messageId: 1))
    expect(state.nodes == [.mailboxes, .messageList, .message, .headers] && split().compactColumn == .detail)
    state.fill(.content, with: .messageList(mailbox: .sent))
    expect(
        split().detail == nil && state.path.isEmpty && split().compactColumn == .content, "later columns are emptied")
    state.fill(.detail, with: .draft(draftId: UUID()))
    state.clear(.detail)
    expect(split().content == .messageList(mailbox: .sent) && split().compactColumn == .content)
    state.clear(.content)
    expect(split().content == nil && split().compactColumn == .sidebar)
    state.follow(.message(mailbox: .archive, messageId: 3))
    expect(
        split().content == .messageList(mailbox: .archive)
            && split().detail == .message(mailbox: .archive, messageId: 3))

    // The state is saved and restored with the screens in its columns.
    expect(restored(state) == state)
}
