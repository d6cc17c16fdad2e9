/// All rules, in the order of the reference. Add a new rule here.
private let table: [Entry] = [
    // Syntax
    .rule(.yamlSyntax),
    .rule(.notUtf8),
    .rule(.duplicateKey),
    .rule(.cutValue),
    .rule(.unknownKey),
    .check(.noEffect),
    .rule(.wrongType),
    .rule(.missingKey),
    .rule(.aliasCycle),
    .rule(.tooLarge),
    .rule(.tooDeep),
    .check(.tooComplex),
    .rule(.languageVersion),
    .rule(.unknownRule),
    .check(.pathOutside),
    // Names
    .rule(.duplicateId),
    .check(.duplicateRawValue),
    .rule(.invalidName),
    .rule(.invalidType),
    .check(.nameCollision),
    .rule(.unknownNode),
    .rule(.unknownType),
    .rule(.unknownCondition),
    .rule(.unknownTab),
    .rule(.includeMissing),
    .rule(.includeCycle),
    // Reachability
    .check(.unreachableNode),
    .check(.linkOnlyNode),
    .check(.noRoot),
    .check(.modalTrap),
    .check(.flowNoCompletion),
    .check(.deadEndAlert),
    // Parameters
    .check(.paramUnbound),
    .rule(.linkMissingParam),
    .check(.entryMissingParam),
    .check(.edgeParamUnknown),
    .check(.edgeTypeMismatch),
    .check(.badDefault),
    .check(.badSample),
    .rule(.optionalInPath),
    .rule(.transientInLink),
    .rule(.sensitiveInUrl),
    .rule(.duplicateParam),
    // Links
    .check(.ambiguousLink),
    .check(.shadowedLink),
    .check(.duplicateLink),
    .rule(.invalidPattern),
    .rule(.wildcardNotLast),
    .check(.reservedScheme),
    .check(.invalidHost),
    .check(.invalidOver),
    .check(.invalidVia),
    .check(.gatedLink),
    .check(.ambiguousBackStack),
    .check(.unboundBackStack),
    .check(.destructiveLink),
    .rule(.redirectCycle),
    .rule(.redirectUnmatched),
    .check(.emptyLanguage),
    .check(.noLink),
    // Presentation
    .check(.nestedStack),
    .check(.pushWithoutStack),
    .check(.popWithoutTarget),
    .check(.presentFromAlert),
    .check(.tabOutsideRoot),
    .check(.tooManyTabs),
    .check(.loneTab),
    .check(.splitColumnKind),
    .check(.wrongKind),
    .check(.detentInvalid),
    // Conditions
    .check(.guardedOtherwise),
    .check(.guardedRoot),
    .check(.excludedRoot),
    .check(.deferredOutcome),
    .check(.conditionCycle),
    .check(.contradictoryConditions),
    .check(.unusedCondition),
    .check(.unusedType),
    .check(.unusedParam),
    // Flows
    .check(.stepDuplicate),
    .check(.flowEmpty),
    // Alerts
    .check(.unhandledAction),
    .check(.secondCancel),
    .check(.popoverFromLink),
    // Sections
    .check(.privateTarget),
    .check(.foreignType),
    .check(.largeRouteEnum),
    // Life cycle
    .check(.deprecatedNode),
    .check(.renamedClash),
    .check(.returnsMismatch),
    // Outputs
    .check(.invalidOutput),
]

private enum Entry {
    /// A rule that is checked while files are read or links are compiled.
    case rule(Rule)
    /// A rule with a function that checks the whole graph.
    case check(Check)
}

/// All rules.
public let allRules: [Rule] = table.map {
    switch $0 {
    case .rule(let rule): rule
    case .check(let check): check.rule
    }
}

/// The checks of all rules that have one.
public let allChecks: [Check] = table.compactMap { if case .check(let check) = $0 { check } else { nil } }
