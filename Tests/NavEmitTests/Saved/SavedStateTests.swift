import NavEmit
import TestSupport
import Testing

/// What is said of saved states is what happens: states are saved by one version's Swift, and restored by the next one's.
@Suite struct SavedStateTests {
    private static let rules = "rules: {unused-type: off, unused-param: off, unused-condition: off, too-many-tabs: off}"

    /// Each node has one kind of change, or none; `asInt` has every type in the place of Int.
    private static let old = """
        navgen: 1
        name: App
        outputs: {swift: {parts: [state]}}
        \(rules)
        types:
          Size: {cases: [small, {large: big}, huge]}
          Length: {cases: [small, big]}
          Code: {base: String, pattern: "[A-Z]{3}"}
          Other: {base: String, pattern: "[A-Z]{3}"}
          Number: {base: Int, pattern: "[1-9]"}
          Free: {base: String}
          Mine: {swift: Mine}
        include: [{file: a.yaml, section: a}, {file: b.yaml, section: b}]
        conditions: {signedIn: {}, known: {}, new: {}}
        root: [{when: signedIn, show: tabs}, {when: known, show: login}, {when: new, show: tour}, {show: lost}]
        tabs:
          start: {root: home}
          letters: {root: letter}
          words: {root: word}
          news: {root: headline}
          mails: {root: mail}
          map: {root: placeSplit}
          files: {root: fileSplit}
          leaves: {root: leaf}
          notebooks: {root: noteSplit}
          offices: {root: roomSplit}
        splits:
          noteSplit: {sidebar: notes, detail: note}
          roomSplit: {sidebar: rooms, detail: room}
          placeSplit: {sidebar: places, detail: place}
          fileSplit: {sidebar: folders, content: names, detail: file}
        screens:
          home: {to: [a.list, b.list, guest, resident, nilDefault, same, empty, more, otherDefault, newRequired, renamedValue, lostValue, stricter, defaulted, looser, many, few, none, otherList, listOfSizes, size, sizeOrDefault, sizeAsText, textAsSize, code, codeOrNil, codeAsText, codeAsFree, freeAsCode, disjoint, sizeAsNumber, numberAsNumber, numberLost, mine, kept, asString, asInt, asInt64, asUInt, asDouble, asDecimal, asBool, asUUID, asDate, asURL, gone, renamed, moved, sheetNow, transientNow, externalNow, info, asks, covering, popping, piling, wizard, formerWizard, lostWizard, both, {both: {as: sheet}}]}
          letter: {params: {mark: "String?", size: "Int?"}, to: [same]}
          word: {to: [same]}
          headline: {to: [same]}
          mail: {params: {mark: "String?"}, to: [same]}
          leaf: {to: [same]}
          places: {to: [place, same]}
          place: {params: {a: "Int?"}, to: [same]}
          folders: {to: [names]}
          names: {to: [file]}
          file: {to: [same]}
          notes: {to: [note]}
          note: {to: [same]}
          rooms: {to: [room]}
          room: {to: [same]}
          gone: {}
          guest: {params: {a: Int}}
          resident: {params: {a: Int}}
          nilDefault: {params: {a: {type: "Int?", default: 4}}}
          login: {to: [empty]}
          lost: {to: [empty]}
          renamed: {params: {a: Int}}
          moved: {params: {a: Int}}
          sheetNow: {}
          transientNow: {params: {a: String}}
          externalNow: {}
          both: {params: {a: String}}
          same: {params: {a: String, b: "Int?", c: "[String]", d: {type: Length, default: small}, e: Bool, f: Mine, g: Code}}
          empty: {}
          more: {params: {a: String}}
          otherDefault: {params: {a: {type: Int, default: 1}}}
          newRequired: {params: {a: String}}
          renamedValue: {params: {a: String}}
          lostValue: {params: {a: String, b: "Int?"}}
          stricter: {params: {a: "Int?"}}
          defaulted: {params: {a: "Int?"}}
          looser: {params: {a: Int}}
          many: {params: {a: Int}}
          few: {params: {a: "[Int]"}}
          none: {params: {a: "[Int]"}}
          otherList: {params: {a: "[Int]"}}
          listOfSizes: {params: {a: "[Size]"}}
          size: {params: {a: Size}}
          sizeOrDefault: {params: {a: Size}}
          sizeAsText: {params: {a: Size}}
          textAsSize: {params: {a: String}}
          code: {params: {a: Code}}
          codeOrNil: {params: {a: "Code?"}}
          codeAsText: {params: {a: Code}}
          codeAsFree: {params: {a: Code}}
          freeAsCode: {params: {a: Free}}
          disjoint: {params: {a: Other}}
          sizeAsNumber: {params: {a: Size}}
          numberAsNumber: {params: {a: Int64}}
          numberLost: {params: {a: Int}}
          mine: {params: {a: "Mine?"}}
          kept: {params: {a: Number}}
          asString: {params: {p0: "String?", p1: "String?", p2: "String?", p3: "String?", p4: "String?", p5: "String?", p6: "String?", p7: "String?", p8: "String?", p9: "String?"}}
          asInt: {params: {p0: "Int?", p1: "Int?", p2: "Int?", p3: "Int?", p4: "Int?", p5: "Int?", p6: "Int?", p7: "Int?", p8: "Int?", p9: "Int?"}}
          asInt64: {params: {p0: "Int64?", p1: "Int64?", p2: "Int64?", p3: "Int64?", p4: "Int64?", p5: "Int64?", p6: "Int64?", p7: "Int64?", p8: "Int64?", p9: "Int64?"}}
          asUInt: {params: {p0: "UInt?", p1: "UInt?", p2: "UInt?", p3: "UInt?", p4: "UInt?", p5: "UInt?", p6: "UInt?", p7: "UInt?", p8: "UInt?", p9: "UInt?"}}
          asDouble: {params: {p0: "Double?", p1: "Double?", p2: "Double?", p3: "Double?", p4: "Double?", p5: "Double?", p6: "Double?", p7: "Double?", p8: "Double?", p9: "Double?"}}
          asDecimal: {params: {p0: "Decimal?", p1: "Decimal?", p2: "Decimal?", p3: "Decimal?", p4: "Decimal?", p5: "Decimal?", p6: "Decimal?", p7: "Decimal?", p8: "Decimal?", p9: "Decimal?"}}
          asBool: {params: {p0: "Bool?", p1: "Bool?", p2: "Bool?", p3: "Bool?", p4: "Bool?", p5: "Bool?", p6: "Bool?", p7: "Bool?", p8: "Bool?", p9: "Bool?"}}
          asUUID: {params: {p0: "UUID?", p1: "UUID?", p2: "UUID?", p3: "UUID?", p4: "UUID?", p5: "UUID?", p6: "UUID?", p7: "UUID?", p8: "UUID?", p9: "UUID?"}}
          asDate: {params: {p0: "Date?", p1: "Date?", p2: "Date?", p3: "Date?", p4: "Date?", p5: "Date?", p6: "Date?", p7: "Date?", p8: "Date?", p9: "Date?"}}
          asURL: {params: {p0: "URL?", p1: "URL?", p2: "URL?", p3: "URL?", p4: "URL?", p5: "URL?", p6: "URL?", p7: "URL?", p8: "URL?", p9: "URL?"}}
        sheets:
          info: {params: {a: Int}, to: [same, closing, choosing]}
          piling: {to: [same, asks]}
        covers: {covering: {}}
        popovers: {popping: {}}
        alerts:
          asks: {params: {a: Int}, actions: {yes: {label: Y}}}
        dialogs:
          closing: {actions: {yes: {label: Y}}}
          choosing: {params: {a: "Int?"}, actions: {yes: {label: Y}}}
        flows:
          wizard: {as: sheet, steps: [one, two, three], data: {name: {type: String, default: ""}, age: {type: Int, default: 1}, size: {type: Size, default: small}, note: "Int?", far: "Double?"}}
          formerWizard: {as: cover, steps: [a, b], data: {name: {type: String, default: x}}}
          tour: {as: root, steps: [a, b], then: empty}
          lostWizard: {as: sheet, steps: [a]}
        """

    private static let new = """
        navgen: 1
        name: App
        outputs: {swift: {parts: [state]}}
        \(rules)
        types:
          Size: {cases: [{tiny: small}, {large: big}, medium]}
          Length: {cases: [tiny, small, huge, big]}
          Code: {base: String, pattern: "[A-M]{3}"}
          Other: {base: String, pattern: "[A-Z]{4}"}
          Number: {base: Int, pattern: "[0-9]+"}
          Free: {base: String}
          Mine: {swift: Mine}
        include: [{file: a.yaml, section: a}, {file: b.yaml, section: b}]
        conditions: {signedIn: {}, known: {}, new: {}}
        root: [{when: signedIn, show: tabs}, {when: known, show: welcome}, {show: grandTour}]
        tabs:
          start: {root: home}
          characters: {root: letter, renamedFrom: letters}
          news: {root: article}
          mails: {root: mailSplit}
          map: {root: placeSplit}
          files: {root: fileSplit}
          leaves: {root: page}
          notebooks: {root: noteSplit}
          offices: {root: rooms}
        splits:
          noteSplit: {sidebar: topics, detail: [notes, note]}
          placeSplit: {sidebar: places, detail: place}
          fileSplit: {sidebar: folders, detail: [names, file]}
          mailSplit: {sidebar: mail, detail: message}
        screens:
          home: {to: [a.grid, a.guest, b.grid, b.inhabitant, nilDefault, same, empty, more, otherDefault, newRequired, renamedValue, lostValue, stricter, defaulted, looser, many, few, none, otherList, listOfSizes, size, sizeOrDefault, sizeAsText, textAsSize, code, codeOrNil, codeAsText, codeAsFree, freeAsCode, disjoint, sizeAsNumber, numberAsNumber, numberLost, mine, kept, asString, asInt, asInt64, asUInt, asDouble, asDecimal, asBool, asUUID, asDate, asURL, headline, word, newName, movedTo, {sheetNow: {as: sheet}}, transientNow, externalNow, info, asks, covering, popping, piling, wizard, latterWizard, both]}
          letter: {params: {mark: "String?", size: "String?"}, to: [same]}
          word: {to: [same]}
          welcome: {renamedFrom: login, to: [empty]}

          headline: {to: [same]}
          article: {to: [same]}
          mail: {params: {mark: "String?"}, to: [same, message]}
          message: {to: [same]}
          page: {to: [same]}
          nilDefault: {params: {a: {type: "Int?", default: 4}}}
          places: {to: [place, same]}
          place: {params: {a: "String?"}, to: [same]}
          folders: {to: [names, file]}
          names: {to: [file]}
          file: {to: [same]}
          topics: {to: [notes, note]}
          notes: {to: [note]}
          note: {to: [same]}
          rooms: {to: [room]}
          room: {to: [same]}
          newName: {renamedFrom: [other, renamed], params: {a: Int}}
          movedTo: {renamedFrom: moved, params: {a: Int}}
          transientNow: {params: {a: {type: String, transient: true}}}
          externalNow: {external: true}
          both: {params: {a: String}}
          same: {params: {a: String, b: "Int?", c: "[String]", d: {type: Length, default: small}, e: Bool, f: Mine, g: Code}}
          empty: {}
          more: {params: {a: String, b: "Int?", c: {type: Int, default: 3}, d: "[Int]"}}
          otherDefault: {params: {a: {type: Int, default: 2}}}
          newRequired: {params: {a: String, b: Int}}
          renamedValue: {params: {z: String}}
          lostValue: {params: {a: String}}
          stricter: {params: {a: Int}}
          defaulted: {params: {a: {type: Int, default: 4}}}
          looser: {params: {a: "Int?"}}
          many: {params: {a: "[Int]"}}
          few: {params: {a: "Int?"}}
          none: {params: {a: Int}}
          otherList: {params: {a: "[String]"}}
          listOfSizes: {params: {a: "[Size]"}}
          size: {params: {a: Size}}
          sizeOrDefault: {params: {a: {type: Size, default: medium}}}
          sizeAsText: {params: {a: String}}
          textAsSize: {params: {a: "Size?"}}
          code: {params: {a: Code}}
          codeOrNil: {params: {a: "Code?"}}
          codeAsText: {params: {a: String}}
          codeAsFree: {params: {a: Free}}
          freeAsCode: {params: {a: "Code?"}}
          disjoint: {params: {a: Other}}
          sizeAsNumber: {params: {a: Int}}
          numberAsNumber: {params: {a: UInt}}
          numberLost: {params: {a: String}}
          mine: {params: {a: "Mine?"}}
          kept: {params: {a: Number}}
          asString: {params: {p0: "String?", p1: "Int?", p2: "Int64?", p3: "UInt?", p4: "Double?", p5: "Decimal?", p6: "Bool?", p7: "UUID?", p8: "Date?", p9: "URL?"}}
          asInt: {params: {p0: "String?", p1: "Int?", p2: "Int64?", p3: "UInt?", p4: "Double?", p5: "Decimal?", p6: "Bool?", p7: "UUID?", p8: "Date?", p9: "URL?"}}
          asInt64: {params: {p0: "String?", p1: "Int?", p2: "Int64?", p3: "UInt?", p4: "Double?", p5: "Decimal?", p6: "Bool?", p7: "UUID?", p8: "Date?", p9: "URL?"}}
          asUInt: {params: {p0: "String?", p1: "Int?", p2: "Int64?", p3: "UInt?", p4: "Double?", p5: "Decimal?", p6: "Bool?", p7: "UUID?", p8: "Date?", p9: "URL?"}}
          asDouble: {params: {p0: "String?", p1: "Int?", p2: "Int64?", p3: "UInt?", p4: "Double?", p5: "Decimal?", p6: "Bool?", p7: "UUID?", p8: "Date?", p9: "URL?"}}
          asDecimal: {params: {p0: "String?", p1: "Int?", p2: "Int64?", p3: "UInt?", p4: "Double?", p5: "Decimal?", p6: "Bool?", p7: "UUID?", p8: "Date?", p9: "URL?"}}
          asBool: {params: {p0: "String?", p1: "Int?", p2: "Int64?", p3: "UInt?", p4: "Double?", p5: "Decimal?", p6: "Bool?", p7: "UUID?", p8: "Date?", p9: "URL?"}}
          asUUID: {params: {p0: "String?", p1: "Int?", p2: "Int64?", p3: "UInt?", p4: "Double?", p5: "Decimal?", p6: "Bool?", p7: "UUID?", p8: "Date?", p9: "URL?"}}
          asDate: {params: {p0: "String?", p1: "Int?", p2: "Int64?", p3: "UInt?", p4: "Double?", p5: "Decimal?", p6: "Bool?", p7: "UUID?", p8: "Date?", p9: "URL?"}}
          asURL: {params: {p0: "String?", p1: "Int?", p2: "Int64?", p3: "UInt?", p4: "Double?", p5: "Decimal?", p6: "Bool?", p7: "UUID?", p8: "Date?", p9: "URL?"}}
        sheets:
          info: {params: {a: String}, to: [same, closing, choosing]}
          piling: {}
          sheetNow: {}
        covers: {covering: {}}
        popovers: {popping: {params: {a: "Int?"}}}
        alerts:
          asks: {params: {a: Int}, actions: {no: {label: N}}}
        dialogs:
          closing: {actions: {yes: {label: Y}}}
          choosing: {params: {a: Int}, actions: {yes: {label: Y}}}
        flows:
          wizard: {as: sheet, steps: [one, three, four], data: {name: {type: String, default: ""}, age: {type: String, default: old}, size: {type: Size, default: medium}, far: "Int?"}}
          grandTour: {as: root, renamedFrom: tour, steps: [a, b], then: empty}
          latterWizard: {renamedFrom: formerWizard, as: cover, steps: [a, b], data: {name: {type: String, default: x}}}
        """

    private static let oldSection = "exports: [list]\nscreens: {list: {params: {a: Int}}}"

    private static let newSection = """
        exports: [grid, guest]
        screens:
          grid: {renamedFrom: list, params: {a: Int}}
          guest: {renamedFrom: .guest, params: {a: Int}}
        """

    private static let newSectionB = """
        exports: [grid, inhabitant]
        screens:
          grid: {renamedFrom: list, params: {a: Int}}
          inhabitant: {renamedFrom: .resident, params: {a: Int}}
        """

    /// What stands in tabs, with something upon it.
    private static let inTabs =
        ["words", "news", "leaves"].map { "$0.select(.\($0)); $0.push(.empty)" } + [
            "$0 = AppState(root: .tabs, tab: .letters, content: .screen(.letter(mark: \"m\", size: 1)), path: [.empty])",
            "$0 = AppState(root: .tabs, tab: .letters, path: [.empty])",
            "$0 = AppState(root: .tabs, tab: .mails, content: .screen(.mail(mark: \"m\")), path: [.empty])",
            "$0.select(.start); $0.push(.empty); $0.push(.gone); $0.push(.empty)",
            "$0.select(.map); $0.fill(.detail, with: .place(a: 1)); $0.push(.empty)",
            "$0.select(.files); $0.fill(.content, with: .names); $0.fill(.detail, with: .file); $0.push(.empty)",
            "$0.select(.notebooks); $0.fill(.detail, with: .note); $0.push(.empty)",
            "$0.select(.offices); $0.fill(.detail, with: .room); $0.push(.empty)",
            "$0 = AppState(root: .login, path: [.empty])", "$0 = AppState(root: .lost, path: [.empty])",
            "$0 = AppState(root: .tour, content: .flow(.tour(TourFlow(step: .b))))",
            "$0.push(.empty); $0.present(.sheet(.both(a: \"a\")))",
            "$0.present(.sheet(.piling)); $0.push(.empty); $0.push(.empty)",
            "$0.present(.sheet(.piling)); $0.push(.empty); $0.present(.alert(.asks(a: 1)))",
        ]

    /// Two versions of a graph.
    static func versions() throws -> (old: CompiledGraph, new: CompiledGraph) {
        (
            try CompiledGraph(files: ["graph.yaml": old, "a.yaml": oldSection, "b.yaml": oldSection]),
            try CompiledGraph(files: ["graph.yaml": new, "a.yaml": newSection, "b.yaml": newSectionB])
        )
    }

    /// A program that saves states of the older one.
    static func saving(_ old: CompiledGraph) throws -> String {
        let own = [
            "Code": ["Code(\"ABC\")!", "Code(\"XYZ\")!"], "Other": ["Other(\"ABC\")!"],
            "Number": ["Number(1)!", "Number(9)!"],
            "Free": ["Free(\"ABC\")", "Free(\"a\")"],
        ]
        return StateSamples(old, own: own).program(inTabs)
    }

    @Test func restoresWhatIsSaidToBeRestored() throws {
        let (old, new) = try Self.versions()
        let saving = try Self.saving(old)
        let before = try SwiftProgram(try old.swift() + [("main.swift", saving)])
        defer { before.remove() }
        let after = try SwiftProgram(try new.swift() + [("main.swift", StateSamples.restoring(new.prefix))])
        defer { after.remove() }
        let saved = try before.run()
        let restored = try after.run(saved).split(separator: "\n")
        let lines = saved.split(separator: "\n")
        try #require(lines.count == restored.count)
        var judge = SavedStateJudge(old, new)
        for (line, restored) in zip(lines, restored) { judge.look(try SavedJSON(line), try SavedJSON(restored)) }
        judge.judge()
    }

    /// A version with one root does not say which one it shows; the next has several, and takes no state for another's.
    @Test func isRefusedWhereNobodySaysWhichRootIsMeant() throws {
        let single = "navgen: 1\nname: App\nroot: home\nscreens: {home: {to: [item]}, item: {}}\n"
        let several = """
            navgen: 1
            name: App
            outputs: {swift: {parts: [navigator]}}
            conditions: {signedIn: {}}
            root: [{when: signedIn, show: home}, {show: login}]
            screens: {home: {to: [item]}, item: {}, login: {}}
            """
        let (old, new) = (try CompiledGraph(single), try CompiledGraph(several))
        #expect(Self.comparison(old, new).isRefused)
        #expect(!Self.comparison(old, old).isRefused && !Self.comparison(new, new).isRefused)
        #expect(!Self.comparison(new, old).isRefused)
        // What the state of the single root is written as.
        let saved = #"{"bases": {"home": {"screen": {"node": "home"}, "path": [{"node": "item"}]}}}"#
        let named = saved.replacing("{\"bases\"", with: "{\"root\": \"home\", \"bases\"")
        let program = """
            import Foundation

            MainActor.assumeIsolated {
                while let line = readLine() {
                    let navigator = AppNavigator(conditions: AppConditions(signedIn: true))
                    navigator.restore(Data(line.utf8))
                    print(navigator.state.path.count)
                }
            }
            """
        let after = try SwiftProgram(try new.swift() + [("main.swift", program)])
        defer { after.remove() }
        #expect(try after.run(saved + "\n" + named) == "0\n1\n")
    }

    @Test func saysNothingWhereNothingIsSaved() throws {
        let routes = "navgen: 1\nname: App\nroot: home\noutputs: {swift: {parts: [routes]}}\nscreens: {home: {}}\n"
        let state = routes.replacing("routes", with: "state")
        #expect(Self.comparison(try CompiledGraph(routes), try CompiledGraph(state)).findings.isEmpty)
        let findings = Self.comparison(try CompiledGraph(state), try CompiledGraph(routes)).findings
        #expect(findings.map(\.place) == [.stack, .base])
        #expect(findings.allSatisfy { $0.outcome == .notAtAll(.noState) })
    }

    /// Nothing is lost by a version that was not there before it.
    @Test func saysNothingOfWhatTheOldVersionDoesNotRestore() throws {
        let graph = """
            navgen: 1
            name: App
            root: home
            outputs: {swift: {parts: [state]}}
            types: {Mine: {swift: Mine, transient: true}}
            screens: {home: {params: {draft: "Mine?"}}}
            """
        #expect(Self.comparison(try CompiledGraph(graph), try CompiledGraph(graph)).findings.isEmpty)
    }

    private static func comparison(_ old: CompiledGraph, _ new: CompiledGraph) -> SavedStateComparison {
        SavedStateComparison(old: old.analysed, old.links, new: new.analysed, new.links)
    }
}
