import Foundation
import RandomSystems
import TestSupport
import Testing

@testable import Layout

/// What holds of any system, tried on random ones.
struct RandomSystemTests {
  /// The optima that HiGHS found, written by `Scripts/compare-solvers --write`.
  @Test("Each level's sum of deviations is what HiGHS found, and what is required holds")
  func optima() throws {
    let url = Corpus.repository.appendingPathComponent("Tests/LayoutTests/Constraints/Expected/optima.tsv")
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 400)
    for line in lines {
      let cells = line.split(separator: "\t").compactMap { Double($0) }
      let sample = RandomSystem.sample(seed: UInt64(cells[0]))
      let solution = Solution(sample)
      #expect(Self.isEqual(solution.sums, Array(cells.dropFirst())), "system \(sample.name)")
      #expect(solution.worstMiss < 1e-6, "system \(sample.name)")
    }
  }

  @Test("Editing and solving again is solving anew")
  func edits() throws {
    for seed in UInt64(1)...300 {
      let sample = RandomSystem.sample(seed: seed)
      let (system, ids) = (sample.system, sample.editable)
      var (edited, random) = (ConstraintSolver(system), SeededGenerator(seed: seed))
      var changed = sample
      for _ in 0..<6 {
        guard let position = ids.randomElement(using: &random) else { break }
        let constant = Double(Int.random(in: 0...120, using: &random))
        changed.constraints[position].constant = constant
        edited.setConstant(of: system.constraint(at: position), to: constant)
        edited.solve()
        let (again, anew) = (Solution(changed, edited), Solution(changed))
        #expect(Self.isEqual(again.sums, anew.sums), "system \(seed)")
        #expect(again.conflicts == anew.conflicts, "system \(seed)")
      }
    }
  }

  @Test("A range holds the value, its ends are as good as the value, and nothing beyond them is")
  func ranges() throws {
    for seed in UInt64(1)...150 {
      let sample = RandomSystem.sample(seed: seed)
      let solution = Solution(sample)
      guard solution.conflicts.isEmpty else { continue }
      for position in 0..<sample.variables {
        var solver = solution.solver
        let variable = sample.system.variable(at: position)
        let range = solver.range(of: [Term(variable)])
        guard let range else { continue }
        #expect(range.lowerBound - 1e-6...range.upperBound + 1e-6 ~= solution.values[position])
        for (end, step) in [(range.lowerBound, -1.0), (range.upperBound, 1)] where end.isFinite {
          #expect(Self.isEqual(sums(sample, position, pinnedTo: end), solution.sums), "system \(seed)")
          #expect(!Self.isEqual(sums(sample, position, pinnedTo: end + step), solution.sums), "system \(seed)")
        }
      }
    }
  }

  @Test("A mirrored system has the mirrored solution")
  func mirrored() throws {
    for seed in UInt64(1)...200 {
      let (sample, mirror) = (RandomSystem.sample(seed: seed), RandomSystem.sample(seed: seed).mirrored)
      var (solution, mirrored) = (Solution(sample), Solution(mirror))
      guard solution.conflicts.isEmpty else { continue }
      #expect(Self.isEqual(solution.sums, mirrored.sums), "system \(seed)")
      for position in 0..<sample.variables {
        let variable = Term(sample.system.variable(at: position))
        let (range, other) = (solution.solver.range(of: [variable]), mirrored.solver.range(of: [variable]))
        #expect((range == nil) == (other == nil), "system \(seed)")
        if range == nil { #expect(abs(solution.values[position] + mirrored.values[position]) < 1e-6, "system \(seed)") }
      }
    }
  }

  private func sums(_ sample: SampleSystem, _ position: Int, pinnedTo value: Double) -> [Double] {
    var system = sample.system
    system.add([Term(system.variable(at: position))], .equal, value, rank: -1)
    var solver = ConstraintSolver(system)
    solver.solve()
    guard solver.conflicts.isEmpty else { return sample.levels.map { _ in .infinity } }
    return sample.levelSums(of: (0..<sample.variables).map { solver.value(of: system.variable(at: $0)) })
  }

  private static func isEqual(_ one: [Double], _ other: [Double]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) <= 1e-3 * max(1, abs($1) / 100) }
  }
}

/// A solved sample.
private struct Solution {
  var solver: ConstraintSolver
  var values: [Double]
  /// The sums of deviations by level.
  var sums: [Double]
  var conflicts: [Conflict] { solver.conflicts }
  /// How far a required constraint that was not dropped is missed.
  var worstMiss: Double

  init(_ sample: SampleSystem) { self.init(sample, ConstraintSolver(sample.system)) }

  init(_ sample: SampleSystem, _ solver: ConstraintSolver) {
    self.solver = solver
    self.solver.solve()
    values = (0..<sample.variables).map { [solver = self.solver] in
      solver.value(of: sample.system.variable(at: $0))
    }
    let dropped = Set(self.solver.conflicts.map(\.dropped.index))
    sums = sample.without(dropped).levelSums(of: values)
    worstMiss = sample.worstMiss(of: values, without: dropped)
  }
}

extension SampleSystem {
  /// The constraints whose constants are changed: all but required equalities.
  fileprivate var editable: [Int] { constraints.indices.filter { constraints[$0].relation != "=" } }

  /// The system with constraints that ask for nothing in place of those that were dropped.
  fileprivate func without(_ dropped: Set<Int>) -> SampleSystem {
    var copy = self
    for position in dropped {
      copy.constraints[position].hugging = copy.constraints[position].hugging.map { $0 < 1000 ? $0 : 0 }
      copy.constraints[position].resistance = copy.constraints[position].resistance.map { $0 < 1000 ? $0 : 0 }
    }
    return copy
  }

  /// The system with each variable's sign changed.
  fileprivate var mirrored: SampleSystem {
    var copy = self
    for position in copy.constraints.indices {
      for term in copy.constraints[position].terms.indices { copy.constraints[position].terms[term][1].negate() }
    }
    return copy
  }
}
