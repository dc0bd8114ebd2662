import Foundation

/// Measures times.
enum Stopwatch {
  /// The shortest of several times, in seconds.
  static func best(of times: Int, _ work: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    var shortest = Double.infinity
    for _ in 0..<times { shortest = min(shortest, try clock.measure(work) / .seconds(1)) }
    return shortest
  }

  /// The shortest of several processor times of this thread, in seconds, which other programs do not affect.
  static func bestOnThread(of times: Int, _ work: () throws -> Void) rethrows -> Double {
    var shortest = Double.infinity
    for _ in 0..<times {
      let start = threadSeconds
      try work()
      shortest = min(shortest, threadSeconds - start)
    }
    return shortest
  }

  private static var threadSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
