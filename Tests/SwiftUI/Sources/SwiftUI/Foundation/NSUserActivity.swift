import Foundation

#if !canImport(ObjectiveC)
    /// A user's activity, as declared by Foundation on Apple's systems.
    open class NSUserActivity: NSObject {
        public let activityType: String
        open var title: String?
        open var userInfo: [AnyHashable: Any]?
        open var webpageURL: URL?
        open var targetContentIdentifier: String?
        open var persistentIdentifier: String?
        open var requiredUserInfoKeys: Set<String>?
        open var keywords: Set<String> = []
        open var needsSave = false
        open var isEligibleForHandoff = true
        open var isEligibleForSearch = false
        open var isEligibleForPublicIndexing = false
        open var isEligibleForPrediction = false

        public init(activityType: String) {
            self.activityType = activityType
        }

        open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
            userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
        }

        open func becomeCurrent() {}

        open func resignCurrent() {}

        open func invalidate() {}
    }

    /// The type of the activity that delivers a universal link.
    public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif
