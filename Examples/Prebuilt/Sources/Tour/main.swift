// The types are those that the plugin writes from tour.navgraph.yaml when this is built.
var state = TourState()
if let link = TourLink("tour://stop/7") { state.follow(link) }
print("tour://stop/7 shows \(state.path)")
