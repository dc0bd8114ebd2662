import AuditModel
import Foundation
import Loading

/// Shows how fast strings files are read, beside Foundation's `PropertyListSerialization` in the same run.
@main
enum Bench {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    let app = SyntheticApp(keys: arguments.first ?? 10_000, locales: arguments.dropFirst().first ?? 10)
    let files = app.files()
    let lines = files.reduce(0) { $0 + $1.count { $0 == UInt8(ascii: "\n") } }
    print("\(files.count) files, \(files.reduce(0) { $0 + $1.count }) bytes, \(lines) lines")
    let ours = best { files.reduce(0) { $0 + readOurs($1) } }
    let foundation = best { files.reduce(0) { $0 + readFoundation($1) } }
    report("our reader (positions, comments, duplicates)", ours, lines)
    report("PropertyListSerialization", foundation, lines)
    let ratio = (foundation.seconds / ours.seconds * 100).rounded() / 100
    print("our reader is \(ratio) times as fast")
  }

  /// The number of entries and the shortest of five times.
  private static func best(_ work: () -> Int) -> (entries: Int, seconds: Double) {
    let clock = ContinuousClock()
    var result = (entries: 0, seconds: Double.infinity)
    for _ in 0..<5 {
      let duration = clock.measure { result.entries = work() }
      result.seconds = min(result.seconds, duration / .seconds(1))
    }
    return result
  }

  private static func readOurs(_ bytes: [UInt8]) -> Int {
    StringsReader.read(bytes, path: "Localizable.strings", folder: "en", locale: .english).file.entries.count
  }

  private static func readFoundation(_ bytes: [UInt8]) -> Int {
    let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    return (list as? [String: Any])?.count ?? 0
  }

  private static func report(_ name: String, _ result: (entries: Int, seconds: Double), _ lines: Int) {
    let rate = Int(Double(lines) / result.seconds)
    print("\(name): \(result.entries) entries, \(rate) lines/s")
  }
}
