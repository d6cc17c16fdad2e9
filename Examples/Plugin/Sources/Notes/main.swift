// The generated Swift is used like any other Swift of the target.
for url in CommandLine.arguments.dropFirst() {
    guard let state = NotesLink(url)?.plan else {
        print("\(url): no link of this app")
        continue
    }
    print("\(url): tab \(state.tab), path \(state.path)")
}
