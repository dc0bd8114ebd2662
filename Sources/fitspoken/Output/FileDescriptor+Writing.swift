import Foundation
import SystemPackage

extension FileDescriptor {
  /// Writes all bytes; waits while a pipe that does not block is full, such as programs on Node.js hand on.
  func writeCompletely(_ bytes: [UInt8]) throws(Errno) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Foundation.write(rawValue, $0.baseAddress, $0.count) }
      if count > 0 {
        written += count
      } else {
        try waitForRoom(after: count == 0 ? .ioError : Errno(rawValue: errno))
      }
    }
  }

  /// Waits until more can be written; throws what keeps it from being written at all.
  private func waitForRoom(after error: Errno) throws(Errno) {
    guard error == .wouldBlock || error == .interrupted else { throw error }
    var request = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
    if error == .wouldBlock { poll(&request, 1, -1) }
  }
}

/// Standard streams that are closed when the process starts.
enum ClosedStreams {
  /// Occupies their numbers, which the next opened file would get, by files on which reading or writing fails.
  static func occupy() {
    for (stream, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
    where fcntl(stream, F_GETFD) == -1 {
      // The lowest free number is used, and all below are taken.
      _ = open("/dev/null", mode)
    }
  }
}
