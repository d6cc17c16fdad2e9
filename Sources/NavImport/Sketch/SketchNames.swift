import NavNames

/// Turns names of a source into names that a graph can have.
package struct SketchNames {
    private var used: Set<String> = []
    /// The numbers that names got last, so that many equal names take no longer.
    private var numbers: [String: Int] = [:]

    /// Whether generated code has the name for itself, or YAML and the file that is written.
    private static func isReserved(_ name: String) -> Bool {
        MemberNames.exits.contains(name) || name == "tabs" || name == "null"
    }

    private static let maxLength = 100

    /// How the TODO begins for a name that another node has.
    static let sameName = "name this node; another one of the source is also called"

    package init() {}

    /// The name of a node, which no other node has, and what a person has to know about it.
    ///
    /// - Parameter fallback: The name if there is no letter in the source's.
    package mutating func node(_ source: String, fallback: String = "screen") -> (name: String, remarks: Remarks) {
        var name = Self.lowerCamel(source) ?? fallback
        var remarks = Remarks()
        if Self.lowerCamel(source) == nil {
            remarks.todos.append(
                "name this node; the source calls it `\(source)`, which has no letter from A to Z and no digit")
        } else if Self.isReserved(name) {
            let old = name
            name += "Screen"
            remarks.todos.append("check the name: the source calls it `\(source)`, but generated code uses `\(old)`")
        }
        if used.contains(name) {
            let old = name
            var number = (numbers[old] ?? 1) + 1
            while used.contains("\(old)\(number)") { number += 1 }
            numbers[old] = number
            name = "\(old)\(number)"
            remarks.todos.append("\(Self.sameName) `\(old)`")
        }
        used.insert(name)
        return (name, remarks)
    }

    /// The first of these names that no other node has, or else a name with a number.
    package mutating func node(anyOf sources: [String]) -> (name: String, remarks: Remarks) {
        let free = sources.first { source in
            Self.lowerCamel(source).map { !used.contains($0) && !Self.isReserved($0) } ?? false
        }
        return node(free ?? sources.first ?? "")
    }

    /// A name in lowerCamelCase: `homeFragment` for `home_fragment` and `HomeFragment`, `faq` for `FAQ`, `n404` for
    /// `404`; nil if there is neither a letter nor a digit.
    package static func lowerCamel(_ source: String) -> String? {
        let words = source.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
        guard let first = words.first else { return nil }
        let start = first.contains(where: \.isLowercase) ? first.lowercasingFirst : first.lowercased()
        let name = (start + words.dropFirst().map(\.uppercasingFirst).joined()).prefix(maxLength)
        return name.first?.isNumber == true ? "n" + name : String(name)
    }

    /// A name in UpperCamelCase, for a type; nil if there is no letter.
    package static func upperCamel(_ source: String) -> String? { lowerCamel(source)?.uppercasingFirst }
}

extension String {
    fileprivate var uppercasingFirst: String { prefix(1).uppercased() + dropFirst() }

    /// `homePage` for `HomePage`, `urlList` for `URLList`.
    fileprivate var lowercasingFirst: String {
        let capitals = prefix { $0.isUppercase }.count
        guard capitals > 1, capitals < count else { return prefix(1).lowercased() + dropFirst() }
        let isWordAfter = self[index(startIndex, offsetBy: capitals)].isLowercase
        let count = isWordAfter ? capitals - 1 : capitals
        return prefix(count).lowercased() + dropFirst(count)
    }
}
