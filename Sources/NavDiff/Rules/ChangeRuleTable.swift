/// All change rules, in the order in which changes are reported and listed.
public let changeRules: [ChangeRule] = [
    .linkRemoved, .linkNarrowed, .linkRetargeted, .linkValues, .linkRefused, .originRemoved, .linkSettings,
    .linkUndecided, .linkConditional, .linkPlan, .linkClaimed, .linkRedirected, .linkRewritten, .linkWidened,
    .linkAdded, .originAdded,
    .nodeRemoved, .nodeRenamed, .nodeMoved, .nodeKind, .nodeReturns, .alertActions, .nodeUnreachable, .nodeConditions,
    .nodeSettings, .nodeDeprecated, .nodeAdded,
    .paramRequired, .paramType, .paramRenamed, .paramRemoved, .paramAdded, .paramDefault,
    .routeRemoved, .routeChanged, .routeAdded, .rootChanged,
    .typeChanged, .typeWidened, .conditionRemoved, .conditionOtherwise, .conditionAdded, .nameChanged,
    .stateLost, .statePartial, .sourceChanged,
]
