import NavSyntax

extension Rule {
    static let tooComplex = Rule(
        "too-complex", .syntax,
        meaning: "A file has more than a million values once its aliases are expanded.",
        why: "A few lines of aliases can stand for more values than any machine holds.",
        failing: """
            navgen: 1
            root: home
            screens:
              home:
                tags:
                  - &a [x, x, x, x, x, x, x, x, x, x]
                  - &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
                  - &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
                  - &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
                  - &e [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d]
                  - &f [*e, *e, *e, *e, *e, *e, *e, *e, *e, *e]
            """,
        repaired: """
            navgen: 1
            root: home
            screens:
              home: {}
            """)
}
