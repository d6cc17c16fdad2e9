// Takes a screenshot of each page of the tours. This file needs a Mac, and has never run on one.

#if !os(Linux)
    import XCTest

    extension ShopTours {
        override class func setUp() {
            // XCTest calls this on the main thread, but does not declare it.
            MainActor.assumeIsolated { ShopTour.takesScreenshots = true }
        }
    }
#endif
