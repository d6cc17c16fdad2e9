#if DEBUG
    print(await Tour.run(), terminator: "")
#else
    print("The tour looks into the navigator, which only a build for debugging allows: swift run shop-tour")
#endif
