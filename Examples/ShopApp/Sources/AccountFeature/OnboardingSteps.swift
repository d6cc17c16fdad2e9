#if canImport(SwiftUI)
    import AccountNavigation
    import NavgenRuntime
    import SwiftUI

    // The graph determines the next step. A step shows the flow's data and calls `next()` when it
    // is done.

    struct WelcomeStep: View {
        let flow: AccountOnboardingRun

        var body: some View {
            VStack {
                Text("Welcome")
                Button("Begin") { flow.next() }
                    .exit(.next)
                Button("Not now") { flow.cancel() }
            }
        }
    }

    struct NameStep: View {
        @ObservedObject var flow: AccountOnboardingRun

        var body: some View {
            VStack {
                Text("\(Int(flow.progress * 100)) percent done")
                TextField("Your name", text: $flow.userName)
                Toggle("News by mail", isOn: $flow.wantsNews)
                Button("Go on") { flow.next() }
                    .disabled(flow.userName.isEmpty)
                    .exit(.next)
                if flow.canSkip {
                    Button("Skip") { flow.skip() }
                        .exit(.skip)
                }
            }
        }
    }

    struct PerksStep: View {
        let flow: AccountOnboardingRun

        var body: some View {
            VStack {
                Text("Members get free cups")
                Button("Good") { flow.next() }
                    .exit(.next)
            }
        }
    }

    struct DoneStep: View {
        let flow: AccountOnboardingRun

        var body: some View {
            VStack {
                Text(flow.userName.isEmpty ? "Have a look around" : "Have a look around, \(flow.userName)")
                if flow.canGoBack {
                    Button("Back") { flow.back() }
                        .exit(.previous)
                }
                Button("Finish") { flow.next() }
                    .exit(.next)
            }
        }
    }
#endif
