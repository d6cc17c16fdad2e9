import NavCompiler
import NavFiles
import NavImport
import Testing

/// What layouts and groups say about the graph.
struct RouterLayoutTests {
    @Test func tabs() throws {
        let result = try imported(files: [
            "_layout.tsx", "(tabs)/_layout.tsx", "(tabs)/explore.tsx", "(tabs)/index.tsx", "(tabs)/shop/_layout.tsx",
            "(tabs)/shop/index.tsx", "(tabs)/shop/[id].tsx", "(tabs)/[user].tsx", "login.tsx",
        ])
        #expect(
            result.text.contains(
                """
                root: tabs
                # TODO: name the hosts of the URLs, and custom schemes if the app has any
                links: {hosts: [example.com]}
                tabs:
                  # TODO: check in `(tabs)/_layout` that it is a tab bar, the order of the tabs, and which are
                  # hidden; `user` cannot be a tab without values
                  homeTab: {root: home}
                  exploreTab: {root: explore}
                  shopTab: {root: shop}

                """), "\(result.text)")
        #expect(result.text.contains("  shopId: {params: {id: String}, url: \"/shop/{id}\", tab: shopTab}\n"))
        #expect(result.errors.isEmpty)
    }

    @Test func indexOutsideOfTabs() throws {
        let result = try imported(files: ["index.tsx", "(tabs)/_layout.tsx", "(tabs)/a.tsx", "(tabs)/b.tsx"])
        #expect(result.text.contains("\nroot: home\n"))
        #expect(
            result.decisions.contains(
                "if `home` only redirects, remove it, and write `root: tabs`, or a list of `{when, show}`"))
        #expect(result.errors.isEmpty)
    }

    @Test func layouts() throws {
        let result = try imported(files: [
            "_layout.tsx", "index.tsx", "more/_layout.tsx", "more/a.tsx", "more/b.tsx", "one/_layout.tsx", "one/x.tsx",
        ])
        #expect(
            result.decisions.dropFirst() == [
                "`_layout` shows `home`, `more/_layout` and `one/_layout`: declare `tabs:` if it is a tab bar, or routes "
                    + "(`to:`) if it is a stack",
                "`more/_layout` shows `moreA` and `moreB`: declare `tabs:` if it is a tab bar, or routes (`to:`) if it is "
                    + "a stack",
            ])
        #expect(result.text.contains("  # in `one/_layout`\n  oneX: {url: /one/x}\n"))
    }

    @Test func sharedRoutes() throws {
        let result = try imported(files: [
            "(tabs)/_layout.tsx", "(tabs)/(home)/index.tsx", "(tabs)/(search)/search.tsx",
            "(tabs)/(home,search)/_layout.tsx", "(tabs)/(home,search)/[user].tsx",
        ])
        #expect(result.text.contains("  # shared by the groups `(home,search)`\n"))
        #expect(result.text.contains("  user: {params: {user: String}, url: \"/{user}\"}\n"))
        #expect(result.text.contains("  homeTab: {root: home}\n  searchTab: {root: search}\n"))
        #expect(result.errors.isEmpty)
    }

    @Test func sameURLInGroups() throws {
        let result = try imported(files: ["index.tsx", "(a)/[user].tsx", "(b)/[user].tsx"])
        #expect(
            result.decisions.contains(
                "the source has this URL in `(a)/[user]`, `(b)/[user]`: make one screen for each of them if they show "
                    + "different things"))
        #expect(result.leftOut.map { "\($0.count) \($0.what)" } == ["2 groups without a layout"])
        #expect(result.errors.isEmpty)
    }

    @Test func indicesOfGroups() throws {
        let result = try imported(files: [
            "(tabs)/_layout.tsx", "(tabs)/(feed)/_layout.tsx", "(tabs)/(feed)/index.tsx", "(tabs)/(home)/_layout.tsx",
            "(tabs)/(home)/index.tsx",
        ])
        #expect(result.text.contains("  homeTab: {root: home}\n  feedTab: {root: feed}\n"), "\(result.text)")
        #expect(result.text.contains("  feed: {}\n"))
        #expect(
            result.decisions.contains(
                "the source has the URL `/` in `(tabs)/(feed)/index`, `(tabs)/(home)/index`, each a screen here: decide "
                    + "which of them has it"))
        #expect(result.errors.isEmpty)
    }

    @Test func modals() throws {
        let result = try imported(files: ["index.tsx", "modal.tsx", "(modals)/a.tsx", "(modals)/b.tsx"])
        #expect(
            result.decisions.suffix(2) == [
                "move this screen to `sheets:` if the layout presents it as a modal",
                "move the screens in `(modals)` to `sheets:` if the layout presents them as modals",
            ])
    }

    @Test func names() throws {
        let result = try imported(files: [
            "index.tsx", "user/edit.tsx", "user/[id]/edit.tsx", "(a)/Edit.tsx", "edit.tsx",
        ])
        for line in ["userEdit: {url: /user/edit}", "userIdEdit:", "edit: {url: /Edit}", "edit2: {url: /edit}"] {
            #expect(result.text.contains("  \(line)"), "\(result.text)")
        }
    }
}
