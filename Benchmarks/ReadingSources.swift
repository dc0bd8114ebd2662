import AuditModel
import Foundation
import SwiftParser
import SwiftSource
import Utilities

/// Swift sources read as a project, all views with what other files give them, beside swift-syntax parsing the same files; both with
/// all processors.
struct ReadingSources {
  private let sources: [SourceFile]
  private let times: Int
  private let jobs = ProcessInfo.processInfo.activeProcessorCount

  /// The Swift files of a folder; without one 4,000 generated files, in a quick run 400.
  init(of folder: URL?, isQuick: Bool) throws {
    sources = try folder.map(Self.files) ?? SyntheticSources(count: isQuick ? 400 : 4_000).files
    times = isQuick ? 2 : 3
  }

  private static func files(in folder: URL) throws -> [SourceFile] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      SourceFile(path: name, bytes: [UInt8](try Data(contentsOf: folder.appendingPathComponent(name))))
    }
  }

  /// Adds both times.
  func add(to table: inout ResultTable) async throws {
    let bytes = sources.reduce(0) { $0 + $1.bytes.count }
    print("\(sources.count) Swift files, \(Double(bytes / 100_000) / 10) MB")
    var screens = 0
    let ours = await best {
      let readings = await SwiftUIReader().read(sources, completing: [], jobs: jobs)
      screens = readings.files.count { !$0.trees.isEmpty }
    }
    let parser = await best { _ = await concurrentMap(sources, workers: jobs) { Parser.parse(source: $0.text) } }
    guard screens > 0 else { throw Command.Failure(description: "no views were read") }
    table.add(
      "\(sources.count) Swift files", ours: ours, "Fitspoken's reader", base: parser, "swift-syntax alone", atMost: 1.5)
  }

  private func best(_ work: () async -> Void) async -> Double {
    let clock = ContinuousClock()
    var shortest = Double.infinity
    for _ in 0..<times { shortest = min(shortest, await clock.measure(work) / .seconds(1)) }
    return shortest
  }
}

extension SourceFile {
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
