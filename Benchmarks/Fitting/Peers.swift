import Foundation

/// The C programs that `make bench` builds (Peers), each run once with several rounds.
struct Peers {
  /// Pango's result.
  struct Pango {
    /// The shortest time in seconds.
    var seconds: Double
    /// Whether each title is shown completely in each box, in the grid's order.
    var verdicts: [Bool]
  }

  /// HarfBuzz's result.
  struct HarfBuzz {
    /// The shortest time in seconds.
    var seconds: Double
    /// The first round's time in seconds, in which fonts were read.
    var firstSeconds: Double
  }

  /// The folder for their output.
  var folder: URL
  /// The number of rounds.
  var times: Int

  /// Fits the titles of a table.
  func fitWithPango(_ table: URL) throws -> Pango {
    let verdicts = folder.appendingPathComponent("pango.verdicts")
    let numbers = try run("fit-with-pango", [table.path, "\(times)", verdicts.path])
    let found = [UInt8](try Data(contentsOf: verdicts))
    guard numbers.count == 2, Int(numbers[1]) == found.count else {
      throw Command.Failure(description: "fit-with-pango printed what it should not: \(numbers)")
    }
    return Pango(seconds: numbers[0], verdicts: found.map { $0 == UInt8(ascii: "+") })
  }

  /// Shapes the titles of a table.
  func shapeWithHarfBuzz(_ table: URL) throws -> HarfBuzz {
    let numbers = try run("shape-with-harfbuzz", [table.path, "\(times)"])
    guard numbers.count == 4 else {
      throw Command.Failure(description: "shape-with-harfbuzz printed what it should not: \(numbers)")
    }
    return HarfBuzz(seconds: numbers[0], firstSeconds: numbers[1])
  }

  private func run(_ name: String, _ arguments: [String]) throws -> [Double] {
    let program = URL(fileURLWithPath: ".build/bench/\(name)")
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw Command.Failure(description: "\(program.relativePath) is not built; `make bench` builds it")
    }
    let output = folder.appendingPathComponent("\(name).out")
    try Command(program: program, arguments: arguments).run(output: output, in: folder)
    return try String(contentsOf: output, encoding: .utf8).split { $0 == " " || $0 == "\n" }.compactMap { Double($0) }
  }
}
