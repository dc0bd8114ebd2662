import Fixing
import Foundation
import Loading
import SystemPackage

/// A file of the app that is replaced by its fixed form.
struct FileReplacement {
  /// The file.
  var path: FilePath
  /// The path as the user knows it.
  var shown: String

  /// Replaces the file, if it still has the bytes that it was read with.
  ///
  /// Two runs cannot change it at once: the second one finds it locked, or other bytes in it.
  func write(_ bytes: [UInt8], over old: [UInt8]) throws(CommandFailure) {
    let descriptor = path.withPlatformString { Foundation.open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { throw failure("\(Errno(rawValue: errno))") }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw failure("another program has locked it") }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure("\(Errno(rawValue: errno))") }
    // A rename would replace a file that nobody may write to.
    guard status.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH) != 0, access(path.string, W_OK) == 0 else {
      throw failure("it is read-only")
    }
    guard let now = try? FileSystem.contents(path, limit: FixPlanner.sizeLimit), now == old else {
      throw failure("it has changed since it was read; run fix again")
    }
    try ReportFile(path: path.string, content: "fixed file").write(bytes)
  }

  private func failure(_ reason: String) -> CommandFailure { .impossible("\(shown): was not changed: \(reason)") }
}
