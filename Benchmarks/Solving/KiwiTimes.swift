import Foundation
import RandomSystems

/// The times of kiwi, in a program that `make bench` builds (Peers).
struct KiwiTimes {
  /// One system's times in seconds, and its values.
  struct Line {
    var first: Double
    var again: Double
    var values: [Double]
  }

  /// One line for each system; nil if kiwi failed.
  let lines: [Line?]

  init(_ samples: [SampleSystem], _ ours: [SystemTimes], in folder: URL, times: Int) throws {
    let program = URL(fileURLWithPath: ".build/bench/solve-with-kiwi")
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw Command.Failure(description: "\(program.relativePath) is not built; `make bench` builds it")
    }
    let (table, output) = (folder.appendingPathComponent("systems.txt"), folder.appendingPathComponent("kiwi.out"))
    // Kiwi cannot solve conflicting constraints.
    let solvable = zip(samples, ours).map { $1.hasConflicts ? nil : $0 }
    let text = solvable.compactMap { $0.map(Self.line) }.joined(separator: "\n")
    try Data((text + "\n").utf8).write(to: table)
    try Command(program: program, arguments: [table.path, "\(times)"]).run(output: output, in: folder)
    var found = try String(contentsOf: output, encoding: .utf8).split(separator: "\n").map(Self.parsed)[...]
    lines = solvable.map { $0 == nil ? nil : found.popFirst() ?? nil }
  }

  private static func parsed(_ line: Substring) -> Line? {
    let numbers = line.split(separator: " ").compactMap { Double($0) }
    guard numbers.count >= 2 else { return nil }
    return Line(first: numbers[0], again: numbers[1], values: Array(numbers.dropFirst(2)))
  }

  /// A system in the program's format; a preference is two inequalities.
  private static func line(of sample: SampleSystem) -> String {
    let levels = sample.levels
    var constraints: [String] = []
    var edited = 0..<0
    for (place, constraint) in sample.constraints.enumerated() {
      let start = constraints.count
      for (sign, priority) in constraint.sides where priority > 0 {
        let level = levels.firstIndex(of: priority) ?? -1
        let terms = constraint.terms.map { "\(Int($0[0])) \($0[1])" }
        constraints.append(
          ([sign, "\(level)", "\(constraint.constant)", "\(constraint.terms.count)"] + terms).joined(separator: " "))
      }
      if place == sample.edit?.constraint { edited = start..<constraints.count }
    }
    let head = [sample.variables, levels.count, constraints.count, edited.lowerBound, edited.upperBound].map(
      String.init)
    return (head + ["\(sample.edit?.constant ?? 0)"] + constraints).joined(separator: " ")
  }
}
