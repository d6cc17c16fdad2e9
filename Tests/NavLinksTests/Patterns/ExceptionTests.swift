import NavCompiler
import NavGraph
import NavSyntax
import TestSupport
import Testing

@testable import NavLinks

/// Tests `except`, which leaves URLs out.
@Suite struct ExceptionTests {
    private static func text(_ settings: String, _ screens: String, _ rest: String = "") -> String {
        let names = screens.split(separator: "\n").map { $0.prefix { $0 != ":" } }.joined(separator: ", ")
        return """
            navgen: 1
            root: home
            links: {schemes: [s], hosts: [h.com]\(settings.isEmpty ? "" : ", " + settings)}
            screens:
              home: {to: [\(names)]}
            \(screens.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n"))
            \(rest)
            """
    }

    /// The messages for a graph, without their places and notes.
    private func messages(_ settings: String, _ screens: String, _ rest: String = "") -> [String] {
        let result = compileText(["graph.yaml": Self.text(settings, screens, rest)])
        return result.diagnostics.map { "\($0.rule): \($0.message)" }
    }

    /// Where URLs lead. The graph has to be without errors.
    private func leads(_ settings: String, _ screens: String, _ urls: String...) throws -> [String] {
        let result = compileText(["graph.yaml": Self.text(settings, screens)])
        #expect(!result.hasErrors, "\(render(result.diagnostics, sources: result.sources, as: .text))")
        let links = try #require(result.links)
        return urls.map { url in
            guard case .match(let match) = links.resolve(Array(url.utf8)) else { return "-" }
            return links.graph[match.node].name
        }
    }

    @Test func exceptionsAreLeftToOtherPatterns() throws {
        let pages = """
            page: {params: {t: String}, url: "/{t+}"}
            account: {params: {id: String}, url: {path: "/account/{id}", except: [/about, /account/new]}}
            """
        #expect(try leads("", pages, "s://about", "s://account/new", "s://account/old") == ["page", "page", "account"])
        #expect(
            messages("", pages) == [
                "no-effect: `/about` in `except` leaves nothing out: no pattern has such a URL"
            ])
        let api = """
            page: {params: {t: String}, url: {path: "/{t+}", except: [/api/*, /api/*]}}
            api: {url: /api/*}
            """
        #expect(messages("", api) == ["no-effect: `/api/*` is in `except` twice"])
        #expect(try leads("", api, "s://api", "s://api/a/b", "s://apis/a") == ["api", "api", "page"])
    }

    @Test func exceptionsOfLinksLeadNowhere() throws {
        let posts = """
            post: {params: {slug: String}, url: "/blog/{slug}"}
            draft: {url: /blog/draft}
            """
        let settings = "except: [\"/*?preview=1\", /blog/draft/*]"
        #expect(
            messages(settings, posts) == ["shadowed-link: `except` leaves out every URL that this pattern matches"])
        let post = "post: {params: {slug: String}, url: \"/blog/{slug}\"}"
        #expect(
            try leads(settings, post, "s://blog/draft", "s://blog/a?x&preview=1", "s://blog/a?preview=2&preview=1")
                == ["-", "-", "post"])
        #expect(
            messages("except: [\"/*?preview=1\"]", "post: {url: {path: \"/blog?preview=1\", except: /blog/admin}}") == [
                "shadowed-link: `except` leaves out every URL that this pattern matches",
                "no-effect: `/blog/admin` in `except` leaves nothing out: no pattern has such a URL",
            ])
        #expect(
            messages("unknownQuery: reject", "a: {params: {x: String}, url: {path: \"/{x}\", except: \"/{y}\"}}") == [
                "shadowed-link: `except` leaves out every URL that this pattern matches"
            ])
        #expect(messages("except: [/x]", "") == ["no-effect: `except` has no effect: the graph has no URLs"])
    }

    @Test func exceptionsSettleTies() throws {
        let orgs = """
            org: {params: {x: String}, url: {path: "/orgs/{x}", except: /orgs/settings}}
            settings: {params: {y: String}, url: "/{y}/settings"}
            """
        #expect(
            try leads("", orgs, "s://orgs/settings", "s://orgs/a", "s://a/settings") == ["settings", "org", "settings"])
        let pages = """
            all: {url: /+}
            page: {params: {t: String}, url: {path: "/{t+}", except: [/api/*, "/{x}/edit"]}}
            pair: {params: {x: String, y: String}, url: {path: "/{x}/{y}", except: [/api/*, "/{x}/edit"]}}
            """
        #expect(
            try leads("", pages, "s://api/x", "s://a/edit", "s://a/b", "s://a/b/c") == ["all", "all", "pair", "page"])
        #expect(messages("", pages) == [])
        let same = """
            a: {params: {t: String}, url: {path: "/{t+}", except: [/x, /y]}}
            b: {params: {t: String}, url: {path: "/{t+}", except: [/y, /x]}}
            """
        #expect(messages("", same).map { $0.prefix { $0 != ":" } } == ["duplicate-link"])
        let other = """
            a: {params: {t: String}, url: {path: "/{t+}", except: "/a/*"}}
            b: {params: {t: String}, url: {path: "/{t+}", except: ["/{x}/*"]}}
            """
        #expect(messages("", other) == ["shadowed-link: `except` leaves out every URL that this pattern matches"])
    }

    @Test func caseOfExceptions() throws {
        let page = "page: {params: {t: String}, url: {path: \"/{t+}\", caseInsensitive: true, except: [/Api]}}"
        #expect(messages("", page) == [], "`caseInsensitive` is for the exception")
        #expect(try leads("", page, "s:///api", "s:///API/", "s:///api/x") == ["-", "-", "page"])
        let exact = "page: {params: {t: String}, url: {path: \"/{t+}\", except: [/Api, /café]}}"
        #expect(try leads("", exact, "s:///api", "s:///%41pi", "s:///caf%C3%A9") == ["page", "-", "-"])
        #expect(try leads("caseInsensitive: true", exact, "s:///api") == ["-"])
        let own = "page: {params: {t: String}, url: {path: \"/b/{t}\", caseInsensitive: true}}"
        #expect(try leads("except: [/b/x]", own, "s:///b/x", "s:///B/x", "s:///b/X") == ["-", "page", "page"])
    }

    /// Exceptions of a text with an optional segment in the middle do not make it win over other texts.
    @Test func exceptionsOfOptionalSegments() throws {
        let pages = """
            l: {params: {lang: String?}, url: {path: "/l/{lang?}/about", except: [/l/about]}}
            n: {params: {x: String}, url: "/l/{x}/about"}
            """
        #expect(messages("", pages).map { $0.prefix { $0 != ":" } } == ["shadowed-link"])
        let other = """
            l: {params: {lang: String?}, url: {path: "/l/{lang?}/about", except: [/l/about]}}
            n: {params: {x: String, q: String}, url: "/l/{x}/about?q={q}"}
            """
        #expect(try leads("", other, "s://l/x/about?q=1", "s://l/x/about", "s://l/about") == ["n", "l", "-"])
        let inner = "page: {params: {t: String}, url: {path: \"/{t+}\", except: [\"/{lang?}/about\", \"/a/{x?}\"]}}"
        #expect(
            try leads("", inner, "s://about", "s://de/about", "s://a", "s://a/b", "s://x/de/about")
                == ["-", "-", "-", "-", "page"])
    }

    /// An optional item of a general pattern keeps a literal from being more specific, unless it takes any value.
    @Test func optionalItemsDecide() throws {
        func messages(_ accept: String) -> String {
            """
            settings: {url: /messages/settings}
            chat: {params: {c: String, accept: \(accept)}, url: "/messages/{c}?accept={accept}"}
            """
        }
        let result = compileText(["graph.yaml": Self.text("", messages("Bool?"))])
        let ambiguity = try #require(result.diagnostics.first { $0.rule == "ambiguous-link" })
        let note = "a URL with another `accept` matches only the other pattern"
        #expect(ambiguity.notes.contains { $0.message.hasPrefix(note) })
        let ignoring = messages("{type: Bool?, unreadable: ignore}")
        #expect(
            try leads("", ignoring, "s://messages/settings", "s://messages/settings?accept=x", "s://messages/a?accept")
                == ["settings", "settings", "chat"])
        let list = messages("{type: \"[Int]\", unreadable: ignore}")
        #expect(try leads("", list, "s://messages/settings?accept=x&accept=1") == ["settings"])
        let required = messages("{type: Bool, unreadable: ignore}")
        #expect(
            self.messages("", required).last
                == "no-effect: `unreadable` has no effect: `accept` is required, so it cannot count as absent")
    }

    /// What cannot be read is the default, also where the item has to be there.
    @Test func unreadableValuesAreDefaults() throws {
        let text = """
            n: {params: {page: {type: Int, default: 1, unreadable: ignore}}, url: [/s, "/p?page={page!}"]}
            l: {params: {pages: {type: "[Int]", default: [1], unreadable: ignore}}, url: "/l?page={pages!}"}
            """
        let links = try #require(compileText(["graph.yaml": Self.text("", text)]).links)
        func values(_ url: String) -> [SpelledValue]? {
            if case .match(let match) = links.resolve(Array(url.utf8)) { match.values } else { nil }
        }
        #expect(values("s://p?page=two") == [.one("1")] && values("s://p?page=2") == [.one("2")])
        #expect(values("s://p") == nil && values("s://p?page=%zz") == [.one("1")])
        #expect(values("s://l?page=x") == [.many(["1"])] && values("s://l?page=x&page=3") == [.many(["3"])])
    }

    /// An entry may be meant for a pattern that is wrong.
    @Test func exceptionsHaveEffectsBesideMistakes() {
        let found = messages("except: [/x/new]", "c: {params: {y: String}, url: \"x/{y}\"}")
        #expect(found == ["invalid-pattern: a pattern must start with `/`"])
        let unread = messages("except: [/x/new]", "c: {params: {y: Strin}, url: \"/x/{y}\"}")
        #expect(unread.count == 1 && unread[0].hasPrefix("unknown"), "\(unread)")
        let wrong = messages("except: [/x/new]", "c: {params: {y: {type: Int, unreadable: no}}, url: \"/x/{y}\"}")
        #expect(wrong.map { $0.prefix { $0 != ":" } } == ["wrong-type"], "\(wrong)")
    }

    /// Exceptions need not be compared with each other.
    @Test func manyExceptionsAreCheap() {
        let entries = (0..<20).map { "\"/{a}/x\($0)/{b}?c={c}\"" }.joined(separator: ", ")
        let page = "page: {params: {t: String}, url: {path: \"/{t+}\", except: [\(entries)]}}\nall: {url: /*}"
        #expect(messages("", page) == [])
    }

    @Test func redirectsIntoExceptionsAreReported() {
        let order = "order: {params: {id: Int}, url: \"/order/{id}\"}"
        #expect(
            messages("except: [/order/7]", order, "redirects: {/seven: /order/7, /eight: /order/8}") == [
                "redirect-unmatched: no pattern matches `/order/7`"
            ])
        let pages = "page: {params: {t: String, u: String}, url: {path: \"/{t}/{u}\", except: /intl/*}}"
        #expect(
            messages("", pages, "redirects: {\"/i/x/{u}\": \"/intl/{u}\"}") == [
                "redirect-unmatched: no pattern matches `/intl/{u}`"
            ])
    }

    @Test func exceptionsArePaths() {
        let order = """
            order: {params: {id: Int}, url: {path: "/order/{id}", except: ["https://h.com/order/7", "/a/{x"]}}
            """
        #expect(
            messages("except: [order, \"\"]", order) == [
                "invalid-pattern: a pattern must start with `/`", "invalid-pattern: a pattern must start with `/`",
                "invalid-pattern: a pattern must start with `/`", "invalid-pattern: this `{` is not closed",
            ])
    }
}
