#if DEBUG
    print(await Tour.run(), terminator: "")
#else
    print("The tour needs access to internals of the navigator, so it only runs in debug builds: swift run shop-tour")
#endif
