/// What the reference says before its tables.
enum ReferenceProse {
    static let introduction = """
        # The language

        Every key of a graph file, the values it takes and what it means. This page and `Schema/navgen.schema.json` are
        generated from the tables that the compiler reads graphs with; `navgen schema` prints the schema. With

        ```yaml
        # yaml-language-server: $schema=../Schema/navgen.schema.json
        ```

        at the top of a graph, editors complete keys and show mistakes while you type.

        ## How values are read

        What a value means depends on where it stands, never on how it looks. A title may be `no`, `404`, `1.0` or `~`
        without quotes. The only booleans are `true` and `false`. Whole numbers are written in decimal digits, without
        `+`, `_` or leading zeros. In titles, messages and labels, `{parameter}` stands for a value and `{{` for a brace.

        Where a key takes a list, a single item can usually be written on its own: `requires: signedIn` is
        `requires: [signedIn]`. Anchors, aliases and merge keys (`<<`) work; tags are not part of the language.

        ## Names

        Ids of nodes, conditions, parameters, cases and sections are lowerCamelCase, names of types UpperCamelCase; only
        ASCII letters and digits are allowed. Swift keywords are fine, but not names that the generated code needs: no
        node is called `arrivals`, `back`, `close`, `finish`, `handler`, `isOffered`, `preview`, `recording`,
        `reselections`, `selection` or `to`, and [`name-collision`](rules/name-collision.md) reports these and rarer cases,
        such as a type with the name of a generated one. Tabs, splits, flows, sections and all other nodes share one
        namespace; types and conditions have one each. Inside a section, a name is looked up there first, then in the
        enclosing sections; from outside it is `section.name`, and a flow's step is `flow.step`. Types and conditions
        declared in a section are visible everywhere under their own name.

        ## URLs

        `url:` holds patterns such as `/order/{orderId}?ref={ref}`. [Links](links.md) explains what a pattern can contain,
        which URLs it matches, which of several patterns wins and what a link shows.

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
        | the app's own type | none: it lives in memory only, or comes from the app |
        | `T?` | a value of `T`, or `null` |
        | `[T]` | a list: `[1, 2]` |

        The app's own types have to be Hashable and Sendable, and Codable as well unless they say `transient: true`. A class says
        `identity: reference`: it has to be Sendable, as one on the main actor is, is compared by identity, and lives in memory
        only. If a type is not what it has to be, the compiler's error quotes its line of the graph.

        ## What is shown first

        `root:` is a screen, a flow, a split, `tabs`, or a list of `{when, show}`, of which the first that holds is shown.
        It defaults to the tabs, if there are any. While a condition that the root needs is undecided at launch,
        `launching` is shown, or nothing; later, what is shown stays until the condition is decided, and goes if it is
        decided against it. A root (of the tabs, at least one) needs no conditions beyond those of its `when`, so there is
        always something to show. The first tab that may be shown is selected, but not while one before it is undecided.

        ## How a route is taken

        Without `as`, a screen is pushed, a sheet, cover, popover, alert or dialog is presented, a tab is selected, a flow is
        started as its own `as` says, and an action is run. From an earlier column of a split, the target's column is filled
        instead.

        | `as` | what happens |
        | --- | --- |
        | `push` | the target is pushed onto the source's stack |
        | `sheet`, `cover` | it is presented, with a stack of its own if it pushes anything |
        | `popover` | it is presented, without a stack |
        | `replace` | it replaces the top of the stack |
        | `reset` | it replaces the whole stack except the root |
        | `popTo` | goes back to the target if it is already on the stack or in an earlier column; otherwise nothing happens |
        | `dismiss` | the presentation that contains the source is closed |
        | `under` | the source's presentation is closed, and the target shown from below it in the default way |
        | `open` | the target's whole plan is carried out, as by a link: tab, stack and all; no URL is needed |

        Tabs, flows, actions and alerts are shown in their own way, or by `open` and `under`. `popTo` and `dismiss` go back,
        so they make nothing reachable. A route from `"*"` starts at every screen, sheet, cover and popover except its
        target. A route listed twice counts once.

        ## What a link does to what is presented

        A link closes what is presented and replaces the stack of its tab. `onLink` on a sheet, cover, popover or flow can
        change this while it is shown: `close` is the default; `stack` leaves it open, and what the link leads to goes onto
        its stack or is presented on it; `wait` holds the link until it is closed. A tab, a root, and what a tab or a split
        shows first cannot go onto a stack: a link to one of these closes it even with `stack`, as does a link to a screen
        if it has no stack.

        ## Findings that are not wanted

        `rules: {link-only-node: off}` changes a rule's severity, `rules: {ignore: {unused-param: [product]}}` silences a
        rule for nodes, and a comment at the end of a line silences it for findings on that line:

        ```yaml
        navgen: 1
        root: home
        screens:
          home: {}
          draft: {}  # navgen:ignore unreachable-node
        ```

        [The rules](rules/README.md) say which can be lowered.

        """
}
