#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    /// Counts the heap allocations for parsing a URL.
    @Suite struct AllocationTests {
        /// A program that counts all of its allocations, including those of the runtime.
        private static let counter = """
            import Foundation

            @_silgen_name("__libc_malloc") func systemMalloc(_ size: Int) -> UnsafeMutableRawPointer?
            nonisolated(unsafe) var allocations = 0

            @_cdecl("malloc") public func countingMalloc(_ size: Int) -> UnsafeMutableRawPointer? {
                allocations += 1
                return systemMalloc(size)
            }

            @inline(never) func count(_ url: String) -> (Int, Bool) {
                let before = allocations
                let isLink = ShopLink(url) != nil
                return (allocations - before, isLink)
            }

            let urls = Array(CommandLine.arguments.dropFirst())
            for url in urls { _ = count(url) }
            for url in urls {
                let (number, isLink) = count(url)
                print(number, isLink)
            }
            // Checks that the counter works.
            let before = allocations
            let text = String(repeating: "long", count: urls.count + 20)
            print(allocations > before && !text.isEmpty)
            """

        @Test func onlyValuesAllocateMemory() throws {
            let runtime = try RuntimeModule.optimized.get()
            let files =
                try ExampleGraph.shop.compiled().swift() + [
                    ("main.swift", "import NavgenRuntime\n" + Self.counter)
                ]
            let program = try SwiftProgram(
                files, flags: ["-O", "-Xlinker", "--export-dynamic"] + runtime.flags + runtime.objects)
            defer { program.remove() }
            let expected: [(url: String, allocations: Int, isLink: Bool)] = [
                ("shop://nowhere", 0, false),
                ("https://other.example.com/orders", 0, false),
                ("https://shop.example.com/product/1/reviews/of/nobody", 0, false),
                ("https://shop.example.com/product/not-a-number-at-all", 0, false),
                ("https://shop.example.com/product/7?ref=%zz", 0, false),
                ("https://shop.example.com/%70roduct/%zz", 0, false),
                ("shop://orders", 0, true),
                ("https://shop.example.com/product/12345", 0, true),
                ("https://shop.example.com/%70roduct/1", 0, true),
                ("https://shop.example.com/product/7?ref=a-partner-with-a-long-name", 1, true),
                ("shop://search?q=short", 0, true),
            ]
            let lines = try program.run(arguments: expected.map(\.url)).split(separator: "\n").map(String.init)
            #expect(lines == expected.map { "\($0.allocations) \($0.isLink)" } + ["true"])
        }
    }
#endif
