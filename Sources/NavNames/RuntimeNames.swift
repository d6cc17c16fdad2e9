/// The types of NavgenRuntime. A test writes this file from the runtime's sources.
package enum RuntimeNames {
    package static let all: Set<String> = Set(
        """
        ASCII AlertButton AnsweringExiting ArrivalCounts Automaton BoxedParameter ColumnPlaceholder
        ColumnSelectable ConditionValues Confirmer ContentStyle ContentValue CoreExiting DropValue
        EventValue ExitButton ExitCounter ExitHandler ExitRequest ExitValue FlowBox FlowDataReader
        FlowDefinition FlowModel FlowMove FlowNodeValue FlowReader FlowState FlowSteps FlowStorage FlowValue
        GraphTable GraphTableNode GraphTableParser GraphTypes LevelModel LevelValue LinkCheck LinkChecks
        LinkCompiler LinkLine LinkLineParser LinkOrigins LinkPlan LinkPlans LinkReader LinkRefusal LinkRules
        LinkSource LinkTable LinkTableParser LinkText LinkTextRule LinkTrie LinkTrieBuilder LinkType
        LinkTypeRule LinkURL LinkWriter MatchedURL NavigationAlertModifier NavigationAnchorModifier
        NavigationAnswerButtons NavigationBaseView NavigationButtonsModifier NavigationCloser
        NavigationColumnView NavigationColumnsView NavigationConditions NavigationContentView
        NavigationContext NavigationControl NavigationDestinations NavigationEnvironment NavigationEvent
        NavigationExit NavigationFacts NavigationFactsModifier NavigationFlowValue NavigationFlowView
        NavigationGraph NavigationHandlers NavigationHeldModifier NavigationHolder NavigationKeeper
        NavigationLaunchOptions NavigationLevelStack NavigationLevelView NavigationLinkValue
        NavigationLinksModifier NavigationNode NavigationNodeModifier NavigationPresentationForm
        NavigationPresentationStyle NavigationPresentedView NavigationPresentedViews
        NavigationPresentingModifier NavigationReference NavigationResult NavigationRoot
        NavigationRootLevelView NavigationRootView NavigationSavedFile NavigationSavingModifier
        NavigationSceneConnection NavigationScenes NavigationScreenContext NavigationScreenIdentity
        NavigationScreenView NavigationStackView NavigationState NavigationStyleModifier NavigationTab
        NavigationTabBar NavigationValue NavigationZoomModifier NavigationZoomSourceModifier Navigator
        NavigatorCore NavigatorReference NoConditions NoEnvironment NoFacts NoFlow NoFlowData
        NoFlowParameters NoLink NoTab NodeExiting NodeKind NodeValue Nothing ObservedParts OnlyRoot
        OpenedValue OpeningLinks OutcomeValue Overlay OwnTypes ParameterValue PatternValue PendingChange
        PlainExiting PlanArgument PresentationAnchor PresentationSource PresentedExiting PresentedValue
        PresenterModel RequestValue RequestedLink Requirement RunningFlow SavedContainer SavedKey
        SavedParameters SavedState SceneModel ScreenExiting ScreenOrigin ScreenPosition ScreenToken
        ScreenTokenReference ScreenValue ShownOnTop Spelling SplitColumn SplitValue SplitVisibility
        StateCore StateEvent TabExiting TableText ValueReader WaitingCaller WrappedValue
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
