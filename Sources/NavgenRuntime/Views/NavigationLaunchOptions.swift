#if canImport(SwiftUI)
    import Foundation
    #if canImport(UIKit) && !os(watchOS)
        import UIKit
    #endif

    /// What a debug build takes from its arguments, for tests of its user interface:
    /// `-shopLink URL`, `-shopState FILE`, `-shopConditions signedIn=true,hasCart=unknown` and
    /// `-shopAnimations off`. A release build takes nothing.
    ///
    /// Conditions that were given can be changed while the app runs, by a URL with the host
    /// `navgen.conditions`: `shop://navgen.conditions?signedIn=false`.
    @MainActor struct NavigationLaunchOptions {
        private let table: GraphTable

        init(_ table: GraphTable) { self.table = table }

        #if DEBUG
            /// The URL to open.
            var link: String? { value(of: "Link") }

            /// The arguments of the app; tests in the same process set them.
            static var arguments = ProcessInfo.processInfo.arguments {
                didSet { conditions = [:] }
            }

            /// The state to show, as ``NavigatorCore/save()`` encodes it, instead of the one that was saved;
            /// after `-shopState none`, the app starts as if none was saved.
            func state(insteadOf saved: Data?) -> Data? {
                guard let path = value(of: "State") else { return saved }
                if path == "none" { return nil }
                let data = Foundation.FileManager.default.contents(atPath: path)
                if let data, (try? Foundation.JSONSerialization.jsonObject(with: data)) is [String: Any] { return data }
                report("State", "`\(path)` \(data == nil ? "cannot be read" : "is not a saved state")")
                return saved
            }

            /// Whether nothing is animated; the animations of the system are turned off.
            func turnOffAnimations() -> Bool {
                guard let word = value(of: "Animations") else { return false }
                guard word == "off" else {
                    report("Animations", "`\(word)` is not `off`")
                    return false
                }
                #if canImport(UIKit) && !os(watchOS)
                    UIKit.UIView.setAnimationsEnabled(false)
                #endif
                return true
            }

            /// By graph: the conditions with values of their own, by index. Read once.
            private static var conditions: [String: [Int: Bool?]] = [:]

            private var conditions: [Int: Bool?] {
                if let read = Self.conditions[table.name] { return read }
                let read = conditions(in: value(of: "Conditions")?.split(separator: ",") ?? [])
                Self.conditions[table.name] = read
                return read
            }

            /// Takes the values of conditions from a URL, if it has such values and the app was launched with
            /// some; returns whether it did.
            func takeConditions(from url: String) -> Bool {
                let parts = url.split(separator: "?", maxSplits: 1)
                guard parts.count == 2, parts[0].hasSuffix("://navgen.conditions"), value(of: "Conditions") != nil
                else {
                    return false
                }
                Self.conditions[table.name] = conditions.merging(conditions(in: parts[1].split(separator: "&"))) { $1 }
                return true
            }

            private func conditions(in items: [Substring]) -> [Int: Bool?] {
                var read: [Int: Bool?] = [:]
                for item in items {
                    let parts = item.split(separator: "=", maxSplits: 1).map(String.init)
                    let values: [String: Bool?] = ["true": true, "false": false, "unknown": nil]
                    if parts.count == 2, let index = table.conditions.firstIndex(where: { $0.id == parts[0] }),
                        let value = values[parts[1]]
                    {
                        read[index] = .some(value)
                    } else {
                        report(
                            "Conditions",
                            "`\(item)` is not a condition of the graph with `=true`, `=false` or `=unknown`")
                    }
                }
                return read
            }

            /// The word after an option such as `-shopLink`.
            private func value(of option: String) -> String? {
                let arguments = Self.arguments
                guard let index = arguments.firstIndex(of: name(of: option)) else { return nil }
                guard index + 1 < arguments.count else {
                    report(option, "a value is missing")
                    return nil
                }
                return arguments[index + 1]
            }

            private func name(of option: String) -> String {
                "-" + table.name.prefix(1).lowercased() + table.name.dropFirst() + option
            }

            private func report(_ option: String, _ problem: String) {
                print("\(table.name): \(name(of: option)): \(problem)")
            }
        #endif

        /// The values of conditions, with those that the arguments fix.
        func applied(to values: ConditionValues) -> ConditionValues {
            #if DEBUG
                var values = values
                for (index, value) in conditions { values[index] = value }
                return values
            #else
                return values
            #endif
        }
    }
#endif
