// flags: -swift-version 6
// expect: static property 'defaultValue' is not concurrency-safe
import SwiftUI

struct UserKey: EnvironmentKey {
    static var defaultValue = "nobody"
}
