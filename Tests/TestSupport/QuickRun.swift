import Foundation
import Testing

/// `NAVGEN_QUICK=1` leaves out what starts a compiler or a browser: the log reports such tests as cancelled.
public enum QuickRun {
    private static let isOn = ProcessInfo.processInfo.environment["NAVGEN_QUICK"] == "1"

    /// Ends the running test, if it is one to leave out.
    public static func leaveOut(startOf program: String) throws {
        guard isOn else { return }
        let comment = "starts \(program), which NAVGEN_QUICK=1 leaves out"
        #if compiler(>=6.3)
            try Test.cancel("\(comment)")
        #else
            throw SwiftProgram.Failure(description: comment)
        #endif
    }
}
