import Foundation

/// Measures how fast tables are read and audited, Swift sources read, SwiftUI's views laid out, titles fitted and constraints solved, with
/// peers in the same run on the same files.
///
/// Arguments: `--quick` for less of everything, and the names of parts (`audit`, `views`, `sources`, `fitting`, `solving`; default: all).
/// `--sources=FOLDER` reads the Swift files of a folder instead of generated ones.
/// `--systems=FILE` solves the constraint systems of a file instead of the corpus's. `random-systems COUNT` and
/// `solve-systems` do not measure; they print systems and solutions for `Scripts/compare-solvers`.
@main
enum Bench {
  static func main() async throws {
    if CommandLine.arguments.count > 1, try SolutionLines.serve(Array(CommandLine.arguments.dropFirst())) { return }
    let isQuick = CommandLine.arguments.contains("--quick")
    let wanted = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("--") }
    let folder = URL(fileURLWithPath: ".build/bench/\(isQuick ? "quick" : "full")")
    var table = ResultTable()
    // First, before this process has read anything (see Command.peakMemory).
    if wanted.isEmpty || wanted.contains("audit") { try addAudit(to: &table, folder, isQuick: isQuick) }
    if wanted.isEmpty || wanted.contains("views") {
      try await LayingOutViews(of: option("sources"), in: folder, isQuick: isQuick).add(to: &table)
    }
    if wanted.isEmpty || wanted.contains("sources") {
      try await ReadingSources(of: option("sources"), isQuick: isQuick).add(to: &table)
    }
    if wanted.isEmpty || wanted.contains("fitting") { try Fitting(in: folder, isQuick: isQuick).add(to: &table) }
    if wanted.isEmpty || wanted.contains("solving") {
      try await Solving(in: folder, systems: option("systems"), isQuick: isQuick).add(to: &table)
      try addWholeLayout(to: &table, folder)
    }
    print("\n\(table.text)")
  }

  /// The file or folder of an argument such as `--systems=`.
  private static func option(_ word: String) -> URL? {
    let name = "--\(word)="
    let argument = CommandLine.arguments.first { $0.hasPrefix(name) }
    return argument.map { URL(fileURLWithPath: String($0.dropFirst(name.count))) }
  }

  private static func addAudit(to table: inout ResultTable, _ folder: URL, isQuick: Bool) throws {
    let locales = SyntheticApp.allLocales
    let app = SyntheticApp(keys: isQuick ? 1000 : 10_000, locales: isQuick ? Array(locales.prefix(5)) : locales)
    let times = isQuick ? 2 : 5
    let root = folder.appendingPathComponent("app")
    let bytes = try app.write(to: root)
    print(
      "\(app.locales.count) files, \(Double(bytes / 100_000) / 10) MB, \(app.entries) entries: "
        + "\(app.keys) keys in \(app.locales.count) locales")
    if isQuick { print("A quick run: most of the peer's time is its start, so its ratio says little.") }
    let audit = try WholeAudit(root, in: folder, times: times)
    let reading = try Reading(app, in: root, times: times)
    table.add(
      "reading, one thread", ours: reading.ours, "Fitspoken's reader", peer: reading.foundations,
      "PropertyListSerialization", atLeast: 1)
    addPeer(to: &table, audit, app, root, folder)
    table.add("peak memory", memory: audit.memory, "fitspoken audit", below: 300_000_000)
  }

  /// Adds the audit of the corpus app that takes longest, on three devices in all its locales at all content sizes.
  private static func addWholeLayout(to table: inout ResultTable, _ folder: URL) throws {
    guard let corpus = CorpusSystems.folder else { return }
    let apps = try FileManager.default.contentsOfDirectory(atPath: corpus.path).sorted().filter { !$0.contains(".") }
    let times = try apps.map { name in
      let app = corpus.appendingPathComponent(name)
      return (name, try WholeAudit(app, in: folder, times: 1, options: ["--device", "iphone"]).seconds)
    }
    guard let slowest = times.max(by: { $0.1 < $1.1 }) else { return }
    table.add("\(slowest.0), 3 devices, 12 sizes", ours: slowest.1, atMost: 60)
  }

  /// Adds the audit and the toolkit's time, or the reason why the toolkit is missing.
  private static func addPeer(
    to table: inout ResultTable, _ audit: WholeAudit, _ app: SyntheticApp, _ root: URL, _ folder: URL
  ) {
    let what = "reading and all rules"
    do {
      let toolkit = try TranslateToolkit(in: folder.deletingLastPathComponent())
      print("prop2po and pofilter are running; the full app takes them more than a minute")
      let seconds = try toolkit.check(app, at: root)
      table.add(what, ours: audit.seconds, "fitspoken audit", peer: seconds, "prop2po + pofilter", atLeast: 50)
    } catch {
      table.add(what, ours: audit.seconds, "fitspoken audit", because: "no peer")
      print("\(TranslateToolkit.package) could not be used, so there is nothing to compare the audit with: \(error)")
    }
  }
}
