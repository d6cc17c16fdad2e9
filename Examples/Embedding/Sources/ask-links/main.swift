import Foundation
import NavgenKit

// Reads a graph, then answers each line of standard input:
//
//     shop://order/ORD-001            where the URL leads
//     orderDetail orderId=ORD-001     the URL of the node
//
// It exits with 1 if a line has no answer, and with 2 if the graph has errors.

guard (2...3).contains(CommandLine.arguments.count) else {
    print("usage: ask-links GRAPH [ENVIRONMENT]")
    exit(2)
}

do {
    let graph = try NavigationGraph.load(CommandLine.arguments[1]).checked()
    let links = Links(graph: try graph.inEnvironment(CommandLine.arguments.dropFirst(2).first))
    var status: Int32 = 0
    while let line = readLine() {
        do {
            print(try links.answer(to: line))
        } catch {
            print("no answer: \(error)")
            status = 1
        }
    }
    exit(status)
} catch {
    print(error)
    exit(2)
}
