/// Every rule, grouped as in the reference. A rule that is not listed here does not exist.
public let allRules: [Rule] = []

/// The rules that are found by looking at a whole graph; the others are found while it is read.
public let allChecks: [Check] = []
