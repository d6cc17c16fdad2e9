import Foundation
import TestSupport
import Testing

/// The plugins, in packages that use them.
@Suite(.serialized) struct PluginProof {
    private static let graph = """
        navgen: 1
        name: Shop
        root: home
        links: {schemes: [shop]}
        include:
          - {file: sections/orders.yaml, section: orders}
          - {file: sections/account.yaml, section: account}
          - {file: sections/catalog.yaml, section: catalog, module: Catalog}
          - sections/types.yaml
        screens:
          home: {url: /home, to: [orders.all, account.profile, catalog.list]}
        outputs: {swift: {parts: [routes, links], access: public}, json: true}
        """
    private static let files = [
        "Sources/App/shop.navgraph.yaml": graph,
        "Sources/App/sections/orders.yaml": """
        navgen: 1
        exports: [all]
        screens:
          all: {title: Orders, url: /orders}
        """,
        "Sources/App/sections/account.yaml": """
        navgen: 1
        exports: [profile]
        screens:
          profile: {url: "/account/{size}", params: {size: Size}}
        """,
        "Sources/App/sections/catalog.yaml": """
        navgen: 1
        exports: [list]
        screens:
          list: {url: "/list/{size}", params: {size: Int}}
        """,
        "Sources/App/sections/types.yaml": "navgen: 1\ntypes: {Size: {base: Int}}\n",
        "Sources/App/admin/admin.navgraph.yaml": """
        navgen: 1
        name: Admin
        root: users
        links: {schemes: [admin]}
        include: [users.yaml]
        screens:
          users: {url: /users, to: user}
        outputs: {swift: {parts: [routes, links]}}
        """,
        "Sources/App/admin/users.yaml": "navgen: 1\nscreens: {user: {params: {id: Int}, url: \"/users/{id}\"}}\n",
        "Sources/App/main.swift": """
        import Catalog

        print(ShopLink("shop://orders").map { "\\($0)" } ?? "no link")
        print(ShopLink("shop://list/7").map { "\\($0)" } ?? "no link", ShopCatalogRoute.list(size: 7))
        if case .user(let id) = AdminLink("admin://users/12") { print("user", type(of: id), id) }
        """,
        "Sources/Catalog/Catalog.swift": "",
        "Sources/Plain/Plain.swift": "public enum Plain {}\n",
    ]
    private static let targets = """
        .executableTarget(name: "App", dependencies: ["Catalog", runtime], plugins: plugins),
        .target(name: "Catalog", dependencies: [runtime], plugins: plugins),
        .target(name: "Plain", plugins: plugins),
        """

    @Test func aTargetGetsItsSwiftBeforeItIsCompiled() throws {
        try withTemporaryFolder { top in
            let package = try ConsumerPackage(in: top, targets: Self.targets, files: Self.files)
            let first = try package.build()
            try #require(first.succeeded, "\(first.output.suffix(3000))")
            #expect(!first.output.contains("warning:"), "\(first.output)")
            let printed = try package.run("App")
            #expect(
                printed == """
                    orders.all
                    catalog.list(size: 7) catalog.list(size: 7)
                    user Int 12

                    """)
            // navgen runs for two graphs of the app and for the module of one, but not for a target
            // that has no graph and is not used by one that has.
            #expect(first.runs.count == 4, "\(first.runs)")
            #expect(first.runs.count { $0.contains("--module Catalog") } == 2)
            #expect(!first.runs.contains { $0.contains("Plain") })

            let second = try package.build()
            #expect(second.succeeded && second.runs.isEmpty && second.compiled.isEmpty, "\(second.output)")

            try comment(package)
            try section(package)
            try mistake(package)
        }
    }

    /// Editing a comment runs navgen but compiles nothing.
    private func comment(_ package: ConsumerPackage) throws {
        try package.change("Sources/App/sections/orders.yaml", "exports", "# What others may use.\nexports")
        let build = try package.build()
        #expect(build.succeeded && build.runs.count == 2, "\(build.output)")
        #expect(build.runs.allSatisfy { $0.contains("shop.navgraph.yaml") })
        #expect(build.compiled.isEmpty, "\(build.compiled)")
    }

    /// Editing a section compiles only the files of that section.
    private func section(_ package: ConsumerPackage) throws {
        try package.change("Sources/App/sections/orders.yaml", "title: Orders", "params: {page: \"Int?\"}")
        let page = try package.build()
        #expect(page.succeeded && page.runs.count == 2, "\(page.output)")
        #expect(page.compiled.contains("App/ShopSectionsOrdersRoutes.swift"), "\(page.compiled)")
        #expect(
            !page.compiled.contains { $0.contains("AccountRoutes") || $0.hasPrefix("Catalog/") || $0.contains("Admin") }
        )

        try package.change("Sources/App/admin/users.yaml", "id: Int", "id: String")
        let type = try package.build()
        #expect(type.succeeded && type.runs.contains { $0.contains("admin.navgraph") }, "\(type.output)")
        #expect(type.compiled.contains("App/AdminRoutes.swift"))
        #expect(!type.compiled.contains { $0.hasPrefix("App/Shop") }, "\(type.compiled)")
        #expect(try package.run("App").hasSuffix("user String 12\n"))
    }

    /// A mistake fails the build with its location; fixing it makes the build succeed.
    private func mistake(_ package: ConsumerPackage) throws {
        try package.change("Sources/App/sections/orders.yaml", "exports: [all]", "exports: [al]")
        let broken = try package.build()
        #expect(!broken.succeeded)
        #expect(broken.compiled.isEmpty)
        let file = package.folder.appendingPathComponent("Sources/App/sections/orders.yaml").path
        #expect(
            broken.output.contains("\(file):3:11: error: there is no node `al` [unknown-node]"), "\(broken.output)")
        #expect(try !package.build().succeeded)
        try package.change("Sources/App/sections/orders.yaml", "exports: [al]", "exports: [all]")
        let mended = try package.build()
        #expect(mended.succeeded && mended.compiled.isEmpty, "\(mended.output)")
    }

    @Test func filesWithTheSameNameAreAnError() throws {
        try withTemporaryFolder { top in
            let package = try ConsumerPackage(
                in: top, targets: #".target(name: "App", dependencies: [runtime], plugins: plugins)"#,
                files: [
                    "Sources/App/shop.navgraph.yaml": "navgen: 1\nname: Shop\nroot: home\nscreens: {home: {}}\n",
                    "Sources/App/other/shop.navgraph.yaml": "navgen: 1\nname: Other\nroot: home\nscreens: {home: {}}\n",
                    "Sources/App/App.swift": "",
                ])
            let build = try package.build()
            #expect(!build.succeeded)
            #expect(
                build.output.contains(
                    "App: shop.navgraph.yaml and shop.navgraph.yaml would both be compiled as ShopRoutes.swift: "
                        + "rename one of them"), "\(build.output)")
            #expect(build.runs.isEmpty)

            try FileManager.default.removeItem(at: package.folder.appendingPathComponent("Sources/App/other"))
            try package.write("Sources/App/ShopRoutes.swift", "")
            let own = try package.build()
            #expect(
                own.output.contains("ShopRoutes.swift and shop.navgraph.yaml would both be compiled as"),
                "\(own.output)")
        }
    }

    @Test func graphsWithTheSameNameAreAnError() throws {
        try withTemporaryFolder { top in
            let package = try ConsumerPackage(
                in: top, targets: #".target(name: "App", dependencies: [runtime], plugins: plugins)"#,
                files: [
                    "Sources/App/shop.navgraph.yaml": "navgen: 1\nroot: home\nscreens: {home: {}}\n",
                    "Sources/App/other.navgraph.yaml": "navgen: 1\nname: 'Shop'\nroot: start\nscreens: {start: {}}\n",
                    "Sources/App/App.swift": "",
                ])
            let build = try package.build()
            #expect(!build.succeeded)
            #expect(build.output.contains("are both named Shop, so their types would have the same"), "\(build.output)")
            #expect(build.runs.isEmpty)
            try package.change("Sources/App/other.navgraph.yaml", "'Shop'", "Other")
            let other = try package.build()
            #expect(other.succeeded, "\(other.output)")
        }
    }

    /// Otherwise the compiler's error would be about a generated file.
    @Test func reportsAMissingRuntimeDependency() throws {
        try withTemporaryFolder { top in
            let package = try ConsumerPackage(
                in: top, targets: #".target(name: "App", plugins: plugins)"#,
                files: [
                    "Sources/App/shop.navgraph.yaml": "navgen: 1\nname: Shop\nroot: home\nscreens: {home: {}}\n",
                    "Sources/App/App.swift": "",
                ])
            let build = try package.build()
            #expect(!build.succeeded)
            #expect(
                build.output.contains(
                    "error: the Swift that navgen generates for `App` imports NavgenRuntime: add "
                        + ".product(name: \"NavgenRuntime\", package: \"navgen-plugin\") to the dependencies of `App`"),
                "\(build.output)")
        }
    }

    @Test func theCommandPluginUsesAllGraphsOrThoseNamed() throws {
        try withTemporaryFolder { top in
            let package = try ConsumerPackage(in: top, targets: Self.targets, files: Self.files)
            func navgen(_ arguments: String...) throws -> ConsumerPackage.Build {
                try package.swift(["package", "--allow-writing-to-package-directory", "navgen"] + arguments)
            }
            let refused = try package.swift(["package", "navgen", "check"])
            #expect(refused.output.contains("--allow-writing-to-package-directory"), "\(refused.output)")

            #expect(
                try navgen("check").runs == [
                    "check Sources/App/admin/admin.navgraph.yaml Sources/App/shop.navgraph.yaml"
                ])
            let built = try navgen("build", "--out", "Sources/Written", "Sources/App/shop.navgraph.yaml")
            #expect(
                built.succeeded && built.output.contains("wrote Sources/Written/ShopRoutes.swift"), "\(built.output)")
            let folder = package.folder
            #expect(
                FileManager.default.fileExists(atPath: folder.appendingPathComponent("Sources/Written/Shop.json").path))
            #expect(
                try navgen("build", "--check", "--out", "Sources/Written", "Sources/App/shop.navgraph.yaml").succeeded)
            let drawn = try navgen("graph", "Sources/App/shop.navgraph.yaml", "--format", "dot", "-o", "shop.dot")
            #expect(drawn.succeeded)
            #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("shop.dot").path))

            try package.change("Sources/App/shop.navgraph.yaml", "account.profile", "account.profil")
            let failed = try navgen("check", "--quiet")
            #expect(!failed.succeeded)
            #expect(failed.output.contains("error: there is no node `account.profil`"), "\(failed.output)")
        }
    }
}
