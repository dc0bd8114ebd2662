import Foundation
import Layout
import RandomSystems

/// Reads systems as lines of JSON from standard input, and prints our solutions as lines of JSON.
enum SolutionLines {
  /// The solution of one system.
  struct Solution: Codable {
    /// The system's name.
    var name: String
    /// The values of all variables.
    var values: [Double]
    /// The lowest and highest value of each variable among equally good solutions; nil if there is only one.
    ///
    /// An unbounded end is ±1e300, since JSON has no infinity.
    var ranges: [[Double]?]
    /// The dropped constraints, each with those that it conflicts with.
    var conflicts: [[Int]]
    /// The values after the system's edit.
    var edited: [Double]?
  }

  /// Does what the arguments ask for; returns false if they ask for something else.
  static func serve(_ arguments: [String]) throws -> Bool {
    switch arguments[0] {
    case "random-systems": try printSystems(arguments.count > 1 ? Int(arguments[1]) ?? 1 : 1)
    case "solve-systems": try solveInput()
    default: return false
    }
    return true
  }

  /// Prints random systems for the seeds from 1.
  private static func printSystems(_ count: Int) throws {
    for seed in 1...UInt64(max(count, 1)) { try write(RandomSystem.sample(seed: seed)) }
  }

  /// Solves the systems of standard input.
  private static func solveInput() throws {
    while let line = readLine() {
      try write(solution(of: try JSONDecoder().decode(SampleSystem.self, from: Data(line.utf8))))
    }
  }

  private static func solution(of sample: SampleSystem) throws -> Solution {
    let system = sample.system
    var solver = ConstraintSolver(system)
    solver.solve()
    let variables = (0..<sample.variables).map { system.variable(at: $0) }
    var solution = Solution(
      name: sample.name, values: variables.map { solver.value(of: $0) },
      ranges: variables.map { solver.range(of: [Term($0)]).map { [ended($0.lowerBound), ended($0.upperBound)] } },
      conflicts: solver.conflicts.map { [$0.dropped.index] + $0.against.map(\.index) })
    guard let edit = sample.edit else { return solution }
    solver.setConstant(of: system.constraint(at: edit.constraint), to: edit.constant)
    solver.solve()
    solution.edited = variables.map { solver.value(of: $0) }
    return solution
  }

  private static func ended(_ value: Double) -> Double { max(-1e300, min(value, 1e300)) }

  private static func write(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    FileHandle.standardOutput.write(try encoder.encode(value) + Data("\n".utf8))
  }
}
