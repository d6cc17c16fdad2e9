import Library

/// A link leads into the module of a section, and every node has a URL that leads to it.
guard let link = LibraryLink("library://book/9780141439518"), let state = link.plan else {
    fatalError("the link is not read")
}
precondition(state.tab == .browse && state.path.count == 1, "the book lies on the catalogue")
precondition(LibraryLink("library://book/1234") == nil, "this is no ISBN")
precondition(link.url() == "library://book/9780141439518")
print("the link leads to \(state.path)")
