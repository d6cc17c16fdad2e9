/// Prints where the given URLs lead.
for url in CommandLine.arguments.dropFirst() {
    guard let state = ShopLink(url)?.plan else {
        print("\(url) leads nowhere")
        continue
    }
    print("\(url) leads to \(state.path.last.map { "\($0)" } ?? "a tab") on \(state.tab)")
}
