import Foundation
import Testing

/// `NAVGEN_QUICK=1` leaves out what starts a compiler or a browser, or takes long for
/// another reason: the log reports such tests as cancelled.
public enum QuickRun {
    static let isOn = ProcessInfo.processInfo.environment["NAVGEN_QUICK"] == "1"

    /// Ends the running test, if it is one to leave out.
    public static func leaveOut(startOf program: String) throws { try leaveOut("starts \(program)") }

    /// The same of a test that takes long for another reason.
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
