import NavSwiftReader
import NavSyntax

extension AuditCheck {
    private static let maxSheets = 3

    static let tooManySheets = AuditCheck(.tooManySheets) { file, _ in
        var sheets: [Int: [SwiftCall]] = [:]
        for call in file.calls where call.isMember && ["sheet", "fullScreenCover"].contains(call.name) {
            guard let flag = call.argument("isPresented"), !file.names(of: flag.tokens).isEmpty,
                // Of several branches, only one is compiled.
                !file.code.isConditional(call.token),
                let type = file.swift.typeIndex(around: call.token),
                // What a sheet presents is another view.
                !file.swift.contexts(around: call.token).contains(where: {
                    file.isPresentation($0) || file.isDestination($0)
                })
            else { continue }
            sheets[type, default: []].append(call)
        }
        return sheets.keys.sorted().compactMap { type in
            let calls = sheets[type] ?? []
            guard calls.count > maxSheets else { return nil }
            return AuditRule.tooManySheets.finding(
                "`\(file.types[type].name)` presents \(calls.count) sheets, each with a Boolean",
                at: file.range(of: calls[maxSheets]),
                notes: calls.filter { $0.token != calls[maxSheets].token }.map {
                    Diagnostic.Note("another one", at: file.range(of: $0))
                },
                help: "declare an enum with a case for each sheet, and present them with one `sheet(item:)`")
        }
    }
}

extension AuditRule {
    static let tooManySheets = AuditRule(
        .tooManySheets, .presentations,
        meaning: "A view has more than three sheets or covers, each with a Boolean.",
        why: """
            A view presents one thing at a time. If two of the Booleans are true, one of the sheets does not appear, \
            and may appear later.
            """,
        instead: "Declare an enum with a case for each, and present them with one `sheet(item:)`.",
        wrong: """
            struct Player: View {
                @State private var showsQueue = false
                @State private var showsLyrics = false
                @State private var showsTimer = false
                @State private var showsDevices = false

                var body: some View {
                    Controls()
                        .sheet(isPresented: $showsQueue) { Queue() }
                        .sheet(isPresented: $showsLyrics) { Lyrics() }
                        .sheet(isPresented: $showsTimer) { SleepTimer() }
                        .sheet(isPresented: $showsDevices) { Devices() }
                }
            }
            """,
        right: """
            struct Player: View {
                @State private var sheet: Sheet?

                var body: some View {
                    Controls()
                        .sheet(item: $sheet) { sheet in
                            switch sheet {
                            case .queue: Queue()
                            case .lyrics: Lyrics()
                            case .timer: SleepTimer()
                            case .devices: Devices()
                            }
                        }
                }

                enum Sheet: String, Identifiable {
                    case queue, lyrics, timer, devices

                    var id: String { rawValue }
                }
            }
            """)
}
