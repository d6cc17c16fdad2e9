/// The graph that `init` writes.
let starterGraph = """
    # An app's navigation. `navgen check` finds mistakes in it, `navgen build` generates Swift and
    # diagrams from it, and `navgen explain RULE` explains a message.
    navgen: 1                       # the version of the language
    name: App                       # the prefix of generated types

    links:                          # where URLs come from: app://item/7, https://app.example.com/item/7
      schemes: [app]
      hosts: [app.example.com]

    conditions:                     # facts that only the running app knows
      signedIn: {otherwise: signIn} # what is shown when it does not hold

    tabs:                           # the tab bar: each tab has a root screen and a stack of its own
      browse:  {title: Browse, icon: house, root: home}
      account: {title: Account, icon: person.circle, root: profile, requires: [signedIn]}

    screens:                        # what goes on a stack
      home:
        title: Home
        to: [item, filter]          # where it leads
      item:
        title: "Item {itemId}"
        params: {itemId: Int}       # the values it needs
        url: /item/{itemId}         # the link that leads here
        to: [share]
      profile:
        title: Profile
        url: /profile

    sheets:                         # what is presented
      filter: {title: Filter, detents: [medium, large]}
      share:  {title: Share, params: {itemId: Int}}
      signIn: {title: Sign in, cancel: Not now}

    """
