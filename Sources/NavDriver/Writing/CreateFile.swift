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
        return .success(try OutputWriter(folder: folder).makeFolders(for: path))
    } catch {
        return .failure(error)
    }
}

/// Writes a new file; one that is there already stays as it is.
public func createFile(_ path: String, _ text: String) -> Result<Void, FileFailure> {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
        return .failure(errno == EEXIST ? FileFailure(path, "it exists already, and is left as it is") : .system(path))
    }
    do throws(FileFailure) {
        try OutputWriter.writeAll(Array(text.utf8), to: descriptor, path)
    } catch {
        close(descriptor)
        unlink(path)
        return .failure(error)
    }
    return close(descriptor) == 0 ? .success(()) : .failure(.system(path))
}
