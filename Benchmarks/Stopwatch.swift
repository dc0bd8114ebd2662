/// Takes the time of work.
enum Stopwatch {
  /// The shortest of several times, in seconds.
  static func best(of times: Int, _ work: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    var shortest = Double.infinity
    for _ in 0..<times { shortest = min(shortest, try clock.measure(work) / .seconds(1)) }
    return shortest
  }
}
