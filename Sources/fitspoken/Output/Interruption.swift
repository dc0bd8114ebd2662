import Foundation
import SystemPackage

/// The path of the file that an interruption removes; a handler of signals may use it as it is.
nonisolated(unsafe) private var temporaryFile: UnsafeMutablePointer<CChar>?

/// An interruption by Ctrl-C, or by a request to end.
enum Interruption {
  /// Makes Ctrl-C end the process with status 130, and removes the temporary file whichever signal ends it.
  ///
  /// A signal that the parent process ignores, as `nohup` does, stays ignored. A merely blocked signal (worker-pool threads
  /// pass that on to processes they start) is unblocked.
  static func prepare() {
    let numbers = [SIGINT, SIGTERM, SIGHUP]
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    for number in numbers where !isIgnored(number) {
      signal(number) { number in
        if let temporaryFile { unlink(temporaryFile) }
        if number == SIGINT { _exit(ExitStatus.interrupted.rawValue) }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  /// Has a file removed if the process is interrupted.
  static func remove(_ file: FilePath) {
    removeNothing()
    temporaryFile = strdup(file.string)
  }

  /// Has nothing removed any longer.
  static func removeNothing() {
    let file = temporaryFile
    temporaryFile = nil
    free(file)
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    let handler = signal(number, SIG_IGN)
    let isIgnored = unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    signal(number, handler)
    return isIgnored
  }
}
