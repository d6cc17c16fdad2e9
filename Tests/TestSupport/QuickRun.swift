import Foundation
import Testing

/// With `NAVGEN_QUICK=1`, tests that start a compiler or a browser, or take long for another reason, are skipped.
///
/// The log reports such tests as cancelled.
public enum QuickRun {
    static let isOn = ProcessInfo.processInfo.environment["NAVGEN_QUICK"] == "1"

    /// Cancels the running test in a quick run, because it starts a program.
    public static func leaveOut(startOf program: String) throws { try leaveOut("starts \(program)") }

    /// Cancels the running test in a quick run, for another reason.
    public static func leaveOut(_ reason: String) throws {
        guard isOn else { return }
        let comment = "\(reason), which NAVGEN_QUICK=1 leaves out"
        #if compiler(>=6.3)
            try Test.cancel("\(comment)")
        #else
            throw SwiftProgram.Failure(description: comment)
        #endif
    }
}
