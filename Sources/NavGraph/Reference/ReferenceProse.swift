/// The text of the reference before its tables.
enum ReferenceProse {
    static let introduction = """
        # The language

        This page lists every key of a graph file, its values and its meaning. The page and
        `Schema/navgen.schema.json` are generated from the tables with which the compiler reads graphs.
        `navgen schema` prints the schema. If a graph begins with the following line, editors complete keys
        and mark mistakes while you type:

        ```yaml
        # yaml-language-server: $schema=../Schema/navgen.schema.json
        ```

        ## How values are read

        The key determines how a value is read, not its spelling. A title may be `no`, `404`, `1.0` or `~`
        without quotes. The only Booleans are `true` and `false`. Whole numbers are written in decimal
        digits, without `+`, `_` or leading zeros. In titles, messages and labels, `{parameter}` inserts a
        value and `{{` is a brace.

        Where a key takes a list, you can usually write a single item on its own: `requires: signedIn` is
        `requires: [signedIn]`. Anchors, aliases and merge keys (`<<`) are supported; tags are not.

        ## Names

        Ids of nodes, conditions, parameters, cases and sections are lowerCamelCase, names of types
        UpperCamelCase. Only ASCII letters and digits are allowed. Names can be Swift keywords, but some
        names are reserved for generated code: no node is called `arrivals`, `back`, `close`, `finish`,
        `handler`, `isOffered`, `preview`, `recording`, `reselections`, `selection` or `to`, and
        [`name-collision`](rules/names/name-collision.md) reports these and rarer cases, such as a type with
        the name of a generated one.

        Tabs, splits, flows, sections and all other nodes share one namespace; types and conditions have one
        each. Inside a section, a name is looked up there first, then in the enclosing sections. From
        outside, it is `section.name`, and a flow's step is `flow.step`. Types and conditions declared in a
        section are visible everywhere under their own name.

        ## URLs

        `url:` contains patterns such as `/order/{orderId}?ref={ref}`. [Links](links.md) explains what a
        pattern can contain, which URLs it matches, which of several patterns wins and what a link shows.

        ## Types

        | type | a value of it in a graph |
        | --- | --- |
        | `String` | any text; `""` if empty |
        | `Int`, `Int64` | a whole number in 64 bits: `42`, `-1` |
        | `UInt` | a whole number from 0 up |
        | `Double`, `Decimal` | a number: `0.5`, `12` |
        | `Bool` | `true` or `false` |
        | `UUID` | 8-4-4-4-12 hexadecimal digits |
        | `Date` | `2024-02-29`, or `2024-02-29T10:00:00Z`; the day must exist |
        | `URL` | a scheme, `:` and the rest |
        | an enum of `types` | the name of a case |
        | a narrowed type of `types` | a value of its base that matches its pattern |
        | the app's own type, without `base` and `cases` | only as a default or a sample: a case or static member, `.recent` |
        | `T?` | a value of `T`, or `null` |
        | `[T]` | a list: `[1, 2]` |

        `swift` names a type of the app. With `base` or `cases` beside it, navgen knows its raw values, so that
        they can be in URLs, defaults, routes and tabs like those of other types:

        ```yaml
        navgen: 1
        root: home
        links: {schemes: [bikes]}
        types:
          RideID: {base: Int, swift: BikeKit.RideID}
          Plate: {base: String, pattern: "[A-Z]{2}[0-9]{4}", swift: BikeKit.Plate}
          HelpTopic: {cases: [pricing, {lostProperty: lost-property}], swift: BikeKit.HelpTopic}
        screens:
          home: {to: [ride, {help: {params: {topic: pricing}}}]}
          ride: {params: {rideId: RideID, bike: Plate?}, url: "/ride/{rideId}?bike={bike}"}
          help: {params: {topic: HelpTopic}, url: "/help/{topic}"}
        ```

        * The type is RawRepresentable, with raw values of the `base`, or Strings for `cases`. A case that the
          type lacks is an error of the Swift compiler, which quotes the graph. If it has no case with a raw value
          of the graph, a debug build stops when the first link is read, and says so.
        * The type may have more values than the graph says: no URL has those. If its initializer returns nil for
          a value of the graph, a URL with that value leads nowhere, and a default or a value in a route stops
          the app. So let the graph be as narrow as the type.

        Without `base` and `cases`, nothing is known of the values. No URL contains them: a link has the
        default, which is a case or a static member of the type, with one dot, as in
        `sort: {type: Sort, default: .recent}`. Swift checks that it exists.

        The app's own types must be Hashable and Sendable. They must be Codable as well, unless they are
        declared with `transient: true`. Declare a class with `identity: reference`: its instances are
        compared by identity and never saved. It must be Sendable; classes on the main actor are. If a type
        does not meet these requirements, the compiler's error quotes its line of the graph.

        A parameter or a type can have a `sample`, the value that examples have:

        ```yaml
        navgen: 1
        root: home
        links: {schemes: [shop]}
        types: {ProductID: {base: Int, sample: 42}}
        screens:
          home: {to: [product]}
          product: {params: {id: ProductID, sort: {type: String?, sample: price}}, url: "/product/{id}?sort={sort}"}
        ```

        `navgen routes`, the generated tests of links and documents have `/product/42?sort=price`, and
        `navgen stubs` writes buttons that show this product. A parameter's own sample counts before that of
        its type. Without one, navgen takes a short value. An example is always read as the link that it is an
        example of, so a sample with which another link would win is left out; so are those of a pattern whose
        path ends in `+`, and of redirects. Samples change nothing in the app, and `navgen diff` ignores them.

        ## What is shown first

        `root:` is a screen, a flow, a split, `tabs`, or a list of `{when, show}`. In a list, the first
        entry whose conditions hold is shown. The default is `tabs`, if the graph has tabs.

        While a condition that the root needs is undecided at launch, the `launching` screen is shown, or
        nothing. If a condition becomes undecided later, the root stays as long as it may still be the one
        that is chosen.

        A root must not require conditions other than those of its `when`, so that there is always something
        to show. If the root is `tabs`, this applies to at least one tab. The first tab whose conditions
        hold is selected.

        What a link or a step shows over another root waits until that root is displayed. If what it
        requires excludes that root, it never is: navgen reports
        [`excluded-root`](rules/conditions/excluded-root.md).

        ## What is shown when a condition does not hold

        If something requires a condition that does not hold, the condition's `otherwise` is shown, and what
        was requested waits. This *fallback* is shown on top of what is displayed, and changes nothing below
        it: no tab is selected, and no root. A screen is pushed onto the stack that is visible, and a sheet,
        a cover, an alert, a dialog or a flow is presented, also a flow with `as: root`. So a fallback needs
        no route, and its `tab` and `via` only decide what its own links show. It cannot be a tab, a split
        or an action.

        ```yaml
        navgen: 1
        root: home
        conditions:
          signedIn: {otherwise: signIn}
          paid: {otherwise: offer}
        screens:
          home: {to: [lounge]}
          lounge: {requires: [signedIn, paid]}
        sheets:
          signIn: {}
          offer: {requires: [signedIn]}
        ```

        If several conditions do not hold, the one that is declared first decides. A fallback must not
        require what may not hold either ([`guarded-otherwise`](rules/conditions/guarded-otherwise.md)):
        here, `signedIn` holds whenever `offer` is shown.

        All links and steps that wait are kept, each for `parkFor` minutes, and are shown in the order in
        which they were requested. `parkFor` of a node is for those that lead to it. With
        `links: {waiting: newest}`, a link that waits is dropped when a newer one has to wait.

        ## How a route is taken

        Without `as`, a screen is pushed, a sheet, cover, popover, alert or dialog is presented, a tab is
        selected, a flow is started in the style of its own `as`, and an action is run. From an earlier
        column of a split, the target's column is filled instead.

        | `as` | what happens |
        | --- | --- |
        | `push` | the target is pushed onto the source's stack |
        | `sheet`, `cover` | it is presented, with a stack of its own if it pushes anything |
        | `popover` | it is presented, without a stack |
        | `replace` | it replaces the top of the stack |
        | `reset` | it replaces the whole stack except the root |
        | `popTo` | goes back to the target if it is already on the stack or in an earlier column; otherwise nothing happens |
        | `{popTo: home}` | goes back to `home` as `popTo` does, and the target is shown from there, as without `as` |
        | `dismiss` | the presentation that contains the source is closed |
        | `under` | the source's presentation is closed, and the target is shown from the screen below it, as without `as` |
        | `open` | the target is opened as by a link, with its tab and its stack; it needs no URL |

        For tabs, flows, actions and alerts, only `open`, `under` and `{popTo: …}` are allowed. `popTo` and
        `dismiss` go back, so they do not make their targets reachable. A route that is listed twice counts
        once.

        A route from `"*"` starts at every screen, sheet, cover and popover except its target and the nodes of
        its `except`. These have no exit for it:

        ```yaml
        navgen: 1
        root: [{when: outdated, show: update}, {show: home}]
        conditions: {outdated: {}}
        screens: {update: {}, home: {to: [list]}, list: {}}
        sheets: {help: {}}
        routes:
          - {from: "*", to: help, except: update}
        ```

        `except` is about the named nodes alone, and not about what is shown on them. It names no tabs, flows or
        steps, since a route from anywhere never starts there. A node can have a route of its own to the same
        target. Of a line with several targets, `except` is for all of them.

        With `as: {popTo: home}`, everything above `home` is gone once the target is shown, and the back
        button leads to `home`:

        ```yaml
        navgen: 1
        root: home
        screens:
          home: {to: [form]}
          form: {to: [{done: {as: {popTo: home}}}]}
          done: {}
        ```

        * If the target is `home` itself, it replaces `home`, with the values of the route.
        * If `home` is not below the source, the target is shown from the source. If it never is, navgen
          reports [`pop-without-target`](rules/presentation/pop-without-target.md).
        * If the target waits for a condition, the route goes back once the target can be shown. If the target
          is refused, nothing changes.

        ## Tabs that act

        A tab with `to:` in place of `root:` does something instead of being selected: it presents a sheet,
        a cover, an alert or a flow, runs an action, or opens a node with `as: open`. It starts at what the
        selected tab shows, and that tab stays selected. Values that the target needs are given in the
        route: `compose: {title: New post, to: {composer: {params: {kind: post}, as: cover}}}`. It has
        `visible`, `section` and an icon like other tabs, but no URL, since its target can have one.

        ## What a link does to presentations

        A link closes what is presented and replaces the stack of its tab. `onLink` on a sheet, cover,
        popover or flow changes this while it is shown. With `opens: onTop`, a node is shown
        [on top of what is shown](links.md#on-top-of-what-is-shown) where that has a route to it.

        | `onLink` | what happens |
        | --- | --- |
        | `close` | it is closed; this is the default |
        | `stack` | it stays open, and the target of the link is pushed onto its stack or presented on it |
        | `wait` | the link waits until it is closed; one to what is on top already only gives it its values |

        With `stack`, the presentation is still closed if the target cannot be shown on it: a tab, a root,
        the first screen of a tab or split, or any screen if the presentation has no stack.

        ## Suppressing diagnostics

        `rules: {link-only-node: off}` changes a rule's severity,
        `rules: {ignore: {unused-param: [product]}}` suppresses a rule for nodes, and a comment at the end
        of a line suppresses it for diagnostics on that line:

        ```yaml
        navgen: 1
        root: home
        screens:
          home: {}
          draft: {}  # navgen:ignore unreachable-node
        ```

        [The rules](rules/README.md) say which severities can be lowered.

        """
}
