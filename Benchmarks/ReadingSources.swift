import AuditModel
import Foundation
import SwiftParser
import SwiftSource
import Utilities

/// Swift sources read as a project, all views with what other files give them, beside swift-syntax parsing the same files; both with
/// all processors.
struct ReadingSources {
  private let sources: [SourceFile]
  /// As many sources, with a sixth of all controls made in code, as in public apps; nil for the files of a folder.
  private let sourcesWithCode: [SourceFile]?
  private let times: Int
  private let jobs = ProcessInfo.processInfo.activeProcessorCount

  /// The Swift files of a folder; without one 4,000 generated files, in a quick run 400.
  init(of folder: URL?, isQuick: Bool) throws {
    let count = isQuick ? 400 : 4_000
    sources = try folder.map(Self.files) ?? SyntheticSources(count: count).files
    sourcesWithCode = folder == nil ? SyntheticSources(count: count, filesPerController: 24).files : nil
    times = isQuick ? 2 : 3
  }

  private static func files(in folder: URL) throws -> [SourceFile] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      SourceFile(path: name, bytes: [UInt8](try Data(contentsOf: folder.appendingPathComponent(name))))
    }
  }

  /// Adds the times.
  func add(to table: inout ResultTable) async throws {
    try await describe(sources)
    var works = [
      reading(sources), { _ = await concurrentMap(sources, workers: jobs) { Parser.parse(source: $0.text) } },
    ]
    if let sourcesWithCode {
      try await describe(sourcesWithCode)
      works.append(reading(sourcesWithCode))
    }
    let seconds = await shortest(of: works)
    table.add(
      "\(sources.count) Swift files", ours: seconds[0], "Fitspoken's reader", base: seconds[1], "swift-syntax alone",
      atMost: 1.5)
    guard seconds.count > 2 else { return }
    table.add(
      "\(sources.count) Swift files", ours: seconds[2], "of SwiftUI and UIKit", base: seconds[0], "of SwiftUI alone",
      atMost: 1.5)
  }

  private func reading(_ sources: [SourceFile]) -> () async -> Void {
    { _ = await SwiftUIReader().read(sources, completing: [], jobs: jobs) }
  }

  /// Prints what files are read.
  private func describe(_ sources: [SourceFile]) async throws {
    let bytes = sources.reduce(0) { $0 + $1.bytes.count }
    let readings = await SwiftUIReader().read(sources, completing: [], jobs: jobs)
    let screens = readings.files.count { !$0.trees.isEmpty }
    guard screens > 0 else { throw Command.Failure(description: "no views were read") }
    print("\(sources.count) Swift files, \(Double(bytes / 100_000) / 10) MB, \(screens) of them with views")
  }

  /// The shortest time of each work, in seconds; they take turns, so that other work on the machine slows all of them.
  private func shortest(of works: [() async -> Void]) async -> [Double] {
    let clock = ContinuousClock()
    var shortest = works.map { _ in Double.infinity }
    for _ in 0..<times {
      for (index, work) in works.enumerated() {
        shortest[index] = min(shortest[index], await clock.measure(work) / .seconds(1))
      }
    }
    return shortest
  }
}

extension SourceFile {
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
