import Foundation
import Layout
import RandomSystems

/// Constraint systems, solved from scratch and again after one content size has changed: our solver against kiwi.
struct Solving {
  /// The maximum times for a screen of the corpus, from scratch and after one text, in seconds.
  private static let limits = (first: 0.1e-3, again: 0.03e-3)

  private let samples: [SampleSystem]
  private let origin: String
  private let folder: URL
  private let times: Int

  /// A bench of the systems in a file of JSON lines, else of real apps' screens, else of generated ones.
  init(in folder: URL, systems file: URL?, isQuick: Bool) async throws {
    let real = file == nil ? try await CorpusSystems.samples() : []
    if let file {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      samples = try lines.map { try JSONDecoder().decode(SampleSystem.self, from: Data($0.utf8)) }
      origin = file.lastPathComponent
    } else if real.isEmpty {
      samples = (1...(isQuick ? 50 : 500)).map { RandomScreen.sample(seed: $0) }
      origin = "made-up screens"
    } else {
      samples = real
      origin = "screens of the corpus"
    }
    self.folder = folder
    times = isQuick ? 5 : 20
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Measures and adds the results to a table.
  func add(to table: inout ResultTable) throws {
    let all = samples.map { SystemTimes($0, times: times) }
    describe(all)
    do {
      let peer = try KiwiTimes(samples, all, in: folder, times: times)
      let pairs = zip(all, peer.lines).compactMap { ours, theirs in theirs.map { (ours: ours, theirs: $0) } }
      compare(pairs, of: all.count)
      table.add(
        "solving a screen, median", ours: median(pairs.map(\.ours.first)), "Fitspoken's solver",
        peer: median(pairs.map(\.theirs.first)), "kiwi", atLeast: 1)
      let edited = pairs.filter { $0.ours.again != nil }
      table.add(
        "after one text, median", ours: median(edited.compactMap(\.ours.again)), "Fitspoken's solver",
        peer: median(edited.map(\.theirs.again)), "kiwi, edit variable", atLeast: 1)
      table.add("solving a screen, median", ours: median(all.map(\.first)), atMost: Self.limits.first)
      table.add("after one text, median", ours: median(all.compactMap(\.again)), atMost: Self.limits.again)
    } catch {
      table.add("solving a screen, median", ours: median(all.map(\.first)), "Fitspoken's solver", because: "no peer")
      print("There is nothing to compare the solving with: \(error)")
    }
  }

  private func describe(_ all: [SystemTimes]) {
    let count = { (values: [Int]) in "\(Int(median(values.map(Double.init))))" }
    print(
      "\(samples.count) systems of \(origin); medians: \(count(samples.map(\.variables))) variables, "
        + "\(count(samples.map(\.constraints.count))) constraints; conflicts in \(all.count { $0.hasConflicts })")
    let slowest = { (times: [Double]) in String(format: "%.1f µs", (times.max() ?? 0) * 1e6) }
    print("slowest: \(slowest(all.map(\.first))) from nothing, \(slowest(all.compactMap(\.again))) after one text")
  }

  /// Prints how often both found equally good solutions, which shows that both did the same work.
  private func compare(_ pairs: [(ours: SystemTimes, theirs: KiwiTimes.Line)], of count: Int) {
    let equal = pairs.count { SystemTimes.isEqual($0.ours.sums, $0.ours.sums(of: $0.theirs.values)) }
    print("kiwi solved \(pairs.count) of \(count); equally good at every level: \(equal) of \(pairs.count)")
    let total = { (times: [Double]) in times.reduce(0, +) }
    print(
      String(
        format: "all together: Fitspoken %.2f ms, kiwi %.2f ms", total(pairs.map(\.ours.first)) * 1000,
        total(pairs.map(\.theirs.first)) * 1000))
  }

  private func median(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.sorted()[values.count / 2]
  }
}
