import NavSyntax

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Makes the folder in which a file is to be, and those around it.
public func createFolder(of path: String) -> Result<Void, FileFailure> {
    let folder = Paths.folder(of: path)
    guard !folder.isEmpty else { return .success(()) }
    do throws(FileFailure) {
        return .success(try OutputWriter(folder: folder).makeFolders(for: Paths.lastComponent(of: path)))
    } catch {
        return .failure(error)
    }
}

/// Writes a new file, whole or not at all; one that is there already stays as it is.
public func createFile(_ path: String, _ text: String) -> Result<Void, FileFailure> {
    TemporaryFile.removeLeftovers(in: Paths.folder(of: path))
    guard let temporary = TemporaryFile(beside: path, mode: 0o666) else { return .failure(.system(path)) }
    defer { temporary.discard() }
    if let code = temporary.write(Array(text.utf8)) { return .failure(.system(path, code)) }
    switch temporary.become(path) {
    case 0: return .success(())
    case EEXIST: return .failure(exists(path))
    case EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS: return createInPlace(path, text)
    case let code: return .failure(.system(path, code))
    }
}

/// For systems on which a file has only one name.
private func createInPlace(_ path: String, _ text: String) -> Result<Void, FileFailure> {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return .failure(errno == EEXIST ? exists(path) : .system(path)) }
    defer { close(descriptor) }
    guard let code = TemporaryFile.write(Array(text.utf8), to: descriptor) else { return .success(()) }
    unlink(path)
    return .failure(.system(path, code))
}

private func exists(_ path: String) -> FileFailure { FileFailure(path, "it exists already, and is left as it is") }
