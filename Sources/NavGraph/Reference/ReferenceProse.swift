/// What the reference says before its tables.
enum ReferenceProse {
    static let introduction = """
        # The language

        Every key of a graph file, with what may stand there and what it says. This page and `Schema/navgen.schema.json`
        are written from the tables that read the language; `navgen schema` prints the latter. With

        ```yaml
        # yaml-language-server: $schema=../Schema/navgen.schema.json
        ```

        at the top of a graph, editors complete keys and show mistakes while you type.

        ## How values are read

        What a value means depends on what belongs at its place, never on how it looks. A title may be `no`, `404`, `1.0`
        or `~` without quotes. Truth values are `true` and `false` alone. Whole numbers are written in decimal digits,
        without `+`, `_` or leading zeros. In titles, messages and labels `{parameter}` stands for a value, and `{{` for
        a brace.

        Where a key takes a list, one item may usually stand alone: `requires: signedIn` is `requires: [signedIn]`.
        Anchors, aliases and merge keys (`<<`) work; tags are not part of the language.

        ## Names

        Ids of nodes, conditions, parameters, cases and sections are lowerCamelCase, names of types UpperCamelCase, in the
        letters A to Z and digits. Any Swift word will do, except what the generated code already has: no node is called
        `arrivals`, `back`, `close`, `finish`, `handler`, `isOffered`, `preview`, `recording`, `reselections`, `selection`
        or `to`, and [`name-collision`](rules/name-collision.md) reports these and rarer cases, such as a type that has the
        name of a generated one. Tabs, splits, flows, sections and all other nodes share one
        namespace; types and conditions have one each. In a section a name is looked up there first and then in the
        sections around it; from outside it is `section.name`, and a flow's step is `flow.step`. Types and conditions that a
        section declares are known everywhere by their own name.

        ## URLs

        `url:` holds patterns such as `/order/{orderId}?ref={ref}`. What a pattern can say, which URLs it matches, which of
        several wins and what a link shows is told in [Links](links.md).

        ## Types

        | type | a value of it in a graph |
        | --- | --- |
        | `String` | any text; `""` for none |
        | `Int`, `Int64` | a whole number in 64 bits: `42`, `-1` |
        | `UInt` | a whole number from 0 |
        | `Double`, `Decimal` | a number: `0.5`, `12` |
        | `Bool` | `true` or `false` |
        | `UUID` | 8-4-4-4-12 hexadecimal digits |
        | `Date` | `2024-02-29`, or `2024-02-29T10:00:00Z`; a real day |
        | `URL` | a scheme, `:` and the rest |
        | an enum of `types` | the name of a case |
        | a narrowed type of `types` | a value of its base that matches its pattern |
        | the app's own type | none: it lives in memory only, or comes from the app |
        | `T?` | a value of `T`, or `null` |
        | `[T]` | a list: `[1, 2]` |

        ## What is shown first

        `root:` names a screen, a flow or a split, `tabs`, or a list of `{when, show}` of which the first that holds is shown.
        Where it is left out, it is the tabs, if there are any. While a condition that it needs is undecided at the start,
        `launching` is shown, or nothing; later, what is shown stays until something is decided, and goes when that is decided
        against it. A root needs no other conditions than those of its `when`, and of the tabs, one needs none: there
        is always something to show. Of the tabs, the first that may be shown is selected; while one before it is
        undecided, it waits to be.

        ## How a route is taken

        Without `as`, a screen is pushed, a sheet, cover, popover, alert or dialog presented, a tab selected, a flow started
        as its own `as` says, an action run; where the source stands in an earlier column of a split, the column is filled.

        | `as` | what happens |
        | --- | --- |
        | `push` | the target is put onto the stack of the source |
        | `sheet`, `cover` | it is presented, with a stack of its own where it pushes anything |
        | `popover` | it is presented, without a stack |
        | `replace` | it takes the place of what is on top of the stack |
        | `reset` | it takes the place of the whole stack, but for the root |
        | `popTo` | back to the target, where it already lies on the stack, or stands in an earlier column; otherwise nothing happens |
        | `dismiss` | the presentation in which the source stands is closed |
        | `under` | the presentation is closed, and the target shown from below, as it is by default |
        | `open` | the whole plan of the target is carried out, as by a link: tab, stack and all; it needs no URL |

        Tabs, flows and actions are shown in their own way, or by `open` and `under`; alerts likewise. `popTo` and `dismiss` go
        back, so they make nothing reachable. A route from `"*"` starts at every screen, sheet, cover and popover but its
        target. A route that is listed twice is one.

        ## What a link does to what is presented

        A link closes what is presented and replaces the stack of its tab. `onLink` on a sheet, cover, popover or flow says
        otherwise for as long as that is shown: `close`, the default; `stack` leaves it there, and what the link leads to
        goes onto its stack, or is presented on it; `wait` keeps the link until it is closed. A tab, a root and what a tab or
        a split shows first go onto no stack: a link to these closes it also with `stack`, as does one to a screen where it
        has no stack.

        ## Findings that are not wanted

        `rules: {link-only-node: off}` weighs a rule otherwise, `rules: {ignore: {unused-param: [product]}}` silences it for
        nodes, and a comment at the end of a line silences it for what is found on that line:

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
