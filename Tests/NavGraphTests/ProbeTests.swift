import Testing
@testable import NavGraph
import NavSyntax
@Test func probe() {
    let graph = DecodedGraph("""
        navgen: 1
        nme: x
        types:
          sort: [a, top-rated]
          A: {cases: {}}
          B: {base: Strin}
          C: {swift: "Foo<"}
          D: {}
        conditions: {signedIn: , x: {otherwise: hom}}
        tabs:
          one: {title: 404, root: home, role: serch, to: [a]}
          two: {title: [x]}
        screens:
          home: {to: [{a: {when: signedin, as: psh}}, b, nope, {c}], entry: yes, params: {a: int, B: "[Int]?", c: [Int], d: {default: 5}}}
          a-b:
        alerts:
          c: {to: home, actions: {ok: {to: [home, c]}, "1x": OK}}
        flows:
          f: {steps: [a, a, {b: {whn: x}}], final: [z, b], skipTo: q, params: {}}
        routes:
          - {from: "*", to: home}
          - {from: [home, f.a], to: [a-b, f.q], when: "!signedIn"}
          - {to: home}
        redirects: {/a: /b, /c: {to: home}, /d: {}}
        outputs: {dto: true, swift: {dir: x, acess: public}, html: docs/x.html, dot: no}
        rules: {a: of, ignore: {b: home, c: [hme]}}
        root: [{when: a, show: tabs}, {show: hom}]
        links: {maxLength: 0x1F, schemes: shop, trailingSlash: maybe}
        """)
    for line in graph.findings { print(line) }
    for line in graph.routes { print(line) }
}
