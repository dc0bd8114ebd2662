import AuditModel
import Foundation
import Loading

/// Reading alone, on one thread: our reader, with positions, comments and duplicates, against Foundation's.
struct Reading {
  /// Our shortest time, in seconds.
  var ours: Double
  /// Foundation's shortest time, in seconds.
  var foundations: Double

  /// Reads the tables of an app several times.
  init(_ app: SyntheticApp, in folder: URL, times: Int) throws {
    let files = try app.locales.map { [UInt8](try Data(contentsOf: app.file(of: $0, in: folder))) }
    var counts: [Int] = [0, 0]
    ours = Stopwatch.best(of: times) { counts[0] = files.reduce(0) { $0 + Self.readOurs($1) } }
    let data = files.map { Data($0) }
    foundations = Stopwatch.best(of: times) { counts[1] = data.reduce(0) { $0 + Self.readFoundations($1) } }
    guard counts == [app.entries, app.entries] else {
      throw Command.Failure(description: "\(counts[0]) and \(counts[1]) entries were read of \(app.entries)")
    }
  }

  private static func readOurs(_ bytes: [UInt8]) -> Int {
    StringsReader.read(bytes, path: "Localizable.strings", folder: "en", locale: .english).file.entries.count
  }

  private static func readFoundations(_ data: Data) -> Int {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return (list as? [String: Any])?.count ?? 0
  }
}
