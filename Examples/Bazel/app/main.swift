import Library

/// A link can lead to a node in the module of a section.
guard let link = LibraryLink("library://book/9780141439518"), let state = link.plan else {
    fatalError("the link is not read")
}
precondition(state.tab == .browse && state.path.count == 1, "the book lies on the catalogue")
precondition(LibraryLink("library://book/1234") == nil, "this is no ISBN")
precondition(link.url() == "library://book/9780141439518")
print("the link leads to \(state.path)")
