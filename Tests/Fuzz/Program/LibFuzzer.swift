#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// The functions that libFuzzer calls. The program contains all targets; its name selects one.
private enum Chosen {
    nonisolated(unsafe) static var target = FuzzTarget.tree
}

@_cdecl("LLVMFuzzerInitialize")
public func initialize(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>
) -> Int32 {
    let words = (0..<Int(count.pointee)).map { arguments.pointee[$0].map { String(cString: $0) } ?? "" }
    let name = String(words[0].split(separator: "/").last ?? "")
    if name == "seeds" {
        Seeds.write(to: words.count > 1 ? words[1] : ".", graphs: Array(words.dropFirst(2)))
        // Don't check for leaks while values are still in use.
        _exit(0)
    }
    guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
        say("\(name) is none of \(FuzzTarget.all.map(\.name).joined(separator: ", "))")
        exit(2)
    }
    Chosen.target = target
    if words.dropFirst().first == "--longest" {
        print(target.maxLength)
        fflush(nil)
        _exit(0)
    }
    return 0
}

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let input = Array(UnsafeBufferPointer(start: data, count: count))
    guard input.count <= Chosen.target.maxLength else { return -1 }
    do throws(PropertyViolation) {
        return try Chosen.target.run(input) ? 0 : -1
    } catch {
        say("violated property: \(error)")
        abort()
    }
}

/// Suppresses false reports of LeakSanitizer, by a function on the stack of the allocation.
///
/// A global exists until the process ends. If it contains an indirect enum, Swift stores the case
/// in unused bits of the pointer, so that LeakSanitizer does not recognize the pointer.
private let suppressions: StaticString = """
    leak:swift::threading_impl::once_slow
    """

@_cdecl("__lsan_default_suppressions")
public func leakSuppressions() -> UnsafePointer<UInt8> { suppressions.utf8Start }

/// The suppressed function may be deep on the stack.
private let options: StaticString = "malloc_context_size=100"

@_cdecl("__asan_default_options")
public func addressOptions() -> UnsafePointer<UInt8> { options.utf8Start }

/// libFuzzer's own mutations, which use the dictionary and the operands of comparisons.
@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>, _ count: Int, _ most: Int) -> Int

@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(_ data: UnsafeMutablePointer<UInt8>, _ count: Int, _ most: Int, _ seed: UInt32) -> Int {
    guard Chosen.target.isGraph, seed % 2 == 0 else { return mutateBytes(data, count, most) }
    var mutator = TreeMutator(seed: UInt64(seed))
    let input = Array(UnsafeBufferPointer(start: data, count: count))
    guard let changed = mutator.changed(input), changed.count <= most else { return mutateBytes(data, count, most) }
    for (place, byte) in changed.enumerated() { data[place] = byte }
    return changed.count
}

/// Writes a line to standard error, like libFuzzer.
private func say(_ text: String) {
    let line = Array((text + "\n").utf8)
    line.withUnsafeBytes { _ = write(2, $0.baseAddress, $0.count) }
}
