import Foundation
import TestSupport
import Testing

/// Members of `RunningFlow` would hide data with the same name, so such names are refused.
@Suite struct FlowDataNameTests {
    private func graph(_ name: String) -> String {
        """
        navgen: 1
        name: App
        root: home
        screens: {home: {to: [f]}}
        flows: {f: {steps: [a, b], data: {\(name): {type: Int, default: 1}}}}
        """
    }

    @Test func membersOfARunAreNotNamesOfData() throws {
        let path = try #require(RuntimeModule.sources.first { $0.hasSuffix("/RunningFlow.swift") })
        let source = try String(contentsOfFile: path, encoding: .utf8)
        let members = Set(source.matches(of: /public (?:internal\(set\) )?(?:var|func) (\w+)/).map { String($0.1) })
        #expect(members.contains("progress") && members.contains("next") && members.count > 10, "\(members)")
        for member in members.sorted() {
            #expect(rules(in: graph(member)) == ["name-collision"], "\(member)")
        }
        #expect(rules(in: graph("weight")) == [])
    }
}
