/// The web files of the page. Their sources are in `Web`; the build makes `WebFiles+Texts.swift`, which has them as
/// strings. The scripts are in the order of `scripts.txt`: each one comes after those that it uses while it is loaded.
enum WebFiles {
    /// The contents of the page's script element. A served page has one script in addition, after the others.
    static func script(isLive: Bool) -> String {
        let texts = scripts.map(\.text) + (isLive ? [liveScript] : [])
        return scriptStart + texts.joined(separator: "\n") + scriptEnd
    }
}
