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
        letters A to Z and digits. Any Swift word will do. Tabs, splits, flows, sections and all other nodes share one
        namespace; types and conditions have one each. In a section a name is looked up there first and then in the
        sections around it; from outside it is `section.name`, and a flow's step is `flow.step`.

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

        """
}
