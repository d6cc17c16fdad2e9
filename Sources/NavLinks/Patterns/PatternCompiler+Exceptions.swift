import NavGraph
import NavSyntax

extension PatternCompiler {
    /// Compiles entries of `except`. Their values are any text.
    mutating func compileExceptions(_ texts: [SourceText], isFolded: Bool) -> [Pattern] {
        texts.flatMap { text -> [Pattern] in
            var parser = PatternParser(text.value, allowsInnerOptionals: true)
            let parsed = parser.pattern()
            report(parser.problems, in: text)
            guard parser.problems.isEmpty else { return [] }
            guard let variants = parsed.variants else {
                report(
                    "too-complex", "this exception has too many ways to leave out optional segments in the middle",
                    at: text.range, help: "write several exceptions")
                return []
            }
            return variants.compactMap { exception($0, text, isFolded: isFolded) }
        }
    }

    private mutating func exception(_ variant: PatternText.Variant, _ text: SourceText, isFolded: Bool) -> Pattern? {
        let optional = Set(variant.text.optionalNames)
        let values = variant.text.names.map(\.text).uniqued().map { name in
            let isOptional = optional.contains(name)
            return Parameter(
                name: Located(name, text.range),
                type: TypeUse(
                    base: .builtin(.string), form: isOptional ? .optional : .single,
                    text: isOptional ? "String?" : "String", range: text.range))
        }
        var binder = PatternBinder(
            owner: "the exception", parameters: values, parameters.named(values), text: text, checksNames: false)
        let pattern = Pattern(
            owner: .exception, parameters: values.map(parameters.describe), text: text, range: text.range)
        pattern.isFolded = isFolded
        pattern.omittedSegments = variant.omitted.count
        let isBuilt = build(pattern, from: variant.text, &binder)
        diagnostics += binder.diagnostics
        return isBuilt && binder.diagnostics.isEmpty ? pattern : nil
    }
}
