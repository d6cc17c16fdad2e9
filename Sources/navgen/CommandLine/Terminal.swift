import NavCompiler
import NavPlatform

/// The value of a variable of the environment; nil where it is not set, or empty.
func environmentValue(_ name: String) -> String? { Program.variable(name).flatMap { $0.isEmpty ? nil : $0 } }

/// Standard output and standard error, with their settings.
struct Terminal: Sendable {
    /// The value of `--color`.
    var color = "auto"
    var isQuiet = false
    /// Where everything is written instead, for a command that another program runs.
    var transcript: Transcript?
    /// The folder in which the command may read and write; nil if it may anywhere.
    var folder: AssistantFolder?

    func usesColor(_ stream: StandardStream) -> Bool {
        if transcript != nil { return false }
        switch color {
        case "always": return true
        case "never": return false
        default:
            if environmentValue("NO_COLOR") != nil { return false }
            if let value = environmentValue("CLICOLOR_FORCE"), !value.hasPrefix("0") { return true }
            return environmentValue("TERM") != "dumb" && stream.isTerminal
        }
    }

    /// Whether standard output is a screen that can be cleared.
    var canBeCleared: Bool {
        guard let kind = environmentValue("TERM") else { return false }
        return kind != "dumb" && StandardStream.output.isTerminal
    }

    /// Writes text. If the reader has closed its end, nothing is written. Any other failure of
    /// standard output, such as a full disk, ends the run.
    func write(_ text: String, to stream: StandardStream = .output) { write(Array(text.utf8), to: stream) }

    func write(_ bytes: [UInt8], to stream: StandardStream = .output) {
        if let transcript { return transcript.add(bytes) }
        do throws(StandardStream.WriteFailure) {
            try stream.write(bytes)
        } catch {
            guard case .failed(let reason) = error, stream != .error else { return }
            fail("cannot write to standard output: \(reason)")
            Program.exit(ExitStatus.unreadable.rawValue)
        }
    }

    /// Prints a status line to standard error, unless `--quiet` is given.
    func say(_ text: String) {
        if !isQuiet { write(DisplayText.lines(text) + "\n", to: .error) }
    }

    func fail(_ message: String, help: String? = nil) {
        // Both may contain an argument or a file's name, and with it control characters.
        write(DisplayText.lines("navgen: \(message)\n" + (help.map { "        \($0)\n" } ?? "")), to: .error)
    }
}

/// What a command has written to standard output and standard error, in this order.
final class Transcript: @unchecked Sendable {
    // Commands write from one thread.
    private(set) var bytes: [UInt8] = []

    func add(_ more: [UInt8]) { bytes += more }
}
