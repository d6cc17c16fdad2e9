// The plugin generates these types from tour.navgraph.yaml during the build.
var state = TourState()
if let link = TourLink("tour://stop/7") { state.follow(link) }
print("tour://stop/7 shows \(state.path)")
