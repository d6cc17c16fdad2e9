/// Builder blocks of two or more tabs.
@available(A18, *)
extension TabContentBuilder {
    public static func buildBlock(
        _ t0: some TabContent<TabValue>, _ t1: some TabContent<TabValue>
    ) -> some TabContent<TabValue> {
        TupleTabContent<TabValue>(tabs: [t0, t1])
    }

    public static func buildBlock(
        _ t0: some TabContent<TabValue>, _ t1: some TabContent<TabValue>, _ t2: some TabContent<TabValue>
    ) -> some TabContent<TabValue> {
        TupleTabContent<TabValue>(tabs: [t0, t1, t2])
    }

    public static func buildBlock(
        _ t0: some TabContent<TabValue>, _ t1: some TabContent<TabValue>, _ t2: some TabContent<TabValue>,
        _ t3: some TabContent<TabValue>
    ) -> some TabContent<TabValue> {
        TupleTabContent<TabValue>(tabs: [t0, t1, t2, t3])
    }

    public static func buildBlock(
        _ t0: some TabContent<TabValue>, _ t1: some TabContent<TabValue>, _ t2: some TabContent<TabValue>,
        _ t3: some TabContent<TabValue>, _ t4: some TabContent<TabValue>
    ) -> some TabContent<TabValue> {
        TupleTabContent<TabValue>(tabs: [t0, t1, t2, t3, t4])
    }

    public static func buildBlock(
        _ t0: some TabContent<TabValue>, _ t1: some TabContent<TabValue>, _ t2: some TabContent<TabValue>,
        _ t3: some TabContent<TabValue>, _ t4: some TabContent<TabValue>, _ t5: some TabContent<TabValue>
    ) -> some TabContent<TabValue> {
        TupleTabContent<TabValue>(tabs: [t0, t1, t2, t3, t4, t5])
    }

    public static func buildBlock(
        _ t0: some TabContent<TabValue>, _ t1: some TabContent<TabValue>, _ t2: some TabContent<TabValue>,
        _ t3: some TabContent<TabValue>, _ t4: some TabContent<TabValue>, _ t5: some TabContent<TabValue>,
        _ t6: some TabContent<TabValue>
    ) -> some TabContent<TabValue> {
        TupleTabContent<TabValue>(tabs: [t0, t1, t2, t3, t4, t5, t6])
    }

    public static func buildBlock(
        _ t0: some TabContent<TabValue>, _ t1: some TabContent<TabValue>, _ t2: some TabContent<TabValue>,
        _ t3: some TabContent<TabValue>, _ t4: some TabContent<TabValue>, _ t5: some TabContent<TabValue>,
        _ t6: some TabContent<TabValue>, _ t7: some TabContent<TabValue>
    ) -> some TabContent<TabValue> {
        TupleTabContent<TabValue>(tabs: [t0, t1, t2, t3, t4, t5, t6, t7])
    }

    public static func buildBlock(
        _ t0: some TabContent<TabValue>, _ t1: some TabContent<TabValue>, _ t2: some TabContent<TabValue>,
        _ t3: some TabContent<TabValue>, _ t4: some TabContent<TabValue>, _ t5: some TabContent<TabValue>,
        _ t6: some TabContent<TabValue>, _ t7: some TabContent<TabValue>, _ t8: some TabContent<TabValue>
    ) -> some TabContent<TabValue> {
        TupleTabContent<TabValue>(tabs: [t0, t1, t2, t3, t4, t5, t6, t7, t8])
    }

    public static func buildBlock(
        _ t0: some TabContent<TabValue>, _ t1: some TabContent<TabValue>, _ t2: some TabContent<TabValue>,
        _ t3: some TabContent<TabValue>, _ t4: some TabContent<TabValue>, _ t5: some TabContent<TabValue>,
        _ t6: some TabContent<TabValue>, _ t7: some TabContent<TabValue>, _ t8: some TabContent<TabValue>,
        _ t9: some TabContent<TabValue>
    ) -> some TabContent<TabValue> {
        TupleTabContent<TabValue>(tabs: [t0, t1, t2, t3, t4, t5, t6, t7, t8, t9])
    }
}
