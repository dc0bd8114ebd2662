import Foundation
import SystemPackage

/// A report file that is being written; one that is given up leaves nothing behind.
struct ReportDraft: ~Copyable {
  private let failure: (Errno) -> CommandFailure
  private let target: FilePath
  /// The file that replaces the target in the end; nil if the target itself is written to.
  private let temporary: FilePath?
  private let descriptor: FileDescriptor
  private var isOpen = true

  /// A temporary file beside the target, which it replaces.
  ///
  /// - Parameter failure: What to say when it could not be written.
  init(
    replacing target: FilePath, permissions: mode_t?, failure: @escaping (Errno) -> CommandFailure
  ) throws(Errno) {
    // Of a fixed length, since the file's own name may be as long as names can be.
    let name = ".fitspoken-\(getpid())-\(UInt32.random(in: 0 ... .max)).tmp"
    let temporary = target.removingLastComponent().appending(name)
    Interruption.remove(temporary)
    do throws(Errno) { descriptor = try Self.open(temporary, O_WRONLY | O_CREAT | O_EXCL) } catch {
      Interruption.removeNothing()
      throw error
    }
    if let permissions { fchmod(descriptor.rawValue, permissions) }
    (self.target, self.temporary, self.failure) = (target, temporary, failure)
  }

  /// A device or a pipe.
  init(into target: FilePath, failure: @escaping (Errno) -> CommandFailure) throws(Errno) {
    descriptor = try Self.open(target, O_WRONLY)
    (self.target, temporary, self.failure) = (target, nil, failure)
  }

  deinit {
    if isOpen { close(descriptor.rawValue) }
    guard let temporary else { return }
    // Once it has replaced the target, the temporary name no longer exists.
    unlink(temporary.string)
    Interruption.removeNothing()
  }

  /// Appends bytes.
  func write(_ bytes: [UInt8]) throws(CommandFailure) {
    do throws(Errno) { try descriptor.writeCompletely(bytes) } catch { throw failure(error) }
  }

  /// Closes the file, which may fail, too, and puts it in its place.
  mutating func finish() throws(CommandFailure) {
    isOpen = false
    guard close(descriptor.rawValue) == 0, temporary.map({ rename($0.string, target.string) }) ?? 0 == 0 else {
      throw failure(Errno(rawValue: errno))
    }
  }

  private static func open(_ path: FilePath, _ flags: Int32) throws(Errno) -> FileDescriptor {
    let number = path.withPlatformString { Foundation.open($0, flags | O_CLOEXEC, 0o666) }
    guard number >= 0 else { throw Errno(rawValue: errno) }
    return FileDescriptor(rawValue: number)
  }
}
