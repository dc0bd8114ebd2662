internal import SystemPackage

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The kind of file at a path.
package enum FileKind: String, Sendable { case file, folder, link, other }

/// The system's own functions for files, with paths as bytes.
enum SystemCalls {
  /// The kind of file at a path; links are followed only on request.
  static func kind(_ path: FilePath, followsLinks: Bool) throws(Errno) -> FileKind {
    var status = stat()
    let result = path.withPlatformString { followsLinks ? stat($0, &status) : lstat($0, &status) }
    guard result == 0 else { throw Errno(rawValue: errno) }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  /// The size of a file in bytes and the time of its last change in nanoseconds, as one text.
  static func stamp(of path: FilePath) throws(Errno) -> String {
    var status = stat()
    guard path.withPlatformString({ stat($0, &status) }) == 0 else { throw Errno(rawValue: errno) }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return "\(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }

  /// The absolute path without links.
  static func canonical(_ path: FilePath) throws(Errno) -> FilePath {
    let resolved = path.withPlatformString { realpath($0, nil) }
    guard let resolved else { throw Errno(rawValue: errno) }
    defer { free(resolved) }
    return FilePath(platformString: resolved)
  }

  /// The names in a folder, or those that end with certain letters, sorted by their bytes.
  static func names(
    in folder: FilePath, endingWith suffix: String = ""
  ) throws(Errno) -> [FilePath.Component] {
    guard let stream = folder.withPlatformString({ opendir($0) }) else { throw Errno(rawValue: errno) }
    defer { closedir(stream) }
    var names: [FilePath.Component] = []
    while let entry = readdir(stream) {
      // The name is read in place: the field is longer in memory than its declared type says.
      let offset = MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 0
      let start = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CInterop.PlatformChar.self)
      guard suffix.isEmpty || String(cString: start).hasSuffix(suffix),
        let name = FilePath.Component(platformString: start), name.kind == .regular
      else { continue }
      names.append(name)
    }
    return names.sorted { left, right in
      left.withPlatformString { left in right.withPlatformString { right in strcmp(left, right) < 0 } }
    }
  }

  /// The first bytes of a regular file.
  static func start(of path: FilePath, count: Int) throws -> [UInt8] {
    let descriptor = try FileDescriptor.open(path, .readOnly, options: [.closeOnExec, .nonBlocking])
    return try descriptor.closeAfter {
      try [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
        let raw = UnsafeMutableRawBufferPointer(buffer)
        while length < count {
          let read = try descriptor.read(into: .init(rebasing: raw[length...]))
          if read == 0 { break }
          length += read
        }
      }
    }
  }

  /// The contents of a regular file; nil if it has more than `limit` bytes.
  ///
  /// - Throws: `NotRegularFile` for what became something else since it was found: a pipe is not waited for.
  static func contents(_ path: FilePath, limit: Int) throws -> [UInt8]? {
    let descriptor = try FileDescriptor.open(path, .readOnly, options: [.closeOnExec, .nonBlocking])
    return try descriptor.closeAfter {
      var status = stat()
      guard fstat(descriptor.rawValue, &status) == 0 else { throw Errno(rawValue: errno) }
      guard status.st_mode & S_IFMT == S_IFREG else { throw NotRegularFile() }
      let size = Int(try descriptor.seek(offset: 0, from: .end))
      guard size <= limit else { return nil }
      // The standard library would write to the storage that all empty arrays share.
      guard size > 0 else { return [] }
      return try [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        let raw = UnsafeMutableRawBufferPointer(buffer)
        while count < size {
          let read = try descriptor.read(fromAbsoluteOffset: Int64(count), into: .init(rebasing: raw[count...]))
          if read == 0 { break }
          count += read
        }
      }
    }
  }
}

/// What is read as a file is a folder, pipe or device.
package struct NotRegularFile: Error, CustomStringConvertible {
  /// The message.
  package var description: String { "not a regular file" }
}
