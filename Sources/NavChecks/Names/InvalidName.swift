import NavSyntax

extension Rule {
    static let invalidName = Rule(
        "invalid-name", .names,
        meaning: """
            A name is not spelled as Swift expects: ids in lowerCamelCase, types in UpperCamelCase, letters and \
            digits only.
            """,
        why: "Names become cases, methods and types in the generated code, exactly as written.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {to: [order-detail]}
              order-detail: {}
            """,
        fixed: """
            navgen: 1
            root: home
            screens:
              home: {to: [orderDetail]}
              orderDetail: {}
            """)
}
