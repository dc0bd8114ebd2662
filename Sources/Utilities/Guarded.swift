#if SANITIZE_THREAD
  import Foundation

  /// A value that one thread at a time reads or changes, behind a lock that ThreadSanitizer knows.
  ///
  /// On Linux it does not see the standard library's mutex, which waits in the kernel without the C library, and takes all that the
  /// mutex guards for races (`make sanitize`).
  package final class Guarded<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private nonisolated(unsafe) var value: Value

    /// Guards a value.
    package init(_ value: consuming sending Value) { self.value = value }

    /// Reads or changes the value while no other thread does.
    package func withLock<Result, Failure: Error>(
      _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
      lock.lock()
      defer { lock.unlock() }
      return try body(&value)
    }
  }
#else
  package import Synchronization

  /// A value that one thread at a time reads or changes.
  package typealias Guarded = Mutex
#endif
